import { heightOf } from '../layout/boxes.ts';
import { stackBelow } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { isCity, type PartyBlock } from './party-block.ts';

/**
 * `Ship to: 31020` over a name and its address, set in under the label: the number that the house has in the books of
 * who prints the paper stands where its name would.
 */
export function withAddressUnderCode(block: PartyBlock, isEnd: (segment: Segment) => boolean): PartyBlock {
  const { sheet, segments, lines } = block;
  const [label] = segments;
  const code = lines[0]?.text ?? label?.text.split(/:\s*/).at(-1) ?? '';
  const isCode = lines.length < 2 && codeOfHouse.test(code);
  if (!label || !isCode || segments.some(({ line }) => line !== label.line)) return block;
  const next = sheet.lines[label.line + 1];
  const isClose = next && next.box[1] - sheet.lines[label.line]!.box[3] < closeUnder * heightOf(label.box);
  const from = label.box[0] + indent;
  const first = isClose
    ? next.segments.find(({ box }) => box[0] > from && box[0] < from + farthest)
    : undefined;
  if (!first || isEnd(first) || /\d{3}|:$/.test(first.text)) return block;
  const stack = [first, ...stackBelow(sheet, first, first.box[0], isEnd, { isColumn: true })];
  return stack.some(isCity)
    ? { ...block, segments: [label, ...segments.slice(1), ...stack], lines: stack }
    : block;
}
const codeOfHouse = /^[A-Z]{0,3}\d{3,10}$/;
/** In heights. */
const closeUnder = 1.5;
/** Set in by so much at least, and at most by so much more, in points. */
const [indent, farthest] = [10, 80];
