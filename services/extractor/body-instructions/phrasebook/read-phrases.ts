import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { isNameless, languagesOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';
import { onlyAsks } from '../gates/bare-questions.ts';
import { countsPeople, withoutPeople } from '../gates/counted-people.ts';
import { otherWords } from '../gates/known-words.ts';
import { isOfElsewhere } from '../gates/of-elsewhere.ts';
import { isUnmeant } from '../gates/retractions.ts';
import { sureOf } from '../gates/sure-wishes.ts';
import { moreBefore } from '../gates/turned-away.ts';
import { added } from '../goods/added-goods.ts';
import { isCutTo, isHandled } from '../goods/handled-goods.ts';
import { isNoName } from '../goods/other-goods.ts';
import { touchTwice, type Wish } from '../instruction.ts';
import { isGone } from '../rows/taken-out.ts';
import { saysNothing } from '../sentences/chatty-tail.ts';
import { verbOf } from '../sentences/clauses.ts';
import { saysWhy } from '../sentences/reasons.ts';
import { longAgo } from '../words/words-of-amounts.ts';
import { noneOf, notAtOnce, waits } from '../words/words-of-refusal.ts';
import { bookOf } from './books.ts';
import { isSameUnit, plainClause, type Token, tokensOf } from './clause-tokens.ts';
import type { CompiledBook, PhraseKind } from './phrase-book.ts';
import { goodsMark, type Part, type Slots, slotsOf } from './word-pattern.ts';

/** What a sentence is read beside. */
export interface BesidePhrases {
  rows: readonly DraftRow[];
  /** The language of the order, which short sentences share. */
  language: string | null;
  /** What words want of the head of the order, its day, place or number; null where they are not understood or want more. */
  readHead: (words: readonly Word[]) => Wish[] | null;
}

/**
 * What a sentence wants whose every clause stands in the phrase book of its language, wants something of the head, or
 * only says why. Null where some clause does not: it may still be read by other ways.
 */
export function wishesInPhrases(words: readonly Word[], beside: BesidePhrases): Wish[] | null {
  const text = textOf(words);
  if (
    text.length > longestSentence ||
    onlyAsks(text) ||
    isUnmeant(text) ||
    waits(text) ||
    notYet.test(text) ||
    notAtOnce.test(text) ||
    paints.test(text)
  )
    return null;
  const tokens = tokensOf(text, beside.rows);
  for (const book of languagesIn(text, beside.language).flatMap((each) => bookOf(each) ?? [])) {
    const clause = withNamed(plainClause(tokens, book, beside.rows), book);
    const isQuestion = clause.at(-1)?.text === '?';
    const said = isQuestion ? clause.slice(0, -1) : clause;
    const wishes = clausesFrom(said, 0, { ...beside, book, isQuestion, words }, []);
    if (wishes !== null && wishes.length > 0 && !touchTwice(wishes)) return wishes;
  }
  return null;
}
const longestSentence = 300;
const notYet =
  /(?<!\p{L})(?:not yet|noch nicht|nog niet|pas encore|(?:todavía|aún) no|no (?:todavía|aún)|non ancora|ancora non|ainda não|jeszcze nie|endnu ikke|ikke endnu)(?!\p{L})/iu;

/** German "blau streichen" is to paint blue. */
const paints =
  /(?<!\p{L})(?:rot|blau|grün|gelb|schwarz|weiß|weiss|grau|braun)\s(?:an)?(?:ge)?str(?:eichen|ichen)(?!\p{L})/iu;

/** The languages that a text may be in: that of the order where no word tells. */
function languagesIn(text: string, ordered: string | null): string[] {
  const told = languagesOf(text).map(({ language }) => language);
  const isTold = told.length <= mostTold;
  return isTold || ordered === null ? [...new Set([...told, ordered ?? ''])] : [ordered];
}
const mostTold = 4;

interface About extends BesidePhrases {
  book: CompiledBook;
  isQuestion: boolean;
  words: readonly Word[];
}

/** "Muzzles: lose them altogether": the goods stand before the clause that is about them. */
function withNamed(tokens: readonly Token[], { them }: CompiledBook): Token[] {
  const [first, mark, ...rest] = tokens;
  if (!first || !mark || !goodsMark.test(first.text) || !/^[:,]$/.test(mark.text)) return [...tokens];
  const at = rest.findIndex((token) => them.has(token.text));
  if (at < 0 || rest.some((token) => goodsMark.test(token.text))) return [...tokens];
  return rest.with(at, first);
}

/** What the clauses from a token on want; null where one is neither a phrase nor says nothing. */
function clausesFrom(
  tokens: readonly Token[],
  from: number,
  about: About,
  wishes: readonly Wish[],
): Wish[] | null {
  let start = from;
  while (start < tokens.length && isBorder(tokens[start]!, about.book)) start += 1;
  if (start >= tokens.length) return [...wishes];
  const ends = endsFrom(tokens, start, about.book);
  for (const end of ends.toReversed()) {
    const wish = wishOf(tokens.slice(start, end), about);
    const all = wish && clausesFrom(tokens, end, about, [...wishes, ...wish]);
    if (all) return all;
  }
  // The name of what is added ends as early as the rest allows.
  for (const end of ends) {
    const item = addedIn(tokens.slice(start, end), wishes, about);
    const all =
      item && isTalkOrWish(tokens, end, about) && clausesFrom(tokens, end, about, [...wishes, item]);
    if (all) return all;
  }
  // "5 fewer, so 19"
  for (const end of ends) {
    const sum = sumTold(tokens.slice(start, end), wishes.at(-1), about.rows);
    const all = sum && clausesFrom(tokens, end, about, [...wishes.slice(0, -1), sum]);
    if (all) return all;
  }
  const inert = ends.find((each) => isInert(tokens.slice(start, each), wishes, about));
  const all = inert === undefined ? null : clausesFrom(tokens, inert, about, wishes);
  if (all) return all;
  const head = wishes.length > 0 ? about.readHead(wordsOf(tokens.slice(start), about)) : null;
  return head && [...wishes, ...head];
}

/** Where a clause that begins at a token may end, the nearest first; never within brackets. */
function endsFrom(tokens: readonly Token[], start: number, book: CompiledBook): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (at > start && depth === 0 && isBorder(token, book)) ends.push(at);
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth = Math.max(0, depth - 1);
  }
  return [...ends, tokens.length];
}

function isBorder({ text }: Token, { and }: CompiledBook): boolean {
  return /^[,;:()]$/.test(text) || and.has(text);
}

/** What a clause wants by the phrase that it is; null where it is none, or says what is printed. */
function wishOf(clause: readonly Token[], { book, rows, isQuestion }: About): Wish[] | null {
  if (!clause.some((token) => goodsMark.test(token.text))) return null;
  const text = phraseOf(clause);
  if (isQuestion && !book.asks.test(text)) return null;
  const wanted = text.replace(book.request, '');
  for (const { kind, pattern, isAsked } of book.phrases) {
    const slots = slotsIn(pattern, text) ?? (isAsked ? slotsIn(pattern, wanted) : null);
    // "Add 20 fenders in total": so many.
    const meant = kind === 'more' && inTotal.test(text) ? 'set' : kind;
    // "No more fenders": those that are ordered may be enough.
    if (kind === 'cancel' && slots && (noMore.test(text) || isOnlyTold(clause, rows))) return null;
    if (slots && kind !== 'cancel' && isOtherNumber(clause, slots, rows)) return null;
    const wish = slots && isOfUnit(clause, slots, rows) ? wishIn(meant, slots, rows) : null;
    if (wish) return wish;
  }
  return null;
}

/** "No fenders received", "the fenders not wrapped": what came or how it shall be packed, beside words that also take goods out. */
function isOnlyTold(clause: readonly Token[], rows: readonly DraftRow[]): boolean {
  const said = saidOf(clause);
  const at = clause.findIndex((token) => goodsMark.test(token.text));
  const isNone = noneOf.test(saidOf(clause.slice(0, at))) && at <= mostBeforeNone;
  return (isNone && cameOrLies.test(said)) || isHandled(said, rows);
}
/** "No", "there are no": a verb of wanting takes more words. */
const mostBeforeNone = 1;
const cameOrLies = inAnyLanguage('cameOrLies');

/** "The ropes at 20 each", "the ropes went up to 20", "cut the ropes to 20": a price, or a length. */
function isOtherNumber(clause: readonly Token[], { g }: Slots, rows: readonly DraftRow[]): boolean {
  const isPrice = clause.some(({ unit }) => unit !== undefined && eachOne.test(unit));
  const isRise = roseTo.test(saidOf(clause));
  return isPrice || isRise || isCutTo(Number(g?.match(/\d+/)?.[0]), saidOf(clause), rows);
}
const eachOne = inAnyLanguage('eachOne');
const roseTo = inAnyLanguage('roseTo');

function saidOf(clause: readonly Token[]): string {
  return clause.map(({ said }) => said).join(' ');
}

const noMore = new RegExp(`${moreBefore.source.replace('\\s$', '')}\\s‹`, 'iu');

const inTotal =
  /(?<!\p{L})(?:in total|in all|total|altogether|insgesamt|gesamt|zusammen|in totaal|totaal|au total|en tout|en total|in totale|in tutto|no total|ao todo|łącznie|razem|w sumie|i alt)(?!\p{L})/iu;

/** "Only 5 boxes" of what is ordered by the piece is another amount. */
function isOfUnit(clause: readonly Token[], { g }: Slots, rows: readonly DraftRow[]): boolean {
  const ordered = rows[Number(g?.match(/\d+/)?.[0])]?.unit?.value ?? null;
  return clause.every(({ unit }) => unit === undefined || ordered === null || isSameUnit(unit, ordered));
}

function phraseOf(clause: readonly Token[]): string {
  return clause.map((token) => ` ${token.text}`).join('');
}

/** What a phrase leaves in its slots; null where a clause is another one. */
function slotsIn(pattern: readonly Part[], clause: string): Slots | null {
  return slotsOf(pattern, clause.split(' ').slice(1));
}

function adds(book: CompiledBook, clause: string): boolean {
  return book.adds.some((pattern) => slotsIn(pattern, clause) !== null);
}

function wishIn(kind: PhraseKind, slots: Slots, rows: readonly DraftRow[]): Wish[] | null {
  const named = (slots.g?.match(/\d+/g) ?? []).map(Number);
  const [row] = named;
  if (row === undefined) return null;
  const printed = rows[row]!.quantity?.value ?? null;
  const from = slots.o === undefined ? null : Number(slots.o);
  if (from !== null && from !== printed) return null;
  if (kind === 'cancel') return [{ kind: 'cancel', rows: named }];
  const number = Number(slots.n);
  if (named.length > 1 || !(number > 0)) return null;
  if (kind === 'set') return number === printed ? null : [{ kind: 'quantity', row, to: number, from }];
  if (kind === 'less' && (printed === null || number >= printed)) return null;
  return [{ kind: 'quantityBy', row, by: kind === 'more' ? number : -number }];
}

/** Goods that a clause adds: words of adding, an amount and a name that is none of the order; behind added ones the amount is enough. */
function addedIn(
  clause: readonly Token[],
  wishes: readonly Wish[],
  { book, rows, isQuestion, words }: About,
): Wish | null {
  const at = clause.findIndex((token) => /^\d+$/.test(token.text));
  // "Gloves, size L": nobody knows what of it is the name.
  if (at < 0 || clause.some((token) => /^[,:]$/.test(token.text))) return null;
  const lead = phraseOf(clause.slice(0, at));
  const goesOn = at === 0 && wishes.at(-1)?.kind === 'add';
  const isAdding = adds(book, lead) || adds(book, lead.replace(book.request, ''));
  if (!goesOn && !(isAdding && (!isQuestion || book.asks.test(lead)))) return null;
  // "6 on line 1", "17 fenders for the second boat": of a line of the order, and nobody knows whether on top.
  const named = clause.findIndex((token) => token.text.startsWith('‹'));
  const isOfRow =
    named >= 0 && (clause.slice(at + 1, named).every(({ text }) => text.length <= mostArticle) || named < at);
  if (isOfRow) return null;
  const own = wordsOf(clause, { words });
  const [item, ...others] = added(wordsOf(clause.slice(at), { words }), textOf(own), rows, true);
  if (item === undefined || item === 'unclear' || item.kind !== 'add' || others.length > 0) return null;
  const name = item.description;
  // "Add 2 pallets to the loading plan" names no goods.
  const isSaid =
    name !== null &&
    !isNameless(name.split(/\s+/, 1)[0]!) &&
    name.split(/\s+/).length <= longestName &&
    verbOf(name) === null;
  return isSaid && !saysWhy(name) && !isNoName(item, rows) && sureOf(item, textOf(own), rows) === item
    ? item
    : null;
}
const longestName = 9;
/** "Of the", before the name of goods. */
const mostArticle = 3;

/** The words in which tokens stand. */
function wordsOf(tokens: readonly Token[], { words }: Pick<About, 'words'>): Word[] {
  const [from, to] = [tokens[0]!.from, tokens.at(-1)!.to];
  let start = 0;
  return words.filter(({ text }) => {
    const isWithin = start + text.length > from && start < to;
    start += text.length + 1;
    return isWithin;
  });
}

/** Behind goods that are added a comma begins another clause, and no word of their name: "gloves, size L". */
function isTalkOrWish(tokens: readonly Token[], end: number, { book }: About): boolean {
  if (end >= tokens.length || book.and.has(tokens[end]!.text)) return true;
  const rest = phraseOf(tokens.slice(end + 1));
  const said = tokens
    .slice(end + 1)
    .map((token) => token.said)
    .join(' ');
  return (
    book.talk.test(rest) ||
    saysWhy(said) ||
    countsPeople(said) ||
    adds(book, rest) ||
    /^ \d/.test(rest) ||
    book.phrases.some(({ pattern }) => slotsIn(pattern, rest) !== null)
  );
}

/** Beside a wish what says nothing of the order, and before or behind one why it is wanted: "we made a mistake, …". */
function isInert(clause: readonly Token[], wishes: readonly Wish[], { rows, book }: About): boolean {
  // "The wedding has gone up from 140 to 190 guests": why, behind what is wanted of goods.
  const plainSaid = phraseOf(clause);
  if (wishes.length > 0 && countsPeople(plainSaid) && !plainSaid.includes('‹'))
    return saysNothing(withoutPeople(plainSaid), rows) && !waits(plainSaid) && !says(plainSaid, 'negations');
  // "Drop the hops, the hops turned up after all": what goes is named once more.
  const gone = wishes.flatMap((wish) => (wish.kind === 'cancel' ? wish.rows.map((row) => `‹${row}›`) : []));
  const said = clause
    .map((token) => (gone.includes(token.text) ? 'it' : token.said))
    .join(' ')
    .replaceAll(/(?<=['’]) /g, '');
  const others = clause.filter((token) => token.text.startsWith('‹') && !gone.includes(token.text));
  // "The customer takes motors everywhere": goods of which nothing is wanted.
  const isTalk =
    book.talk.test(phraseOf(clause)) && !/\d/.test(said) && !isGone(said) && !says(said, 'negations');
  const isNamed = others.length > 0 && !(wishes.length > 0 && isTalk && verbOf(said) === null);
  if (saysWhy(said)) return others.length === 0;
  const isBound = bounds.some((words) => words.test(said));
  const tells =
    book.talk.test(phraseOf(clause)) || otherWords(said).length === 0 || leadsIn.exec(said)?.[0] === said;
  const plain = others.reduce((left, token) => left.replace(token.said, 'it'), said);
  const isBefore = wishes.length === 0;
  if (isBefore && (/\d/.test(said) || longAgo.test(said) || verbOf(said) !== null)) return false;
  return (
    tells &&
    !isNamed &&
    !isBound &&
    !waits(said) &&
    !until.test(said) &&
    !(ofOrders.test(said) && isOfElsewhere(said)) &&
    saysNothing(plain, rows)
  );
}

const leadsIn = inAnyLanguage('leadsIn');

/** "We meant the next order" */
const ofOrders = /order|bestell|auftr|commande|pedido|ordin|encomenda|zamówi|ordre/iu;
/** "Once they are here" */
const until =
  /^(?:and |but )?(?:before|once|until|till|unless|when|while|as soon as|bevor|sobald|bis|ehe|wenn|solange|voordat|zodra|totdat|tot|wanneer|zolang|avant|dès|jusqu|quand|tant que|antes|en cuanto|hasta|cuando|mientras|prima|appena|finché|quando|assim que|até|enquanto|zanim|gdy|kiedy|dopóki|aż|før|når|indtil|så snart)(?!\p{L})/iu;

/** The sum of the printed number and the difference that was read before, where a clause tells it and nothing else. */
function sumTold(clause: readonly Token[], wish: Wish | undefined, rows: readonly DraftRow[]): Wish | null {
  if (wish?.kind !== 'quantityBy') return null;
  const numbers = clause.filter((token) => /^\d+$/.test(token.text));
  const to = (rows[wish.row]!.quantity?.value ?? 0) + wish.by;
  const words = clause.filter((token) => /^\p{L}{4,}$/u.test(token.text) && !inTotal.test(token.text));
  const isSum = numbers.length === 1 && Number(numbers[0]!.text) === to;
  return isSum && words.every(({ said }) => otherWords(said).length === 0)
    ? { kind: 'quantity', row: wish.row, to, from: null }
    : null;
}

/** They bound what stands before them: "pending approval", "half of them in black", "for now". */
const bounds = (['provisos', 'portions', 'otherTimes', 'forNow'] as const).map(inAnyLanguage);
