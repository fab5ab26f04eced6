import type { ReadFile } from '@orderloom/pages/page.ts';
import { type PageLine, pageLines } from '@orderloom/pages/page-lines.ts';
import { makeDoubt } from '../doubt.ts';
import type { Doubt } from '../draft.ts';

/** A number with its unit at most. */
const amount = /^\D?\d[\d.,]*(?:\s\p{L}{1,8}\.?)?$/u;

/** A doubt about each line in the colour of the paper that would be a row of the order if somebody saw it. */
export function unseenRows(files: readonly ReadFile[]): Doubt[] {
  return files.flatMap(({ name, pages }) =>
    pages.flatMap(({ unseen, ...page }) => {
      const rows = unseen ? pageLines({ ...page, words: unseen }).filter(mayBeRow) : [];
      return rows.map(({ cells }) => {
        const text = cells.map((cell) => cell.text).join(' ');
        return makeDoubt('unseen_row', 'items', [text, `page ${page.number} of ${name}`], []);
      });
    }),
  );
}

function mayBeRow({ cells }: PageLine): boolean {
  return (
    cells.some(({ text }) => amount.test(text)) &&
    cells.some(({ text }) => /\p{L}{2}/u.test(text) && !amount.test(text))
  );
}
