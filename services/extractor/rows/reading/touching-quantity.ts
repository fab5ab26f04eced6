import type { Word } from '@orderloom/pages/page.ts';
import { heightOf } from '../../layout/boxes.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { type DecimalMark, numberShape, readNumber } from '../../values/number.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/** In so many rows of a table a quantity may stand outside of its column. */
const mostOutside = 2;
const centTolerance = 0.011;

/** The quantity of a row, and its unit, that stand outside of its column; null where they do not. */
export function touchingQuantity(
  row: RowLines,
  decimal: DecimalMark | null,
): { quantity: Word[]; unit?: Word[] } | null {
  if (row.anchors.length !== 1) return null;
  return besideUnit(row) ?? behindText(row, decimal);
}

/** `22.0 | EA`: its unit alone stands in its column, beside one that other rows leave empty. */
function besideUnit({ anchors, roles, table }: RowLines): { quantity: Word[]; unit: Word[] } | null {
  const column = roles.indexOf('quantity');
  const [unit, ...more] = anchors[0]!.cells[column] ?? [];
  const left = roles[column - 1];
  const number = anchors[0]!.cells[column - 1] ?? [];
  if (!unit || more.length > 0 || !isUnit(unit.text) || (left !== null && left !== 'ignored')) return null;
  const filled = table.body.filter(({ cells }) => isNumber(cells[column - 1]!)).length;
  return isNumber(number) && filled <= mostOutside ? { quantity: number, unit: [unit] } : null;
}

/** `Can label 16 oz, white 25,000.00`: it stands right behind a text that fills its column, and makes the total. */
function behindText(
  { anchors, roles, table }: RowLines,
  decimal: DecimalMark | null,
): { quantity: Word[] } | null {
  const [anchor] = anchors;
  const cellOf = (role: RowLines['roles'][number]) => anchor!.cells[roles.indexOf(role)] ?? [];
  const column = roles.indexOf('quantity');
  const text = [...cellOf('description'), ...cellOf('articleAndDescription')];
  const last = text.at(-1);
  if (column < 0 || !last || text.length < 2 || anchor!.cells[column]!.length > 0) return null;
  if (!isNumber([last]) || last.box[2] < table.header[column]!.box[0] - heightOf(last.box)) return null;
  const [quantity, price, total] = [[last], cellOf('price'), cellOf('lineTotal')].map(
    (cell) => readNumber(textOf(cell), decimal)?.value ?? 0,
  );
  const isProved = total! > 0 && Math.abs(quantity! * price! - total!) < centTolerance;
  return isProved ? { quantity: [last] } : null;
}

function isNumber(cell: readonly Word[]): boolean {
  return cell.length === 1 && numberShape(cell[0]!.text) !== null;
}
