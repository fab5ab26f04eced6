import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../sample.fixture.ts';
import { findAmounts } from './totals.ts';

const amountsIn = async (...texts: Printed[]) =>
  findAmounts(await printedSheets(texts), context, new Set(), 'en').map(({ kind, value }) => [kind, value]);

test('an amount at the right of the box that its label begins', async () => {
  expect(
    await amountsIn(
      [40, 100, 'Mail invoice to'],
      [400, 100, 'GRAND TOTAL'],
      [40, 112, 'PO Box 27, Denver'],
      [490, 112, '$4,435.20'],
    ),
  ).toEqual([['grandTotal', 4435.2]]);
});

test('the amount of another label is none of it', async () => {
  expect(
    await amountsIn(
      [40, 100, 'Mail invoice to'],
      [400, 100, 'GRAND TOTAL'],
      [40, 112, 'PO Box 27, Denver'],
      [400, 112, 'Deposit'],
      [490, 112, '$100.00'],
    ),
  ).toEqual([['paid', 100]]);
});
