import type { PageLine } from '../page-lines.ts';
import type { BodyLine } from './body-lines.ts';
import { numberKey, orderNumberOn } from './order-number.ts';
import { ordersSaid } from './order-words.ts';

/** The lines of a table that bear one order number. */
export interface NumberedRows {
  orderNumber: string;
  /** Places among the lines of the letter. */
  rows: number[];
}

const leastCells = 3;
/** What suppliers call the numbers of their articles, too. */
const maybeArticle = /^(?:bestell?(?:-?nr|nummer|code)?|order(?:-?nr|nummer| ?code))\.?$/iu;

/**
 * Rows of a table whose column names their orders: "PO | Article | Quantity". Where no number stands twice it may be that
 * of the article: then the letter has to say that it states several orders.
 */
export function rowsByNumber(lines: readonly BodyLine[]): NumberedRows[] {
  const { heading, numbers } = columnOfNumbers(lines.map(({ line }) => line));
  const groups = [...Map.groupBy(numbers, ({ number }) => numberKey(number)).values()];
  const isEmptyBelow = numbers.some(({ place }) => {
    const next = numbers.find((other) => other.place > place)?.place ?? lines.length;
    return rowsBelow(lines, place, next).length > 0;
  });
  const isRepeated = groups.length < numbers.length || isEmptyBelow;
  const isSaid = ordersSaid(lines.map(({ text }) => text).join('\n')) !== null;
  if (groups.length < 2 || !(isSaid || (isRepeated && !isArticles(heading, groups)))) return [];
  const next = [...numbers.slice(1).map(({ place }) => place), lines.length];
  return groups.map((group) => ({
    orderNumber: group[0]!.number,
    rows: group.flatMap(({ place }) => [
      place,
      ...rowsBelow(lines, place, next.find((each) => each > place)!),
    ]),
  }));
}

/** Rows below a number that leave its column empty, up to the line before `end`. */
function rowsBelow(lines: readonly BodyLine[], place: number, end: number): number[] {
  const { block, line } = lines[place]!;
  const rows = lines.slice(place + 1, end).map((_, i) => place + 1 + i);
  const isOther = (at: number) =>
    lines[at]!.block !== block || !lines[at]!.isGoods || lines[at]!.line.cells.length >= line.cells.length;
  const stop = rows.findIndex(isOther);
  return stop < 0 ? rows : rows.slice(0, stop);
}

/** A number in the column of those of orders. */
interface ColumnNumber {
  /** Of its line. */
  place: number;
  number: string;
}

/** The first column of a table that is headed as the numbers of orders are. */
export function columnOfNumbers(lines: readonly PageLine[]): { heading: string; numbers: ColumnNumber[] } {
  for (const [at, { cells }] of lines.entries()) {
    const heading = cells.length < leastCells ? undefined : cells.find(({ text }) => headsNumbers(text));
    if (!heading) continue;
    const numbers = lines.slice(at + 1).flatMap(({ cells }, i) => {
      const cell = cells.find(({ x0, x1 }) => x0 < heading.x1 && x1 > heading.x0);
      const isRow = cells.length >= leastCells && cell !== undefined && isNumber(cell.text);
      return isRow ? [{ place: at + 1 + i, number: cell.text }] : [];
    });
    if (numbers.length > 0) return { heading: heading.text, numbers };
  }
  return { heading: '', numbers: [] };
}

/** Under an unclear heading the rows of one order stand together. */
function isArticles(heading: string, groups: readonly { place: number }[][]): boolean {
  if (!maybeArticle.test(heading.trim())) return false;
  return groups.some((group) => group.at(-1)!.place - group[0]!.place >= group.length);
}

/** "N° cde", "N.º enc.", "Nr zam.": both words are cut off. */
const cutOff =
  /^(?:n[°º]|n\.[°º]|nr\.?|no\.?|n\.|núm\.?|num\.?) ?(?:de |d['’])?(?:cde|cmd[e]?|comm?|bc|enc|encom|ped|ord|zam|best|bst|po)\.?$/iu;

/** A heading that would be the label of an order's number. */
function headsNumbers(text: string): boolean {
  if (!/\p{L}/u.test(text) || /\d/.test(text)) return false;
  if (cutOff.test(text.trim())) return true;
  const cell = { text: `${text}: 10000`, x0: 0, x1: 1 };
  return orderNumberOn([{ index: 0, cells: [cell] }])?.number === '10000';
}

function isNumber(text: string): boolean {
  return /^(?=.*\d\d)[\p{L}\d][\p{L}\d./_-]{2,24}$/u.test(text);
}
