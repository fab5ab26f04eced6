import type { Word } from '@orderloom/pages/page.ts';
import { boxAround } from '../../layout/boxes.ts';
import type { Line, Segment } from '../../layout/sheet.ts';
import { isUnit } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import { isAmount } from './line-shapes.ts';

/** What announces the price of one in a letter: `à EUR 18,16 l’unité`, `zu 3,20 EUR je Stück`, `@ 4.10`. */
const announces = new RegExp(`^(?:@|${anyOf(({ priceWords }) => priceWords.lead)})$`, 'iu');
const currency = /^(?:\p{Lu}{3}|\p{Sc}|kr\.?|zł|Fr\.?)$/u;
/** Words behind a price: `per piece`, `le cent`, `cad.` */
const mostBehind = 3;

/** The texts of a line in cells of their own: a quantity with its unit, a name, a price that its words announce. */
export function touchingCells({ segments }: Line): Segment[] {
  return segments.flatMap((segment) => {
    const { words } = segment;
    const from = words.length > 2 && isCounted(words) ? 2 : 0;
    const until = priceAt(words, from);
    const parts = [words.slice(0, from), words.slice(from, until), words.slice(until)];
    return parts.filter((part) => part.length > 0).map((part) => partOf(segment, part));
  });
}

function partOf({ line }: Segment, words: Word[]): Segment {
  return {
    line,
    words,
    text: words.map(({ text }) => text).join(' '),
    box: boxAround(words.map(({ box }) => box)),
  };
}

/** `144 carton Paper`: a name follows. */
function isCounted([quantity, unit, next]: readonly Word[]): boolean {
  return /^\d[\d.,]*$/.test(quantity!.text) && isUnit(unit!.text) && /\p{L}{2}/u.test(next!.text);
}

/** Index of the word that announces a price behind a name; the number of words without one. */
function priceAt(words: readonly Word[], from: number): number {
  const amount = words.findLastIndex(({ text }) => isAmount(text));
  const behind = words.slice(amount + 1);
  if (amount < from + 1 || behind.length > mostBehind || behind.some(({ text }) => /\d/.test(text)))
    return words.length;
  const first = currency.test(words[amount - 1]!.text) ? amount - 1 : amount;
  return first > from + 1 && announces.test(words[first - 1]!.text) ? first - 1 : words.length;
}
