import { choose, chosenFrom } from '../choose.ts';
import type { DateRule } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import type { Candidate, Chosen, Doubt, DraftRow } from '../draft.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { type ReadDate, readDate } from '../values/date.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import type { DateMeaning } from './date-words.ts';
import { heightWeight, type LabelIndex, valuesAt } from './labelled-values.ts';
import type { UnlabelledDate } from './unlabelled-dates.ts';

/** What is due may be the payment; orders print that as a term of days: of 66 such dates of generated ones none was. */
const dueWeight = 0.86;
/** A date stands within this many characters of its label, else it belongs to a sentence. */
const nearLabel = 48;
/** `from Wednesday, 21 September 2026 until Wednesday, 30 September 2026` has 68 characters. */
const longestWindow = 90;

/** The date of the order: at its label, else behind the order number, as in `Order 556 of 9 November 2026`. */
export function findOrderDate(
  index: LabelIndex,
  rule: DateRule,
  letter: readonly Candidate[],
  unlabelled: readonly UnlabelledDate[],
): { chosen: Chosen | null; doubts: Doubt[] } {
  const labelled = [
    ...datesAt(index, 'orderDate', 1, rule),
    ...datesAt(index, 'anyDate', 0.94, rule),
    ...datesAt(index, 'orderNumber', 0.92, rule),
    ...datesAt(index, 'orderTitle', 0.9, rule),
  ];
  const told = ofMeaning(unlabelled, 'order').flatMap((date): Candidate<ReadDate>[] => {
    const { from, to, text, ambiguous } = date.value;
    return from !== null && from === to ? [{ ...date, value: { iso: from, text, ambiguous } }] : [];
  });
  const found = decide(labelled.length > 0 ? labelled : told, 'order_date', rule);
  if (found.chosen) return found;
  if (letter.length > 0) return choose(letter, 'order_date');
  const printed = keepAsPrinted(index);
  const [only] = printed.chosen ? [] : daysOf(ofMeaning(unlabelled, null)).slice(0, 1);
  return only ? { chosen: chosenFrom(only), doubts: [] } : printed;
}

function ofMeaning(dates: readonly UnlabelledDate[], meaning: DateMeaning | null): UnlabelledDate[] {
  return dates.filter((date) => date.meaning === meaning);
}

/** The single days among dates, from the earliest. */
function daysOf(dates: readonly Candidate<ReadDelivery>[]): Candidate[] {
  return dates
    .filter(({ value }) => value.from !== null && value.from === value.to)
    .map((date) => ({ ...date, value: date.value.from! }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** A text with digits at the label of the order's date that is no date we know: kept for a person to read. */
function keepAsPrinted(index: LabelIndex): {
  chosen: Chosen | null;
  doubts: Doubt[];
} {
  const read = (text: string) => (/\d/.test(text) && text.length <= 30 ? text : null);
  const { chosen } = choose(valuesAt(index, ['orderDate'], 0.4, read), 'order_date');
  return {
    chosen,
    doubts: chosen ? [makeDoubt('date_unreadable', 'order_date', [chosen.value], chosen.places)] : [],
  };
}

export interface Delivery {
  date: Chosen | null;
  from: Chosen | null;
  to: Chosen | null;
  doubts: Doubt[];
}

/** With sentences on a delivery that names no day. */
interface FoundDelivery extends Delivery {
  notes: string[];
}

/**
 * The requested delivery: the day or window at a label of the header, else the dates of the lines. Different dates are
 * a window, of which `preference` picks one day. `orderDate` tells the year of a week that is printed without.
 */
export function findDelivery(
  index: LabelIndex,
  rows: readonly DraftRow[],
  rule: DateRule,
  preference: WindowPreference,
  orderDate: string | null,
  unlabelled: readonly UnlabelledDate[],
  windows: readonly Candidate<ReadDelivery>[],
): FoundDelivery {
  // What has a label for each of its ends is not one of them.
  const isEnd = ({ value }: Candidate<ReadDelivery>) =>
    windows.some((window) => window.value.from === value.from || window.value.to === value.to);
  const atLabels = [
    ...deliveriesAt(index, 'deliveryDate', 1, rule, orderDate),
    ...deliveriesAt(index, 'dueDate', dueWeight, rule, orderDate),
    // `Deliver on: 12 May`: what else announces a place.
    ...deliveriesAt(index, 'shipTo', 0.95, rule, orderDate).filter(({ value, text }) =>
      text.startsWith(value.text.trim()),
    ),
  ];
  const labelled = [...windows, ...atLabels.filter((candidate) => !isEnd(candidate))];
  const told = ofMeaning(unlabelled, 'delivery').filter(isAfter(orderDate));
  const dated = labelled.filter(({ value }) => !value.asap);
  // "As soon as possible" is also a word of sentences: a day comes first.
  const [candidates = []] = [dated, oneWindow(told), labelled].filter((found) => found.length > 0);
  const { chosen, doubts } = chooseDelivery(candidates);
  if (chosen) {
    const labelledDelivery = withDoubt(ofLabel(chosen, preference), chosen, rule, [
      ...doubts,
      ...unassigned(unlabelled, orderDate, chosen.value, rows),
    ]);
    return { ...labelledDelivery, ...windowOfRows(labelledDelivery, rows) };
  }
  const [later] = orderDate === null ? [] : oneWindow(ofMeaning(unlabelled, null).filter(isAfter(orderDate)));
  if (later && rows.every((row) => row.deliveryDate === null))
    return { ...ofLabel(chosenFrom(later), preference), doubts: [] };
  const dates = rows.flatMap((row) => [
    ...(row.deliveryDate ? [row.deliveryDate] : []),
    ...(row.schedule ?? []),
  ]);
  const days = [...new Set(dates.map((date) => date.value))].sort();
  const left = unassigned(unlabelled, orderDate, null, rows);
  if (days.length <= 1)
    return {
      date: dates[0] ?? null,
      from: null,
      to: null,
      doubts: left,
      notes: [],
    };
  const at = (day: string) => dates.find((date) => date.value === day)!;
  const [from, to] = [at(days[0]!), at(days.at(-1)!)];
  const date = {
    ...oneOf(from, to, preference),
    because: `the ${preference} of the lines' dates`,
  };
  return { date, from, to, doubts: left, notes: [] };
}

function isAfter(orderDate: string | null): (date: UnlabelledDate) => boolean {
  return ({ value }) => orderDate === null || (value.to ?? value.from ?? '') > orderDate;
}

/** Dates after the order's that no field takes: one may be an end of the window of delivery. */
function unassigned(
  unlabelled: readonly UnlabelledDate[],
  orderDate: string | null,
  delivery: ReadDelivery | null,
  rows: readonly DraftRow[],
): Doubt[] {
  const ofRows = rows.flatMap(({ deliveryDate, schedule }) => [deliveryDate, ...(schedule ?? [])]);
  const taken = new Set([delivery?.from, delivery?.to, ...ofRows.map((date) => date?.value)]);
  const left = unlabelled
    .filter(({ meaning }) => meaning === null || meaning === 'delivery')
    .filter(isAfter(orderDate))
    .find(({ value }) => !taken.has(value.from ?? undefined) || !taken.has(value.to ?? undefined));
  return left ? [makeDoubt('date_unclear', 'delivery_date', [left.value.text], [left])] : [];
}

/** What two guessed days are worth as the ends of a window. */
const guessedWindow = 0.6;

/** A date that stands alone; two days are the ends of a window, of more nobody knows. */
function oneWindow(dates: readonly UnlabelledDate[]): Candidate<ReadDelivery>[] {
  const days = [...Map.groupBy(dates, ({ value }) => nameOf(value)).values()]
    .map(([first]) => first!)
    .sort((one, other) => (nameOf(one.value) < nameOf(other.value) ? -1 : 1));
  if (days.length < 2) return days;
  const [first, last] = days;
  const isWindow = days.length === 2 && days.every(({ value }) => value.from === value.to);
  if (!isWindow) return [];
  const ends = {
    from: first!.value.from,
    to: last!.value.to,
    text: nameOf(last!.value),
  };
  return [{ ...last!, score: guessedWindow, value: { ...last!.value, ...ends } }];
}

/** The window of the lines' dates where the day of the header is in it. */
function windowOfRows(
  { date, from }: Delivery,
  rows: readonly DraftRow[],
): Pick<Delivery, 'from' | 'to'> | null {
  const dates = rows
    .flatMap(({ deliveryDate, schedule }) => [...(deliveryDate ? [deliveryDate] : []), ...(schedule ?? [])])
    .sort((a, b) => (a.value < b.value ? -1 : 1));
  const [first, last] = [dates[0], dates.at(-1)];
  if (from !== null || date === null || !first || !last || first.value === last.value) return null;
  return first.value <= date.value && date.value <= last.value ? { from: first, to: last } : null;
}

/** Decides between days and windows; a doubt names them as a person would. */
function chooseDelivery(candidates: readonly Candidate<ReadDelivery>[]): {
  chosen: Chosen<ReadDelivery> | null;
  doubts: Doubt[];
} {
  const named = candidates.map((candidate) => ({
    ...candidate,
    value: nameOf(candidate.value),
  }));
  const { chosen, doubts } = choose(named, 'delivery_date');
  const read = candidates.find(({ value }) => nameOf(value) === chosen?.value);
  return {
    chosen: chosen && read ? { ...chosen, value: read.value } : null,
    doubts,
  };
}

function nameOf({ from, to, text }: ReadDelivery): string {
  const days = [...new Set([from, to].filter((day) => day !== null))];
  return days.length > 0 ? days.join(' to ') : text;
}

type WindowPreference = 'earliest' | 'middle' | 'latest';

function deliveriesAt(
  index: LabelIndex,
  kind: LabelKind,
  weight: number,
  rule: DateRule,
  orderDate: string | null,
): Candidate<ReadDelivery>[] {
  const read = (text: string) => readDelivery(text.slice(0, longestWindow), rule.order, dateWords, orderDate);
  return valuesAt(index, [kind], weight, read).map((found) => ({
    ...found,
    score: found.score * heightWeight({ height: 800 }, found),
  }));
}

/** A window has both ends; one that is open on a side, or as long as a day, is a date. */
function ofLabel(chosen: Chosen<ReadDelivery>, preference: WindowPreference): Omit<FoundDelivery, 'doubts'> {
  const { from, to, asap, text } = chosen.value;
  if (asap) return { date: null, from: null, to: null, notes: [`Delivery: ${text}`] };
  const end = (value: string): Chosen => ({ ...chosen, value });
  if (from === null || to === null || from === to)
    return { date: end((to ?? from)!), from: null, to: null, notes: [] };
  return {
    date: oneOf(end(from), end(to), preference),
    from: end(from),
    to: end(to),
    notes: [],
  };
}

function withDoubt(
  delivery: Omit<FoundDelivery, 'doubts'>,
  chosen: Chosen<ReadDelivery>,
  rule: DateRule,
  doubts: Doubt[],
): FoundDelivery {
  if (!delivery.date || !chosen.value.ambiguous || rule.source !== 'locale') return { ...delivery, doubts };
  const assumed = makeDoubt('date_order_assumed', 'delivery_date', [chosen.value.text], chosen.places);
  return {
    ...delivery,
    date: { ...delivery.date, confidence: delivery.date.confidence * 0.7 },
    doubts: [...doubts, assumed],
  };
}

function oneOf(from: Chosen, to: Chosen, preference: WindowPreference): Chosen {
  if (preference !== 'middle') return preference === 'earliest' ? from : to;
  const middle = (Date.parse(from.value) + Date.parse(to.value)) / 2;
  const places = from.places === to.places ? from.places : [...from.places, ...to.places];
  return {
    ...from,
    value: new Date(middle).toISOString().slice(0, 10),
    places,
  };
}

function datesAt(index: LabelIndex, kind: LabelKind, weight: number, rule: DateRule): Candidate<ReadDate>[] {
  const read = (text: string) => readDate(text.slice(0, nearLabel), rule.order, dateWords);
  return valuesAt(index, [kind], weight, read).map((found) => ({
    ...found,
    score: found.score * heightWeight({ height: 800 }, found),
  }));
}

function decide(
  candidates: Candidate<ReadDate>[],
  path: string,
  rule: DateRule,
): { chosen: Chosen | null; doubts: Doubt[] } {
  const { chosen, doubts } = choose(
    candidates.map((candidate) => ({
      ...candidate,
      value: candidate.value.iso,
    })),
    path,
  );
  if (!chosen) return { chosen, doubts };
  const read = candidates.find((candidate) => candidate.value.iso === chosen.value)!.value;
  if (!read.ambiguous || rule.source !== 'locale') return { chosen, doubts };
  return {
    chosen: { ...chosen, confidence: chosen.confidence * 0.7 },
    doubts: [...doubts, makeDoubt('date_order_assumed', path, [read.text], chosen.places)],
  };
}
