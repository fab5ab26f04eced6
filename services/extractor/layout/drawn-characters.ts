import type { Page, Rule, Word } from '@orderloom/pages/page.ts';
import { heightOf } from './boxes.ts';

const horizontal = /^[|+]?[-_=—–─═.:*]{5,}(?:[|+][-_=—–─═:]*)*$/;
const onlyDashes = /^[|+:_=—–─═-]{4,}$/;

/** Takes out the words that draw lines with characters (`|`, `-----`, `______`) and gives them as rules. */
export function drawnByCharacters(
  words: readonly Word[],
  source: Page['source'],
): { words: Word[]; drawn: Rule[] } {
  const kept: Word[] = [];
  const drawn: Rule[] = [];
  const misread = source === 'ocr' ? misreadBars(words) : noWords;
  for (const word of partedAtBars(words)) {
    const [x0, y0, x1, y1] = word.box;
    if (/^[|¦│]+$/.test(word.text) || misread.has(word))
      drawn.push({ box: [(x0 + x1) / 2, y0, (x0 + x1) / 2, y1], direction: 'vertical' });
    else if (horizontal.test(word.text) || onlyDashes.test(word.text))
      drawn.push({ box: [x0, (y0 + y1) / 2, x1, (y0 + y1) / 2], direction: 'horizontal' });
    else kept.push(word);
  }
  return { words: kept, drawn };
}

const noWords: ReadonlySet<Word> = new Set();

/**
 * The bars of a frame that OCR took for letters and figures: strokes, far thinner than a character of that height, that
 * stand under each other in columns. A frame has several of them; of letters alone at most one column is so thin.
 */
function misreadBars(words: readonly Word[]): ReadonlySet<Word> {
  const heights = words.map(({ box }) => heightOf(box)).sort((a, b) => a - b);
  const widest = thinnest * (heights[Math.floor(heights.length / 2)] ?? 0);
  const strokes = words.filter(({ text, box }) => stroke.test(text) && box[2] - box[0] < widest);
  if (strokes.length < fewestBars || new Set(strokes.map(({ text }) => text)).size < 2) return noWords;
  const columns: Word[][] = [];
  for (const word of strokes) {
    const own = columns.find(([first]) => Math.abs(middleX(first!) - middleX(word)) < sameColumn);
    if (own) own.push(word);
    else columns.push([word]);
  }
  const framed = columns.filter((column) => column.length > 1);
  if (framed.length < fewestColumns) return noWords;
  const top = Math.min(...framed.flat().map(({ box }) => box[1]));
  const bottom = Math.max(...framed.flat().map(({ box }) => box[3]));
  return new Set(strokes.filter(({ box }) => box[1] >= top && box[3] <= bottom));
}
const stroke = /^[|¦Iil1jL![\]]$/;
/** In heights of the text; a figure one is more than a third of it wide. */
const thinnest = 0.22;
/** In points. */
const sameColumn = 1.5;
const fewestColumns = 4;

function middleX({ box }: Word): number {
  return (box[0] + box[2]) / 2;
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
