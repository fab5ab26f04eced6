import { isStreetKind } from './address.ts';
import { foldWord } from './fold.ts';
import { standWithin } from './letters-within.ts';

/** Whether two streets are one, one of which is written short: `Musterstr. 1` and `Musterstraße 1`, `5 Mill Rd` and `5 Mill Road`. */
export function isSameStreet(one: string, other: string): boolean {
  const [words, others] = [one, other].map((street) => street.split(/[\s,]+/));
  return words!.length === others!.length && words!.every((word, at) => isSameWord(word, others![at]!));
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const [key, whole] = [short, long].map((word) => foldWord(word.replace(/\.$/, '')));
  if (key === whole) return true;
  if (key === '' || /\d/.test(key! + whole!)) return false;
  if (short.endsWith('.') && whole!.startsWith(key!)) return true;
  // `Ave`, `Blvd`: only kinds of streets are written so, and `Po` is not `Paolo`.
  return (
    isStreetKind(long) && key!.length <= longestShort && key![0] === whole![0] && standWithin(key!, whole!)
  );
}
const longestShort = 4;
