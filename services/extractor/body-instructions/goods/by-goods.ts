import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf, says } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';
import { otherWords } from '../gates/known-words.ts';
import { type DayWriting, daysTold, withoutPrintedDay } from '../heads/days-told.ts';
import { wishedPlace } from '../heads/wished-place.ts';
import { type Reading, rowsOf, touchTwice, type Wish } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import { isAsIs } from '../rows/as-is.ts';
import { amountLast } from '../rows/listed-changes.ts';
import { exceptsSome } from '../rows/refused-rows.ts';
import { isGone } from '../rows/taken-out.ts';
import { wishedItem } from '../rows/wished-item.ts';
import { countsOf } from '../rows/wished-quantity.ts';
import { saysNothing, tellsNothing } from '../sentences/chatty-tail.ts';
import { type Verb, verbOf } from '../sentences/clauses.ts';
import { withoutOwn } from '../sentences/plain-numbers.ts';
import { saysWhy } from '../sentences/reasons.ts';
import type { Said } from '../sentences/sentence-leads.ts';
import { isAsPrinted } from '../talk/topics.ts';
import { withDigits, withWholeThousands } from '../words/spoken-numbers.ts';
import { vagueDays } from '../words/wordings.ts';
import {
  doubles,
  formerly,
  halves,
  longAgo,
  moreOrLess,
  onlySome,
  states,
  trebles,
} from '../words/words-of-amounts.ts';
import { waits } from '../words/words-of-refusal.ts';
import { adds, asks } from '../words/words-of-wishes.ts';
import { isOrdered } from './added-goods.ts';
import { withoutContrast } from './contrast.ts';
import { exchanges } from './exchanged-goods.ts';
import { findTargets } from './find-targets.ts';
import { forgets } from './forgotten-goods.ts';
import { type Piece, pieceOf, piecesOf, withOne, withoutAsides, withPlainUnits } from './goods-pieces.ts';
import { goodsSaid } from './goods-said.ts';
import { replacedGoods } from './replaced-goods.ts';
import { tellsOfFinds, wasThoughtOf } from './told-goods.ts';
import { type Told, wishOf } from './told-of-row.ts';

/**
 * What a sentence wants, told by the goods that its pieces name and the numbers beside them, whatever the words: each
 * piece that names goods begins what is said of them. Null where a piece is left over that nobody explains, where goods
 * are named that may be two rows, or where a number may count something else.
 */
export function wishesByGoods(
  { words }: Said,
  about: Beside,
  read: (piece: Said, verb: Verb | null) => Reading[],
): Wish[] | null {
  const { rows } = about;
  const whole = textOf(words);
  if (waits(whole) || wasThoughtOf(whole)) return null;
  const spelled = withoutAsides(
    withPlainUnits(withOne(withWholeThousands(withDigits(words, about.language)))),
  );
  const plain = textOf(spelled);
  // "+ 5 gloves": more, or so many?
  if (exceptsSome(plain) || vagueDays.test(plain) || /^\W*\+/.test(plain)) return null;
  const pieces = piecesOf(spelled, about.language).map((piece) => pieceOf(piece, rows));
  if (pieces.some(speaksOfRest)) return null;
  const said: Told[] = [];
  const wishes: Wish[] = [];
  let verb: Verb | null = about.heading === null ? null : verbOf(about.heading);
  for (const [at, piece] of pieces.entries()) {
    if (at === 0 && pieces.length > 1 && isLead(piece)) continue;
    if (exchanges.test(piece.text)) {
      const behind = pieces.slice(at).flatMap((each) => each.words);
      const replaced = replacedGoods(textOf(behind), behind, rows);
      if (replaced === null) return null;
      wishes.push(...replaced);
      break;
    }
    const own = verbOf(piece.rest);
    // "1 box of letters 65 g, 48 pieces": how many are in each.
    if (wishes.at(-1)?.kind === 'add' && packed.test(piece.text)) continue;
    const isMore = verb === 'add' && wishes.some((wish) => wish.kind === 'add');
    const more = addedIn(piece, own === 'add' || (own === null && isMore), about, read);
    if (more === 'unclear') return null;
    if (more) {
      wishes.push(...more);
      verb = 'add';
      continue;
    }
    if (own !== null) verb = own;
    const named = [...new Set(piece.goods.flatMap((goods) => goods.rows))];
    const [row] = named;
    const last = said.at(-1);
    if (row !== undefined && named.length === 1) {
      if (last?.row === row) last.pieces.push(piece);
      else said.push({ row, pieces: [piece] });
      continue;
    }
    if (named.length > 1) {
      if (/(?<![\p{L}\d])\d/u.test(piece.rest)) return null;
      if (!isAsIs(piece.text) && (own !== null || isGone(piece.rest))) return null;
      continue;
    }
    if (last && (isReason(piece, pieces.slice(0, at), about.days) || isWhyGone(piece, last, rows))) continue;
    if (last && wishes.length === 0 && saysOfAmount(piece.rest)) {
      last.pieces.push(piece);
      continue;
    }
    // "… 5 hooks, I forgot them": those that were named.
    const isForgotten = wishes.at(-1)?.kind === 'add' && forgets.test(piece.text) && !/\d/.test(piece.text);
    const heads = read({ words: [...piece.words], text: piece.text }, null);
    const isAside = said.length + wishes.length > 0 && tellsNothing(piece.words, rows);
    if (!isAside && !isForgotten && heads.some((wish) => wish === 'unclear' || !isSureAlone(wish)))
      return null;
    wishes.push(...heads.flatMap((wish) => (wish === 'unclear' ? [] : wish)));
    if (heads.length === 0 && !isForgotten && !isTalk(piece, about)) return null;
  }
  // "Unloading is at Lagerweg 5, 10117 Berlin": a street that has the name of goods.
  const isPlace = wishedPlace(plain) !== null && !wishes.some(({ kind }) => kind === 'address');
  const isWanted = verbOf(plain) !== null || asks.test(plain) || states.test(plain);
  return isPlace ? null : withTold(said, wishes, about, isWanted);
}

/**
 * Whether a piece behind the goods only says why, whatever it counts: "…, we found 600", "…, last week two litters came,
 * 13 pups in all". What it tells began with a word of reason, stock or the past, and it asks for nothing.
 */
function isReason({ text, goods, rest }: Piece, before: readonly Piece[], days: DayWriting): boolean {
  if (goods.length > 0 || verbOf(rest) !== null || asks.test(text) || says(text, 'limits')) return false;
  const isTold = (said: string) =>
    saysWhy(said) || haveStill.test(said) || tellsOfFinds(said) || longAgo.test(said);
  const last = before.at(-1);
  const goesOn = last !== undefined && last.goods.length === 0 && isTold(last.text);
  return isTold(text) || (goesOn && !states.test(text) && daysTold(text, days).length === 0);
}

const haveStill = inAnyLanguage('haveStill');

/** "Leave them off, not selling": behind goods that go, what is not so says why; "not all" bounds it. */
function isWhyGone({ text, goods }: Piece, last: Told, rows: readonly DraftRow[]): boolean {
  const isOfGone = last.pieces.some((piece) => isGone(piece.rest)) && goods.length === 0 && !all.test(text);
  return (
    isOfGone &&
    languagesOf(text).some((words) => saysNothing(text.replace(patternOf(words, 'negations'), ' '), rows))
  );
}
const all =
  /(?<!\p{L})(?:all|alle[sn]?|allemaal|tous|toutes|tod[oa]s|tutt[ei]|wszystk\p{L}+|yet|noch|nog|encore|aún|ancora|ainda|jeszcze|endnu)(?!\p{L})/iu;

/** "30 now, the rest in May": so many are not all. */
function speaksOfRest({ text }: Piece): boolean {
  return restOfAll.test(text) && !isAsIs(text);
}

const restOfAll = inAnyLanguage('rest');

const packed =
  /^(?:(?:à|a|je|per|of|von|van|de|da|di|po) )?\d{1,5} \p{L}+\.?(?: (?:bij|erbij|dazu|each|per \p{L}+|je \p{L}+)\b.{0,12})?[.!]?$/iu;

/** Whether pieces count or take back goods of which no wish was read: "add 10 valves and knock the tube down to 20". */
export function passesOver(words: readonly Word[], wishes: readonly Wish[], about: Beside): boolean {
  const { rows, language } = about;
  const wished = new Set(wishes.flatMap(rowsOf));
  const added = wishes.flatMap((wish) => (wish.kind === 'add' ? (wish.description ?? []) : []));
  const spelled = withPlainUnits(withWholeThousands(withDigits(words, language)));
  if (deniesOther(textOf(spelled), added, wished, rows)) return true;
  return saidOfGoods(spelled, about).some(({ goods, text, rest }) => {
    const named = [...new Set(goods.flatMap((each) => each.rows))];
    if (named.length === 0 || named.some((row) => wished.has(row)) || isAsIs(rest)) return false;
    if (added.some((name) => goods.every(({ from, to }) => name.includes(text.slice(from, to)))))
      return false;
    const now = named.map((row) => rows[row]!.quantity?.value);
    return (
      isGone(rest) || says(rest, 'negations') || countsOf(rest).some(({ value }) => !now.includes(value))
    );
  });
}

/** "Set the plates to 60 instead of 45, and add 10 buckets": the printed number of a line, by whatever form of its name, is denied. */
function deniesOther(
  text: string,
  added: readonly string[],
  wished: ReadonlySet<number>,
  rows: readonly DraftRow[],
): boolean {
  const [row, ...others] =
    findTargets(
      added.reduce((left, name) => left.replace(name, ' '), text),
      rows,
    )?.rows ?? [];
  const now = rows[row ?? -1]?.quantity?.value ?? null;
  if (row === undefined || others.length > 0 || wished.has(row) || now === null) return false;
  return [...text.matchAll(/\d+/g)].some(
    ({ 0: number, index }) => Number(number) === now && formerly.test(text.slice(0, index)),
  );
}

/** The pieces of a sentence, each that names no goods with the one before it: "the bottles: I manage with 1000". */
function saidOfGoods(words: readonly Word[], { rows, language }: Beside): Piece[] {
  const pieces: Piece[] = [];
  for (const each of piecesOf(words, language)) {
    const last = pieces.at(-1);
    const isNamed = goodsSaid(textOf(each), rows).length > 0;
    if (last === undefined || isNamed || verbOf(textOf(each)) !== null) pieces.push(pieceOf(each, rows));
    else pieces.splice(-1, 1, pieceOf([...last.words, ...each], rows));
  }
  return pieces;
}

/** "Not 6", "half of that", "take them off": it is of the goods that were named before. */
function saysOfAmount(rest: string): boolean {
  const isMultiple = [doubles, trebles, halves, moreOrLess].some((words) => words.test(rest));
  return countsOf(rest).length > 0 || isMultiple || isGone(rest) || isAsIs(rest);
}

function withTold(
  said: readonly Told[],
  others: readonly Wish[],
  about: Beside,
  isAsked: boolean,
): Wish[] | null {
  const wishes: Wish[] = [...others];
  let open: number[] = [];
  for (const told of said) {
    const isBesideAdded = others.some(({ kind }) => kind === 'add') && told.pieces.every(saysOnlyAmount);
    const wish = wishOf(told, about, isAsked && (said.length > 1 || isBesideAdded));
    if (wish === 'unclear') return null;
    if (wish === 'open') {
      open.push(told.row);
      continue;
    }
    if (wish === null) {
      open = [];
      continue;
    }
    const shared = sharedWith(open, wish, about);
    if (shared === null) return null;
    wishes.push(...shared);
    open = [];
  }
  const isNothing = wishes.length === 0 && said.length === 0;
  return open.length > 0 || isNothing || touchTwice(wishes) ? null : wishes;
}

/** "… and the powder only 2": beside its goods stands how many, and no verb. */
function saysOnlyAmount({ rest }: Piece): boolean {
  return isOnlyAmount(rest);
}

/** The same of what stands beside goods. */
export function isOnlyAmount(rest: string): boolean {
  return !/\p{L}/u.test(rest.replace(onlySome, ' ').replace(besideAmount, ' '));
}
const besideAmount =
  /(?<!\p{L})(?:and|the|times|please|und|der|die|das|den|vom|von|mal|stück|stk|bitte|en|de|het|maar|keer|stuks|graag|et|le|la|les|fois|pièces|y|el|los|las|veces|e|il|lo|i|gli|volte|o|a|os|as|vezes|razy|sztuk|og|gange|stk)(?!\p{L})/giu;

/** "The gloves and the tape can come off", "the lamps and the hooks 7 instead of 6" where 6 of both are printed. */
function sharedWith(open: readonly number[], wish: Wish, { rows }: Beside): Wish[] | null {
  if (open.length === 0) return [wish];
  if (wish.kind === 'cancel') return [{ kind: 'cancel', rows: [...open, ...wish.rows] }];
  if (wish.kind !== 'quantity' || wish.from === null) return null;
  const isOfAll = open.every((row) => rows[row]!.quantity?.value === wish.from);
  return isOfAll ? [...open.map((row) => ({ ...wish, row })), wish] : null;
}

/** More goods that a piece asks for: none where it has none, and unclear where they may be those of a row. */
function addedIn(
  piece: Piece,
  isAdding: boolean,
  { rows }: Beside,
  read: (piece: Said, verb: Verb | null) => Reading[],
): Wish[] | 'unclear' | null {
  const last = isAdding ? amountBehind(piece.text) : null;
  if (last && !isOrdered(last, rows)) return [last];
  const item = isAdding || asks.test(piece.text) ? wishedItem(piece.words) : null;
  if (item === null || isGone(piece.rest)) return null;
  const name = withoutContrast(item.description ?? '');
  // "Make the paint 20 instead": goods that stand elsewhere are counted, and no others.
  if (piece.goods.some(({ from, to }) => !name.includes(piece.text.slice(from, to)))) return null;
  const isOther = piece.goods.length === 0 || !isOrdered(item, rows);
  if (!isOther || (piece.goods.length > 0 && isMostly(name, rows))) return null;
  const isSaid = isAdding && (verbOf(piece.text) === null || addsRightBefore(piece.text));
  const found = read({ words: [...piece.words], text: piece.text }, isSaid ? 'add' : null);
  const items = found.flatMap((wish) => (wish !== 'unclear' && wish.kind === 'add' ? wish : []));
  if (items.length > 0 && items.length === found.length) return items;
  return isAdding ? 'unclear' : null;
}

/** "Add Frankincense 500 ml x 3" */
function amountBehind(text: string): Extract<Wish, { kind: 'add' }> | null {
  const [verb = ''] = adds.exec(text) ?? [];
  const isFirst = verb !== '' && text.startsWith(verb) && /\s[x×]\s?\d{1,5}[.!]?$/u.test(text);
  return isFirst ? amountLast(text.slice(verb.length).trim().replace(/[.!]$/, '')) : null;
}

/** "Rajoutez-moi 10 …": between the verb and the amount stands nothing that is told of. */
function addsRightBefore(text: string): boolean {
  const verb = adds.exec(text);
  if (verb === null) return false;
  const behind = text.slice(verb.index + verb[0].length);
  const at = behind.search(/(?<![\p{L}\d])\d/u);
  return at >= 0 && otherWords(behind.slice(0, at)).length === 0;
}

/** At least as many words of a name are those of a row as are not. */
function isMostly(name: string, rows: readonly DraftRow[]): boolean {
  const own = goodsSaid(name, rows).reduce((sum, { from, to }) => sum + wordsIn(name.slice(from, to)), 0);
  return own * 2 >= wordsIn(name);
}

function wordsIn(text: string): number {
  return (text.match(/\p{L}{3,}|\p{L}+\d/gu) ?? []).length;
}

function isTalk({ text }: Piece, { rows, present, days }: Beside): boolean {
  if (isAsIs(text) || isAsPrinted(text)) return !/\d/.test(text);
  // "The attached 3387 says Tues 14 July": what is printed.
  const plain = withoutPrintedDay(withoutOwn(text, present === null ? [] : [present]), days.printed);
  const told = daysTold(plain, days);
  const isPrinted = told.every(({ iso }) => iso === days.printed);
  return saysNothing(
    isPrinted ? told.reduce((left, { text }) => left.replace(text, ' '), plain) : plain,
    rows,
  );
}

/** What a piece says without goods that are known here: of the head, or of the printed number beside another. */
function isSureAlone(wish: Wish): boolean {
  return !('row' in wish) || (wish.kind === 'quantity' && wish.from !== null);
}

/** "Only difference:", "Two small corrections to the order:" */
function isLead({ text, goods, rest }: Piece): boolean {
  return /:$/.test(text) && goods.length === 0 && !/\d\d/.test(rest) && verbOf(rest) !== 'cancel';
}
