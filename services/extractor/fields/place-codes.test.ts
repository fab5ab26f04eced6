import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const orderOf = async (...texts: Printed[]) =>
  draftOf(
    await printedFile([[400, 100, 'PURCHASE ORDER'], [400, 112, 'PO NUMBER: 774120'], ...texts, ...table]),
  );
const head = stack(40, 40, 'NORDWIND MEDICAL CENTER', '1000 HILL DR', 'DULUTH, MN 55805');

test.each([
  ['01 MAIN', 'NORDWIND MEDICAL CTR'],
  ['DC 0812', 'Nordwind Distribution Centre 0812'],
])('the code of a place, %s, is no name', async (code, name) => {
  const { shipTo } = await orderOf(
    ...head,
    [330, 120, 'SHIP TO:'],
    ...stack(330, 133, code, name, '1020 N 4TH AVE E', 'DULUTH, MN 55806'),
  );
  expect(shipTo.company?.value).toBe(name);
});

test('a name in large letters goes on in smaller ones close behind it', async () => {
  const { buyer } = await orderOf(
    [40, 40, 'Copper Pot', 20],
    [143.5, 46, 'Catering Group LLC', 12],
    ...stack(40, 66, '804 Grande St, Suite 300', 'Austin, TX 78701'),
    [330, 120, 'SHIP TO:'],
    ...stack(330, 133, 'Nopal Kitchen', '11410 Century Ter', 'Austin, TX 78758'),
  );
  expect(buyer.company?.value).toBe('Copper Pot Catering Group LLC');
});

test('a code at its label beside the title of an address, over that address', async () => {
  const { shipTo } = await orderOf(
    ...head,
    [40, 130, 'Ship To'],
    ...stack(115, 130, 'Location Code: 0417', 'Nordwind Depot', '1020 N 4th Ave E', 'Duluth, MN 55806'),
  );
  expect([shipTo.company?.value, shipTo.postalCode?.value]).toEqual(['Nordwind Depot', '55806']);
});

test('the number of a supplier over its address, set in as far as that', async () => {
  const { buyer, doubts } = await orderOf(
    ...head,
    [40, 130, 'Supplier: 0000018417'],
    ...stack(83, 142, 'Example Furnishings West', '1401 E Ball Rd', 'Anaheim CA 92805'),
    [330, 130, 'Ship To: 3100'],
    ...stack(372, 142, 'Nordwind Depot', '1020 N 4th Ave E', 'Duluth, MN 55806'),
  );
  expect(buyer.company?.value).toBe('NORDWIND MEDICAL CENTER');
  expect(doubts.map(({ code }) => code)).not.toContain('conflicting_values');
});

test('a Portuguese address of delivery whose town stands under its code', async () => {
  const { shipTo } = await orderOf(
    ...head,
    [40, 130, 'Local de descarga: Armazém, Rua da Ponte 45, 3430-020'],
    [40, 142, 'Carregal do Sal'],
    [40, 154, 'Elaborado por: Ana Lima'],
  );
  expect([shipTo.street?.value, shipTo.postalCode?.value, shipTo.city?.value]).toEqual([
    'Rua da Ponte 45',
    '3430-020',
    'Carregal do Sal',
  ]);
});

test('who buys at a label whose cell wrapped, and a sum that a scan parted', async () => {
  const { buyer } = await orderOf(
    ...head,
    [330, 40, 'Current'],
    [330, 50, 'Agent'],
    [330, 70, 'Lead'],
    [390, 70, 'Lee, Laura'],
    [330, 79, 'Buyer'],
  );
  expect(buyer.contactPerson?.value).toBe('Lee, Laura');
});
