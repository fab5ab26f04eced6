import type { Rule, Word } from '@orderloom/pages/page.ts';

const horizontal = /^[|+]?[-_=—–─═.:*]{5,}(?:[|+][-_=—–─═:]*)*$/;
const onlyDashes = /^[|+:_=—–─═-]{4,}$/;

/** Takes out the words that draw lines with characters (`|`, `-----`, `______`) and gives them as rules. */
export function drawnByCharacters(words: readonly Word[]): { words: Word[]; drawn: Rule[] } {
  const kept: Word[] = [];
  const drawn: Rule[] = [];
  for (const word of words) {
    const [x0, y0, x1, y1] = word.box;
    if (/^[|¦│]+$/.test(word.text))
      drawn.push({ box: [(x0 + x1) / 2, y0, (x0 + x1) / 2, y1], direction: 'vertical' });
    else if (horizontal.test(word.text) || onlyDashes.test(word.text))
      drawn.push({ box: [x0, (y0 + y1) / 2, x1, (y0 + y1) / 2], direction: 'horizontal' });
    else kept.push(word);
  }
  return { words: kept, drawn };
}
