import { heightOf, middleY, overlapX } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { looksLikeStreet } from '../values/address.ts';

/** Lines of an address beside its label. */
const fewestLines = 3;
/** Left edges this near, in points, are flush. */
const flush = 3;
/** In heights: between lines of one block, and between its middle and that of its label. */
const [closeLines, offMiddle] = [1.2, 0.7];

/**
 * The address in the cell to the right of its label's, which stands in the middle of its own cell: half of the lines are
 * above it. Empty where the label stands beside the first line, or something else in its column.
 */
export function centredBeside(sheet: Sheet, label: Segment, isEnd: (segment: Segment) => boolean): Segment[] {
  const y = middleY(label.box);
  const height = heightOf(label.box);
  const isRight = (segment: Segment) => segment.box[0] > label.box[2] && !isEnd(segment);
  const reach = closeLines * height;
  const near = sheet.lines
    .filter(({ box }) => box[1] < y + reach && box[3] > y - reach)
    .flatMap(({ segments }) => segments)
    .filter((segment) => Math.abs(middleY(segment.box) - y) < reach && isRight(segment));
  const left = Math.min(...near.map(({ box }) => box[0]));
  const column = sheet.lines
    .flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box[0] - left) < flush))
    .filter(isRight);
  const from = column.findIndex((segment) => near.includes(segment));
  if (from < 0) return [];
  const isNext = (over: Segment, under: Segment) =>
    under.box[1] - over.box[3] < closeLines * Math.min(heightOf(over.box), heightOf(under.box));
  let [first, last] = [from, from];
  while (first > 0 && isNext(column[first - 1]!, column[first]!)) first -= 1;
  while (last + 1 < column.length && isNext(column[last]!, column[last + 1]!)) last += 1;
  const stack = column.slice(first, last + 1);
  const [top, bottom] = [stack[0]!, stack.at(-1)!];
  const isCentred = Math.abs((top.box[1] + bottom.box[3]) / 2 - y) < offMiddle * height;
  const isAlone = !sheet.lines.some(({ segments }) =>
    segments.some(
      (other) =>
        other !== label &&
        overlapX(other.box, label.box) > 0 &&
        other.box[3] > top.box[1] &&
        other.box[1] < bottom.box[3],
    ),
  );
  const isAddress = stack.length >= fewestLines && stack.some(({ text }) => looksLikeStreet(text));
  return isCentred && isAlone && isAddress && middleY(top.box) < y - height ? stack : [];
}
