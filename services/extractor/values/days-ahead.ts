import { spellings } from '../lexicon/phrases.ts';
import { patternOf, phrasesIn } from '../lexicon/word-patterns.ts';
import type { ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

const dayMs = 86_400_000;
const lettersOf = (word: string) => foldWord(word).replace(/[^a-z]/g, '');
const one = (phrase: string) => !phrase.includes(' ');
const beyond = phrasesIn(({ relativeDays }) => relativeDays.overmorrow);
/** Words for the day after that of a letter, and for the next one, their letters only. */
const tomorrow = new Set(phrasesIn(({ relativeDays }) => relativeDays.tomorrow).map(lettersOf));
const overmorrow = new Set(beyond.filter(one).flatMap(spellings).map(lettersOf));
/** `the day after tomorrow`, `pasado mañana`, `depois de amanhã`: what stands before the word for tomorrow. */
const beforeOver = endsWith(
  beyond.filter((phrase) => !one(phrase)).map((phrase) => phrase.replace(/\s\S+$/, '')),
);
/** `Guten Morgen`, `por la mañana`, `jeden Morgen`: a time of the day. */
const beforeMorning = endsWith(phrasesIn(({ relativeDays }) => relativeDays.aMorning));

function endsWith(phrases: readonly string[]): RegExp {
  return new RegExp(`${patternOf(phrases)}$`, 'iu');
}

/**
 * The day that a word of a letter tells by that of the letter (YYYY-MM-DD): `tomorrow`, `übermorgen`, `pasado mañana`.
 * Null for greetings, as `Guten Morgen` and `Morgen zusammen`.
 */
export function readDayAhead(words: readonly string[], at: number, sentOn: string): ReadDelivery | null {
  const printed = (words[at] ?? '').replace(/[.,;:!?)]+$/, '');
  const word = lettersOf(printed);
  if (!tomorrow.has(word) && !overmorrow.has(word)) return null;
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const isOver = overmorrow.has(word) || beforeOver.test(before);
  const isGreeting = at === 0 && printed === 'Morgen';
  if (!isOver && (isGreeting || beforeMorning.test(before))) return null;
  const iso = new Date(Date.parse(sentOn) + (isOver ? 2 : 1) * dayMs).toISOString().slice(0, 10);
  return { from: iso, to: iso, asap: false, text: printed, ambiguous: false };
}
