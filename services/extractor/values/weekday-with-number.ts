import { dayArticle, ordinalEnd } from '../lexicon/day-words.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import type { DeliveryWords, ReadDelivery } from './delivery.ts';
import { foldWord } from './fold.ts';

const dayMs = 86_400_000;
/** Within so many days such a day is meant. */
const farthest = 62;
const numbered = new RegExp(`^(\\d{1,2})(?:${ordinalEnd})?[.,;:!?)]*$`, 'u');
/** Days of the week in two letters, as in English. */
const english = /^(?:mo|tu|we|th|fr|sa|su)$/i;
const ordinal = /\d(?:st|nd|rd|th)[.,;:!?)]*$/i;
const between = new RegExp(`^${dayArticle}\\.?$`, 'iu');

/**
 * A day of the week with the day of its month, which is not said: `Wed 21st`, `jeudi 18`. The next day after `after`
 * (YYYY-MM-DD) on which both agree; null when none does soon.
 */
export function readWeekdayWithNumber(
  words: readonly string[],
  at: number,
  { weekdays }: DeliveryWords & { weekdays: ReadonlyMap<string, number> },
  after: string,
): ReadDelivery | null {
  // `sexta-feira, dia 20`
  const named = (words[at] ?? '').replace(/,$/, '');
  const weekday = weekdays.get(foldWord(named.replace(/(?:-feira)?[.,]?$/, '')));
  const part =
    partOfDay.exec(words.slice(at + 1, at + 1 + longestPart).join(' '))?.[0].split(' ').length ?? 0;
  const behind = at + 1 + part;
  const next = between.test(words[behind] ?? '') ? behind + 1 : behind;
  const isBracketed = /^\(/.test(words[next] ?? '');
  // `Friday morning 8 boxes`
  if (part > 0 && !isBracketed && next === behind) return null;
  const day = Number(numbered.exec((words[next] ?? '').replace(/^\(/, ''))?.[1]);
  // `Mon 7.30`, `Friday 10 boxes`, `mardi 13 octobre` have more behind the number.
  const isLast =
    /\D$/.test(words[next] ?? '') ||
    !/^\p{L}/u.test(words[next + 1] ?? '') ||
    small.test(words[next + 1]!) ||
    partOfDay.test(words.slice(next + 1, next + 1 + longestPart).join(' '));
  // `delivery to 3rd floor`: a Danish Thursday has no English number.
  const isMixed = /^\p{L}{2}$/u.test(named) && !english.test(named) && ordinal.test(words[next] ?? '');
  if (weekday === undefined || isMixed || !(day >= 1 && day <= 31) || !isLast) return null;
  for (let days = 1; days <= farthest; days++) {
    const date = new Date(Date.parse(after) + days * dayMs);
    if (date.getUTCDay() !== weekday || date.getUTCDate() !== day) continue;
    const iso = date.toISOString().slice(0, 10);
    const text = words
      .slice(at, next + 1)
      .join(' ')
      .replace(/[.,;:!?)]+$/, '');
    return { from: iso, to: iso, asap: false, text, ambiguous: false };
  }
  return null;
}
/** `vendredi matin (27)`, `terça-feira dia 1 de manhã` */
const partOfDay = new RegExp(`^${anyOf(({ dayWords }) => dayWords.time)}`, 'iu');
const longestPart = 3;
/** Behind `jeudi 18` nothing is counted: `au labo`, `would be fine`. */
const small = new RegExp(`^${anyOf(({ dayWords }) => dayWords.behind)}$`, 'iu');
