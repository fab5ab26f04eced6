import { isCommon, says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import { forgets } from '../goods/forgotten-goods.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { type DayWriting, daysTold } from '../heads/days-told.ts';
import type { Beside } from '../read-sentence.ts';
import { lacksGoods } from '../rows/row-wishes.ts';
import { verbOf } from '../sentences/clauses.ts';
import { lineNumbers } from '../words/wordings.ts';
import { doubles, halves, moreOrLess, trebles } from '../words/words-of-amounts.ts';
import { declines, insteadOf } from '../words/words-of-refusal.ts';
import { adds, asks } from '../words/words-of-wishes.ts';

/** Between the verb and the number: "we chose 12" and "we are going for 12" are wishes. */
const meanwhile =
  '(?:already|just|currently|about|around|some|gerade|aktuell|derzeit|schon|etwa|rund|net|al|inmiddels|ongeveer|déjà|actuellement|environ|ya|già|circa|já|już|około|allerede|lige|cirka|\\p{L}{3,}(?:day|tag|dag|di))';
/** Somebody tells what is where he is: English, German, Dutch, French, Spanish, Italian, Portuguese, Polish, Danish. */
const tells = new RegExp(
  `^(?:\\p{L}+,? ){0,2}?(?:${[
    "we(?:['’]ve| have)(?: got)?|we had|we(?:['’]re| are)(?: (?:feeding|expecting|seating|hosting|serving|employing))?|i(?:['’]ve| have)(?: got)?",
    'wir (?:haben|hatten|sind|waren)|(?:hier|heute|gestern|derzeit|zurzeit|momentan|bei uns) (?:haben|hatten|sind|waren) wir',
    '(?:we|wij) (?:hebben|hadden|zijn|waren)',
    'on a|on avait|nous avons|nous avions|nous sommes|on est',
    'tenemos|teníamos|somos|abbiamo|avevamo|siamo|temos|tínhamos|mamy|mieliśmy|vi har|vi havde|vi er',
  ].join('|')})(?:\\s${meanwhile}){0,2}\\s\\d`,
  'iu',
);
const wants = [
  asks,
  adds,
  declines,
  insteadOf,
  forgets,
  lacksGoods,
  moreOrLess,
  doubles,
  halves,
  trebles,
  lineNumbers,
];
/** They lack, are too many, or stand on the paper. */
const tooFew =
  /(?<!\p{L})(?:short|missing|baskets?|carts?|lists?|liste?|lista|lijst|korb|panier|cesta|carrello|cesto|koszyk\p{L}*|kurv\p{L}*|kort|courte?s?|cort[oa]s?|oveni|dertil|do tego|dazu|erbij|with (?:it|that|this|them)|coming|on (?:there|it|the)|down|in mind|drauf|drin|dabei|notiert|erop|erin|dessus|dedans|puest[oa]s?|messo|posto|wpisan\p{L}*|extra|additional|also|too|wrong\p{L}*|mistake\p{L}*|order\p{L}*|fehl\p{L}*|wenig|zusätzlich|auch|falsch|bestell\p{L}*|irrtüm\p{L}*|verschrieben|te kort|tekort|ook|fout\p{L}*|bestel\p{L}*|vergist|manqu\p{L}*|aussi|trop|tromp\p{L}*|erreur|command\p{L}*|falta\p{L}*|también|pedi\p{L}*|error|manca\p{L}*|anche|ordin\p{L}*|sbagli\p{L}*|também|encomend\p{L}*|engan\p{L}*|brak\p{L}*|też|także|zamów\p{L}*|pomył\p{L}*|mangl\p{L}*|også|bestil\p{L}*|fejl\p{L}*)(?!\p{L})/iu;

/** Some goods are left out. */
export const without =
  /(?<!\p{L})(?:without|minus|except|ohne|außer|zonder|behalve|sans|sauf|sin|salvo|excepto|senza|tranne|eccetto|sem|exceto|bez|oprócz|uden|undtagen)(?!\p{L})/iu;

/** Whether a sentence asks for goods, whatever their name, lacks some or has too many. */
export function asksForOthers(text: string): boolean {
  return (
    tooFew.test(text) || without.test(text) || wants.some((words) => words.test(text)) || says(text, 'limits')
  );
}

/**
 * Whether a sentence only counts what its writer has about him, people or things that nobody delivers here: "we have 12
 * fitters waiting", "on a déjà 85 chapons réservés". It names no goods and no day, and asks for nothing.
 */
export function tellsOfHouse(
  text: string,
  { rows, days }: Pick<Beside, 'rows'> & { days: DayWriting },
): boolean {
  if (!tells.test(text) || !/\d/.test(text) || /\?/.test(text) || says(text, 'limits')) return false;
  if (goodsSaid(text, rows).length > 0 || daysTold(text, days).length > 0) return false;
  if (verbOf(text) !== null || tooFew.test(text) || wants.some((words) => words.test(text))) return false;
  const numbers = text.match(/\d+/g)!;
  const counted = [...text.matchAll(/(?<![\p{L}\d.,:/-])\d{1,4}((?:\s\p{L}{3,}){1,2})/gu)];
  return (
    numbers.length === counted.length &&
    tellsMore(text, counted.at(-1)!) &&
    counted.every(([, behind]) => countsOthers(behind!))
  );
}

/** "We have 15 brooms." says no more of them than who orders some. */
function tellsMore(text: string, { 0: counted, index }: RegExpExecArray): boolean {
  const behind = text.slice(index + counted.length).match(/\p{L}{2,}/gu) ?? [];
  return behind.length > 0 && behind.length + counted.split(' ').length > 3;
}

/** One of the two words behind a number is a thing that no unit and no word of ours is. */
function countsOthers(behind: string): boolean {
  const words = behind.trim().split(' ');
  const isOther = (word: string) => !isCommon(word) && otherWords(word).length > 0;
  return !words.some((word) => isBodyUnit(word) || isContainer(word)) && words.some(isOther);
}
