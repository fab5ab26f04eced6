import type { DateRule } from '../context.ts';
import { type Draft, daysOfRow } from '../draft.ts';
import { dateMeaning, namesArriving, namesLeaving } from '../fields/date-words.ts';
import { happening } from '../fields/day-at.ts';
import type { LabelIndex } from '../fields/labelled-values.ts';
import { type Label, means } from '../fields/labels.ts';
import { wantsOnlyOther, wantsOther } from '../fields/other-wishes.ts';
import { wantsGoods } from '../fields/wished-date.ts';
import { above } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import { dateWords, isUnit } from '../lexicon/phrases.ts';
import { textOf } from '../rows/table.ts';
import { looksLikePerson } from '../values/company.ts';
import { readDate } from '../values/date.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import type { Found } from './found.ts';

/** The first and the last day of delivery that an order is known to name, YYYY-MM-DD. */
export interface KnownDays {
  first: string;
  last: string;
}

/**
 * A day after the order's, unless its label says that it is that of something else. Beside days of delivery that are
 * known only one outside of them counts, at words that speak of delivery: an order has other days as well.
 */
export function isLaterDate(
  { sheet, segment }: Found,
  { orderDate, deliveryDate, buyer }: Pick<Draft, 'orderDate' | 'deliveryDate' | 'buyer'>,
  shown: { labels: LabelIndex; rule: DateRule },
  known: KnownDays | null = null,
): boolean {
  if (!/\d/.test(segment.text)) return false;
  const starts = segment.words.flatMap(({ text }, index) =>
    /^[(]?\p{L}?\d|^[(]?\p{Lu}+\d|^\p{Lu}\p{Ll}+$/u.test(text) ? [index] : [],
  );
  const found = starts
    .map((start) => ({ start, text: textOf(segment.words.slice(start)).replace(/^[(]/, '') }))
    .map(({ start, text }) => ({ start, date: readDate(text, shown.rule.order, dateWords), text }))
    .find(
      ({ date, text }) =>
        date !== null &&
        text.startsWith(date.text) &&
        !(orderDate && date.iso <= orderDate.value) &&
        !(known && known.first <= date.iso && date.iso <= known.last),
    );
  if (!found) return false;
  const before = segment.words.slice(0, found.start);
  // `16.03.2026 60 days 23.03.2026`: a strip of values that nothing parts.
  if (!known && orderDate && readDate(textOf(before), shown.rule.order, dateWords)?.iso === orderDate.value)
    return true;
  if (wantsOnlyOther(textOf(before))) return false;
  const own = shown.labels.labelled.get(segment);
  // `Contract ends: 31 December 2026`
  if (
    own &&
    isOther(segment, shown.labels, 'colon') &&
    textOf(before).startsWith(own.text) &&
    before.length <= own.length
  )
    return false;
  // `Ship date: 12 May` before `Delivery date: 15 May`
  const isLeaving =
    known !== null &&
    found.date!.iso < known.first &&
    namesLeaving(textOf(before)) &&
    namesArriving(deliveryDate?.because ?? '');
  if (known) return !isLeaving && dateMeaning(textOf(before.slice(-3))) === 'delivery';
  return before.length > 0
    ? dateMeaning(textOf(before.slice(-1))) === 'delivery' ||
        dateMeaning(textOf(before.slice(-3))) !== 'other'
    : !labelsAt(sheet, segment).some(
        (label) =>
          isOther(label, shown.labels) ||
          (namesPerson(label.text) && label.line > signedFrom * sheet.lines.length) ||
          namesPlaceOfWriting(label.text, buyer.city?.value ?? ''),
      );
}

/** The name of who signed or released the paper on that day, at its foot. */
function namesPerson(text: string): boolean {
  return looksLikePerson(text) && isGivenName(text.split(' ')[0]!);
}

/** Of the lines of a page, in its last part. */
const signedFrom = 0.6;

/** `Wien am`, `Leiden, den` before a day, where the buyer sits there: when the paper was signed. */
function namesPlaceOfWriting(text: string, city: string): boolean {
  const [, town = ''] =
    /^(\p{L}[\p{L} .'’()-]*?),?\s(?:am|den|le|il|lì|li|a|el|em|aos|op|dnia|dn\.|d\.)\s?:?$/u.exec(text) ?? [];
  return town !== '' && foldWord(town) === foldWord(city);
}

/** `18 September` in a cell that is too narrow for its year, or that leaves it out. */
export function isDayWithoutYear(text: string): boolean {
  const [, before, after] = /^(?:\d{1,2}\.?\s(\p{L}{3,})|(\p{L}{3,})\s\d{1,2})\.?,?$/u.exec(text) ?? [];
  // `5 set` are goods, though September has that name elsewhere.
  if (before !== undefined && isUnit(before)) return false;
  return dateWords.months.has(foldWord(before ?? after ?? ''));
}

/** `Deliver 30 March:` over lines, where no label of a lexicon stands. */
export function isToldDayWithoutYear(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const [, before = '', day = ''] =
    /^(\p{L}[\p{L} ]{2,25}?)\s((?:\d|\p{L}+ \d)\S*(?: \p{L}+)?\.?):?$/u.exec(text) ?? [];
  return isDayWithoutYear(day) && dateMeaning(before) === 'delivery';
}

/** `Wir benötigen die Ware am 18. September`: a wish with a day that no field took. */
export function isWishForDay(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const words = text.replace(/\s(?:de|of|di)\s/g, ' ').split(' ');
  const from = words.findIndex((_, at) => wantsGoods(words.slice(at, at + 2).join(' ')));
  const day = words.findIndex((_, at) => at > from && isDayWithoutYear(words.slice(at, at + 2).join(' ')));
  return from >= 0 && day >= 0 && !happening.test(text) && !wantsOther(words.slice(0, day).join(' '));
}

/** `21javril 2025`: what a stamp or a pen left of a day. */
export function isGarbledDay(text: string, rule: DateRule): boolean {
  const [, word] = /^\d{0,2}\P{L}{0,2}(\p{L}{5,})\.?\s?20\d\d$/u.exec(text) ?? [];
  if (word === undefined) return false;
  const folded = foldWord(word);
  const isMonth = [...dateWords.months.keys()].some((month) => month.length > 3 && folded.includes(month));
  return isMonth && readDate(text, rule.order, dateWords) === null;
}

/** The texts to the left of one and above it. */
function labelsAt(sheet: Sheet, segment: Segment): Segment[] {
  const { segments } = sheet.lines[segment.line]!;
  const left = segments[segments.indexOf(segment) - 1];
  return [left, above(sheet, segment, 1)].filter((label) => label != null);
}

function isOther(segment: Segment, { labelled }: LabelIndex, form: Label['form'] = 'whole'): boolean {
  const label = labelled.get(segment);
  return label?.form === form && means(label, 'other', 'orderDate');
}

/** The days of delivery of an order; null when it names none. */
export function knownDays({
  deliveryDate,
  deliveryDateFrom,
  deliveryDateTo,
  rows,
}: Omit<Draft, 'doubts'>): KnownDays | null {
  const days = [deliveryDate, deliveryDateFrom, deliveryDateTo, ...rows.flatMap(daysOfRow)]
    .flatMap((day) => day?.value ?? [])
    .sort();
  return days.length > 0 ? { first: days[0]!, last: days.at(-1)! } : null;
}

/** A date with a place of its own among the lines, as in a column that we do not know. */
export function isDate({ segment: { text } }: Found, rule: DateRule): boolean {
  return readDate(text, rule.order, dateWords)?.text.length === text.length;
}
