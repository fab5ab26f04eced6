import type { Box, ReadFile, Word } from '@orderloom/pages/page.ts';
import type { Candidate, Chosen, Draft, DraftParty, Place } from '../draft.ts';
import type { Label } from '../fields/labels.ts';
import { readParty } from '../fields/party.ts';
import type { PartyBlock } from '../fields/party-block.ts';
import { placeOf, type Sheet, sheetsOf } from '../layout/sheet.ts';
import type { Choice, Trace } from '../trace.ts';
import { explainTables } from './explain-tables.ts';
import type { ExplainedChoice, ExplainedPage, Explanation } from './explanation.ts';

/** The pages of `files` as the engine laid them out, and how it came to `draft`; without pictures. */
export function explainTrace(trace: Trace, files: readonly ReadFile[], draft: Draft): Explanation {
  return {
    draft,
    pages: files.flatMap((file) => sidesIn(file, trace)).map((sides) => explainPage(sides, trace, files)),
    tables: explainTables(trace, draft.rows),
    choices: trace.choices.filter(({ ranked }) => ranked.length > 0).map(explainChoice),
  };
}

/** Each page with the sides that it was laid out in; those of a file whose order was taken from its data were not. */
function sidesIn(file: ReadFile, { sheets }: Trace): Sheet[][] {
  const seen = sheets.filter((sheet) => sheet.file === file.name);
  const pages = new Map<number, Sheet[]>();
  for (const sheet of seen.length > 0 ? seen : sheetsOf([file]))
    pages.set(sheet.page, [...(pages.get(sheet.page) ?? []), sheet]);
  return [...pages.values()];
}

function explainPage(sides: readonly Sheet[], trace: Trace, files: readonly ReadFile[]): ExplainedPage {
  const sheet = sides[0]!;
  const { file, page, width, height, source } = sheet;
  const lines = sides.flatMap((side) => side.lines);
  const read = files.find(({ name }) => name === file)!.pages.find(({ number }) => number === page)!;
  const boxOf = (words: readonly Word[]): Box => placeOf(sheet, words).box;
  return {
    file,
    page,
    width,
    height,
    source,
    words: read.words.map(({ text, box, confidence }) => ({ text, box, confidence })),
    lines: lines.map((line) => boxOf(line.words)),
    segments: lines.flatMap((line) => line.segments.map((segment) => boxOf(segment.words))),
    rules: sheet.rules.map((rule) => rule.box),
    blocks: trace.blocks.filter((block) => sides.includes(block.sheet)).map(explainBlock),
    labels: trace.labels.filter((label) => sides.includes(label.sheet)).map(explainLabel),
    picture: null,
  };
}

function explainBlock(block: PartyBlock): ExplainedPage['blocks'][number] {
  const party = readParty(block);
  const words = block.segments.flatMap((segment) => segment.words);
  return {
    role: block.role,
    box: placeOf(block.sheet, words).box,
    reading: (Object.entries(party) as [keyof DraftParty, Chosen | null][]).flatMap(([part, chosen]) =>
      chosen ? [`${part}: ${chosen.value}`] : [],
    ),
  };
}

function explainLabel({ meanings, sheet, segment, text, restWords }: Label): ExplainedPage['labels'][number] {
  const own = segment.words.filter((word) => !restWords.includes(word));
  return {
    kinds: meanings.map((meaning) => meaning.kind),
    text,
    box: placeOf(sheet, own.length > 0 ? own : segment.words).box,
    valueBox: restWords.length > 0 ? placeOf(sheet, restWords).box : null,
  };
}

function explainChoice({ path, candidates, ranked }: Choice): ExplainedChoice {
  const supports = (place: Place) => (candidate: Candidate<unknown>) =>
    candidate.file === place.file && candidate.page === place.page && candidate.box === place.box;
  return {
    path,
    options: ranked.map(({ value, confidence, places }) => ({
      value: String(value),
      confidence,
      support: places.flatMap((place) => {
        const candidate = candidates.find(supports(place));
        return candidate ? [{ score: candidate.score, because: candidate.because, place }] : [];
      }),
    })),
  };
}
