import type { DraftRow } from '../../draft.ts';
import { isCommon } from '../../lexicon/mail/spoken-languages.ts';
import { otherWords } from '../gates/known-words.ts';
import type { Reading, Wish } from '../instruction.ts';
import { ofSize } from '../rows/wished-quantity.ts';
import { verbOf } from '../sentences/clauses.ts';
import { numberIn } from '../words/patterns.ts';
import { formerly, moreOrLess, states } from '../words/words-of-amounts.ts';
import { insteadOf } from '../words/words-of-refusal.ts';
import { goodsSaid, withoutGoodsSaid } from './goods-said.ts';

// What was read as a wish for goods, and may be of others or of none.

/** "Flour instead of 20": more or fewer of what is printed, and no goods of their own. */
export function isContrasted(description: string): boolean {
  const numbers = [...description.matchAll(/(?<![\p{L}\d-])\d+/gu)];
  return numbers.some(({ index }) => formerly.test(description.slice(0, index)));
}

/** "20 bags of the clay down and it ought to be 12", "enough in the depot": told of goods, and no name of others. */
export function isNoName(wish: Extract<Wish, { kind: 'add' }>, rows: readonly DraftRow[]): boolean {
  const name = wish.description ?? '';
  const isCounted = [...name.matchAll(/(?<=\s)\d{1,6}(?=[.!]?$|\s\p{L}{3})/gu)].some(
    ({ 0: number, index }) => !ofSize.test(name.slice(0, index)) && !isOfName(number, name, rows),
  );
  const before = name.split(/\s\d/, 1)[0]!;
  const ordered = goodsSaid(name, rows);
  const isOrdered = ordered.length > 0;
  if (ordered.some(({ from }) => onto.test(name.slice(0, from)))) return true;
  // "10 boxes of gel more than are on the order" are of its own line.
  if (isOrdered && moreOrLess.test(name)) return true;
  // Behind an article of its own, "basket liner 16, pack of 10" is like goods of the order and none of them.
  const isLikeOrdered = isOrdered && wish.article === null;
  const tells = isLikeOrdered || verbOf(before) !== null || states.test(before);
  return (
    [enough, startsJoined, none].some((words) => words.test(name)) ||
    isContrasted(name) ||
    (isCounted && tells)
  );
}

/** Before goods of the order: "labels on the fenders" are work on them, "in a box, the fenders" are these. */
const onto =
  /(?:\s(?:on|onto|auf|an|op|aan|sur|en|sobre|su|sui|sulle|sugli|nos|nas|na|på)|,)\s(?:\p{L}{1,4}\s)?$/iu;

/** "Fittings 16 angled" beside "fittings 16 straight": a size that goods of the order have as well. */
function isOfName(number: string, name: string, rows: readonly DraftRow[]): boolean {
  const named = goodsSaid(name, rows).flatMap((goods) => goods.rows);
  return named.some((row) => numberIn(Number(number)).test(rows[row]!.description?.value ?? ''));
}

/** "Instead of it rather none" */
const none =
  /(?<!\p{L})(?:none|keine?n?|geen|aucune?|ninguna?|nessuna?|nenhuma?|żadn\p{L}+|ingen)(?!\p{L})/iu;
/** "El 7 y el 8 es puente" */
const startsJoined = /^(?:and|und|en|et|y|e|i|og)\s/iu;
const enough =
  /^(?:enough|plenty|genug|genügend|genoeg|assez|bastantes?|suficientes?|abbastanza|dość|nok)(?!\p{L})/iu;

/** "We found a full sack behind the rye": the rye only tells where, wherever the text names it. */
export function isOnlyWhere(gone: readonly number[], text: string, rows: readonly DraftRow[]): boolean {
  return gone.some((row) => {
    const named = goodsSaid(text, rows).filter((goods) => goods.rows.length === 1 && goods.rows[0] === row);
    return named.length > 0 && named.every(({ from }) => tellsWhere.test(text.slice(0, from)));
  });
}
const tellsWhere =
  /(?<!\p{L})(?:behind|under|beneath|beside|next to|among|between|hinter|unter|neben|zwischen|achter|onder|naast|tussen|derrière|sous|à côté d\p{L}+|parmi|detrás d\p{L}+|debajo d\p{L}+|junto a\p{L}*|entre|dietro|sotto|accanto a\p{L}*|tra|atrás d\p{L}+|debaixo d\p{L}+|ao lado d\p{L}+|za|pod|obok|między|bag|under|ved siden af|mellem)(?:\s(?:all|the|our|den|der|die|das|dem|unser\p{L}*|de|het|onze|les?|la|nos|los?|las|el|i|gli|le|il|os?|as?|vores))?\s(?:[\p{L}\d-]+\s)?$/iu;

/** "Instead of the powder we'd like 6 bottles of rennet": the powder goes, and what comes for it was not read. */
export function isHalfOfSwap(wishes: readonly Reading[], text: string, rows: readonly DraftRow[]): boolean {
  const gone = wishes.filter((wish) => wish !== 'unclear' && wish.kind === 'cancel');
  const isAll = gone.length > 0 && gone.length === wishes.length;
  return (
    isAll && insteadOf.test(text) && /(?<![\p{L}\d-])\d/u.test(withoutGoodsSaid(text, goodsSaid(text, rows)))
  );
}

/** "Add 15 elbow fittings brass" beside fittings of steel: more goods that have a word of their own are perhaps others. */
export function addsOtherKind(wish: Reading, text: string, rows: readonly DraftRow[]): boolean {
  if (wish === 'unclear' || (wish.kind !== 'quantity' && wish.kind !== 'quantityBy')) return false;
  if (wish.kind === 'quantity' && wish.from !== null) return false;
  return goodsSaid(text, rows).some(({ rows: [row], to }) => {
    const [clause = ''] = text.slice(to).split(/[,;.!?)]/, 1);
    const [, kind] = /^(?:\s\d+)?\s(\p{L}{4,})$/u.exec(clause) ?? [];
    const isAdded = row === wish.row && verbOf(text.slice(0, to)) === 'add';
    const isKind = kind !== undefined && !isCommon(kind) && !onTop.test(kind);
    return isAdded && isKind && otherWords(kind).length > 0;
  });
}

const onTop =
  /^(?:mehr|more|meer|drauf|obendrauf|dazu|hinzu|extra|erbij|plus|davantage|más|mais|więcej|mere|flere|oveni)$/iu;
