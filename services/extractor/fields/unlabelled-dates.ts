import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import type { LabelIndex } from './labelled-values.ts';

/** Such a date is never taken without a look. */
const weight = 0.6;
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

/** The lines above the first table; all of them on a page without one. */
export function linesAbove(sheet: Sheet, inTables: ReadonlySet<Line>): Line[] {
  const first = sheet.lines.findIndex((line) => inTables.has(line));
  return first < 0 ? sheet.lines : sheet.lines.slice(0, first);
}

function isKnown(segment: Segment, { values, labelled }: LabelIndex): boolean {
  return values.has(segment) || labelled.has(segment);
}

function dateOf(sheet: Sheet, segment: Segment, rule: DateRule): Candidate<ReadDelivery>[] {
  const text = segment.text.replace(/^\p{L}[\p{L} .]{1,24}:\s*/u, '');
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
