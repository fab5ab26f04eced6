import type { Word } from '@orderloom/pages/page.ts';
import { bare } from './amounts.ts';
import { isBodyUnit } from './body-units.ts';
import type { GroupedItem } from './grouped-items.ts';
import type { Paragraph } from './message-lines.ts';

const [fewestLines, mostLines] = [2, 6];
/** Longer lines are sentences. */
const longestLine = 5;
const fewest = 2;

/**
 * Items of a paragraph each, a word or two a line, how many in the last: "Gloves", "rigger", "size 10", "24 pairs". One
 * such paragraph alone is none.
 */
export function stackedItems(paragraphs: readonly Paragraph[]): ReadonlyMap<Paragraph, GroupedItem> {
  const found = paragraphs.flatMap((paragraph): [Paragraph, GroupedItem][] => {
    const item = itemOf(paragraph);
    return item ? [[paragraph, item]] : [];
  });
  return new Map(found.length < fewest ? [] : found);
}

function itemOf({ lines }: Paragraph): GroupedItem | null {
  if (lines.length < fewestLines || lines.length > mostLines) return null;
  if (lines.some(({ words }) => words.length > longestLine || /[.!?:]$/.test(words.at(-1)!.text)))
    return null;
  const amount = amountOf(lines.at(-1)!.words);
  const above = lines.slice(0, -1);
  if (!amount || above.some(({ words }) => amountOf(words) !== null)) return null;
  const description = above.flatMap(({ words }) => words);
  return description.some(({ text }) => /^\p{L}{3}/u.test(text)) ? { ...amount, description } : null;
}

function amountOf([number, unit, ...more]: readonly Word[]): Pick<GroupedItem, 'quantity' | 'unit'> | null {
  if (!number || more.length > 0 || !/^[1-9]\d{0,4}$/.test(number.text)) return null;
  if (!unit) return { quantity: [number], unit: [] };
  return isBodyUnit(bare(unit)) ? { quantity: [number], unit: [{ ...unit, text: bare(unit) }] } : null;
}
