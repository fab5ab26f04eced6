import type { Word } from '@orderloom/pages/page.ts';
import { type Asked, bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { Paragraph } from './message-lines.ts';
import { bullet } from './wordings.ts';

/** Shorter numbers in front of a thing are amounts as well. */
const number = /^\d{3,}$/;
const amount = /^[1-9]\d{0,4}$/;
/** A unit that nobody knows, in the column of amounts. */
const shortWord = /^\p{Ll}{2,8}\.?$/u;
const count = /^\d{1,3}[.)]$/;

/**
 * `1) 7781   Ejectors clear, 100/bag   25 bag`: an amount with its unit in a column of its own, so that the number before the
 * thing, in one as well, is that of the article. Null for any other line.
 */
export function amountApart({ segments }: Paragraph['lines'][number]): Asked | null {
  const last = segments.at(-1)!.words;
  const [quantity, unit, ...more] = last;
  const isAmount =
    unit !== undefined &&
    more.length === 0 &&
    amount.test(quantity!.text) &&
    (isBodyUnit(bare(unit)) || shortWord.test(unit.text));
  if (!isAmount || segments.length < fewestColumns) return null;
  const [front, ...things] = segments.slice(0, -1).map(({ words }) => words);
  const isCounted = front!.length > 1 && (count.test(front![0]!.text) || bullet.test(front![0]!.text));
  const [article, ...others] = isCounted ? front!.slice(1) : front!;
  const description = things.flat();
  const isNumbered = article !== undefined && others.length === 0 && number.test(article.text);
  return isNumbered && description.some(isWord)
    ? { quantity: [quantity!], unit: [unit], article: [article], description }
    : null;
}
const fewestColumns = 3;

function isWord({ text }: Word): boolean {
  return /\p{L}{3}/u.test(text);
}
