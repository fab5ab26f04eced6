import type { Word } from '@orderloom/pages/page.ts';
import type { Line, Sheet } from '../../layout/sheet.ts';
import { moneyIn } from '../../mail-body/money.ts';
import type { RowParts } from '../reading/read-row.ts';

/** An amount of money in a column of its own, which nothing says to be of one or of all. */
export interface AmountAside {
  words: Word[];
  value: number;
}

/** An item of a list, and the amount beside it. */
export interface ListedItem {
  parts: RowParts;
  aside: AmountAside | null;
}

/** `12 bags   Hops, 5 kg   89.50 €`: the last of the words of an item, when they stand apart and are one amount. */
export function amountAside({ segments }: Line, words: readonly Word[]): AmountAside | null {
  const own = segments.at(-1)!.words;
  const isLast = own.length < words.length && own.every((word) => words.includes(word));
  const [money, ...more] = isLast ? moneyIn(own) : [];
  const isWhole = money && more.length === 0 && money.from === 0 && money.to === own.length;
  return isWhole && !money.isPerPiece && !money.isTotal ? { words: own, value: money.value } : null;
}

/**
 * The items with the amounts beside them: those of all pieces where the page prints their sum, else likely the prices,
 * which the list does not say.
 */
export function asPrices(sheet: Sheet, items: readonly ListedItem[]): RowParts[] {
  const asides = items.flatMap(({ aside }) => aside ?? []);
  const sum = asides.reduce((all, { value }) => all + value, 0);
  const isSummed =
    asides.length > 1 &&
    sheet.lines.some(({ segments }) =>
      segments.some(({ words }) => moneyIn(words).some(({ value }) => Math.abs(value - sum) < halfACent)),
    );
  const role = isSummed ? 'lineTotal' : 'price';
  return items.map(({ parts, aside }) => {
    if (!aside || parts.words.price || parts.words.lineTotal) return parts;
    const structure = isSummed ? parts.structure : Math.min(parts.structure, guessed);
    return { ...parts, words: { ...parts.words, [role]: aside.words }, structure };
  });
}
const halfACent = 0.0051;
/** How sure a row is whose amount may be either. */
const guessed = 0.7;
