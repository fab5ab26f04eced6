import type { MailLine } from './mail-family.ts';
import type { ReadItem } from './said.ts';

/** A line is right with its quantity and three fifths of the words of its description. */
export function countRight(truth: readonly MailLine[], read: readonly ReadItem[]): number {
  return read.length - wrongItems(truth, read).length;
}

/** Of these lines those that are quoted in the mail, and not ordered. */
export function countQuoted(
  { items = [], quoted = [] }: { items?: readonly MailLine[]; quoted?: readonly string[] },
  read: readonly ReadItem[],
): number {
  const lines = quoted.map(wordsOf);
  return wrongItems(items, read).filter(({ description, quantity }) => {
    const words = wordsOf(description ?? '');
    return (
      words.length > 0 && lines.some((line) => line.includes(String(quantity)) && areShared(words, line))
    );
  }).length;
}

/** Lines that were read and are not in the truth, or once more. */
function wrongItems(truth: readonly MailLine[], read: readonly ReadItem[]): ReadItem[] {
  const left = [...read];
  for (const line of truth) {
    const at = left.findIndex(
      ({ quantity, description }) =>
        quantity === line.quantity && areShared(wordsOf(line.description), wordsOf(description ?? '')),
    );
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function areShared(words: readonly string[], others: readonly string[]): boolean {
  return words.filter((word) => others.includes(word)).length >= 0.6 * words.length;
}
