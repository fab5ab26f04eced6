import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { isBodyUnit } from '../../mail-body/body-units.ts';
import { otherWords } from '../gates/known-words.ts';
import type { Wish } from '../instruction.ts';
import type { Beside } from '../read-sentence.ts';
import { isAsIs } from '../rows/as-is.ts';
import { cancelled } from '../rows/refused-rows.ts';
import { isGone } from '../rows/taken-out.ts';
import { countsOf, wishedQuantity } from '../rows/wished-quantity.ts';
import { verbOf } from '../sentences/clauses.ts';
import { lineNumbers, told } from '../words/wordings.ts';
import { countsOtherwise, endsUpTo, longAgo, moreOrLess, states } from '../words/words-of-amounts.ts';
import { hedges, noneOf, notForgotten, notSoMany } from '../words/words-of-refusal.ts';
import { asks } from '../words/words-of-wishes.ts';
import type { Piece } from './goods-pieces.ts';
import { tellsOfGoods } from './told-goods.ts';

const eachNotSoMany = new RegExp(notSoMany, 'giu');

/** What a sentence says of one row, in one piece or more. */
export interface Told {
  row: number;
  pieces: Piece[];
}

/** "From 20 to 30", "20 -> 30" */
const turnsTo =
  /\d(?:\s?\p{L}{1,8}\.?)?\s*(?:->|=>|→|(?<!\p{L})(?:to|auf|naar|op|à|a|na|til|para)(?!\p{L}))\s*\d/iu;

/** Null: they stay as they are; open: nothing is said of them. */
export function wishOf(
  { row, pieces }: Told,
  { rows, heading, present }: Beside,
  isAsked: boolean,
): Wish | null | 'open' | 'unclear' {
  const text = pieces.map((piece) => piece.text).join(', ');
  const rest = pieces.map((piece) => withoutStock(piece.rest.replace(eachNotSoMany, ' '))).join(', ');
  const now = rows[row]!.quantity?.value ?? null;
  const counts = countsOf(rest).filter(({ value }) => String(value) !== present);
  const isCounted = (rest.match(/\d+/g) ?? []).length === counts.length;
  if (!isCounted || lineNumbers.test(rest)) return 'unclear';
  const [first] = pieces as [Piece];
  const isDropped = isGone(rest) || noneOf.test(first.text.slice(0, first.goods[0]?.from ?? 0));
  const others = counts.filter(({ value }) => value !== now);
  if (isDropped && others.length === 0) {
    if (hedges.test(rest) || notForgotten.test(rest) || moreOrLess.test(rest) || told.test(rest))
      return 'unclear';
    if (otherWords(rest).length > mostBesideRefusal) return 'unclear';
    const wish = cancelled({ rows: [row], rest, before: '' }, rows);
    return wish === 'unclear' || wish.kind !== 'cancel' ? 'unclear' : wish;
  }
  if (others.length === 0 && isAsIs(rest) && !moreOrLess.test(rest)) return null;
  if (counts.length === 0 && pieces.some((piece) => notSoMany.test(piece.rest))) return 'unclear';
  // "The gloves L 20 boxes, take out M."
  if (isDropped && !counts.some(({ value }) => value === now) && verbOf(rest) !== 'change') return 'unclear';
  const wish = wishedQuantity(rest.replace(ofThem, ' '), row, now);
  if (wish === null)
    return counts.length === 0 && otherWords(rest).length === 0 && verbOf(rest) === null ? 'open' : 'unclear';
  const isBeside = wish.kind === 'quantity' && wish.from !== null;
  const isContrast = isBeside && (counts.some(({ isFormer }) => isFormer) || turnsTo.test(rest));
  // "We ordered 20 washers but only 15 fit the shelf."
  if (isBeside && ((!isContrast && verbOf(rest) !== 'change') || isAsIs(rest))) return 'unclear';
  if (told.test(rest) || longAgo.test(rest) || tellsOfGoods(text)) return 'unclear';
  if (!isContrast && countsOtherwise(rest, isAsked)) return 'unclear';
  if (wish.kind === 'quantity' && wish.to === 0) return { kind: 'cancel', rows: [row] };
  const isWanted =
    isContrast ||
    isAsked ||
    heading !== null ||
    verbOf(rest) !== null ||
    asks.test(rest) ||
    endsAtAmount(rest, wish);
  if (!isContrast && wish.kind === 'quantity' && countsUnknown(rest, wish.to)) return 'unclear';
  const isFewer = pieces.some((piece) => notSoMany.test(piece.rest));
  const most = isContrast || isFewer ? mostBesideContrast : mostBesideWish;
  return isWanted && otherWords(withoutReason(rest)).length <= most ? wish : 'unclear';
}

/** "With the lift to 3 high": behind the number stands what is neither a unit nor said of amounts. */
function countsUnknown(rest: string, amount: number): boolean {
  const [, behind] = new RegExp(`(?<![\\d.,])${amount} (\\p{L}+)`, 'u').exec(rest) ?? [];
  return behind !== undefined && !isBodyUnit(behind) && otherWords(behind).length > 0;
}

/** "Drop the chips, there are 3 boxes left": so many are there. */
function withoutStock(rest: string): string {
  const found = haveStill.exec(rest);
  if (found === null) return rest;
  const before = rest.slice(0, found.index);
  return /\d/.test(before) ? rest : before;
}

const haveStill = inAnyLanguage('haveStill');

/** "… 30 cans as Saturday is the feast": why, where it holds no number. */
function withoutReason(rest: string): string {
  const amount = rest.search(/\d/);
  const [reason] = languagesOf(rest).flatMap((words) => {
    const at = rest.slice(amount).search(patternOf(words, 'reasons'));
    return at > 0 && !/\d/.test(rest.slice(amount + at)) ? amount + at : [];
  });
  return amount < 0 || reason === undefined ? rest : rest.slice(0, reason);
}

const mostBesideRefusal = 6;

const mostBesideContrast = 8;

const mostBesideWish = 4;

/** "Oat milk: of it please double": it is what was named. */
const ofThem =
  /(?<!\p{L})(?:of (?:it|that|them|those)|davon|daarvan|ervan|dont|de (?:ello|ellos|ellas|eso)|ne|disso|deles|delas|z tego|z nich|tego|deraf)(?!\p{L})/giu;

/** "Up to 20", "make it 20". */
function endsAtAmount(rest: string, wish: Wish): boolean {
  if (wish.kind !== 'quantity') return wish.kind === 'quantityBy';
  const at = rest.search(new RegExp(`(?<![\\d.,])${wish.to}(?!\\d)`));
  return at >= 0 && (endsUpTo.test(rest.slice(0, at)) || states.test(rest.slice(0, at)));
}
