import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';
import { mentionsRow } from '../goods/find-targets.ts';
import { lacksGoods } from '../rows/row-wishes.ts';
import { deviates } from '../talk/deviations.ts';
import { asksOfOrder } from '../talk/requests.ts';
import { lineNumbers } from '../words/wordings.ts';
import { declines, sends, waits } from '../words/words-of-refusal.ts';
import { verbOf } from './clauses.ts';

/** What stands behind a wish and tells nothing of the order: at the sentence's end, or in brackets. */
export function withoutTail(words: readonly Word[], rows: readonly DraftRow[]): Word[] | null {
  // "Don't ship line 3 yet, I must check first"
  if (waits(textOf(words))) return null;
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
  const told = said.replace(mindChanged, ' ');
  const text = tellsOfUs(told) ? told.replace(negations, ' ').replace(anyMore, ' ') : told;
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

/** A sentence without what it says of those who write: "…, we hardly print anything". */
export function withoutUs(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[,;–] )/);
  return [
    first,
    ...others.filter((piece) => !tellsOfUs(piece) || /\d/.test(piece) || ofAnOrder.test(piece)),
  ].join('');
}

/** "…, we mean the next order" */
const ofAnOrder =
  /(?<!\p{L})(?:orders?|po|bestell\p{L}*|auftr\p{L}*|bestel\p{L}*|commandes?|pedidos?|ordin[ei]|encomendas?|zamówieni\p{L}*|ordren?|bestilling\p{L}*)(?!\p{L})/iu;

/** "…, we hardly print anything": why, in a negation that bounds nothing. */
function tellsOfUs(text: string): boolean {
  const isBound = [sends, lacksGoods, ofAll].some((words) => words.test(text));
  return weSay.test(text) && !isBound && !says(text.replace(negations, ' '), 'limits');
}
const negations = new RegExp(inAnyLanguage('negations').source, 'giu');
const anyMore = /(?<!\p{L})(?:mehr|meer|plus|più|mais|mere|længere|any ?more)(?!\p{L})/giu;
const weSay =
  /^(?:wir|we|wij|on|nous|vi)\s|^(?:(?:ya|casi|no|nunca|ormai|quasi|non|já|quase|não|prawie|nic|już|nie)\s){0,4}\p{L}{3,}(?:amos|emos|imos|iamo|amy|emy|imy)(?!\p{L})/iu;
const ofAll =
  /(?<!\p{L})(?:all|both|whole|alle\p{L}{0,2}|beide|ganz\p{L}*|allemaal|helemaal|tous|toutes|tout(?= l)|todos|todas|ambos|tutt[aeio]|tod[oa]s|wszystki\p{L}+|oba|obie|begge|hele|rather|lieber|liever|plutôt|mejor|meglio|antes|raczej|hellere)(?!\p{L})/iu;
const rest = inAnyLanguage('rest');
const mindChanged = new RegExp(inAnyLanguage('mindChanged').source, 'giu');

/** "Not on the PO as our system was down": English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const notOnPaper =
  /^(?:it(?:[’']s| is) |which (?:is|are) |die |dat |das |que |qui |che )?(?:not (?:on|in) (?:the|our)|(?:steht|stehen) nicht (?:im|in|auf)|(?:staat|staan) niet (?:in|op)|(?:ce n[’']est )?pas (?:sur|dans) (?:le|la|notre)|(?:que )?no (?:sale|está|aparece|figura|viene)n? en|non (?:c[’']è|è|ci sono|compare) (?:nel|sul|in)|não (?:está|vem|consta|aparece)m? (?:no|na)|nie ma (?:tego |ich )?(?:w|na)|(?:det )?står ikke (?:på|i))(?!\p{L})/iu;
