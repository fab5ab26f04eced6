import type { Word } from '@orderloom/pages/page.ts';
import { expect, test } from 'vitest';
import { straighten } from './straighten.ts';

/** Eight words on a line that sinks by one point in a hundred. */
function leaningLine(top: number): Word[] {
  return Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [50 + 60 * index, top + 0.6 * index];
    return { text: `w${index}`, box: [x, y, x + 40, y + 10], fontSize: 10, bold: false, confidence: 0.9 };
  });
}

test('the words of a leaning scan stand on one height again, and keep where they really are', () => {
  const leaning = [...leaningLine(100), ...leaningLine(130)];
  const { words, printed } = straighten(leaning, { source: 'ocr', width: 600 });
  const heights = words.slice(0, 8).map((word) => word.box[1]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.01);
  expect(printed.get(words[7]!)).toEqual(leaning[7]!.box);
});

test('a text layer is left as it is', () => {
  const leaning = leaningLine(100);
  expect(straighten(leaning, { source: 'text', width: 600 })).toEqual({ words: leaning, printed: new Map() });
});
