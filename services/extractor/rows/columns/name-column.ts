import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { tokenise } from '../../lexicon/phrases.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import { headsTrait } from '../reading/traits.ts';
import { type Table, textOf } from '../table.ts';
import { isDate } from './column-content.ts';

/** A number with its unit: `144,00 pcs`. */
export const counted = /^\d[\d.,]*\s\p{L}{1,8}\.?$/u;

/** True when a column says in words what is ordered. */
export function names(roles: readonly (ColumnRole | null)[]): boolean {
  return roles.includes('description') || roles.includes('articleAndDescription');
}

/** True when most values are words, not codes or numbers. */
export function isText(values: readonly string[]): boolean {
  return (
    values.filter(
      (value) =>
        /\p{L}{2,}/u.test(value) &&
        (/\s/.test(value) || !/\d/.test(value)) &&
        !counted.test(value) &&
        !isDate(value),
    ).length >
    values.length / 2
  );
}

/** A column called description that is empty names nothing where another one holds the texts. */
export function nameFilled(table: Table, roles: (ColumnRole | null)[], values: readonly string[][]): void {
  const filled = roles.map((role, column) =>
    role === 'description' && values[column]!.length === 0 ? null : role,
  );
  if (names(filled)) return;
  nameDescription(table, filled, values);
  if (!names(filled)) nameUnsure(table, filled, values);
  if (names(filled)) roles.splice(0, roles.length, ...filled);
}

/** `Code | Item | Size`: what goods are like names them only where no other column does. */
export function nameBeforeTraits(
  { header }: Table,
  roles: (ColumnRole | null)[],
  values: readonly string[][],
): void {
  const isTrait = (column: number) => roles[column] === 'description' && headsTrait(header[column]!.text);
  const isNamed = roles.some(
    (role, column) =>
      ((role === 'article' && areWords(values[column]!) && !headsNumber(header[column]!.text)) ||
        ((role === 'article' || role === null) && areNamed(values[column]!))) &&
      !isTrait(column),
  );
  if (isNamed) for (const column of roles.keys()) if (isTrait(column)) roles[column] = 'ignored';
}

/** A heading of which only a word is known, as one of no column of ours, over the things by name. */
function nameUnsure({ header }: Table, roles: (ColumnRole | null)[], values: readonly string[][]): void {
  const text = roles.findIndex(
    (role, column) =>
      role === 'ignored' &&
      wholeHeading(header[column]!.text).length === 0 &&
      values[column]!.length > 0 &&
      areNamed(values[column]!),
  );
  if (text >= 0) roles[text] = 'description';
}

/** Of rows of two lines the upper names what is ordered: what stands beside the number of the line in words. */
export function nameInUpperLine({ layers, body }: Table, roles: (ColumnRole | null)[]): void {
  const position = roles.indexOf('position');
  const upper = body.filter(({ cells }) => position >= 0 && /^\d{1,6}\.?$/.test(textOf(cells[position]!)));
  const named = layers[0]!.columns.find(
    (column) => roles[column] === null && isText(upper.map(({ cells }) => textOf(cells[column]!))),
  );
  if (named !== undefined && upper.length > 0) roles[named] = 'description';
}

/** `Vare / ydelse` over things with names: each begins with a word that is no code. */
function areNamed(values: readonly string[]): boolean {
  return (
    values.filter((value) => /^(?:\d{1,4}\.? )?\p{L}+[- ]?\p{Ll}{2,}.*\s/u.test(value)).length >
    0.6 * values.length
  );
}

/** `Polo shirt`, `Fleece`: words in small letters, without a digit. */
function areWords(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /\p{Ll}{2}/u.test(value) && !/\d/.test(value));
}

function headsNumber(heading: string): boolean {
  return tokenise(heading).some(({ text }) => numberWords.has(text));
}

/** `EA`, `MR`: nothing is called by three letters. */
function areAbbreviations(values: readonly string[]): boolean {
  return values.filter((value) => /^\p{L}{1,3}\.?$/u.test(value)).length > 0.5 * values.length;
}

/** Several words each, whatever the heading says of codes. */
function areTexts(values: readonly string[]): boolean {
  const texts = values.filter((value) => /\p{L}{4,}/u.test(value) && value.split(' ').length > 2);
  return texts.length > 0.8 * values.length;
}

/** Headings under which mostly numbers stand, even when they look like words. */
const numberWords = new Set([
  'code',
  'codigo',
  'codice',
  'cod',
  'sku',
  'ean',
  'gtin',
  'upc',
  'barcode',
  'ref',
  'reference',
  'referencia',
  'no',
  'nr',
  'number',
  'nummer',
  'num',
  'numero',
  'n',
]);

/**
 * Without a column called description the one of articles that holds names is it, else the first one of text, unless
 * its heading speaks of a number or code: who wants a thing stands before it as often as behind.
 */
function nameDescription(table: Table, roles: (ColumnRole | null)[], values: readonly string[][]): void {
  const mayName = (column: number) => {
    const own = values[column]!;
    const isConstant = own.length > 1 && new Set(own).size === 1;
    return isText(own) && !isConstant && !areAbbreviations(own);
  };
  const holdsNames = (role: ColumnRole | null, column: number) => {
    const heading = tokenise(table.header[column]!.text);
    const isCoded = roles.some((other, at) => other === 'article' && at !== column && !isText(values[at]!));
    return (
      (role === 'article' &&
        (isCoded ||
          areTexts(values[column]!) ||
          (!headsNumber(table.header[column]!.text) &&
            (heading.length === 1 || areNamed(values[column]!))))) ||
      // `Item (description, supplier item no.)` over texts.
      ((role === 'customerArticle' || role === 'supplierArticle') && areNamed(values[column]!))
    );
  };
  const called = roles.findIndex((role, column) => holdsNames(role, column) && mayName(column));
  const text = called >= 0 ? called : roles.findIndex((role, column) => role === null && mayName(column));
  if (text >= 0) roles[text] = 'description';
}
