import { plainWords } from './plain-words.ts';

/** Number of buckets: 100,000 names have 25,000 different runs, so few share one, and hits are weighed again. */
export const bucketCount = 2 ** 18;

/** A scratch: in which round a bucket was last met. Three times as fast as a Set. */
const metIn = new Uint32Array(bucketCount);
let round = 0;

/** The buckets of the words' runs of three letters, each once: words' edges count as letters, their order does not. */
export function letterRuns(text: string): number[] {
  return runsOfWords(plainWords(text));
}

/** Likewise of plain words. */
export function runsOfWords(words: string[]): number[] {
  round = (round + 1) >>> 0;
  const runs: number[] = [];
  for (const word of words) addRuns(word, runs);
  return runs;
}

/** Words so long have ends that may differ: those of the plural, or of a case. */
const endsFrom = 5;

/** Likewise without those of the last two letters of long words, of which `screw` and `screws` have others. */
export function runsOfStems(words: string[]): number[] {
  round = (round + 1) >>> 0;
  const runs: number[] = [];
  for (const word of words) addRuns(word, runs, word.length >= endsFrom && !/\d/.test(word) ? 2 : 0);
  return runs;
}

const wordStart = '^'.charCodeAt(0);
const wordEnd = '$'.charCodeAt(0);

function addRuns(word: string, runs: number[], leftOut = 0): void {
  let first = wordStart;
  let second = word.charCodeAt(0);
  for (let i = 1; i <= word.length - leftOut; i++) {
    const third = i < word.length ? word.charCodeAt(i) : wordEnd;
    const bucket = bucketOf(first, second, third);
    if (metIn[bucket] !== round) runs.push(bucket);
    metIn[bucket] = round;
    first = second;
    second = third;
  }
}

/** The finish of MurmurHash3 spreads similar runs over all buckets. */
function bucketOf(first: number, second: number, third: number): number {
  let hash = Math.imul(Math.imul(first, 65_599) + second, 65_599) + third;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (bucketCount - 1);
}
