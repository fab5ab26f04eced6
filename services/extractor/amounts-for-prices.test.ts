import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from './sample.fixture.ts';

const heads: Printed[] = [
  [40, 60, 'Purchase order 4711-22'],
  [40, 300, 'Quantity'],
  [140, 300, 'Description'],
  [480, 300, 'Price'],
];
const row = (at: number, quantity: string, name: string, price: string): Printed[] => [
  [40, 315 + 15 * at, quantity],
  [140, 315 + 15 * at, name],
  [480, 315 + 15 * at, price],
];
const read = async (sums: readonly [label: string, amount: string][], ...rows: Printed[][]) => {
  const foot = sums.flatMap(([label, amount], at): Printed[] => [
    [380, 400 + 15 * at, label],
    [480, 400 + 15 * at, amount],
  ]);
  const draft = draftOf(await printedFile([...heads, ...rows.flat(), ...foot]));
  return {
    prices: draft.rows.map(({ price }) => price?.value ?? null),
    totals: draft.rows.map(({ lineTotal }) => lineTotal?.value ?? null),
    isAsked: draft.doubts.some(({ code }) => code === 'total_mismatch'),
  };
};
const rows = [row(0, '4', 'Hammer', '40.00'), row(1, '20', 'Drill rod', '60.50')];

test.each([
  [[['Total', '100.50']]],
  [
    [
      ['VAT', '15.08'],
      ['Total', '115.58'],
    ],
  ],
] as [string, string][][][])('what adds up to the total is that of each line: %s', async (sums) => {
  expect(await read(sums, ...rows)).toEqual({ prices: [null, null], totals: [40, 60.5], isAsked: false });
});

test('what multiplies to the total is the price of one', async () => {
  expect(await read([['Total', '1370.00']], ...rows)).toEqual({
    prices: [40, 60.5],
    totals: [null, null],
    isAsked: false,
  });
});

test('what does neither is asked about, and one row proves nothing', async () => {
  expect(await read([['Total', '99.00']], ...rows)).toMatchObject({ prices: [40, 60.5], isAsked: true });
  expect(await read([['Total', '40.00']], row(0, '4', 'Hammer', '40.00'))).toMatchObject({
    prices: [40],
    isAsked: true,
  });
});

test.each(['50 %', '10.00'])('discounts of %s are off the product', async (discount) => {
  const price = discount === '50 %' ? '10.00' : '15.00';
  const file = await printedFile([
    ...heads,
    [320, 300, 'Discount'],
    ...row(0, '2', 'Hammer', price),
    [320, 315, discount],
    ...row(1, '2', 'Drill rod', discount === '50 %' ? '20.00' : '25.00'),
    [320, 330, discount],
    [380, 400, 'Total'],
    [480, 400, discount === '50 %' ? '30.00' : '40.00'],
  ]);
  expect(draftOf(file).rows.map(({ lineTotal }) => lineTotal)).toEqual([null, null]);
});
