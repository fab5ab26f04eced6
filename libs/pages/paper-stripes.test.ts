import { expect, test } from 'vitest';
import type { Box, Rule, Word } from './page.ts';
import { withoutStripes } from './paper-stripes.ts';

const across = (y: number, right = 768): Rule => ({ box: [24, y, right, y], direction: 'horizontal' });
const down = (x: number): Rule => ({ box: [x, 26, x, 48], direction: 'vertical' });
const word = (y: number): Word => ({
  text: 'text',
  box: [60, y, 90, y + 9] as Box,
  fontSize: 9,
  bold: false,
  confidence: 1,
});
const stripes = Array.from({ length: 20 }, (_, at) => across(26 + 22.4 * at));
const lines = Array.from({ length: 30 }, (_, at) => word(30 + 11.2 * at));

test('striped listing paper parts nothing', () => {
  const total = across(300, 583);
  expect(withoutStripes([...stripes, down(24), down(768), total], lines)).toEqual([total]);
});

test('a table keeps its rules', () => {
  // Under a title, a line of text in each of its rows, or rows of different heights.
  const under = [word(10), ...lines];
  expect(withoutStripes(stripes, under)).toEqual(stripes);
  const single = Array.from({ length: 19 }, (_, at) => word(30 + 22.4 * at));
  expect(withoutStripes(stripes, single)).toEqual(stripes);
  const uneven = [...stripes.slice(0, 10), across(240), ...stripes.slice(10)];
  expect(withoutStripes(uneven, lines)).toEqual(uneven);
  expect(withoutStripes(stripes.slice(0, 8), lines.slice(0, 12))).toHaveLength(8);
});
