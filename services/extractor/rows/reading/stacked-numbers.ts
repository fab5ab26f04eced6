import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { numbered } from '../columns/follow-products.ts';
import type { HeaderCell } from '../headings/table-header.ts';
import type { RowLines } from '../lines/row-lines.ts';
import { isNumberAlone } from './details.ts';

/** Two article numbers of a row that stand above each other in one column, as its heading says: `Our no.` over `Your no.` */
export interface StackedNumbers {
  /** Whose number is which. */
  words: Partial<Record<ColumnRole, readonly Word[]>>;
  /** The words of the lower one, which stand under the row. */
  lower: readonly Word[];
}

/** The lower number of a column whose heading names two; null when there is no such column or number. */
export function stackedNumbers({ table, roles, anchors, below }: RowLines): StackedNumbers | null {
  for (const [column, role] of roles.entries()) {
    const [upper, lower] = role !== null && numbered.includes(role) ? namesOf(table.header[column]!) : [];
    const under = below.map(({ cells }) => cells[column]!).find((cell) => cell.length > 0);
    const over = anchors.flatMap(({ cells }) => cells[column]!);
    if (upper && lower && under && isNumberAlone(under))
      return { words: { [upper]: over, [lower]: under }, lower: under };
  }
  return null;
}

/** What the two lines of a heading call numbers of different people. */
function namesOf({ parts = [] }: HeaderCell): ColumnRole[] {
  const names = parts.map(({ roles }) => roles[0]).filter((role) => role !== undefined);
  const isOfTwo = names.length === 2 && parts.length === 2 && names[0] !== names[1];
  return isOfTwo && names.every((name) => owned.includes(name)) ? names : [];
}
const owned: readonly ColumnRole[] = ['article', 'customerArticle', 'supplierArticle'];
