import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { type DecimalMark, readNumber } from '../../values/number.ts';
import { type BodyLine, cellText } from '../table.ts';
import type { RowLines } from './row-lines.ts';

/** One row is no sum of others. */
const fewestRows = 2;
const cents = 0.011;
const summed: readonly ColumnRole[] = ['quantity', 'lineTotal'];

/**
 * True for `85   872.50` under the rows of a sheet: numbers without a word, each the sum of its column above. `rows` are
 * all above the line.
 */
export function isUnlabelledSum(line: BodyLine, rows: readonly RowLines[]): boolean {
  const [first] = rows;
  if (!first || rows.length < fewestRows || /\p{L}{4,}/u.test(line.line.segments[0]?.text ?? ''))
    return false;
  const filled = first.roles.filter((role, column) => role !== null && line.cells[column]!.length > 0);
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
