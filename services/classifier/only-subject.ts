import { countGoods, countLines } from './count-lines.ts';

/** "thx", "see below": such a text says nothing. */
const longestNothing = 40;

/** Whether the subject of a mail says what its text does not: the goods that are ordered, above no text or a thank-you. */
export function isOnlySubject(subject: string, text: string): boolean {
  const isEmpty = text.trim().length <= longestNothing && countLines(text) === 0 && countGoods(text) === 0;
  return isEmpty && (countLines(subject) > 0 || countGoods(subject) > 0);
}
