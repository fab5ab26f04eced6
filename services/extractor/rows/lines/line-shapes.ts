import type { Line, Segment } from '../../layout/sheet.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { withoutClock } from '../../values/clock-time.ts';
import { readDate } from '../../values/date.ts';
import { foldWord } from '../../values/fold.ts';
import { numberShape } from '../../values/number.ts';
import { readRegistrationNumber } from '../../values/registration-number.ts';
import { remembered } from '../../values/remembered.ts';
import type { BodyLine } from '../table.ts';

/**
 * A part of a delivery, `Schedule 02.05.2026 12` or `1 02.05.2026 12 pcs`: a day, its quantity, perhaps again as what is
 * open of it, at most a word.
 */
export function isScheduled(line: Line): boolean {
  const texts = besideRemark(line).map(({ text }) => text);
  const words = texts.filter((text) => !/\d/.test(text));
  const days = texts.filter((text) => isDay(text));
  const numbers = texts.filter((text) => /\d/.test(text) && !isDay(text));
  const counts = numbers.length > 1 && numbers.at(-1) === numbers.at(-2) ? numbers.slice(0, -1) : numbers;
  const isCounted = counts.length === 1 || (counts.length === 2 && /^\d{1,3}$/.test(counts[0]!));
  return days.length === 1 && words.length <= 1 && isCounted && numbers.every((text) => /^\d/.test(text));
}

/** `Tests: Q3 Q7 | 1 | 02.05.2026 | 12`: a day and how many come then, without what is remarked to the left of them. */
export function besideRemark({ segments }: Line): readonly Segment[] {
  const [first, ...others] = segments;
  const isPart =
    others.some(({ text }) => isDay(text)) && others.some(({ text }) => /^\d/.test(text) && !isDay(text));
  return isPart && /^\p{L}[^:\d]{2,30}:\s+\S/u.test(first!.text) ? others : segments;
}

/** A date and nothing else: `02.05.2026`, `2 May 2026`; what it is counted in may stand before it, `Day 02.05.2026`. */
export const isDay = remembered((written): boolean => {
  const text = withoutClock(written);
  if (dayInDigits.test(text)) return true;
  const [, period, digits] = /^(\p{L}{1,7})\.?\s(\d\S+)$/u.exec(text) ?? [];
  if (period !== undefined && dayInDigits.test(digits!))
    return period.length === 1 || dateWords.periods.has(foldWord(period));
  return (
    text.length <= longestDay &&
    /\d.*\p{L}|\p{L}.*\d/u.test(text) &&
    readDate(text, 'DMY', dateWords)?.text === text
  );
});
const dayInDigits = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
/** `24 september 2026`, not a sentence. */
const longestDay = 24;

/** Telephone, mail, bank and register of a house side by side, as in the foot of its paper. */
export function isOfHouse({ segments }: Line): boolean {
  return segments.some(
    ({ text }) => mailOrSite.test(text) || bank.test(text) || readRegistrationNumber(text) !== null,
  );
}
const mailOrSite = /^(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+)(?:\s(?:www\.|https?:)\S+)?$/i;
const bank = /(?<![\p{L}\d])(?:IBAN[:\s]+[A-Z]{2}\d{2}|(?:BIC|SWIFT)(?:[ -]?Code)?[:\s]+[A-Z]{6}[A-Z\d]{2})/u;

/** `Sizes 38 40 42 44`: numbers that rise, under one name. */
export function isScale({ segments: [name, ...values] }: Line): boolean {
  const numbers = values.map(({ text }) => Number(text));
  return (
    /^\D+$/.test(name!.text) &&
    numbers.length >= fewestOfScale &&
    numbers.every(
      (number, index) => Number.isInteger(number) && (index === 0 || number > numbers[index - 1]!),
    )
  );
}
const fewestOfScale = 4;

/** Running text that only the columns part. */
export function isSentence({ line, cells }: BodyLine): boolean {
  return (
    line.segments.length === 1 &&
    line.words.filter(({ text }) => /\p{L}{2,}/u.test(text)).length >=
      (isPunctuated(line) ? fewestPunctuated : fewestOfSentence) &&
    cells.filter((cell) => cell.length > 0).length > 1
  );
}
const fewestOfSentence = 6;
const fewestPunctuated = 4;

/** `Delivery by 17.11. to Millway 6, 8800 Viborg.`: from a capital to a point that shortens no word. */
function isPunctuated({ words }: Line): boolean {
  const [first, last] = [words[0]!.text, words.at(-1)!.text];
  return /^\p{Lu}\p{Ll}{2,}$/u.test(first) && /\p{Ll}{4}[.!]$/u.test(last) && !isUnit(last.slice(0, -1));
}

/** A number with cents or more digits behind its mark, perhaps with a currency; no day. */
export function isAmount(text: string): boolean {
  return /[.,]\d{2,5}(?!\d)/.test(text) && numberShape(text) !== null && !isDay(text);
}

/** `NG-GLN-M`: the number of an article without a digit. */
export function isCodeOfLetters(text: string): boolean {
  return /^\p{Lu}{2,}(?:[-./][\p{Lu}\d]+)+$/u.test(text);
}
