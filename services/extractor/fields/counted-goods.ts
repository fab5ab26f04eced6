import { isUnit } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { isBodyUnit } from '../mail-body/body-units.ts';

/** `10 x plank`, `2000 pcs. bags` under `our order:` are what is ordered; `00214588 OP` is a number and its kind. */
export function isListed(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  const unit = second.replace(/\.$/, '');
  // `214588 OP`
  const isShort =
    /^[1-9]\d{0,3}[x×]?$/.test(first) || (/^[1-9]\d{4,5}[x×]?$/.test(first) && /\p{Ll}/u.test(second));
  return isShort && (/^[x×]$/.test(unit) || isUnit(unit) || isBodyUnit(unit));
}

/** The same, or `2000 black bags` under `we would like to order:`: a lone number with the name of what it counts. */
export function countsGoods(text: string): boolean {
  return isListed(text) || (/^[1-9]\d{0,4} \p{Ll}{3,}/u.test(text) && !ofItsDay.test(text));
}
const ofItsDay = new RegExp(
  `^\\d+ ${anyOf(
    ({ dated }) => dated,
    ({ smallWords }) => smallWords.for,
    ({ smallWords }) => smallWords.with,
    ({ smallWords }) => smallWords.and,
  )}`,
  'u',
);
