import type { Box } from '@orderloom/pages/page.ts';
import { boxAround, overlapX } from '../layout/boxes.ts';
import type { Line, Segment, Sheet } from '../layout/sheet.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { numberShape } from '../values/number.ts';
import { rolesOfHeading } from './header-pieces.ts';
import { findProducts } from './products.ts';
import { findSummed } from './summed-columns.ts';
import type { HeaderCell, TableHeader } from './table-header.ts';
import { isTotalLine } from './total-line.ts';

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
  const telling = sheet.lines.filter(multiplies);
  const missed = telling.filter((line) => !read.has(line));
  if (missed.length === 0) return read.size === 0 ? findWithoutTotals(sheet) : null;
  const columns = columnsOf(telling);
  const rows = telling.map((line) => columns.map((column) => textIn(line, column)));
  if (findProducts(rows) === null) return null;
  const firstLine = sheet.lines.indexOf(telling[0]!);
  const cells = columns.map((box, index) => ({
    ...headingOver(sheet, firstLine, box, shapeRole(rows.map((row) => row[index]!))),
    line: firstLine - 1,
  }));
  return { header: { sheet, firstLine, lastLine: firstLine - 1, cells }, missed };
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
  const cells = columns.map((box, index): HeaderCell => {
    const role = index === summed.quantity ? 'quantity' : index === summed.price ? 'price' : null;
    const heading = headingOver(sheet, firstLine, box, shapeRole(rows.map((row) => row[index]!)));
    return { ...heading, ...(role && { roles: [role] }), line: firstLine - 1 };
  });
  return { header: { sheet, firstLine, lastLine: firstLine - 1, cells }, missed: lines };
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
  if (line.segments.length < 4 || isTotalLine(line)) return false;
  const found = findProducts([line.segments.map((segment) => segment.text)]);
  return found !== null && found.lineTotal > Math.max(found.quantity, found.price);
}

/** The stretches from left to right that the lines' segments share. */
function columnsOf(lines: readonly Line[]): Box[] {
  const columns: Box[] = [];
  for (const { box } of lines.flatMap((line) => line.segments).sort((a, b) => a.box[0] - b.box[0])) {
    const at = columns.findIndex((column) => overlapX(column, box) > 0);
    if (at < 0) columns.push(box);
    else columns[at] = boxAround([columns[at]!, box]);
  }
  return columns;
}

function segmentsIn(line: Line, column: Box): Segment[] {
  return line.segments.filter((segment) => overlapX(segment.box, column) > 0);
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
  column: Box,
  shape: ColumnRole | null,
): Omit<HeaderCell, 'line'> {
  const above = sheet.lines.slice(Math.max(0, row - headingDistance), row);
  const heads = above
    .flatMap((line) => segmentsIn(line, column))
    .filter((segment) => !/\d/.test(segment.text));
  const roles = heads.flatMap((segment) => rolesOfHeading(segment.text));
  return {
    roles: roles.length > 0 ? roles : shape === null ? [] : [shape],
    text: heads.map((segment) => segment.text).join(' '),
    words: heads.flatMap((segment) => segment.words),
    box: column,
  };
}

/** What values that look like these are, as far as that can be told: codes, units, line numbers, texts. */
function shapeRole(values: readonly string[]): ColumnRole | null {
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  if (
    values.every(
      (value, index) => /^\d{1,4}\.?$/.test(value) && Number.parseInt(value, 10) % (index + 1) === 0,
    )
  )
    return values.length > 1 || values[0] === '1' || values[0] === '10' ? 'position' : null;
  if (share((value) => isUnit(value)) > 0.5) return 'unit';
  if (share((value) => /\p{L}{3,}.*\s|\p{Ll}{4,}/u.test(value)) > 0.5) return 'description';
  return share((value) => /^\S*\d\S*$/.test(value) && /\p{L}|-|\d{5,}/u.test(value)) > 0.5 ? 'article' : null;
}
