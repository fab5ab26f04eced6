import type { ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

const dayMs = 86_400_000;
/** Words for the day after that of a letter, without accents, in nine languages. */
const tomorrow = new Set(
  'tomorrow tomorow tomorro tmrw tmr tmw tomoz morgen demain manana domani amanha jutro imorgen'.split(' '),
);
const overtomorrow = new Set('ubermorgen uebermorgen overmorgen apresdemain dopodomani pojutrze'.split(' '));
/** `the day after tomorrow`, `pasado mañana`, `depois de amanhã`. */
const beforeOver = /(?:^|\s)(?:day after|pasado|depois de)$/iu;
/** `Guten Morgen`, `por la mañana`, `jeden Morgen`: a time of the day. */
const beforeMorning =
  /(?:^|\s)(?:guten?|goede|goeden|goeie|god|gud|la|las|esta|de|buena|am|jeden|elke|iedere|chaque|every)$/iu;

/**
 * The day that a word of a letter tells by that of the letter (YYYY-MM-DD): `tomorrow`, `übermorgen`, `pasado mañana`.
 * Null for greetings, as `Guten Morgen` and `Morgen zusammen`.
 */
export function readDayAhead(words: readonly string[], at: number, sentOn: string): ReadDelivery | null {
  const printed = (words[at] ?? '').replace(/[.,;:!?)]+$/, '');
  const word = foldWord(printed).replace(/[^a-z]/g, '');
  if (!tomorrow.has(word) && !overtomorrow.has(word)) return null;
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const isOver = overtomorrow.has(word) || beforeOver.test(before);
  const isGreeting = at === 0 && printed === 'Morgen';
  if (!isOver && (isGreeting || beforeMorning.test(before))) return null;
  const iso = new Date(Date.parse(sentOn) + (isOver ? 2 : 1) * dayMs).toISOString().slice(0, 10);
  return { from: iso, to: iso, asap: false, text: printed, ambiguous: false };
}
