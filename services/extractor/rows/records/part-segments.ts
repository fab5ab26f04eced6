import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../../layout/boxes.ts';
import { segmentOf } from '../../layout/lines.ts';
import type { Line, Segment } from '../../layout/sheet.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import type { PrintedRecord } from './find-records.ts';

/** Left edges this near, in points, are one. */
const flush = 1;
/** In heights: cells stand at least so far apart; a space is narrower. */
const narrowestGap = 0.35;

/**
 * The records with `24 EA   Delivery date: 10/12` as two: a number that ends close before the column of texts is one segment
 * with these, though on the line over it a text begins at the same place in most records.
 */
export function partSegments(records: readonly PrintedRecord[]): PrintedRecord[] {
  const edges = edgesOf(records);
  if (edges.length === 0) return [...records];
  return records.map(({ sheet, lines }) => ({
    sheet,
    printed: lines,
    lines: lines.map((line): Line => {
      const segments = line.segments.flatMap((segment) => partsOf(segment, edges));
      return segments.length > line.segments.length ? { ...line, segments } : line;
    }),
  }));
}

/** Where texts begin in more than half of the records. */
function edgesOf(records: readonly PrintedRecord[]): number[] {
  const begins = records.map(({ lines }) =>
    lines.flatMap(({ segments }) => segments.filter(isText).map(({ box }) => box[0])),
  );
  const isOften = (x: number) => begins.filter((own) => isAt(own, x)).length * 2 > records.length;
  return begins
    .flat()
    .filter((x, at, all) => isOften(x) && all.findIndex((other) => Math.abs(other - x) < flush) === at);
}

function isText({ text }: Segment): boolean {
  return /\p{L}{3,}/u.test(text);
}

function isAt(edges: readonly number[], x: number): boolean {
  return edges.some((edge) => Math.abs(edge - x) < flush);
}

/** `24`, `24 EA`: letters typed one below the other begin at the same places by chance. */
function isOfNumber({ text }: Word): boolean {
  return /^\d[\d.,]*$/.test(text) || isUnit(text);
}

function partsOf(segment: Segment, edges: readonly number[]): Segment[] {
  const { words, line, box } = segment;
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      isAt(edges, word.box[0]) &&
      words.slice(0, index).every(isOfNumber) &&
      word.box[0] - words[index - 1]!.box[2] > narrowestGap * heightOf(box),
  );
  return at < 0
    ? [segment]
    : [segmentOf(words.slice(0, at), line), ...partsOf(segmentOf(words.slice(at), line), edges)];
}
