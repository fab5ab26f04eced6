import type { Word } from '@orderloom/pages/page.ts';
import type { RowLines } from '../lines/row-lines.ts';

/** Share of the rows that must end with a code of their own. */
const fewestRows = 0.7;
/** One alone may have any remark under it. */
const fewestCodes = 2;
const idRoles = ['article', 'customerArticle', 'supplierArticle'] as const;

/** True for a table without a column of article numbers that prints each on a line of its own under its text, as under `Name / code`. */
export function hasClosingCodes(rows: readonly RowLines[]): boolean {
  if (rows.some((row) => idRoles.some((role) => row.roles.includes(role)))) return false;
  const codes = new Set(rows.flatMap((row) => closingCode(row)?.text ?? []));
  return codes.size >= Math.max(fewestCodes, fewestRows * rows.length);
}

/** The code that has a line under a row to itself, with a dash or three digits; null where there is none. */
export function closingCode({ below, roles }: RowLines): Word | null {
  const column = roles.findIndex((role) => role === 'description' || role === 'articleAndDescription');
  const lines = column < 0 ? [] : below.filter(({ line }) => line.words.length === 1);
  const words = lines.flatMap(({ cells }) => cells[column]!);
  return words.findLast(({ text }) => isCode(text)) ?? null;
}

function isCode(text: string): boolean {
  return (
    /^(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d./_-]{3,}$/u.test(text) &&
    /\p{Lu}-[\p{Lu}\d]|\d{3}/u.test(text) &&
    !/^(?:DIN|ISO|EN|RAL)/.test(text)
  );
}
