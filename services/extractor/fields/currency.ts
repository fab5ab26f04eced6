import { choose } from '../choose.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { currencyIn, readCurrency } from '../values/currency.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import type { Amount } from './totals.ts';

/** The currency of the order: at its label, beside the totals, else in the lines. `country` tells whose dollar `$` is. */
export function findCurrency(
  index: LabelIndex,
  amounts: readonly Amount[],
  ofRows: readonly Chosen[],
  country: string | null,
): { chosen: Chosen | null; doubts: Doubt[] } {
  const labelled = valuesAt(index, ['currency'], 1, (text) => readCurrency(text.toUpperCase()));
  const besideTotals = amounts.flatMap((amount): Candidate[] =>
    amount.currency === null
      ? []
      : [{ ...amount, value: amount.currency, score: 0.9, because: 'beside a total' }],
  );
  const candidates = [...labelled, ...besideTotals].map((candidate) => ({
    ...candidate,
    value: currencyIn(candidate.value, country),
  }));
  const { chosen, doubts } = choose(candidates, 'currency');
  const [first] = ofRows;
  if (chosen || !first) return { chosen, doubts };
  const same = ofRows.every(({ value }) => value === first.value);
  return {
    chosen: {
      value: currencyIn(first.value, country),
      confidence: same ? 0.85 : 0.5,
      // One place stands for all lines.
      places: first.places,
      because: 'in the lines',
    },
    doubts,
  };
}
