import { middleY, overlapX } from '../../layout/boxes.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { type BodyLine, cellText, type Table } from '../table.ts';
import { filled } from './anchors.ts';
import type { RowLines } from './row-lines.ts';
import { startsWithNumber } from './row-values.ts';
import { idOf } from './uncounted-rows.ts';

/** Part of the table's width that a rule between rows has. */
const across = 0.9;
/** Rules nearer to each other, in points, are one. */
const sameRule = 3;
/** What one row has once. */
const counted: readonly ColumnRole[] = ['position', 'quantity', 'price', 'lineTotal'];

/**
 * Joins what stands between the same two rules, where rules part all rows: in cells whose texts are centred one by one
 * the number, the quantity and the amount of a row may stand on lines of their own.
 */
export function joinRuled(table: Table, roles: RowLines['roles'], rows: readonly RowLines[]): RowLines[] {
  const bandOf = bandsOf(table);
  const bands = Map.groupBy(rows, ({ anchors }) => bandOf(anchors[0]!));
  if (bands.size < 2 || bands.has(null)) return [...rows];
  const linesOf = Map.groupBy(table.body, bandOf);
  const numbersIn = (line: BodyLine) =>
    counted.filter((role) => startsWithNumber(cellText(line, roles, role)));
  return [...bands].flatMap(([band, own]) => {
    const anchors = new Set(own.flatMap((row) => row.anchors));
    const lines = linesOf.get(band) ?? [];
    const isAside = (line: BodyLine) => !anchors.has(line) && numbersIn(line).length > 0;
    if (own.length < 2 && !lines.some(isAside)) return own;
    // Of two numbers of goods each is a row, whatever the other columns leave out.
    const isOne = lines.filter((line) => idOf(line, roles) !== '').length < 2;
    const numbers = lines.flatMap(numbersIn);
    return isOne && new Set(numbers).size === numbers.length ? [oneRow(own, lines, roles)] : own;
  });
}

/** Between which rules a line of the table stands: null where none is over it or under it. */
function bandsOf({ sheet, left, right, body }: Table): (line: BodyLine) => string | null {
  const sheets = new Set([sheet, ...body.map((line) => line.sheet)]);
  const edges = new Map(
    Array.from(sheets, (of) => {
      const all = of.rules
        .filter(
          ({ direction, box }) =>
            direction === 'horizontal' && overlapX(box, [left, 0, right, 0]) > across * (right - left),
        )
        .map(({ box }) => box[1])
        .sort((a, b) => a - b);
      return [of, all.filter((y, at) => at === 0 || y - all[at - 1]! > sameRule)] as const;
    }),
  );
  const order = [...sheets];
  const known = new Map(
    body.map((line) => {
      const ys = edges.get(line.sheet)!;
      const under = ys.findIndex((y) => y > middleY(line.line.box));
      return [line, under > 0 ? `${order.indexOf(line.sheet)}:${under}` : null] as const;
    }),
  );
  return (line) => known.get(line) ?? null;
}

function oneRow(rows: readonly RowLines[], lines: readonly BodyLine[], roles: RowLines['roles']): RowLines {
  const anchors = rows.flatMap((row) => row.anchors);
  const isPart = (line: BodyLine) =>
    anchors.includes(line) || counted.some((role) => startsWithNumber(cellText(line, roles, role)));
  const [first, last] = [lines.findIndex(isPart), lines.findLastIndex(isPart)];
  const isText = (line: BodyLine) => filled(line, roles) === 1 && cellText(line, roles, 'description') !== '';
  const above = lines.slice(0, first).filter(isText);
  const under = lines.slice(last + 1);
  const texts = under.filter(isText);
  return {
    ...rows[0]!,
    above,
    anchors: lines.slice(first, last + 1),
    below: [...texts, ...under.filter((line) => !isText(line))],
    // What begins over the figures goes on under them.
    ...(above.length > 0 && { centred: texts.length }),
  };
}
