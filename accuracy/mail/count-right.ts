import type { MailLine } from './mail-family.ts';
import type { ReadItem } from './said.ts';

/** A line is right with its quantity and three fifths of the words of its description. */
export function countRight(truth: readonly MailLine[], read: readonly ReadItem[]): number {
  const left = [...read];
  let right = 0;
  for (const line of truth) {
    const words = wordsOf(line.description);
    const at = left.findIndex(
      (item) =>
        item.quantity === line.quantity &&
        shared(words, wordsOf(item.description ?? '')) >= 0.6 * words.length,
    );
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return right;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function shared(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.includes(word)).length;
}
