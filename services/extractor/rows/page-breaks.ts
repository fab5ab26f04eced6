import type { ColumnRole } from '../lexicon/lexicon.ts';
import { isScheduled } from './lines/line-shapes.ts';
import type { RowLines } from './lines/row-lines.ts';
import { isTotalLine } from './lines/total-line.ts';
import type { OrderTable } from './read-tables.ts';
import { isLabelled } from './reading/details.ts';
import type { BodyLine } from './table.ts';

/** Lines under the last row of a page that a page break parted from it: `Unit price: 16.87`, a schedule. */
export function giveBackLines(tables: readonly OrderTable[]): void {
  tables.slice(1).forEach((next, index) => {
    const before = tables[index]!;
    const last = before.rows.at(-1);
    const isNextPage = last && next.table.sheet !== before.table.sheet;
    if (!isNextPage || next.table.sheet.file !== before.table.sheet.file) return;
    const taken = new Set(next.rows.flatMap((row) => [...row.above, ...row.anchors, ...row.below]));
    const first = next.table.body.findIndex((line) => taken.has(line));
    const lead = next.table.body.slice(0, first < 0 ? mostParted : first);
    const end = lead.findIndex((line, at) => !goesOnBelow(line) && !isWrapped(lead, at, last));
    last.below.push(...(end < 0 ? lead : lead.slice(0, end)));
  });
}
/** A row leaves at most this many lines to the next page. */
const mostParted = 6;

/** The end of a description, when what is labelled follows below it. */
function isWrapped(lead: readonly BodyLine[], at: number, { roles }: RowLines): boolean {
  const { line, cells } = lead[at]!;
  const next = lead[at + 1];
  const column = roles.indexOf('description');
  const isText =
    cells[column]?.length === line.words.length && line.segments.length === 1 && !isTotalLine(line);
  return at < mostWrapped && isText && next !== undefined && goesOnBelow(next);
}
/** Lines of a description that are left to the next page. */
const mostWrapped = 2;

function goesOnBelow({ line }: BodyLine): boolean {
  return !isTotalLine(line) && (isScheduled(line) || line.segments.every(({ text }) => isLabelled(text)));
}

/** A row whose number stands at the foot of one page and whose quantity at the head of the next is one row. */
export function joinSplitRows(tables: OrderTable[]): OrderTable[] {
  tables.slice(1).forEach((next, index) => {
    const last = tables[index]!.rows.at(-1);
    const first = next.rows[0];
    if (!last || !first || next.roles.length !== last.roles.length) return;
    const taken = new Set(filledRoles(last));
    const added = filledRoles(first);
    const counts = (roles: Iterable<ColumnRole | null>) =>
      [...roles].some((role) => role === 'quantity' || role === 'price');
    if (counts(taken) || !counts(added) || added.some((role) => taken.has(role))) return;
    last.anchors.push(...first.anchors);
    last.below.push(...first.below);
    next.rows.shift();
  });
  return tables.filter(({ rows }) => rows.length > 0);
}

export function filledRoles(row: RowLines): (ColumnRole | null)[] {
  return row.roles.filter((_, column) => row.anchors.some((line) => line.cells[column]!.length > 0));
}
