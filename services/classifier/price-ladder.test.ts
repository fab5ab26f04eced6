import { expect, test } from 'vitest';
import { hasPriceLadder } from './price-ladder.ts';

test.each([
  'Printed lids:\n250 @ £2.10\n500 @ £1.85',
  'Becher\n1.000 Stk: 0,85 €\n5.000 Stk: 0,62 €',
  'Qty | Each\n100 | 4.20\n250 | 3.90',
  'ab 100 à 4,20 EUR\nab 250 à 3,90 EUR',
])('quantities that rise over prices that fall', (text) => {
  expect(hasPriceLadder(text)).toBe(true);
});

test.each([
  '10 @ £2.10',
  '10 | 4711 | 2.10\n20 | 4712 | 1.90',
  '10 lids @ 2.10\n20 cups @ 1.90',
  '250 @ 1.90\n500 @ 2.10',
  '8 - 16.30\n9 - 15.30',
  '8 - 16.30 Uhr\n9 - 15.30 Uhr',
])('an order is none: %s', (text) => {
  expect(hasPriceLadder(text)).toBe(false);
});

test('a line of white space takes no time', () => {
  const begun = performance.now();
  expect(hasPriceLadder(`5${' '.repeat(200_000)}x\n${`5 ${'\t'.repeat(900)}x\n`.repeat(200)}`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
});
