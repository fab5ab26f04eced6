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

const inParts = (second: string) =>
  draftOf(
    plainFile(`BESTELLING
Bestelnummer : 26.00412               Besteldatum : 13-04-2026
Leverdatum   : 20-04-2026

Artikel    Omschrijving              Aantal  Eenh.     Prijs      Bedrag
P-0902     Papier wit 90 g           20.000  vel       0,05     1.000,00
           levering 10.000 vel op 20-04-2026
           levering ${second} vel op 04-05-2026
P-1356     Envelop C4                    12  ds       27,35       328,20

Totaal EUR 1.328,20
`),
  );

test('parts of a delivery that are told in words make the line, and the days of both are its own', () => {
  const { deliveryDate, deliveryDateFrom, deliveryDateTo, doubts } = inParts('10.000');
  expect([deliveryDate, deliveryDateFrom, deliveryDateTo].map((day) => day?.value)).toEqual([
    '2026-04-20',
    '2026-04-20',
    '2026-05-04',
  ]);
  expect(doubts.filter(({ path }) => path.includes('delivery_date'))).toEqual([]);
});

test('parts that do not make the line are asked about', () => {
  expect(inParts('8.000').doubts.some(({ path }) => path.includes('delivery_date'))).toBe(true);
});

const withOpen = (second: string) =>
  draftOf(
    plainFile(`PURCHASE ORDER
PO Number : 26-00412               PO Date : 13-APR-2026

Item   Part Number / Description              UoM    Order Qty    Unit Price      Extended
0001   4410-77 BRACKET, SENSOR, LEFT          EA            90         12.50      1,125.00
          Sched    Need Date          Qty     Open
          001      27-MAY-2026         40       40
          002      30-JUN-2026         50       ${second}
0002   4410-78 BRACKET, SENSOR, RIGHT         EA            10         12.50        125.00

Total USD 1,250.00
`),
  );

test('a part of a delivery says again how much of it is open', () => {
  const { deliveryDateFrom, deliveryDateTo, doubts, rows } = withOpen('50');
  expect(rows.map(({ quantity }) => quantity?.value)).toEqual([90, 10]);
  expect([deliveryDateFrom?.value, deliveryDateTo?.value]).toEqual(['2026-05-27', '2026-06-30']);
  expect(doubts.filter(({ path }) => path.includes('delivery_date'))).toEqual([]);
});

test('a part of which less is open is asked about', () => {
  expect(withOpen('20').doubts.some(({ path }) => path.includes('delivery_date'))).toBe(true);
});
