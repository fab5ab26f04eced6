import type { Draft, DraftParty, DraftRow } from '../../draft.ts';
import { inAnyLanguage } from '../../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../../lexicon/phrases.ts';
import { readDate, workingWeek } from '../../values/date.ts';
import { foldWord } from '../../values/fold.ts';
import { withoutCountedPeople } from '../gates/counted-people.ts';
import { withoutFormerTimes, withoutSettled } from '../gates/former-times.ts';
import { findTargets, type Targets } from '../goods/find-targets.ts';
import { goodsSaid, withoutGoodsSaid } from '../goods/goods-said.ts';
import { ordinalLine } from '../goods/ordinals.ts';
import { besidePrintedDay } from '../heads/beside-printed-day.ts';
import {
  type DayWriting,
  daysTold,
  dayThenMonth,
  isDeniedBehind,
  monthThenDay,
  type ToldDay,
  weekdayOf,
  withoutPrintedDay,
} from '../heads/days-told.ts';
import { tailOf } from '../heads/renumbered.ts';
import { rowsOf, type Wish } from '../instruction.ts';
import { leavesLines } from '../rows/as-is.ts';
import { verbOf } from '../sentences/clauses.ts';
import { fold, numbered, withoutOwn, withoutPlainNumbers } from '../sentences/plain-numbers.ts';
import { delivers, told } from '../words/wordings.ts';
import { onlySome } from '../words/words-of-amounts.ts';
import { asks } from '../words/words-of-wishes.ts';
import { isOnlyTold } from './only-told.ts';
import { tellsOfHouse } from './tells-of-house.ts';
import { bringsOrder } from './tells-of-what-came.ts';
import { salutation } from './topics.ts';

/**
 * Whether a sentence has a day, a number or a line of which neither the papers of the order nor the wishes that were
 * read in it say the same: it may want something in words that nobody knows.
 */
export function holdsUnexplained(
  text: string,
  wishes: readonly Wish[],
  draft: Draft,
  days: DayWriting,
): boolean {
  if (isOnlyTold(text, draft.rows, days) || (salutation.test(text) && !/\d/.test(text))) return false;
  if (leavesLines(text, draft.rows)) return false;
  if (tellsOfHouse(text, { rows: draft.rows, days })) return false;
  if (bringsOrder(text, draft.orderNumber?.value ?? null)) return false;
  const known = knownDays(draft, wishes);
  // "On all papers" names no copy paper.
  const plain = withoutPlainNumbers(
    withoutSettled(
      withoutFormerTimes(
        withoutWhy(withoutClosing(text.slice(0, searchedCharacters), wishes), wishes).replace(allPapers, ' '),
      ),
    ),
  );
  const numbers = [draft.orderNumber, draft.printedCustomerNumber].flatMap((chosen) => chosen?.value ?? []);
  // "2027-B-072 please, 071 is taken"
  const isRenumbered = wishes.some(({ kind }) => kind === 'orderNumber');
  const tails = isRenumbered ? numbers.flatMap((number) => tailOf(number) ?? []) : [];
  const undated = withoutDays(
    withoutOwn(plain, [...numbers, ...tails]),
    known,
    draft.orderDate?.value ?? null,
    days,
  );
  if (undated === null) return true;
  const parties = [draft.buyer, draft.shipTo].flatMap(partyValues);
  return [undated, withoutWished(undated, draft.rows, wishes)].every((said) => {
    const rest = withoutRows(said, draft.rows, wishes);
    return rest === null || holdsOtherNumber(withoutOwn(rest, parties), draft, wishes);
  });
}

/** "Please deliver on 24 July (closed from the 31st)": why, beside a day that was read. */
function withoutClosing(text: string, wishes: readonly Wish[]): string {
  return wishes.some(({ kind }) => kind === 'deliveryDate') ? text.replace(closing, ' ') : text;
}
const closing =
  /\([^()]*(?<!\p{L})(?:closed|shut|holidays?|geschlossen|ferien|\p{L}*urlaub|gesloten|dicht|vakantie|fermée?s?|congés|cerrad[oa]s?|vacaciones|chius[oi]|ferie|fechad[oa]s?|férias|zamknięt\p{L}+|urlop\p{L}*|lukket)(?!\p{L})[^()]*\)/giu;

/** "…, we are 20 guests more now": why goods were added. */
function withoutWhy(text: string, wishes: readonly Wish[]): string {
  return wishes.some(({ kind }) => kind === 'add' || kind === 'quantity' || kind === 'quantityBy')
    ? withoutCountedPeople(text)
    : text;
}

/** Without the names of goods that a wish is of: the sizes in them count nothing. */
function withoutWished(text: string, rows: readonly DraftRow[], wishes: readonly Wish[]): string {
  const wished = new Set(wishes.flatMap(rowsOf));
  const isOfTwo = wished.size > 0 && sameAmount.test(text);
  const said = goodsSaid(text, rows).filter((goods) => isOfTwo || goods.rows.every((row) => wished.has(row)));
  return withoutGoodsSaid(text, said);
}

const sameAmount = inAnyLanguage('sameAmount');

const allPapers =
  /(?<!\p{L})(?:all|allen?|alle|tous|todos|tutti|wszystkich)\s(?:\p{L}+\s)?(?:papers|documents?|papieren?|unterlagen|dokumente?n?|documenten|documentos|documenti|dokument\p{L}*|papirer)(?!\p{L})/giu;
const searchedCharacters = 4000;
const spoken =
  /(?<!\p{L})(?:discuss\p{L}*|spoke|agreed|talked|call(?:ed)?|phone|offer|quot\p{L}*|besproch\p{L}*|telefon\p{L}*|abgesproch\p{L}*|gespräch|angebot\p{L}*|afgesproken|gesprok\p{L}*|besprok\p{L}*|gesprek|offert\p{L}*|convenu\p{L}*|discut\p{L}*|entretien|devis|habla\p{L}*|acorda\p{L}*|presupuesto|oferta|parlat\p{L}*|concordat\p{L}*|sentiti|preventivo|falámos|combinad\p{L}*|proposta|orçamento|uzgodni\p{L}*|rozm\p{L}*|ofert\p{L}*|aftalt|talt?e?|tilbud\p{L}*)(?!\p{L})/iu;

interface KnownDays {
  all: ReadonlySet<string>;
  /** The day of delivery, printed or wished. */
  deliveries: ReadonlySet<string>;
  weeks: (week: number) => boolean;
  /** The days of the week of the day that is printed and of one that is wished instead, from 1 for Monday. */
  weekdays: ReadonlySet<number>;
}

function knownDays({ rows, ...draft }: Draft, wishes: readonly Wish[]): KnownDays {
  const ofRows = rows.flatMap(({ deliveryDate, schedule = [] }) => [deliveryDate, ...schedule]);
  const printed = [
    draft.orderDate,
    draft.deliveryDate,
    draft.deliveryDateFrom,
    draft.deliveryDateTo,
    ...ofRows,
  ];
  const wished = wishes.flatMap((wish) => (wish.kind === 'deliveryDate' ? wish.date : []));
  const all = new Set([...printed.flatMap((day) => day?.value ?? []), ...wished]);
  const weeks = (week: number) =>
    [...all].some((day) => {
      const { monday, friday } = workingWeek(Number(day.slice(0, 4)), week) ?? {};
      return monday !== undefined && friday !== undefined && monday <= day && day <= friday;
    });
  const delivery = wished.length > 0 ? [...wished, draft.deliveryDate?.value ?? []].flat() : [];
  const weekdays = new Set(delivery.map(weekdayOf));
  return {
    all,
    deliveries: new Set(wished.length > 0 ? wished : [draft.deliveryDate?.value ?? []].flat()),
    weeks,
    weekdays,
  };
}

/** Null when it names a day that is not known and not over. */
function withoutDays(
  text: string,
  known: KnownDays,
  ordered: string | null,
  writing: DayWriting,
): string | null {
  const { order } = writing;
  let rest = withoutPrintedDay(text, writing.printed);
  let isDated = false;
  const isTold = told.test(text) && !asks.test(text) && verbOf(text) === null;
  for (const { iso } of turnedAway(text, known, writing)) rest = withoutPrintedDay(rest, iso);
  const explained = new Set([...known.all, ...turnedAway(text, known, writing).map(({ iso }) => iso)]);
  for (let read = readDate(rest, order, dateWords); read; read = readDate(rest, order, dateWords)) {
    const isOver =
      (ordered !== null && read.iso <= ordered) || isTold || ofPaper.test(rest.split(read.text, 1)[0]!);
    if (!explained.has(read.iso) && !isOver) return null;
    isDated = true;
    rest = rest.replace(read.text, ' ');
  }
  for (const day of daysTold(rest, writing)) {
    const isOver = (ordered !== null && day.iso <= ordered) || isTold || spoken.test(text);
    const isDoubtful = doubtfulDay.test(day.text);
    if (!explained.has(day.iso) && !isOver && !isDoubtful) return null;
    if (!explained.has(day.iso)) continue;
    isDated = true;
    rest = rest.replace(day.text, ' ');
  }
  const isSpoken = spoken.test(text);
  const withoutDay = (said: string, ...found: unknown[]) => {
    const { day: first, month: one, named, on } = found.at(-1) as Record<string, string | undefined>;
    const month = dateWords.months.get(foldWord(one ?? named ?? ''));
    const day = (first ?? on ?? '').padStart(2, '0');
    const isKnown = [...explained].some(
      (each) => each.slice(5) === `${String(month).padStart(2, '0')}-${day}`,
    );
    if (month === undefined || !(isKnown || isSpoken)) return said;
    isDated = true;
    return ' ';
  };
  rest = rest.replace(dayThenMonth, withoutDay).replace(monthThenDay, withoutDay);
  rest = rest.replace(weekAndNumber, (said, word: string, week: string) =>
    dateWords.weeks.has(foldWord(word)) && known.weeks(Number(week)) ? ' ' : said,
  );
  const named = (rest.replace(ordinalLine(rest)?.text ?? ' ', ' ').match(/\p{L}{5,}/gu) ?? []).flatMap(
    (word) => dateWords.weekdays.get(foldWord(word)) ?? [],
  );
  // "Friday instead of Thursday": both are known.
  const isSwap = new Set(named).size > 1 && named.every((weekday) => known.weekdays.has(weekday));
  const beside = besidePrintedDay(text, writing);
  const isCounted = beside !== null && beside !== 'unclear' && beside.kind === 'deliveryDate';
  const hasWeekday = named.length > 0 && !isSwap && !(isCounted && explained.has(beside.date));
  return hasWeekday && !isDated && !isSpoken ? null : rest;
}

/** "We are closed on the 4th, deliver on the 8th and not on the 4th": beside the day of delivery those on which nothing shall come. */
function turnedAway(text: string, { deliveries }: KnownDays, writing: DayWriting): ToldDay[] {
  const days = daysTold(text, writing);
  if (!days.some(({ iso }) => deliveries.has(iso))) return [];
  return days.filter(({ iso, index }) => {
    const before = text
      .slice(0, index)
      .split(/[,;:–]\s/)
      .at(-1)!;
    // Of papers that are at hand "instead of the 7th" is an error where they do not say so.
    const isDenied = writing.isOfLetter === true && isDeniedBehind(before);
    return !deliveries.has(iso) && (isDenied || (closed.test(before) && !delivers.test(before)));
  });
}
const closed = inAnyLanguage('closed');

/** Before the day of a document. */
const ofPaper = /(?<!\p{L})(?:dated|vom|z dnia|d\.?d\.?)\s*$/iu;
/** "Week 13", and words that are months elsewhere: Dutch "2 mag". */
const doubtfulDay = /^\p{L}{1,14}\.?\s?\d{1,2}$|\s\p{L}{3}\.?$/u;
const weekAndNumber = /(?<!\p{L})(\p{L}{1,14})\.?\s?(\d{1,2})(?!\d)/giu;

/** What somebody is told by: "Lagerweg 5" in whole and in pieces. */
function partyValues({ street, postalCode, city, vatId, phone, registrationNumber }: DraftParty): string[] {
  const texts = [street, postalCode, city, vatId, phone, registrationNumber];
  return texts.flatMap((chosen) => (chosen ? [chosen.value, ...chosen.value.split(/[\s,]+/)] : []));
}

/** Null when it names a line of which it says neither what is printed nor what was read as a wish. */
export function withoutRows(text: string, rows: readonly DraftRow[], wishes: readonly Wish[]): string | null {
  const wished = new Set(wishes.flatMap(rowsOf));
  let rest = wishes.reduce(
    (left, wish) => (wish.kind === 'add' && wish.description ? withoutGoodsOf(wish, left) : left),
    text,
  );
  for (let round = 0; round < rows.length; round += 1) {
    const targets = findTargets(rest, rows) ?? firstTargets(rest, rows);
    if (!targets) return rest;
    const { rest: behind } = targets;
    if (behind === rest) return null;
    rest = behind;
    // "Only line 2, the rest is cancelled": all that is left.
    const isAllLeft = wished.size + targets.rows.length === rows.length && onlySome.test(text);
    for (const row of targets.rows) {
      if (wished.has(row) || isAllLeft) continue;
      const quantity = rows[row]!.quantity?.value ?? null;
      const without = quantity === null ? rest : rest.replace(numberOf(quantity), ' ');
      if (without === rest) return null;
      rest = without;
    }
  }
  return rest;
}

/** "5 rolls of masking tape": the unit is none of the paint rollers. */
function withoutGoodsOf({ unit, description }: Extract<Wish, { kind: 'add' }>, text: string): string {
  const rest = text.replace(/\s+/g, ' ').replace(description ?? '', ' ');
  return unit === null
    ? rest
    : rest.replace(
        new RegExp(`(?<=\\d\\s?)${unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u'),
        ' ',
      );
}

/** Of a sentence that names several lines in its clauses the first that a clause names; null when none does. */
function firstTargets(text: string, rows: readonly DraftRow[]): Pick<Targets, 'rows' | 'rest'> | null {
  const clauses = text.split(clauseEnds);
  for (const [at, clause] of clauses.entries()) {
    const targets = clauses.length > 1 ? findTargets(clause, rows) : null;
    if (targets) return { rows: targets.rows, rest: clauses.with(at, targets.rest).join(' ') };
  }
  return null;
}
const clauseEnds = /(?<=[,;:])\s|\s(?=(?:and|und|en|et|y|e|i|og|sowie|oraz)\s)/iu;

function numberOf(value: number): RegExp {
  return new RegExp(`(?<![\\d.,])${value}(?![\\d]|[.,]\\d)`);
}

/** "150M" */
const ofUnit = /^\d+(?:M|KG|G|L|ST|STK|PCS|UN|SZT|PZ|UD)$/;

/** What the lines come to, where each has its amount: papers without a total have it all the same. */
function sumOfLines({ rows }: Draft): number | null {
  const totals = rows.map(({ lineTotal }) => lineTotal?.value ?? null);
  return totals.includes(null) ? null : totals.reduce<number>((sum, each) => sum + each!, 0);
}

/** A number that is no price, sum or count of the papers, and in none of the wishes. */
function holdsOtherNumber(text: string, draft: Draft, wishes: readonly Wish[]): boolean {
  const amounts = [
    draft.totalPrice?.value,
    sumOfLines(draft),
    ...draft.rows.flatMap(({ price, lineTotal }) => [price?.value, lineTotal?.value]),
  ].flatMap((value) => (value == null ? [] : [fold(String(value)), fold(value.toFixed(2))]));
  const said = wishes.flatMap((wish) => {
    const now = 'row' in wish ? [draft.rows[wish.row]?.quantity?.value ?? 0] : [];
    // "10 more, so 30": the difference is none of its own.
    const by = wish.kind === 'quantity' ? now.map((value) => Math.abs(wish.to - value)) : [];
    return [...Object.values(wish), ...now, ...by].flatMap((value) => String(value).match(numbered) ?? []);
  });
  const known = new Set([...amounts, ...said.map(fold), String(draft.rows.length)]);
  // "1,200" of what became 1200.
  const plain = text.replace(
    /(?<![\d.,])(\d{1,3})[.,'’ ](\d{3})(?![\d.,]*\d)/g,
    (printed, ...[head, tail]) => (said.includes(`${head}${tail}`) ? `${head}${tail}` : printed),
  );
  const tokens = plain.replace(/^[\s(]*\d{1,2}[.)]\s/, ' ').match(numbered) ?? [];
  // "D-97421" is 97421, "3x" is 3, and "150m" is 150.
  const isKnown = (token: string) =>
    known.has(token) ||
    known.has(token.replace(/^\p{L}{1,3}(?=\d{4})/u, '')) ||
    known.has(token.replace(/(?<=\d)[X×]$/u, '')) ||
    (ofUnit.test(token) && known.has(token.replace(/\p{L}+$/u, '')));
  return tokens.some((token) => !isKnown(fold(token)));
}
