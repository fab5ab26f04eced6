import type { DraftRow } from '../draft.ts';
import { goodsSaid } from './goods-said.ts';
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
  return clausesSaid(text).some((clause) => {
    const goods = goodsSaid(clause, rows);
    const [first] = goods;
    if (first === undefined || !isGone(clause)) return false;
    return (
      aspects.test(clause.slice(0, first.from)) || goods.some(({ to }) => aspectBehind.test(clause.slice(to)))
    );
  });
}

/** "You don't send 20 fenders" where 12 are printed, "2 of the fenders are not needed": not all of them go. */
export function takesSome(text: string, row: number, rows: readonly DraftRow[]): boolean {
  const now = rows[row]!.quantity?.value;
  return clausesSaid(text).some((clause) => {
    if (!isGone(clause)) return false;
    const isFewer = notSoMany.test(clause);
    return goodsSaid(clause, rows).some(({ rows: [named], from }) => {
      if (isFewer) return named === row;
      const [, amount] = /(?<![\p{L}\d.,-])(\d{1,6})\s(?:\p{L}+\s){0,2}$/u.exec(clause.slice(0, from)) ?? [];
      return named === row && amount !== undefined && Number(amount) !== now;
    });
  });
}
