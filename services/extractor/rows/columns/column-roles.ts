import { boxNumber } from '../../fields/label-hits.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit, labelBook, namesMonth, wholeMeanings } from '../../lexicon/phrases.ts';
import { patternOf, phrasesIn, withinWords } from '../../lexicon/word-patterns.ts';
import { numberShape } from '../../values/number.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import { isCodeOfLetters, isDay, isOfHouse } from '../lines/line-shapes.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { areRevisions } from '../reading/revisions.ts';
import { headsTrait } from '../reading/traits.ts';
import { type BodyLine, type Table, textOf } from '../table.ts';
import { areCounting, rolesByContent } from './column-content.ts';
import { columnOverItsSum } from './counted-columns.ts';
import { followProducts, numbered } from './follow-products.ts';
import { areChapters, areLineNumbers, areNumbersOfArticles } from './line-number-columns.ts';
import { measuredColumns } from './measures.ts';
import { counted, isText, nameBeforeTraits, nameFilled, nameInUpperLine, names } from './name-column.ts';
import { takeNetPrices } from './net-prices.ts';
import { takeNetTotals } from './net-totals.ts';
import { withNetPrices, withPricedUnits } from './priced-units.ts';

/**
 * Decides what each column holds: its heading says what it can mean, its values say whether that is so. Null for
 * columns whose heading says nothing.
 */
export function settleRoles(table: Table): (ColumnRole | null)[] {
  const rows = linesLikeRows(table);
  const values = table.header.map((_, column) =>
    rows.map(({ cells }) => textOf(cells[column]!)).filter((value) => value !== ''),
  );
  const measured = measuredColumns(table.header);
  const roles: (ColumnRole | null)[] = table.header.map(({ roles: [role], text }, column) => {
    if (role === undefined || (table.isGuessed && !mayHold(role, text, values[column]!))) return null;
    return measured.has(column) && (role === 'lineTotal' || role === 'quantity') ? 'ignored' : role;
  });
  takeOtherMeanings(table, roles, values);
  const isNumbered = roles.some((role) => role !== null && numbered.includes(role));
  roles.forEach((role, column) => {
    const isCounted = areLineNumbers(values[column]!) || areChapters(values[column]!);
    const isBehind = column > roles.indexOf('description') && roles.includes('description');
    if (
      role === 'position' &&
      (!isCounted || (!isNumbered && areNumbersOfArticles(values[column]!, isBehind)))
    )
      roles[column] = !names(roles) && isText(values[column]!) ? 'description' : 'article';
  });
  // `Article` over 10, 20, 30 beside `Material` over numbers of goods.
  const counting = roles.findIndex((role, column) => role === 'article' && areCounted(values[column]!));
  const isBesideCodes = roles.some(
    (role, column) =>
      column !== counting && role !== null && numbered.includes(role) && areCodes(values[column]!),
  );
  if (counting >= 0 && isBesideCodes && !roles.includes('position')) roles[counting] = 'position';
  ignoreConstants(roles, values);
  // `Sc.` is a discount in one language, and a request for goods in another.
  roles.forEach((role, column) => {
    const own = values[column]!;
    if (role === 'discount' && own.length > 0 && own.every((value) => /^0\d{3,}$/.test(value)))
      roles[column] = 'ignored';
  });
  // `Delivery or service` over what is ordered.
  if (!names(roles)) {
    const named = roles.findIndex(
      (role, column) =>
        role === 'deliveryDate' && isText(values[column]!) && !values[column]!.every(namesMonth),
    );
    if (named >= 0) roles[named] = 'description';
  }
  if (table.layers.length > 1 && !names(roles)) nameInUpperLine(table, roles);
  nameBeforeTraits(table, roles, values);
  if (!table.isGuessed) nameFilled(table, roles, values);
  keepOne(roles, 'description', (column) => isText(values[column]!));
  const claimed = roles.flatMap((role, column) => (role === 'quantity' ? [column] : []));
  const added = columnOverItsSum(table, claimed);
  keepOne(roles, 'quantity', (column) => (added === null ? areNumbers(values[column]!) : column === added));
  // `Units` over `Carton (12)`, beside the quantity.
  const packed = claimed.find((column) => roles[column] === 'ignored' && areWords(values[column]!));
  if (packed !== undefined && !roles.includes('unit')) roles[packed] = 'unit';
  // `Item | Catalog #`, `Model | MPN`: who orders has numbers of his own, the catalogue is the supplier's, as is the maker's number.
  const catalogued = table.header.findIndex(
    ({ text }, column) => roles[column] === 'article' && ofCatalogue.test(text),
  );
  const isBesideItem = roles.some((role, column) => role === 'article' && column !== catalogued);
  if (catalogued >= 0 && isBesideItem && !roles.includes('supplierArticle'))
    roles[catalogued] = 'supplierArticle';
  keepOne(
    roles,
    'article',
    (column) => values[column]!.length > 0 && !areTradeNumbers(values[column]!) && !isText(values[column]!),
  );
  for (const role of ['customerArticle', 'supplierArticle'] as const)
    keepOne(roles, role, (column) => values[column]!.length > 0 && !areTradeNumbers(values[column]!));
  withPricedUnits(roles, values).forEach((role, column) => {
    roles[column] = role;
  });
  // Beside the price stands what that is for.
  keepOne(roles, 'unit', (column) => 2 * values[column]!.filter(isUnit).length > values[column]!.length);
  takeNetOfGross(roles, table.header);
  // What the goods are sold for in the end, `PVP`, `RRP`, is no sum.
  const lastPrice = roles.findLastIndex(
    (role, column) => role === 'price' && !table.header[column]!.roles.includes('ignored'),
  );
  const firstPrice = roles.indexOf('price');
  // `P.Bruto | P.Neto` without a discount: the same price twice.
  const isTwice = String(values[lastPrice]) === String(values[firstPrice]);
  if (!roles.includes('lineTotal') && lastPrice > firstPrice)
    roles[lastPrice] = isTwice ? 'ignored' : 'lineTotal';
  keepOne(roles, 'price', (column) => areNumbers(values[column]!));
  roles.reverse();
  keepOne(roles, 'lineTotal', () => true);
  const settled = countedColumn(
    fillByShape(followProducts(codesOverTexts(roles.reverse(), values), table), values, table.header),
    values,
  );
  const byContent =
    table.isGuessed || !settled.includes('quantity') ? rolesByContent(settled, values) : settled;
  const named = namedByTrait(
    byContent
      .map((role, column) => withoutNumbers(role, table.header[column]!))
      .map((role, column) => (role === 'description' && areRevisions(values[column]!) ? 'ignored' : role)),
    table,
    values,
  );
  const texts = rows.map(({ cells }) => cells.map(textOf));
  const prices = table.header.flatMap(({ roles: [role] }, column) => (role === 'price' ? [column] : []));
  const headings = table.header.map(({ text }) => text);
  return withNetPrices(takeNetTotals(takeNetPrices(named, prices, texts), texts), headings, texts);
}

/** Of `P.Bruto | P.Neto` the net one is what the goods cost. */
function takeNetOfGross(roles: (ColumnRole | null)[], header: Table['header']): void {
  const of = (kind: RegExp) =>
    roles.flatMap((role, column) => (role === 'price' && kind.test(header[column]!.text) ? [column] : []));
  const [gross, net] = [of(grossPrice), of(netPrice)];
  if (net.length === 1) for (const column of gross) roles[column] = 'ignored';
}
/** `Bruttopreis`, `Nettopris`: the word may begin another. */
const grossPrice = new RegExp(
  `(?<!\\p{L})(?:${withinWords(phrasesIn(({ grossNet }) => grossNet.gross))})`,
  'iu',
);
const nets = phrasesIn(({ grossNet }) => grossNet.net);
const netPrice = new RegExp(`${patternOf(nets)}|(?:${withinWords(nets)})pri?[es]`, 'iu');

const ofCatalogue = /(?<!\p{L})(?:mpn|catalog(?:ue)?|katalog\p{L}*|catálogo|catalogo)(?!\p{L})/iu;

/** Where no column names the goods or has their number, the first that says what they are like begins their name. */
function namedByTrait(
  roles: (ColumnRole | null)[],
  { header }: Table,
  values: readonly string[][],
): (ColumnRole | null)[] {
  if (names(roles) || roles.some((role) => role !== null && numbered.includes(role))) return roles;
  const first = header.findIndex(
    ({ text }, column) =>
      headsTrait(text) &&
      (roles[column] === null || roles[column] === 'ignored') &&
      values[column]!.length > 0,
  );
  return roles.map((role, column) => (column === first ? 'description' : role));
}

/** `203x133` under `Size`, `6000` under `Length` are no numbers of articles, however they look. */
function withoutNumbers(role: ColumnRole | null, { text, roles }: HeaderCell): ColumnRole | null {
  const isGuess = role !== null && numbered.includes(role) && !numbered.includes(roles[0] ?? 'ignored');
  return isGuess && headsTrait(text) ? (roles[0] ?? 'ignored') : role;
}

/**
 * `Art.` is a kind in one language and an article in others: over codes, beside no other column of them, the latter.
 * `Desc.` over rates is a discount, over texts a description.
 */
function takeOtherMeanings(
  { header }: Table,
  roles: (ColumnRole | null)[],
  values: readonly string[][],
): void {
  const isNumbered = roles.some((role) => role !== null && numbered.includes(role));
  roles.forEach((role, column) => {
    const own = values[column]!;
    const meanings = header[column]!.roles;
    const rate = meanings.find((meaning) => meaning === 'discount' || meaning === 'tax');
    if (role === 'description' && rate && own.length > 0 && own.every((value) => isRate.test(value)))
      roles[column] = rate;
    // `Nombre` is a number in one language and a name in another.
    const isNamed = meanings.includes('description') && isText(own);
    if ((role === rate || role === 'quantity') && isNamed) roles[column] = 'description';
    // `Part.` is a line in one language and an article in another.
    const isArticle = role !== null && numbered.includes(role);
    const isBesideArticle = roles.some((other, at) => at !== column && other === 'article');
    if (isArticle && meanings.includes('position') && isBesideArticle && areCounting(own))
      roles[column] = 'position';
    const other = meanings.find((meaning) => numbered.includes(meaning));
    if (role !== 'ignored' || isNumbered || other === undefined || own.length === 0) return;
    if (own.filter(isArticleCode).length > 0.8 * own.length) roles[column] = other;
  });
}

/** `Plant code 1000` on every line: what stays the same while the goods differ is the number of no article. */
function ignoreConstants(roles: (ColumnRole | null)[], values: readonly string[][]): void {
  // `KB-` over `100`: the ends of the numbers stand below.
  const varies = values.map((own) => new Set(own).size > 1 || own.some((value) => /\S-$/.test(value)));
  const isOfGoods = (role: ColumnRole | null) =>
    role === 'description' || numbered.includes(role as ColumnRole);
  roles.forEach((role, column) => {
    const others = roles.some((other, at) => at !== column && isOfGoods(other) && varies[at]);
    if (isOfGoods(role) && role !== 'description' && !varies[column] && values[column]!.length > 1 && others)
      roles[column] = 'ignored';
  });
}

const isRate = /^\d{1,2}(?:[.,]\d+)? ?%$/;

/** False for roles that a made-up word happens to have, over values of another kind. */
function mayHold(role: ColumnRole, heading: string, values: readonly string[]): boolean {
  if (role === 'ignored') return wholeHeading(heading).length > 0;
  if (numbered.includes(role) && role !== 'articleAndDescription') return !isText(values);
  if (role === 'priceUnit') return values.every((value) => /^1[0.,]*(?:\s|$)/.test(value));
  if (role === 'tax' || role === 'discount')
    return values.every((value) => /^[-–—]?$|^\D?\d{1,2}(?:[.,]\d+)?(?: ?%)?$/.test(value));
  return true;
}

/** `24 rol` below a heading of units, or below two that stand side by side: without another quantity it is this. */
function countedColumn(roles: (ColumnRole | null)[], values: readonly string[][]): (ColumnRole | null)[] {
  if (roles.includes('quantity')) return roles;
  const column = roles.findIndex((role, at) => {
    const own = values[at]!;
    const isBasis = role === 'priceUnit' && own.every((value) => /^10*\s/.test(value));
    const mayCount = role === null || role === 'ignored' || beside.includes(role);
    return (
      mayCount &&
      !isBasis &&
      own.length > 0 &&
      own.filter((value) => counted.test(value)).length > 0.8 * own.length
    );
  });
  return column < 0 ? roles : roles.map((role, at) => (at === column ? 'quantity' : role));
}
const beside: readonly ColumnRole[] = ['unit', 'priceUnit', 'article', 'position'];

/** A column called description that holds codes: what they mean stands on the lines below. */
function codesOverTexts(roles: (ColumnRole | null)[], values: readonly string[][]): (ColumnRole | null)[] {
  if (roles.some((role) => role !== null && numbered.includes(role))) return roles;
  return roles.map((role, column) => {
    // `Product` over the number and the name, in columns of their own: the second heading is empty.
    const isNamedBeside =
      roles[column - 1] === 'description' && roles[column] === null && areCodes(values[column - 1]!);
    if (isNamedBeside && isText(values[column]!)) return 'description';
    const isOverBoth = role === 'description' && roles[column + 1] === null && areCodes(values[column]!);
    if (isOverBoth && isText(values[column + 1]!)) return 'article';
    return role === 'description' && areCodes(values[column]!) ? 'articleAndDescription' : role;
  });
}

/** `10, 20, 30`: the first, and as much more each time. */
function areCounted(values: readonly string[]): boolean {
  const step = Number(values[0]);
  return (
    values.length >= fewestCounted &&
    [1, 10, 100].includes(step) &&
    values.every((value, at) => Number(value) === step * (at + 1))
  );
}
const fewestCounted = 3;

function areCodes(values: readonly string[]): boolean {
  const codes = values.filter(
    (value) => isArticleCode(value) || /^[\d./-]{4,}$/.test(value) || isCodeOfLetters(value),
  ).length;
  return codes > 0.8 * values.length;
}

/** Columns whose headings say nothing: units, and the numbers of articles when no other column has them. */
function fillByShape(
  roles: (ColumnRole | null)[],
  values: readonly string[][],
  header: readonly HeaderCell[],
): (ColumnRole | null)[] {
  const filled = [...roles];
  filled.forEach((role, column) => {
    if (role !== null || values[column]!.length === 0) return;
    const share = (fits: (value: string) => boolean) =>
      values[column]!.filter(fits).length / values[column]!.length;
    if (!filled.includes('position') && areCounting(values[column]!)) filled[column] = 'position';
    else if (!hasUnits(values, filled) && share((value) => isUnit(value)) > 0.6) filled[column] = 'unit';
    else if (!filled.includes('quantity') && share((value) => counted.test(value)) > 0.8)
      filled[column] = 'quantity';
    else if (!filled.includes('priceUnit') && filled.includes('price') && share(isSign) > 0.8)
      filled[column] = 'priceUnit';
    else if (!filled.includes('deliveryDate') && share(isDay) > 0.8) filled[column] = 'deliveryDate';
    else if (
      !filled.some((other) => other !== null && numbered.includes(other)) &&
      share(isArticleCode) > 0.8 &&
      !areOfOrder(values[column]!, header[column]!)
    )
      filled[column] = 'article';
  });
  return filled;
}

/** True where a column has the units, or the quantities have them: `9,000.0 LB` beside `N` for no tax. */
function hasUnits(values: readonly string[][], roles: readonly (ColumnRole | null)[]): boolean {
  const quantities = values[roles.indexOf('quantity')] ?? [];
  const withUnit = quantities.filter(
    (value) => /^\d[\d.,]*\s\S+$/.test(value) && isUnit(value.split(' ')[1]!),
  );
  return roles.includes('unit') || (withUnit.length > 0 && 2 * withUnit.length > quantities.length);
}

/** `PO Number` over the same number on every row: the number of the order, not of the goods. */
function areOfOrder(values: readonly string[], { text }: HeaderCell): boolean {
  const meanings = new Set(values).size === 1 ? wholeMeanings(labelBook, text) : null;
  return meanings?.some(({ kind }) => kind === 'orderNumber') ?? false;
}

/** `%` or `‰` alone: the price is for so many. */
function isSign(value: string): boolean {
  return /^(?:[%‰]|[0o]\/00)$/i.test(value);
}

function isArticleCode(value: string): boolean {
  return codeShape.test(value) && /\d{2}/.test(value) && !/[.,]\d{2}$/.test(value);
}
/** Capitals and digits, `GP-4x30` with a measure. */
const codeShape = /^[\p{Lu}\d](?:[\p{Lu}\d./-]|(?<=\d)x(?=\d)){3,}$/u;

/** The lines that look like rows: half of the columns filled, one of them with an amount. */
function linesLikeRows(table: Table): BodyLine[] {
  const counts = table.header.map(
    ({ roles: [role] }) => role === 'quantity' || role === 'price' || role === 'lineTotal',
  );
  const isTold = counts.includes(true);
  // `Item total` under each of the rows is no end of them.
  const sums = table.body.filter(({ line }) => isTotalLine(line)).map(labelOf);
  const isRepeated = (sum: BodyLine) => sums.filter((label) => label === labelOf(sum)).length > 1;
  const end = table.body.findIndex((line) => isTotalLine(line.line) && !isRepeated(line));
  const body = end < 1 ? table.body : table.body.slice(0, end);
  return body.filter(
    ({ cells, line }) =>
      cells.filter((cell) => cell.length > 0).length >= Math.max(2, table.header.length / 2) &&
      cells.some((cell, at) => (counts[at] || !isTold) && startsWithAmount(textOf(cell))) &&
      // `16. Signature   17. Name` under the table of a form.
      !line.segments.every(({ text }) => boxNumber.test(text)) &&
      !isTotalLine(line) &&
      !isOfHouse(line),
  );
}

function labelOf({ line }: BodyLine): string {
  return line.words
    .map(({ text }) => text)
    .filter((text) => !/\d/.test(text))
    .join(' ');
}

/** Begins with a number that is neither a rate nor a day. */
function startsWithAmount(text: string): boolean {
  return /^\W{0,4}\d/.test(text) && !text.includes('%') && !isDay(text);
}

/** GTINs: the number of the trade, beside which the buyer prints its own. */
function areTradeNumbers(values: readonly string[]): boolean {
  return values.every((value) => /^(?:\d{8}|\d{12,14})$/.test(value));
}

function areNumbers(values: readonly string[]): boolean {
  return values.filter((value) => numberShape(value.split(/[\s/]/)[0]!) !== null).length >= values.length / 2;
}

function areWords(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /^\p{L}/u.test(value));
}

/** Keeps the role for the first column that fits, and ignores the others that claim it. */
function keepOne(roles: (ColumnRole | null)[], role: ColumnRole, fits: (column: number) => boolean): void {
  const claims = roles.flatMap((claimed, column) => (claimed === role ? [column] : []));
  const keeper = claims.find(fits) ?? claims[0];
  for (const column of claims) if (column !== keeper) roles[column] = 'ignored';
}
