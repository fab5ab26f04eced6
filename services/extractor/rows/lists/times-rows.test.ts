import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRow } from '../reading/read-row.ts';
import { timesRows } from './times-rows.ts';

const itemsIn = (text: string) =>
  timesRows(plainSheets(text))
    .map((parts) => readRow(parts, 'items[0]', context).row)
    .map(({ quantity, unit, price, lineTotal, description, customerArticle, supplierArticle }) => [
      description?.value,
      quantity?.value,
      unit?.value ?? null,
      price?.value,
      lineTotal?.value ?? null,
      ...[customerArticle, supplierArticle].flatMap((number) => number?.value ?? []),
    ]);

test('the text above, or to the left', () => {
  expect(itemsIn('Garden hose 20 m\n  3 × € 12.50                  € 37.50')).toEqual([
    ['Garden hose 20 m', 3, null, 12.5, 37.5],
  ]);
  expect(itemsIn('Garden hose 20 m          3 x 12.50      37.50')).toEqual([
    ['Garden hose 20 m', 3, null, 12.5, 37.5],
  ]);
});

test('a unit between quantity and sign', () => {
  expect(itemsIn('Garden hose          3 pcs x 12.50      37.50')).toEqual([
    ['Garden hose', 3, 'pcs', 12.5, 37.5],
  ]);
});

test('descriptions have signs of their own', () => {
  expect(itemsIn('Pallet 1200 x 800 mm          15 × 20.54      308.10')).toEqual([
    ['Pallet 1200 x 800 mm', 15, null, 20.54, 308.1],
  ]);
});

test('a total with a space between its digits', () => {
  expect(itemsIn('Tool share          5 x 207,76          zł 1 038,80')).toEqual([
    ['Tool share', 5, null, 207.76, 1038.8],
  ]);
});

test('without a total', () => {
  expect(itemsIn('Garden hose          3 x 12.50')).toEqual([['Garden hose', 3, null, 12.5, null]]);
});

test.each([
  ['Item number: 771-6204', '771-6204'],
  ['SKU: 771-6204', '771-6204'],
])('the number under the text: %s', (label, number) => {
  expect(itemsIn(`Garden hose          3 x 12.50      37.50\n${label}`)).toEqual([
    ['Garden hose', 3, null, 12.5, 37.5, number],
  ]);
});

test.each([
  ['at another place', '          SKU: 771-6204'],
  ['without a digit', 'SKU: hose'],
  ['at a label of something else', 'Weight: 771-6204'],
  ['at the label of another value', 'Unit price: 99.00'],
])('a number %s is not that of the item', (_, below) => {
  expect(itemsIn(`Garden hose          3 x 12.50      37.50\n${below}`)).toEqual([
    ['Garden hose', 3, null, 12.5, 37.5],
  ]);
});

test.each([
  ['numbers that do not multiply', 'Garden hose          3 x 12.50      38.50'],
  ['a size in the text', 'Board 3 x 12.50 long'],
  ['a size beside the text', 'Pipe          DN 3 x 12.50      37.50'],
  ['a price without cents', 'Garden hose          3 x 12'],
  ['a number of the catalogue', '200 x 177.892.64 LED panel'],
  ['a total line', 'Total          3 x 12.50      37.50'],
  ['no text', '3 x 12.50      37.50'],
  ['three numbers behind the sign', 'Garden hose          3 x 12.50      2.00      39.50'],
  ['a quantity of seven digits', 'Garden hose          3000000 x 1.50'],
])('no item of a basket: %s', (_, text) => {
  expect(itemsIn(text)).toEqual([]);
});

test('a quantity with zeros behind its mark', () => {
  expect(itemsIn('Copy paper          40,00 pcs × 11,53      461,20')[0]?.[1]).toBe(40);
});

test('a labelled number between the text and its amounts', () => {
  expect(itemsIn('Paprika 1 kg\nSKU 00114\n10 × £9.65 = £96.50')).toEqual([
    ['Paprika 1 kg', 10, null, 9.65, 96.5],
  ]);
});

test.each([
  [
    'Garden hose          600,00 stk. á 4,85      DKK      2.910,00',
    ['Garden hose', 600, 'stk.', 4.85, 2910],
  ],
  ['Garden hose          5.000,00 stk. à 1,12      5.600,00', ['Garden hose', 5000, 'stk.', 1.12, 5600]],
  ['Garden hose, red (36 @ $148)          $5,328.00', ['Garden hose, red', 36, null, 148, 5328]],
])('a price behind another sign counts where the amounts multiply: %s', (text, item) => {
  expect(itemsIn(text)).toEqual([item]);
});

test.each([
  'Garden hose          600,00 stk. á 4,85',
  'Garden hose          600,00 stk. á 4,85      2.911,00',
  'Garden hose, red (36 @ $148)          $5,329.00',
  'Garden hose, red 36 @ $148          $5,328.00',
  'Garden hose, red (36 x 2.50)',
])('and not where they do not, or in the middle of a text: %s', (text) => {
  expect(itemsIn(text)).toEqual([]);
});

test('what stands right above and below such items with its amount alone is one as well', () => {
  const list = `Nursery trays, black (40 cases)                 $1,180.00
Drip emitters (500 @ $0.32)                       $160.00
Shade cloth 40 % (3 rolls)                        $735.00`;
  expect(itemsIn(list)).toEqual([
    ['Nursery trays, black', 40, 'cases', undefined, 1180],
    ['Drip emitters', 500, null, 0.32, 160],
    ['Shade cloth 40 %', 3, 'rolls', undefined, 735],
  ]);
  // Alone such lines are no list of items, nor does what follows a gap or a sum belong to one.
  expect(itemsIn('Deposit paid (2 pcs)                 $80.00')).toEqual([]);
  expect(
    itemsIn(`${list}\nSubtotal                  $2,075.00\nCrate hire (2 crates)     $40.00`),
  ).toHaveLength(3);
});
