import { isProduct } from '../../arithmetic.ts';
import { makeDoubt } from '../../doubt.ts';
import type { Doubt, DraftRow } from '../../draft.ts';
import { placeOf } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { measuredColumns } from '../columns/measures.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/** Roles of which a row has one value, and where it goes. */
const paths: Partial<Record<ColumnRole, string>> = {
  quantity: 'quantity',
  price: 'price',
  article: 'customer_item_number',
  customerArticle: 'customer_item_number',
  supplierArticle: 'supplier_item_number',
};

/**
 * Doubts for columns whose headings claim what another column was taken for, when this row prints another value there:
 * `Code 4711 | Code A-12`. Numbers that multiply to the row's total settle it.
 */
export function rivalDoubts(
  { table, roles, anchors }: RowLines,
  row: DraftRow,
  path: string,
  decimal: DecimalMark | null,
): Doubt[] {
  const printed = (column: number) => textOf(anchors.flatMap(({ cells }) => cells[column]!));
  const isProved = multiplies(row);
  const measured = measuredColumns(table.header);
  const unknown = isProved ? [] : unknownQuantities({ table, roles }, decimal);
  return roles.flatMap((role, column) => {
    if ((role !== null && role !== 'ignored') || measured.has(column)) return [];
    const claimed =
      unknown.includes(column) || (!isProved && isOpenBeside(table.header, roles, column))
        ? 'quantity'
        : claimOf(table.header, roles, column, printed(column));
    const field = claimed && paths[claimed];
    const kept = claimed ? roles.indexOf(claimed) : -1;
    if (!field || kept < 0) return [];
    const isNumber = claimed === 'quantity' || claimed === 'price';
    const [value, other] = [printed(kept), printed(column)];
    if (other === '' || value === '' || (isNumber && (isProved || !disagree(value, other, decimal))))
      return [];
    if (!isNumber && (value === other || !/\d/.test(other) || isTradeNumber(other) || isTradeNumber(value)))
      return [];
    if (!isNumber && isConstant(table, column) && !isConstant(table, kept)) return [];
    // `S235JR 6 mm` under `Material`: what it is made of.
    if (!isNumber && endsInMeasure.test(other) && !endsInMeasure.test(value)) return [];
    const places = [kept, column].map((at) => {
      const words = anchors.flatMap(({ cells }) => cells[at]!);
      return placeOf(anchors[0]!.sheet, words);
    });
    return [makeDoubt('conflicting_values', `${path}.${field}`, [`${value} and ${other}`], places)];
  });
}

/** `Menge | offen`: of what is open beside a quantity nobody knows which is wanted; `Ordered | Open` says it. */
function isOpenBeside(header: readonly HeaderCell[], roles: RowLines['roles'], column: number): boolean {
  const kept = header[roles.indexOf('quantity')];
  return kept !== undefined && open.test(header[column]!.text) && !ordered.test(kept.text);
}
const open = new RegExp(
  `^${anyOf(({ quantityHeadings }) => quantityHeadings.open)}(?: ${anyOf(({ columns }) => columns.quantity)})?\\.?$`,
  'iu',
);
const ordered = new RegExp(
  anyOf(({ quantityHeadings }) => quantityHeadings.ordered),
  'iu',
);

/**
 * Columns under headings of which no word is known that may as well hold what is ordered: whole numbers in every row,
 * beside others under a heading that a lexicon has only in part. A rate of tax is the same in all of them.
 */
function unknownQuantities(
  { table, roles }: Pick<RowLines, 'table' | 'roles'>,
  decimal: DecimalMark | null,
): number[] {
  const kept = roles.indexOf('quantity');
  const lines = table.body.filter(({ cells }) => kept >= 0 && /^\d/.test(textOf(cells[kept] ?? [])));
  const isWhole = (column: number) =>
    lines.every(({ cells }) => {
      const text = textOf(cells[column] ?? []);
      return (
        /^[1-9]\d{0,5}$|^0$/.test(text) ||
        (/^\d{1,3}[.,]\d{3}$/.test(text) && readNumber(text, decimal) !== null)
      );
    });
  return table.header.flatMap((head, column) =>
    roles[column] === null &&
    head.roles.length === 0 &&
    head.text !== '' &&
    lines.length > 0 &&
    !isConstant(table, column) &&
    isWhole(column)
      ? [column]
      : [],
  );
}

const endsInMeasure = /\s\d+(?:[.,]\d+)?\s?(?:[mcµ]?m|k?g|m?l)[²³]?$/u;

/** An account or a contract is the same on all lines; numbers of articles are not. */
function isConstant({ body }: RowLines['table'], column: number): boolean {
  const values = body
    .map(({ cells }) => textOf(cells[column] ?? []))
    .filter((text) => /^\S*\d\S*$/.test(text));
  return values.length >= fewestConstant && new Set(values).size === 1;
}
const fewestConstant = 3;

/** GTINs stand beside the numbers of buyer and supplier. */
export const tradeNumber = /^(?:\d{8}|\d{12,14})$/;

/** `0 71555 00214 6` is printed in groups below its bars. */
function isTradeNumber(text: string): boolean {
  return tradeNumber.test(text.replace(/\s/g, ''));
}

/** What a column claims to be: by its heading; a code where nobody headed the one that was taken for the number. */
function claimOf(
  header: readonly HeaderCell[],
  roles: RowLines['roles'],
  column: number,
  text: string,
): ColumnRole | undefined {
  const article = roles.indexOf('article');
  const isOpen = article >= 0 && header[article]!.roles.length === 0 && header[column]!.roles.length === 0;
  const isCode =
    /^[\p{Lu}\d][\p{Lu}\d./-]{3,}$/u.test(text) &&
    /\d{2}/.test(text) &&
    // `54.3` is a rate.
    !/[.,]\d{2}$|^\d{1,3}[.,]\d$/.test(text);
  const [claimed, ...others] = header[column]!.roles;
  // `PVP`, `RRP` beside the price is what the goods are sold for in the end.
  if (claimed && others.includes('ignored')) return undefined;
  return claimed ?? (isOpen && isCode ? 'article' : undefined);
}

function multiplies({ quantity, price, lineTotal, discount }: DraftRow): boolean {
  return (
    quantity?.value != null &&
    price !== null &&
    lineTotal !== null &&
    isProduct(quantity.value, price.value, lineTotal.value, discount)
  );
}

function disagree(value: string, other: string, decimal: DecimalMark | null): boolean {
  const [a, b] = [value, other].map((text) => readNumber(text.split(' ')[0]!, decimal)?.value);
  return a !== undefined && b !== undefined && a !== b;
}
