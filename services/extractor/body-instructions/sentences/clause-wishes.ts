import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { languagesOf, patternOf } from '../../lexicon/mail/spoken-languages.ts';
import { textOf } from '../../rows/table.ts';
import { findTargets, pointsAtRow } from '../goods/find-targets.ts';
import { withoutGoods } from '../goods/goods-words.ts';
import { tellsOfFinds } from '../goods/told-goods.ts';
import { daysTold } from '../heads/days-told.ts';
import { wishedDay } from '../heads/wished-day.ts';
import { wishedNumber } from '../heads/wished-number.ts';
import { wishedPlace } from '../heads/wished-place.ts';
import type { Reading } from '../instruction.ts';
import type { Context } from '../read-sentence.ts';
import { provenQuantity } from '../rows/proven-quantity.ts';
import { rowWishes } from '../rows/row-wishes.ts';
import { wishedItem } from '../rows/wished-item.ts';
import { countsOf } from '../rows/wished-quantity.ts';
import { delivers } from '../words/wordings.ts';
import { sends } from '../words/words-of-refusal.ts';
import { clausesOf, type Verb, verbOf } from './clauses.ts';
import { withoutOwn } from './plain-numbers.ts';

/** What the clauses of a sentence want, one after the other. */
export function clauseWishes(words: readonly Word[], text: string, context: Context): Reading[] {
  const { rows, days, meant } = context;
  const wishes: Reading[] = [];
  const restOf = (some: string) => {
    const isDated = delivers.test(some) && daysTold(text.slice(text.indexOf(some)), days).length > 0;
    return findTargets(some, rows)?.rest ?? (isDated ? some : null);
  };
  const { heading } = context;
  let last: Verb | null = heading === null ? null : verbOf(heading);
  const isAdded = last === 'add';
  let named = meant;
  let isOpen = false;
  const doubted: Topic[] = [];
  const isWhole = (some: string) =>
    countsOf(findTargets(some, rows)?.rest ?? '').length > 0 ||
    [wishedPlace(some), wishedDay(some, days), wishedNumber(some, context.present, context)].some(
      (wish) => wish !== null && wish !== 'unclear',
    );
  const isHead = (some: string) => {
    const place = wishedPlace(some, context.before);
    return place !== null && place !== 'unclear';
  };
  if (takesRestBack(text, rows)) return ['unclear'];
  for (const clause of clausesOf(words, restOf, isWhole, isHead)) {
    const said = textOf(clause);
    const targets = findTargets(said, rows);
    const own = verbOf(withoutGoods(said, rows));
    const sure = provenQuantity(said, rows, context.present);
    const counted = sure ? [sure] : own === null ? readClause(clause, null, context, named) : [];
    // "Line 6 goes, the bolts up to 7": who counts takes nothing back.
    const isCounted = targets !== null && countsOf(targets.rest).length > 0;
    const isOther = own === null && last === 'cancel' && isCounted;
    const isInherited = (targets !== null || isAdded) && !isOther;
    const verb: Verb | null = own ?? (isInherited ? last : null);
    const isFound = verb === 'add' && targets === null && tellsOfFinds(said);
    const found =
      counted.length > 0 || verb === null || isFound ? counted : readClause(clause, verb, context, named);
    // "Change the bolts and the gloves to 25": both, or one?
    if (isOpen && own === null && found.some(isQuantity)) return ['unclear'];
    if (isOther && found.length === 0) wishes.push('unclear');
    isOpen = own === 'change' && targets !== null && !/(?<![\p{L}\d-])\d/u.test(targets.rest);
    // "Article 5 is not needed any more, please cancel": the second verb says the same of the same line.
    const isRepeated = verb !== null && wishes.length > 0 && !targets && repeats(found, wishes);
    const topic = found.length === 1 && found[0] === 'unclear' && !targets ? printedTopic(said) : null;
    if (topic !== null) doubted.push(topic);
    // "…, the last one to be struck": a second wish that names nothing known.
    else if (own === 'cancel' && found.length === 0 && !targets && wishes.some(isQuantity))
      wishes.push('unclear');
    else if (!isRepeated) wishes.push(...found);
    last = verb ?? last;
    named = targets?.rows.length === 1 ? targets.rows[0]! : targets ? null : named;
  }
  const isOpenStill = doubted.some((topic) => !wishes.some((wish) => isKind(wish, topic)));
  if (isOpenStill) wishes.push('unclear');
  return isContradiction(wishes)
    ? ['unclear']
    : wishes.map((wish) => (isDayOfSome(wish, wishes, text, rows) ? 'unclear' : wish));
}

/** "Only line 2, the rest is cancelled." */
function takesRestBack(text: string, rows: readonly DraftRow[]): boolean {
  return text
    .split(/[,;:–]/)
    .some(
      (piece) => restWords.test(piece) && verbOf(piece) === 'cancel' && findTargets(piece, rows) === null,
    );
}
const restWords = inAnyLanguage('rest');

/** "Hold them until 12 May, everything else on the printed date": the day is of some goods. */
function isDayBesideRest(text: string): boolean {
  return languagesOf(text).some((words) => {
    const rest = patternOf(words, 'rest').exec(text);
    const behind = rest && text.slice(rest.index + rest[0].length).split(/[.;!?]/, 1)[0]!;
    return behind !== null && patternOf(words, 'dayNouns').test(behind);
  });
}

/** "The gloves are for the fair, so please bring them on 12 May": not the whole order. */
function isDayOfSome(
  wish: Reading,
  all: readonly Reading[],
  text: string,
  rows: readonly DraftRow[],
): boolean {
  if (!isKind(wish, 'deliveryDate')) return false;
  if (isDayBesideRest(text) && rows.length > 1) return true;
  const named = findTargets(text, rows)?.rows ?? [];
  const isTold = all.some((each) => each !== 'unclear' && (each.kind === 'cancel' || 'row' in each));
  return named.length > 0 && named.length < rows.length && !isTold;
}

type Topic = 'deliveryDate' | 'address' | 'orderNumber';

/** What of the head a clause without a number speaks of: "ignore the date on it". */
function printedTopic(said: string): Topic | null {
  if (/\d/.test(said)) return null;
  const [topic] = (Object.keys(heads) as Topic[]).filter((each) => heads[each].test(said));
  return topic ?? null;
}
const heads: Record<Topic, RegExp> = {
  deliveryDate: /(?<!\p{L})\p{L}*(?:dates?|datum|termin\p{L}*|fecha|datoen|dato|datę|data)(?!\p{L})/iu,
  address:
    /(?<!\p{L})\p{L}*(?:address|adresse?n?|anschrift|adres\p{L}*|dirección|indirizzo|morada)(?!\p{L})/iu,
  orderNumber: /(?<!\p{L})\p{L}*(?:number|nummer(?:et)?|numéro|número|numero|numer)(?!\p{L})/iu,
};

function isKind(wish: Reading, kind: Topic): boolean {
  return wish !== 'unclear' && wish.kind === kind;
}

function isQuantity(wish: Reading): boolean {
  return wish !== 'unclear' && wish.kind === 'quantity';
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

function readClause(
  clause: readonly Word[],
  verb: Verb | null,
  context: Context,
  meant: number | null,
): Reading[] {
  const said = textOf(clause);
  const { rows, days, isAsked, present } = context;
  const ofOrder = [
    wishedNumber(said, present, context),
    wishedPlace(said, context.before),
    wishedDay(withoutOwn(said, present === null ? [] : [present]), days),
  ]
    .filter((wish) => wish !== null)
    .filter((wish) => !isOfGoods(wish, clause, rows));
  // "Enough of them is in our own store, cancel them": where goods lie, and not where they shall go.
  const isOfStock =
    verb === 'cancel' &&
    ofOrder.every((wish) => wish === 'unclear') &&
    !delivers.test(said) &&
    !sends.test(said) &&
    findTargets(said, rows) !== null;
  if (ofOrder.length === 0 || isOfStock)
    return rowWishes(clause, said, verb, { rows, isAsked, meant, present });
  const isDay = ofOrder.some((wish) => wish === 'unclear' || wish.kind === 'deliveryDate');
  // A day of one line, or two wishes in one breath.
  if (isDay && isOfSome(said, context)) return ['unclear'];
  return verb === 'add' && ofOrder.some((wish) => countsBefore(said, wish))
    ? [...ofOrder, 'unclear']
    : ofOrder;
}

/** "Add 2 boxes of towels and bring all to 4 Mill Road": an amount before the place is one of goods. */
function countsBefore(said: string, wish: Reading): boolean {
  if (wish === 'unclear' || wish.kind !== 'address') return false;
  const [first = ''] = (wish.company ?? wish.street ?? wish.postalCode).split(',');
  return countsOf(said.slice(0, Math.max(0, said.indexOf(first)))).length > 0;
}

/** Of some lines of several: those that it names, or that the sentence before did. */
function isOfSome(said: string, { rows, meant }: Context): boolean {
  const named = findTargets(said, rows)?.rows.length ?? 0;
  return pointsAtRow(said, rows) || (named > 0 && named < rows.length) || (meant !== null && rows.length > 1);
}

/** "2 hooks, réf. LH-900": the reference of goods that the clause names is their number. */
function isOfGoods(wish: Reading, clause: readonly Word[], rows: readonly DraftRow[]): boolean {
  // "Article A-100, read 20 instead of 10"
  if (wish !== 'unclear' && wish.kind === 'orderNumber') return findTargets(wish.number, rows) !== null;
  if (wish === 'unclear' || wish.kind !== 'reference') return false;
  if (findTargets(wish.text, rows) !== null) return true;
  const article = wishedItem(clause)?.article ?? null;
  return article !== null && wish.text.includes(article);
}
