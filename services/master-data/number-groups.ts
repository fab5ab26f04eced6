import { numberKey } from './match-keys.ts';

/**
 * Whether two writings of one number may be the same: what one keeps apart the other may join, but `12.345` is not
 * `123-45`. Letters and digits stand apart by themselves.
 */
export function isGroupedAlike(a: string, b: string): boolean {
  const [cutsOfA, cutsOfB] = [cutsOf(a), cutsOf(b)];
  return isWithin(cutsOfA, cutsOfB) || isWithin(cutsOfB, cutsOfA);
}

/** How many letters and digits stand behind each separator between two digits or two letters. */
function cutsOf(number: string): Set<number> {
  const plain = number.normalize('NFKC').toUpperCase();
  const length = numberKey(plain)?.length ?? 0;
  const separators = plain.matchAll(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})|(?<=\p{L})[^\p{L}\p{N}]+(?=\p{L})/gu);
  const cuts = [...separators].map(({ 0: separator, index }) =>
    lettersIn(plain.slice(index + separator.length)),
  );
  // Zeros that fill up are no group.
  return new Set(cuts.filter((cut) => cut < length));
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function isWithin(some: Set<number>, all: Set<number>): boolean {
  return [...some].every((cut) => all.has(cut));
}
