import type { Sign } from './cue-signs.ts';
import { titleOf } from './lexicon/titles.ts';

/** A heading stands above what it names. */
const headLines = 3;
const weight = 4;

/** `Order Confirmation` as a line by itself at the head of a text: what a template is called. An order needs no such sign. */
export function headingSigns(text: string): Sign[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, headLines)) {
    const title = titleOf(line, 1);
    if (
      /[.!?]\s*$/.test(line) ||
      title?.wording.length !== line.trim().length ||
      title.category === 'purchase_order'
    )
      continue;
    return [{ category: title.category, place: 'text', weight, says: `text: heading (${title.wording})` }];
  }
  return [];
}
