import { formerly } from '../words/words-of-amounts.ts';
import { shareNamed } from './find-targets.ts';

/** `25 micron` in the name of the goods is no amount of them; a number that is said once more may be. */
export function withoutSizes(rest: string, said: string, description: string): string {
  let left = rest;
  // "600 instead of 400" of cartons of 600 x 400: amounts, whatever the sizes.
  if (contrast.test(rest)) return left;
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

const contrast =
  /(?<![\d.,x×])\d+\s(?:\p{L}+\.?\s){0,2}(?:instead of|rather than|statt|anstatt|anstelle von|in plaats van|ipv|au lieu de|en (?:vez|lugar) de|invece di|anziché|em vez de|zamiast|i stedet for|(?:and |und |et |en |y |e |a |og )?(?:not|nicht|non|pas|niet|no|não|nie|ikke))\s(?:the |den |de |les )?\d+(?![\d.,]*[\dx×]|\s?(?:mm|cm|m|l|g|kg)(?!\p{L}))/iu;

function numbersIn(text: string): string[] {
  return text.match(/(?<![\d.,])\d+(?![\d.,]*\d)/g) ?? [];
}
