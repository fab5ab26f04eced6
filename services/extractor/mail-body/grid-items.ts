import type { Word } from '@orderloom/pages/page.ts';
import { headsTrait } from '../rows/reading/traits.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { roleOfName } from './named-fields.ts';
import { arePricesOfOne } from './price-of-one.ts';
import { quantityName } from './wordings.ts';

/** A row of a typed table. */
export interface GridItem {
  article?: Word[];
  description: Word[];
  quantity: Word[];
  unit?: Word[];
  price?: Word[];
  lineTotal?: Word[];
  /** Nothing but its place among the others says that the amount of money is the price. */
  isGuessed: boolean;
}

type BodyLine = Paragraph['lines'][number];
interface Row {
  line: BodyLine;
  cells: Word[][];
}

/** Two cells are a list. */
const leastCells = 3;
const leastRows = 2;
const whole = /^[1-9]\d{0,5}$/;
/** Of what a house buys of some rows it may want none. */
const wholeOrNone = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Items of tables that were typed: cells apart by strokes, semicolons or wide gaps, under headings that nobody knows.
 * What a column holds is told by its cells; where two columns may be the quantity, nobody can tell and there are none.
 */
export function gridItems({ lines }: Paragraph): { items: GridItem[]; taken: Set<BodyLine> } {
  const items: GridItem[] = [];
  const taken = new Set<BodyLine>();
  for (const rows of runsOf(lines)) {
    const found = readGrid(rows);
    items.push(...found);
    if (found.length > 0) for (const { line } of rows) taken.add(line);
  }
  return { items, taken };
}

/** Lines that follow each other with as many cells, or under headings with some left empty. */
function runsOf(lines: readonly BodyLine[]): Row[][] {
  const runs: Row[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const cells = run?.[0] ? cellsUnder(run[0], line) : cellsOf(line);
    if (run?.[0] && run[0].cells.length === cells.length) run.push({ line, cells });
    else runs.push([{ line, cells }]);
  }
  return runs.filter(([first]) => first!.cells.length >= leastCells || headsQuantities(first!));
}

/** "Item   Qty": such a heading makes a table of two columns. */
function headsQuantities({ cells }: Row): boolean {
  return cells.length === 2 && cells.some((cell) => quantityName.test(textOf(cell)));
}

/** The cells of a line with an empty one for each heading that has nothing under it. */
function cellsUnder(head: Row, line: BodyLine): Word[][] {
  const cells = cellsOf(line);
  const { segments } = head.line;
  const isHeading = !head.line.words.some(({ text }) => /\d/.test(text));
  const isLaid = segments.length === head.cells.length && cells.length === line.segments.length;
  if (!isHeading || !isLaid || cells.length < 2 || cells.length >= head.cells.length) return cells;
  const laid: Word[][] = segments.map(() => []);
  for (const { words, box } of line.segments) {
    const at = segments.findLastIndex((each) => each.box[0] <= box[0] + flush);
    if (at < 0 || laid[at]!.length > 0) return cells;
    laid[at] = [...words];
  }
  return laid;
}
/** What stands under a heading begins this near to it, in points. */
const flush = 4;

function cellsOf(line: BodyLine): Word[][] {
  const text = textOf(line.words);
  const sign = ['|', ';', '/'].find((each) => text.split(each === '/' ? ' / ' : each).length > 2);
  if (sign === undefined) return line.segments.map(({ words }) => [...words]);
  const cells: Word[][] = [[]];
  for (const word of line.words) {
    // A stroke parts cells where it stands alone: not in "l/min".
    const texts = sign === '/' && word.text !== sign ? [word.text] : word.text.split(sign);
    for (const [at, text] of texts.entries()) {
      if (at > 0) cells.push([]);
      if (text !== '') cells.at(-1)!.push({ ...word, text });
    }
  }
  // A stroke at both ends frames the row.
  const isFramed = sign === '|' && cells[0]!.length === 0 && cells.at(-1)!.length === 0;
  return isFramed ? cells.slice(1, -1) : cells;
}

function readGrid(rows: readonly Row[]): GridItem[] {
  const isHeading = !rows[0]!.cells.some((cell) => /\d/.test(textOf(cell)));
  const isRule = ({ cells }: Row) => cells.every((cell) => /^[-=+:_\s]*$/.test(textOf(cell)));
  const body = (isHeading ? rows.slice(1) : rows).filter((row) => !isRule(row));
  if (body.length < (isHeading ? 1 : leastRows)) return [];
  const headed = new Set(
    isHeading ? rows[0]!.cells.flatMap((cell, at) => (headsTrait(textOf(cell)) ? [at] : [])) : [],
  );
  if (isSizeBesideCount(body, headed)) return [];
  const counted = withUnitsApart(body, headed);
  const columns = counted[0]!.map((_, at) => counted.map((cells) => textOf(cells[at]!)));
  const amountsOf = (number: RegExp) =>
    onlyOf(
      columns,
      (column) => column.every((text) => number.test(text)) && !countsRows(column) && !holdsCodes(column),
    );
  const quantity = amountsOf(whole) ?? amountsOf(wholeOrNone);
  const description = longestOf(columns);
  if (quantity === null || description === null) return [];
  const article = onlyOf(
    columns,
    (column, at) =>
      at !== quantity &&
      at !== description &&
      column.every((text) => /^(?=.*\d)[\p{L}\d./-]{4,}$/u.test(text)),
  );
  const heads = isHeading && rows[0]!.cells.length === columns.length ? rows[0]!.cells.map(textOf) : [];
  const unit = onlyOf(
    columns,
    (column, at) =>
      at !== description &&
      !headsTrait(heads[at] ?? '') &&
      !areSizes(column) &&
      column.every(isWord) &&
      (column.some(isBodyUnit) || roleOfName(heads[at] ?? '') === 'unit'),
  );
  const money = moneyColumns(columns, heads, quantity);
  const known = [description, quantity, article, unit, money.price, money.lineTotal];
  const traits = columns.flatMap((column, at) =>
    !known.includes(at) &&
    (headsTrait(heads[at] ?? '') || areSizes(column) || (!isHeading && column.every(isWord)))
      ? [at]
      : [],
  );
  return counted.map((cells) => ({
    description: [description, ...traits].flatMap((at) => cells[at]!),
    quantity: cells[quantity]!,
    isGuessed: money.isGuessed,
    ...(money.price !== null && { price: cells[money.price]! }),
    ...(money.lineTotal !== null && { lineTotal: cells[money.lineTotal]! }),
    ...(article !== null && { article: cells[article]! }),
    ...(unit !== null && { unit: cells[unit]! }),
  }));
}

function isWord(text: string): boolean {
  return /^\p{L}{1,15}\.?$/u.test(text);
}

/** `S`, `M`, `XL` of clothes, of which one may be a unit elsewhere. */
function areSizes(column: readonly string[]): boolean {
  return column.every((text) => /^(?:X{0,3}[SL]|[2-6]XL|M)$/.test(text)) && new Set(column).size > 1;
}

/** `Flour | 25 kg | 4 sacks` over `Yeast | 1 kg | 12`: what each holds beside how many, which may be either. */
function isSizeBesideCount(rows: readonly Row[], traits: ReadonlySet<number>): boolean {
  const columns = [...rows[0]!.cells.keys()];
  const held = columns.findIndex(
    (at) => !traits.has(at) && rows.every(({ cells }) => heldAmount.test(textOf(cells[at]!))),
  );
  const isCount = ({ cells }: Row, at: number) => countOfSome.test(textOf(cells[at]!));
  return held >= 0 && columns.some((at) => at !== held && rows.some((row) => isCount(row, at)));
}
const heldAmount = /^[1-9]\d{0,5}\s(?:kg|g|gr|l|lt|ltr|ml|cl|m|cm|mm|lit\p{L}+)\.?$/iu;
const countOfSome = /^[1-9]\d{0,4}(?:\s\p{L}{2,12}\.?)?$/u;

interface MoneyColumns {
  price: number | null;
  lineTotal: number | null;
  isGuessed: boolean;
}

/** Which columns hold prices and totals: by their headings, two by their product, one alone is a guess where it may be a sum. */
function moneyColumns(
  columns: readonly string[][],
  heads: readonly string[],
  quantity: number,
): MoneyColumns {
  const found = columns.flatMap((column, at) => (column.every((text) => isMoney.test(text)) ? [at] : []));
  const named = (role: MoneyRole) => found.find((at) => roleOfName(heads[at] ?? '') === role) ?? null;
  const [price, lineTotal] = [named('price'), named('lineTotal')];
  if (price !== null || lineTotal !== null) return { price, lineTotal, isGuessed: false };
  const [first, second, ...more] = found;
  if (first === undefined || more.length > 0) return { price: null, lineTotal: null, isGuessed: false };
  if (second === undefined) {
    const records = columns[quantity]!.map((text, row) => ({
      quantity: Number(text),
      amount: numberIn(columns[first]![row]!) ?? 0,
    }));
    return { price: first, lineTotal: null, isGuessed: !arePricesOfOne(records) };
  }
  const isProduct = columns[quantity]!.every((text, row) => {
    const [one, all] = [first, second].map((at) => numberIn(columns[at]![row]!));
    return one !== null && all !== null && Math.abs(Number(text) * one! - all!) < halfACent;
  });
  return { price: isProduct ? first : null, lineTotal: isProduct ? second : null, isGuessed: false };
}
type MoneyRole = 'price' | 'lineTotal';
const halfACent = 0.0051;

/** `0,12 €`, `EUR 12.50`, `3.20` */
const isMoney = /^(?:\p{Sc}|\p{Lu}{3}|kr\.?|zł)?\s?\d{1,6}[.,]\d{2,4}\s?(?:\p{Sc}|\p{Lu}{3}|kr\.?|zł)?$/u;

function numberIn(text: string): number | null {
  const [, whole, part] = /(\d{1,6})[.,](\d{2,4})/.exec(text) ?? [];
  return whole === undefined ? null : Number(`${whole}.${part}`);
}

/** Rows whose column of "3 rolls" has become two: one of amounts, one of units. */
function withUnitsApart(rows: readonly Row[], traits: ReadonlySet<number>): Word[][][] {
  const cells = rows.map((row) => row.cells);
  const at = cells[0]!.findIndex(
    (_, column) => !traits.has(column) && cells.every((own) => isAmount(own[column]!)),
  );
  if (at < 0) return cells;
  return cells.map((own) =>
    own.flatMap((cell, column) => (column === at ? [cell.slice(0, 1), cell.slice(1)] : [cell])),
  );
}

function isAmount(cell: readonly Word[]): boolean {
  return cell.length === 2 && whole.test(cell[0]!.text) && /^\p{L}{1,15}\.?$/u.test(cell[1]!.text);
}

/** The one column that is so; null when none is, or several are. */
function onlyOf(columns: readonly string[][], is: (column: string[], at: number) => boolean): number | null {
  const found = columns.flatMap((column, at) => (is(column, at) ? [at] : []));
  return found.length === 1 ? found[0]! : null;
}

/** "1, 2, 3" or "10, 20, 30". */
function countsRows(column: readonly string[]): boolean {
  const [first] = column;
  return (
    column.length > 1 &&
    (first === '1' || first === '10') &&
    column.every((text, i) => Number(text) === Number(first) * (i + 1))
  );
}

/** Long numbers of one length are no amounts. */
function holdsCodes(column: readonly string[]): boolean {
  return column.every((text) => text.length >= 5 && text.length === column[0]!.length);
}

/** The column with most letters; each of its cells has a word. */
function longestOf(columns: readonly string[][]): number | null {
  const lengths = columns.map((column) =>
    column.every((text) => /\p{L}{3}/u.test(text))
      ? column.reduce((sum, text) => sum + text.replace(/[^\p{L}]/gu, '').length, 0)
      : 0,
  );
  const most = Math.max(...lengths);
  return most > 0 ? lengths.indexOf(most) : null;
}

function textOf(cell: readonly Word[]): string {
  return cell.map(({ text }) => text).join(' ');
}
