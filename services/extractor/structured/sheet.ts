import type { DataCell, DataContent, DataTable, DataTableRow } from '@orderloom/pages/data/data.ts';
import { decimalMarkIn } from '../context.ts';
import { documentBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import type { ExtractSettings } from '../settings.ts';
import { readCurrency } from '../values/currency.ts';
import { isNear } from './compare-with-print.ts';
import { decimalOf } from './data-values.ts';
import {
  type Datum,
  type LineData,
  noLine,
  noOrder,
  noParty,
  type OrderData,
  type PartyData,
} from './order-data.ts';
import { findHeader, impliedHeader, type SheetHeader } from './sheet-columns.ts';
import { addressInCell, commonPlace, placeColumns, placeIn } from './sheet-places.ts';
import { rowsBelow, type SheetRow, type SheetRows, tableLines } from './sheet-rows.ts';
import { articles } from './sheet-shapes.ts';
import { codeIn, dayIn, numberIn, quantityIn, type SheetWriting, writingOf } from './sheet-values.ts';

/** The orders on the sheets of a file. */
export interface SheetOrders {
  orders: OrderData[];
  /** Lines of text that order lines take; the others say something of the order as a whole. */
  taken: ReadonlySet<number>;
}

interface Part {
  table: DataTable;
  header: SheetHeader;
  rows: SheetRows;
}

/**
 * Reads the order lines of all sheets that have some; null when there are none. `isSheet` is true for a file that is
 * nothing but a sheet: it may go without headings.
 */
export function readSheets(
  { tables }: Extract<DataContent, { form: 'tables' }>,
  isSheet: boolean,
  settings: ExtractSettings,
): SheetOrders | null {
  const parts = tables.flatMap((table): Part[] => {
    const header = findHeader(table) ?? (isSheet ? impliedHeader(table) : null);
    const rows = header && rowsBelow(table, header);
    return header && rows && rows.lines.length > 0 ? [{ table, header, rows }] : [];
  });
  const ordering = parts.filter(({ rows }) => rows.lines.some(({ cells }) => cells.quantity !== undefined));
  if (ordering.length === 0) return null;
  const taken = new Set(parts.flatMap(({ rows, table, header }) => [...tableLines(rows, table, header)]));
  return {
    orders: byNumber(
      ordering.flatMap((part) => linesOf(part, settings)),
      ordering,
    ),
    taken,
  };
}

interface ReadLine {
  line: LineData;
  place: PartyData | null;
  row: SheetRow;
  writing: SheetWriting;
}

function linesOf({ table, rows, header }: Part, settings: ExtractSettings): ReadLine[] {
  const counted = rows.lines.flatMap(({ cells }) =>
    [cells.quantity, cells.price, cells.lineTotal, cells.deliveryDate, cells.orderDate].filter(
      (cell) => cell !== undefined,
    ),
  );
  const writing = writingOf(counted, {
    localeDecimal: decimalMarkIn(settings.locale.country),
    localeDateOrder: settings.locale.dateOrder,
  });
  const currency = currencyOf(table, header, rows);
  const areOfLines = pricesOfLines(rows, header, writing);
  const traits = tellingTraits(rows, header);
  const places = placeColumns(table.rows[header.row]?.cells ?? []);
  const areNumbered = rows.lines.every(
    ({ cells }) => !hasArticle(cells) && behindName.test(cells.description?.text ?? ''),
  );
  return rows.lines.map((row, index) => {
    const line = lineOf(row, writing, areNumbered);
    return {
      line: {
        ...withTraits(areOfLines ? priceOfLine(line) : line, row, traits),
        notes: notesOf({ rows, header }, row, index),
        currency,
      },
      place: placeIn(row.source, places),
      row,
      writing,
    };
  });
}

function lineOf({ cells, source }: SheetRow, writing: SheetWriting, isNumbered: boolean): LineData {
  const at = source.line;
  const text = (cell: { text: string } | undefined): Datum | null =>
    cell ? { text: cell.text, line: at } : null;
  const quantity = cells.quantity ? quantityIn(cells.quantity, at, writing) : null;
  const [price, base, total] = [cells.price, cells.priceUnit, cells.lineTotal].map((cell) =>
    cell ? numberIn(cell, at, writing) : null,
  );
  const day = cells.deliveryDate ? dayIn(cells.deliveryDate, at, writing) : null;
  const named = isNumbered ? behindName.exec(cells.description!.text) : null;
  const unsure = [
    [quantity, cells.quantity, 'quantity'],
    [price, cells.price, 'price'],
    [total, cells.lineTotal, 'line_total'],
    [day, cells.deliveryDate, 'delivery_date'],
  ] as const;
  return {
    ...noLine,
    supplierArticle: cells.supplierArticle ? codeIn(cells.supplierArticle, at) : null,
    customerArticle: cells.customerArticle
      ? codeIn(cells.customerArticle, at)
      : cells.article
        ? codeIn(cells.article, at)
        : named
          ? { text: named[2]!, line: at }
          : null,
    commonArticle: cells.commonArticle ? codeIn(cells.commonArticle, at) : null,
    description: named ? { text: named[1]!, line: at } : text(cells.description),
    quantity: quantity?.datum ?? null,
    unit: text(cells.unit) ?? quantity?.unit ?? null,
    price: price?.datum ?? null,
    priceBase: base && /^\d/.test(base.datum.text) ? base.datum : null,
    lineTotal: total?.datum ?? null,
    deliveries: day ? [{ from: day.datum, to: day.datum, quantity: null }] : [],
    unsure: unsure.flatMap(([value, cell, field]) =>
      value?.isUnsure ? [{ field, printed: { text: cell!.text, line: at } }] : [],
    ),
    isHidden: source.isHidden,
  };
}

/** `Garden hose (#GH-25)`: how shops write an article's number behind the name of each; `(#8)` is a size. */
const behindName = /^(.*\S)\s\(#((?=[^)]*\d)[\p{L}\d][\p{L}\d._/-]{3,})\)$/u;

function hasArticle(cells: SheetRow['cells']): boolean {
  return articles.some((role) => role !== null && cells[role] !== undefined);
}

/**
 * Whether what a column calls the price is that of the whole line: the sum below is what the prices make, and not what
 * they make by the quantities.
 */
function pricesOfLines({ lines, totals }: SheetRows, header: SheetHeader, writing: SheetWriting): boolean {
  const numbers = (cell: DataCell | undefined) => {
    const value = cell ? decimalOf(numberIn(cell, 0, writing)?.datum.text ?? '') : null;
    return value === null ? [] : [value];
  };
  const priced = lines.map(({ cells: { quantity, price } }) => [numbers(quantity), numbers(price)].flat());
  if (lines.some(({ cells }) => cells.lineTotal || !cells.price) || priced.some(({ length }) => length < 2))
    return false;
  const sums = totals.flatMap((row) => numbers(sumOf(row, header)));
  const isSum = (made: number) => sums.some((sum) => isNear(sum, made));
  const ofPrices = priced.reduce((all, [, price]) => all + price!, 0);
  const ofProducts = priced.reduce((all, [quantity, price]) => all + quantity! * price!, 0);
  return isSum(ofPrices) && !isSum(ofProducts);
}

/** What a row of totals has in the column of prices; in a mail its label may take the columns before. */
function sumOf({ cells }: DataTableRow, { roles }: SheetHeader): DataCell | undefined {
  const filled = cells.filter(({ text }) => text !== '');
  return cells[roles.indexOf('price')] ?? (filled.length === 2 ? filled[1] : undefined);
}

/**
 * The price of one is known where the line's is so many times whole cents. Never without a doubt: that the prices of
 * several make the total may be an error of who summed them.
 */
function priceOfLine(line: LineData): LineData {
  const { quantity, price: total } = line;
  const ofOne = Number(total?.text) / Number(quantity?.text);
  const isWhole = Number.isInteger(Math.round(ofOne * 1e8) / 1e6);
  const read = line.unsure.map((each) =>
    each.field === 'price' ? { ...each, field: 'line_total' as const } : each,
  );
  const isSame = ofOne === Number(total?.text);
  const unsure = total && !isSame ? [...read, { field: 'price_of_line' as const, printed: total }] : read;
  return {
    ...line,
    price: total && isWhole ? { ...total, text: String(ofOne) } : null,
    lineTotal: total,
    unsure,
  };
}

/** The columns of traits that say what goods they are: of goods without a number all, else those in which rows of the same number differ. */
function tellingTraits({ lines }: SheetRows, { traits }: SheetHeader): number[] {
  const numberOf = ({ cells }: SheetRow) =>
    articles.map((role) => (role === null ? '' : (cells[role]?.text ?? ''))).join('|');
  const isNumbered = lines.every((row) => /[^|]/.test(numberOf(row)));
  const kinds = [...Map.groupBy(lines, numberOf).values()];
  return traits.filter(
    (column) =>
      !isNumbered ||
      kinds.some((rows) => new Set(rows.map(({ source }) => source.cells[column]?.text ?? '')).size > 1),
  );
}

/** `Polo shirt` with its `M` behind it. */
function withTraits(line: LineData, { source }: SheetRow, traits: readonly number[]): LineData {
  const { description } = line;
  const told = traits.flatMap((column) => source.cells[column]?.text || []);
  return description === null || told.length === 0
    ? line
    : { ...line, description: { ...description, text: [description.text, ...told].join(' ') } };
}

/** Its remark, what stands in columns that we do not know, and the rows of text below it. */
function notesOf(
  { rows: { texts }, header }: Pick<Part, 'rows' | 'header'>,
  { cells, source }: SheetRow,
  index: number,
): Datum[] {
  const others = header.unknown.flatMap(({ column, heading }) => {
    const text = source.cells[column]?.text ?? '';
    return text === '' ? [] : [{ text: `${heading}: ${text}`, line: source.line }];
  });
  const remark = cells.remarks ? [{ text: cells.remarks.text, line: source.line }] : [];
  const below = texts
    .filter(({ after }) => after === index)
    .map(({ row }) => ({
      text: row.cells
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(' '),
      line: row.line,
    }));
  return [...remark, ...others, ...below];
}

/** A currency that the rows or the headings name. */
function currencyOf(table: DataTable, header: SheetHeader, { lines }: SheetRows): Datum | null {
  const heading = table.rows[header.row];
  const headed = (heading?.cells ?? []).flatMap(({ text }, column) => {
    const role = header.roles[column];
    const currency = role === 'price' || role === 'lineTotal' ? readCurrency(text) : null;
    return currency && heading ? [{ text: currency, line: heading.line }] : [];
  });
  const printed = lines.flatMap(({ cells, source }) =>
    [cells.currency, cells.price, cells.lineTotal].flatMap((cell) => {
      const currency = cell ? readCurrency(cell.text) : null;
      return currency ? [{ text: currency, line: source.line }] : [];
    }),
  );
  return printed[0] ?? headed[0] ?? null;
}

/** The lines by the order number that they repeat: one order when they repeat none. */
function byNumber(lines: readonly ReadLine[], parts: readonly Part[]): OrderData[] {
  const left = parts.reduce((all, { rows }) => all + rows.unordered, 0);
  const groups = Map.groupBy(lines, ({ row }) => row.cells.orderNumber?.text ?? '');
  return [...groups.values()].map((group) => {
    const [first] = group as [ReadLine];
    const { cells, source } = first.row;
    const inOneCell = ({ row }: ReadLine) =>
      row.cells.shipTo ? addressInCell(row.cells.shipTo.text, row.source.line) : null;
    const place = commonPlace(group.map((each) => each.place ?? inOneCell(each)));
    const repeated = (cell: { text: string } | undefined): Datum | null =>
      cell ? { text: cell.text, line: source.line } : null;
    return {
      ...noOrder,
      orderNumber: cells.orderNumber ? codeIn(cells.orderNumber, source.line) : null,
      orderDate: cells.orderDate ? (dayIn(cells.orderDate, source.line, first.writing)?.datum ?? null) : null,
      currency: group.flatMap(({ line }) => line.currency ?? [])[0] ?? null,
      buyer: { ...noParty, company: repeated(cells.buyer) },
      shipTo: place ?? noParty,
      instructions: [place ? null : repeated(cells.shipTo)].filter((text) => text !== null),
      customerNumber: cells.customerNumber ? codeIn(cells.customerNumber, source.line) : null,
      remarks:
        left > 0
          ? [{ text: `${left} listed articles have no quantity and were left out`, line: source.line }]
          : [],
      lines: group.map(({ line }) => line),
    };
  });
}

/** True when the file's or a sheet's name says that it is an order. */
export function isNamedOrder(name: string, tables: readonly DataTable[]): boolean {
  return [name.replace(/\.\w+$/, ''), ...tables.map((table) => table.name)].some((text) => {
    const all = tokenise(text);
    return all.some((_, at) =>
      longestMatch(documentBook, all, at)?.meanings.some(({ kind }) => kind === 'purchase_order'),
    );
  });
}
