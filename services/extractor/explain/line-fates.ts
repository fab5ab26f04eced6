import type { Word } from '@orderloom/pages/page.ts';
import type { Line } from '../layout/sheet.ts';
import type { RowLines } from '../rows/lines/row-lines.ts';
import { isTotalLine } from '../rows/lines/total-line.ts';
import type { OrderTable } from '../rows/read-tables.ts';
import { rowText } from '../rows/reading/details.ts';
import type { BodyLine } from '../rows/table.ts';
import type { LineKind } from './explanation.ts';

/** A line of a table and what became of it. */
export interface LineFate {
  kind: LineKind;
  line: Line;
  /** The row that took it. */
  row: RowLines | null;
}

/** What became of each line from a table's heading to the next one or the end of the page, from top to bottom. */
export function fatesOf({ table, rows, loose, remarks }: OrderTable): LineFate[] {
  const heads = new Set<Word>(table.header.flatMap((cell) => cell.words));
  const header = table.sheet.lines
    .filter((line) => line.words.some((word) => heads.has(word)))
    .map((line): LineFate => ({ kind: 'header', line, row: null }));
  const taken = new Map(rows.flatMap(takenBy));
  const last = table.body.findLastIndex((line) => taken.has(line));
  const body = table.body.map((line, index): LineFate => {
    const owner = taken.get(line);
    if (owner) return owner;
    return { kind: looseKind(line, index > last), line: line.line, row: null };
  });
  return [...header, ...body];

  function looseKind(line: BodyLine, isAfter: boolean): LineKind {
    if (loose.includes(line)) return 'unexplained';
    if (remarks.includes(line)) return 'between';
    if (isTotalLine(line.line)) return 'sum';
    return isAfter ? 'after' : 'noise';
  }
}

function takenBy(row: RowLines): [BodyLine, LineFate][] {
  const details = new Set(rowText(row).details.flatMap((detail) => detail.words));
  const isRemark = ({ line }: BodyLine) => line.words.every((word) => details.has(word));
  const fate = (kind: LineKind, at: BodyLine): [BodyLine, LineFate] => [at, { kind, line: at.line, row }];
  return [
    ...row.above.map((line) => fate('above', line)),
    ...row.anchors.map((line) => fate('row', line)),
    ...row.below.map((line) => fate(isRemark(line) ? 'remark' : 'below', line)),
  ];
}
