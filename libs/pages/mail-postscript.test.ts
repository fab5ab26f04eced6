import { expect, test } from 'vitest';
import { postscriptLines, postscriptMark } from './mail-postscript.ts';

test.each([
  ['PS: the gate is shut on Monday', 4],
  ['P.S. Bitte noch eine Rolle Band.', 5],
  ['PPS we need two more of them', 4],
  ['P.D.: falta una caja de guantes', 6],
  ['NB: send the long ones', 4],
  ['Nachtrag: Position 3 entfällt heute', 10],
  ['One more thing: the blue ones as well', 16],
  ['PS', 2],
])('"%s" begins a postscript', (line, length) => {
  expect(postscriptMark(line)).toBe(length);
});

test.each([
  'PS Metallbau GmbH',
  'PD Dr. Krause',
  'P.S. Jensen A/S',
  'Psychologie und mehr für alle',
  'NB Holding, Main Street 5',
])('"%s" begins none', (line) => {
  expect(postscriptMark(line)).toBe(0);
});

test('a postscript ends at a blank line, but not below a colon', () => {
  const lines = ['Anna', '', 'PS: add these too, please:', '', '- 3 rolls', '- 2 bags', '', 'Mill Ltd'];
  expect(postscriptLines(lines)).toEqual([2, 4, 5]);
  expect(postscriptLines(['Anna', 'PS one more roll, please.', '--', 'Mill Ltd'])).toEqual([1]);
});
