import type { Word } from '@orderloom/pages/page.ts';
import { heightOf, middleX } from '../../layout/boxes.ts';
import type { Line } from '../../layout/sheet.ts';
import { dateWords, isUnit } from '../../lexicon/phrases.ts';
import { foldWord } from '../../values/fold.ts';

/** The words of a line by the columns that `edges` divide; numbers, and texts that run on, stay whole. */
export function intoColumns(line: Line, edges: readonly number[]): Word[][] {
  const columns: Word[][] = Array.from({ length: edges.length + 1 }, () => []);
  for (const segment of line.segments) {
    let column = 0;
    segment.words.forEach((word, index) => {
      if (index > 0 && staysWith(segment.words, index, edges)) {
        columns[column]!.push(word);
        return;
      }
      const last = segment.words[endOfNumber(segment.words, index)]!;
      const first = columnAt(last.box[0], edges);
      const isAcross = index === 0 && first !== columnAt(last.box[2], edges);
      // An amount that is aligned on the right begins below the heading of the text before it: "Soap    4 boxes".
      const isBehindText = index === 0 && segment.words.length === 2 && columns[first]!.some(isText);
      const isAmount = isBehindText
        ? isCounted(segment.words)
        : isAcross && isQuantity(segment.words.slice(0, 2));
      const unit = isAmount ? segment.words[1]! : null;
      column = columnAt(unit && isBehindText ? unit.box[2] : middleX((unit ?? last).box), edges);
      columns[column]!.push(word);
    });
  }
  return columns;
}

/** True for a word of the number or of the text before it, whatever column begins between them. */
function staysWith(words: readonly Word[], index: number, edges: readonly number[]): boolean {
  if (endOfNumber(words, index - 1) >= index) return true;
  const isTold = index === 2 && isQuantity(words.slice(0, index));
  const ends = endsCode(words, index, edges) || endsText(words, index, edges);
  return !isTold && goesOn(words, index) && !ends;
}

function isText({ text }: Word): boolean {
  return /\p{L}{3}/u.test(text);
}

/** `200 pcs`: what follows is something else. */
function isQuantity(words: readonly Word[]): boolean {
  return words.length === 2 && /^\d[\d.,]*$/.test(words[0]!.text) && isUnit(words[1]!.text);
}

/** A number and one word: what the word counts by may be no unit that is known. */
function isCounted([number, unit]: readonly Word[]): boolean {
  return /^\d[\d.,]*$/.test(number!.text) && /^\p{L}{2,}\.?$/u.test(unit!.text);
}

/** Index of the last word of a number that is parted by spaces, `1 249,92`; of any other word its own. */
function endOfNumber(words: readonly Word[], from: number): number {
  let end = from;
  if (!/^-?\d{1,3}$/.test(words[from]!.text)) return end;
  while (
    /^\d{3}(?:[.,]\d{2,3})?$/.test(words[end + 1]?.text ?? '') &&
    /^-?\d{1,3}$/.test(words[end]!.text) &&
    words[end + 1]!.box[0] - words[end]!.box[2] < thousandsSpace * heightOf(words[end]!.box)
  )
    end += 1;
  // Only cents prove that the words are one number.
  return /[.,]\d{2}$/.test(words[end]!.text) ? end : from;
}
/** A space between the digits of a number is at most this part of a height. */
const thousandsSpace = 0.6;

function columnAt(x: number, edges: readonly number[]): number {
  const after = edges.findIndex((edge) => x < edge);
  return after < 0 ? edges.length : after;
}

/** Text runs on over the edge of a column: only a space before the word, and words with letters still to come. */
function goesOn(words: readonly Word[], index: number): boolean {
  const gap = words[index]!.box[0] - words[index - 1]!.box[2];
  const size = words[index]!.fontSize || heightOf(words[index]!.box);
  if (gap >= 0.75 * size || !/\p{L}/u.test(words[index - 1]!.text)) return false;
  const rest = words.slice(index);
  return !namesDay(rest) && rest.some((word) => /\p{L}{2,}/u.test(word.text));
}

/** `BO-P1-1M Kerb stone`: behind a code that fills its column, the next one begins in the space. */
function endsCode(words: readonly Word[], index: number, edges: readonly number[]): boolean {
  const [code, next] = [words[index - 1]!, words[index]!];
  // `10 BO-P1-1M Kerb stone`: the number of the line stands in a column before.
  const before = words[index - 2];
  const isFirst = !before || edges.some((edge) => edge >= before.box[2] - 1 && edge <= code.box[0] + 1);
  const isCode = isFirst && /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]+$/u.test(code.text);
  return isCode && edges.some((edge) => edge >= code.box[2] - 1 && edge <= next.box[0] + 1);
}

/**
 * `hex bolts with nuts 2400 EA 1,312.00/M`: behind a text that fills its column or stands a little over its edge, how many and
 * for how much.
 */
function endsText(words: readonly Word[], index: number, edges: readonly number[]): boolean {
  const rest = words.slice(index);
  const amounts = rest.filter(({ text }) => amount.test(text));
  return (
    amounts.length > 1 &&
    amounts[0] === rest[0] &&
    amounts.some(({ text }) => /[.,]\d{2}(?!\d)/.test(text)) &&
    rest.every((word) => amounts.includes(word) || isUnit(word.text)) &&
    edges.some((edge) => edge > middleX(words[index - 1]!.box) && edge <= rest[0]!.box[0] + 1)
  );
}
/** With what it is for: `1,312.00/M`. */
const amount = /^\d[\d.,]*(?:\/\p{L}{1,4})?$/u;

/** `15. November`: a day of its own behind a text. */
function namesDay([day, month]: readonly Word[]): boolean {
  return /^\d{1,2}(?:\.|er|º)?$/.test(day!.text) && dateWords.months.has(foldWord(month?.text ?? ''));
}
