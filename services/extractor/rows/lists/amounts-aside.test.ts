import { expect, test } from 'vitest';
import { context, type Printed, printedSheets } from '../../sample.fixture.ts';
import { readRow } from '../reading/read-row.ts';
import { listedRows } from './listed-rows.ts';

const list: Printed[] = [
  [60, 300, '12 bags'],
  [130, 300, 'Hops, 5 kg'],
  [400, 300, '€ 89.50'],
  [60, 320, '40 bags'],
  [130, 320, 'Pale malt, 25 kg'],
  [400, 320, '€ 21.80'],
];
const itemsIn = async (printed: Printed[]) =>
  listedRows(await printedSheets(printed))
    .map((parts) => readRow(parts, 'items[0]', context).row)
    .map(({ quantity, description, price, lineTotal }) => [
      quantity?.value,
      description?.value,
      price?.value ?? null,
      lineTotal?.value ?? null,
    ]);

test('amounts beside the items of a letter are likely prices', async () => {
  expect(await itemsIn(list)).toEqual([
    [12, 'Hops, 5 kg', 89.5, null],
    [40, 'Pale malt, 25 kg', 21.8, null],
  ]);
});

test('where the page prints their sum they are those of all pieces', async () => {
  expect(await itemsIn([...list, [60, 360, 'Together € 111.30']])).toEqual([
    [12, 'Hops, 5 kg', null, 89.5],
    [40, 'Pale malt, 25 kg', null, 21.8],
  ]);
});

test('nobody is sure of a price that nothing announces', async () => {
  const [row] = listedRows(await printedSheets(list)).map((parts) => readRow(parts, 'items[0]', context).row);
  expect(row!.price!.confidence).toBeLessThan(0.8);
});
