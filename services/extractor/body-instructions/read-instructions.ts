import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../draft.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDate } from '../values/date.ts';
import { added, isOrdered } from './added-goods.ts';
import { addressesBelow, isNotThere } from './addresses-below.ts';
import { clausesOf, type Verb, verbOf } from './clauses.ts';
import { findTargets, pointsAtRow } from './find-targets.ts';
import type { Instruction, Reading, Wish } from './instruction.ts';
import { withoutOwn, withoutPlainNumbers } from './plain-numbers.ts';
import type { Sentence } from './sentences.ts';
import { isAsPrinted, mayAlter } from './topics.ts';
import { withoutRows } from './unexplained.ts';
import { type DayWriting, wishedDay, wishedPlace } from './wished-delivery.ts';
import { wishedItem } from './wished-item.ts';
import { wishedNumber } from './wished-number.ts';
import { becomes, impliedQuantity, wishedQuantity } from './wished-quantity.ts';
import {
  addressNouns,
  adds,
  alsoWords,
  asks,
  cancels,
  changes,
  delivers,
  harmless,
  inPassing,
  told,
  usual,
} from './wordings.ts';

const longestSentence = 400;
const searchedCharacters = 4000;
const money =
  /(?<!\p{L})(?:prices?|preise?|prijs|prijzen|prix|precios?|prezzo|prezzi|preço|cen[ay]|pris|discount|rabatt|korting|remise)(?!\p{L})/iu;

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
  const about = { rows, days, present };
  for (const [at, sentence] of sentences.entries()) {
    const place = placed.get(sentence);
    if (place === 'part') continue;
    if (place === undefined && placed.size > 0 && isNotThere(sentence.text)) continue;
    const next = sentences[at + 1];
    if (!place && next && announces(sentence.text) && isUnderstood(wishesOf(next, about))) continue;
    const wishes = place ? [place] : wishesOf(sentence, about);
    const isEcho =
      before.length > 0 && wishes.every((wish) => wish === 'unclear') && isAfterthought(sentence);
    const more = isEcho && verbOf(sentence.text) === 'add' ? listedBefore(instructions.at(-1), rows) : null;
    if (more) instructions.splice(-1, 1, more);
    before = isEcho ? before : wishes;
    if (isEcho) continue;
    instructions.push(...wishes.map((wish) => ({ sentence, wish: wish === 'unclear' ? null : wish })));
  }
  return instructions;
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
  const { rows, days } = about;
  const { text, words } = withoutPassing(sentence);
  if (text.length > longestSentence) return isLongWish(text.slice(0, searchedCharacters)) ? ['unclear'] : [];
  const isHarmless = harmless.some((pattern) => pattern.test(text));
  if (isHarmless && !pointsAtRow(text, rows) && !holdsAmount(text, about)) return [];
  const context = { ...about, isAsked: asks.test(text) };
  const wishes: Reading[] = [];
  let last: Verb | null = null;
  const isNamed = (some: string) =>
    findTargets(some, rows) !== null ||
    (delivers.test(some) && readDate(text.slice(text.indexOf(some)), days.order, dateWords) !== null);
  const clauses = clausesOf(words, isNamed);
  for (const clause of clauses) {
    const said = clause.map((word) => word.text).join(' ');
    const implied = clauses.length > 1 && verbOf(said) === null ? implication(said, context) : null;
    const verb: Verb | null = verbOf(said) ?? (last && findTargets(said, rows) ? last : null);
    const found = implied ? [implied] : readClause(clause, said, verb, context);
    // "Article 5 is not needed any more, please cancel": the second verb says the same of the same line.
    const isRepeated = verb !== null && verb === last && wishes.length > 0 && !findTargets(said, rows);
    if (!(isRepeated && found.includes('unclear'))) wishes.push(...found);
    last = verb ?? last;
  }
  const implied = wishes.length === 0 ? implication(text, context) : null;
  if (implied) wishes.push(implied);
  if (isHarmless && wishes.length > 0) return ['unclear'];
  return wishes.length === 0 && mayWant(text, context) ? ['unclear'] : [...new Set(wishes)];
}

function withoutPassing({ text, words }: Sentence): Pick<Sentence, 'text' | 'words'> {
  const passing = inPassing.exec(text)?.[0];
  if (passing === undefined) return { text, words };
  const count = passing.trim().split(/\s+/).length;
  return { text: text.slice(passing.length), words: words.slice(count) };
}

/** How many of a line are wanted where no verb says that something changes. */
function implication(text: string, { rows, isAsked }: Context): Wish | null {
  const targets = findTargets(text, rows);
  if (targets?.rows.length !== 1 || money.test(text) || told.test(text)) return null;
  const [row] = targets.rows as [number];
  const wish = impliedQuantity(targets.rest, row, rows[row]!.quantity?.value ?? null);
  // "25 pieces, not 20" asks by what it says.
  const isClear = isAsked || becomes.test(text);
  return isClear || (wish?.kind === 'quantity' && wish.from !== null) ? wish : null;
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
  // Who repeats lines as they are printed wants nothing else.
  const isRepeated = targets?.rows.every((row) => repeats(text, targets.rest, rows[row]!));
  if (isRepeated || (targets && !/\d/.test(withoutRows(text, rows, []) ?? '0'))) return false;
  if (targets !== null || pointsAtRow(text, rows) || holdsAmount(text, { present, rows })) return true;
  if (isAsked && !isAsPrinted(text) && readDate(text, days.order, dateWords) !== null) return true;
  const isOfDelivery = delivers.test(text) || addressNouns.test(text);
  return isOfDelivery && /\d/.test(text) && isAsked && !usual.test(text);
}

/** The sentence says how many the row has, and no other number beside. */
function repeats(text: string, rest: string, { quantity }: DraftRow): boolean {
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
}

function readClause(
  clause: readonly Word[],
  said: string,
  verb: Verb | null,
  { rows, days, isAsked, present }: Context,
): Reading[] {
  const ofOrder = [wishedNumber(said, present), wishedPlace(said), wishedDay(said, days)].filter(
    (wish) => wish !== null,
  );
  if (ofOrder.length > 0) {
    // A day of one line, or two wishes in one breath.
    const isOfRow =
      verb !== null &&
      ofOrder.some((wish) => wish === 'unclear' || wish.kind === 'deliveryDate') &&
      pointsAtRow(said, rows);
    return isOfRow || verb === 'cancel' ? ['unclear'] : ofOrder;
  }
  const isMeant = isAsked || (!told.test(said) && pointsAtRow(said, rows));
  // Who does not want a thing that the papers name needs no "please".
  const isNamed = !told.test(said) && findTargets(said, rows) !== null;
  if (verb === 'cancel') return isMeant || isNamed ? [cancelled(said, rows)] : [];
  if (verb === 'change' && adds.test(said)) {
    // "Mettez aussi 40 sacs": the verb changes and adds; goods with a unit beside a word of "also" are more of them.
    const item = wishedItem(clause);
    const isMore = item !== null && (item.unit !== null ? alsoWords.test(said) : false);
    const more = added(clause, said, rows, isAsked);
    if (more.length > 0 && (isMore || !findTargets(said, rows))) return more;
  }
  if (verb === 'change') {
    const wish = changed(said, rows);
    return isMeant || (isNamed && wish !== 'unclear') ? [wish] : [];
  }
  // "Please add our number to the invoice" adds no goods.
  return verb === 'add' ? added(clause, said, rows, isAsked) : [];
}

function cancelled(text: string, rows: readonly DraftRow[]): Reading {
  const targets = findTargets(text, rows);
  if (!targets || targets.rows.length >= rows.length) return 'unclear';
  // Who cancels 5 of 20 keeps the others; who says the whole quantity repeats it.
  const whole = targets.rows.flatMap((row) => rows[row]!.quantity?.value ?? []);
  const rest = whole.reduce(
    (left, value) => left.replace(new RegExp(`(?<![\\d.,])${value}(?![\\d.,]\\d)`), ' '),
    targets.rest,
  );
  return partAmount.test(rest) ? 'unclear' : { kind: 'cancel', rows: targets.rows };
}

const partAmount = /(?<![\d.,-])\d{1,6}(?:\s*[x×]|\s+(?:of|von|van|sur|de)(?!\p{L})|\s+\p{L}{2,})/iu;

function changed(text: string, rows: readonly DraftRow[]): Reading {
  const targets = findTargets(text, rows) ?? (rows.length === 1 ? { rows: [0], rest: text } : null);
  if (targets?.rows.length !== 1 || money.test(text)) return 'unclear';
  const [row] = targets.rows as [number];
  return wishedQuantity(targets.rest, row, rows[row]!.quantity?.value ?? null) ?? 'unclear';
}
