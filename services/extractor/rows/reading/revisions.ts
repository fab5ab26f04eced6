import type { RowLines } from '../lines/row-lines.ts';
import { textOf } from '../table.ts';

/** `Rev A`, `Rev -` behind every number: of which drawing an article is, not what it is; its name stands below. */
export function areRevisions(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => revision.test(value));
}
const revision = /^rev(?:ision|isie|isione|isión|isão|\.)?\s?[.:]?\s?(?:[\p{Lu}\d]{1,3}|[-–—])$/iu;

/** What a column of revisions has for a row: it belongs to its remarks. */
export function revisionsOf({ anchors, roles }: RowLines): string[] {
  return anchors.flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const text = textOf(cell);
      return roles[column] === 'ignored' && revision.test(text) && !/[-–—]$/.test(text) ? [text] : [];
    }),
  );
}
