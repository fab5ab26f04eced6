import type { DateRule } from '../context.ts';
import type { Candidate } from '../draft.ts';
import type { Segment } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { type ReadDate, readDate } from '../values/date.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { namesEarliest, type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { readMonthOrSpan } from '../values/months-and-spans.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { datedAt, dayAt, isWeekday } from './day-at.ts';
import { heightWeight, type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { wantsOther } from './other-wishes.ts';

/** A date stands within this many characters of its label, else it belongs to a sentence. */
const nearLabel = 48;

/** `from Wednesday, 21 September 2026 until Wednesday, 30 September 2026` has 68 characters. */
const longestWindow = 90;

/** `Verzenddatum`, at which an order or the goods are sent: the date of the order where another label has that of delivery. */
function isTwofold(label: Label): boolean {
  return means(label, 'orderDate') && means(label, 'deliveryDate');
}

export function withoutTwofold(index: LabelIndex): LabelIndex {
  return { ...index, labels: index.labels.filter((label) => !isTwofold(label)) };
}

/** Without `Req. date` right beside `Requisition no.`: the day of that paper. */
export function withoutNamesakes(index: LabelIndex): LabelIndex {
  return { ...index, labels: index.labels.filter((label) => !isNamesake(label)) };
}

function isNamesake({ sheet, segment }: Label): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const [left = '', own = ''] = [segments[segments.indexOf(segment) - 1], segment].map((text) =>
    foldWord(text?.text.split(' ')[0]?.replace(/[^\p{L}]/gu, '') ?? ''),
  );
  return own.length >= shortestName && left.length > own.length && left.startsWith(own);
}
/** Fewer letters begin too many words. */
const shortestName = 3;

export function isOfOrder(index: LabelIndex, rule: DateRule): boolean {
  if (!index.labels.some(isTwofold)) return false;
  const others = withoutTwofold(index);
  return (
    deliveriesAt(others, 'deliveryDate', 1, rule, null).length > 0 &&
    datesAt(others, 'orderDate', 1, rule).length === 0
  );
}

export function deliveriesAt(
  index: LabelIndex,
  kind: LabelKind,
  weight: number,
  rule: DateRule,
  orderDate: string | null,
): Candidate<ReadDelivery>[] {
  const read = (text: string, label: Label) => deliveryIn(text, label, rule, orderDate);
  return valuesAt(index, [kind], weight, read).map((found) => ({
    ...found,
    score: found.score * heightWeight({ height: 800 }, found),
  }));
}

/** `260219` of a document that says `YYMMDD`. */
function inFull(text: string, { isCompact }: DateRule): string {
  return isCompact ? text.replace(/^(\d{2})(\d{2})(\d{2})$/, '20$1-$2-$3') : text;
}

function deliveryIn(
  text: string,
  label: Label,
  rule: DateRule,
  orderDate: string | null,
): ReadDelivery | null {
  const { order, sentOn, tellsWeek } = rule;
  const near = inFull(text.slice(0, longestWindow), rule);
  const after = orderDate !== null && isDay.test(orderDate) ? orderDate : null;
  const read =
    readDelivery(near, order, dateWords, after) ??
    (isOfDelivery(label) ? readMonthOrSpan(near, dateWords, after) : null) ??
    (namesWeek(label) && weekAlone.test(near)
      ? readDelivery(`${weekSign} ${near}`, order, dateWords, after)
      : after && means(label, 'deliveryDate')
        ? (readDayWithoutYear(near, order, dateWords, after) ??
          writtenDay(near, rule, after) ??
          // Of a printed order it may be the day on which that house always takes goods.
          (after === sentOn && !tellsWeek ? readWeekday(near, dateWords, after) : null))
        : null);
  if (!read || wantsOther(`${openingOf(label)} ${near.slice(0, near.indexOf(read.text))}`)) return null;
  const isOneDay = read.from !== null && read.from === read.to;
  return isOneDay && namesEarliest(label.text, dateWords) ? { ...read, to: null } : read;
}
/** `Wednesday 25 November, at the new hall`: a day with its month that the text begins with. */
function writtenDay(text: string, rule: DateRule, after: string): ReadDelivery | null {
  const words = text.split(/\s+/);
  const read = isWeekday(words[0]!) ? dayAt(words, 0, rule, after) : datedAt(words, 0, rule, after);
  return read && /\d/.test(read.text) && /\p{L}{3}/u.test(read.text) ? read : null;
}
/** A term of payment says so, too. */
function isOfDelivery(label: Label): boolean {
  return (['deliveryDate', 'shipTo', 'other'] as const).some((kind) => means(label, kind));
}
const isDay = /^\d{4}-\d\d-\d\d$/;

/** `Delivery week`, `Lieferwoche`, before `14` or `14/2026`. */
function namesWeek({ text }: Label): boolean {
  return tokenise(text).some((token) => token.text.length > 1 && dateWords.weeks.has(token.text));
}
const weekAlone = /^\d{1,2}(?:\s?[/.-]\s?(?:\d{4}|\d{2}))?\.?$/;
const weekSign = 'KW';

/** What stands before a label in its own sentence: `Confirmation` of `Confirmation required by 20 March`. */
export function openingOf({ segment, text }: Label): string {
  const at = segment.text.indexOf(text);
  return (
    segment.text
      .slice(0, Math.max(0, at))
      .split(/[\d:;,.|·•]/)
      .at(-1) ?? ''
  );
}

export function datesAt(
  index: LabelIndex,
  kind: LabelKind,
  weight: number,
  rule: DateRule,
): Candidate<ReadDate>[] {
  const read = (text: string, { segment, form }: Label) =>
    kind === 'anyDate' && form === 'open' && (isWindow(segment.text, rule) || goesOnFrom(segment))
      ? null
      : // `MX29598-79 del 18 febbraio 2025`: digits of the number are none of the date.
        (readDate(inFull(text.slice(0, nearLabel), rule), rule.order, dateWords) ??
        dateBehindNumber(text, rule));
  return valuesAt(index, [kind], weight, read).map((found) => ({
    ...found,
    score: found.score * heightWeight({ height: 800 }, found),
  }));
}

/** `dated 14 May 2026 and all its addenda`: the end of a sentence that began in the line above, about another paper. */
function goesOnFrom({ text, words }: Segment): boolean {
  return /^\p{Ll}/u.test(text) && words.length > longestDate;
}
/** In words, with its label. */
const longestDate = 5;

function dateBehindNumber(text: string, rule: DateRule): ReadDate | null {
  const number = readOrderNumber(text);
  if (number === null || !text.startsWith(number)) return null;
  return readDate(text.slice(number.length, number.length + nearLabel), rule.order, dateWords);
}

/** `du 27 janvier au 31 janvier 2026` begins with a word for a date. */
export function isWindow(text: string, rule: DateRule): boolean {
  const { from = null, to = null } =
    readDelivery(text.slice(0, longestWindow), rule.order, dateWords, null) ?? {};
  return from !== null && to !== null && from !== to;
}
