import type { Segment } from '../../layout/sheet.ts';
import { isLabelled } from '../reading/details.ts';
import type { PrintedRecord } from './find-records.ts';

/** Texts of one column begin this near to each other, points. */
const flush = 4;

/**
 * What the records say in words, line by line: of the texts that are no `values` those of the column in which most
 * letters stand, up to a text with a label.
 */
export function textsIn(records: readonly PrintedRecord[], values: ReadonlySet<Segment | null>): Segment[][] {
  const others = records.map(({ lines }) =>
    lines.flatMap(({ segments }) => segments.filter((segment) => !values.has(segment))),
  );
  const left = leftOfTexts(others.flat());
  return others.map((own) => {
    const flushed = own.filter(({ box }) => Math.abs(box[0] - left) < flush);
    const end = flushed.findIndex(({ text }) => isLabelled(text));
    return end < 0 ? flushed : flushed.slice(0, end);
  });
}

/** Where the texts with the most letters begin. */
function leftOfTexts(segments: readonly Segment[]): number {
  const told = segments.filter(({ text }) => /\p{L}{3,}/u.test(text) && !isLabelled(text));
  const letters = (left: number) =>
    told.filter(({ box }) => Math.abs(box[0] - left) < flush).reduce((sum, { text }) => sum + text.length, 0);
  return told
    .map(({ box }) => box[0])
    .reduce((best, left) => (letters(left) > letters(best) ? left : best), Number.NaN);
}
