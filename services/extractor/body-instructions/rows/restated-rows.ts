import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { rowNamed } from '../goods/goods-said.ts';
import type { Sentence } from '../sentences/sentences.ts';
import { isAsIs } from './as-is.ts';
import { countsOf } from './wished-quantity.ts';

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
    const list: (Entry & { sentence: Sentence })[] = [];
    for (const sentence of sentences.slice(at + 1)) {
      const entry = entryOf(sentence.text, rows);
      if (entry === null) break;
      list.push({ ...entry, sentence });
    }
    const named = new Set(list.map(({ row }) => row));
    const isSome = list.some(({ isPrinted }) => isPrinted);
    const isEach = named.size === list.length && named.size * 2 > rows.length;
    if (list.length >= leastRows && isSome && isEach) for (const { sentence } of list) found.add(sentence);
  }
  return found;
}

interface Entry {
  row: number;
  /** It says what is printed. */
  isPrinted: boolean;
}

function entryOf(text: string, rows: readonly DraftRow[]): Entry | null {
  const named = rowNamed(text, rows);
  if (!named || /[?:]\s*$/.test(text)) return null;
  const counts = countsOf(named.rest);
  const isPrinted = counts[0]?.value === rows[named.row]!.quantity?.value || isAsIs(named.rest);
  return counts.length > 1 ? null : { row: named.row, isPrinted };
}
