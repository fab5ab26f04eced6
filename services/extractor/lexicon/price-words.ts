import { anyOf } from './word-patterns.ts';

/** What stands before the unit or the number that a price is for: `per`, `cada`; parts of expressions with the flags `iu`. */
export const perWords = anyOf(({ priceWords }) => priceWords.per);
/** Also `for`, which before a unit alone says for whom or what for. */
export const perOrFor = anyOf(
  ({ priceWords }) => priceWords.per,
  ({ smallWords }) => smallWords.for,
);
