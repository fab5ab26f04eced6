import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import type { Reading, Wish } from '../instruction.ts';
import { wishedItems } from '../rows/wished-item.ts';
import { alsoWords, told } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { inPlaceOf } from '../words/words-of-refusal.ts';
import { adds } from '../words/words-of-wishes.ts';
import { findTargets, shareNamed } from './find-targets.ts';

/** What a clause adds, or that nobody knows what: goods that the papers have as well may be meant as a change of theirs. */
export function added(
  clause: readonly Word[],
  said: string,
  rows: readonly DraftRow[],
  isAsked: boolean,
): Reading[] {
  const named = wishedItems(clause);
  const items = named.length > 0 ? named : [namedBefore(said) ?? []].flat();
  if (items.length === 0) return [];
  // "Add 15 to the valves" names none of their own; sizes belong to their name.
  if (addsTo.test(withoutNames(said, items))) return [];
  // "A few more than it says" names no goods.
  if (items.some(({ description }) => compares.test(description ?? '') || hasContrast(description ?? '')))
    return ['unclear'];
  // "Two more bags of flour than it says": of which flour?
  if (items.some(({ description }) => comparesWithPapers.test(description ?? ''))) return ['unclear'];
  if (isThanked(said)) return [];
  // "Thanks too for the calendars, 2 of them": a gift, or an order?
  if (thanksForSome.test(said)) return ['unclear'];
  // "16 pcs. Please deliver together": the goods stand before.
  if (items.some(({ description }) => isRequest.test(description ?? ''))) return ['unclear'];
  // "Two more adjustments": no goods.
  if (items.some(({ unit, description }) => unit === null && changesOnly.test(description ?? ''))) return [];
  if (items.some(({ description }) => isTold.test(description ?? ''))) return [];
  // "Put cost centre 4707 on the invoice": a number of something, and where it shall stand.
  if (items.some(({ unit, description }) => unit === null && isPlace.test(description ?? '')))
    return ['unclear'];
  // "The job for which we needed 48 boxes of tape is off": a clause of its own, and no name of goods.
  if (items.some(({ description }) => hasVerb.test(description ?? ''))) return ['unclear'];
  // "Three sites, so several orders" counts no goods; "40 bags of tape too" does.
  const isNamed = items.some(
    ({ unit, article, description }) => unit !== null || article !== null || ofThem.test(description ?? ''),
  );
  const isSure = isAsked || isNamed || /\d ?[x×] /.test(said);
  if (longAgo.test(said)) return ['unclear'];
  if (!isSure || found.test(said) || (alsoWords.test(said) && told.test(said))) return [];
  return items.map((item) => (isOrdered(item, rows) ? 'unclear' : item));
}

function withoutNames(said: string, items: readonly Extract<Wish, { kind: 'add' }>[]): string {
  return items.reduce((left, { description }) => left.replace(description ?? ' ', 'goods'), said);
}

/** `120 l black should be 3 instead of 15` is a change of goods that are ordered. */
function hasContrast(description: string): boolean {
  const words = description.split(' ');
  return words.some((_, at) => at > 0 && inPlaceOf.test(words.slice(0, at).join(' ')));
}

/** "We forgot the dust masks: 8 boxes": the goods before a colon, their amount behind it. */
function namedBefore(said: string): Extract<Wish, { kind: 'add' }> | null {
  const match = amountLast.exec(said);
  const { lead = '', quantity, unit } = match?.groups ?? {};
  if (quantity === undefined || unit === undefined || !isBodyUnit(unit) || !adds.test(lead)) return null;
  const words = lead.trim().split(/\s+/);
  const from = words.findLastIndex((word) => determiner.test(word));
  const description = words.slice(from < 0 ? -1 : from + 1).join(' ');
  return { kind: 'add', quantity: Number(quantity), unit, article: null, description };
}
const amountLast =
  /^(?<lead>[^:\d]*\p{L})\s?: (?<quantity>\d{1,5}) (?<unit>\p{L}+\.?)[.!,]?(?: \p{L}+)?[.!]?$/u;
const determiner =
  /^(?:the|some|die|den|der|das|de|het|les?|la|l['’]|des|las?|los|el|il|lo|gli|i|as?|os?|das|dos|o)$/iu;

/** "We still found a carton." */
const found =
  /(?<!\p{L})(?:found|gefunden|gevonden|vonden|trouvé|encontr\p{L}+|trovat\p{L}+|znale\p{L}+|fandt|fundet|(?:lag(?:en)?|liegen|liegt) noch|noch (?:lag(?:en)?|liegen)|(?:lagen|liggen|ligt) nog|rest(?:ait|aient|ent) encore|quedab\p{L}+|avanzat\p{L}*|sobr(?:ou|aram|aron)|został\p{L}*|lå endnu|ligger endnu)(?!\p{L})/iu;
/** "The 50 are still from last week", "8 as printed": an amount of what was named, and no goods. */
const isTold =
  /^(?:are|is|were|was|sind|ist|waren|war|zijn|is|sont|est|étaient|son|es|eran|sono|erano|são|eram|są|były|er|var|as|wie|zoals|comme|como|come|jak|som)(?!\p{L})/iu;
/** "Kits of first aid": what holds goods, or is them. */
const ofThem = /^\p{Ll}{3,}\s(?:(?:of|de|di|von|van|do|af)\s\p{L}|d['’]\p{L})/u;
const changesOnly =
  /^(?:\p{L}+ )?(?:changes?|adjustments?|amendments?|corrections?|updates?|remarks?|questions?|things|points|änderung(?:en)?|anpassung(?:en)?|ergänzung(?:en)?|korrektur(?:en)?|hinweise?|fragen?|punkte?|dinge|sachen|aanpassing(?:en)?|wijziging(?:en)?|opmerking(?:en)?|correcties?|vragen|punten|dingen|modifications?|remarques?|changements?|ajustements?|précisions?|choses|cambios?|ajustes?|cosas|observaciones|modific(?:a|he)|correzion[ei]|cose|precisazioni|alteraç(?:ão|ões)|correç(?:ão|ões)|coisas|zmiany?|uwagi?|poprawk[ai]|sprawy|ændringer?|rettelser?|bemærkninger?|ting)(?:$|[.,;:!?\s])/iu;
const isPlace =
  /^(?:on|onto|in|into|to|at|auf|an|in|im|zur?|zum|op|aan|bij|sur|dans|à|au|aux|en|al?|sobre|sulla?|nella?|su|na|no|nas|nos|em|do|w|på|i|til) (?:the|our|your|each|every|all|die|der|den|dem|das|jede\p{L}*|alle\p{L}*|de|het|elke|alle|la|le|les|chaque|toutes?|el|los|las|cada|tod[oa]s?|il|lo|ogni|tutt[ei]|a|o|as|os|fakturze|każdej|fakturaen|alle|invoice|rechnung|factuur|facture|factura|fattura|fatura|\p{L}+)(?!\p{L})/iu;
const hasVerb =
  /(?<!\p{L})(?:we|wij|wir|need(?:ed)?|had|have|were|was|nodig|hadden|hebben|hatten|haben|brauch(?:t?en|te)|benötig(?:t?en|te)|avons|avions|avaient|besoin|fallait|faut|necesit(?:amos|ábamos|aban)|teníamos|avevamo|serv(?:ono|ivano|iva)|tínhamos|precis(?:amos|ávamos|avam)|potrzeb(?:ujemy|owaliśmy)|mieliśmy|havde|skulle|are|is|was|will|comes?|coming|ist|sind|wird|werden|kommt|kommen|zijn|wordt|worden|komt|est|sont|vient|viennent|son|viene|sono|são|są|(?:off|from) (?:the|this|our) order)(?!\p{L})/iu;
const isRequest =
  /^(?:bitte|please|graag|merci|consegn\p{L}+|entreg\p{L}+|prosz\p{L}+|prosimy|leveres|liefern|deliver|veuillez|je vous prie|por favor|per favore|dostarcz\p{L}*)(?!\p{L})/iu;
const addsTo = /(?<![\p{L}\d.,])\d{1,6} (?:to|zu[rm]?|bei|aan|bij|aux?|à|al?|alla|ai|do|na|til)(?!\p{L})/iu;
const compares =
  /^(?:in total|in all|altogether|insgesamt|in totaal|au total|en tout|en total|in totale|in tutto|no total|ao todo|łącznie|w sumie|i alt|extra|ekstra|zusätzlich|more|fewer|less|mehr|weniger|meer|minder|de plus|plus|moins|más|menos|più|meno|mais|a mais|więcej|mniej|flere|færre|mere)(?!\p{L})/iu;

const comparesWithPapers =
  /(?<!\p{L})(?:more|fewer|less|mehr|weniger|meer|minder|plus|moins|más|menos|più|meno|mais|więcej|mniej|flere|færre|mere) (?:than|als|dan|que|de lo que|di quanto|do que|niż|end)(?!\p{L})/iu;

/** "Vielen Dank noch einmal für die 50 Muster": they came. */
function isThanked(said: string): boolean {
  return /(?<!\p{L})(?:thanks?|thank you|danke?|bedankt|merci|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak)(?!\p{L})[^.,;:\d]{0,40}(?<!\p{L})(?:for|für|voor|pour|por|pel[oa]s?|per|za|for) (?:the|those|these|die|de|les|ces|las|los|i|le|gli|as|os|te|de|den)\s\d/iu.test(
    said,
  );
}

/** "Thank you for 2 calendars" */
const thanksForSome =
  /(?<!\p{L})(?:thanks?|thank you|vielen dank|danke|bedankt|merci|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak)(?!\p{L})[^.,;:\d]{0,20}(?<!\p{L})(?:for|für|voor|pour|por|per|za) \d/iu;

/** Most words of a thing stand in a row, or its number does. */
export function isOrdered(
  { article, description }: Extract<Wish, { kind: 'add' }>,
  rows: readonly DraftRow[],
): boolean {
  if (article !== null && findTargets(article, rows)) return true;
  const quoted = /[«„“"]\s?([^«»„“”"]{4,}?)\s?[»”“"]/u.exec(description ?? '')?.[1];
  const own = (quoted ?? description ?? '').replace(instead, ' ');
  const sizes = sizesOf(own);
  return rows.some((row) => {
    const name = row.description?.value ?? '';
    const others = sizesOf(name);
    // A belt of another size is another belt.
    const isOtherSize = others.length > 0 && sizes.some((size) => !others.includes(size));
    return !isOtherSize && shareNamed(own, name) >= orderedShare;
  });
}

const orderedShare = 0.6;
/** "80 pairs of gloves instead" */
const instead =
  /(?<!\p{L})(?:instead|stattdessen|dafür|in plaats daarvan|à la place|plutôt|en su lugar|invece|em vez disso|em vez|zamiast tego|w zamian|i stedet)(?!\p{L})/iu;

function sizesOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
