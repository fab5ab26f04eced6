import { foldWord } from '../values/fold.ts';
import { dateWords } from './phrases.ts';
import { anyOf, patternOf, phrasesIn } from './word-patterns.ts';

const endings = phrasesIn(({ dayWords }) => dayWords.ending)
  .filter((ending) => ending !== '.')
  .sort((one, other) => other.length - one.length);
const inLetters = (ending: string) => /^\p{Ll}+$/u.test(ending);

/** The endings of a day's number; a part of expressions. Their letters begin no month: `12dec 2026`. */
export const ordinalEnd = `(?:(?:${endings.filter(inLetters).join('|')})(?!\\p{Ll})|${endings
  .filter((ending) => !inLetters(ending))
  .join('|')})`;

const articles = phrasesIn(({ dayWords }) => dayWords.number);
/** What stands before a day's number, and before a day of the week; parts of expressions with the flags `iu`. */
export const dayArticle = patternOf(articles);
export const weekdayArticle = anyOf(({ dayWords }) => dayWords.weekday);
/** Those of them that begin no window: Dutch `de` is `from` in others. */
const fromNoDay = articles.filter((word) => !dateWords.from.has(foldWord(word)));
export const closedDayArticle = patternOf(fromNoDay);
/** Those that are nothing else before a bare number: Portuguese `o` is `or` in Spanish. */
export const sureDayArticle = patternOf(fromNoDay.filter((word) => !dateWords.and.has(foldWord(word))));
/** What stands between a day and its month or a week and its year. */
export const ofMonth = anyOf(({ smallWords }) => smallWords.of);
