import type { DataTable } from '@orderloom/pages/data/data.ts';
import { isUnit } from '../lexicon/phrases.ts';
import type { SheetRole } from './sheet-columns.ts';

type Roles = readonly (SheetRole | null)[];

/** Share of the filled cells of a column that must look alike. */
const fewestAlike = 0.8;

/**
 * The roles of columns with what their values say of headings that nobody knows: the only column of whole numbers is
 * the quantity, the one with most words the text, codes are numbers of articles. Where two columns may be the
 * quantity it stays open.
 */
export function withShapes(roles: Roles, below: DataTable['rows']): (SheetRole | null)[] {
  const rows = below.filter(
    ({ cells }) =>
      cells.filter(({ text }) => text !== '').length >= Math.max(2, roles.length / 2) &&
      cells.some(({ text }) => /\d/.test(text)),
  );
  const values = roles.map((_, column) =>
    rows.flatMap(({ cells }) => {
      const text = cells[column]?.text ?? '';
      return text === '' ? [] : [text];
    }),
  );
  const shaped = called(roles, values);
  const fill = (role: SheetRole, columns: readonly number[]) => {
    if (!shaped.includes(role) && columns.length === 1) shaped[columns[0]!] = role;
  };
  const isFilled = (column: readonly string[]) =>
    column.length > 0 && column.length >= fewestAlike * rows.length;
  const open = (fits: (column: readonly string[]) => boolean) =>
    shaped.flatMap((role, at) => (role === null && isFilled(values[at]!) && fits(values[at]!) ? [at] : []));
  fill('quantity', open(areAmounts));
  fill(
    'description',
    open(areTexts)
      .sort((a, b) => letters(values[b]!) - letters(values[a]!))
      .slice(0, 1),
  );
  fill(
    'unit',
    open((column) => areMost(column, isUnit)),
  );
  if (!articles.some((role) => shaped.includes(role)))
    fill(
      'article',
      open((column) => areMost(column, isCode)),
    );
  return shaped;
}

/**
 * A column of articles that holds words, and no numbers of theirs, names what is ordered where no other does, or only
 * one that repeats itself: "Service" may be the department.
 */
function called(roles: Roles, values: readonly string[][]): (SheetRole | null)[] {
  const known = roles.indexOf('description');
  const kinds = (at: number) => new Set(values[at]).size;
  const named = roles.findIndex(
    (role, at) => role === 'article' && values[at]!.length > 0 && areMost(values[at]!, isName),
  );
  const isBetter = known < 0 || (kinds(known) < values[known]!.length && kinds(known) < kinds(named));
  if (named < 0 || !isBetter) return [...roles];
  return roles.map((role, at) => (at === named ? 'description' : at === known ? null : role));
}

/** "Bed linen, white", "Sponges"; no "WDGT-10" and no "A4 120". */
function isName(text: string): boolean {
  return /\p{L}\p{Ll}{2}/u.test(text) && (/\s/.test(text) || !/\d/.test(text));
}

/** Columns of numbers of articles, whoever gave them. */
export const articles: Roles = ['article', 'customerArticle', 'supplierArticle', 'commonArticle'];

function areMost(column: readonly string[], fits: (text: string) => boolean): boolean {
  return column.filter(fits).length >= fewestAlike * column.length;
}

/** Whole numbers that neither count the rows nor are codes of one length. */
function areAmounts(column: readonly string[]): boolean {
  const numbers = column.map(Number);
  const step = numbers[0]!;
  const countsRows = column.length > 1 && numbers.every((number, i) => number === step * (i + 1));
  const areCodes = column.every((text) => text.length > 4 && text.length === column[0]!.length);
  return !countsRows && !areCodes && column.every((text) => /^[1-9]\d{0,5}$/.test(text));
}

function areTexts(column: readonly string[]): boolean {
  return areMost(column, (text) => /\p{L}{3}/u.test(text)) && new Set(column).size > column.length / 2;
}

function isCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\d./-]{4,}$/u.test(text);
}

function letters(column: readonly string[]): number {
  return column.join('').replace(/[^\p{L}]/gu, '').length;
}
