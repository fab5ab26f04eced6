import { expect, test } from 'vitest';
import { draftOf, printedFile } from '../sample.fixture.ts';
import { table } from './printed-order.fixture.ts';

const buyerOf = async (sign: string, name: string) =>
  draftOf(
    await printedFile([
      [40, 40, sign, 18],
      [110, 47, name, 9],
      [40, 66, '11820 James Street'],
      [40, 78, 'Holland MI 49424'],
      [40, 90, 'Phone: 616-555-0140'],
      [400, 40, 'Purchase Order 24519'],
      [40, 120, 'Vendor:'],
      [40, 132, 'Example Supplies B.V.'],
      ...table,
    ]),
  ).buyer.company?.value;

test('initials at the head beside the name that they stand for', async () => {
  expect(await buyerOf('GLTS', 'Great Lakes Trim Systems')).toBe('Great Lakes Trim Systems');
  expect(await buyerOf('BOMW', 'Bank of Muster Works')).toBe('Bank of Muster Works');
});

test('other words beside them are a saying', async () => {
  expect(await buyerOf('GLTS', 'Good things made every day')).not.toBe('Good things made every day');
});
