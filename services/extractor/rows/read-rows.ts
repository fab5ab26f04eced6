import type { ReadingContext } from '../context.ts';
import type { Doubt, DraftRow } from '../draft.ts';
import type { Sheet } from '../layout/sheet.ts';
import { labelledRows } from './labelled-rows.ts';
import { listedRows } from './listed-rows.ts';
import { readRow } from './read-row.ts';
import { readTableRow } from './read-table-row.ts';
import type { OrderTable } from './read-tables.ts';

export interface RowsReading {
  rows: DraftRow[];
  doubts: Doubt[];
  /** Currencies that the rows print. */
  currencies: string[];
  /** What stands under the rows, each beginning with the number of its line. */
  notes: string[];
}

/** Reads the order lines: from tables, else from labelled values, else from lists in running text. */
export function readRows(
  tables: readonly OrderTable[],
  sheets: readonly Sheet[],
  context: ReadingContext,
): RowsReading {
  const lines = tables.flatMap((table) => table.rows);
  if (lines.length > 0)
    return collect(lines.map((row, index) => readTableRow(row, `items[${index}]`, context)));
  const labelled = labelledRows(sheets);
  const parts = labelled.length > 0 ? labelled : listedRows(sheets);
  return collect(parts.map((part, index) => ({ ...readRow(part, `items[${index}]`, context), remarks: [] })));
}

function collect(
  readings: readonly { row: DraftRow; doubts: Doubt[]; currency: string | null; remarks: string[] }[],
): RowsReading {
  return {
    rows: readings.map((reading) => reading.row),
    doubts: readings.flatMap((reading) => reading.doubts),
    currencies: readings.flatMap((reading) => reading.currency ?? []),
    notes: readings.flatMap(({ remarks }, index) =>
      remarks.length > 0 ? [`Line ${index + 1}: ${remarks.join('; ')}`] : [],
    ),
  };
}
