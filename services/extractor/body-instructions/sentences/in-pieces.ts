import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { textOf } from '../../rows/table.ts';
import { otherWords } from '../gates/known-words.ts';
import { standsAsAmount } from '../gates/sure-wishes.ts';
import { findTargets, isFormOf, type Targets } from '../goods/find-targets.ts';
import { cutBefore } from '../goods/goods-pieces.ts';
import { withoutSizes } from '../goods/sizes-of-names.ts';
import { tellsOfGoods } from '../goods/told-goods.ts';
import { type Reading, touchTwice, type Wish } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import {
  cancelled,
  isExcepted,
  isHeldBack,
  isOnlyOneWrong,
  othersOf,
  refuses,
} from '../rows/refused-rows.ts';
import { isGone, takesOut } from '../rows/taken-out.ts';
import { countsOf } from '../rows/wished-quantity.ts';
import { withoutRows } from '../talk/unexplained.ts';
import { lineNumbers, told } from '../words/wordings.ts';
import { countsOtherwise, endsUpTo, longAgo, moreOrLess } from '../words/words-of-amounts.ts';
import { hedges, notForgotten, waits } from '../words/words-of-refusal.ts';
import { cancels } from '../words/words-of-wishes.ts';
import { tellsNothing } from './chatty-tail.ts';
import { conjunction, verbOf } from './clauses.ts';
import type { Sentence } from './sentences.ts';

const liesHere = inAnyLanguage('lieHere');
const forNow = inAnyLanguage('forNow');
const leadsIn = inAnyLanguage('leadsIn');
const thisTime = new RegExp(inAnyLanguage('thisTime').source, 'giu');

/**
 * What a sentence of several pieces wants, each read by itself: between commas, dashes and "and". Goods that a piece only
 * names are those of the next; a piece that tells why, or only announces the others, wants nothing. Null where a piece
 * is left over that nobody explains, or where two pieces say something of the same line.
 */
export function wishesInPieces(
  { words, place }: Sentence,
  about: Beside,
  read: (piece: Sentence) => Reading[],
): Wish[] | null {
  if (waits(textOf(words).replace(forNow, ' '))) return null;
  const wishes: Wish[] = [];
  let open: Word[] = [];
  for (const piece of cutBefore(words, startsPiece)) {
    const whole = [...open, ...piece];
    const found = understood(whole, place, about, read);
    if (found) {
      wishes.push(...found);
      open = [];
      continue;
    }
    const text = textOf(piece);
    if (open.length === 0 && (isLead(text, about.rows) || (wishes.length > 0 && isReason(piece, about))))
      continue;
    if (open.length > 0 && !namesOnly(whole, about.rows)) return null;
    open = whole;
  }
  return open.length > 0 || wishes.length === 0 || touchTwice(wishes) ? null : wishes;
}

/** A sentence at its commas, colons and dashes, and before "and". */
function startsPiece({ text }: Word, before: string): boolean {
  const isEnd = /[,;:]$/.test(before) || /^[-–—]$/.test(before) || /\p{L}{2}[.!?]$/u.test(before);
  return isEnd || /^[-–—]$/.test(text) || conjunction.test(text);
}

function understood(
  words: readonly Word[],
  place: Sentence['place'],
  about: Beside,
  read: (piece: Sentence) => Reading[],
): Wish[] | null {
  const plain = withoutJoint(words);
  const text = textOf(plain);
  // "We still have a box", "lag nog een doos in de bus": goods that are there are no more of them.
  const found = read({ words: plain, text, place });
  if (
    found.some((wish) => wish !== 'unclear' && wish.kind === 'add') &&
    (liesHere.test(text) || tellsOfGoods(text))
  )
    return null;
  if (
    found.length > 0 &&
    found.every((wish) => wish !== 'unclear') &&
    withoutRows(text, about.rows, found) !== null
  )
    return found;
  const own = plainWish(text, about);
  return own ? [own] : null;
}

/** "And", "then" and what ends a piece say nothing of it. */
function withoutJoint(words: readonly Word[]): Word[] {
  const first = words.findIndex(({ text }) => !conjunction.test(text) && !/^[-–—]$/.test(text));
  return words
    .slice(Math.max(0, first))
    .map((word, at, all) =>
      at === all.length - 1 ? { ...word, text: word.text.replace(/[,;:]$/, '') } : word,
    );
}

/** Goods and that they shall go, or a number that a line shall be brought to, whatever the verb. */
function plainWish(text: string, { rows }: Beside): Wish | null {
  const targets = findTargets(text.replace(thisTime, ' '), rows);
  if (!targets) return insteadOfPrinted(text, rows);
  if (told.test(text) || longAgo.test(text) || /\?\s*$/.test(text)) return null;
  // Words of another line are left: which one is meant, nobody knows.
  if (findTargets(targets.rest, rows) !== null) return null;
  return gone(targets, text, rows) ?? broughtTo(targets, text, rows);
}

/**
 * "Battens 600 m please instead of 400": the denied number is printed on one line alone, in the unit that is said, so that
 * its goods may have another name.
 */
function insteadOfPrinted(text: string, rows: readonly DraftRow[]): Wish | null {
  const counts = countsOf(text);
  const [to, from] = [counts.find(({ isFormer }) => !isFormer), counts.find(({ isFormer }) => isFormer)];
  if (!to || !from || counts.length !== 2 || (text.match(/\d+/g) ?? []).length !== 2) return null;
  const hits = rows.flatMap(({ quantity }, row) => (quantity?.value === from.value ? row : []));
  const [row] = hits;
  const unit = new RegExp(`(?<!\\d)${to.value}\\s?(\\p{L}+)`, 'u').exec(text)?.[1];
  const printed = rows[row ?? -1]?.unit?.value;
  const isSame =
    unit !== undefined && printed !== undefined && isFormOf(unit.toLowerCase(), printed.toLowerCase());
  if (row === undefined || hits.length > 1 || !isSame || otherWords(text).length > mostOther - 1) return null;
  return tellsOfGoods(text) || told.test(text) || countsOtherwise(text)
    ? null
    : { kind: 'quantity', row, to: to.value, from: from.value };
}

function gone(targets: Targets, text: string, rows: readonly DraftRow[]): Wish | null {
  if (
    /\d/.test(targets.rest) ||
    hedges.test(text) ||
    notForgotten.test(text) ||
    moreOrLess.test(targets.rest)
  )
    return null;
  if (isExceptedOf(targets, text, rows) || (isHeldBack(text) && !forNow.test(text))) return null;
  if (!(isGone(text) || refuses(targets, text)) || otherWords(targets.rest).length > mostOther) return null;
  const wish = cancelled(targets, rows);
  return wish === 'unclear' ? null : wish;
}

/** "Everything except line 2", "all the rest": other lines are meant than those that are named. */
function isExceptedOf(targets: Targets, text: string, rows: readonly DraftRow[]): boolean {
  return (
    othersOf(targets, rows) !== null ||
    isExcepted(targets, text) ||
    isOnlyOneWrong(targets) ||
    all.test(targets.rest) ||
    restOfAll.test(targets.rest)
  );
}
const restOfAll = inAnyLanguage('rest');
const all =
  /(?<!\p{L})(?:all|everything|except|apart|alles|alle|außer|bis auf|behalve|tout|tous|toutes|sauf|hormis|tod[oa]s?|salvo|excepto|menos|tutt[oaie]|tranne|eccetto|tudo|exceto|wszystk\p{L}*|oprócz|poza|alt|undtagen|only|nur|alleen|seulement|sólo|solo|só|apenas|tylko|kun)(?!\p{L})/iu;

function broughtTo(targets: Targets, text: string, rows: readonly DraftRow[]): Wish | null {
  const [row] = targets.rows;
  if (row === undefined || targets.rows.length > 1 || tellsOfGoods(text)) return null;
  if (cancels.test(text) || takesOut(text)) return null;
  const rest = withoutSizes(targets.rest, text, rows[row]!.description?.value ?? '');
  const now = rows[row]!.quantity?.value ?? null;
  const counts = countsOf(rest);
  const others = [...new Set(counts.flatMap(({ value }) => (value === now ? [] : value)))];
  const [to] = others;
  const isCounted = (rest.match(/\d+/g) ?? []).length === counts.length;
  if (to === undefined || now === null || others.length > 1 || !isCounted || lineNumbers.test(rest))
    return null;
  const lead = rest.slice(0, rest.search(new RegExp(`(?<!\\d)${to}(?!\\d)`)));
  if (!endsUpTo.test(lead) || countsOtherwise(rest) || otherWords(rest).length > mostOther) return null;
  const wish = { kind: 'quantity' as const, row, to, from: counts.length > 1 ? now : null };
  const isLast = /^\d+[.!]?\s*$/.test(rest.slice(lead.length));
  return isLast || standsAsAmount(wish, text, rows) ? wish : null;
}
/** One verb that nobody knows, or an aside of two words. */
const mostOther = 2;

/** "Two things:", "order attached": it only announces. */
function isLead(text: string, rows: readonly DraftRow[]): boolean {
  return (
    leadsIn.test(text) &&
    findTargets(text, rows) === null &&
    !/\d\d/.test(text) &&
    text.split(/\s+/).length <= 6
  );
}

/** Why something is wanted. */
function isReason(piece: readonly Word[], { rows, days }: Beside): boolean {
  const plain =
    days.printed === null
      ? piece
      : piece.map((word) => (isDayOf(word.text, days.printed!) ? { ...word, text: '' } : word));
  return findTargets(textOf(piece), rows) === null && tellsNothing(plain, rows);
}

/** "the 1st", of 1 April. */
function isDayOf(text: string, printed: string): boolean {
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th|er|º|°|e|\.)?[.,;!]?$/iu.exec(text) ?? [];
  return day !== undefined && Number(day) === Number(printed.slice(8));
}

/** Goods, and hardly anything beside them. */
function namesOnly(words: readonly Word[], rows: readonly DraftRow[]): boolean {
  const text = textOf(withoutJoint(words));
  const targets = findTargets(text, rows);
  return (
    targets !== null &&
    verbOf(text) === null &&
    !/\d/.test(targets.rest) &&
    otherWords(targets.rest).length === 0
  );
}
