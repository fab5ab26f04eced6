import type { Box } from '../page.ts';
import type { Picture } from '../picture.ts';
import { readText } from './read-text.ts';
import { type SeenWord, wordsOf } from './words.ts';

/** The model's confidence from which a word needs no other look, and the most that other looks make of one. */
const sureFrom = 0.985;
/** What a mail address is worth that is read otherwise when it is looked at again. */
const doubted = 0.6;
/** Shorter words are read alike by chance. */
const shortest = 3;
/** A word is looked at by itself, as wide as it is and narrower: the model sees other pictures of it. */
const widths = [1, 0.85];
/** The white that is left beside a word, as a share of its line's height. */
const margin = 0.3;

/**
 * The words of a line, where what was read unsurely is looked at twice more. A word of letters that is read alike
 * is as sure as then; figures are not, for a 0 is read as surely where an O is printed. A mail address, whose letters
 * nothing around them confirms, is doubted unless it is read alike.
 */
export async function readAgain(
  picture: Picture,
  line: Box,
  words: readonly SeenWord[],
  patience: Patience,
): Promise<SeenWord[]> {
  const seen: SeenWord[] = [];
  for (const [at, word] of words.entries()) {
    const box = boxAround(word, line, picture, words[at - 1], words[at + 1]);
    const isDue = needsLook(word) && (isAddress(word) || patience.left > 0);
    if (isDue) patience.left -= 1;
    seen.push(isDue ? weighed(word, await surenessAgain(picture, box, word)) : word);
  }
  return seen;
}

/** How many words of a page are still looked at again: hundreds of them, of a blurred page, would take too long. */
export interface Patience {
  left: number;
}

/** A word, as sure as other looks at it make it: `again` is the confidence of the least sure one, null of another text. */
export function weighed(word: SeenWord, again: number | null): SeenWord {
  const { confidence } = word;
  if (isAddress(word)) return again === null ? { ...word, confidence: Math.min(confidence, doubted) } : word;
  return { ...word, confidence: Math.max(confidence, Math.min(again ?? 0, sureFrom)) };
}

function needsLook(word: SeenWord): boolean {
  return isAddress(word) || (word.confidence < sureFrom && isOfLetters(word));
}

function isAddress({ text }: SeenWord): boolean {
  return text.includes('@');
}

function isOfLetters({ text }: SeenWord): boolean {
  return !/\d/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) >= shortest;
}

/** Null of another text. A look that is no surer than the word was ends it: the next could not make the word surer. */
async function surenessAgain(picture: Picture, box: Box, word: SeenWord): Promise<number | null> {
  let least = 1;
  for (const width of widths) {
    const words = wordsOf(picture, box, await readText(picture, box, width), 0);
    if (words.map(({ text }) => text).join(' ') !== word.text) return null;
    least = Math.min(least, ...words.map(({ confidence }) => confidence));
    if (least <= word.confidence && !isAddress(word)) return least;
  }
  return least;
}

function boxAround(
  { left, width }: SeenWord,
  [, top, , bottom]: Box,
  picture: Picture,
  before: SeenWord | undefined,
  behind: SeenWord | undefined,
): Box {
  const most = margin * (bottom - top);
  const right = left + width;
  const toLeft = before ? Math.min(most, (left - before.left - before.width) / 2) : most;
  const toRight = behind ? Math.min(most, (behind.left - right) / 2) : most;
  return [
    Math.max(0, Math.round(left - Math.max(0, toLeft))),
    top,
    Math.min(picture.width, Math.round(right + Math.max(0, toRight))),
    bottom,
  ];
}
