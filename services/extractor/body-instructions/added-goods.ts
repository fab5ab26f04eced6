import type { Word } from '@orderloom/pages/page.ts';
import type { DraftRow } from '../draft.ts';
import { findTargets } from './find-targets.ts';
import type { Reading, Wish } from './instruction.ts';
import { wishedItem } from './wished-item.ts';
import { alsoWords, told } from './wordings.ts';

/** What a clause adds, or that nobody knows what: goods that the papers have as well may be meant as a change of theirs. */
export function added(
  clause: readonly Word[],
  said: string,
  rows: readonly DraftRow[],
  isAsked: boolean,
): Reading[] {
  const item = wishedItem(clause);
  if (!item) return [];
  // "A few more than it says" names no goods.
  if (compares.test(item.description ?? '')) return ['unclear'];
  // "Three sites, so several orders" counts no goods; "40 bags of tape too" does.
  const isSure = isAsked || item.unit !== null || item.article !== null;
  if (!isSure || (alsoWords.test(said) && told.test(said))) return [];
  return isOrdered(item, rows) ? ['unclear'] : [item];
}

const compares =
  /^(?:more|fewer|less|mehr|weniger|meer|minder|de plus|plus|moins|más|menos|più|meno|mais|a mais|więcej|mniej|flere|færre|mere)(?!\p{L})/iu;

/** Most words of a thing stand in a row, or its number does. */
export function isOrdered(
  { article, description }: Extract<Wish, { kind: 'add' }>,
  rows: readonly DraftRow[],
): boolean {
  if (article !== null && findTargets(article, rows)) return true;
  const words = description?.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
  const sizes = sizesOf(description ?? '');
  return rows.some((row) => {
    const name = row.description?.value.toLowerCase() ?? '';
    const others = sizesOf(name);
    // A belt of another size is another belt.
    const isOtherSize = others.length > 0 && sizes.some((size) => !others.includes(size));
    return (
      words.length > 0 &&
      !isOtherSize &&
      words.filter((word) => name.includes(word)).length >= orderedShare * words.length
    );
  });
}

const orderedShare = 0.6;

function sizesOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}
