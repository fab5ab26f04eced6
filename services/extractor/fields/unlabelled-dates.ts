import type { DateRule } from '../context.ts';
import { makeDoubt } from '../doubt.ts';
import { type Candidate, type Doubt, type DraftRow, daysOfRow } from '../draft.ts';
import { heightOf, overlapX } from '../layout/boxes.ts';
import { characterConfidence, type Line, placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { dateWords, isSoonest, wordsOf } from '../lexicon/phrases.ts';
import { readCityLine } from '../values/address.ts';
import { withoutClock } from '../values/clock-time.ts';
import { readDate } from '../values/date.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { holdsWhole, spans, withNextLine, withSentenceAbove } from './across-lines.ts';
import { type DateMeaning, dateMeaning } from './date-words.ts';
import type { LabelIndex } from './labelled-values.ts';
import { means } from './labels.ts';
import { readMailDay, readToldMailDay } from './mail-days.ts';
import { wantsOther } from './other-wishes.ts';
import { greets } from './person-names.ts';
import { titlesOn } from './titles.ts';
import { readWishedDate, wantsGoods } from './wished-date.ts';

/** Such a date is never taken without a look; one whose label's words say what it is may be. */
const weight = 0.6;
const toldWeight = 0.85;
/** What a day of an e-mail is worth of which nothing but a preposition says what it is. */
const guessWeight = 0.7;
const guessed = 'a day that a sentence names';
/** What the date of a letter is worth, in this upper part of its first page. */
const letterWeight = 0.84;
const letterDepth = 0.4;
const placeAndDate =
  /^(?:[Ff]ait à )?(\p{Lu}[\p{L} .'’()-]{2,30}?)(?:,\s+(?:den|am|dnia|w dniu|dn\.?|le|ce|il|lì|li|a|em|aos|op|d\.)?|\s(?:den|dnia|dn\.|le|lì|d\.)\s)\s*(\S*\d.*)$/u;
/** Share of a text that must be the date: dates in sentences say something else. */
const mostOfText = 0.8;

/** How days are read; those without a year come next after the day `after`, YYYY-MM-DD. */
interface DayReading {
  rule: DateRule;
  after: string | null;
}

/** A date at no label that we know, and what the words before it say that it is. */
export interface UnlabelledDate extends Candidate<ReadDelivery> {
  meaning: DateMeaning | null;
  /** True when the words stand before it in its own text; elsewhere than in the head only these count. */
  isToldThere: boolean;
}

/**
 * Dates and windows that stand at no label that we know. The words of the label may say what they are, as in `Due at
 * our site`; what those of the first page's head are that none says can only be guessed from the other dates.
 */
export function findUnlabelledDates(
  sheets: readonly Sheet[],
  index: LabelIndex,
  inTables: ReadonlySet<Line>,
  reading: DayReading,
): UnlabelledDate[] {
  const isMail = reading.rule.sentOn != null;
  const found = sheets.flatMap((sheet, at) => {
    const head = new Set(at === 0 ? linesAbove(sheet, inTables) : []);
    const isLetter = isMail && sheet.source === 'plain';
    const lines = sheet.lines.filter((line) => !inTables.has(line) || (isLetter && isSentence(line)));
    return lines.flatMap((line) =>
      line.segments
        .flatMap((segment) => {
          if (!isKnown(segment, index))
            return [...dateOf(sheet, segment, index, reading), ...dayAcross(sheet, segment, reading)];
          // A label of something else may stand in the same line of an e-mail, and one of remarks before a sentence.
          const isTold = isLetter || isFreeText(segment, index);
          return isTold ? dayInSentence(sheet, segment, index, reading) : [];
        })
        .filter(({ isToldThere }) => isToldThere || head.has(line)),
    );
  });
  const isSure = ({ meaning, score }: UnlabelledDate) => meaning === 'delivery' && score > guessWeight;
  return found.some(isSure) ? found.filter((date) => date.because !== guessed) : found;
}

/** `Need it here by 24 August.` right below the rows of a letter is none of them. */
function isSentence({ segments, words }: Line): boolean {
  const [only, ...others] = segments;
  return (
    others.length === 0 &&
    words.length > 2 &&
    /^\p{Lu}.*[\p{L}\d][.!?]$/u.test(only?.text ?? '') &&
    !isItemOfList(only!.text)
  );
}

/** `Tape 50 mm - 12 rolls.` */
function isItemOfList(text: string): boolean {
  return /[-–:=x×]\s*\d+(?:\s\p{L}+)?[.!?]$/iu.test(text);
}

/**
 * The date of a letter, printed with its place as `Leeds, 16 March 2026` or `Poznań, dnia 16.03.2026`, and dates in and
 * near under the title of the document.
 */
export function findLetterDates(
  sheets: readonly Sheet[],
  { values }: LabelIndex,
  rule: DateRule,
): Candidate[] {
  const [sheet] = sheets;
  if (!sheet) return [];
  const titles = sheet.source === 'plain' ? [] : titlesOn(sheet);
  const top = sheet.lines.filter(({ box }) => box[1] < letterDepth * sheet.height);
  return top.flatMap((line) =>
    line.segments.flatMap((segment): Candidate[] => {
      const [, place, date] = placeAndDate.exec(segment.text) ?? [];
      const isPlace = place !== undefined && (namesTown(place) || isTownOf(sheet, place));
      const isUnder =
        !values.has(segment) &&
        titles.some((title) => isNearUnder(segment, title)) &&
        isOnlyDate(segment.text, rule);
      // A mail has its own day, and may begin with that of the delivery.
      const isMail = sheet.source === 'plain' && rule.sentOn != null;
      const isAlone =
        !isMail &&
        !values.has(segment) &&
        line.segments.length === 1 &&
        isOnlyDate(segment.text, rule) &&
        opensLetter(sheet, line);
      const written = isPlace ? date! : isUnder || isAlone || titles.includes(segment) ? segment.text : null;
      const read = written === null ? null : readDate(written, rule.order, dateWords);
      if (!read || (read.ambiguous && rule.source === 'locale')) return [];
      return [
        {
          ...placeOf(sheet, segment.words),
          value: read.iso,
          score: letterWeight * characterConfidence(segment.words),
          because: 'the date of the letter',
        },
      ];
    }),
  );
}

/** True for a line over the salutation of a letter. */
function opensLetter({ lines }: Sheet, line: Line): boolean {
  const under = lines.slice(lines.indexOf(line) + 1);
  return under.some(({ segments: [first, ...others] }) => first && others.length === 0 && greets(first.text));
}

/** `Oksbøl`, no `Livraison` and no `Friday`. */
function namesTown(place: string): boolean {
  return (
    !dateWords.weekdays.has(foldWord(place)) && dateMeaning(place) === null && !/\s\p{Ll}{4}/u.test(place)
  );
}

/** `Leverkusen`, which begins as words for deliveries do, is the town of an address that the paper prints. */
function isTownOf({ lines }: Sheet, place: string): boolean {
  const wanted = foldWord(place);
  return lines.some(({ segments }) =>
    segments.some(({ text }) => foldWord(readCityLine(text)?.city ?? '') === wanted),
  );
}

/** A date stands at most this many heights of the title under it. */
const titleReach = 3.2;

function isNearUnder({ box }: Segment, title: Segment): boolean {
  const gap = box[1] - title.box[3];
  return gap > 0 && gap < titleReach * heightOf(title.box) && overlapX(box, title.box) > 0;
}

function isOnlyDate(text: string, rule: DateRule): boolean {
  const date = withoutClock(text);
  const read = readDate(date, rule.order, dateWords);
  return read !== null && read.text.length >= mostOfText * date.length;
}

/** The lines above the first table; all of them on a page without one. */
export function linesAbove(sheet: Sheet, inTables: ReadonlySet<Line>): Line[] {
  const first = sheet.lines.findIndex((line) => inTables.has(line));
  return first < 0 ? sheet.lines : sheet.lines.slice(0, first);
}

function isFreeText(segment: Segment, { labelled }: LabelIndex): boolean {
  const label = labelled.get(segment);
  if (label === undefined) return false;
  // `Delivery: Mon 15/6 in the morning, …` among terms of delivery.
  const isTerm = label.form === 'colon' && means(label, 'other') && dateMeaning(label.text) === 'delivery';
  return isTerm || means(label, 'remarks', 'instructions');
}

function isKnown(segment: Segment, { values, labelled }: LabelIndex): boolean {
  return values.has(segment) || labelled.has(segment);
}

/** `Lossen op: 12-05-2026`, `Te leveren 12-05-2026`. */
const ownLabel = /^(\p{L}[\p{L} .'’/-]{1,40}?)(?:\s*:\s*|[.,]*\s+(?=\d|\p{Lu}+\d))/u;

function dateOf(sheet: Sheet, segment: Segment, index: LabelIndex, reading: DayReading): UnlabelledDate[] {
  const { rule } = reading;
  const text = withoutClock(segment.text);
  const own = ownLabel.exec(text);
  const label = own && !isWeekday(own[1]!) ? own[1]! : null;
  // What is soonest, the one thing that is read without a figure, is no day.
  const read = (/\d/.test(text) ? (own ? [text, text.slice(own[0].length)] : [text]) : [])
    .map((written) => ({
      written,
      read: readDelivery(written, rule.order, dateWords, null),
    }))
    .find(({ written, read }) => {
      if (!read || read.asap) return false;
      // `Delivery: 16 March 2026, ramp 3`
      const tells = label === null ? meaningBeside(sheet, segment, index) : dateMeaning(label);
      const isLed = tells === 'delivery' && isAhead(read.text, written);
      return isLed || read.text.length >= mostOfText * written.length;
    });
  if (!read?.read) return dayInSentence(sheet, segment, index, reading);
  const isLabelled = label !== null && read.written !== text;
  const meaning = isLabelled ? dateMeaning(label) : meaningBeside(sheet, segment, index);
  const isTold = meaning === 'order' || meaning === 'delivery';
  // `Please ship to our Dallas warehouse by 15 March 2026.` has the length of a label.
  const wished = isLabelled && meaning === null ? wishedDate(sheet, segment, rule) : [];
  if (wished.length > 0) return wished;
  return [
    {
      ...placeOf(sheet, segment.words),
      value: read.read,
      score: (isTold ? toldWeight : weight) * characterConfidence(segment.words),
      because: isTold
        ? `its label speaks of the ${meaning}`
        : isPrintTime(sheet, segment)
          ? printed
          : 'a date without a label that we know',
      meaning,
      isToldThere: isTold && (isLabelled || (meaning === 'delivery' && followsColon(sheet, segment))),
    },
  ];
}

/** `6/2/2025 9:14:22`: nobody wants goods to the second, a system prints papers so. */
function isPrintTime(sheet: Sheet, segment: Segment): boolean {
  const { segments } = sheet.lines[segment.line]!;
  const behind = segments[segments.indexOf(segment) + 1]?.text ?? '';
  return toTheSecond.test(`${segment.text} ${behind}`);
}
const printed = 'when the paper was printed';
const toTheSecond = /\d [-–]?\s?(?!00:00:00)\d{1,2}:\d{2}:\d{2}(?:\s?[AP]M)?(?:\s|$)/iu;

/** A date, perhaps behind words for a limit, and what else there is to say: `by 16 March 2026 to our site`. */
function isAhead(date: string, text: string): boolean {
  const at = text.indexOf(date);
  const [lead, behind] = [text.slice(0, at), text.slice(at + date.length)];
  const isAside = /^\s?[,;(]/.test(behind);
  const isLimit = dateWords.until.has(wordsOf(lead).join(' '));
  return (lead === '' && isAside) || (isLimit && (isAside || shortAside.test(behind)));
}
/** A few words without a figure. */
const shortAside = /^(?:\s[\p{L}'’-]+){0,5}\.?$/u;

/** A day by which a sentence wants the goods, cut by the end of its line. */
function dayAcross(sheet: Sheet, segment: Segment, { rule, after }: DayReading): UnlabelledDate[] {
  const daysIn = (joined: Segment | null) =>
    joined ? wishedDate(sheet, joined, { ...rule, sentOn: after }) : [];
  const down = withNextLine(sheet, segment);
  const cut = daysIn(down).filter(({ value }) => spans(down!, segment, value.text));
  // `Please deliver to the village hall,` over `not to the office, by Friday, 27 February 2026.`
  const above = cut.length > 0 || wantsGoods(segment.text) ? null : withSentenceAbove(sheet, segment);
  return [...cut, ...daysIn(above).filter(({ value }) => holdsWhole(segment, value.text))];
}

function wishedDate(sheet: Sheet, { text, words }: Segment, rule: DateRule): UnlabelledDate[] {
  // A paper may be old: its days of the week are those of every week.
  const isOfDay = (told: string) => sheet.source === 'plain' || /\d/.test(told);
  const value = isOfDay(text) ? readWishedDate(text, rule) : null;
  if (!value || !isOfDay(value.text)) return [];
  const score = toldWeight * characterConfidence(words);
  const because = 'a sentence wants the goods by then';
  return [{ ...placeOf(sheet, words), value, score, because, meaning: 'delivery', isToldThere: true }];
}

function dayInSentence(
  sheet: Sheet,
  segment: Segment,
  index: LabelIndex,
  { rule, after }: DayReading,
): UnlabelledDate[] {
  const label = index.labelled.get(segment);
  // `Skal bruges torsdag.` in a letter is a sentence, whatever its first words are elsewhere.
  const isLetter = rule.sentOn != null && sheet.source === 'plain' && label?.form !== 'colon';
  if (label && !isLetter && means(label, 'deliveryDate')) return [];
  const dated = { ...rule, sentOn: after };
  const wished = wishedDate(sheet, segment, dated);
  const days = wished.length > 0 ? wished : mailDay(sheet, segment, dated, rule.sentOn != null);
  return isLetter ? days : days.map((day) => inParts(day, segment, rule));
}

/** `DELIVER: frames 04/13/26; doors 06/01/26`: each part has a day of its own, and together they are a window. */
function inParts(day: UnlabelledDate, { text }: Segment, rule: DateRule): UnlabelledDate {
  const { value } = day;
  const rest = text.slice(text.indexOf(value.text) + value.text.length);
  const [, part = ''] = /^[;,]\s+(?=\p{L}{3})(.+)$/u.exec(rest) ?? [];
  const other = readDate(part, rule.order, dateWords);
  const from = value.from ?? value.to;
  if (!other || from === null || other.iso <= from || wantsOther(part.slice(0, part.indexOf(other.text))))
    return day;
  const score = Math.min(day.score, weight);
  return { ...day, score, value: { ...value, from, to: other.iso, text: `${value.text}${rest}` } };
}

/** What sentences say elsewhere than at a label of the day; guesses, and days without a number, in those of an e-mail alone. */
function mailDay(sheet: Sheet, segment: Segment, rule: DateRule, isMail: boolean): UnlabelledDate[] {
  const { text } = segment;
  const isLetter = isMail && sheet.source === 'plain';
  const day = isLetter ? readMailDay(text, rule) : /\d/.test(text) ? readToldMailDay(text, rule) : null;
  const isClear = day?.isTold === true && /\d/.test(day.value.text);
  if (!day || !(isClear || isLetter)) return [];
  const score = (day.isGuess ? guessWeight : toldWeight) * characterConfidence(segment.words);
  const because = day.isGuess ? guessed : 'a sentence wants the goods by then';
  const place = placeOf(sheet, segment.words);
  return [{ ...place, value: day.value, score, because, meaning: 'delivery', isToldThere: true }];
}

function isWeekday(word: string): boolean {
  return dateWords.weekdays.has(foldWord(word.replace(/[.,]$/, '')));
}

/** What the text to the left of a date says of it, or that above it. */
function meaningBeside(sheet: Sheet, segment: Segment, index: LabelIndex): DateMeaning | null {
  const { segments } = sheet.lines[segment.line]!;
  const left = segments[segments.indexOf(segment) - 1];
  const above = sheet.lines
    .slice(Math.max(0, segment.line - 1), segment.line)
    .flatMap((line) => line.segments)
    .find(({ box }) => overlapX(box, segment.box) > 0 && segment.box[1] - box[3] < 2 * heightOf(box));
  // `Delivery date: asap` has its value.
  const isOpen = (label: Segment) => !isSoonest(index.labelled.get(label)?.rest ?? '');
  const beside = [left, above].filter(
    (label) => label !== undefined && !/\d/.test(label.text) && isOpen(label),
  ) as Segment[];
  const told = beside.map(({ text }) => dateMeaning(text)).find((meaning) => meaning !== null);
  return told ?? (beside.some((label) => index.labelled.has(label)) ? 'other' : null);
}

/** `Delivery :` to the left among terms under the rows. */
function followsColon(sheet: Sheet, segment: Segment): boolean {
  const { segments } = sheet.lines[segment.line]!;
  return segments[segments.indexOf(segment) - 1]?.text.endsWith(':') === true;
}

export function ofMeaning(dates: readonly UnlabelledDate[], meaning: DateMeaning | null): UnlabelledDate[] {
  return dates.filter((date) => date.meaning === meaning);
}

export function isAfter(orderDate: string | null): (date: UnlabelledDate) => boolean {
  return ({ value }) => orderDate === null || (value.to ?? value.from ?? '') > orderDate;
}

/** Dates after the order's that no field takes: one may be an end of the window of delivery. */
export function unassignedDates(
  unlabelled: readonly UnlabelledDate[],
  orderDate: string | null,
  delivery: ReadDelivery | null,
  rows: readonly DraftRow[],
): Doubt[] {
  const ofRows = rows.flatMap(daysOfRow).map(({ value }) => value);
  const taken = new Set([delivery?.from, delivery?.to, ...ofRows]);
  const left = unlabelled
    .filter(({ meaning, because }) => meaning !== 'other' && because !== printed)
    .filter(isAfter(orderDate))
    .find(({ value }) => [value.from, value.to].some((day) => day !== null && !taken.has(day)));
  return left ? [makeDoubt('date_unclear', 'delivery_date', [left.value.text], [left])] : [];
}
