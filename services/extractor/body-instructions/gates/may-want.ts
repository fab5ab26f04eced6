import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { says } from '../../lexicon/mail/spoken-languages.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { monthWord } from '../../mail-body/months.ts';
import { readDate } from '../../values/date.ts';
import { findTargets, mentionsRow, pointsAtRow } from '../goods/find-targets.ts';
import { movesDelivery } from '../heads/wished-day.ts';
import type { Context } from '../read-sentence.ts';
import { withoutOwn, withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { deviates } from '../talk/deviations.ts';
import { asksAsAlways, asksOfOrder, holdsBack } from '../talk/requests.ts';
import { isAsPrinted, mayAlter } from '../talk/topics.ts';
import { withoutRows } from '../talk/unexplained.ts';
import { addressNouns, delivers, usual } from '../words/wordings.ts';
import { moreOrLess, onlySome } from '../words/words-of-amounts.ts';
import { tellsShift } from '../words/words-of-days.ts';
import { sends } from '../words/words-of-refusal.ts';

/** An amount of something; years, days and hours are none. Better asked once too often than a change that is lost. */
const amountOfGoods = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(?!(?:19|20)\\d\\d )[1-9]\\d{0,4} ?(?:[x×]\\s*)?(?!(?:${[
    'and|und|et|of',
    'days?|weeks?|months?|years?|hours?|minutes?|tagen?|wochen?|monaten?|jahren?|stunden?|uhr|dagen|weken|maanden|jaar|uur',
    'jours?|semaines?|mois|ans?|heures?|días?|semanas?|mes(?:es)?|años?|horas?|giorn[io]|settiman[ae]|mes[ei]|or[ae]|dias?|anos?',
    'dni|dzień|tygodni\\p{L}*|miesi\\p{L}+|godzin\\p{L}*|dage?|uger?|måned(?:er)?|timer?',
    'times|signatures?|copies|percent|mal|unterschrift\\p{L}*|kopien|prozent|keer|handtekening\\p{L}*|fois|exemplaires?',
    'veces|firmas|volte|firme|vezes|assinaturas|raz\\p{L}*|podpis\\p{L}*|gange?|underskrift\\p{L}*',
  ].join('|')})(?!\\p{L})|${monthWord})\\p{L}{2,}`,
  'iu',
);

/** An amount that is not the number of the order, nor how many lines it has. */
export function holdsAmount(text: string, { present, rows }: Pick<Context, 'present' | 'rows'>): boolean {
  const plain = withoutOwn(withoutPlainNumbers(text), [present ?? '']);
  const [, count] = linesCounted.exec(plain) ?? [];
  return amountOfGoods.test(Number(count) === rows.length ? plain.replace(linesCounted, ' ') : plain);
}

/** "12 lines", of an order as a whole. */
const linesCounted =
  /(?<![\p{L}\d.,/-])(\d{1,3})\s+(?:lines|items|positions|positionen|posten|zeilen|regels|posities|lignes|postes|líneas|posiciones|righe|posizioni|linhas|posições|pozycj\p{L}+|linjer)(?!\p{L})/iu;

/** A sentence that names a line, an amount or a day, or speaks of a change, wants something even where no verb of ours says what. */
export function mayWant(text: string, { rows, days, isAsked, present }: Context): boolean {
  if (deviates(text) || asksOtherwise(text) || asksAboutOrder(text)) return true;
  if (holdsBack(text) || (asksOfOrder(text) && !isAsPrinted(text)) || refusesPrinted.test(text)) return true;
  if (mayAlter(text, isAsked) || sendsSome(text) || refusesPlace.test(text) || movesDelivery(text))
    return true;
  const targets = findTargets(text, rows);
  // "The 30 gloves could be tight, what do you think?"
  if (text.endsWith('?') && targets !== null && !isAsPrinted(text) && !asksAsAlways(text)) return true;
  if (targets === null && isAsked && !isAsPrinted(text) && mentionsRow(text, rows)) return true;
  if (targets && moreOrLess.test(targets.rest)) return true;
  // Who repeats lines as they are printed wants nothing else.
  const isRepeated = targets?.rows.every((row) => repeatsRow(text, targets.rest, rows[row]!));
  // "We won't need the 12 fenders", "je décommande les 12 pare-battages"
  if (isRepeated && (says(text, 'callsOff') || needsNone(text))) return true;
  if (isRepeated || (targets && !/\d/.test(withoutRows(text, rows, []) ?? '0'))) return false;
  if (targets !== null || pointsAtRow(text, rows) || holdsAmount(text, { present, rows })) return true;
  if (isAsked && !isAsPrinted(text) && readDate(text, days.order, dateWords) !== null) return true;
  const isOfDelivery = delivers.test(text) || addressNouns.test(text);
  return isOfDelivery && /\d/.test(withoutPlainNumbers(text)) && isAsked && !usual.test(text);
}

/** "Can it come a bit earlier?": something else than is printed, and nobody says what. */
function asksOtherwise(text: string): boolean {
  const isOfOrder =
    delivers.test(text) || says(text, 'dayNouns') || tellsShift.test(text) || theGoods.test(text);
  return text.endsWith('?') && says(text, 'otherwise') && isOfOrder && !says(text, 'officeThings');
}

/** "Is there a discount for so many?": whoever answers it must see the order. */
function asksAboutOrder(text: string): boolean {
  return text.endsWith('?') && questionTopics.test(text) && !asksAsAlways(text) && !isAsPrinted(text);
}
const questionTopics = inAnyLanguage('questionTopics');

/** "It", "the lot", "the first lines". */
const theGoods =
  /(?<!\p{L})(?:it|everything|the (?:lot|order|goods)|es|alles|das|het|dat|ça|cela|tout|la commande|lo|todo|el pedido|tutto|la merce|averlo|isto|isso|tudo|to|wszystko|towar|det|varerne|lines|items|positionen|zeilen|regels|posities|lignes|postes|líneas|righe|linhas|pozycje|linjer(?:ne)?)(?!\p{L})/iu;

/** "This time not to the address on the form": another place, and nobody says which. */
export const refusesPlace =
  /(?<!\p{L})(?:not|won[’']t|don[’']t|isn[’']t|nicht|niet|pas|no|non|não|nie|ikke)\s(?:\S+\s){0,5}?(?:to|at|in|en|no|an|zu[rm]?|naar|op|à|a|al|all[’'a]|para|pod|na|do|til|på)\s?(?:\S+\s){0,3}?\S*(?:address|adres|anschrift|direcci|indirizz|morada|endereço)/iu;

function needsNone(text: string): boolean {
  return text.split(/[,;:]\s/).some((clause) => needsSome.test(clause) && says(clause, 'negations'));
}
const needsSome =
  /(?<!\p{L})(?:need|require|brauch\p{L}*|benötig\p{L}*|nodig|besoin|necesit\p{L}*|serv(?:e|ono)|precis\p{L}*|potrzeb\p{L}*|brug(?:e|for)?)(?!\p{L})/iu;

/** "Not the printed one": something else, and nobody says what. */
const refusesPrinted =
  /(?<!\p{L})(?:not|nicht|niet|pas|no|non|não|nie|ikke)\s(?:\S+\s){0,3}?(?:printed|stated|shown|gedruckt\p{L}*|angegeben\p{L}*|aufgedruckt\p{L}*|gedrukte|vermelde|aangegeven|imprimée?|indiquée?|impres[oa]|indicad[oa]|stampat[oa]|indicat[oa]|wydrukowan\p{L}*|podan\p{L}*|trykte|angivne)(?!\p{L})/iu;

/** "Only send what is in stock." */
function sendsSome(text: string): boolean {
  return onlySome.test(text) && sends.test(text) && !/\d/.test(text);
}

/** The sentence says how many the row has, and no other number beside. */
function repeatsRow(text: string, rest: string, { quantity }: DraftRow): boolean {
  const now = quantity?.value ?? null;
  const numbers = rest.match(/(?<![\p{L}\d.,])\d+(?![\p{L}\d]|[.,]\d)/gu) ?? [];
  return holdsNumber(text, now) && numbers.every((number) => Number(number) === now);
}

function holdsNumber(text: string, number: number | null): boolean {
  return number !== null && new RegExp(`(?<![\\d.,])${number}(?![\\d]|[.,]\\d)`).test(text);
}
