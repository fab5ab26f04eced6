import type { Word } from '@orderloom/pages/page.ts';
import { oneLineAddress } from '../../fields/one-line-address.ts';
import { heightOf, overlapX } from '../../layout/boxes.ts';
import type { Segment } from '../../layout/sheet.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import {
  isUnit,
  isWholeLabel,
  labelBook,
  longestMatch,
  tokenise,
  wholeMeanings,
} from '../../lexicon/phrases.ts';
import { looksLikeStreet, readCityLine } from '../../values/address.ts';
import { readEmails } from '../../values/email.ts';
import { readPhone } from '../../values/phone.ts';
import { isOfAddresses } from '../address-tables.ts';
import { type BodyLine, cellText, type Table, textOf } from '../table.ts';
import { beginsSegment, filled, idRoles, isAnchor } from './anchors.ts';
import { beginningsOver } from './bottom-cells.ts';
import { shareCentred } from './centred-cells.ts';
import { isCode, makesAmount, startsWithNumber } from './row-values.ts';
import { joinRuled } from './ruled-rows.ts';
import { shareLines } from './share-lines.ts';
import { isTakenOff } from './taken-off.ts';
import { isTotalLine, totalNamed, totalsHeaded } from './total-line.ts';
import { countedLines, uncountedRows } from './uncounted-rows.ts';
import { isUnlabelledSum } from './unlabelled-sums.ts';
import { isUnreadable } from './unreadable.ts';

/** The lines of one order line: the ones that carry its columns, and those around them. */
export interface RowLines {
  table: Table;
  roles: readonly (ColumnRole | null)[];
  anchors: BodyLine[];
  /** Lines of its description above the anchor, in cells whose content is centred. */
  above: BodyLine[];
  below: BodyLine[];
  /** Of cells whose content is centred: how many of the lines below are its text, as many as above. */
  centred?: number;
  /** Its number, where no heading announced it. */
  lineNumber?: number;
}

/** After a gap of this many heights only a line as full as the others still is a row. */
const farLines = 5;

/** The rows of a table, and the lines of its area that belong to none of them. */
export interface GroupedRows {
  rows: RowLines[];
  /** Each carries a number or a code in a column, so that it may be (a part of) a row that was not understood. */
  loose: BodyLine[];
  /** Sentences and headings between the rows. */
  remarks: BodyLine[];
  /** Lines that only sum up rows above them. */
  sums: ReadonlySet<BodyLine>;
}

/** Groups the lines of a table to rows. */
export function groupRows(table: Table, roles: readonly (ColumnRole | null)[]): GroupedRows {
  // The headings of the sums below fill many columns as well.
  const mayBeRow = ({ line }: BodyLine) =>
    !isTotalLine(line) && line.words.some(({ text }) => /\d/.test(text));
  const fullest = Math.max(0, ...table.body.filter(mayBeRow).map((line) => filled(line, roles)));
  const overTotal = countedLines(table, roles, fullest);
  const beginnings = beginningsOver(table, roles, overTotal);
  const uncounted = new Set([...uncountedRows(overTotal, roles, fullest), ...beginnings.lines]);
  let rows: RowLines[] = [];
  let between: BodyLine[] = [];
  let afterTotal = false;
  // Lines since a total: those of the same row where the next position follows.
  let tail: BodyLine[] = [];
  let longestTail = 0;
  let last: BodyLine | null = null;
  let summedUp = 0;
  // Names of totals whose amounts stand under them.
  let headed: readonly Segment[] = [];
  const sums = new Set<BodyLine>();
  // The sum of a section is no remark of the row over it.
  const proved = new Set<BodyLine>();
  for (const [at, line] of table.body.entries()) {
    if (
      last &&
      line.line.box[1] - last.line.box[3] >
        farLines * Math.max(heightOf(last.line.box), heightOf(line.line.box))
    )
      afterTotal = true;
    last = line;
    const open = rows.at(-1);
    if (afterTotal && open && isNextPosition(line, rows)) {
      between.push(...tail.filter((other) => !proved.has(other)));
      longestTail = Math.max(longestTail, tail.length);
      afterTotal = false;
    }
    // A sum that was carried over stands above the rows of a page.
    const isOfRow = open && isTakenOff(line, open) && hasOthers(table, rows, line, roles, fullest);
    const above = { all: rows, sinceSum: rows.slice(summedUp) };
    const isProved = isUnlabelledSum(line, {
      ...above,
      isLast: () => !hasOthers(table, rows, line, roles, fullest),
    });
    const isUnderNames = headed.length > 0 && holdsAmounts(line, headed);
    headed = isUnderNames
      ? []
      : open && totalsHeaded(line.line).length > 0
        ? totalsHeaded(line.line)
        : headed;
    const isSum =
      ((isTotal(line, roles, fullest) || headed[0]?.line === line.line.segments[0]!.line || isUnderNames) &&
        !isNextPosition(line, rows)) ||
      isProved;
    if (isSum) sums.add(line);
    if (isProved) proved.add(line);
    if ((isSum && !isOfRow) || (open && tellsPlace(line, table.body.slice(at + 1, at + 1 + mostOfAddress)))) {
      afterTotal = open !== undefined;
      summedUp = rows.length;
    } else if (open && !afterTotal && table.layers.length > 1 && isLowerLine(line, open)) {
      shareLines(between, open, null);
      open.anchors.push(line);
      between = [];
      continue;
    } else if (isAnchor(line, roles, fullest, afterTotal, rows) || (!afterTotal && uncounted.has(line))) {
      const previous = rows.at(-1) ?? null;
      if (previous && beginnings.lines.has(previous.anchors[0]!) && completes(line, previous))
        previous.anchors.push(...between, line);
      else {
        const row: RowLines = { table, roles, anchors: [line], above: [], below: [] };
        shareLines(between, previous, row);
        if (previous && completes(line, previous)) previous.anchors.push(...row.above, line);
        else rows.push(row);
      }
      between = [];
      tail = [];
      afterTotal = false;
      continue;
    }
    (afterTotal ? tail : between).push(line);
  }
  between.push(...tail.slice(0, longestTail));
  shareLines(between, rows.at(-1) ?? null, null);
  rows = joinRuled(table, roles, rows);
  withoutContacts(rows);
  withoutLabelsOfOrder(rows);
  for (const row of rows) row.below = row.below.filter((line) => line !== beginnings.unsure);
  if (rows.length > 0) shareCentred(table, roles, rows);
  return { rows, sums, ...otherLines(table, roles, { rows, sums }, fullest) };
}

/** `Order date: 3 November 2026` under the last row, and under no other one. */
function withoutLabelsOfOrder(rows: readonly RowLines[]): void {
  const [last, ...others] = [...rows].reverse();
  const at = last?.below.findIndex(tellsOrder) ?? -1;
  if (at >= 0 && others.length > 0 && !others.some(({ below }) => below.some(tellsOrder)))
    last!.below.splice(at, 1);
}

/** A label of the order's own number or day, with its colon and one value. */
function tellsOrder({ line: { segments } }: BodyLine): boolean {
  const [label = '', value = '', ...more] = segments
    .map(({ text }) => text)
    .join(' ')
    .split(/\s?:\s/);
  const meanings = more.length === 0 && /\d/.test(value) ? wholeMeanings(labelBook, label) : null;
  return meanings?.every(({ kind }) => kind === 'orderDate' || kind === 'orderNumber') ?? false;
}

/** `Queries: 01632 960 118   po@muster.example` close under the last row, and under no other one: how to reach the house. */
function withoutContacts(rows: readonly RowLines[]): void {
  const [last, ...others] = [...rows].reverse();
  const at = last?.below.findIndex(namesMail) ?? -1;
  if (at >= 0 && !others.some(({ below }) => below.some(namesMail))) last!.below.splice(at, 1);
}

/** With a telephone or at a label alone; `Proof to: ann.lee@muster.example` is a wish. */
function namesMail({ line }: BodyLine): boolean {
  const text = line.segments.map((segment) => segment.text).join('  ');
  return readEmails(text).length > 0 && readPhone(text.replace(/\S+@\S+/g, ' ')) !== null;
}

/**
 * True where an amount stands under each of these names, whatever stands beside them, or all that the line has is amounts
 * under some of them; under one of several a word, `Franco`, `escl.`
 */
function holdsAmounts({ line }: BodyLine, names: readonly Segment[]): boolean {
  const under = line.segments.filter(({ box }) => names.some((name) => overlapX(box, name.box) > 0));
  const amounts = under.filter(({ text }) => amount.test(text)).length;
  const words = under.filter(({ text }) => /^(?:\p{L}+\.?|[-–—])$/u.test(text)).length;
  const isWhole = under.length === line.segments.length || under.length === names.length;
  return (
    isWhole &&
    amounts + words === under.length &&
    amounts >= Math.min(fewestAmounts, names.length) &&
    words <= 1
  );
}
const fewestAmounts = 2;
const amount = /\d[.,]\d{2}(?:\D{0,4})$/;

/** True when the table has more rows than the open one: of one row's discount nobody knows whether it is the order's. */
function hasOthers(
  { body }: Table,
  rows: readonly RowLines[],
  line: BodyLine,
  roles: RowLines['roles'],
  fullest: number,
): boolean {
  if (rows.length > 1) return true;
  const after = body.slice(body.indexOf(line) + 1);
  return after.some((other) => isAnchor(other, roles, fullest, true, rows));
}

/**
 * Lines under the heading that no row took. Below the last row the table's end is near: there only a line that would
 * have been a row counts.
 */
function otherLines(
  table: Table,
  roles: readonly (ColumnRole | null)[],
  { rows, sums }: { rows: readonly RowLines[]; sums: ReadonlySet<BodyLine> },
  fullest: number,
): Pick<GroupedRows, 'loose' | 'remarks'> {
  const ofRows = new Set(rows.flatMap((row) => [...row.above, ...row.anchors, ...row.below]));
  const taken = new Set([...ofRows, ...sums]);
  const lastTaken = table.body.findLastIndex((line) => ofRows.has(line));
  const among = table.body.slice(0, lastTaken).filter((line) => !taken.has(line) && !isTotalLine(line.line));
  const after = untilGap(table.body.slice(Math.max(lastTaken, 0))).filter(
    (line) => !taken.has(line) && !isTotalLine(line.line),
  );
  return {
    loose: [
      ...among.filter((line) => holdsValue(line, roles) || isUnreadable(line.line)),
      ...after.filter(
        (line, at) =>
          filled(line, roles) > 2 &&
          isAnchor(line, roles, fullest, false) &&
          !isTalk(line.line) &&
          !isOfAddresses(line.line, after[at + 1]?.line),
      ),
    ],
    remarks: among.filter((line) => !holdsValue(line, roles) && /\p{L}{3,}/u.test(textOf(line.line.words))),
  };
}

/** A label with its text beside it, `Lieferadresse | Muster GmbH, Halle 3, …`, or the end of a sentence and another one. */
function isTalk({ segments }: BodyLine['line']): boolean {
  const [first, second, ...more] = segments;
  if (!first || more.length > 0) return false;
  if (!second) return first.words.length >= fewestOfTalk && /\p{Ll}{3}\.\s\p{Lu}/u.test(first.text);
  const isLong =
    second.words.length >= fewestOfTalk && /\p{L}:?$/u.test(first.text) && !/\d/.test(first.text);
  return (isWholeLabel(first.text) || isLong) && /\p{L}{3}/u.test(second.text);
}
/** Words of two sentences. */
const fewestOfTalk = 8;

/** The lines before the first wide gap: what comes after it is the foot of the page. */
function untilGap(lines: readonly BodyLine[]): readonly BodyLine[] {
  const end = lines.findIndex(
    ({ line }, index) =>
      index > 0 && line.box[1] - lines[index - 1]!.line.box[3] > farLines * heightOf(line.box),
  );
  return end < 0 ? lines : lines.slice(0, end);
}

function holdsValue(line: BodyLine, roles: readonly (ColumnRole | null)[]): boolean {
  return roles.some((role, column) => {
    const text = textOf(line.cells[column]!);
    if (role === 'quantity' || role === 'price' || role === 'lineTotal')
      return startsWithNumber(text) && beginsSegment(line, column);
    const stands = line.line.segments.length > 1 || line.line.words.length === 1;
    return stands && role !== null && idRoles.includes(role) && /\d/.test(text) && isCode(text);
  });
}

/**
 * A total, unless the line is as full as a row: a surcharge may be ordered like an article. Its name in a column of
 * numbers is none of these.
 */
function isTotal(line: BodyLine, roles: readonly (ColumnRole | null)[], fullest: number): boolean {
  const named = totalNamed(line.line);
  const isName = (cell: readonly Word[], column: number) =>
    numberRoles.includes(roles[column]!) &&
    cell.length > 0 &&
    cell.every((word) => named?.words.includes(word));
  const names = line.cells.filter(isName).length;
  if (named !== null && isChargedLine(line, roles)) return false;
  return named !== null && filled(line, roles) - names < Math.max(4, fullest - 1);
}
/** `Z100   Transport   1,00   35,00   35,00`: with a number of its own and a price that makes its amount it is ordered. */
function isChargedLine(line: BodyLine, roles: readonly (ColumnRole | null)[]): boolean {
  const isNumbered = idRoles.some(
    (role) =>
      role !== 'position' && /\d/.test(cellText(line, roles, role)) && isCode(cellText(line, roles, role)),
  );
  const names = namingRoles.filter((role) => cellText(line, roles, role) !== '');
  if (names.length === 0) return false;
  // `1   Each   Freight In   185.00   185.00`: counted in a unit as the others are.
  const isCounted = isUnit(cellText(line, roles, 'unit'));
  return ((isNumbered && names.includes('description')) || isCounted) && makesAmount(line, roles);
}

const namingRoles: readonly ColumnRole[] = [
  'article',
  'customerArticle',
  'supplierArticle',
  'description',
  'articleAndDescription',
];

const numberRoles: readonly ColumnRole[] = ['quantity', 'price', 'discount'];

/**
 * `Deliver to: Muster Ltd, 4 High Street, Leeds LS1 4AB`, or `Deliver to:` over the lines of that address, below the rows is
 * no part of the last one.
 */
function tellsPlace({ line: { segments } }: BodyLine, under: readonly BodyLine[]): boolean {
  const [only, ...others] = segments;
  if (!only || others.length > 0) return false;
  const all = tokenise(only.text);
  const label = longestMatch(labelBook, all, 0);
  const behind = only.text.slice(all[(label?.length ?? 0) - 1]?.end ?? 0);
  if (!label?.meanings.some(({ kind }) => kind === 'shipTo')) return false;
  if (/^\s?:$/.test(behind)) return isAddressUnder(only, under);
  return /^\s?:\s/.test(behind) && oneLineAddress(behind.replace(/^[\s:]+/, '')) !== null;
}

/** True where lines flush under a label have a street and a town, perhaps beside other texts. */
function isAddressUnder(label: Segment, lines: readonly BodyLine[]): boolean {
  const stack = lines.map(({ line }) =>
    line.segments.find(({ box }) => Math.abs(box[0] - label.box[0]) < flush),
  );
  const end = stack.indexOf(undefined);
  return stack.slice(0, end < 0 ? undefined : end).some((segment, at) => {
    const street = stack[at - 1]?.text;
    return street !== undefined && looksLikeStreet(street) && readCityLine(segment!.text)?.before === '';
  });
}
/** In points. */
const flush = 2;
/** An address has at most so many lines. */
const mostOfAddress = 6;

/** True when the line's position goes on counting from the rows before: `00002` after `00001`, `20` after `10`. */
function isNextPosition(line: BodyLine, rows: readonly RowLines[]): boolean {
  const positionOf = (at: BodyLine, roles: RowLines['roles']) => {
    const text = cellText(at, roles, 'position');
    return /^\d{1,6}\.?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  };
  const [before, last] = [undefined, ...rows].slice(-2);
  if (!last) return false;
  const position = positionOf(line, last.roles);
  const lastPosition = positionOf(last.anchors[0]!, last.roles);
  const steps = before
    ? [lastPosition - positionOf(before.anchors[0]!, before.roles)]
    : [1, 10, lastPosition];
  return steps.some((step) => step > 0 && position === lastPosition + step);
}

/** The second line of a row whose headings stand on two lines: the amounts of the lower ones, each once. */
function isLowerLine(line: BodyLine, row: RowLines): boolean {
  if (completes(line, row)) return true;
  const lower = row.table.layers[1]!.columns;
  const own = line.cells.flatMap((cell, column) => (cell.length > 0 ? [column] : []));
  const isFree = (column: number) => row.anchors.every(({ cells }) => cells[column]!.length === 0);
  return (
    own.length > 1 &&
    own.every((column) => lower.includes(column) && isFree(column)) &&
    own.some((column) => row.roles[column] === 'price' || row.roles[column] === 'lineTotal')
  );
}

/** A second line that fills only columns the first left empty, one of them the quantity or price. */
function completes(line: BodyLine, row: RowLines): boolean {
  const has = (at: BodyLine, role: ColumnRole) => cellText(at, row.roles, role) !== '';
  const counted: ColumnRole[] = ['quantity', 'price', 'lineTotal'];
  if (
    counted.some((role) => row.anchors.some((anchor) => has(anchor, role))) ||
    idRoles.some((role) => has(line, role)) ||
    // `Cake boxes | 100 pcs | 1` under `Syrup | 12 kg pail` of which nothing is ordered.
    (has(line, 'unit') && row.anchors.some((anchor) => has(anchor, 'unit') && has(anchor, 'description')))
  )
    return false;
  const isTakenOff = line.line.segments.some(({ text }) => /%|\d-$|^-\d/.test(text));
  return !isTakenOff && counted.some((role) => has(line, role));
}
