import type { DateRule } from '../context.ts';
import { inAnyLanguage, listOf, nothingBut, phrasesOf } from '../lexicon/mail/phrase-pattern.ts';
import { dateWords } from '../lexicon/phrases.ts';
import { readDayAhead } from '../values/days-ahead.ts';
import type { ReadDelivery } from '../values/delivery.ts';
import { foldWord } from '../values/fold.ts';
import { readWeekday } from '../values/weekday-alone.ts';
import { clock, datedAt, dayAt, isWeekday, preposition } from './day-at.ts';
import { wantsOther } from './other-wishes.ts';

/** What else may stand in a sentence that says nothing but when. */
const polite = new Set(
  listOf('besideDays')
    .split(',')
    .map((word) => foldWord(word.trim())),
);
/** Of a sentence that says nothing but when. */
const longestPolite = 8;

/** "Weds am pls", "Thursday would be ideal", "kun je vrijdag nog 300 rozen meenemen?": a day that nothing announces. */
export function bareDay(
  words: readonly string[],
  isQuestion: boolean,
  rule: DateRule,
  sentOn: string,
): ReadDelivery | null {
  const days = words.flatMap((word, at) => {
    const bare = foldWord(word.replace(/[.,;:!?)]+$/, ''));
    const isWeekday = dateWords.weekdays.has(bare) && bare.length >= shortestWeekday;
    // `Monday 10 June`: the date behind it says which.
    const dated = isWeekday ? datedAt(words, at + 1, rule, sentOn) : null;
    const value =
      dated ?? (isWeekday && !rule.tellsWeek ? weekdayOf(word, sentOn) : readDayAhead(words, at, sentOn));
    return value && !isOther(words[at - 1] ?? '') ? [{ value, at }] : [];
  });
  const [day] = days;
  if (!day || days.length > 1 || wantsOther(words.join(' '))) return null;
  const rest = words
    .filter((_, at) => at !== day.at)
    .map((word) => foldWord(word.replace(/[.,;:!?)]+$/, '')));
  const isAlone = rest.length < longestPolite && rest.every((word) => polite.has(word) || clock.test(word));
  return isAlone || isQuestion ? day.value : null;
}
const shortestWeekday = 4;

/** The only dated day of a sentence that asks for goods: "Want it Monday 3rd Aug on your van run". */
export function onlyDay(sentence: string, rule: DateRule, sentOn: string): ReadDelivery | null {
  if (wantsOther(sentence) || ofOther.test(sentence)) return null;
  const words = sentence.split(/\s+/);
  const found = new Map<string, ReadDelivery>();
  for (let at = 0; at < words.length; at++) {
    const day = isWeekday(words[at]!) || /^\(?\d/.test(words[at]!) ? dayAt(words, at, rule, sentOn) : null;
    const iso = day?.to ?? day?.from ?? '';
    // "Lipowa 4/2" and "2/7" are no days.
    const isWritten = day !== null && /\d/.test(day.text) && /\p{L}{3}|\d{4}/u.test(day.text);
    if (isWritten && iso > sentOn) found.set(iso, day);
  }
  return found.size === 1 ? [...found.values()][0]! : null;
}

/** "From 1 March our delivery address will be", "prices are good until 29 May". */
const ofOther = inAnyLanguage('otherMatters');

/** What stands behind a day that a sentence begins with: where the goods go then, or a polite word. */
const behindDay = new RegExp(`^[\\s,]*${phrasesOf('behindDay')}`, 'iu');

/** "18 Nov 2026 to the Mill Lane job", "not before, Tuesday 17 March would be spot on", "On 2 April if you would". */
export function leadingDay(sentence: string, rule: DateRule, sentOn: string): ReadDelivery | null {
  const starts = [0, ...[...sentence.matchAll(turns)].map((comma) => comma.index + comma[0].length)];
  const days = starts.flatMap((at) => dayBehind(sentence.slice(at).split(/\s+/), rule, sentOn) ?? []);
  return days[0] ?? null;
}

const turns = new RegExp(`,\\s+|\\s${phrasesOf('therefore')}\\s+`, 'giu');

function dayBehind(words: readonly string[], rule: DateRule, sentOn: string): ReadDelivery | null {
  const first = words.findIndex((word) => !isWeekday(word) && !preposition.test(word));
  if (first < 0 || first > mostAhead || wantsOther(words.join(' '))) return null;
  const isLed = first > 0 && preposition.test(words[first - 1]!);
  const day = dayAt(words, isLed ? first - 1 : first, rule, sentOn);
  if (!day || !/\d/.test(day.text) || (day.to ?? day.from ?? '') < sentOn) return null;
  const text = words.join(' ');
  return behindDay.test(text.slice(text.indexOf(day.text) + day.text.length)) ? day : null;
}
/** `On Tuesday,` */
const mostAhead = 2;

const otherDay = nothingBut(['otherDays']);
/** `next Friday`, `last Friday`, `every Friday`: of another week, or of all. */
function isOther(word: string): boolean {
  return otherDay.test(word);
}

/** `Weds` and `Thurs` are as clear as the whole word where nothing else is said. */
function weekdayOf(word: string, sentOn: string): ReadDelivery | null {
  const day = dateWords.weekdays.get(foldWord(word.replace(/[.,;:!?)]+$/, '')));
  const whole = [...dateWords.weekdays].find(([name, which]) => which === day && name.length > shortestWhole);
  return whole ? readWeekday(whole[0], dateWords, sentOn) : null;
}
const shortestWhole = 5;
