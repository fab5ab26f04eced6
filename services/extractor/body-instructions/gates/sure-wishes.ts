import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage, nothingBut, phrasesOf } from '../../lexicon/mail/phrase-pattern.ts';
import { isCommon, languagesOf, patternOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit, isContainer } from '../../mail-body/body-units.ts';
import { isOfPlaceOrWay } from '../goods/beside-goods.ts';
import { comesInstead } from '../goods/exchanged-goods.ts';
import { isFormOf } from '../goods/find-targets.ts';
import { goodsSaid } from '../goods/goods-said.ts';
import { goesAhead } from '../goods/handled-goods.ts';
import type { Reading, Wish } from '../instruction.ts';
import { tellsBesideAside, withoutAside } from '../rows/set-aside.ts';
import { takesOut } from '../rows/taken-out.ts';
import { ofSize } from '../rows/wished-quantity.ts';
import { withoutUs } from '../sentences/chatty-tail.ts';
import { delivers, eachLineNumber } from '../words/wordings.ts';
import { moreOrLess, states } from '../words/words-of-amounts.ts';
import { notAtOnce, sends } from '../words/words-of-refusal.ts';
import { cancels, changes } from '../words/words-of-wishes.ts';
import { isDoubtedCancel } from './doubted-cancels.ts';
import { isOfFormerTimes } from './former-times.ts';
import { otherWords } from './known-words.ts';
import { isOfAnotherThing } from './of-another-thing.ts';
import { isOfElsewhere } from './of-elsewhere.ts';
import { isOfMeasure } from './of-measures.ts';
import { isOtherAmount } from './other-amounts.ts';
import { isMeantOtherwise } from './other-senses.ts';
import { isHalfMeant, isUnmeant } from './retractions.ts';
import { isStillWanted } from './still-wanted.ts';
import { isToldOnly } from './told-amounts.ts';
import { isTurnedAway } from './turned-away.ts';

const provisos = inAnyLanguage('provisos');
const portions = inAnyLanguage('portions');
const otherTimes = inAnyLanguage('otherTimes');
const forNow = inAnyLanguage('forNow');
const suffices = inAnyLanguage('suffices');
const lieHere = inAnyLanguage('lieHere');
const onceMore = inAnyLanguage('onceMore');
const someMore = inAnyLanguage('someMore');
const notAdded = inAnyLanguage('notAdded');

/** "Thanks for cancelling the reels": it may have been done. */
const thanksFor =
  /^(?:many )?(?:thanks|thank you|vielen dank|danke|bedankt|dank|merci(?! d[e’'])|gracias|grazie|obrigad[oa]|dzięk\p{L}+|tak) |(?:grateful|glad|happy|pleased) (?:that )?you(?!\p{L})/iu;

/** "We don't need the ropes urgently": later. */
const notUrgent = inAnyLanguage('notUrgent');

/** "Nothing is cancelled, the lining stays in". */
const keeps =
  /(?<!\p{L})(?:nothing|none(?! (?:is |are )?(?:required|needed|wanted|necessary))|nichts|niets|rien n['’]est|nada(?! de)|niente (?:è|viene|va)|nulla|nic|intet|(?:stays?|remains?) (?:in|on)|bleib(?:t|en) (?:drin|dabei)|blijf(?:t|ven) (?:erin|erbij)|reste(?:nt)? dedans|se queda(?:n)?|resta(?:no)? dentro|(?:wie|as|zoals|som|jak) (?:sie|they|ze|de|są) ?(?:sind|are|zijn|er)?|tels? quels?|como est[áã]o?n?|come sono|klopt (?:helemaal|wel|zo)|nee hoor|stimmt so|ist so gewollt|c[’']est bien (?:ça|cela))(?!\p{L})/iu;

/** A wish as it was read, where the whole of its sentence bears it; else a question. */
export function sureOf(wish: Reading, text: string, rows: readonly DraftRow[]): Reading {
  if (wish === 'unclear') return wish;
  if (wish.kind !== 'reference' && isUnmeant(text)) return 'unclear';
  const isAmount = wish.kind === 'quantity' || wish.kind === 'quantityBy' || wish.kind === 'add';
  if (isOfAnotherThing(wish, text, rows)) return 'unclear';
  if (wish.kind === 'quantity' && comesInstead(wish, text, rows)) return 'unclear';
  const said = wish.kind === 'quantity' && wish.from !== null ? withoutAside(text, wish.from) : text;
  if ((isAmount || wish.kind === 'cancel') && (provisos.test(text) || isMeantOtherwise(text)))
    return 'unclear';
  if ((isAmount || wish.kind === 'cancel') && isOfElsewhere(withoutUs(withNamesOnly(text, rows))))
    return 'unclear';
  if ((isAmount || wish.kind === 'cancel') && goesAhead(text)) return 'unclear';
  if (
    wish.kind === 'cancel' &&
    (sendsAgain(text) || someMore.test(text) || isStillWanted(text, wish.rows, rows))
  )
    return 'unclear';
  if (wish.kind === 'cancel' && (isHalfMeant(text, takesAway) || isDoubtedCancel(withNamesOnly(text, rows))))
    return 'unclear';
  if (wish.kind === 'cancel' && (thanksFor.test(text) || portions.test(text) || keeps.test(withoutUs(text))))
    return 'unclear';
  if ((isAmount || wish.kind === 'cancel') && wish.kind !== 'add' && isOfMeasure(text, rows))
    return 'unclear';
  if (wish.kind === 'cancel' && (notUrgent.test(text) || notAtOnce.test(text))) return 'unclear';
  if (isAmount && (portions.test(text) || lieHere.test(clauseWith(said, amountOf(wish))))) return 'unclear';
  if (isAmount && wish.kind !== 'add' && doneAlready.test(text)) return 'unclear';
  if (isAmount && otherTimes.test(clauseWith(said, amountOf(wish)))) return 'unclear';
  if (isAmount && (asksPrice.test(text) || isToldOnly(said, amountOf(wish)))) return 'unclear';
  // "2 are enough for now": so many, and nothing said of others.
  if (isAmount && forNow.test(text) && !suffices.test(text)) return 'unclear';
  if (isAmount && (goesToTown.test(text) || isOfFormerTimes(text, amountOf(wish)))) return 'unclear';
  if (wish.kind === 'quantity' && wish.from !== null && tellsBesideAside(text, wish.from, wish.to))
    return 'unclear';
  if (wish.kind === 'quantity' && isSaidTwice(wish, text, rows)) return 'unclear';
  if (isAmount && isOtherAmount(wish, amountOf(wish), said, rows)) return 'unclear';
  if (isTurnedAway(wish, text, rows) || isOfPlaceOrWay(wish, text, rows)) return 'unclear';
  return wish.kind === 'add' && (notAdded.test(text) || deniedFirst.test(wish.description ?? ''))
    ? 'unclear'
    : wish;
}

/** A text with a stand-in for the goods of the order: "latte in polvere" is no dust. */
function withNamesOnly(text: string, rows: readonly DraftRow[]): string {
  return goodsSaid(text, rows).reduceRight(
    (left, { from, to }) => `${left.slice(0, from)}goods${left.slice(to)}`,
    text,
  );
}

/** "Those 12 no more": no name of goods. */
const deniedFirst = /^(?:not|no more|nicht|niet|pas|plus|no|non|não|nie|ikke)\s/iu;

/** "12 fenders → 5 fenders": counted twice, and read as what is printed. */
function isSaidTwice(
  { row, to }: Extract<Wish, { kind: 'quantity' }>,
  text: string,
  rows: readonly DraftRow[],
): boolean {
  if (to !== rows[row]!.quantity?.value) return false;
  const counts = goodsSaid(text, rows).flatMap(({ rows: named, from }) =>
    named.includes(row) ? Number(countBefore.exec(text.slice(0, from))?.[1] ?? to) : [],
  );
  return counts.some((count) => count !== to);
}
const countBefore = /(?<![\p{L}\d.,/-])(\d{1,5})\s(?:\p{L}+\.?\s)?$/u;

/** "She planned it anew yesterday: …, the drawer is not needed": nothing is sent once more. */
function sendsAgain(text: string): boolean {
  return text.split(/[:;]\s/).some((clause) => onceMore.test(clause) && isSent(clause));
}

const isSent = (text: string) => sends.test(text) || delivers.test(text) || supplies.test(text);
const supplies = inAnyLanguage('supplies');

/** "We have already brought the 50 that we asked for down to 35": the paper says so. */
const doneAlready =
  /(?<!\p{L})(?:already|bereits|schon|al|reeds|déjà|ya|già|já|już|allerede)(?!\p{L})[^,;.]{0,40}?(?<!\p{L})(?:reduziert|geändert|angepasst|korrigiert|erhöht|changed|corrected|reduced|adjusted|amended|updated|aangepast|gewijzigd|verlaagd|verhoogd|gecorrigeerd|corrigé\p{L}*|modifié\p{L}*|réduite?s?|changé\p{L}*|corregid\p{L}+|cambiad\p{L}+|reducid\p{L}+|corrett\p{L}|modificat\p{L}|ridott\p{L}|corrigid\p{L}+|alterad\p{L}+|reduzid\p{L}+|zmieni\p{L}+|poprawi\p{L}+|rettet|ændret|reduceret)(?!\p{L})/iu;

/** "Could you let me have prices for 150 roses": nobody orders yet. */
const asksPrice = inAnyLanguage('asksPrice');

const takesAway = (text: string) => cancels.test(text) || takesOut(text) || none.test(text);
const none = /(?<!\p{L})(?:no|keine?n?|geen|pas de|sin|niente|senza|sem|bez|ingen)(?!\p{L})/iu;

/** "No sesame this week, and 5 rolls of tape": what is said of other goods is none of the amount; all where nobody can tell. */
export function clauseWith(text: string, amount: number): string {
  const clauses = text.split(/[,;.]\s|\s(?:and|und|en|et|y|e|i|og)\s/iu);
  const own = clauses.filter((clause) => new RegExp(`(?<![\\d.,])${amount}(?!\\d|[.,]\\d)`).test(clause));
  return own.length === 1 && takesAway(text.replace(own[0]!, ' ')) ? own[0]! : text;
}

/** "40 gloves to Hamburg": perhaps the others go elsewhere. */
const goesToTown =
  /(?<![\p{L}\d.,])\d{1,5}(?![\d.,])(?:\s[^\s,;:.]+){1,4}?\s(?:to|nach|naar|à|para|til|do)\s(?:the\s)?\p{Lu}\p{Ll}{2,}/u;

/** The number of a wish that counts goods. */
export function amountOf(wish: Extract<Wish, { kind: 'add' | 'quantity' | 'quantityBy' }>): number {
  if (wish.kind === 'quantity') return wish.to;
  return wish.kind === 'add' ? wish.quantity : Math.abs(wish.by);
}

/**
 * Whether the number of a wish stands where an amount of the goods stands: right before them, a unit or a word that
 * frequently stands beside amounts, and neither behind a name nor behind "in", "with". Numbers in words are not looked at.
 */
export function standsAsAmount(
  wish: Extract<Wish, { kind: 'quantity' | 'quantityBy' }>,
  said: string,
  rows: readonly DraftRow[],
): boolean {
  const number = amountOf(wish);
  // "Line 2: 2 dozen": the first of them counts nothing.
  const tokens = said
    .replace(forNow, ' ')
    .replace(eachLineNumber, (line) => line.replace(/\d/g, '#'))
    .split(/\s+/);
  const found = tokens.flatMap((token, at) => (countIn(token) === number ? [at] : []));
  const { description, unit } = rows[wish.row] ?? {};
  const name = description?.value ?? '';
  return (
    found.length === 0 ||
    found.some((at) => isOfGoods({ tokens, at, name, unit: unit?.value ?? null, said, wish }))
  );
}

/** Where a number stands in what is said of goods with a name. */
interface Spot {
  tokens: readonly string[];
  at: number;
  name: string;
  /** In which the goods are ordered. */
  unit: string | null;
  said: string;
  wish: Wish;
}

function isOfGoods(spot: Spot): boolean {
  const { tokens, at, name, wish } = spot;
  const isLast = /[,.;:!?)]$/.test(tokens[at]!);
  const next = isLast ? null : bareOf(tokens[at + 1]);
  if (next !== null && (notBefore.test(next) || isSize(spot, next) || isDozen(next, spot.said))) return false;
  if (next !== null && ((colours.test(next) && !isOwn(next, name)) || isOfPacking(spot, next))) return false;
  if (isYear(tokens[at]!) && ofYears.test(bareOf(tokens[at - 1]) ?? '')) return false;
  // "Line 2 x 2": so many, or so many times as many?
  if (/^[x×]$/i.test(tokens[at - 1] ?? '') && /#\P{L}*$/u.test(tokens[at - 2] ?? '')) return false;
  if (next !== null && (isOwn(next, name) || isBodyUnit(next))) return true;
  const isVerbLast = at + 2 === tokens.length && verbLast.test(tokens[at - 1] ?? '');
  const follows =
    next === null || isVerbLast || moreOrLess.test(next) || states.test(next) || !isForeign(next);
  return follows && (wish.kind === 'quantityBy' || mayPrecede(spot, next));
}
const notBefore = inAnyLanguage('noAmountBefore');
const colours = inAnyLanguage('colours');
/** Twelve of them each; Dutch "dozen" are boxes. */
function isDozen(word: string, said: string): boolean {
  const isDutch =
    word === 'dozen' &&
    (spokenDutch.test(said) || languagesOf(said).every(({ language }) => language === 'nl'));
  return dozens.test(word) && !isDutch;
}
const spokenDutch =
  /(?<!\p{L})(?:ipv|i\.p\.v|graag|plaats|maar|niet|nodig|worden|moeten|erbij|slechts|voor|het|nog)(?!\p{L})/iu;
const dozens = nothingBut(['dozens']);

/** "In 2 boxes", "auf 3 Pakete verteilen": how it is packed, and not how many. */
function isOfPacking({ tokens, at, said }: Spot, next: string): boolean {
  const before = tokens[at - 1] ?? '';
  if (!isContainer(next) && !isBodyUnit(next)) return false;
  // "Wijzigen in 6 stuks": brought to so many.
  if (changesInto.test(tokens.slice(Math.max(0, at - 3), at).join(' '))) return false;
  return inside.test(before) || (onto.test(before) && (says(said, 'packs') || pallets.test(next)));
}
const changesInto = new RegExp(`${changes.source}\\s(?:in|en|em|w|i)$`, 'iu');
const inside = /^(?:in|into|within|across|over|dans|em|w|i)$/iu;
const pallets = /^pal(?:l?[ei]t?\p{L}*)$/iu;
const onto = /^(?:auf|op|en|na|su|sur|på|til|por|per|à|to)$/iu;
const size = /^A$|^(?:l|ml|cl|g|kg|mm|cm|m|w|v|mtr|meter|metres?|meters)$/u;
/** "150 m" of a rope of 10 mm are so many of it, but for what is 150 m long. */
function isSize({ tokens, at, name, unit }: Spot, next: string): boolean {
  if (next === unit && !new RegExp(`\\d\\s?${unit}(?!\\p{L})`, 'u').test(name)) return false;
  const isByMetres = metres.test(next) && /\d\s?mm(?!\p{L})/u.test(name) && !ofMetres.test(name);
  const isLong = ofLength.test(tokens.slice(at + 2).join(' ')) || ofEachLength.test(tokens[at - 1] ?? '');
  return size.test(next) && !(isByMetres && !isLong);
}
const metres = /^(?:m|mtr|met(?:er|re)s?)$/u;
const ofMetres = /\d\s?(?:m|mtr|met(?:er|re)s?)(?!\p{L})/u;
const ofLength = new RegExp(`^${phrasesOf('ofLength')}`, 'iu');
/** "Rolls of 50 m" */
const ofEachLength = /^(?:of|with|zu|mit|à|von|van|de|da|di|po|på|in|en|em|per|je|com|con|avec|med|met)$/iu;
/** "Auf 15 zurücknehmen" */
const verbLast = /^(?:auf|op|naar)$/iu;

function countIn(token: string): number {
  return Number(/^\D{0,2}(\d{1,6})\D{0,2}$/.exec(token)?.[1] ?? Number.NaN);
}

function bareOf(word: string | undefined): string | null {
  return /\p{L}[\p{L}'’-]*/u.exec(word ?? '')?.[0] ?? null;
}

/** Neither "IP 44", "RAL 5010", "project 815", "pallet 9" nor "with 3"; "corrected to 24", "read 36" and "with 24 we manage". */
function mayPrecede({ tokens, at, name, said, wish }: Spot, next: string | null): boolean {
  const before = tokens.slice(0, at);
  const word = before.at(-1);
  const bare = bareOf(word);
  if (word === undefined || bare === null || /[,.;:!?)-]$/.test(word)) return true;
  if (ofSize.test(`${before.slice(-3).join(' ')} `)) return false;
  if (ofEach.test(bare) && isContainer(bareOf(before.at(-2)) ?? '') && !(next && isOwn(next, name)))
    return false;
  if (isOwn(bare, name)) return true;
  if (/^\p{Lu}{2,4}$/u.test(bare) && /\p{Ll}/u.test(said) && !ofOrders.test(bare)) return false;
  // The number itself is looked ahead at: "est 40".
  if (leads.some((pattern) => pattern.test(`${before.slice(-4).join(' ')} 0`))) return true;
  if (isContainer(bare) && !isCommon(bare) && !ofOrders.test(bare)) return false;
  const isBounded = languagesOf(said).some(
    (words) => patternOf(words, 'noAmountBehind').exec(bare)?.[0].length === bare.length,
  );
  if (isBounded) return next !== null && states.test(next);
  // "We're after 30, not 300": it stands beside the printed one.
  return (wish.kind === 'quantity' && wish.from !== null) || !isForeign(bare);
}
/** "The 1896 upright", "from 1954". */
function isYear(token: string): boolean {
  const number = countIn(token);
  return number >= 1800 && number < 2040;
}
const ofYears =
  /^(?:the|of|in|from|since|year|vom|von|aus|seit|jahr|de|du|depuis|del|desde|dal|van|uit|sinds|do|z|od|roku|fra|siden)$/iu;
/** "In bags of 20" */
const ofEach = /^(?:of|zu|à|van|von|de|da|di|po|a|af)$/iu;
const ofOrders = /^(?:po|qty|pcs|stk?|szt|pz|uds?|nr|no|pieces?|units?|stück|stuks?|st)$/iu;
/** A verb that ends right before the number, or before a word of "to". */
const leads = [changes, states, inAnyLanguage('settles')].map(
  ({ source }) => new RegExp(`${source}(?:\\s(?:in|en|na|til|para|a|auf|to))?\\s+0$`, 'iu'),
);

/** "Handschuhe" of "Arbeitshandschuhe". */
function isOwn(word: string, name: string): boolean {
  const stem = word.toLowerCase().slice(0, -2);
  if (stem.length >= leastStem && name.toLowerCase().includes(stem)) return true;
  return (name.match(/\p{L}{3,}/gu) ?? []).some((own) => isFormOf(word, own));
}
const leastStem = 4;

/** A word that says nothing of amounts and is not frequent. */
function isForeign(word: string): boolean {
  return !isCommon(word) && otherWords(word).length > 0;
}
