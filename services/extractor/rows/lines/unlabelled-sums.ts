import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { type BodyLine, cellText, textOf } from '../table.ts';
import type { RowLines } from './row-lines.ts';

/** One row is no sum of others. */
const fewestRows = 2;
const cents = 0.011;
const summed: readonly ColumnRole[] = ['quantity', 'lineTotal'];

/**
 * True for `85   872.50` under the rows of a sheet, numbers without a word, each the sum of its column above, and for
 * `Sommano   872.50` at a name that no lexicon has. `rows` are all above the line.
 */
export function isUnlabelledSum(line: BodyLine, rows: readonly RowLines[]): boolean {
  const [first] = rows;
  const isNamed = /\p{L}{4,}/u.test(line.line.segments[0]?.text ?? '');
  if (!first || rows.length < fewestRows || (isNamed && !isNamedAmount(line, first.roles))) return false;
  const filled = first.roles.filter((role, column) => {
    const text = textOf(line.cells[column]!);
    return role !== null && (isNamed ? /\d/.test(text) : text !== '');
  });
  if (filled.length === 0 || !filled.every((role) => role !== null && summed.includes(role))) return false;
  return (['.', ','] as DecimalMark[]).some((decimal) =>
    filled.every((role) => {
      const value = (at: BodyLine, roles: RowLines['roles']) =>
        readNumber(cellText(at, roles, role!).split(' ')[0]!, decimal)?.value ?? Number.NaN;
      const sum = rows.reduce((all, { anchors, roles }) => all + value(anchors[0]!, roles), 0);
      return Math.abs(sum - value(line, first.roles)) < cents;
    }),
  );
}

/** `Sommano   872.50`: words without a digit before one amount, in the column of amounts. */
function isNamedAmount({ cells, line }: BodyLine, roles: RowLines['roles']): boolean {
  const amounts = cells.flatMap((cell, column) => (/\d/.test(textOf(cell)) ? [roles[column]] : []));
  return amounts.length === 1 && amounts[0] === 'lineTotal' && line.segments.length > 1;
}
