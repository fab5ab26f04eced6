import { heightOf } from '../layout/boxes.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { isScheduled } from './lines/line-shapes.ts';
import type { RowLines } from './lines/row-lines.ts';
import { isTotalLine } from './lines/total-line.ts';
import type { OrderTable } from './read-tables.ts';
import { goesOnIn, isLabelled } from './reading/details.ts';
import type { BodyLine } from './table.ts';

/**
 * Lines under the last row of a page that a page break parted from it: `Unit price: 16.87`, a schedule, the rest of its
 * text. A text of which nothing shows that it goes on is asked about.
 */
export function giveBackLines(tables: readonly OrderTable[]): void {
  tables.slice(1).forEach((next, index) => {
    const before = tables[index]!;
    const last = before.rows.at(-1);
    const isNextPage = last && next.table.sheet !== before.table.sheet;
    if (!isNextPage || next.table.sheet.file !== before.table.sheet.file) return;
    const column = last.roles.indexOf('description');
    const parted =
      column >= 0 && column === next.roles.indexOf('description') ? partedText(before, next) : [];
    const [end] = [...last.above, ...last.anchors, ...last.below].slice(-1);
    const isRest = parted.length > 0 && goesOnIn(last, end!, parted[0]!);
    if (isRest) take(next, parted);
    else if (!isSectioned(before)) before.loose.push(...parted);
    const taken = new Set(next.rows.flatMap((row) => [...row.above, ...row.anchors, ...row.below]));
    const first = next.table.body.findIndex((line) => taken.has(line));
    const lead = next.table.body.slice(0, first < 0 ? mostParted : first);
    const labelled = lead.slice(isRest ? lead.indexOf(parted.at(-1)!) + 1 : 0);
    const stop = labelled.findIndex((line) => !goesOnBelow(line));
    last.below.push(...(isRest ? parted : []), ...(stop < 0 ? labelled : labelled.slice(0, stop)));
  });
}
/** A row leaves at most this many lines to the next page. */
const mostParted = 6;

/** The lines over the first row of a page that stand in the column of descriptions, and where it begins. */
function partedText(before: OrderTable, { table, roles, rows }: OrderTable): BodyLine[] {
  const column = roles.indexOf('description');
  const [first] = rows;
  const at = first ? table.body.indexOf(first.anchors[0]!) : -1;
  const lead = at < 0 ? table.body : table.body.slice(0, at);
  const starts = [...rows, ...(rows.length > 0 ? [] : before.rows)]
    .flatMap(({ anchors }) => anchors[0]!.cells[column]?.[0] ?? [])
    .map(({ box }) => box[0]);
  const isText = ({ line, cells }: BodyLine) =>
    cells[column]?.length === line.words.length &&
    line.segments.length === 1 &&
    starts.some((x) => Math.abs(x - line.box[0]) < flush) &&
    /\p{L}/u.test(line.segments[0]!.text) &&
    !isLabelled(line.segments[0]!.text) &&
    !isTotalLine(line);
  const from = lead.findIndex(isText);
  if (from < 0) return [];
  const rest = lead.slice(from);
  const end = rest.findIndex(
    (line, index) => !isText(line) || (index > 0 && !isClose(rest[index - 1]!, line)),
  );
  const parted = end < 0 ? rest : rest.slice(0, end);
  return parted.length <= mostParted ? parted : [];
}
/** In points. */
const flush = 3;

function isClose(above: BodyLine, { line }: BodyLine): boolean {
  return line.box[1] - above.line.box[3] < 1.5 * heightOf(line.box);
}

/** True where headings of sections stand among the rows. */
function isSectioned({ remarks }: OrderTable): boolean {
  return remarks.some(({ line }) => line.segments.length === 1);
}

/** Whatever the next page made of these lines. */
function take(next: OrderTable, lines: readonly BodyLine[]): void {
  const others = (of: readonly BodyLine[]) => of.filter((line) => !lines.includes(line));
  const [first] = next.rows;
  if (first) first.above = others(first.above);
  next.loose = others(next.loose);
  next.remarks = others(next.remarks);
}

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
