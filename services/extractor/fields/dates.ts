import { choose, chosenFrom } from '../choose.ts';
import type { DateRule } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import { type Candidate, type Chosen, type Doubt, type DraftRow, daysOfRow } from '../draft.ts';
import type { ReadDelivery } from '../values/delivery.ts';
import { dateMeaning, namesArriving, namesLapse, namesLeaving } from './date-words.ts';
import { dayAmongRows, implausibleDays, otherDaysOfRows } from './implausible-days.ts';
import { datesAt, deliveriesAt, isOfOrder, withoutNamesakes, withoutTwofold } from './labelled-dates.ts';
import type { LabelIndex } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { paymentDays } from './payment-days.ts';
import { isAfter, ofMeaning, type UnlabelledDate, unassignedDates } from './unlabelled-dates.ts';
import { unreadDeliveries } from './unread-delivery.ts';
import type { FoundWindow } from './window-ends.ts';

/** What is due may be the payment; orders print that as a term of days: of 66 such dates of generated ones none was. */
const dueWeight = 0.9;

/** It is the day of the payment as well. */
const perhapsPaid = 0.7;

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

/** Days that stand elsewhere than at a label of the header. */
interface OtherDays {
  rows: readonly DraftRow[];
  unlabelled: readonly UnlabelledDate[];
  windows: readonly FoundWindow[];
}

/** How days are read. Those without a year come after the day of the order, else after that of its e-mail. */
interface DayReading {
  rule: DateRule;
  preference: WindowPreference;
  /** YYYY-MM-DD. */
  orderDate: string | null;
}

/**
 * The requested delivery: the day or window at a label of the header, else the dates of the lines. Different dates are
 * a window, of which the preference picks one day.
 */
export function findDelivery(labels: LabelIndex, others: OtherDays, reading: DayReading): FoundDelivery {
  const { rule, orderDate } = reading;
  const { rows } = others;
  const index = withoutNamesakes(isOfOrder(labels, rule) ? withoutTwofold(labels) : labels);
  const { isAtLabel, ...found } = decideDelivery(index, others, reading);
  const isDated = isAtLabel || found.notes.length > 0;
  const [unread] = isDated ? [] : unreadDeliveries(index, rule, orderDate ?? rule.sentOn ?? null);
  // `see lines` and `May 2026` have their days there.
  const isTold = unread && (found.date === null || /\d\s?[./-]\s?\d/.test(unread.value));
  return {
    ...found,
    doubts: [
      ...found.doubts,
      ...(isTold ? [makeDoubt('date_unclear', 'delivery_date', [unread.value], [unread])] : []),
      ...implausibleDays(found, rows, orderDate ?? rule.sentOn ?? null),
      ...(isAtLabel ? otherDaysOfRows(found, rows) : []),
      ...dayAmongRows(found.date, rows),
    ],
  };
}

function decideDelivery(
  printed: LabelIndex,
  others: OtherDays,
  { rule, preference, orderDate }: DayReading,
): FoundDelivery & { isAtLabel: boolean } {
  const after = orderDate ?? rule.sentOn ?? null;
  const arrivals = printed.labels.filter(({ text }) => namesArriving(text));
  const isArrivalTold = deliveriesAt({ ...printed, labels: arrivals }, 'deliveryDate', 1, rule, after).some(
    ({ value }) => !value.asap,
  );
  const { index, rows, unlabelled, windows } = isArrivalTold
    ? withoutLeaving(printed, others)
    : { index: printed, ...others };
  // What has a label for each of its ends is not one of them.
  const isEnd = ({ value }: Candidate<ReadDelivery>) =>
    windows.some((window) => window.value.from === value.from || window.value.to === value.to);
  // The day `In store` behind the end of a window is that of the shops.
  const isLater = ({ value }: Candidate<ReadDelivery>) =>
    windows.some((window) => window.value.to !== null && (value.from ?? '') > window.value.to);
  const shops = index.labels.filter(isOfShops);
  const [late] = deliveriesAt({ ...index, labels: shops }, 'deliveryDate', 1, rule, after).filter(isLater);
  const labels = late ? index.labels.filter((label) => !shops.includes(label)) : index.labels;
  const paid = paymentDays(index, orderDate);
  const isDated = rows.some((row) => daysOfRow(row).length > 0);
  const due = deliveriesAt(index, 'dueDate', dueWeight, rule, after)
    .filter(isOwnDay)
    .flatMap((candidate) => {
      const isPaid = paid.has(candidate.value.to ?? '');
      // Where the lines have days of their own these are the delivery's.
      if (isPaid && isDated) return [];
      return [isPaid ? { ...candidate, score: Math.min(candidate.score, perhapsPaid) } : candidate];
    });
  const atLabels = [
    ...deliveriesAt({ ...index, labels }, 'deliveryDate', 1, rule, after),
    ...due,
    // `Deliver on: 12 May`: what else announces a place.
    ...deliveriesAt({ ...index, labels }, 'shipTo', 0.95, rule, after).filter(beginsWithDay),
    // `Delivery: week 27, on call` among terms of delivery.
    ...deliveriesAt(ofDelivery(index), 'other', 0.92, rule, after).filter(beginsWithDay),
  ];
  const labelled = withoutWeeksOfDays([...windows, ...atLabels.filter((candidate) => !isEnd(candidate))]);
  // `Please supply … on or before` the day of the order itself.
  const isToday = ({ value, isToldThere }: UnlabelledDate) => isToldThere && value.to === orderDate;
  const told = ofMeaning(unlabelled, 'delivery').filter((date) => isAfter(orderDate)(date) || isToday(date));
  const dated = notBefore(
    orderDate,
    labelled.filter(({ value }) => !value.asap),
  );
  // "As soon as possible" is also a word of sentences: a day comes first.
  const [candidates = []] = [dated, oneWindow(told), labelled].filter((found) => found.length > 0);
  const { chosen, doubts } = chooseDelivery(candidates);
  if (chosen) {
    const labelledDelivery = withDoubt(ofLabel(chosen, preference), chosen, rule, [
      ...doubts,
      ...unassignedDates(unlabelled, orderDate, chosen.value, rows),
    ]);
    const isNamed = dated.length > 0 || told.length > 0;
    const ofRows = windowOfRows(labelledDelivery, rows) ?? daysWithin(labelledDelivery, rows, preference);
    return { ...labelledDelivery, ...ofRows, isAtLabel: isNamed };
  }
  const [later] = orderDate === null ? [] : oneWindow(ofMeaning(unlabelled, null).filter(isAfter(orderDate)));
  if (later && rows.every((row) => row.deliveryDate === null))
    return { ...ofLabel(chosenFrom(later), preference), doubts: [], isAtLabel: false };
  const dates = rows.flatMap(daysOfRow);
  const days = [...new Set(dates.map((date) => date.value))].sort();
  const left = unassignedDates(unlabelled, orderDate, null, rows);
  if (days.length <= 1)
    return {
      date: dates[0] ?? null,
      from: null,
      to: null,
      doubts: dates.length === 0 && left.length === 0 ? laterDays(index, rule, orderDate) : left,
      notes: [],
      isAtLabel: false,
    };
  const at = (day: string) => dates.find((date) => date.value === day)!;
  const [from, to] = [at(days[0]!), at(days.at(-1)!)];
  const date = {
    ...oneOf(from, to, preference),
    because: `the ${preference} of the lines' dates`,
  };
  return { date, from, to, doubts: left, notes: [], isAtLabel: false };
}

/** Of `Ship not after` and `Must arrive by` the order wants the day on which its goods are there. */
function withoutLeaving(index: LabelIndex, { rows, unlabelled, windows }: OtherDays) {
  const departures = windows.filter(({ isOfLeaving }) => isOfLeaving).map(({ value }) => value);
  return {
    index: { ...index, labels: index.labels.filter(({ text }) => !namesLeaving(text) && !namesLapse(text)) },
    rows,
    unlabelled: unlabelled.filter(
      ({ value }) => !departures.some(({ from, to }) => value.from === from || value.from === to),
    ),
    windows: windows.filter(({ isOfLeaving }) => !isOfLeaving),
  };
}

/** Without `Delivery week: 21` where another label has a day of that week. */
function withoutWeeksOfDays(candidates: readonly Candidate<ReadDelivery>[]): Candidate<ReadDelivery>[] {
  const days = candidates.flatMap(({ value }) => (value.from === value.to ? (value.from ?? []) : []));
  const isOfDay = ({ value: { from, to, text } }: Candidate<ReadDelivery>) =>
    from !== null &&
    to !== null &&
    from !== to &&
    weekAlone.test(text) &&
    days.some((day) => isInWeek(day, from, to));
  return candidates.filter((candidate) => !isOfDay(candidate));
}
/** A week, perhaps with its year, and no day: `21`, `KW 21/2026`. */
const weekAlone = /^\D*\d{1,2}(?:\D+\d{4})?\D*$/;

function isInWeek(day: string, from: string, to: string): boolean {
  const days = (Date.parse(day) - Date.parse(from)) / dayLength;
  return Date.parse(to) - Date.parse(from) < daysOfWeek * dayLength && days >= 0 && days < daysOfWeek;
}
const dayLength = 24 * 60 * 60 * 1000;
const daysOfWeek = 7;

/** `In store`, `Into warehouse`: a place or a day, with no word for delivery. */
function isOfShops(label: Label): boolean {
  return means(label, 'shipTo') && means(label, 'deliveryDate');
}

/** `Vendor date` beside the order's own, and no other day: it may be the one of delivery. */
function laterDays(index: LabelIndex, rule: DateRule, orderDate: string | null): Doubt[] {
  const [later] = datesAt(index, 'anyDate', 1, rule).filter(
    ({ value }) => orderDate !== null && value.iso > orderDate,
  );
  return later ? [makeDoubt('date_unclear', 'delivery_date', [later.value.text], [later])] : [];
}

/** Days before the order's only where no other is printed: those of a request or an offer. */
function notBefore(
  orderDate: string | null,
  candidates: Candidate<ReadDelivery>[],
): Candidate<ReadDelivery>[] {
  const later = candidates.filter(({ value }) => (value.to ?? value.from ?? '') >= (orderDate ?? ''));
  return later.length > 0 ? later : candidates;
}

/** `By: Ann Lee Date: 3/16/26`: the day is that of another label. */
function isOwnDay({ value, text }: Candidate<ReadDelivery>): boolean {
  return !/\p{L}:\s/u.test(text.slice(0, Math.max(0, text.indexOf(value.text))));
}

function beginsWithDay({ value, text }: Candidate<ReadDelivery>): boolean {
  return !value.asap && text.startsWith(value.text.trim());
}

/** Labels of terms, alone before their values, whose words speak of delivery. */
function ofDelivery(index: LabelIndex): LabelIndex {
  const labels = index.labels.filter(
    ({ form, segment, text }) =>
      form === 'colon' && segment.text.startsWith(text) && dateMeaning(text) === 'delivery',
  );
  return { ...index, labels };
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
  const { first, last } = endsOfRows(rows);
  if (from !== null || date === null || !first || !last || first.value === last.value) return null;
  return first.value <= date.value && date.value <= last.value ? { from: first, to: last } : null;
}

/** The first and the last day of the lines. */
function endsOfRows(rows: readonly DraftRow[]): { first: Chosen | undefined; last: Chosen | undefined } {
  const dates = rows.flatMap(daysOfRow).sort((a, b) => (a.value < b.value ? -1 : 1));
  return { first: dates[0], last: dates.at(-1) };
}

/** `Deliveries: February 2021` over lines that have their days in that month: these say more. */
function daysWithin(
  { from, to }: Delivery,
  rows: readonly DraftRow[],
  preference: WindowPreference,
): Pick<Delivery, 'date' | 'from' | 'to'> | null {
  const { first, last } = endsOfRows(rows);
  const isWhole = rows.every((row) => daysOfRow(row).length > 0);
  if (from === null || to === null || !first || !last || !isWhole) return null;
  if (first.value < from.value || last.value > to.value) return null;
  if (first.value === last.value) return { date: first, from: null, to: null };
  return { date: oneOf(first, last, preference), from: first, to: last };
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

/** A window has both ends; one that is as long as a day, or only ends, is a date; `not before` is told besides. */
function ofLabel(chosen: Chosen<ReadDelivery>, preference: WindowPreference): Omit<FoundDelivery, 'doubts'> {
  const { from, to, asap, text } = chosen.value;
  if (asap) return { date: null, from: null, to: null, notes: [`Delivery: ${text}`] };
  const end = (value: string): Chosen => ({ ...chosen, value });
  if (from !== null && to === null) return { date: end(from), from: end(from), to: null, notes: [] };
  if (from === null || to === null || from === to) return { date: end(to!), from: null, to: null, notes: [] };
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
