import type { Word } from '@orderloom/pages/page.ts';
import { heightOf, middleY, overlapY } from '../layout/boxes.ts';
import { below, cellBelow } from '../layout/neighbours.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import { readCurrency } from '../values/currency.ts';
import { isAmount } from './amount-words.ts';

/** The amount that stands under one label of a strip: `30 days` under `Payable` is none. */
export function cellUnder(sheet: Sheet, segment: Segment): Word[] {
  const under = below(sheet, segment, 2);
  const words = inOrder(sheet, segment) ?? (under ? cellBelow(sheet, segment, under).words : []);
  const isOnlyAmount = words.every(({ text }) => /\d/.test(text) || readCurrency(text) !== null);
  return isOnlyAmount ? words : [];
}

/** Of as many amounts on the next line as labels the one in the same place: wide cells set both to opposite sides. */
function inOrder(sheet: Sheet, segment: Segment): Word[] | null {
  const labels = sheet.lines[segment.line]!;
  const under = sheet.lines[segment.line + 1];
  const isStrip =
    under !== undefined &&
    under.segments.length === labels.segments.length &&
    under.box[1] - labels.box[3] < 2 * heightOf(segment.box) &&
    under.segments.every(({ text }) => isAmount(text.replace(/^\D+/, '')));
  return isStrip ? under.segments[labels.segments.indexOf(segment)]!.words : null;
}

/** The amount of a label that has none beside it. */
export function nearby(sheet: Sheet, segment: Segment): Word[] {
  const near = lineNearby(sheet, segment);
  return near.length > 0 ? near : lowerInBox(sheet, segment);
}

/** Amounts set a little lower or higher than their label stand alone on the next line or the one before. */
function lineNearby(sheet: Sheet, segment: Segment): Word[] {
  const isHeading = sheet.lines[segment.line]!.segments.length > 2;
  const under = isHeading ? null : below(sheet, segment, 1.2);
  if (under && isAmount(under.text.replace(/^\D+/, ''))) return under.words;
  for (const line of [sheet.lines[segment.line + 1], sheet.lines[segment.line - 1]]) {
    if (line?.segments.length !== 1 || isParted(sheet, line, segment)) continue;
    const gap = -overlapY(line.box, segment.box);
    const words = line.words.filter((word) => word.box[0] > segment.box[0]);
    if (gap < heightOf(segment.box) && words.some((word) => isAmount(word.text))) return words;
  }
  return [];
}

/** True where a line is drawn between an amount over its label and that: the amount stands in the box of another one. */
function isParted({ rules }: Sheet, { box }: Line, label: Segment): boolean {
  const isBetween = (y: number) => y > middleY(box) && y < middleY(label.box);
  return rules.some(
    (rule) =>
      rule.direction === 'horizontal' &&
      isBetween(middleY(rule.box)) &&
      rule.box[0] < label.box[0] &&
      rule.box[2] > box[2],
  );
}

/** `$4,435.20` at the right of the box that `GRAND TOTAL` begins, the last of its line: nothing else stands under it. */
function lowerInBox(sheet: Sheet, segment: Segment): Word[] {
  const under = sheet.lines[segment.line + 1];
  const amount = under?.segments.at(-1);
  const { segments } = sheet.lines[segment.line]!;
  // Among others it heads a column.
  const isLast = segments.at(-1) === segment && segments.length <= mostInBox;
  if (!under || !amount || !isLast || !signedAmount.test(amount.text) || amount.box[0] < segment.box[0])
    return [];
  const isClose = under.box[1] - segment.box[3] < heightOf(segment.box);
  const isAlone = under.segments.every(
    (other) => other === amount || other.box[2] < segment.box[0] - heightOf(segment.box),
  );
  return isClose && isAlone ? amount.words : [];
}
const mostInBox = 2;
/** With its currency and its cents. */
const signedAmount = /^\p{Sc}\s?\d[\d., ]*[.,]\d{2}$/u;
