import type { Box } from '@orderloom/pages/page.ts';
import { boxAround, overlapX } from '../../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { numberShape } from '../../values/number.ts';
import { readPrice } from '../../values/price.ts';
import { findProducts, type Products } from '../columns/products.ts';
import { findSummed } from '../columns/summed-columns.ts';
import { isTotalLine } from '../lines/total-line.ts';
import { touchingCells } from '../lines/touching-cells.ts';
import { columnNumbers } from './column-numbers.ts';
import { numbers, rolesOfHeading } from './header-pieces.ts';
import type { HeaderCell } from './merge-pieces.ts';
import type { TableHeader } from './table-header.ts';

/** Lines between a heading that no lexicon knows and the first row. */
const headingDistance = 3;

/** A table without a heading that we know, and the lines that show it. */
export interface Unheaded {
  header: TableHeader;
  /** Lines that multiply and are in no row yet. */
  missed: Line[];
}

/**
 * The table of a page whose heading no lexicon knows: lines whose numbers multiply, quantity × price = line total,
 * show where it is and what its columns are. Null when every such line is `read` already.
 */
export function findUnheaded(sheet: Sheet, read: ReadonlySet<Line>): Unheaded | null {
  const numbering = columnNumbers(sheet);
  const missed = sheet.lines.filter((line) => !read.has(line) && !numbering.has(line) && multiplies(line));
  if (missed.length === 0)
    return read.size === 0 ? (findWithoutTotals(sheet) ?? findWithoutPrices(sheet)) : null;
  const telling = sheet.lines.filter((line) => !numbering.has(line) && multiplies(line));
  const columns = columnsOf(telling);
  const rows = telling.map((line) => columns.map((column) => textIn(line, column)));
  const found = findProducts(rows);
  if (found === null) return null;
  const firstLine = firstOfRows(sheet, sheet.lines.indexOf(telling[0]!), columns, found);
  const cells = columns.map((_, index) => ({
    ...headingOver(sheet, firstLine, columns, index, shapeRole(rows.map((row) => row[index]!))),
    line: firstLine - 1,
  }));
  return { header: { sheet, firstLine, lastLine: firstLine - 1, cells }, missed };
}

/** The first line above the telling ones whose numbers multiply in the same columns: one of a single thing tells nothing. */
function firstOfRows(sheet: Sheet, telling: number, columns: readonly Box[], found: Products): number {
  const above = sheet.lines.slice(0, telling);
  const at = above.findIndex((line) => {
    const [quantity, price, total] = [found.quantity, found.price, found.lineTotal].map((column) =>
      amountsIn(textIn(line, columns[column]!)),
    );
    return [0, 1].some(
      (reading) =>
        Math.abs(quantity![reading]! * price![reading]! - total![reading]!) < cents && total![reading]! > 0,
    );
  });
  return at < 0 ? telling : at;
}
const cents = 0.011;

/** A number with a point and with a comma for its mark; NaN for a text that is none. */
function amountsIn(text: string): number[] {
  return (['.', ','] as const).map((decimal) => {
    const price = readPrice(text, decimal);
    return price ? price.value / price.per : Number.NaN;
  });
}

/** The table of a page without a known heading whose rows print no totals, but whose products make a printed amount. */
function findWithoutTotals(sheet: Sheet): Unheaded | null {
  const lines = sheet.lines.filter(holdsItem);
  const columns = columnsOf(lines);
  const rows = lines.map((line) => columns.map((column) => textIn(line, column)));
  const others = sheet.lines.filter((line) => !lines.includes(line));
  const summed = findSummed(
    rows,
    others.flatMap((line) => line.segments.map(({ text }) => text.replace(/^\D+/, ''))),
  );
  if (!summed) return null;
  const firstLine = sheet.lines.indexOf(lines[0]!);
  const cells = columns.map((_, index): HeaderCell => {
    const role = index === summed.quantity ? 'quantity' : index === summed.price ? 'price' : null;
    const heading = headingOver(sheet, firstLine, columns, index, shapeRole(rows.map((row) => row[index]!)));
    return { ...heading, ...(role && { roles: [role] }), line: firstLine - 1 };
  });
  return { header: { sheet, firstLine, lastLine: firstLine - 1, cells }, missed: lines };
}

/**
 * The table of a page without prices under a heading that no lexicon knows: a line of several words, and under each of
 * them codes, texts and whole numbers. Of two columns of numbers the larger ones are ordered, the others delivered or
 * open. What its columns are is guessed.
 */
function findWithoutPrices(sheet: Sheet): Unheaded | null {
  for (const [at, head] of sheet.lines.entries()) {
    const isHeading = head.segments.length >= 3 && head.segments.every(({ text }) => !/\d/.test(text));
    const lines = isHeading ? rowsUnder(sheet, at) : [];
    if (lines.length < fewestRows) continue;
    const columns = columnsOf([head, ...lines]);
    const rows = lines.map((line) => columns.map((column) => textIn(line, column)));
    const shapes = columns.map((_, index) => shapeRole(rows.map((row) => row[index]!)));
    const whole = columns.flatMap((_, index) =>
      rows.every((row) => /^\d{1,6}$/.test(row[index]!)) && shapes[index] !== 'position' ? [index] : [],
    );
    const sumOf = (index: number) => rows.reduce((sum, row) => sum + Number(row[index]), 0);
    const [quantity] = whole.sort((a, b) => sumOf(b) - sumOf(a));
    const isNumbered = shapes.includes('article') || shapes.includes('position');
    if (quantity === undefined || whole.length > 2 || !shapes.includes('description') || !isNumbered)
      continue;
    const cells = columns.map((_, index): HeaderCell => {
      const heading = headingOver(sheet, at + 1, columns, index, shapes[index]!);
      const roles: HeaderCell['roles'] =
        index === quantity ? ['quantity'] : whole.includes(index) ? ['ignored'] : heading.roles;
      return { ...heading, roles, line: at };
    });
    return { header: { sheet, firstLine: at, lastLine: at, cells, isGuessed: true }, missed: lines };
  }
  return null;
}
/** One line under some words proves no table. */
const fewestRows = 2;

/** The lines under a heading that have as many texts as it has, a whole number among them. */
function rowsUnder(sheet: Sheet, at: number): Line[] {
  const count = sheet.lines[at]!.segments.length;
  return sheet.lines
    .slice(at + 1)
    .filter(
      (line) =>
        line.segments.length === count &&
        !isTotalLine(line) &&
        line.segments.some(({ text }) => /^\d{1,6}$/.test(text)) &&
        line.segments.some(({ text }) => /\p{L}{3,}/u.test(text)),
    );
}

/** A text between at least two numbers, one of them with cents. */
function holdsItem(line: Line): boolean {
  const texts = line.segments.map(({ text }) => text);
  return (
    !isTotalLine(line) &&
    texts.filter((text) => numberShape(text) !== null).length >= 2 &&
    texts.some((text) => /[.,]\d{2,4}(?!\d)/.test(text)) &&
    texts.some((text) => /\p{L}{3,}/u.test(text))
  );
}

function multiplies(line: Line): boolean {
  const cells = touchingCells(line);
  if (cells.length < 4 || isTotalLine(line)) return false;
  const found = findProducts([cells.map((segment) => segment.text)]);
  return found !== null && found.lineTotal > Math.max(found.quantity, found.price);
}

/** The stretches from left to right that the lines' segments share. */
function columnsOf(lines: readonly Line[]): Box[] {
  const columns: Box[] = [];
  for (const { box } of lines.flatMap(touchingCells).sort((a, b) => a.box[0] - b.box[0])) {
    const at = columns.findIndex((column) => overlapX(column, box) > 0);
    if (at < 0) columns.push(box);
    else columns[at] = boxAround([columns[at]!, box]);
  }
  return columns;
}

function segmentsIn(line: Line, column: Box): Segment[] {
  return touchingCells(line).filter((segment) => overlapX(segment.box, column) > 0);
}

function textIn(line: Line, column: Box): string {
  return segmentsIn(line, column)
    .map((segment) => segment.text)
    .join(' ');
}

/** What stands over a column, when it is close; its own words decide before the shape of the values does. */
function headingOver(
  sheet: Sheet,
  row: number,
  columns: readonly Box[],
  index: number,
  shape: ColumnRole | null,
): Omit<HeaderCell, 'line'> {
  const column = columns[index]!;
  const isAcross = ({ box }: Segment) => columns.filter((other) => overlapX(other, box) > 0).length > 1;
  const heads = headingLines(sheet, row)
    .flatMap((line) => segmentsIn(line, column))
    .filter((segment) => !/\d/.test(segment.text) && !isAcross(segment));
  const roles = heads.flatMap((segment) => rolesOfHeading(segment.text));
  return {
    roles: roles.length > 0 ? roles : shape === null ? [] : [shape],
    text: heads.map((segment) => segment.text).join(' '),
    words: heads.flatMap((segment) => segment.words),
    box: column,
  };
}

/** The lines that may hold headings: what stands over a line without a word belongs to something else. */
function headingLines({ lines }: Sheet, row: number): readonly Line[] {
  const above = lines.slice(Math.max(0, row - headingDistance), row);
  const wordless = above.findLastIndex(
    ({ words }, at) => at < above.length - 1 && !words.some(({ text }) => /\p{L}/u.test(text)),
  );
  return above.slice(wordless + 1);
}

/** What values that look like these are, as far as that can be told: codes, units, line numbers, texts. */
function shapeRole(values: readonly string[]): ColumnRole | null {
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  // The sign between a quantity and its price is no unit.
  if (values.every((value) => /^[x×*@=]?$/i.test(value))) return 'ignored';
  if (
    values.every(
      (value, index) =>
        /^\d{1,6}\.?$/.test(value) &&
        Number.parseInt(value, 10) === Number.parseInt(values[0]!, 10) * (index + 1),
    )
  )
    return values.length > 1 || values[0] === '1' || values[0] === '10' ? 'position' : null;
  if (share((value) => isUnit(value)) > 0.5) return 'unit';
  const numbered = values.map(roleOfNamed);
  if (numbered[0] && numbered.every((role) => role === numbered[0])) return numbered[0];
  if (share((value) => /\p{L}{3,}.*\s|\p{Ll}{4,}/u.test(value)) > 0.5) return 'description';
  return share((value) => /^\S*\d\S*$/.test(value) && /\p{L}|-|\d{5,}/u.test(value)) > 0.5 ? 'article' : null;
}

/** `Part: FT-200` under no heading brings its own. */
function roleOfNamed(value: string): ColumnRole | null {
  const [, name] = /^(\p{L}[^:#\d]{1,20})[:#]\s?(?=\S*\d)\S{3,}$/u.exec(value) ?? [];
  return (name && rolesOfHeading(name).find((role) => numbers.includes(role))) || null;
}
