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
