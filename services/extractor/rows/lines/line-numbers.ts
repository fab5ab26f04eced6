import type { Word } from '@orderloom/pages/page.ts';
import type { RowLines } from './row-lines.ts';

/** Share of the rows that must count on from the one before. */
const mostRows = 0.6;

/**
 * Takes line numbers out of the first column where no heading announced them: scans lose narrow headings, and
 * `1 887712`, `2 887714` would be taken for article numbers. Only numbers that count prove it.
 */
export function dropLineNumbers(rows: readonly RowLines[]): void {
  const open = rows.filter((row) => !row.roles.includes('position'));
  const firsts = open.map(firstCell);
  const numbers = firsts.map((cell) =>
    cell.length > 1 && /^\d{1,4}$/.test(cell[0]!.text) ? Number(cell[0]!.text) : null,
  );
  const step = numbers[0] ?? null;
  const counting = numbers.filter(
    (number, index) => number !== null && step !== null && number === step * (index + 1),
  ).length;
  if (step === null || step === 0 || open.length < 2 || counting < mostRows * open.length) return;
  firsts.forEach((cell, index) => {
    if (numbers[index] !== step * (index + 1)) return;
    cell.shift();
    open[index]!.lineNumber = step * (index + 1);
  });
}

/** The cell at the left end of a row's first line, as the row holds it. */
function firstCell(row: RowLines): Word[] {
  return row.anchors[0]!.cells.find((cell) => cell.length > 0) ?? [];
}
