import { lexicons } from '../lexicon/languages.ts';
import { phrasesOf } from '../lexicon/lexicon.ts';

/** `one-tenth (1/10)`, `1/10 of the price`: a penalty. */
const penalty =
  /(?<=\p{L}(?:th|rd|lf))\s?\(\d\/\d{1,3}\)|\(?\b\d\/\d{1,3}\)?(?=\s(?:of(?: the| a)? (?:per ?cent|price|value|amount|total|cost)|%))/giu;

const least = lexicons.flatMap(({ atLeast }) => phrasesOf(atLeast)).join('|');
/** `mindestens 2/3 der Haltbarkeit`: words for the least of something stand before no day. */
const share = new RegExp(`(?<=(?<!\\p{L})(?:${least})\\.?\\s)\\d/\\d{1,2}(?![/.\\d])`, 'giu');

/** A text without what looks like the day and the month of a date and is a part of something. */
export function withoutFractions(text: string): string {
  return text.replace(penalty, '').replace(share, '');
}
