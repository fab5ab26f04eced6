import { isUnit } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { type DecimalMark, readNumber } from './number.ts';

export type QuantityState = 'Valid' | 'Empty' | 'Zero' | 'Unrecognised';

export interface ReadQuantity {
  /** Whole units; null when empty or unrecognised. */
  quantity: number | null;
  state: QuantityState;
  /** A unit printed in the same cell, as in `510/EA` and `15.00 Units`. */
  unit: string | null;
  /** True when the number could be another one: `1.234` in a document that proves no decimal mark. */
  ambiguous: boolean;
}

/** `15.00 Units`, `10 Box(es)`, `8 Rolle(n)`. */
const withUnit =
  /^([-+]?[\d.,'’\s ]*\d)\s*[/x*]?\s*((?!x(?!\p{L}))[\p{L}²³][\p{L}\d.²³]{0,11}(?:\s?\(s\)|\((?:e[ns]?|e?r|[ixyn]|ies|ów)\))?)?\.?$/u;
/** `Stk. 10`: a unit that the lexicons know, then the number. */
const unitFirst = /^([\p{L}]{1,12})\.?\s*([\d.,'’\s]*\d)$/u;
/** `40 sq yd`, `12 lfd. m`: of two words only those that the lexicons know. */
const ofTwoWords = /^([\d.,'’\s]*\d)\s?(\p{L}{2,8})\.?\s(\p{L}{1,8})\.?$/u;
/** `200 (ea)`, `20 (EA) i`: portals have a sign behind it that opens what more is known. */
const inBrackets = /\s\(([\p{L}²³.]{2,10})\)(?:\s[iⓘ])?$/u;
/** `4 boxes of 6`, `4 Kartons à 6 Stück`: so many packs, each of some pieces. */
const joint = anyOf(
  ({ priceWords }) => priceWords.lead,
  ({ smallWords }) => smallWords.of,
  ({ smallWords }) => smallWords.with,
);
const packs = new RegExp(
  `^(\\d[\\d.,]*)\\s+(\\p{L}{2,12}\\.?)\\s+${joint}\\s+\\d{1,4}(?:\\s\\p{L}{2,12}\\.?)?$`,
  'iu',
);
const nothing = /^[-–—_.\s]*$/;
/** No quantity with its unit is longer. */
const longestQuantity = 60;

/** Reads a quantity cell. A fraction of a whole unit is never rounded: it is Unrecognised. */
export function readQuantity(text: string, decimal: DecimalMark | null): ReadQuantity {
  if (nothing.test(text)) return { quantity: null, state: 'Empty', unit: null, ambiguous: false };
  const { amount, unit } =
    text.length > longestQuantity ? { amount: null, unit: null } : partsOf(text.trim());
  const number = amount === null ? null : readNumber(amount, decimal);
  if (!number || !Number.isInteger(number.value) || number.value < 0 || !Number.isSafeInteger(number.value))
    return { quantity: null, state: 'Unrecognised', unit, ambiguous: false };
  const isOfPacks = packs.test(text);
  return {
    quantity: number.value,
    state: number.value === 0 ? 'Zero' : 'Valid',
    unit,
    // Six times as many pieces may be meant.
    ambiguous: number.ambiguous || isOfPacks,
  };
}

function partsOf(text: string): { amount: string | null; unit: string | null } {
  // `1O`, `l0`: a digit is written with a letter. `min 10`: nobody says how many.
  if (/^\d+[oO]$|^[lIoO]\d+$|^(?:min|max|mind|minst)\.?\s/i.test(text)) return { amount: null, unit: null };
  const before = unitFirst.exec(text);
  if (before && isUnit(before[1]!)) return { amount: before[2]!, unit: before[1]! };
  const [, count, first, second] = ofTwoWords.exec(text) ?? [];
  if (count !== undefined && isUnit(`${first} ${second}`))
    return { amount: count, unit: `${first} ${second}` };
  const ofPacks = packs.exec(text);
  if (ofPacks && isUnit(ofPacks[2]!)) return { amount: ofPacks[1]!, unit: ofPacks[2]! };
  const match = withUnit.exec(text.replace(inBrackets, ' $1'));
  return { amount: match?.[1] ?? null, unit: match?.[2] ?? null };
}
