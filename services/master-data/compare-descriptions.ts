import type { Rarity } from './compare-names.ts';
import { likenesses, shareOf, wordLikeness } from './compare-words.ts';
import { type Description, describe, isSameNumber, type NumberWithin } from './describe-goods.ts';

/** What a line asks for. */
export interface Asked {
  goods: Description;
  /** What it is ordered in. It may say more of the goods (`box of 12`), or nothing. */
  unit: Description;
}

/** How an article's description answers a line's. */
export interface Fit {
  /** 0 to 1. */
  score: number;
  /** How far each word and number of the line is found, 0 to 1, in the line's order. */
  stated: number[];
  /** Whether the line has a word that many articles have and this one lacks: another brand, another colour. */
  lacksKnownWord: boolean;
  /** Whether the article lacks a word or number of the line, and says another that the line does not. */
  isOtherwise: boolean;
  /** Whether the article has each number of the line's description. */
  hasAllNumbers: boolean;
  /** Whether the line's description has a number that the article lacks, and leaves out one of its: another size. */
  hasOtherNumber: boolean;
  /** Share of the line's words that is found, rare ones counting more. */
  there: number;
  /** Words and numbers of the article that the line does not say. */
  unsaid: number;
  /** How far what the line is ordered in fits how the article is sold: -1, 0 or 1. */
  unit: number;
}

export function ask(description: string | null | undefined, unit: string | null | undefined): Asked {
  return { goods: describe(description ?? ''), unit: describe(unit ?? '') };
}

/** A number of the line that the article lacks is another size. */
const otherNumber = 0.7;
/** A number of the article that the line does not repeat may be left out. */
const missingNumber = 0.93;
const leastNumbers = 0.4;
/** A word that is found so far is said; an initial is found to a half. */
const saidFrom = 0.6;

/** `soldBy`: the units that the article is sold by, whoever says so. */
export function fitOf(
  { goods, unit }: Asked,
  article: Description,
  soldBy: Set<string>,
  rarity: Rarity,
): Fit {
  const weigh = (word: string) => ({ word, weight: Math.max(0.3, rarity(word)) });
  const found = likenesses(goods.words, article.words);
  const foundOfUnit = likenesses(unit.words, article.words);
  const said = likenesses(article.words, [...goods.words, ...unit.words]);
  const there = goods.words.length === 0 ? 0.5 : shareOf(goods.words.map(weigh), found);
  const back = shareOf(article.words.map(weigh), said);
  const byWords = goods.words.length === 0 ? 0.5 : 0.6 * there + 0.4 * back;
  const lineNumbers = [...goods.numbers, ...unit.numbers];
  const foundNumbers = whichAreIn(lineNumbers, article.numbers);
  const missing = foundNumbers.slice(0, goods.numbers.length).filter((isFound) => !isFound).length;
  const unasked = whichAreIn(article.numbers, lineNumbers).filter((isFound) => !isFound).length;
  const byNumbers = Math.max(leastNumbers, otherNumber ** missing * missingNumber ** unasked);
  const unsaid = countUnsaid(article.words, said, [...goods.words, ...unit.words]);
  const lacksWord = goods.words.some((word, i) => found[i]! < lackedBelow && isWord(word));
  return {
    score: byWords * byNumbers,
    stated: [...found, ...foundOfUnit, ...foundNumbers.map(Number)],
    lacksKnownWord: goods.words.some((word, i) => found[i]! < lackedBelow && isKnown(word, rarity)),
    isOtherwise: (missing > 0 || lacksWord) && unasked + unsaid > 0,
    hasAllNumbers: missing === 0,
    hasOtherNumber: missing > 0 && unasked > 0,
    there,
    unsaid: unasked + unsaid,
    unit: unitAgreement(goods.units.union(unit.units), soldBy),
  };
}

/** Words of the article that the line does not say. Its `sch.` says one of `Schlauch schwarz`. */
function countUnsaid(words: string[], said: number[], line: string[]): number {
  const unsaid = said.filter((likeness) => likeness < saidFrom).length;
  // What no single word of the line says is written in two, or in one with another.
  const saying = [...new Set(words)].flatMap((word) => {
    const [best] = line
      .map((each, i) => ({ i, likeness: wordLikeness(each, word) }))
      .sort((a, b) => b.likeness - a.likeness);
    return best !== undefined && best.likeness >= saidFrom ? [best.i] : [];
  });
  return unsaid + saying.length - new Set(saying).size;
}

const lackedBelow = 0.5;
/** No text has its runs of letters: so rare is a word that is no word of the catalogue. */
const strangeWord = 'xqzjxq';

/** Shorter ones are `of` and `mm`. */
function isWord(word: string): boolean {
  return word.length >= 3;
}

/** Half as rare at most as what is in no text. */
function isKnown(word: string, rarity: Rarity): boolean {
  return isWord(word) && rarity(word) < 0.5 * rarity(strangeWord);
}

function unitAgreement(ordered: Set<string>, sold: Set<string>): number {
  if (ordered.size === 0 || sold.size === 0) return 0;
  return [...ordered].some((unit) => sold.has(unit)) ? 1 : -1;
}

/** For each of `some` whether it is among `all`, where each serves once. */
function whichAreIn(some: NumberWithin[], all: NumberWithin[]): boolean[] {
  const left = [...all];
  return some.map((each) => {
    const at = left.findIndex((other) => isSameNumber(each, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A word that is found exactly in one article, and almost in the other. */
const almostBy = 0.15;
const clearlyBy = 0.25;
/** Where each has something of the line that the other lacks. */
const betterBy = 0.15;

/**
 * Whether a line means the article of the one fit and not that of the other: by a word or number that the other lacks, by
 * the unit, or because it says all of the one and not all of the other. How much else an article's description says
 * does not count: a colour that the line leaves out is one that it leaves open.
 */
export function isToldFrom(one: Fit, other: Fit): boolean {
  const isBetter = hasMore(one, other);
  const isWorse = hasMore(other, one);
  if (isBetter && isWorse) return one.score - other.score >= betterBy;
  if (isBetter || isWorse) return isBetter;
  return one.unsaid === 0 && other.unsaid > 0;
}

function hasMore(one: Fit, other: Fit): boolean {
  if (one.unit - other.unit === 2) return true;
  return one.stated.some((likeness, i) => {
    const by = likeness - other.stated[i]!;
    return by >= clearlyBy || (likeness === 1 && by >= almostBy);
  });
}
