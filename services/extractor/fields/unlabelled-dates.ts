import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import type { LabelIndex } from './labelled-values.ts';
import { titlesOn } from './title-number.ts';

/** Such a date is never taken without a look. */
const weight = 0.6;
/** What the date of a letter is worth, in this upper part of its first page. */
const letterWeight = 0.84;
const letterDepth = 0.4;
const placeAndDate = /^(\p{Lu}[\p{L} .'’()-]{2,30}),\s+(?:den|dnia|le|il|a|em|d\.)?\s*(\S*\d.*)$/u;
const clockTime = /,?\s+\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?(?:h|Uhr|[ap]\.?m\.?))?$/i;
/** Share of a text that must be the date: dates in sentences say something else. */
const mostOfText = 0.8;

/**
 * Dates and windows of the first page's head that stand at no label that we know, for example at `In our yard`. What
 * they are can only be guessed from the other dates.
 */
export function findUnlabelledDates(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
  rule: DateRule,
): Candidate<ReadDelivery>[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  return linesAbove(sheet, inTables).flatMap((line) =>
    line.segments.flatMap((segment) => (isKnown(segment, index) ? [] : dateOf(sheet, segment, rule))),
  );
}

/**
 * The date of a letter, printed with its place as `Leeds, 16 March 2026` or `Poznań, dnia 16.03.2026`, and dates in the
 * title of the document.
 */
export function findLetterDates(sheets: readonly Sheet[], rule: DateRule): Candidate[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const titles = sheet.source === 'plain' ? [] : titlesOn(sheet);
  const top = sheet.lines.filter(({ box }) => box[1] < letterDepth * sheet.height);
  return top.flatMap((line) =>
    line.segments.flatMap((segment): Candidate[] => {
      const [, place, date] = placeAndDate.exec(segment.text) ?? [];
      const isPlace = place !== undefined && !dateWords.weekdays.has(foldWord(place));
      const written = isPlace ? date! : titles.includes(segment) ? segment.text : null;
      const read = written === null ? null : readDate(written, rule.order, dateWords);
      if (!read || (read.ambiguous && rule.source === 'locale')) return [];
      return [
        {
          ...placeOf(sheet, segment.words),
          value: read.iso,
          score: letterWeight * characterConfidence(segment.words),
          because: 'the date of the letter',
        },
      ];
    }),
  );
}

/** The lines above the first table; all of them on a page without one. */
export function linesAbove(sheet: Sheet, inTables: ReadonlySet<Line>): Line[] {
  const first = sheet.lines.findIndex((line) => inTables.has(line));
  return first < 0 ? sheet.lines : sheet.lines.slice(0, first);
}

function isKnown(segment: Segment, { values, labelled }: LabelIndex): boolean {
  return values.has(segment) || labelled.has(segment);
}

function dateOf(sheet: Sheet, segment: Segment, rule: DateRule): Candidate<ReadDelivery>[] {
  const text = segment.text
    .replace(/^\p{L}[\p{L} .]{1,24}:\s*/u, '')
    .replace(clockTime, '')
    .replace(/^(\p{L}{2,14})\.?,?\s+(?=\d)/u, (found, word) =>
      dateWords.weekdays.has(foldWord(word)) ? '' : found,
    );
  const read = readDelivery(text, rule.order, dateWords, null);
  if (!read || read.asap || read.text.length < mostOfText * text.length) return [];
  return [
    {
      ...placeOf(sheet, segment.words),
      value: read,
      score: weight * characterConfidence(segment.words),
      because: 'a date without a label that we know',
    },
  ];
}
