import Table from 'cli-table3';
import type { Colors } from './io.ts';

export interface Column<Row> {
  head: string;
  /** Empty when there is nothing to show. */
  cell(row: Row): string;
  align?: 'right';
  /** Takes what the others leave of the width, and is cut there. One column at most. */
  flexible?: boolean;
  /** Paints the padded cell. */
  paint?(text: string, row: Row): string;
}

const gap = 2;
const leastFlexible = 16;

/** A table without lines; columns in which no row has anything are left out. `width` in characters. */
export function renderTable<Row>(
  columns: Column<Row>[],
  rows: Row[],
  { colors, width }: { colors: Colors; width: number },
): string {
  const texts = columns.map((column) => rows.map((row) => column.cell(row)));
  const shown = columns
    .map((column, i) => ({ column, texts: texts[i]!, width: widest([column.head, ...texts[i]!]) }))
    .filter(({ texts }) => texts.some((text) => text !== ''));
  const taken = shown.reduce((sum, { column, width }) => sum + gap + (column.flexible ? 0 : width), -gap);
  const table = new Table({
    chars: noLines,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: shown.map(({ column }) => column.align ?? 'left'),
    head: shown.map(({ column }) => colors.dim(column.head)),
  });
  rows.forEach((row, i) => {
    table.push(
      shown.map(({ column, texts }) => {
        const text = column.flexible ? cut(texts[i]!, Math.max(leastFlexible, width - taken)) : texts[i]!;
        return column.paint ? column.paint(text, row) : text;
      }),
    );
  });
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const noLines = {
  ...Object.fromEntries(
    ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) => [
      [side, ''],
      [`${side}-mid`, ''],
      [`${side}-left`, ''],
      [`${side}-right`, ''],
    ]),
  ),
  'mid-mid': '',
  middle: ' '.repeat(gap),
};

function widest(texts: string[]): number {
  return Math.max(...texts.map((text) => [...text].length));
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
