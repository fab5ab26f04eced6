import { heightOf, middleY, overlapX, widthOf } from '../layout/boxes.ts';
import type { Line } from '../layout/sheet.ts';
import type { ColumnRole } from '../lexicon/lexicon.ts';
import { longestMatch, tokenise, totalBook } from '../lexicon/phrases.ts';
import { numberShape } from '../values/number.ts';
import { isLabelled } from './details.ts';
import { type BodyLine, type Table, textOf } from './table.ts';

/** The lines of one order line: the ones that carry its columns, and those around them. */
export interface RowLines {
  table: Table;
  roles: readonly (ColumnRole | null)[];
  anchors: BodyLine[];
  /** Lines of its description above the anchor, in cells whose content is centred. */
  above: BodyLine[];
  below: BodyLine[];
}

/** Lines of one row stand at most this many heights apart. */
const closeLines = 1.3;
/** After a gap of this many heights only a line as full as the others still is a row. */
const farLines = 5;
const idRoles: readonly ColumnRole[] = [
  'position',
  'article',
  'customerArticle',
  'supplierArticle',
  'articleAndDescription',
];

/** Text of the first column with this role, '' when the line has none. */
export function cellText(line: BodyLine, roles: readonly (ColumnRole | null)[], role: ColumnRole): string {
  const column = roles.indexOf(role);
  return column < 0 ? '' : textOf(line.cells[column]!);
}

/** Groups the lines of a table to rows. */
export function groupRows(table: Table, roles: readonly (ColumnRole | null)[]): RowLines[] {
  const fullest = Math.max(
    0,
    ...table.body.map((line) => (isTotalLine(line.line) ? 0 : filled(line, roles))),
  );
  const rows: RowLines[] = [];
  let between: BodyLine[] = [];
  let afterTotal = false;
  let last: BodyLine | null = null;
  for (const line of table.body) {
    if (
      last &&
      line.line.box[1] - last.line.box[3] >
        farLines * Math.max(heightOf(last.line.box), heightOf(line.line.box))
    )
      afterTotal = true;
    last = line;
    if (isTotalLine(line.line)) afterTotal = true;
    else if (isAnchor(line, roles, fullest, afterTotal)) {
      const row: RowLines = { table, roles, anchors: [line], above: [], below: [] };
      share(between, rows.at(-1) ?? null, row);
      const previous = rows.at(-1);
      if (previous && completes(line, previous)) previous.anchors.push(line);
      else rows.push(row);
      between = [];
      afterTotal = false;
      continue;
    }
    if (!afterTotal) between.push(line);
  }
  share(between, rows.at(-1) ?? null, null);
  return rows;
}

/** A second line that fills only columns the first left empty, one of them the quantity or price. */
function completes(line: BodyLine, row: RowLines): boolean {
  const has = (at: BodyLine, role: ColumnRole) => cellText(at, row.roles, role) !== '';
  const counted: ColumnRole[] = ['quantity', 'price', 'lineTotal'];
  if (
    counted.some((role) => row.anchors.some((anchor) => has(anchor, role))) ||
    idRoles.some((role) => has(line, role))
  )
    return false;
  return counted.some((role) => has(line, role));
}

function filled(line: BodyLine, roles: readonly (ColumnRole | null)[]): number {
  return line.cells.filter(
    (cell, column) => cell.length > 0 && roles[column] !== null && roles[column] !== 'ignored',
  ).length;
}

function isAnchor(
  line: BodyLine,
  roles: readonly (ColumnRole | null)[],
  fullest: number,
  afterTotal: boolean,
): boolean {
  if (line.line.segments.some((segment) => isLabelled(segment.text))) return false;
  const columns = filled(line, roles);
  const isNumber = (role: ColumnRole) => startsWithNumber(cellText(line, roles, role));
  const id = idRoles.some((role) => isCode(cellText(line, roles, role)));
  const named = id || cellText(line, roles, 'description') !== '';
  const counted = isNumber('quantity');
  const costed = isNumber('price') || isNumber('lineTotal');
  if (afterTotal) return id && counted && columns >= fullest - 1;
  if (columns >= Math.max(2, fullest / 2))
    return (counted && (named || costed)) || (named && costed) || (columns >= 3 && isNumber('position'));
  return counted && costed;
}

/** Up to three words with a digit, or one word: longer texts strayed into the column. */
function isCode(text: string): boolean {
  return /^\S{3,}$/.test(text) || (/\d/.test(text) && text.split(' ').length <= 3);
}

/** One number, perhaps with a unit or a price basis behind it: no date, no telephone number. */
function startsWithNumber(text: string): boolean {
  if (numberShape(text) !== null) return true;
  const [first = '', ...rest] = text.replace(/^[A-Z]{3} |^[$€£] ?/, '').split(' ');
  const isNumber = numberShape(first.split(/[/x]|(?<=\d)(?=\p{L})/u)[0]!) !== null;
  return (
    isNumber &&
    !/\d[/.-]\d+[/.-]\d/.test(first) &&
    rest.every((word) => !/\d/.test(word) || word.includes('/'))
  );
}

/** True when a line carries a total, not an order line. */
export function isTotalLine(line: Line): boolean {
  return line.segments.some((segment) => {
    const all = tokenise(segment.text);
    const match = longestMatch(totalBook, all, 0);
    if (!match) return false;
    const rest = all.slice(match.length).map((token) => token.text);
    const amountFollows =
      /\d/.test(rest.join('')) ||
      line.segments.some((other) => other.box[0] > segment.box[2] && /\d/.test(other.text));
    const onlyAmount = rest.filter((word) => /^\p{L}{4,}/u.test(word)).length === 0;
    return amountFollows && onlyAmount;
  });
}

/** Gives the lines between two rows to the one they belong to; the rest belong to none. */
function share(lines: readonly BodyLine[], before: RowLines | null, after: RowLines | null): void {
  let last = before?.anchors.at(-1) ?? null;
  for (const line of lines) {
    if (after && belongsBelow(line, before, after)) after.above.push(line);
    else if (before && last && isClose(last, line) && !isRunningText(line, before.table)) {
      before.below.push(line);
      last = line;
    } else last = null;
  }
}

function belongsBelow(line: BodyLine, before: RowLines | null, after: RowLines): boolean {
  const anchor = after.anchors[0]!;
  if (
    cellText(anchor, after.roles, 'description') !== '' ||
    cellText(line, after.roles, 'description') === ''
  )
    return false;
  if (ruled(after.table, line, anchor)) return false;
  const toAfter = middleY(anchor.line.box) - middleY(line.line.box);
  if (toAfter > 2 * heightOf(line.line.box)) return false;
  if (!before || ruled(after.table, before.anchors.at(-1)!, line)) return true;
  return toAfter < middleY(line.line.box) - middleY(before.anchors.at(-1)!.line.box);
}

function isClose(above: BodyLine, under: BodyLine): boolean {
  return (
    above.sheet === under.sheet &&
    under.line.box[1] - above.line.box[3] <= closeLines * heightOf(above.line.box)
  );
}

/** A sentence across the columns is a remark to the order, not to the line. */
function isRunningText(line: BodyLine, table: Table): boolean {
  const widest = Math.max(0, ...line.line.segments.map((segment) => widthOf(segment.box)));
  return widest > 0.75 * (table.right - table.left);
}

function ruled(table: Table, above: BodyLine, under: BodyLine): boolean {
  const [from, to] = [middleY(above.line.box), middleY(under.line.box)];
  return table.sheet.rules.some(
    (rule) =>
      rule.direction === 'horizontal' &&
      rule.box[1] > from &&
      rule.box[1] < to &&
      overlapX(rule.box, [table.left, 0, table.right, 0]) > 0.5 * (table.right - table.left),
  );
}
