import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../../sample.fixture.ts';
import { isDay } from './line-shapes.ts';

test('an order without prices: quantities stand under the names, parts of the delivery under these', () => {
  const { rows, deliveryDateFrom, deliveryDateTo } = draftOf(
    plainFile(`PURCHASE ORDER
PO number/date  4500098812 / 02/16/2027

Item   Material    Description
                       Order qty. Unit      Delivery date

00010    30011734    SODIUM CARBONATE DENSE
                         66,000.000 LB
         Delivery schedule
                         22,000.000 LB    Day 03/18/2027
                         44,000.000 LB    Day 03/22/2027
         Your material number: SC-270-B
         BULK TANK TRUCK

00020    30011802    MAGNESIUM SULPHATE
                         12,500.000 LB
         Deliv. date   Day 04/19/2027
         Your material number: MGS-30N
`),
  );
  expect(
    rows.map(({ description, quantity, customerArticle }) => [
      customerArticle?.value,
      description?.value,
      quantity?.value,
    ]),
  ).toEqual([
    ['30011734', 'SODIUM CARBONATE DENSE', 66000],
    ['30011802', 'MAGNESIUM SULPHATE', 12500],
  ]);
  expect([deliveryDateFrom?.value, deliveryDateTo?.value]).toEqual(['2027-03-18', '2027-04-19']);
});

test('what a day is counted in stands before it', () => {
  expect(['Day 03/18/2027', 'Tag 18.03.2027', 'D 18.03.2027', 'Rev 18.03.2027', 'Day 3'].map(isDay)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
