import type { Word } from '@orderloom/pages/page.ts';

/** What stands behind `Quantity:`. */
export interface CountedAt {
  quantity: Word[];
  price: Word[];
  lineTotal: Word[];
}

/** `400 @ USD 0.42 = USD 168.00`: how many, the price of one and what they cost; null without that sign. */
export function countedAt(words: readonly Word[]): CountedAt | null {
  const at = words.findIndex(({ text }) => text === '@');
  if (at < 1 || !/^\d/.test(words[0]!.text)) return null;
  const end = words.findIndex(({ text }) => text === '=');
  return {
    quantity: words.slice(0, at),
    price: words.slice(at + 1, end < 0 ? undefined : end),
    lineTotal: end < 0 ? [] : words.slice(end + 1),
  };
}
