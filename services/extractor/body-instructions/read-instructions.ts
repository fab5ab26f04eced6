import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../draft.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { isOrdered } from './added-goods.ts';
import { addressesBelow, isNotThere } from './addresses-below.ts';
import { clausesOf, type Verb, verbOf } from './clauses.ts';
import { withoutCourtesy } from './courtesy.ts';
import { type DayWriting, daysTold } from './days-told.ts';
import { findTargets, pointsAtRow } from './find-targets.ts';
import { withoutFormerTimes } from './former-times.ts';
import type { Instruction, Reading, Wish } from './instruction.ts';
import { withoutOwn, withoutPlainNumbers } from './plain-numbers.ts';
import { rowWishes } from './row-wishes.ts';
import type { Sentence } from './sentences.ts';
import { isAsPrinted, mayAlter, places } from './topics.ts';
import { withoutRows } from './unexplained.ts';
import { wishedDay } from './wished-day.ts';
import { wishedItem } from './wished-item.ts';
import { wishedNumber } from './wished-number.ts';
import { wishedPlace } from './wished-place.ts';
import { addressNouns, asks, cancels, changes, delivers, harmless, inPassing, usual } from './wordings.ts';
import { moreOrLess, states } from './words-of-amounts.ts';
import { pointsBack } from './words-of-refusal.ts';

const longestSentence = 400;
const searchedCharacters = 4000;
/**
 * What the sentences of an e-mail want of the order that came with it, whose number is `present`. Manners and
 * disclaimers want nothing.
 */
export function readInstructions(
  sentences: readonly Sentence[],
  rows: readonly DraftRow[],
  days: DayWriting,
  present: string | null = null,
): Instruction[] {
  const placed = addressesBelow(sentences);
  const instructions: Instruction[] = [];
  let before: Reading[] = [];
  let heading: string | null = null;
  let meant: number | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const place = placed.get(sentence);
    if (place === 'part') continue;
    if (place === undefined && placed.size > 0 && isNotThere(sentence.text)) continue;
    const isListed: boolean = heading !== null && startsItem.test(sentence.text);
    if (!isListed) heading = announces(sentence.text) ? sentence.text : null;
    const pointed: number | null = isBack(sentence) ? meant : null;
    const about: Omit<Context, 'isAsked'> = {
      rows,
      days,
      present,
      heading: isListed ? heading : null,
      meant: pointed,
      before: sentences[at - 1]?.text ?? '',
    };
    const next = sentences[at + 1];
    const below = { ...about, heading, meant: null, before: sentence.text };
    if (!place && next && announces(sentence.text) && isUnderstood(wishesOf(next, below))) continue;
    const wishes = place ? [place] : wishesOf(sentence, about);
    const isEcho =
      before.length > 0 && wishes.every((wish) => wish === 'unclear') && isAfterthought(sentence);
    const more = isEcho && verbOf(sentence.text) === 'add' ? listedBefore(instructions.at(-1), rows) : null;
    if (more) instructions.splice(-1, 1, more);
    before = isEcho ? before : wishes;
    if (isEcho) continue;
    // "The discs were bought already. Please remove them.": one wish in two sentences.
    if (pointed !== null && wishes.some((wish) => wish !== 'unclear' && isOfRow(wish, pointed)))
      dropUnclear(instructions, sentences[at - 1]);
    // "The address on the form is out of date.", before another one.
    if (
      wishes.some((wish) => wish !== 'unclear' && wish.kind === 'address') &&
      isPlaceOnly(sentences[at - 1])
    )
      dropUnclear(instructions, sentences[at - 1]);
    meant = isUnderstood(wishes) ? null : onlyRow(sentence, rows);
    instructions.push(...wishes.map((wish) => ({ sentence, wish: wish === 'unclear' ? null : wish })));
  }
  return instructions;
}

const startsItem = /^(?:[-*•–]|\d{1,2}[.)])\s/;

/** Points at what the sentence before named. */
function isBack({ text, words }: Sentence): boolean {
  return words.length <= longestPointer && (pointsBack.test(text) || states.test(text));
}
const longestPointer = 9;

function isPlaceOnly(sentence: Sentence | undefined): boolean {
  return sentence !== undefined && places.test(sentence.text) && !/\d/.test(sentence.text);
}

function onlyRow({ text }: Sentence, rows: readonly DraftRow[]): number | null {
  const targets = findTargets(text, rows);
  return targets?.rows.length === 1 ? targets.rows[0]! : null;
}

function isOfRow(wish: Wish, row: number): boolean {
  return wish.kind === 'cancel' ? wish.rows.includes(row) : 'row' in wish && wish.row === row;
}

function dropUnclear(instructions: Instruction[], sentence: Sentence | undefined): void {
  const last = instructions.at(-1);
  if (last?.wish === null && last.sentence === sentence) instructions.pop();
}

/** "The form is right but for this:" says nothing of its own where what follows is understood. */
function announces(text: string): boolean {
  return text.endsWith(':') && !/\d/.test(text);
}

function isUnderstood(wishes: readonly Reading[]): boolean {
  return wishes.length > 0 && !wishes.includes('unclear');
}

/** "What is missing: 30 rolls of tape. Please add." */
function listedBefore(last: Instruction | undefined, rows: readonly DraftRow[]): Instruction | null {
  if (!last || last.wish !== null) return null;
  const item = wishedItem(last.sentence.words);
  return item?.unit && !isOrdered(item, rows) ? { sentence: last.sentence, wish: item } : null;
}

const longestAfterthought = 6;

/** "Please delete.", "Bitte ergänzen.": says again what the sentence before said. */
function isAfterthought({ words, text }: Sentence): boolean {
  return words.length <= longestAfterthought && !/\d/.test(text);
}

function wishesOf(sentence: Sentence, about: Omit<Context, 'isAsked'>): Reading[] {
  const { rows } = about;
  const { text, words } = withoutCourtesy(withoutPassing(sentence));
  if (text === '') return [];
  if (text.length > longestSentence) return isLongWish(text.slice(0, searchedCharacters)) ? ['unclear'] : [];
  const isHarmless = harmless.some((pattern) => pattern.test(text));
  if (isHarmless && !pointsAtRow(text, rows) && !holdsAmount(text, about)) return [];
  const context = { ...about, isAsked: about.heading !== null || asks.test(text) };
  const wishes = clauseWishes(words, text, context);
  if (isHarmless && wishes.length > 0) return ['unclear'];
  return wishes.length === 0 && mayWant(withoutFormerTimes(text), context)
    ? ['unclear']
    : [...new Set(wishes)];
}

function clauseWishes(words: readonly Word[], text: string, context: Context): Reading[] {
  const { rows, days, meant } = context;
  const wishes: Reading[] = [];
  const isNamed = (some: string) =>
    findTargets(some, rows) !== null ||
    (delivers.test(some) && daysTold(text.slice(text.indexOf(some)), days).length > 0);
  const { heading } = context;
  let last: Verb | null = heading === null ? null : verbOf(heading);
  const isAdded = last === 'add';
  let named = meant;
  for (const clause of clausesOf(words, isNamed)) {
    const said = textOf(clause);
    const targets = findTargets(said, rows);
    const own = verbOf(said);
    const counted = own === null ? readClause(clause, null, context, named) : [];
    const verb: Verb | null = own ?? (last && (targets || isAdded) ? last : null);
    const found = counted.length > 0 || verb === null ? counted : readClause(clause, verb, context, named);
    // "Article 5 is not needed any more, please cancel": the second verb says the same of the same line.
    const isRepeated = verb !== null && wishes.length > 0 && !targets && repeats(found, wishes);
    if (!isRepeated) wishes.push(...found);
    last = verb ?? last;
    named = targets?.rows.length === 1 ? targets.rows[0]! : targets ? null : named;
  }
  return isContradiction(wishes) ? ['unclear'] : wishes;
}

/** The same once more, or nothing that is clear. */
function repeats(found: readonly Reading[], wishes: readonly Reading[]): boolean {
  return found.every(
    (wish) => wish === 'unclear' || wishes.some((each) => JSON.stringify(each) === JSON.stringify(wish)),
  );
}

/** One line cancelled and wanted. */
function isContradiction(wishes: readonly Reading[]): boolean {
  const gone = wishes.flatMap((wish) => (wish !== 'unclear' && wish.kind === 'cancel' ? wish.rows : []));
  return wishes.some((wish) => wish !== 'unclear' && 'row' in wish && gone.includes(wish.row));
}

function withoutPassing({ text, words }: Sentence): Pick<Sentence, 'text' | 'words'> {
  const passing = inPassing.exec(text)?.[0];
  if (passing === undefined) return { text, words };
  const count = passing.trim().split(/\s+/).length;
  return { text: text.slice(passing.length), words: words.slice(count) };
}

/** An amount of something; years, days and hours are none. Better asked once too often than a change that is lost. */
const amountOfGoods =
  /(?<![\p{L}\d.,:/-])(?!(?:19|20)\d\d )[1-9]\d{0,4} ?(?:[x×]\s*)?(?!(?:and|und|et|of|days?|weeks?|months?|hours?|minutes?|tagen?|wochen?|monaten?|stunden|uhr|dagen|weken|maanden|uur|jours?|semaines?|mois|heures?|días|semanas|meses|horas|giorni|settimane|mesi|ore|dias|dni|tygodni\p{L}*|godzin\p{L}*|dage|uger|måneder|timer|times|signatures|copies|percent|mal|unterschrift|kopien|prozent|keer|handtekening|fois|exemplaire|veces|firmas|volte|firme|vezes|assinaturas|raz|podpis|gang|underskrift|jan|feb|mar|mär|apr|abr|avr|may|mai|mei|maj|mag|jun|jui|giu|cze|jul|lug|lip|aug|ago|aoû|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dez|dec|déc|dic|gru)(?:\p{L}*))\p{L}{2,}/iu;

/** An amount that is not the number of the order, nor how many lines it has. */
function holdsAmount(text: string, { present, rows }: Pick<Context, 'present' | 'rows'>): boolean {
  const plain = withoutOwn(withoutPlainNumbers(text), [present ?? '']);
  const [, count] = linesCounted.exec(plain) ?? [];
  return amountOfGoods.test(Number(count) === rows.length ? plain.replace(linesCounted, ' ') : plain);
}

/** "12 lines", of an order as a whole. */
const linesCounted =
  /(?<![\p{L}\d.,/-])(\d{1,3})\s+(?:lines|items|positions|positionen|posten|zeilen|regels|posities|lignes|postes|líneas|posiciones|righe|posizioni|linhas|posições|pozycj\p{L}+|linjer)(?!\p{L})/iu;

/** A sentence that names a line, an amount or a day, or speaks of a change, wants something even where no verb of ours says what. */
function mayWant(text: string, { rows, days, isAsked, present }: Context): boolean {
  if (mayAlter(text, isAsked)) return true;
  const targets = findTargets(text, rows);
  if (targets && moreOrLess.test(targets.rest)) return true;
  // Who repeats lines as they are printed wants nothing else.
  const isRepeated = targets?.rows.every((row) => repeatsRow(text, targets.rest, rows[row]!));
  if (isRepeated || (targets && !/\d/.test(withoutRows(text, rows, []) ?? '0'))) return false;
  if (targets !== null || pointsAtRow(text, rows) || holdsAmount(text, { present, rows })) return true;
  if (isAsked && !isAsPrinted(text) && readDate(text, days.order, dateWords) !== null) return true;
  const isOfDelivery = delivers.test(text) || addressNouns.test(text);
  return isOfDelivery && /\d/.test(text) && isAsked && !usual.test(text);
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

/** Nobody takes apart what goes on for ten lines; whether it may want something is seen. */
function isLongWish(text: string): boolean {
  return asks.test(text) && (cancels.test(text) || changes.test(text));
}

interface Context {
  rows: readonly DraftRow[];
  days: DayWriting;
  /** The number of the order in its papers. */
  present: string | null;
  /** The sentence asks for something. */
  isAsked: boolean;
  /** The row that the sentence before named and left open. */
  meant: number | null;
  /** The sentence before. */
  before: string;
  /** What stands above the list that the sentence is an item of. */
  heading: string | null;
}

function readClause(
  clause: readonly Word[],
  verb: Verb | null,
  context: Context,
  meant: number | null,
): Reading[] {
  const said = textOf(clause);
  const { rows, days, isAsked, present } = context;
  const ofOrder = [
    wishedNumber(said, present),
    wishedPlace(said, context.before),
    wishedDay(said, days),
  ].filter((wish) => wish !== null);
  if (ofOrder.length === 0) return rowWishes(clause, said, verb, { rows, isAsked, meant });
  const isDay = ofOrder.some((wish) => wish === 'unclear' || wish.kind === 'deliveryDate');
  // A day of one line, or two wishes in one breath.
  return isDay && pointsAtRow(said, rows) ? ['unclear'] : ofOrder;
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
