import { expect, test } from 'vitest';
import { boxOf, setWords } from './boxes.ts';

/** Ink of words in a font of 100 pixels that stand on 200: capitals are 77 high, `x` 56, what descends goes 22 below. */
const seen = (text: string, top: number, bottom: number, line = 1) => ({
  text,
  left: 0,
  top,
  width: 100,
  height: bottom - top,
  confidence: 1,
  line,
});

test('words of one line have one font size and one baseline, whatever letters they have', () => {
  const words = setWords([seen('Qty', 123, 222), seen('no', 144, 200), seen('500', 123, 200)]);
  expect(words.map(({ fontSize, baseline }) => [Math.round(fontSize), Math.round(baseline)])).toEqual([
    [100, 200],
    [100, 200],
    [100, 200],
  ]);
});

test('a dash is as large as the words of its line', () => {
  const [, dash] = setWords([seen('M8', 123, 200), seen('-', 172, 178)]);
  expect([Math.round(dash!.fontSize), Math.round(dash!.baseline)]).toEqual([100, 200]);
});

test('a title beside small print keeps its size', () => {
  const words = setWords([seen('ORDER', 46, 200), seen('Date', 123, 200), seen('Page', 123, 222)]);
  expect(words.map(({ fontSize }) => Math.round(fontSize))).toEqual([200, 100, 100]);
});

test('a box reaches above and below its ink as in a text layer', () => {
  const [word] = setWords([seen('500', 123, 200)]);
  expect(boxOf(word!).map(Math.round)).toEqual([-4, 107, 104, 223]);
});

test('a word with a blot below it stands as high as its line', () => {
  const words = setWords([seen('Qty', 123, 222), seen('no', 144, 212), seen('500', 123, 200)]);
  expect(words.map(({ baseline }) => Math.round(baseline))).toEqual([200, 200, 200]);
});
