import { boxAround, overlapX } from '../../layout/boxes.ts';
import type { Segment } from '../../layout/sheet.ts';
import { isConditionLine } from '../reading/condition-lines.ts';
import { isLabelled } from '../reading/details.ts';
import type { PrintedRecord } from './find-records.ts';

/** Texts of one column begin this near to each other, points. */
const flush = 4;

/**
 * What the records say in words, line by line: of the texts that are no `values` those of the column in which most
 * letters stand, up to a text with a label or of a condition.
 */
export function textsIn(records: readonly PrintedRecord[], values: ReadonlySet<Segment | null>): Segment[][] {
  const others = records.map(({ lines }) =>
    lines.flatMap(({ segments }) => segments.filter((segment) => !values.has(segment))),
  );
  const conditions = new Set(
    records.flatMap(({ lines }) => lines.filter(isConditionLine).flatMap(({ segments }) => segments)),
  );
  const left = leftOfTexts(others.flat());
  const isFlush = ({ box }: Segment) => Math.abs(box[0] - left) < flush;
  const flushed = others.flat().filter(isFlush);
  const across = boxAround(flushed.map(({ box }) => box));
  // Centred texts begin anywhere above each other.
  const firsts = others.flatMap((own) => own.find(isText) ?? []);
  const isCentred = firsts.filter(isFlush).length < mostFlush * firsts.length;
  return others.map((own) => {
    const texts = own.filter((segment) => (isCentred ? overlapX(segment.box, across) > 0 : isFlush(segment)));
    const end = texts.findIndex((segment) => isLabelled(segment.text) || conditions.has(segment));
    return end < 0 ? texts : texts.slice(0, end);
  });
}
/** Share of the records whose text must begin where most do. */
const mostFlush = 0.8;

/** Where the texts with the most letters begin. */
function leftOfTexts(segments: readonly Segment[]): number {
  const told = segments.filter(isText);
  const letters = (left: number) =>
    told.filter(({ box }) => Math.abs(box[0] - left) < flush).reduce((sum, { text }) => sum + text.length, 0);
  return told
    .map(({ box }) => box[0])
    .reduce((best, left) => (letters(left) > letters(best) ? left : best), Number.NaN);
}

function isText({ text }: Segment): boolean {
  return /\p{L}{3,}/u.test(text) && !isLabelled(text);
}
