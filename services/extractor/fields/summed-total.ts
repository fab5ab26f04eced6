import { amountOfRow } from '../arithmetic.ts';
import { chosenFrom } from '../choose.ts';
import type { ReadingContext } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt, DraftRow } from '../draft.ts';
import { characterConfidence, type Line, placeOf, type Sheet } from '../layout/sheet.ts';
import { readNumber } from '../values/number.ts';
import type { Amount } from './totals.ts';

/** What an amount is worth that the lines make and no label announces. */
const summed = 0.86;
const centTolerance = 0.021;

/**
 * The total of an order whose label we do not know: the amount behind the last row that the lines make, alone or with
 * another that is printed there as tax is, when none is larger. Any other amount there is doubted.
 */
export function findSummedTotal(
  sheets: readonly Sheet[],
  rows: readonly DraftRow[],
  inTables: ReadonlySet<Line>,
  context: ReadingContext,
): { chosen: Chosen<number> | null; doubts: Doubt[]; isFinal: boolean } {
  const none = { chosen: null, doubts: [], isFinal: true };
  const totals = rows.map(amountOfRow);
  if (totals.length === 0 || totals.includes(null)) return none;
  const sum = totals.reduce((all: number, value) => all + value!, 0);
  const tolerance = centTolerance + 0.005 * rows.length;
  const amounts = [
    ...amountsBehind(sheets, inTables, context),
    // A sum under a name that no lexicon has ends its table.
    ...(rows.length > 1 ? lastOfTables(sheets, inTables, context) : []).filter(
      ({ value }) => Math.abs(value - sum) <= tolerance,
    ),
  ];
  const largest = amounts.reduce<Candidate<number> | null>(
    (best, amount) => (best === null || amount.value > best.value ? amount : best),
    null,
  );
  if (!largest || largest.value < sum - tolerance) return none;
  const isPrinted = (wanted: number) => amounts.some(({ value }) => Math.abs(value - wanted) <= tolerance);
  const added = amounts
    .map(({ value }) => value)
    .filter((value) => value < largest.value && value > tolerance);
  const isMade =
    largest.value <= sum + tolerance ||
    (isPrinted(sum) && sumsOf(added).some((more) => Math.abs(sum + more - largest.value) <= tolerance));
  if (isMade) return { ...none, chosen: chosenFrom(largest) };
  const told = amounts.find(({ value, text }) => Math.abs(value - sum) <= tolerance && inSentence.test(text));
  if (told) return { ...none, chosen: chosenFrom(told) };
  return {
    ...none,
    doubts: [makeDoubt('amount_unclear', 'total_price', [largest.text], [largest])],
  };
}

/**
 * The largest amount behind the lines where it is a labelled total with up to three others that are printed there, as
 * tax and freight are under labels that we do not know; else the labelled total. A labelled subtotal is none, as what is
 * taken off it makes it of the total, too.
 */
export function raisedTotal<Total extends FoundTotal>(
  labelled: Total,
  behind: readonly Candidate<number>[],
  amounts: readonly Pick<Amount, 'kind' | 'value'>[],
): Total {
  const { chosen: total } = labelled;
  const [largest] = behind.toSorted((one, other) => other.value - one.value);
  if (!total || !largest || largest.value <= total.value + centTolerance) return labelled;
  const isCalled = (value: number, ...kinds: Amount['kind'][]) =>
    amounts.some((amount) => kinds.includes(amount.kind) && Math.abs(amount.value - value) < centTolerance);
  if (isCalled(largest.value, 'subtotal') && !isCalled(total.value, 'subtotal')) return labelled;
  const added = behind
    .map(({ value }) => value)
    .filter((value) => value > centTolerance && value < largest.value && value !== total.value)
    .filter((value) => !isCalled(value, 'discount'));
  const isMade = sumsOf(added).some(
    (more) => more > 0 && Math.abs(total.value + more - largest.value) <= centTolerance,
  );
  return isMade ? { ...labelled, chosen: chosenFrom(largest), isFinal: true } : labelled;
}

interface FoundTotal {
  chosen: Chosen<number> | null;
  isFinal: boolean;
}

/** Freight, packing and tax: at most so many amounts come on top of the lines, of so many that are printed. */
const mostAdded = 3;
const mostPrinted = 12;

/** What one, two or three of some amounts make. */
function sumsOf(amounts: readonly number[]): number[] {
  const made: [last: number, count: number, sum: number][] = [[-1, 0, 0]];
  for (const [last, count, sum] of made)
    if (count < mostAdded)
      for (const [at, value] of amounts.slice(0, mostPrinted).entries())
        if (at > last) made.push([at, count + 1, sum + value]);
  return made.map(([, , sum]) => sum);
}

/** The amounts below the last line of the tables. */
export function amountsBehind(
  sheets: readonly Sheet[],
  inTables: ReadonlySet<Line>,
  context: ReadingContext,
): Candidate<number>[] {
  const last = sheets.findLastIndex(({ lines }) => lines.some((line) => inTables.has(line)));
  return sheets.slice(Math.max(last, 0)).flatMap((sheet, index) => {
    const from = index === 0 ? sheet.lines.findLastIndex((line) => inTables.has(line)) + 1 : 0;
    return sheet.lines.slice(from).flatMap((line) => amountsOf(sheet, line, context));
  });
}

/** The amounts of the last line of the tables. */
function lastOfTables(
  sheets: readonly Sheet[],
  inTables: ReadonlySet<Line>,
  context: ReadingContext,
): Candidate<number>[] {
  const sheet = sheets.findLast(({ lines }) => lines.some((line) => inTables.has(line)));
  const line = sheet?.lines.findLast((one) => inTables.has(one));
  return sheet && line ? amountsOf(sheet, line, context) : [];
}

/** `Makes 2,854.24 USD by our reckoning.`, `All without VAT. Total as I make it £904.70.`: the one amount of a short sentence. */
const inSentence =
  /(?:^|\p{L}{2}[.!]\s)\p{L}[^\d]{2,40}?\s(\d[\d., '’]*[.,]\d{2}\s(?:\p{Lu}{3}|€|£|zł|kr)|[€£$]\s?\d[\d., '’]*[.,]\d{2})(?![\p{L}\d])[^\d]{0,40}$/u;

/** `Carriage: ` and `Totaal excl. btw € ` before an amount. */
const label = /^[^\d]*(?::\s*|\p{L}\.?\s+(?=[-–]?[^\d\p{L}\s]{0,2}\s?\d))/u;

/** `(-)0.18`, `-$0.18`, `($0.18)`: taken off. */
const takenOff = /^(?:\([-–]\)\s?|[-–]\s?[^\d\p{L}\s-]\s?)(?=\d)|^\([^\d\p{L}\s-]?\s?(?=\d[\d.,]*\)$)/u;

const sign = /^[^\d\p{L}\s-]\s?(?=\d)/u;

function amountsOf(sheet: Sheet, { segments }: Line, context: ReadingContext): Candidate<number>[] {
  return segments.flatMap(({ text, words }) => {
    const printed = (inSentence.exec(text)?.[1] ?? text.replace(label, ''))
      .replace(sign, '')
      .replace(takenOff, '-');
    const isAmount = /[.,]\d{2,3}\D{0,5}$/.test(printed);
    const number = isAmount ? readNumber(printed, context.decimal ?? context.localeDecimal) : null;
    const score = summed * characterConfidence(words);
    return number
      ? [{ ...placeOf(sheet, words), value: number.value, score, because: 'what the lines make' }]
      : [];
  });
}
