import type { Word } from '@orderloom/pages/page.ts';
import { composedKinds } from '../../fields/composed-labels.ts';
import { heightOf, overlapX, overlapY } from '../../layout/boxes.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole, LabelKind } from '../../lexicon/lexicon.ts';
import { labelBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { totalsHeaded } from '../lines/total-line.ts';
import { namesBasis, opensBasis } from '../reading/price-basis.ts';
import { headsTrait } from '../reading/traits.ts';
import { withWholeHeadings } from './broken-headings.ts';
import { columnNumbers } from './column-numbers.ts';
import {
  type HeaderPiece,
  headerPieces,
  headingShare,
  rolesOfHeading,
  wholeHeading,
} from './header-pieces.ts';
import { type HeaderCell, joined, mergePieces } from './merge-pieces.ts';
import { byUnderlines } from './underlined-headings.ts';

/** The heading of a table of order lines. Its cells run from left to right. */
export interface TableHeader {
  sheet: Sheet;
  firstLine: number;
  lastLine: number;
  cells: HeaderCell[];
  /** No word of it was known: its rows are never taken without a look. */
  isGuessed?: boolean;
  /** The x positions that divide its columns, where lines under each of them tell. */
  edges?: readonly number[];
}

/** A heading has at most this many lines (SAP prints four). */
const mostLines = 4;
/** Share of the words of a heading's further line that must be headings: sentences stand above tables, too. */
const fewestKnown = 0.4;
/** So many columns are known beside one whose name is not. */
const fewestOfTrade = 4;
/** So many traits name goods without any other column that does. */
const fewestTraits = 2;
/** Lines of one heading stand at most this many heights apart. */
const closeLines = 1.2;

/**
 * Finds the headings of order line tables on a page, from top to bottom. `before` is that of the table that may go on from the
 * page before: a heading that would stand among its rows is none.
 */
export function findHeaders(sheet: Sheet, before: TableHeader | null = null): TableHeader[] {
  const headers: TableHeader[] = [];
  const whole = withWholeHeadings(sheet);
  for (let index = 0; index < sheet.lines.length; index++) {
    const header = fullestAt(whole, index, headers.at(-1)?.lastLine ?? -1);
    // Below a table's heading a remark of known words is no other one.
    if (!header || (headers.length > 0 && sheet.lines[index]!.segments.length === 1)) continue;
    // The ends of its words belong to it.
    if (whole.lines[header.lastLine + 1]?.words.length === 0) header.lastLine += 1;
    while (columnNumbers(sheet).has(sheet.lines[header.lastLine + 1]!)) header.lastLine += 1;
    const isOfRow =
      headers.some((main) => isNested(header, main) || isWrapped(header, main)) ||
      (before !== null && isNested(header, before));
    if (!isOfRow && !(headers.length > 0 && headsSums(header, sheet.lines[index]!)))
      headers.push(byUnderlines(sheet, { ...header, sheet }));
    index = header.lastLine;
  }
  return headers;
}

/** `Destination of the goods | Net | Tax | Total` under a table: the sums of the order, and nothing that counts. */
function headsSums({ cells }: TableHeader, line: Line): boolean {
  return totalsHeaded(line).length > 1 && !cells.some(({ roles }) => roles.includes('quantity'));
}

/** `Order no. | Order date | Currency` stands over the values of the order, not over its lines. */
function isStripOfLabels({ segments }: Line): boolean {
  const announced = segments.flatMap(({ text }) => {
    const all = tokenise(text);
    const match = longestMatch(labelBook, all, 0);
    const kinds = match?.length === all.length ? match.meanings.map(({ kind }) => kind) : composedKinds(text);
    return kinds.find((kind) => ofOrder.includes(kind)) ?? kinds.slice(0, 1);
  });
  const isDated = announced.includes('orderDate') && new Set(announced).size > 1;
  const roles = segments.map(({ text }) => wholeHeading(text)[0]);
  const saysWhat = naming.some((role) => roles.includes(role));
  // A column with the currency, one with the customer's number of the article.
  if (saysWhat && roles.includes('quantity') && roles.includes('price')) return false;
  return new Set(announced.filter((kind) => ofOrder.includes(kind))).size > 1 || (isDated && !saysWhat);
}
const ofOrder: readonly LabelKind[] = ['orderNumber', 'orderDate', 'currency', 'contact', 'customerNumber'];

/** A schedule's own heading among the rows, `No. | Delivery date | Quantity`: it names nothing that is ordered. */
function isNested({ cells }: TableHeader, main: TableHeader): boolean {
  const inner: readonly ColumnRole[] = ['position', 'deliveryDate', 'quantity', 'unit', 'ignored'];
  return (
    cells.length < main.cells.length &&
    cells[0]!.box[0] > main.cells[0]!.box[0] + 2 &&
    cells.some(({ roles }) => roles[0] === 'deliveryDate') &&
    cells.every(({ roles }) => roles.length === 0 || inner.includes(roles[0]!))
  );
}

/**
 * `(goods)   pieces` close under a row, in columns that mean something else: the narrow cells of the row wrapped, to words
 * that are headings elsewhere, among others that are none.
 */
function isWrapped({ sheet, firstLine, cells }: TableHeader, main: TableHeader): boolean {
  const [above, line] = [sheet.lines[firstLine - 1]!, sheet.lines[firstLine]!];
  const isUnderRow =
    firstLine - 1 > main.lastLine &&
    above.segments.length > line.segments.length &&
    line.box[1] - above.box[3] < wrappedWithin * heightOf(line.box);
  const isOtherwise = ({ roles: [role], box }: HeaderCell) =>
    role !== undefined &&
    main.cells.some(
      (cell) => overlapX(cell.box, box) > 0 && cell.roles.length > 0 && !cell.roles.includes(role),
    );
  const isPlain = cells.every(({ roles, words }) => roles.length > 0 && !words[0]?.text.startsWith('('));
  return isUnderRow && !isPlain && cells.length < main.cells.length && cells.some(isOtherwise);
}
/** In heights of the text. */
const wrappedWithin = 0.5;

/** The heading that begins here; of one of several lines the upper may be one of fewer columns by themselves. */
function fullestAt(sheet: Sheet, index: number, after: number): TableHeader | null {
  const header = headerAt(sheet, index, after);
  if (!header) return null;
  const lower = Array.from({ length: mostLines - 1 }, (_, step) => header.lastLine + 1 + step)
    .filter((at) => at < sheet.lines.length)
    .map((at) => headerAt(sheet, at, after))
    .find((other) => other !== null && other.firstLine <= header.firstLine);
  return lower && distinctRoles(lower.cells) > distinctRoles(header.cells) ? lower : header;
}

function headerAt(sheet: Sheet, index: number, after: number): TableHeader | null {
  if (!mayHead(sheet, index) || headingShare(sheet.lines[index]!) < 0.5) return null;
  const seed = headerPieces(sheet.lines[index]!);
  const isOfTraits = seed.filter(({ text }) => headsTrait(text)).length >= fewestTraits;
  if ((distinctRoles(seed) < 2 && !isOfTraits) || isStripOfLabels(sheet.lines[index]!)) return null;
  if (standsOverHeading(sheet, index)) return null;
  let [first, last, cells] = [index, index, mergePieces([seed])];
  for (const step of [-1, 1]) {
    for (
      let at = index + step;
      at > after && at < sheet.lines.length && last - first + 1 < mostLines;
      at += step
    ) {
      if (!mayHead(sheet, at) || !isClose(sheet, at, at - step)) break;
      const merged = mergePieces(linePieces(sheet, Math.min(first, at), Math.max(last, at)));
      if (step < 0 && isTitleOver(sheet.lines[at]!, cells)) break;
      if (!addsToHeading(sheet.lines[at]!, cells) || distinctRoles(merged) < distinctRoles(cells)) break;
      [first, last, cells] = [Math.min(first, at), Math.max(last, at), merged];
    }
  }
  const around = centredAround(sheet, first, last, cells);
  if (around.length > 0) {
    [first, last] = [first - 1, last + 1];
    cells = [...cells, ...around].sort((a, b) => a.box[0] - b.box[0]);
  }
  return headsOrderLines(cells) ? { sheet, firstLine: first, lastLine: last, cells } : null;
}

/** Headings of two lines beside those of one that stand in their middle: `No.` half a line above and below `Quantity`. */
function centredAround(
  sheet: Sheet,
  first: number,
  last: number,
  cells: readonly HeaderCell[],
): HeaderCell[] {
  if (first === 0 || last + 1 >= sheet.lines.length) return [];
  if (
    ![first - 1, last + 1].every((at) => mayHead(sheet, at) && isClose(sheet, at, at < first ? first : last))
  )
    return [];
  const [above, under] = [headerPieces(sheet.lines[first - 1]!), headerPieces(sheet.lines[last + 1]!)];
  const pairs = above.flatMap((upper) => {
    const lower = under.find(({ box }) => overlapX(box, upper.box) > 0);
    const isFree = cells.every(({ box }) => overlapX(box, upper.box) <= 0);
    // Of no words that we know the column is told by what stands in it.
    return lower && isFree
      ? [{ ...joined(upper, lower), roles: wholeHeading(`${upper.text} ${lower.text}`) }]
      : [];
  });
  return pairs.length === above.length && pairs.length === under.length ? pairs : [];
}

/** `HKD / 100` under `Unit price`, perhaps on two lines. */
function isBasisUnderPrice({ segments: [only, ...others] }: Line, cells: readonly HeaderCell[]): boolean {
  // The line may have gone into the one above.
  if (!only || others.length > 0) return false;
  const price = cells.find(({ box, roles }) => roles.includes('price') && overlapX(box, only.box) > 0);
  const words = price?.text.split(' ') ?? [];
  const overs = [mostWordsOfBasis, 1].map((count) => words.slice(-count).join(' '));
  return price !== undefined && (opensBasis(only.text) || overs.some((over) => namesBasis(only.text, over)));
}
/** `HKD /` */
const mostWordsOfBasis = 2;

/** `Detalles de la orden`, words that head columns as well, over a line that is a heading without it. */
function standsOverHeading(sheet: Sheet, index: number): boolean {
  const below = sheet.lines[index + 1];
  if (sheet.lines[index]!.segments.length > 1 || !below || below.segments.length < fewestBelowTitle)
    return false;
  return mayHead(sheet, index + 1) && headsOrderLines(mergePieces([headerPieces(below)]));
}
/** So many columns a table has at least to be whole without the line above its heading. */
const fewestBelowTitle = 3;

/** `Order details` over `SKU`: one text that makes no heading together with the one below it, which means something else. */
function isTitleOver({ segments: [only, ...others] }: Line, cells: readonly HeaderCell[]): boolean {
  if (!only || others.length > 0) return false;
  const under = cells.filter(({ box }) => overlapX(box, only.box) > 0);
  const [role] = rolesOfHeading(only.text);
  const isOther = ({ text, roles }: HeaderCell) =>
    wholeHeading(text).length > 0 &&
    !roles.some((own) => own === role) &&
    // `Material` over `Bezeichnung`: a number with its name below it.
    !(naming.includes(role!) && roles[0] === 'description') &&
    wholeHeading(`${only.text} ${text}`).length === 0;
  return role !== undefined && under.length === 1 && under.every(isOther);
}

/** A further line names known headings, and each of its pieces stands over or under a cell or is a new one. */
function addsToHeading(line: Line, cells: readonly HeaderCell[]): boolean {
  if (isBasisUnderPrice(line, cells)) return true;
  const pieces = headerPieces(line);
  const known = new Set(cells.flatMap((cell) => cell.roles));
  const fits = (piece: HeaderPiece) =>
    cells.some((cell) => overlapX(cell.box, piece.box) > 0) || piece.roles.some((role) => !known.has(role));
  const stands =
    pieces.length > 1 ||
    pieces.every(
      (piece) =>
        cells.some((cell) => overlapX(cell.box, piece.box) > 0) ||
        wholeHeading(piece.text).some((role) => naming.includes(role) && !known.has(role)),
    );
  // One text may be the first line of the first description.
  const isShort = line.segments.length > 1 && line.segments.every((segment) => segment.words.length <= 3);
  // A title over the table: `Order items`.
  const [only, ...others] = line.segments;
  const isTitle =
    only !== undefined &&
    others.length === 0 &&
    cells.length > 3 &&
    cells.filter((cell) => overlapX(cell.box, only.box) > 0).length > 1;
  // `Tax exempt? N | Tax exempt ID: | Replenishment: Standard`
  const isOfOrder = line.segments.some(({ text }) => /\p{L}:\s+\S/u.test(text));
  return (
    !isTitle &&
    !isOfOrder &&
    pieces.some((piece) => piece.roles.length > 0) &&
    pieces.every(fits) &&
    stands &&
    (isShort || headingShare(line) >= fewestKnown)
  );
}

const naming: readonly ColumnRole[] = ['description', 'article', 'customerArticle', 'supplierArticle'];

function linePieces(sheet: Sheet, first: number, last: number): HeaderPiece[][] {
  return sheet.lines.slice(first, last + 1).map(headerPieces);
}

/** A heading holds no amounts, dates or values behind colons. */
export function mayHead(sheet: Sheet, index: number): boolean {
  const { words, segments } = sheet.lines[index]!;
  const [over = { text: '' }, ...besideOver] = sheet.lines[index - 1]?.segments ?? [];
  if (segments.length === 1 && namesBasis(segments[0]!.text, besideOver.length === 0 ? over.text : ''))
    return true;
  const numbers = words.filter(
    ({ text }, at) =>
      (/\d{2}|^\d$/.test(text) || halfOfCode.test(text)) &&
      !isBasis(text, words[at + 1]?.text) &&
      // `EAN 13`
      !(text.length === 2 && /^(?:ean|gtin|itf|upc)$/i.test(words[at - 1]?.text ?? '')) &&
      ![at - 1, at].some((from) => isOfHeading(words.slice(Math.max(0, from), at + 1))),
  ).length;
  const announced = words.filter((word) => /\w:$/.test(word.text)).length;
  return numbers === 0 && announced <= words.length / 3 && words.length <= 40;
}

/** `P3A` and `4R1` of a Canadian town close over a heading. */
const halfOfCode = /^(?:\p{Lu}\d\p{Lu}|\d\p{Lu}\d)$/u;

/** `100 pcs` below `Price per`. */
function isBasis(text: string, next: string | undefined): boolean {
  return /^(?:100|1[.,]?000)$/.test(text) && next !== undefined && rolesOfHeading(next)[0] === 'unit';
}

/** True for the number that ends `Discount 2` or `Price per 100`. */
function isOfHeading(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const number = /(?<![\d.,])([123]|100|1[.,]?000)\)?$/.exec(text);
  const before = number ? rolesOfHeading(text.slice(0, number.index)) : [];
  const counts: readonly ColumnRole[] = Number(number?.[1]) < 4 ? ['discount'] : ['price', 'priceUnit'];
  return before.some((role) => counts.includes(role));
}

/** True when two lines stand as near to each other as those of one heading. */
export function isClose(sheet: Sheet, at: number, neighbour: number): boolean {
  const [a, b] = [sheet.lines[at]!.box, sheet.lines[neighbour]!.box];
  const gap = -overlapY(a, b);
  return gap <= closeLines * Math.min(heightOf(a), heightOf(b));
}

function distinctRoles(cells: readonly { roles: readonly ColumnRole[] }[]): number {
  return new Set(cells.flatMap((cell) => cell.roles.slice(0, 1)).filter((role) => role !== 'ignored')).size;
}

/** Order lines have a quantity or a price, and something that says what is ordered. */
function headsOrderLines(cells: readonly HeaderCell[]): boolean {
  const roles = new Set(cells.flatMap((cell) => cell.roles));
  const counts = roles.has('quantity');
  const costs = roles.has('price') || roles.has('lineTotal');
  const names = (
    [
      'description',
      'article',
      'articleAndDescription',
      'customerArticle',
      'supplierArticle',
      'position',
    ] as const
  ).some((role) => roles.has(role));
  // `Qty | Section | Length | Grade`: traits name what is ordered together.
  const traits = cells.filter(({ text }) => headsTrait(text)).length;
  if (traits >= fewestTraits && counts) return true;
  // `Document | Qty | RRP | Discount | Total`: what is ordered has a name of its trade.
  const isOfTrade = counts && costs && cells[0]!.roles.length === 0 && distinctRoles(cells) >= fewestOfTrade;
  return isOfTrade || (names && (counts || costs) && distinctRoles(cells) >= (counts ? 2 : 3));
}
