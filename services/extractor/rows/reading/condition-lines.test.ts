import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

/** Between description and quantity there is room for what stands under them. */
const wide = `${'Pos   Item code   Description'.padEnd(90)}Qty`;
/** Price and total of the first row, with the line under it. */
function pricedBy(below: string, heading = wide, row = `${'10    A-100       Screw'.padEnd(90)}6`) {
  const sheets = plainSheets(`${heading}\n${row}\n${below}\n`);
  const [first] = readRows(readTables(sheets), sheets, context).rows;
  return [first?.price?.value ?? null, first?.lineTotal?.value ?? null];
}

test('price and amount on a line under the row', () => {
  expect(pricedBy('      Gross price    7.63 EUR    1 box    45.78')).toEqual([7.63, 45.78]);
  expect(pricedBy('      Brutoprijs    7.63 EUR    45.78')).toEqual([7.63, 45.78]);
});

test('the price of several', () => {
  expect(pricedBy('      Gross price    763.00 EUR    100 pcs    45.78')).toEqual([7.63, 45.78]);
  expect(pricedBy('      Gross price    763.00 EUR 100 pcs    45.78')).toEqual([7.63, 45.78]);
});

test('the first price counts', () => {
  expect(pricedBy('      Gross price    7.63 EUR    45.78\n      Net price    6.00 EUR    36.00')).toEqual([
    7.63, 45.78,
  ]);
});

test.each([
  ['no label of a price', '      Weight        7.63 EUR    45.78'],
  ['a digit in the label', '      Price 2025    7.63 EUR    47.78'],
  ['no number behind the label', '      Gross price    as told'],
  ['the label alone', '      Gross price'],
])('%s: no price under the row', (_, below) => {
  expect(pricedBy(below)).toEqual([null, null]);
});

test('a price in its column stays', () => {
  expect(
    pricedBy(
      '      Gross price    9.99 EUR    59.94',
      'Pos   Item code   Description   Qty   Unit price   Amount',
      '10    A-100       Screw         6     7.63         45.78',
    ),
  ).toEqual([7.63, 45.78]);
});
