import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../../sample.fixture.ts';

const head: Printed[] = [
  [40, 40, 'Nordwind Pumps Ltd'],
  [40, 52, '9 Canal Road'],
  [40, 64, 'Leeds LS9 0PX'],
  [300, 40, 'PURCHASE ORDER 4500-7781', 14],
  [300, 70, 'Date: 02/02/2026'],
];
const row = (y: number, ...[number, name, quantity, unit, price, amount]: string[]): Printed[] => [
  [40, y, number!],
  [110, y, name!],
  [300, y, quantity!],
  [350, y, unit!],
  [420, y, price!],
  [500, y, amount!],
];
const rows: Printed[] = [
  ...row(200, 'Item', 'Description', 'Qty', 'Unit', 'Price', 'Amount'),
  ...row(216, 'A-100', 'Screw', '300', 'EA', '1.00', '300.00'),
  ...row(232, 'A-200', 'Nut', '100', 'EA', '0.50', '50.00'),
];
const read = async (...more: Printed[]) => draftOf(await printedFile([...head, ...rows, ...more]));

test('an address under its label close below the rows is no text of the last one', async () => {
  const address = ['Deliver to:', 'Site Mill House', '41 Mill Road', 'Leeds LS1 4AB'];
  const { shipTo, rows: found } = await read(
    ...address.map((text, at): Printed => [40, 244 + 12 * at, text]),
  );
  expect([shipTo.street?.value, shipTo.postalCode?.value, found.length]).toEqual([
    '41 Mill Road',
    'LS1 4AB',
    2,
  ]);
  // Without a town it may be said of the line.
  const { shipTo: none } = await read([40, 244, 'Deliver to:'], [40, 256, 'hall 5']);
  expect(none.city).toBeNull();
});

test('remarks across the columns under the last row are those of the order', async () => {
  const { deliveryDate } = await read([
    40,
    244,
    'Remarks: please deliver all of the goods by 20/02/2026 and ring us the day before.',
  ]);
  expect(deliveryDate?.value).toBe('2026-02-20');
});

test('freight that is counted in a unit as the others are is a row; without a unit it is a sum', async () => {
  const counted = await read(
    ...row(248, '', 'Freight', '1', 'EA', '18.00', '18.00'),
    [420, 280, 'Total'],
    [500, 280, '368.00'],
  );
  expect(counted.rows.map(({ lineTotal }) => lineTotal?.value)).toEqual([300, 50, 18]);
  const summed = await read(
    [420, 248, 'Freight'],
    [500, 248, '18.00'],
    [420, 280, 'Total'],
    [500, 280, '368.00'],
  );
  expect(summed.rows.map(({ lineTotal }) => lineTotal?.value)).toEqual([300, 50]);
});

test.each([
  ['Order placed on: 05/02/2026', '2026-02-05', null],
  // That of the line.
  ['Delivery date: 05/02/2026', '2026-02-02', '2026-02-05'],
])('the day of the order close below the rows is none of the last one: %s', async (line, day, ofRow) => {
  const draft = draftOf(
    await printedFile([...head.slice(0, -1), ...rows, [110, 244, line], ...(ofRow ? [head.at(-1)!] : [])]),
  );
  expect(draft.orderDate?.value).toBe(day);
  expect(draft.rows.at(-1)!.deliveryDate?.value ?? null).toBe(ofRow);
});
