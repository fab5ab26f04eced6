import { choose } from '../choose.ts';
import type { Candidate, Chosen, Doubt } from '../draft.ts';
import { currencyIn, readCurrency } from '../values/currency.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import type { Amount } from './totals.ts';

/** The currency of the order: at its label, beside the totals, else in the lines. `country` tells whose dollar `$` is. */
export function findCurrency(
  index: LabelIndex,
  amounts: readonly Amount[],
  ofRows: readonly string[],
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
  if (chosen || ofRows.length === 0) return { chosen, doubts };
  const [first] = ofRows;
  const same = ofRows.every((currency) => currency === first);
  return {
    chosen: {
      value: currencyIn(first!, country),
      confidence: same ? 0.85 : 0.5,
      places: [],
      because: 'in the lines',
    },
    doubts,
  };
}
