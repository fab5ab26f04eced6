import { expect, test } from 'vitest';
import { decimalMarkOfProducts } from './decimal-proof.ts';

const proved = (...lines: string[]) => decimalMarkOfProducts(lines.map((line) => line.split(' ')));

test.each([
  ['a price without a mark', '4 Salt 1kg x 20 6 520 3,120', '.'],
  ['the same where points part thousands', '4 Salz 6 520 3.120', ','],
  ['a quantity without a mark, a price with three decimals', 'Schraube M8 200 0 1,125 225', ','],
  ['all of them with three decimals', 'Fundas 12,000 28,900 346,800', ','],
  ['with the sign of shillings', '6 520/- 3,120/-', '.'],
  ['scaled alike: nothing', '1 Maize 40 4,850 194,000', null],
  ['a line number, a quantity and a count: nothing', '2 Bolt 1,500 3', null],
  ['one of each: nothing', '1 Pump 1 4,850 4,850', null],
  ['in words of nothing', 'Please deliver by 9 May', null],
])('%s', (_, line, mark) => {
  expect(proved(line)).toBe(mark);
});

test('most lines decide', () => {
  expect(proved('6 520 3,120', '4 250 1,000', '2 1,500 300 3')).toBe('.');
  expect(proved('6 520 3,120', '6 520 3.120')).toBe(null);
});
