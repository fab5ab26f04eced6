import { anyOf } from '../lexicon/word-patterns.ts';
import type { RowLines } from './lines/row-lines.ts';

interface Headed {
  table: { header: readonly { text: string }[] };
  roles: RowLines['roles'];
  rows: readonly unknown[];
}

/**
 * True for a table of the accounts that an order is put on, `Account | Name | Amount` or `Budget line | Cost centre |
 * Amount`: it counts and prices nothing.
 */
export function areAccounts({ table: { header }, roles }: Headed): boolean {
  const isCounted = roles.includes('quantity') || roles.includes('price');
  return !isCounted && header.some(({ text }) => account.test(text));
}

/** True for a table whose rows say how many. */
export function counts({ roles, rows }: Headed): boolean {
  return rows.length > 0 && roles.includes('quantity');
}

const account = new RegExp(
  anyOf(({ accounts }) => accounts),
  'iu',
);
