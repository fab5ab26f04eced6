import type { DataTable, DataTableRow } from './data.ts';

/** "12", "1.250,00", "12 kg". */
const amount = /^\d[\d.,]*(?:\s?\p{L}{1,12}\.?)?$/u;

/**
 * A table in a text for people without what stands below it: a letter's date, closing and address may hold the
 * delimiter, too. The table ends with its last row that has all columns and an amount, and what stands right below.
 */
export function withoutTextBelow(table: DataTable): DataTable {
  const { rows } = table;
  const columns = usualColumns(rows);
  const last = rows.findLastIndex(
    ({ cells }) => cells.length >= columns && cells.some(({ text }) => amount.test(text)),
  );
  if (last < 0) return table;
  const below = rows.findIndex((row, at) => at > last && (isBlank(row) || row.line > rows[at - 1]!.line + 1));
  return below < 0 ? table : { ...table, rows: rows.slice(0, below) };
}

/** The number of cells that most rows of more than one have. */
function usualColumns(rows: readonly DataTableRow[]): number {
  const counts = Map.groupBy(
    rows.filter(({ cells }) => cells.length > 1),
    ({ cells }) => cells.length,
  );
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 2;
}

function isBlank({ cells }: DataTableRow): boolean {
  return cells.every(({ text }) => text === '');
}
