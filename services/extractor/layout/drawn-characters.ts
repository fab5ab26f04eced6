import type { Rule, Word } from '@orderloom/pages/page.ts';

const horizontal = /^[|+]?[-_=—–─═.:*]{5,}(?:[|+][-_=—–─═:]*)*$/;
const onlyDashes = /^[|+:_=—–─═-]{4,}$/;

/** Takes out the words that draw lines with characters (`|`, `-----`, `______`) and gives them as rules. */
export function drawnByCharacters(words: readonly Word[]): { words: Word[]; drawn: Rule[] } {
  const kept: Word[] = [];
  const drawn: Rule[] = [];
  for (const word of partedAtBars(words)) {
    const [x0, y0, x1, y1] = word.box;
    if (/^[|¦│]+$/.test(word.text))
      drawn.push({ box: [(x0 + x1) / 2, y0, (x0 + x1) / 2, y1], direction: 'vertical' });
    else if (horizontal.test(word.text) || onlyDashes.test(word.text))
      drawn.push({ box: [x0, (y0 + y1) / 2, x1, (y0 + y1) / 2], direction: 'horizontal' });
    else kept.push(word);
  }
  return { words: kept, drawn };
}

/** Of a frame of characters, cells without a space beside their bars: `|001|MP104512|BEARING`. */
function partedAtBars(words: readonly Word[]): readonly Word[] {
  const bars = words.filter(({ text }) => text === '|').length;
  return bars < fewestBars ? words : words.flatMap(atBars);
}
/** Fewer are marks between words. */
const fewestBars = 12;

function atBars(word: Word): Word[] {
  const { text, box } = word;
  if (!text.includes('|') || !/[\p{L}\d*]/u.test(text)) return [word];
  const width = (box[2] - box[0]) / text.length;
  return Array.from(text.matchAll(/\||[^|]+/g), ({ 0: part, index }) => ({
    ...word,
    text: part,
    box: [box[0] + index * width, box[1], box[0] + (index + part.length) * width, box[3]],
  }));
}
