import type { DataCell, DataTable } from '@orderloom/pages/data/data.ts';
import type { ColumnRole, LabelKind } from '../lexicon/lexicon.ts';
import {
  columnBook,
  labelBook,
  longestMatch,
  type PhraseBook,
  type Token,
  tokenise,
} from '../lexicon/phrases.ts';
import { withNetPrices, withPricedUnits } from '../rows/columns/priced-units.ts';
import { headsPlaces } from '../rows/lines/place-lists.ts';
import { headsWanted } from '../rows/lines/shelf-lists.ts';
import { headsTrait } from '../rows/reading/traits.ts';
import { readCurrency } from '../values/currency.ts';
import { articles, withShapes } from './sheet-shapes.ts';

/** What a column of an order sheet holds: parts of a line, or what every line repeats of its order. */
export type SheetRole =
  | Exclude<ColumnRole, 'articleAndDescription' | 'tax' | 'ignored' | 'position'>
  | 'position'
  | 'commonArticle'
  | 'orderNumber'
  | 'orderDate'
  | 'buyer'
  | 'shipTo'
  | 'currency'
  | 'customerNumber'
  | 'remarks';

/** The row of headings of a table, and what its columns hold; null for columns that are not ours. */
export interface SheetHeader {
  /** Index of the row, -1 when the table has none and the values themselves had to tell. */
  row: number;
  roles: (SheetRole | null)[];
  /** Columns under headings that we do not know, by their headings: they may say something of a line. */
  unknown: { column: number; heading: string }[];
  /** Columns of what the goods are like: `Size`, `Colour`. */
  traits: number[];
}

/** Headings stand within this many rows from the top. */
const searchedRows = 60;
/** Headings of numbers that both sides know. */
const common = /\b(?:ean|gtin|upc|barcode|jan)\b/i;
const ofOrder: Partial<Record<LabelKind, SheetRole>> = {
  orderNumber: 'orderNumber',
  buyer: 'buyer',
  orderDate: 'orderDate',
  deliveryDate: 'deliveryDate',
  shipTo: 'shipTo',
  currency: 'currency',
  customerNumber: 'customerNumber',
  remarks: 'remarks',
};

/** The headings of an order table: the row with the most known ones that names a quantity and an article or text. */
export function findHeader({ rows }: DataTable): SheetHeader | null {
  let best: { header: SheetHeader; known: number } | null = null;
  for (const [row, { cells }] of rows.slice(0, searchedRows).entries()) {
    const below = rows.slice(row + 1);
    const called = settled(rolesOf(cells), below);
    if (!called.includes('quantity') && headsPlaces(cells.map(({ text }) => text))) continue;
    const shaped = mayHead(cells, namesLines(called)) ? withShapes(called, below) : called;
    const settledRoles = withPrices(withoutShapedTraits(shaped, called, cells), cells, below);
    const roles = withOrderCodes(settledRoles, cells, below);
    const known = called.filter((role) => role !== null).length + (namesLines(called) ? mostColumns : 0);
    const least = namesLines(called) ? mostColumns + 1 : 0;
    if (known > (best?.known ?? least) && namesLines(roles))
      best = {
        header: { row, roles, unknown: unknownOf(cells, roles), traits: traitsOf(cells, roles) },
        known,
      };
  }
  return best?.header ?? null;
}

/** Headings that say what a line is made of come before those that only its values tell. */
const mostColumns = 1000;

/** Three texts without a digit, one of them known, may head columns; two where both are known. */
function mayHead(cells: readonly DataCell[], isKnown: boolean): boolean {
  const texts = cells.map(({ text }) => text).filter((text) => text !== '');
  return (
    texts.length >= (isKnown ? 2 : 3) &&
    texts.every((text) => text.length <= longestHeading && !/\d/.test(text))
  );
}

/** Sizes may look like units, and lengths like quantities. */
function withoutShapedTraits(
  shaped: (SheetRole | null)[],
  called: readonly (SheetRole | null)[],
  cells: readonly DataCell[],
): (SheetRole | null)[] {
  return shaped.map((role, column) =>
    called[column] === null && role !== 'description' && headsTrait(cells[column]?.text ?? '') ? null : role,
  );
}

function traitsOf(cells: readonly DataCell[], roles: SheetHeader['roles']): number[] {
  return cells.flatMap(({ text }, column) => (roles[column] === null && headsTrait(text) ? [column] : []));
}

function unknownOf(cells: readonly DataCell[], roles: SheetHeader['roles']): SheetHeader['unknown'] {
  return cells.flatMap(({ text }, column) => {
    if (roles[column] !== null) return [];
    const all = tokenise(text);
    const isKnown = [columnBook, labelBook].some((book) => longestMatch<unknown>(book, all, 0) !== null);
    return text === '' || isKnown || common.test(text)
      ? []
      : [{ column, heading: text.replace(/\s+/g, ' ') }];
  });
}

/** Rows of a number of an article and a quantity, as shops take them, have no headings. */
const mostImpliedColumns = 4;

/**
 * What the columns of a table without headings hold: one with a digit in every value is the article, one of whole
 * numbers the quantity, one of words the text. Null when they leave it open.
 */
export function impliedHeader({ rows }: DataTable): SheetHeader | null {
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const width = filled[0]?.cells.length ?? 0;
  if (width < 2 || width > mostImpliedColumns || filled.some(({ cells }) => cells.length !== width))
    return null;
  const columns = Array.from({ length: width }, (_, column) =>
    filled.map(({ cells }) => cells[column]!.text),
  );
  const quantity = columns.findLastIndex((values) => values.every((value) => /^[1-9]\d{0,5}$/.test(value)));
  const article = columns.findIndex(
    (values, column) =>
      column !== quantity && values.every((value) => /^(?=\S*\d)[\p{L}\d._/-]{3,}$/u.test(value)),
  );
  if (quantity < 0 || article < 0) return null;
  const roles = columns.map((values, column): SheetRole | null => {
    if (column === quantity) return 'quantity';
    if (column === article) return 'article';
    return values.every((value) => /\p{L}{2}/u.test(value)) ? 'description' : null;
  });
  return {
    row: -1,
    roles: roles.map((role, column) => (roles.indexOf(role) === column ? role : null)),
    unknown: [],
    traits: [],
  };
}

/** Smaller numbers may count lines. */
const leastCode = 1000;

/** A column called item or line holds numbers of lines, else what is ordered: numbers above these count no lines. */
function settled(roles: (SheetRole | null)[], below: DataTable['rows']): (SheetRole | null)[] {
  const at = roles.indexOf('position');
  if (at < 0) return roles;
  const values = below.flatMap(({ cells }) => (cells[at] && cells[at].text !== '' ? [cells[at].text] : []));
  const isCounting = Number(values[0]) < leastCode || values.every((value) => value.endsWith('0'));
  if (
    values.filter((value) => /^\d{1,6}(?:[.,]\d{1,3})?\.?$/.test(value)).length >= values.length / 2 &&
    (isCounting || articles.some((role) => roles.includes(role)))
  )
    return roles;
  const isText =
    values.filter((value) => /\p{L}{2}/u.test(value) && !/^\S*\d\S*$/.test(value)).length > values.length / 2;
  const role = isText ? 'description' : 'article';
  return roles.map((each, column) => (column === at ? (roles.includes(role) ? null : role) : each));
}

/** `Price/unit`, `Prezzo per pz` */
function namesPrice(heading: string): boolean {
  return tokenise(heading).some((token) =>
    longestMatch(columnBook, [token], 0)?.meanings.some(({ kind }) => kind === 'price'),
  );
}

/** What their values say of columns that may hold prices. */
function withPrices(
  roles: (SheetRole | null)[],
  cells: readonly DataCell[],
  below: DataTable['rows'],
): (SheetRole | null)[] {
  const rows = below.map((row) => roles.map((_, column) => row.cells[column]?.text ?? ''));
  const values = roles.map((_, column) => rows.flatMap((row) => row[column] || []));
  const headings = cells.map(({ text }) => text);
  // `Unit` over 0.75 and 1.50 is what a bottle holds.
  const isMoney = (column: number) =>
    [headings[column] ?? '', ...values[column]!].some(
      (text) => /\p{Sc}/u.test(text) || text.split(/[\s/()]+/).some((word) => readCurrency(word) !== null),
    ) || namesPrice(headings[column] ?? '');
  const priced = withPricedUnits(roles, values).map((role, column) =>
    role === 'price' && !isMoney(column) ? roles[column]! : role,
  );
  return withNetPrices(priced, headings, rows);
}

/** `Bestellnummer` heads the numbers by which articles are ordered where no other column has these and none stands twice. */
function withOrderCodes(
  roles: (SheetRole | null)[],
  cells: readonly DataCell[],
  below: DataTable['rows'],
): (SheetRole | null)[] {
  const at = roles.indexOf('orderNumber');
  if (at < 0 || articles.some((role) => roles.includes(role))) return roles;
  const match = roleIn(columnBook, tokenise(cells[at]!.text));
  const role = match && sheetRole(match.kind);
  const values = below.flatMap((row) => row.cells[at]?.text || []);
  const isRepeated = new Set(values).size < values.length;
  if (!role || !articles.includes(role) || values.length < 2 || isRepeated) return roles;
  return roles.map((each, column) => (column === at ? role : each));
}

function namesLines(roles: readonly (SheetRole | null)[]): boolean {
  const has = (...wanted: SheetRole[]) => wanted.some((role) => roles.includes(role));
  return (
    has('quantity') && has('article', 'customerArticle', 'supplierArticle', 'commonArticle', 'description')
  );
}

/** One column for each role: the first one that claims it, unless a later heading names it more exactly. */
export function rolesOf(cells: readonly DataCell[]): (SheetRole | null)[] {
  const claims = atTotals(cells.map(({ text }) => claimOf(text)));
  return claims.map((claim, column) => {
    if (!claim) return null;
    const rivals = claims.filter((rival) => rival?.role === claim.role);
    const winner = rivals.find((rival) => rival!.exact) ?? rivals[0];
    return winner === claim || claims[column] === winner ? claim.role : null;
  });
}

/** `Item £` beside `Total £` heads what one costs. */
function atTotals(claims: readonly (Claim | null)[]): (Claim | null)[] {
  const isTotalled = claims.some((claim) => claim?.role === 'lineTotal' && !claim.isOfMoney);
  return claims.map((claim) =>
    claim?.isOfMoney && claim.role === 'lineTotal' && isTotalled ? { ...claim, role: 'price' } : claim,
  );
}

interface Claim {
  role: SheetRole;
  /** It is told by the currency beside a word for something else: `Line £`. */
  isOfMoney?: boolean;
  /** True when the whole heading is a phrase that we know. */
  exact: boolean;
}

/** Longer texts are no headings. */
const longestHeading = 60;
/** Words that headings add to their phrase. */
const fillers =
  /^(?:in|per|eur|euro|usd|gbp|chf|pln|dkk|sek|net|netto|ordered|order|stk|st|pcs|ex|excl|vat|mwst|btw|ht)$/;

function claimOf(heading: string): Claim | null {
  if (headsWanted(heading)) return { role: 'quantity', exact: true };
  if (heading.length > longestHeading || !/\p{L}/u.test(heading))
    return heading.trim() === '#' ? { role: 'position', exact: true } : null;
  const bare = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[([].*?[)\]]/g, ' ')
    .replace(/[*:]+/g, ' ');
  const all = tokenise(bare);
  const column = roleIn(columnBook, all);
  if (common.test(bare)) return { role: 'commonArticle', exact: true };
  const label = roleIn(labelBook, all);
  const repeated = label?.exact ? ofOrder[label.kind] : undefined;
  const isOfOrder = repeated === 'orderNumber' || (repeated !== undefined && column?.kind === 'ignored');
  if (column && !isOfOrder) {
    const role = sheetRole(column.kind);
    const money = role && namesMoney(heading, all) ? ofMoney[role] : undefined;
    if (money) return { role: money, exact: column.exact, isOfMoney: true };
    return role && { role, exact: column.exact };
  }
  return repeated ? { role: repeated, exact: true } : null;
}

/** `Unit £` heads what one costs, `Line £` what a line does. */
const ofMoney: Partial<Record<SheetRole, SheetRole>> = { unit: 'price', position: 'lineTotal' };

function namesMoney(heading: string, words: readonly Token[]): boolean {
  return /\p{Sc}/u.test(heading) || words.some(({ text }) => currencyCode.test(text));
}
const currencyCode = /^(?:eur|usd|gbp|chf|pln|dkk|sek|nok|czk)$/;

function roleIn<Kind>(book: PhraseBook<Kind>, all: readonly Token[]): { kind: Kind; exact: boolean } | null {
  const match = longestMatch(book, all, 0);
  if (match && match.length === all.length) return { kind: match.meanings[0]!.kind, exact: true };
  const rest = match ? all.slice(match.length) : [];
  return match && rest.every(({ text }) => fillers.test(text))
    ? { kind: match.meanings[0]!.kind, exact: false }
    : null;
}

function sheetRole(role: ColumnRole): SheetRole | null {
  if (role === 'ignored' || role === 'tax') return null;
  return role === 'articleAndDescription' ? 'description' : role;
}
