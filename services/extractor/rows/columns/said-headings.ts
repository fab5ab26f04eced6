import type { Word } from '@orderloom/pages/page.ts';
import type { ColumnRole } from '../../lexicon/lexicon.ts';
import { wholeHeading } from '../headings/header-pieces.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';

/**
 * `Besteld: 8` below `Aantal`, `Price: € 4.20` below `Unit price`: cells of a shop's page that say again what their
 * column holds. Only the number is the cell's.
 */
export function withoutSaidHeadings(cells: Word[][], header: readonly HeaderCell[]): Word[][] {
  return cells.map((cell, column) => {
    const role = header[column]?.roles[0];
    const end = role && counted.includes(role) ? cell.findIndex(({ text }) => text.endsWith(':')) : -1;
    if (end < 0 || end > longestHeading || !/^\D{0,4}\d/u.test(cell[end + 1]?.text ?? '')) return cell;
    const said = cell.slice(0, end + 1).map(({ text }) => text);
    return wholeHeading(said.join(' ').slice(0, -1)).includes(role!) ? cell.slice(end + 1) : cell;
  });
}
const counted: readonly ColumnRole[] = ['quantity', 'price', 'lineTotal'];
/** Words before the last of it. */
const longestHeading = 2;
