import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isNameless, says } from '../../lexicon/mail/spoken-languages.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { monthWord } from '../../mail-body/months.ts';
import { foldWord } from '../../values/fold.ts';
import { holdsOrder } from '../gates/held-orders.ts';
import { findTargets } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { verbOf } from '../sentences/clauses.ts';
import { withoutOwn, withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { delivers } from '../words/wordings.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { asks } from '../words/words-of-wishes.ts';
import { asksForOthers } from './tells-of-house.ts';
import { alters, ofTimes, places } from './topics.ts';

const thanksAgain = inAnyLanguage('thanksAgain');
const lastDelivery = inAnyLanguage('lastDelivery');
const wentWell = inAnyLanguage('wentWell');
const brings = inAnyLanguage('bringsOrder');
const settledSince = inAnyLanguage('settledSince');
const offers = inAnyLanguage('offers');

/**
 * Whether a sentence thanks for what came ("thanks again for the 3 kilos of pralines, they are gone"), or says that the
 * last delivery came as it should: the amounts in it are of that one. Nothing is asked, lacks or was wrong.
 */
export function tellsOfWhatCame(text: string, rows: readonly DraftRow[]): boolean {
  if (text.length > longestTold || /[?:]\s*$/.test(text)) return false;
  // "Thanks again for the samples, we take the bolts in blue"
  const [, ...behind] = text.split(/[,;–]\s|\s-\s/);
  if (behind.some((piece) => findTargets(piece, rows) !== null || goodsSaid(piece, rows).length > 0))
    return false;
  return isThanks(text) || isOfLast(text) || isSettled(text);
}
const longestTold = 240;

/** So many stand only right behind the thanks: "…, and we take 50 again" wants some. */
function isThanks(text: string): boolean {
  const [, before, behind] = around(thanksAgain, text) ?? [];
  if (before === undefined || behind === undefined || /\d/.test(before)) return false;
  return !/\d/.test(behind.replace(countedFirst, ' ')) && !mayWant(`${before} ${behind}`);
}
/** "The 50 crayons", and no day. */
const countedFirst = new RegExp(`^ (?:\\p{L}{1,4} )?\\d{1,4} (?!${monthWord})(?=\\p{L}{3})`, 'iu');

/** Its amounts count something, and stand before what is said of them: "perfect, 40 will do" wants 40. */
function isOfLast(text: string): boolean {
  const [, before, told] = around(lastDelivery, text) ?? [];
  const [, first, behind] = around(wentWell, told ?? '') ?? [];
  if (before !== '' || first === undefined || behind === undefined || namesDay(behind)) return false;
  const rest = `${first} ${behind.replace(globally(wentWell), ' ')}`;
  return !/\d/.test(behind) && !/\d(?!\d| ?\p{L}{2})/u.test(first.replace(inPapers, ' ')) && !mayWant(rest);
}
/** "Last month 4 filters came instead of 6; it was credited": what was wrong then is wanted no more. */
function isSettled(text: string): boolean {
  const [first = '', ...others] = text.split(pieceEnds);
  const isTold = verbOf(first.replace(insteadOf, ' ')) === null && !asks.test(first.replace(insteadOf, ' '));
  const start = [lastDelivery, longAgo].some((words) => around(words, first)?.[1].split(' ').length === 1);
  const behind = others.join(', ');
  const rest = behind.replace(globally(settledSince), ' ').replace(grateful, ' ').replace(turns, ' ');
  const isQuiet = !/\d/.test(behind) && !namesDay(behind) && !mayWant(rest);
  return start && settledSince.test(behind) && isQuiet && isTold && !delivers.test(rest);
}
const pieceEnds = /[,;–]\s|\s-\s|\s(?=(?:but|aber|maar|mais|pero|ma|mas|ale|men)\s)/iu;
const insteadOf =
  /(?<!\p{L})(?:instead of|rather than|(?:an)?statt|in plaats van|au lieu d[eu]|en (?:lugar|vez) de|invece d\p{L}+|em vez d\p{L}+|zamiast|i stedet for)(?!\p{L})/giu;
const turns = /(?<!\p{L})(?:but|aber|maar|mais|pero|ma|mas|ale|men)(?!\p{L})/giu;
const grateful =
  /(?<!\p{L})(?:many |vielen |mange )?(?:thanks?|danke?|bedankt|merci|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak)(?: (?:again|nochmals?|nogmaals|encore|de nuevo|ancora|igen|for that|dafür|daarvoor|por ello))?(?!\p{L})/giu;

/** "On BD-1172", "26-033" */
const inPapers = /(?<![\p{L}\d])(?:\p{Lu}{1,4}-?\d{3,}|\d{2,4}[-/]\d{2,5})(?![\p{L}\d-])/gu;

/** What stands before the first of some words and behind it. */
function around(words: RegExp, text: string): [string, string, string] | null {
  const found = words.exec(text);
  return found ? [found[0], text.slice(0, found.index), text.slice(found.index + found[0].length)] : null;
}

function namesDay(text: string): boolean {
  return (text.match(/\p{L}{5,}/gu) ?? []).some((word) => dateWords.weekdays.has(foldWord(word)));
}

function globally({ source }: RegExp): RegExp {
  return new RegExp(source, 'giu');
}

function mayWant(rest: string): boolean {
  const isAsked = asksForOthers(rest) || asks.test(rest) || again.test(rest);
  return isAsked || alters.test(rest) || verbOf(rest) !== null || wishes.some((key) => says(rest, key));
}
const wishes = [
  'vagueAmounts',
  'someMore',
  'wishful',
  'undecided',
  'unfitAmount',
  'thisTime',
  'onForm',
  'haveStill',
  'prefersDay',
] as const;
/** "The same again", "that is enough": what came is wanted once more, or not. */
const again =
  /(?<!\p{L})(?:again|same|enough|genug|genauso|genoeg|assez|suficiente|bastan?|abbastanza|bastam?|chegam?|wystarcz\p{L}*|nok|suffi\p{L}+|reich(?:en|t)|now|this|so|wieder|nochmals?|noch ?mal|gleiche\p{L}*|jetzt|nun|diesmal|diese[rsmn]?|daher|deshalb|weer|opnieuw|hetzelfde|nu|deze|dus|même|encore|maintenant|cette|donc|otra vez|de nuevo|mism[oa]s?|ahora|est[ea]|stess[oaei]|ancora|ora|adesso|quest[oa]|mesm[oa]s?|outra vez|agora|est[ea]|znowu|ponownie|tak samo|teraz|t(?:o|ym|ę)|igen|samme|nu|denne)(?!\p{L})/iu;

/**
 * Whether a sentence says that the order comes with it and nothing else: "attached is our order PO-1001 for the tents to
 * your quote 5540 of 10.03.2026". It has no other number, no second clause, neither bounds nor denies, and calls the
 * order neither new nor old.
 */
export function bringsOrder(text: string, present: string | null): boolean {
  if (text.length > longestBringing || !brings.test(text)) return false;
  const own = withoutOwn(text, [present ?? '']).replace(ofOffer, ' ');
  const said = withoutPlainNumbers(brings.test(leads.exec(own)?.[0] ?? '') ? own : own.replace(leads, ''));
  if (/[\d,;:()?]|\s[-–]\s/.test(said) || holdsOrder(text, [])) return false;
  const [, before, behind] = around(order, said.replace(brings, ' ')) ?? [];
  if (before === undefined || behind === undefined) return false;
  const isPlain = (before.replace(asAgreed, '').match(/\p{L}+/gu) ?? []).every(isNameless);
  if (!isPlain || !startsWhatFor.test(behind) || namesDay(behind) || again.test(behind)) return false;
  if (ofKind.test(behind)) return false;
  if ([alters, places, ofTimes, delivers].some((words) => words.test(behind)) || asksForOthers(behind))
    return false;
  return (
    verbOf(behind) === null &&
    !(['sites', 'otherTimes', 'portions'] as const).some((key) => says(behind, key))
  );
}
const longestBringing = 160;
/** "For the gloves in blue", "with the handles": what the papers may not say. */
const ofKind =
  /(?<!\p{L})(?:in|with|by|on|size|mit|auf|größe|met|op|maat|avec|en|taille|con|talla|taglia|com|em|tamanho|z|w|rozmiar\p{L}*|med|størrelse)(?!\p{L})/iu;
/** "As discussed on the phone" */
const asAgreed =
  /^(?:as|wie|zoals|comme|como|come|conforme|jak|som)(?:\s\p{L}+){1,4}?(?=\s(?:our|the|unsere?n?|die|den|onze|de|notre|la|nuestro|el|nostro|a|nossa|nasze|vores)\s|\s*$|\s{2})/iu;
/** Behind the order: what it is for, or nothing. */
const startsWhatFor =
  /^\s*(?:[.!]|$|(?:no|nr|n[º°]|nummer|number|numéro|número|numero|numer)?\.?\s*(?:[.!]|$|(?:for|of|für|über|voor|van|pour|de|des|du|para|del|per|dei|da|das|do|dos|di|na|dla|på|til|om)\s))/iu;
const order =
  /(?<!\p{L})(?:orders?|po|bestellung|auftrag|bestelling|order|commande|bon de commande|pedido|ordine|encomenda|zamówienie|ordren?|bestilling(?:en)?)(?!\p{L})/iu;
/** "As discussed on the phone," */
const leads = /^[^\d,]{2,40},\s/u;
/** "To your quote AN-5520 of 10.03.2026" */
const ofOffer = new RegExp(
  `(?:(?<!\\p{L})(?:to|per|as per|under|zu|gemäß|laut|volgens|op|bij|suite à|selon|según|come da|conforme|zgodnie z|do|til|ifølge) )?(?:${offers.source})(?: (?:no|nr|n[º°]|num|numéro|number|nummer)\\.?)? ?(?=[\\p{L}\\d/.-]*\\d)[\\p{L}\\d/.-]+(?: (?:of|dated|vom|van|d\\.?d\\.?|du|del?|dell?[’'o]?|de|z dnia|z|af) [\\d./-]{5,10})?`,
  'giu',
);
