import type { Word } from '@orderloom/pages/page.ts';
import { expect, test } from 'vitest';
import type { Line } from '../../layout/sheet.ts';
import { printedSheets } from '../../sample.fixture.ts';
import { intoColumns } from './into-columns.ts';

/** The cells of a printed text whose columns part before its last but one word. */
async function cellsOf(text: string) {
  const [sheet] = await printedSheets([[40, 80, text]]);
  const line = sheet!.lines[0]!;
  const edge = line.words.at(-2)!.box[0] - 1;
  return intoColumns(line, [edge]).map((cell) => cell.map((word) => word.text).join(' '));
}

test('an amount in the gap behind a text goes whole where its unit stands', () => {
  const word = (text: string, x: number) =>
    ({
      text,
      box: [x, 0, x + 6 * text.length, 10],
      fontSize: 10,
      confidence: 1,
      font: '',
    }) as unknown as Word;
  const name = [word('Hand', 10), word('soap', 40)];
  const amount = [word('4', 150), word('boxes', 160)];
  const line = { segments: [{ words: name }, { words: amount }] } as unknown as Line;
  const textsOf = (cells: Word[][]) => cells.map((cell) => cell.map(({ text }) => text).join(' '));
  expect(textsOf(intoColumns(line, [158]))).toEqual(['Hand soap', '4 boxes']);
  const bare = { segments: [{ words: amount }] } as unknown as Line;
  expect(textsOf(intoColumns(bare, [158]))).toEqual(['4', 'boxes']);
});

test('a day begins a cell of its own, other words close behind a text do not', async () => {
  expect([
    await cellsOf('Hose of black rubber 15. November'),
    await cellsOf('Tuyau en caoutchouc 1er avril'),
    await cellsOf('Hose of black rubber 15 pieces'),
  ]).toEqual([
    ['Hose of black rubber', '15. November'],
    ['Tuyau en caoutchouc', '1er avril'],
    ['Hose of black rubber 15', 'pieces'],
  ]);
});

test('how many and for how much right behind a text that reaches a little over its edge', () => {
  const word = (text: string, x: number) =>
    ({
      text,
      box: [x, 0, x + 6 * text.length, 10],
      fontSize: 10,
      confidence: 1,
      font: '',
    }) as unknown as Word;
  const cells = (...words: Word[]) => {
    const line = { segments: [{ words }] } as unknown as Line;
    return intoColumns(line, [97, 130, 150]).map((cell) => cell.map(({ text }) => text).join(' '));
  };
  const name = [word('Hexbolt', 10), word('nut', 60), word('set', 84)];
  expect(cells(...name, word('2400', 108), word('EA', 138), word('12.50/M', 156))).toEqual([
    'Hexbolt nut set',
    '2400',
    'EA',
    '12.50/M',
  ]);
  expect(cells(...name, word('2400', 108), word('mm', 138), word('long', 156))[0]).toBe(
    'Hexbolt nut set 2400',
  );
});
