import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';

/** Headings of what is there already, beside a column of what is wanted. */
const stockHeading = new RegExp(
  anyOf(({ quantityHeadings }) => quantityHeadings.stock),
  'iu',
);
/** Headings of what is wanted whose words also begin sentences: they count as a whole cell only. */
const wantHeading = new RegExp(`^${anyOf(({ quantityHeadings }) => quantityHeadings.wanted)}:?$`, 'iu');
const none = /^(?:0+(?:[.,]0+)?|[-–—/.]*|[x×])$/u;

/** Whether a heading, of which nothing else is known, says how many there are. */
export function headsStock(text: string): boolean {
  return stockHeading.test(text);
}

/** Whether a whole heading asks to send what stands below it. */
export function headsWanted(text: string): boolean {
  return wantHeading.test(text.trim());
}

/** Whether a cell of the column of what is wanted says that nothing is. */
export function wantsNone(text: string): boolean {
  return none.test(text.trim());
}

/** Whether a table tells what is there beside what is wanted: who leaves a cell empty there wants nothing. */
export function isShelfList(
  header: readonly { text: string }[],
  roles: readonly (ColumnRole | null)[],
): boolean {
  const isStock = ({ text }: { text: string }, column: number) =>
    (roles[column] === null || roles[column] === 'ignored') && headsStock(text);
  return roles.includes('quantity') && header.some(isStock);
}
