import { heightOf, middleY } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import type { BodyLine, Table } from '../table.ts';
import type { RowLines } from './row-lines.ts';
import { isTotalLine } from './total-line.ts';

/** Columns whose texts may wrap beside the description. */
const wrapping: readonly (ColumnRole | null)[] = [
  'article',
  'customerArticle',
  'supplierArticle',
  null,
  'ignored',
];
/** Heights by which a block of lines may miss the middle of its row. */
const offMiddle = 0.35;
/** Points by which the lines of a cell stand nearer to each other than to those of the next one. */
const nearer = 1;

interface Block {
  row: RowLines;
  above: BodyLine[];
  below: BodyLine[];
}

/**
 * Shares the lines of descriptions out among rows whose cells are centred: as many of each stand above the figures as
 * below, so the lines over the first row tell how many follow it, these how many stand over the second, and so on. False
 * where the lines do not come out even, or stand as well on the first line of their cells.
 */
export function shareCentred(table: Table, roles: RowLines['roles'], rows: readonly RowLines[]): boolean {
  const column = roles.indexOf('description');
  if (table.sheet.source === 'plain' || column < 0 || rows.some(({ anchors }) => anchors.length > 1))
    return false;
  const isText = ({ line, cells }: BodyLine) =>
    cells[column]!.length > 0 &&
    cells.every((cell, at) => at === column || cell.length === 0 || wrapping.includes(roles[at]!)) &&
    !isTotalLine(line);
  // `• latest edition` in a column of notes, between the lines of the descriptions.
  const isNote = ({ line, cells }: BodyLine) =>
    cells.every((cell, at) => cell.length === 0 || roles[at] === null || roles[at] === 'ignored') &&
    !isTotalLine(line);
  const body = table.body.filter((line) => !isNote(line));
  const blocks: Block[] = [];
  let above = linesOver(body, rows[0]!, isText);
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    const from = body.indexOf(row.anchors[0]!) + 1;
    const lines = next
      ? body.slice(from, body.indexOf(next.anchors[0]!))
      : body.slice(from, from + above.length);
    if (!lines.every(isText) || lines.length < above.length) return false;
    blocks.push({ row, above, below: lines.slice(0, above.length) });
    above = lines.slice(above.length);
  }
  const filled = blocks.filter((block) => block.above.length > 0);
  if (filled.length === 0 || !filled.every(isCentred) || !areApart(blocks, column)) return false;
  const shared = new Set(blocks.flatMap((block) => [...block.above, ...block.below]));
  for (const { row, above, below } of blocks) {
    // Under the last row remarks may follow.
    const isOther = (line: BodyLine) => isNote(line) || (row === rows.at(-1) && !shared.has(line));
    const others = [...row.above.filter(isNote), ...row.below.filter(isOther)];
    Object.assign(row, { above, below: [...below, ...others], centred: above.length });
  }
  return true;
}

/** The lines of text right over a row that no other row stands above. */
function linesOver(
  body: readonly BodyLine[],
  { anchors: [anchor] }: RowLines,
  isText: (line: BodyLine) => boolean,
): BodyLine[] {
  const over: BodyLine[] = [];
  let under = anchor!;
  for (const line of body.slice(0, body.indexOf(anchor!)).reverse()) {
    const isNear = under.line.box[1] - line.line.box[3] < heightOf(line.line.box);
    if (!isText(line) || !isNear) break;
    over.unshift(line);
    under = line;
  }
  return over;
}

function isCentred({ row, above, below }: Block): boolean {
  const { box } = row.anchors[0]!.line;
  const over = middleY(box) - middleY(above[0]!.line.box);
  const under = middleY(below.at(-1)!.line.box) - middleY(box);
  return Math.abs(over - under) < offMiddle * heightOf(above[0]!.line.box);
}

/**
 * True when the lines of each cell stand nearer to each other than to the next cell. Where all are as near, a row of
 * which the figures stand beside none of its lines shows that they are centred.
 */
function areApart(blocks: readonly Block[], column: number): boolean {
  const heights = blocks.map(({ row, above, below }) =>
    [...above, ...row.anchors.filter(({ cells }) => cells[column]!.length > 0), ...below].map(({ line }) =>
      middleY(line.box),
    ),
  );
  const gaps = (of: readonly number[]) => of.slice(1).map((y, at) => y - of[at]!);
  const within = Math.max(...heights.flatMap(gaps));
  const ends = heights.slice(1).flatMap((own, at) => {
    const before = heights[at]!.at(-1);
    return before !== undefined && own[0] !== undefined ? own[0] - before : [];
  });
  const between = Math.min(...ends);
  const isBeside = blocks.some(
    ({ row, above }) => above.length > 0 && row.anchors[0]!.cells[column]!.length === 0,
  );
  const isUnderHead = blocks[0]!.above.length > 0;
  return between - within > nearer || ((isBeside || isUnderHead) && within - between < nearer);
}
