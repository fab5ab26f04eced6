import { dateWords } from '../lexicon/phrases.ts';
import { foldWord } from '../values/fold.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';

/**
 * The days on which an order is to be paid: as many days behind its own as its terms have, `Net 60`, `30 Tage`. A program
 * prints such a day at `Due date` beside the terms.
 */
export function paymentDays(index: LabelIndex, orderDate: string | null): ReadonlySet<string> {
  if (orderDate === null) return new Set();
  const terms = valuesAt(index, ['other'], 1, termIn);
  return new Set(
    terms.map(({ value }) =>
      new Date(Date.parse(orderDate) + Number(value) * dayLength).toISOString().slice(0, 10),
    ),
  );
}
const dayLength = 24 * 60 * 60 * 1000;

/** `60` of `Net 60`, `30` of `2% 10 Net 30` and of `30 Tage netto`; null for what is no term of days. */
function termIn(text: string): string | null {
  if (text.length > longestTerm) return null;
  const [, net] = /(?<!\p{L})net(?:to|t)?\.?\s(\d{1,3})(?!\d)/iu.exec(text) ?? [];
  const spans = Array.from(text.matchAll(/(?<![\d.,])(\d{1,3})\s(\p{L}+)/gu));
  const last = spans.findLast(([, , period]) => dateWords.periods.has(foldWord(period!)));
  const days = net ?? last?.[1];
  return days === undefined || days === '0' ? null : days;
}
const longestTerm = 40;
