import type { Word } from '@orderloom/pages/page.ts';
import type { Paragraph } from './message-lines.ts';

/** `(20)`: an amount, or the number of a line. */
export const bracketed = /^\((\d{1,6})\)$/;

/** "(20) gloves", "(5) tape": brackets that do not count the lines hold amounts. */
export function bracketsHoldAmounts(lines: Paragraph['lines']): boolean {
  const numbers = lines.flatMap(({ words }) => bracketed.exec(words[0]?.text ?? '')?.[1] ?? []).map(Number);
  return numbers.some((number, i) => number !== numbers[0]! + i) || (numbers.length === 1 && numbers[0]! > 1);
}

/** "(48) gloves" and "gloves (48 boxes)" without the brackets around the amount, which then stands apart. */
export function withoutBrackets(words: readonly Word[]): Word[] {
  const [first] = words;
  if (first && /^\(\d{1,6}[x×]?\)$/i.test(first.text))
    return [{ ...first, text: first.text.slice(1, -1) }, ...words.slice(1)];
  const open = words.findLastIndex(({ text }) => /^\(\d{1,6}[x×]?\)?$/i.test(text));
  const isAmount = open > 0 && words.length - open <= 2 && /\)$/.test(words.at(-1)!.text);
  if (!isAmount) return [...words];
  const amount = words.slice(open).map((word) => ({ ...word, text: word.text.replace(/[()]/g, '') }));
  return [...words.slice(0, open), { ...words[open]!, text: '–' }, ...amount];
}
