import { textOf } from '../../rows/table.ts';
import { shapeOf } from '../heads/renumbered.ts';
import { onlySome } from '../words/words-of-amounts.ts';
import { fold } from './plain-numbers.ts';
import type { Sentence } from './sentences.ts';

const code = /[\p{L}\d][\p{L}\d./_-]*[\p{L}\d]/gu;

/** Whether a sentence of a mail with several orders names the number of this one, and none that is written like it. */
export function isOfThisOne(text: string, present: string | null): boolean {
  return present !== null && fold(text).includes(fold(present)) && !namesOthers(text, present);
}

/** Whether it names numbers that are written like that of this order, and are those of others. */
export function namesOthers(text: string, present: string | null): boolean {
  return (text.match(code) ?? []).some((token) => isNumber(token, present) && !isOwn(token, present));
}

/** A sentence without the numbers of orders: "our orders and are attached". */
export function withoutNumbers(sentence: Sentence, present: string | null): Sentence {
  const words = sentence.words.filter(
    ({ text }) => !(text.match(code) ?? []).some((token) => isNumber(token, present)),
  );
  return { ...sentence, words, text: textOf(words) };
}

function isNumber(token: string, present: string | null): boolean {
  return present !== null && shapeOf(token) === shapeOf(present);
}

function isOwn(token: string, present: string | null): boolean {
  return fold(token) === fold(present ?? '');
}

/** "Only the second attachment is valid.", "Nur die zweite Bestellung gilt." */
export function selectsOrder(text: string): boolean {
  return onlySome.test(text) && whichOne.test(text);
}
const whichOne =
  /(?<!\p{L})(?:first|second|third|last|latter|former|newer|later|1st|2nd|3rd|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|letzte[nrms]?|neuere[nrms]?|eerste|tweede|derde|laatste|premi(?:er|ère)|deuxième|seconde?|troisième|dernière?|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]|prim[oa]|second[oa]|terz[oa]|ultim[oa]|primeir[oa]|terceir[oa]|pierwsz\p{L}+|drugi\p{L}*|trzeci\p{L}*|ostatni\p{L}*|første|anden|andet|tredje|sidste)(?!\p{L})/iu;
