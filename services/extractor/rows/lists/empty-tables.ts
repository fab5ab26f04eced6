import type { Line, Sheet } from '../../layout/sheet.ts';
import { naming } from '../columns/follow-products.ts';
import { findHeaders, type TableHeader } from '../headings/table-header.ts';

/** Fewer headings also stand in letters. */
const fewestRoles = 4;

/**
 * The lines of printed pages down to the heading of a table of order lines that nobody filled in: the goods would stand
 * below it, and what stands above, `12 Mill Lane`, is the head of the form.
 */
export function linesOverEmptyTables(sheets: readonly Sheet[]): Set<Line> {
  return new Set(
    sheets.flatMap((sheet) => {
      if (sheet.source === 'plain') return [];
      const header = findHeaders(sheet).findLast(headsGoods);
      return header ? sheet.lines.slice(0, header.lastLine + 1) : [];
    }),
  );
}

function headsGoods({ cells }: TableHeader): boolean {
  const roles = new Set(cells.flatMap(({ roles: [role] }) => role ?? []));
  return roles.size >= fewestRoles && roles.has('quantity') && naming.some((role) => roles.has(role));
}
