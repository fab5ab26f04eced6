import { shareNamed } from './find-targets.ts';
import { formerly } from './words-of-amounts.ts';

/** `25 micron` in the name of the goods is no amount of them; a number that is said once more may be. */
export function withoutSizes(rest: string, said: string, description: string): string {
  let left = rest;
  // "Pos. 6: 8 pieces" of plugs of 8 mm says no size: their name is not said.
  if (shareNamed(said, description) === 0) return left;
  for (const size of new Set(numbersIn(description))) {
    const ofName = numbersIn(description).filter((number) => number === size).length;
    const meant = numbersIn(said).filter((number) => number === size).length - ofName;
    const once = new RegExp(`(?<![\\d.,])${size}(?![\\d.,]*\\d)`);
    // "In 50 m instead of 25 m": another size is wanted, and no other amount.
    if (formerly.test(left.slice(0, once.exec(left)?.index ?? 0))) break;
    while (numbersIn(left).filter((number) => number === size).length > Math.max(0, meant))
      left = left.replace(once, ' ');
  }
  return left;
}

function numbersIn(text: string): string[] {
  return text.match(/(?<![\d.,])\d+(?![\d.,]*\d)/g) ?? [];
}
