import type { Word } from '@orderloom/pages/page.ts';
import { isUnit } from '../lexicon/phrases.ts';
import { numberShape } from '../values/number.ts';
import { joint, numberOfWord } from './wordings.ts';

/** What words say of one item. */
export interface Asked {
  quantity: Word[];
  unit: Word[];
  description: Word[];
}

/** A quantity at the start of words and how many of them it takes with its unit and "of". */
export interface Amount {
  quantity: Word;
  unit: Word | null;
  length: number;
  /** "12 x", "3 boxes of": it can be nothing but a quantity. */
  isSure: boolean;
}

const mostQuantity = 1_000_000;
const times = /^[x×]$/i;

/** Reads "12 x", "12x", "3 boxes of", "zwei Kartons", "500" at the start of `words`; null when there is none, or a year. */
export function amountAt(words: readonly Word[]): Amount | null {
  const [first, second, third] = words;
  if (!first || !second) return null;
  const number = numberIn(first);
  if (!number) return null;
  const { quantity, hasTimes } = number;
  if (times.test(second.text)) return { quantity, unit: null, length: 2, isSure: true };
  const unit = isUnit(bare(second)) ? second : null;
  if (unit) {
    const length = third && joint.test(third.text) && words.length > 3 ? 3 : 2;
    return { quantity, unit: { ...unit, text: bare(unit) }, length, isSure: true };
  }
  if (hasTimes) return { quantity, unit: null, length: 1, isSure: true };
  // A container that is no known unit: "6 crates of", "4 sachets de".
  const isContainer =
    third && joint.test(third.text) && third.text.length > 1 && /^\p{Ll}{3,}$/u.test(second.text);
  if (isContainer && words.length > 3) return { quantity, unit: second, length: 3, isSure: true };
  // A sum of money has cents, and a year no unit.
  return /^(?:19|20)\d\d$|[.,]\d\d$/.test(quantity.text)
    ? null
    : { quantity, unit: null, length: 1, isSure: false };
}

function numberIn(word: Word): { quantity: Word; hasTimes: boolean } | null {
  const said = numberOfWord(word.text);
  if (said !== null) return { quantity: { ...word, text: String(said) }, hasTimes: false };
  const text = word.text.replace(/[x×]$/i, '');
  const shape = numberShape(text);
  if (shape === null || !/^\d/.test(shape) || Number(text) > mostQuantity || /^0/.test(text)) return null;
  return { quantity: { ...word, text }, hasTimes: text !== word.text };
}

/** Without the mark of a sentence behind it; the point of "pcs." is a part of it. */
export function bare({ text }: Word): string {
  return isUnit(text) ? text : text.replace(/[.,:;?!]$/, '');
}
