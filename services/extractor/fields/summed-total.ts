import { amountOfRow } from '../arithmetic.ts';
import { chosenFrom } from '../choose.ts';
import type { ReadingContext } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt, DraftRow } from '../draft.ts';
import { characterConfidence, type Line, placeOf, type Sheet } from '../layout/sheet.ts';
import { readNumber } from '../values/number.ts';

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
  const amounts = amountsBehind(sheets, inTables, context);
  const tolerance = centTolerance + 0.005 * rows.length;
  const largest = amounts.reduce<Candidate<number> | null>(
    (best, amount) => (best === null || amount.value > best.value ? amount : best),
    null,
  );
  if (!largest || largest.value < sum - tolerance) return none;
  const isPrinted = (wanted: number) => amounts.some(({ value }) => Math.abs(value - wanted) <= tolerance);
  const isMade = largest.value <= sum + tolerance || (isPrinted(sum) && isPrinted(largest.value - sum));
  if (isMade) return { ...none, chosen: chosenFrom(largest) };
  return { ...none, doubts: [makeDoubt('amount_unclear', 'total_price', [largest.text], [largest])] };
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
    return sheet.lines.slice(from).flatMap(({ segments }) =>
      segments.flatMap(({ text, words }): Candidate<number>[] => {
        const printed = text.replace(/^[^\d]*:\s*/, '');
        const number = /[.,]\d{2,3}\D{0,5}$/.test(printed)
          ? readNumber(printed, context.decimal ?? context.localeDecimal)
          : null;
        return number
          ? [
              {
                ...placeOf(sheet, words),
                value: number.value,
                score: summed * characterConfidence(words),
                because: 'what the lines make',
              },
            ]
          : [];
      }),
    );
  });
}
