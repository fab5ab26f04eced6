import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../../layout/boxes.ts';
import type { Line } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import { isTotalLine } from '../lines/total-line.ts';

/** Rows whose cells stand one after the other with the same gap between them, not one below the other. */
export interface CellByCell {
  /** The column of what stands alone on a line. */
  text: number;
  /** Gaps are the same everywhere, so that no cell's place says of which column it is. */
  isEven: boolean;
}

/** Share of the lines that must have a cell for each heading, and of these that must hold numbers where they should. */
const fewestFull = 0.6;
const fewestFitting = 0.8;
/** Gaps between cells are the same within this part of a height: a grid of characters rounds to one. */
const sameGap = 0.35;
/** More of it are columns that stand far apart. */
const widestGap = 3;

const counted: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];

/**
 * Says how rows are read whose n-th cell belongs to the n-th heading although it does not stand below it; null for
 * tables whose columns stand one below the other. `laid` are the rows by where their cells stand.
 */
export function cellByCell(
  heads: readonly HeaderCell[],
  headLine: Line | undefined,
  rows: readonly { line: Line; cells: readonly (readonly Word[])[] }[],
): CellByCell | null {
  if (!headLine || heads.length < 3 || headLine.segments.length > heads.length) return null;
  if (heads.some(({ parts, line }) => parts !== undefined || line !== heads[0]!.line)) return null;
  const named = heads.findIndex(
    ({ roles: [role] }) => role === 'description' || role === 'articleAndDescription',
  );
  const text = Math.max(named, 0);
  const end = rows.findIndex(({ line }) => isTotalLine(line));
  const above = end < 0 ? rows : rows.slice(0, end);
  const full = above.filter(({ line }) => isFull(line, heads.length, text));
  const stands = ({ line, cells }: (typeof rows)[number]) =>
    line.segments.every(({ words }, column) => cells[column]![0] === words[0]);
  const isEven = areEven([headLine, ...full.map(({ line }) => line)]);
  if (full.length === 0 || full.every(stands)) return null;
  const fitting = full.filter(({ line }) => fits(line, heads));
  if (fitting.length < fewestFitting * full.length) return null;
  return isEven || full.length >= fewestFull * above.length ? { text, isEven } : null;
}

/** A cell for each heading, one of which names something: `29  29  28` are sizes. */
function isFull({ segments }: Line, columns: number, text: number): boolean {
  return segments.length === columns && /\p{L}/u.test(segments[text]!.text);
}

/** True when a number stands wherever the heading asks for one. */
function fits({ segments }: Line, heads: readonly HeaderCell[]): boolean {
  return heads.every(
    ({ roles: [role] }, column) =>
      role === undefined || !counted.includes(role) || /^\D{0,4}\d/.test(segments[column]!.text),
  );
}

function areEven(lines: readonly Line[]): boolean {
  const gaps = lines.flatMap(({ segments }) =>
    segments.slice(1).map(({ box }, at) => box[0] - segments[at]!.box[2]),
  );
  const height = heightOf(lines[0]!.box);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most - least < sameGap * height && most < widestGap * height;
}

/** The words of a line by its cells: the n-th is that of the n-th column, a lone one that of the texts; null where places say more. */
export function intoCells(line: Line, columns: number, { text, isEven }: CellByCell): Word[][] | null {
  const { segments } = line;
  if (!isEven && !isFull(line, columns, text)) return null;
  const cells: Word[][] = Array.from({ length: columns }, () => []);
  segments.forEach(({ words }, at) => {
    cells[segments.length === 1 ? text : Math.min(at, columns - 1)]!.push(...words);
  });
  return cells;
}
