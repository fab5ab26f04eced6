import type { DraftRow } from '../draft.ts';
import { type GoodsSaid, goodsSaid } from './goods-said.ts';
import { isGone } from './taken-out.ts';
import { clausesSaid } from './told-amounts.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';
import { notSoMany } from './words-of-refusal.ts';

const aspects = inAnyLanguage('aspects');
const aspectBehind = new RegExp(`^\\s+${aspects.source}`, 'iu');

/**
 * Whether what shall go is something that goods have, and not the goods: "take the price off the fenders", "forget the
 * fenders discount".
 */
export function takesAspect(text: string, rows: readonly DraftRow[]): boolean {
  return takenIn(text, rows).some(({ clause, goods }) => {
    const [first] = goods;
    if (first === undefined) return false;
    return (
      aspects.test(clause.slice(0, first.from)) || goods.some(({ to }) => aspectBehind.test(clause.slice(to)))
    );
  });
}

/** "You don't send 20 fenders" where 12 are printed, "2 of the fenders are not needed": not all of the lines that go. */
export function takesSome(text: string, gone: readonly number[], rows: readonly DraftRow[]): boolean {
  return takenIn(text, rows).some(({ clause, goods }) => {
    const isFewer = notSoMany.test(clause);
    return goods.some(({ rows: [row], from }) => {
      if (row === undefined || !gone.includes(row)) return false;
      const [, amount] = amountBefore.exec(clause.slice(0, from)) ?? [];
      return isFewer || (amount !== undefined && Number(amount) !== rows[row]!.quantity?.value);
    });
  });
}
const amountBefore = /(?<![\p{L}\d.,-])(\d{1,6})\s(?:\p{L}+\s){0,2}$/u;

/** The clauses of a sentence that take something back, with the goods that they name. */
function takenIn(text: string, rows: readonly DraftRow[]): { clause: string; goods: GoodsSaid[] }[] {
  return clausesSaid(text)
    .filter(isGone)
    .map((clause) => ({ clause, goods: goodsSaid(clause, rows) }));
}
