import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../draft.ts';
import { textOf } from '../rows/table.ts';
import { verbOf } from './clauses.ts';
import { deviates } from './deviations.ts';
import { mentionsRow } from './find-targets.ts';
import { asksOfOrder } from './requests.ts';
import { lineNumbers } from './wordings.ts';
import { inAnyLanguage } from './words/phrase-pattern.ts';
import { says } from './words/spoken-languages.ts';
import { declines, notYet } from './words-of-refusal.ts';

/** What stands behind a wish and tells nothing of the order: at the sentence's end, or in brackets. */
export function withoutTail(words: readonly Word[], rows: readonly DraftRow[]): Word[] | null {
  // "Don't ship line 3 yet, I must check first"
  if (notYet.test(textOf(words))) return null;
  const open = words.findIndex(({ text }) => text.startsWith('('));
  const shut = words.findIndex(({ text }, at) => at >= open && /\)[.,;!]*$/.test(text));
  if (open > 0 && shut > open && tellsNothing(words.slice(open, shut + 1), rows))
    return [...words.slice(0, open), ...words.slice(shut + 1)];
  const commas = words.flatMap(({ text }, at) => (/[,;]$/.test(text) ? [at] : []));
  const at = commas.find((comma) => comma >= leastWords - 1 && tellsNothing(words.slice(comma + 1), rows));
  return at === undefined ? null : words.slice(0, at + 1);
}
const leastWords = 3;

/** Whether words say nothing of the order, nor bound or turn round what stands before them. */
export function tellsNothing(tail: readonly Word[], rows: readonly DraftRow[]): boolean {
  return tail.length > 0 && saysNothing(textOf(tail), rows);
}

/** The same of a text. */
export function saysNothing(said: string, rows: readonly DraftRow[]): boolean {
  const text = said.replace(mindChanged, ' ');
  if (/\d/.test(text)) return false;
  if (notOnPaper.test(text)) return true;
  return !(
    says(text, 'limits') ||
    rest.test(text) ||
    lineNumbers.test(text) ||
    mentionsRow(text, rows) ||
    declines.test(text) ||
    deviates(text) ||
    asksOfOrder(text) ||
    ['cancel', 'change'].includes(verbOf(text) ?? '')
  );
}

const rest = inAnyLanguage('rest');
const mindChanged = new RegExp(inAnyLanguage('mindChanged').source, 'giu');

/** "Not on the PO as our system was down": English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const notOnPaper =
  /^(?:it(?:[’']s| is) |which (?:is|are) |die |dat |das |que |qui |che )?(?:not (?:on|in) (?:the|our)|(?:steht|stehen) nicht (?:im|in|auf)|(?:staat|staan) niet (?:in|op)|(?:ce n[’']est )?pas (?:sur|dans) (?:le|la|notre)|(?:que )?no (?:sale|está|aparece|figura|viene)n? en|non (?:c[’']è|è|ci sono|compare) (?:nel|sul|in)|não (?:está|vem|consta|aparece)m? (?:no|na)|nie ma (?:tego |ich )?(?:w|na)|(?:det )?står ikke (?:på|i))(?!\p{L})/iu;
