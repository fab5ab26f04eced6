import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { readTables } from './read-tables.ts';

async function articles(...texts: Printed[]): Promise<string[]> {
  const tables = readTables(await printedSheets(texts));
  return tables.flatMap(({ rows }) =>
    rows.flatMap(({ anchors }) =>
      anchors.map(({ line }) => line.segments.map(({ text }) => text).join(' | ')),
    ),
  );
}

const orderLines: Printed[] = [
  [40, 200, 'Article'],
  [120, 200, 'Description'],
  [300, 200, 'Quantity'],
  [380, 200, 'Price'],
  [40, 215, 'A-100'],
  [120, 215, 'Hose clamp'],
  [300, 215, '24'],
  [380, 215, '1.10'],
];

test('addresses under captions that name goods are no order lines', async () => {
  const captions: Printed[] = [
    [40, 60, 'Supplier'],
    [200, 60, 'Goods'],
    [240, 60, 'to deliver'],
    [40, 74, 'Lorentz Road 14'],
    [200, 74, 'Harbour Street 24'],
    [40, 88, 'Leeds LS9 0PX'],
    [200, 88, 'Bristol BS2 0XJ'],
  ];
  expect(await articles(...captions, ...orderLines)).toEqual(['A-100 | Hose clamp | 24 | 1.10']);
});

test('a short list of goods with a street among its words is one', async () => {
  expect(
    await articles(
      [40, 60, 'Article'],
      [120, 60, 'Description'],
      [300, 60, 'Quantity'],
      [40, 75, 'A-200'],
      [120, 75, 'Sign Harbour Street 24'],
      [300, 75, '2'],
    ),
  ).toEqual(['A-200 | Sign Harbour Street 24 | 2']);
});
