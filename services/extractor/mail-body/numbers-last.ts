import type { Word } from '@orderloom/pages/page.ts';
import { hasStreetWord } from '../values/address.ts';
import { type Asked, bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import { isNumber } from './number-at-end.ts';
import { namesNumber, requests } from './wordings.ts';
import { isYear } from './years.ts';

/** What a line of a list asks for; a line that is not sure needs another one like it beside it. */
export interface ReadLine {
  asked: Asked;
  isSure: boolean;
  isFirst: boolean;
  /** It ends in "x 12". */
  isTimes?: boolean;
}

export const timesSign = /^[x×]$/i;

/** Longer numbers behind a colon are those of orders and telephones. */
export function isFew({ text }: Word): boolean {
  return /^[1-9]\d{0,2}(?:[.,]?\d{3})?$/.test(text);
}

/** Of three lines on end and more that end in a number or an amount, those that end in a bare number: "gloves size 9 24". */
export function linesEndingInNumbers(lines: readonly (readonly Word[])[]): ReadonlySet<number> {
  const ends = lines.map((words) => {
    const text = words.map((word) => word.text).join(' ');
    // "00 flour 25 kg 2": nobody orders none.
    const isItem = words.length > 1 && words.length <= longestEnding && /^(?:0\d* )?\p{L}{3}/u.test(text);
    if (!isItem || /[:@]|[.!?]$/.test(text) || hasStreetWord(text) || requests.test(text)) return 'none';
    // "Shirt navy 5 10 - 4": so many of each size, whose names stand above.
    if (words.length > ofSizes && words.slice(-ofSizes).every((word) => isCell.test(word.text)))
      return 'none';
    if (
      /^[1-9]\d{0,4}$/.test(words.at(-1)!.text) &&
      !isYear(words.at(-1)!.text) &&
      !namesNumber.test(words.at(-2)!.text)
    )
      return 'bare';
    return isNumber(words.at(-2)!) && isBodyUnit(bare(words.at(-1)!)) ? 'amount' : 'none';
  });
  const found = new Set<number>();
  for (let from = 0; from < ends.length; from++) {
    const end = ends.findIndex((kind, at) => at >= from && kind === 'none');
    const until = end < 0 ? ends.length : end;
    if (until - from >= fewestEnding)
      for (let at = from; at < until; at++) if (ends[at] === 'bare') found.add(at);
    from = Math.max(from, until);
  }
  return found;
}
const fewestEnding = 3;
/** So many numbers at the end of a line are columns. */
const ofSizes = 3;
const isCell = /^(?:\d{1,5}|[-–—])$/;
/** Longer lines are sentences. */
const longestEnding = 8;

/** "Drill GSR 18" may be the name of a model: behind capitals a number is read where a size is told, "oil 20l BIB 3". */
export function numberLast(words: readonly Word[]): ReadLine | null {
  const isSized = words.slice(0, -2).some(({ text }) => /^\d+(?:[.,]\d+)?(?:kg|g|l|cl|ml)$/iu.test(text));
  if (/^\p{Lu}{2,}/u.test(words.at(-2)!.text) && !isSized) return null;
  if (timesSign.test(words.at(-2)!.text)) return null;
  const asked = { quantity: [words.at(-1)!], unit: [], description: words.slice(0, -1) };
  return { asked, isSure: true, isFirst: false };
}

/** "Ties 370 x 4 bag of 100 x 10" among lines that end in how many times: the last number is one, too. */
export function timesLast(words: readonly Word[]): ReadLine | null {
  const [thing, sign, last] = words.slice(-3);
  const isCounted =
    words.length > 4 && timesSign.test(sign!.text) && isFew(last!) && /^\d+$/.test(thing!.text);
  const isSized = timesSign.test(words.at(-4)?.text ?? '') || isSizeOfTwo(thing!, last!);
  if (!isCounted || isSized) return null;
  const asked = { quantity: [last!], unit: [], description: words.slice(0, -2) };
  return { asked, isSure: true, isFirst: false };
}
/** "carton N 400 x 300": nobody counts hundreds of what a number so large tells apart. */
function isSizeOfTwo(one: Word, other: Word): boolean {
  return [one, other].every(({ text }) => Number(text) >= leastSize);
}
const leastSize = 50;
