import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../../sample.fixture.ts';

const head: Printed[] = [
  [40, 40, 'Purchase order 4711-22'],
  ...['Code', 'Description', 'Qty', 'Price', 'Amount'].map((text, at): Printed => [40 + 110 * at, 200, text]),
  ...['A-100', 'Valve', '10', '12.50', '125.00'].map((text, at): Printed => [40 + 110 * at, 214, text]),
  ...['A-200', 'Hose', '10', '2.50', '25.00'].map((text, at): Printed => [40 + 110 * at, 228, text]),
];
const strip: Printed[] = [
  ...['Total goods', 'Freight', 'VAT', 'TOTAL ORDER EUR'].map(
    (text, at): Printed => [40 + 140 * at, 260, text],
  ),
];

test.each([
  ['a word under the tax, nothing under the freight', ['150.00', '', 'excl.', '150.00']],
  ['an amount under each', ['150.00', '0.00', '0.00', '150.00']],
  ['a dash', ['150.00', '-', '', '150.00']],
])('amounts under the names of totals are no row: %s', async (_, amounts) => {
  const under = amounts.flatMap((text, at): Printed[] => (text === '' ? [] : [[40 + 140 * at, 274, text]]));
  const { rows, doubts, totalPrice } = draftOf(await printedFile([...head, ...strip, ...under]));
  expect([rows.length, totalPrice?.value]).toEqual([2, 150]);
  expect(doubts.map(({ code }) => code)).not.toContain('text_not_understood');
});

test('other words at the left of the amounts', async () => {
  const under = ['150.00', '0.00', '0.00', '150.00'].map((text, at): Printed => [180 + 100 * at, 274, text]);
  const names = ['Total goods', 'Freight', 'VAT', 'Total EUR'].map(
    (text, at): Printed => [180 + 100 * at, 260, text],
  );
  const sign: Printed = [40, 274, 'Stamp and signature:'];
  const { rows, totalPrice } = draftOf(await printedFile([...head, ...names, sign, ...under]));
  expect([rows.length, totalPrice?.value]).toEqual([2, 150]);
});

test('what stands under such names and says more is none', async () => {
  const { doubts, rows } = draftOf(
    await printedFile([...head, ...strip, [40, 274, 'A-300'], [180, 274, 'Clamp 3 pcs'], [460, 274, '9.00']]),
  );
  expect(rows.length > 2 || doubts.length > 0).toBe(true);
});
