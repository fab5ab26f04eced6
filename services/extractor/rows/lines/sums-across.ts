import { overlapX } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { longestMatch, tokenise, totalBook, wholeMeanings } from '../../lexicon/phrases.ts';
import { type DecimalMark, numberShape, readNumber } from '../../values/number.ts';
import { wholeHeading } from '../headings/header-pieces.ts';

/** One sum under one word is a row of a table. */
const fewestSums = 2;
const cents = 0.011;

/**
 * The index, after line `after`, of the line of labels above sums that are printed side by side, `Subtotal | Tax |
 * Total` over `250.00 | 50.00 | 300.00`; the count of lines when there is none. The labels are known, or the last
 * amount is what others make.
 */
export function sumsAcrossAt({ lines }: Sheet, after: number): number {
  const at = lines.findIndex((_, index) => index > after && isOverSums(lines, index));
  return at < 0 ? lines.length : at;
}

/** True for such a line of labels. */
export function isOverSums(lines: readonly Line[], index: number): boolean {
  const [labels, values] = [lines[index], lines[index + 1]];
  return labels !== undefined && values !== undefined && areSums(labels, values);
}

/** `VAT 21 %` */
const rate = /\d{1,2}(?:[.,]\d+)? ?%/;

function areSums(labels: Line, values: Line): boolean {
  const isNumbered = labels.segments.some(({ text }) => /\d/.test(text.replace(rate, '')));
  if (labels.segments.length < fewestSums || isNumbered) return false;
  if (areFacts(labels.segments, values.segments)) return true;
  const amounts = values.segments.filter(({ text }) => numberShape(text) !== null);
  const isAmounts = values.segments.every(isAmountOrCurrency) && amounts.length >= fewestSums;
  const isUnder = amounts.every(({ box }) => labels.segments.some((label) => overlapX(label.box, box) > 0));
  const isNamed = labels.segments.filter(namesTotal).length >= fewestSums;
  return isAmounts && ((isUnder && (isNamed || addUp(amounts))) || (isNamed && areInCells(labels, values)));
}

/** Cells whose labels stand at the left and whose amounts at the right: each amount ends before the next label begins. */
function areInCells(labels: Line, values: Line): boolean {
  const lefts = labels.segments.map(({ box }) => box[0]);
  return (
    lefts.length === values.segments.length &&
    values.segments.every(
      ({ box }, at) => box[0] >= lefts[at]! && box[2] <= (lefts[at + 1] ?? Number.POSITIVE_INFINITY),
    )
  );
}

/** `Items | Terms | Freight | Order total` over `5 | 30 days | prepaid | € 250.00`: what is said of the order beside its sum. */
function areFacts(labels: readonly Segment[], values: readonly Segment[]): boolean {
  const isUnder = labels.every(({ box }, at) => overlapX(box, values[at]?.box ?? noBox) > 0);
  return (
    labels.length >= fewestFacts &&
    labels.length === values.length &&
    isUnder &&
    !labels.some(({ text }) => ofGoods.includes(wholeHeading(text)[0]!)) &&
    labels.filter(namesTotal).length >= fewestSums &&
    labels.some((label, at) => isWholeTotal(label) && amount.test(values[at]!.text))
  );
}
const fewestFacts = 4;
const ofGoods: readonly ColumnRole[] = [
  'article',
  'description',
  'articleAndDescription',
  'quantity',
  'price',
];
const noBox: Segment['box'] = [0, 0, 0, 0];
const amount = /\d[.,]\d{2}(?:\D{0,4})$/;

function isWholeTotal({ text }: Segment): boolean {
  return wholeMeanings(totalBook, text)?.some(({ kind }) => kind === 'grandTotal') ?? false;
}

function isAmountOrCurrency({ text }: Segment): boolean {
  return numberShape(text) !== null || /^(?:\p{Lu}{3}|\p{Sc}|\d[\d.,]* ?%)$/u.test(text);
}

function namesTotal({ text }: Segment): boolean {
  return longestMatch(totalBook, tokenise(text), 0) !== null;
}

/** True when the last amount is the sum of the ones before it. */
function addUp(amounts: readonly Segment[]): boolean {
  const texts = amounts.map(({ text }) => text);
  return (['.', ','] as DecimalMark[]).some((decimal) => {
    const values = texts.map((text) => readNumber(text, decimal)?.value ?? Number.NaN);
    const last = values.pop()!;
    return values.length > 1 && Math.abs(values.reduce((sum, value) => sum + value, 0) - last) < cents;
  });
}
