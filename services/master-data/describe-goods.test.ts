import { expect, test } from 'vitest';
import { describe, isSameNumber } from './describe-goods.ts';

test.each([
  ['Wood glue D3 0,75 l', ['wood', 'glu', 'd'], ['D3', '0.75 (volume 750)']],
  ['Holzleim D3 750ml, VPE 6', ['holzleim', 'd', 'vpe'], ['D3', '750 (volume 750)', '6']],
  ['Gewindestange DIN 963 M10x90', ['gewindestange', 'din', 'm'], ['963', 'M10', '90']],
  ['Kabel 3x1,5 mm² 0.375 kg', ['kabel'], ['3', '1.5 (area 1.5)', '0.375 (weight 375)']],
  ['Rohr 2,50 m', ['rohr'], ['2.5 (length 2500)']],
])('%s', (text, words, numbers) => {
  const read = describe(text);
  expect(read.words).toEqual(words);
  expect(
    read.numbers.map(
      ({ digits, letters, measure }) =>
        `${letters?.toUpperCase() ?? ''}${digits}${measure === null ? '' : ` (${measure})`}`,
    ),
  ).toEqual(numbers);
});

test.each([
  ['0,75 l', '750 ml', true],
  ['2.5 kg', '2500 g', true],
  ['5 l', '5 kg', false],
  ['M8', '8', true],
  ['A2', 'A4', false],
  ['A4', 'M4', false],
  ['40', '40 mm', true],
  ['40 m', '40 mm', false],
])('%s and %s are one size: %j', (a, b, isSame) => {
  expect(isSameNumber(describe(a).numbers[0]!, describe(b).numbers[0]!)).toBe(isSame);
});

test('what it is sold by is told apart', () => {
  expect([...describe('Cup white, carton of 6 Stück').units]).toEqual(['packs', 'pieces']);
});
