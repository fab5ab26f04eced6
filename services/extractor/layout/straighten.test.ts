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

test('cells whose words a reader has put on one height each tell of the lean, cells on one line do not', () => {
  const cell = (x: number, y: number): Word[] =>
    [0, 25].map((right) => ({
      text: `w${x}`,
      box: [x + right, y, x + right + 22, y + 10],
      fontSize: 10,
      bold: false,
      confidence: 0.9,
    }));
  const page = (slope: number) =>
    Array.from({ length: 8 }, (_, row) =>
      [40, 180, 320, 460].flatMap((x) => cell(x, 100 + 24 * row + slope * x)),
    ).flat();
  const { words } = straighten(page(0.012), { source: 'ocr', width: 600 });
  const heights = words.slice(0, 8).map((word) => word.box[1]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.6);
  expect(straighten(page(0), { source: 'ocr', width: 600 }).printed.size).toBe(0);
});
