import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { numbered } from '../columns/follow-products.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { isNumberAlone } from './details.ts';

/** Two article numbers of a row in one column, as its heading says: `Our no.` over `Your no.`, or side by side. */
export interface StackedNumbers {
  /** Whose number is which. */
  words: Partial<Record<ColumnRole, readonly Word[]>>;
  /** The words of the lower one, where it stands under the row. */
  lower: readonly Word[];
}

/** The numbers of a column whose heading names two; null when there is no such column or second number. */
export function stackedNumbers({ table, roles, anchors, below }: RowLines): StackedNumbers | null {
  for (const [column, role] of roles.entries()) {
    const [upper, lower] = role !== null && numbered.includes(role) ? namesOf(table.header[column]!) : [];
    const under = below.map(({ cells }) => cells[column]!).find((cell) => cell.length > 0);
    const over = anchors.flatMap(({ cells }) => cells[column]!);
    if (upper && lower && under && isNumberAlone(under))
      return { words: { [upper]: over, [lower]: under }, lower: under };
    const beside = role === null ? null : besideEachOther(table.header[column]!, over);
    if (beside) return { words: beside, lower: [] };
  }
  return null;
}

/** `10045 / AB-99` under `Our / your code`: the numbers by whose they are; null when heading or cell is of one. */
function besideEachOther({ text }: HeaderCell, cell: readonly Word[]): StackedNumbers['words'] | null {
  const [one, two, ...more] = text.split('/');
  const at = cell.findIndex((word) => word.text === '/');
  if (one === undefined || two === undefined || more.length > 0 || at !== 1 || cell.length !== 3) return null;
  // What both are stands behind the second: `code`.
  const names = [`${one} ${two.trim().split(' ').at(-1)}`, two].map((name) => wholeHeading(name)[0]);
  const [left, right] = names;
  if (!left || !right || left === right || !names.every((name) => owned.includes(name!))) return null;
  return { [left]: [cell[0]!], [right]: [cell[2]!] };
}

/** What the two lines of a heading call numbers of different people. */
function namesOf({ parts = [] }: HeaderCell): ColumnRole[] {
  const names = parts.map(({ roles }) => roles[0]).filter((role) => role !== undefined);
  const isOfTwo = names.length === 2 && parts.length === 2 && names[0] !== names[1];
  return isOfTwo && names.every((name) => owned.includes(name)) ? names : [];
}
const owned: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];
