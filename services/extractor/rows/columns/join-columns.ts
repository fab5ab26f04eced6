import { boxAround, heightOf } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import type { BodyLine } from '../table.ts';

/** Share of the rows whose text must run from one column to the next. */
const fewestRows = 0.5;
/** Words of one heading stand at most this many heights apart. */
const widestSpace = 0.8;

/**
 * The headings with neighbours joined that are one: they stand a space apart, and the texts under them run on from the
 * one to the other, `Requested item` over `Filter cartridge 20 in`. `rows` are laid into the columns of `cells`.
 */
export function joinColumns(cells: readonly HeaderCell[], rows: readonly BodyLine[]): HeaderCell[] {
  const joined: HeaderCell[] = [];
  let last = -2;
  for (const [column, cell] of cells.entries()) {
    const before = joined.at(-1);
    if (before && last === column - 1 && areOne(cells, rows, column))
      joined[joined.length - 1] = both(before, cell);
    else joined.push(cell);
    last = column;
  }
  return joined;
}

function areOne(cells: readonly HeaderCell[], rows: readonly BodyLine[], column: number): boolean {
  const [left, right] = [cells[column - 1]!, cells[column]!];
  const isNear = right.box[0] - left.box[2] < widestSpace * heightOf(right.box);
  if (!isNear || left.line !== right.line) return false;
  const filled = rows.filter(({ cells }) => cells[column - 1]!.length + cells[column]!.length > 0);
  const running = filled.filter((row) => runsOn(row, column)).length;
  const isParted = filled.some(
    (row) => row.cells[column - 1]!.length > 0 && row.cells[column]!.length > 0 && !runsOn(row, column),
  );
  return filled.length > 0 && !isParted && running >= fewestRows * filled.length;
}

/** A text, not a number with its unit, has words in both columns. */
function runsOn({ line, cells }: BodyLine, column: number): boolean {
  const [last, first] = [cells[column - 1]!.at(-1), cells[column]![0]];
  if (!last || !first || !cells[column - 1]!.some(({ text }) => /\p{L}{3,}/u.test(text))) return false;
  return line.segments.some(({ words }) => words.includes(last) && words.includes(first));
}

function both(left: HeaderCell, right: HeaderCell): HeaderCell {
  const roles = new Set<ColumnRole>([...left.roles, ...right.roles]);
  const words = [...left.words, ...right.words];
  return {
    roles: [...roles].sort((a, b) => Number(b === 'description') - Number(a === 'description')),
    text: `${left.text} ${right.text}`,
    words,
    box: boxAround([left.box, right.box]),
    line: left.line,
  };
}
