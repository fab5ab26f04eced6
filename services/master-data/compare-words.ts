import { ones } from './count-ones.ts';

/**
 * 0 to 1: how likely two plain words are one word, misspelt or shortened. Numbers are one only when they are equal;
 * less than half alike is nothing alike.
 */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (isNumber(a) || isNumber(b)) return 0;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 3) return short.length > 0 && long.length > 2 && long.startsWith(short) ? 0.5 : 0;
  if (long.startsWith(short)) return 0.8 + (0.15 * short.length) / long.length;
  const atMost = Math.floor(long.length * 0.4);
  if (long.length - short.length > atMost || otherLetters(short, long) > atMost) return 0;
  const likeness = 1 - typingErrors(short, long, atMost) / long.length;
  // One wrong letter of eight is most likely an error, three of eight hardly ever: 0.79, 0.37.
  return likeness >= 0.6 ? (likeness - 0.4) / 0.6 : 0;
}

function isNumber(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** At least so many letters have to be changed: those that only one of the words has. Spares nine comparisons of ten. */
function otherLetters(a: string, b: string): number {
  const [ofA, ofB] = [lettersOf(a), lettersOf(b)];
  return Math.max(ones(ofA & ~ofB), ones(ofB & ~ofA));
}

/** A bit for each letter; some letters share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

let earlier = new Uint8Array(64);
let previous = new Uint8Array(64);
let current = new Uint8Array(64);

/**
 * Letters changed, added, left out or swapped with their neighbour (optimal string alignment); words are cut at 60. More
 * than `atMost` are not counted to the end.
 */
function typingErrors(a: string, b: string, atMost: number): number {
  const [m, n] = [Math.min(a.length, 60), Math.min(b.length, 60)];
  for (let j = 0; j <= n; j++) previous[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= m; i++) {
    current[0] = i;
    let leastOfRow = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= n; j++) {
      const other = b.charCodeAt(j - 1);
      let least = Math.min(
        previous[j]! + 1,
        current[j - 1]! + 1,
        previous[j - 1]! + (letter === other ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwap) least = Math.min(least, earlier[j - 2]! + 1);
      current[j] = least;
      if (least < leastOfRow) leastOfRow = least;
    }
    // A swap may take up from the row before.
    if (leastOfRow > atMost && leastBefore >= atMost) return leastOfRow;
    leastBefore = leastOfRow;
    [earlier, previous, current] = [previous, current, earlier];
  }
  return previous[n]!;
}

/** A word and how much it says: rare ones more. */
export interface WeighedWord {
  word: string;
  weight: number;
}

/**
 * 0 to 1: the share of `wanted`'s weight that is found among the words `present`. Two words written as one, or one as
 * two, are found as well.
 */
export function coverage(wanted: WeighedWord[], present: string[]): number {
  return shareOf(
    wanted,
    likenesses(
      wanted.map(({ word }) => word),
      present,
    ),
  );
}

/** 0 to 1: the share of the words' weight that is found, when each is found so far. */
export function shareOf(wanted: WeighedWord[], found: number[]): number {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : wanted.reduce((sum, { weight }, i) => sum + weight * found[i]!, 0) / total;
}

/** How far each of the words is found among those `present`, 0 to 1. */
export function likenesses(wanted: string[], present: string[]): number[] {
  const targets = [...present, ...joined(present)];
  const found = wanted.map((word) => best(word, targets));
  for (let i = 0; i + 1 < wanted.length; i++) {
    const [first, second] = [wanted[i]!, wanted[i + 1]!];
    const likeness = bestOfBoth(first, second, present);
    if (likeness < 0.75) continue;
    found[i] = Math.max(found[i]!, likeness);
    found[i + 1] = Math.max(found[i + 1]!, likeness);
  }
  return found;
}

/** Of words that are more like the two together than like one of them: `selbstklebend` does not say `rot`. */
function bestOfBoth(first: string, second: string, present: string[]): number {
  const both = first + second;
  const long = present.filter((word) => word.length > both.length * 0.8);
  const alone = (word: string) => Math.max(wordLikeness(word, first), wordLikeness(word, second));
  return Math.max(
    0,
    ...long.map((word) => wordLikeness(word, both)).filter((likeness, i) => likeness > alone(long[i]!)),
  );
}

function joined(words: string[]): string[] {
  return words.slice(1).map((word, i) => words[i]! + word);
}

function best(word: string, targets: string[]): number {
  let most = 0;
  for (const target of targets) {
    const likeness = wordLikeness(word, target);
    if (likeness > most) most = likeness;
    if (most === 1) break;
  }
  return most;
}
