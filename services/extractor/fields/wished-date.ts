import type { DateRule } from '../context.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { readDayWithoutYear } from '../values/day-without-year.ts';
import { type ReadDelivery, readDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { happening, isPast } from './day-at.ts';
import { withoutFractions } from './fractions.ts';
import { wantsOther } from './other-wishes.ts';

/** What a buyer wants of the goods. */
const wish = new RegExp(
  `${anyOf(
    ({ goodsWords }) => goodsWords.deliver,
    ({ goodsWords }) => goodsWords.need,
    ({ goodsWords }) => goodsWords.receive,
  )}\\s`,
  'iu',
);
/** The day stands within this many characters of the wish. */
const near = 110;
/** `(not to the office)`, which tells no day. */
const aside = /\s\([^()\d]*\)/g;
/** `after three (3) days`: a number in words, with its figures. */
export const spelled = /(?<=\p{L}{3})\s\(\d{1,3}\)/gu;
const sentenceEnd = /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u;
/** Shorter texts are labels. */
const shortest = 6;

/**
 * The day by which a sentence wants the goods: `bitte liefern Sie uns bis 14.8.2026 an unsere Werkstatt`; without a year
 * and with a day of the week alone that which comes next after the day of its e-mail.
 */
export function readWishedDate(text: string, rule: DateRule): ReadDelivery | null {
  // Most texts of a page are cells.
  if (text.split(' ').length < shortest) return null;
  const told = withoutFractions(text).replace(aside, '').replace(spelled, '');
  if (!wish.test(told)) return null;
  const limits = told.split(sentenceEnd).flatMap((sentence) => limitIn(sentence, rule) ?? []);
  return limits[0] ?? null;
}

/** True for a text that says that goods are wanted, to be delivered or needed. */
export function wantsGoods(text: string): boolean {
  return wish.test(`${text} `);
}

function limitIn(sentence: string, rule: DateRule): ReadDelivery | null {
  const sentOn = rule.sentOn ?? null;
  const found = wish.exec(sentence);
  if (!found || sentence.split(' ').length < shortest) return null;
  const words = sentence.slice(found.index, found.index + near).split(' ');
  const undayed = words.filter((word) => !dateWords.weekdays.has(foldWord(word.replace(/[.,]$/, ''))));
  const read = readDelivery(undayed.join(' '), rule.order, dateWords, sentOn);
  // `dringend bis 12. Juni`: the day says more than the haste.
  const withoutYear = (read === null || read.asap) && sentOn !== null;
  const limit =
    isLimit(read) && !(sentOn && isPast(read!, sentOn))
      ? read
      : withoutYear
        ? // `bis Freitag, den 18. September`: the number tells which.
          (limitWithoutYear(undayed, rule, sentOn) ?? limitWithoutYear(words, rule, sentOn))
        : null;
  const clause = sentence.split(/[,;]\s/).find((part) => limit && part.includes(limit.text)) ?? sentence;
  return limit && !happening.test(clause) && !wantsOther(untilDay(sentence, limit)) ? limit : null;
}

/** What the sentence says up to its day, as "please confirm by": behind it more may be wanted. */
function untilDay(sentence: string, { text }: ReadDelivery): string {
  const at = sentence.indexOf(text);
  return at < 0 ? sentence : sentence.slice(0, at);
}

function isLimit(read: ReadDelivery | null): boolean {
  return read !== null && (read.from === null) !== (read.to === null);
}

/** `avant le 15 juin`: a few words on end, with the word that makes them a limit. */
function limitWithoutYear(words: readonly string[], rule: DateRule, sentOn: string): ReadDelivery | null {
  for (let at = 1; at < words.length; at++)
    for (let length = mostWordsOfLimit; length > 1; length--) {
      const text = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[.,;:!?)]+$/, '');
      const read =
        readDayWithoutYear(text, rule.order, dateWords, sentOn) ??
        (rule.tellsWeek || /\d/.test(text) || isNumbered(words[at + length])
          ? null
          : readWeekday(text, dateWords, sentOn));
      if (isLimit(read)) return read;
    }
  return null;
}
const mostWordsOfLimit = 5;

/** `by Friday 18th`: another day than the next of its name. */
function isNumbered(behind = ''): boolean {
  return numberOfDay.test(behind);
}
const numberOfDay = new RegExp(
  `^(?:\\d|${anyOf(
    ({ smallWords }) => smallWords.the,
    ({ beforeDays }) => beforeDays.on,
  )}$)`,
  'iu',
);
