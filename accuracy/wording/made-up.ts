import type { Random } from '../random.ts';
import type { Term } from './wording.ts';

/** What heads the columns of order lines. */
const columnHeads: ReadonlySet<Term> = new Set([
  'position',
  'article',
  'yourArticle',
  'description',
  'quantity',
  'unit',
  'price',
  'per',
  'discount',
  'lineTotal',
  'lineDate',
  'ordered',
  'delivered',
  'open',
] as const);

const vowels = 'aeiou';
const consonants = 'bdfgklmnprstvz';

/**
 * The text of a term, or in the given share of the heads of columns (0 to 1) one that no language has, of the same
 * length, with the same capitals and signs.
 */
export function unknownHead(term: Term, text: string, share: number, random: Random): string {
  if (!columnHeads.has(term) || !random.chance(share)) return text;
  return [...text]
    .map((letter, index) => (/\p{L}/u.test(letter) ? madeUp(letter, index, random) : letter))
    .join('');
}

function madeUp(letter: string, index: number, random: Random): string {
  const other = random.pick([...(index % 2 === 0 ? consonants : vowels)]);
  return letter === letter.toLowerCase() ? other : other.toUpperCase();
}
