import type { Rule } from '@orderloom/pages/page.ts';
import { heightOf, middleY, overlapX, widthOf } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { labelBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { endsWithDay, isLabelled } from '../reading/details.ts';
import { type BodyLine, cellText, type Table, textOf } from '../table.ts';
import { isSentence } from './line-shapes.ts';
import type { RowLines } from './row-lines.ts';
import { isByOffer } from './total-line.ts';

/** Lines of one row stand at most this many heights apart. */
const closeLines = 1.3;

/** Gives the lines between two rows to the one they belong to; the rest belong to none. */
export function shareLines(
  lines: readonly BodyLine[],
  before: RowLines | null,
  after: RowLines | null,
): void {
  let last = before?.anchors.at(-1) ?? null;
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? after?.anchors[0] ?? null;
    const goesOn =
      last !== null &&
      last !== before?.anchors.at(-1) &&
      (followsLabel(last, line, after) || (next !== null && isNearer(last, line, next)));
    if (after && !goesOn && belongsBelow(line, before, after)) after.above.push(line);
    else if (
      before &&
      last &&
      isClose(last, line) &&
      !isRunningText(line, before.table) &&
      !(after === null && isOfOrder(line, before))
    ) {
      before.below.push(line);
      last = line;
    } else last = null;
  }
}

/** The third line of a text stands as close under the second as that under the first; the next row has more room. */
function isNearer(above: BodyLine, line: BodyLine, next: BodyLine): boolean {
  const [over, under] = [line.line.box[1] - above.line.box[3], next.line.box[1] - line.line.box[3]];
  return above.sheet === line.sheet && over + sameGap < under && under > roomOfRow * heightOf(line.line.box);
}
/** In heights of the text: rows have a little room between them. */
const roomOfRow = 0.2;

/** A line as near to a labelled one above as to the next row is another remark. */
function followsLabel(above: BodyLine, line: BodyLine, after: RowLines | null): boolean {
  const gap = line.line.box[1] - above.line.box[3];
  const toAfter = after ? after.anchors[0]!.line.box[1] - line.line.box[3] : Number.POSITIVE_INFINITY;
  return above.line.segments.some(({ text }) => isLabelled(text)) && gap <= toAfter + sameGap;
}
/** Gaps between lines are the same within so many points. */
const sameGap = 0.5;

function belongsBelow(line: BodyLine, before: RowLines | null, after: RowLines): boolean {
  const anchor = after.anchors[0]!;
  const text = cellText(line, after.roles, 'description');
  if (text === '' || ruled(after.table, line, anchor) || namesOffer(text)) return false;
  const isNamed = !isLabelled(text) && (text === textOf(line.line.words) || isBesideDay(line, text));
  if (isNamed && isBoxed(line, before, after)) return true;
  const toAfter = middleY(anchor.line.box) - middleY(line.line.box);
  if (toAfter > 2 * heightOf(line.line.box)) return false;
  const toBefore = before ? middleY(line.line.box) - middleY(before.anchors.at(-1)!.line.box) : null;
  // Cells that stand on the last line of their text.
  if (cellText(anchor, after.roles, 'description') !== '')
    return (
      (toBefore === null
        ? isClose(line, anchor) && !isNearerBelow(after, toAfter)
        : toAfter < clearlyNearer * toBefore) &&
      text === textOf(line.line.words) &&
      !isLabelled(text) &&
      !goesOnBelow(after)
    );
  if (!before || ruled(after.table, before.anchors.at(-1)!, line)) return true;
  return toAfter < toBefore!;
}
/** `Valve DN 50` beside `Expected on 20-03-2026`, across the columns of numbers. */
function isBesideDay({ line: { segments } }: BodyLine, text: string): boolean {
  const [name, day, ...more] = segments;
  return more.length === 0 && name?.text === text && day !== undefined && endsWithDay(day.text);
}

/** `According to your quotation Q-512` over the first row is said of all of them. */
function namesOffer(text: string): boolean {
  const [first = '', ...words] = tokenise(text).map((token) => token.text);
  return words.slice(0, 3).some((_, at) => isByOffer([first, ...words.slice(at)]));
}

/** True when rules part the rows, and none this line from the row below it. */
function isBoxed(line: BodyLine, before: RowLines | null, { table, anchors }: RowLines): boolean {
  const anchor = anchors[0]!;
  const isNear = anchor.line.box[1] - line.line.box[3] < 2 * heightOf(line.line.box);
  if (!isNear) return false;
  if (before) return ruled(table, before.anchors.at(-1)!, line);
  // The first row: a rule under it and its text shows that the others have one, too.
  const next = table.body.slice(table.body.indexOf(anchor) + 1).find((other) => startsAs(anchor, other));
  const header = Math.max(...table.header.map(({ box }) => middleY(box)));
  const isUnderRule = table.sheet.rules.some((rule) => isAcross(rule, table, header, middleY(line.line.box)));
  return isUnderRule && next !== undefined && ruled(table, anchor, next);
}

/** True when a line fills the columns that the first line of a row fills. */
function startsAs(anchor: BodyLine, other: BodyLine): boolean {
  return anchor.cells.every((cell, column) => cell.length > 0 === other.cells[column]!.length > 0);
}

/** True where a text goes on close under the last row: then the cells stand on the first line of their texts. */
function goesOnBelow({ table, roles }: RowLines): boolean {
  const counted: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];
  const last = table.body.findLastIndex((line) =>
    counted.every((role) => !roles.includes(role) || /\d/.test(cellText(line, roles, role))),
  );
  const [row, under] = [table.body[last], table.body[last + 1]];
  if (!row || !under || !isClose(row, under)) return false;
  const text = cellText(under, roles, 'description');
  return text !== '' && text === textOf(under.line.words) && !isLabelled(text);
}

/** True when the text of a row goes on nearer under it than a line that is `toAfter` points over it: that is a heading. */
function isNearerBelow({ table, roles, anchors }: RowLines, toAfter: number): boolean {
  const anchor = anchors[0]!;
  const under = table.body[table.body.indexOf(anchor) + 1];
  if (!under || under.sheet !== anchor.sheet || cellText(under, roles, 'description') === '') return false;
  return middleY(under.line.box) - middleY(anchor.line.box) < clearlyNearer * toAfter;
}

/** The line of a text stands this much nearer to its own row than to another one. */
const clearlyNearer = 0.85;

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

/** `Remarks: please deliver by noon …` across the columns under the last row, as under no other, is said of the order. */
function isOfOrder(line: BodyLine, { table }: RowLines): boolean {
  const label = labelOf(line);
  const isRemark =
    label?.meanings.some(({ kind }) => kind === 'remarks' || kind === 'instructions') === true &&
    line.cells[0]!.length > 0 &&
    isSentence(line);
  return isRemark && !table.body.some((other) => other !== line && labelOf(other)?.text === label!.text);
}

/** What stands before a colon at the beginning of a line. */
function labelOf({ line }: BodyLine) {
  const text = line.segments[0]?.text ?? '';
  const all = tokenise(text);
  const found = longestMatch(labelBook, all, 0);
  const end = all[(found?.length ?? 0) - 1]?.end ?? 0;
  return found && /^\s?:/.test(text.slice(end)) ? { ...found, text: text.slice(0, end) } : null;
}

function ruled(table: Table, above: BodyLine, under: BodyLine): boolean {
  const [from, to] = [middleY(above.line.box), middleY(under.line.box)];
  return table.sheet.rules.some((rule) => isAcross(rule, table, from, to));
}

/** A rule through most of the table, between two heights. */
function isAcross(rule: Rule, { left, right }: Table, from: number, to: number): boolean {
  return (
    rule.direction === 'horizontal' &&
    rule.box[1] > from &&
    rule.box[1] < to &&
    overlapX(rule.box, [left, 0, right, 0]) > 0.5 * (right - left)
  );
}
