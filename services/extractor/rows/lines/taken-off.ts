import { type DecimalMark, readNumber } from '../../values/number.ts';
import { type BodyLine, cellText } from '../table.ts';
import type { RowLines } from './row-lines.ts';

const rate = /(\d{1,2}(?:[.,]\d{1,3})?)-? ?%/;
const cents = 0.011;

/** `- 185,40 €` of `- sconto 185,40 €`: the name of the discount stands at each of its numbers. */
export function withoutWords(text: string): string {
  return text.replace(/^(-\s?)\p{L}{3,12}\.?\s(?=\d)/u, '$1');
}

/** True for `Discount 20 %  -834.50` where that is the rate of the row's own total: it is no discount of the order. */
export function isTakenOff({ line }: BodyLine, { anchors, roles }: RowLines): boolean {
  const percent = line.segments.flatMap(({ text }) => rate.exec(text)?.[1] ?? [])[0];
  const total = anchors.map((anchor) => cellText(anchor, roles, 'lineTotal')).find((text) => text !== '');
  const amount = withoutWords(line.segments.at(-1)!.text);
  if (percent === undefined || total === undefined || /%$/.test(amount)) return false;
  return (['.', ','] as DecimalMark[]).some((decimal) => {
    const [per, of, off] = [percent, total, amount].map((text) => readNumber(text, decimal)?.value);
    if (per === undefined || of === undefined || off === undefined || off >= 0) return false;
    return Math.abs((of * per) / 100 + off) < cents;
  });
}
