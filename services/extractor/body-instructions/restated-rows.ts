import type { DraftRow } from '../draft.ts';
import { isAsIs } from './as-is.ts';
import { rowNamed } from './goods-said.ts';
import type { Sentence } from './sentences.ts';
import { countsOf } from './wished-quantity.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';

/** What stands above a list that says of the lines how many of each are wanted now. */
export const restatesOrder = 'Please change:';

const states = inAnyLanguage('stateHeadings');
const leastRows = 3;

/**
 * The entries of a list below a heading that says the lines of the order anew: most of them, each with one amount, some as
 * printed: "Of the order remain: …". A list of what is in stock is none.
 */
export function restatedRows(sentences: readonly Sentence[], rows: readonly DraftRow[]): Set<Sentence> {
  const found = new Set<Sentence>();
  for (const [at, heading] of sentences.entries()) {
    if (!heading.text.endsWith(':') || states.test(heading.text)) continue;
    const below = sentences.slice(at + 1);
    const end = below.findIndex(({ text }) => entryOf(text, rows) === null);
    const list = (end < 0 ? below : below.slice(0, end)).map((sentence) => ({
      sentence,
      entry: entryOf(sentence.text, rows)!,
    }));
    const named = new Set(list.map(({ entry }) => entry.row));
    const isSome = list.some(({ entry }) => entry.isPrinted);
    const isEach = named.size === list.length && named.size * 2 > rows.length;
    if (list.length >= leastRows && isSome && isEach) for (const { sentence } of list) found.add(sentence);
  }
  return found;
}

function entryOf(text: string, rows: readonly DraftRow[]): { row: number; isPrinted: boolean } | null {
  const named = rowNamed(text, rows);
  if (!named || /[?:]\s*$/.test(text)) return null;
  const counts = countsOf(named.rest);
  const isPrinted = counts[0]?.value === rows[named.row]!.quantity?.value || isAsIs(named.rest);
  return counts.length > 1 ? null : { row: named.row, isPrinted };
}
