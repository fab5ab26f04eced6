import { verbOf } from './clauses.ts';
import { asks } from './wordings.ts';
import { longAgo } from './words-of-amounts.ts';

/** A sentence without what it tells of other orders: "last time line 4 was late", "(it was 40 last year)". */
export function withoutFormerTimes(text: string): string {
  if (!longAgo.test(text)) return text;
  return text
    .split(/(?<=[,;)])|(?=\()/)
    .filter((piece) => !longAgo.test(piece) || asks.test(piece) || verbOf(piece) !== null)
    .join('');
}
