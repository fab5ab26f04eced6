import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedFile } from '../sample.fixture.ts';

const lines =
  'Item code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1,00         300,00\n';
const order = (head: string) =>
  draftOf(
    plainFile(
      `Purchase order: 4500-7781\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\n${head}\n\n${lines}`,
    ),
  );
const datesIn = (head: string) => {
  const { orderDate, deliveryDate } = order(head);
  return [orderDate?.value ?? null, deliveryDate?.value ?? null];
};

test.each([
  'Skrevet den 03-11-2026',
  'Geschrieben am 3. November 2026',
  'Emitido el: 03/11/2026',
  'Rédigée le : 03/11/2026',
  'Opgemaakt op 3 november 2026',
  'Redatto il 3 novembre 2026',
  'Elaborado em 03/11/2026',
  'Sporządzono dnia 03.11.2026',
  'Written on 3 November 2026',
])('when an order was written: %s', (head) => {
  expect(datesIn(head)[0]).toBe('2026-11-03');
});

test('when something is sent is the date of the order beside that of delivery', () => {
  expect(datesIn('Verzenddatum: 03-11-2026\n\nLevering uiterlijk: 24-11-2026')).toEqual([
    '2026-11-03',
    '2026-11-24',
  ]);
  expect(datesIn('Orderdatum: 03-11-2026\n\nVerzenddatum: 24-11-2026')).toEqual(['2026-11-03', '2026-11-24']);
});

test('the day of a frame order behind the number is none of the order', () => {
  const text = (frame: string) =>
    `Abrufbestellung Nr. 4500-7781\n${frame} vom 09.12.2025\n\nDatum 17.04.2026\n\nNordwind Pumpen GmbH\n\n${lines}`;
  for (const frame of ['zum Rahmenauftrag RA-25-0662', 'zu Ihrem Angebot 20771']) {
    const { orderDate, doubts } = draftOf(plainFile(text(frame)));
    expect(orderDate?.value).toBe('2026-04-17');
    expect(doubts.filter(({ path }) => path === 'order_date')).toEqual([]);
  }
});

test('a day that is wanted behind the number is none of the order', () => {
  const text = (between: string) => `PO TL-2041, ${between} 26-11-2026\n\nNordwind Pumpen GmbH\n\n${lines}`;
  const dateOf = (between: string) => draftOf(plainFile(text(between))).orderDate?.value ?? null;
  expect(['dated', 'gewenst', 'delivery by', 'Lieferung bis', 'livraison le'].map(dateOf)).toEqual([
    '2026-11-26',
    null,
    null,
    null,
    null,
  ]);
});

test('a date behind a number whose digits are no day', () => {
  const { orderDate } = draftOf(
    plainFile(
      `Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\nNs. ordine n. MX29598-79 del 18 febbraio 2026\n\n${lines}`,
    ),
  );
  expect(orderDate?.value).toBe('2026-02-18');
});

const page: readonly Printed[] = [
  [40, 60, 'Nordwind Pumpen GmbH'],
  [40, 74, 'Hafenallee 7'],
  [40, 88, '28195 Bremen'],
  [40, 400, 'Please supply the goods to our works in Leeds by the end of the month, as agreed.'],
];

test('a date that its narrow cell wrapped', async () => {
  const file = await printedFile([
    ...page,
    [40, 140, 'Nº pedido'],
    [200, 140, 'Fecha del pedido'],
    [40, 154, '4500-7781'],
    [190, 154, '20 de diciembre de'],
    [226, 164, '2026'],
  ]);
  expect(draftOf(file).orderDate?.value).toBe('2026-12-20');
});

test('when a paper was printed is not its date beside another day', () => {
  expect(datesIn('Date : 27/02/2026\n\nÉdité le 28/02/2026 à 18:17')[0]).toBe('2026-02-27');
  expect(datesIn('Édité le 28/02/2026 à 18:17')[0]).toBe('2026-02-28');
});

test('the day of your offer under the number of the order is not the order’s', async () => {
  const { orderDate } = draftOf(
    await printedFile([
      [40, 60, 'Bestellung Nr. B26/0447'],
      [360, 60, 'Bremen, 28.07.2026'],
      [40, 80, 'Ihr Angebot Nr. 20771 v. 21.07.2026 für den Neubau der Halle'],
      [40, 200, 'Please supply the goods below to our works in Leeds by the end of the month.'],
    ]),
  );
  expect(orderDate?.value).toBe('2026-07-28');
});

test('`Date` under the number of a quotation is that of the order, where no other is printed', () => {
  expect(datesIn('Quotation no.: RFQ-088\nDate: 3 November 2026')[0]).toBe('2026-11-03');
  const both = 'Order date: 5 November 2026\n\nQuotation no.: RFQ-088\nDate: 3 November 2026';
  expect(datesIn(both)[0]).toBe('2026-11-05');
});

test('before such a date comes that of the letter', () => {
  expect(datesIn('Bremen, 20 November 2026\n\nYour quotation no.: RFQ-088\nDate: 3 November 2026')[0]).toBe(
    '2026-11-20',
  );
});

test('the end of a sentence tells the day of another paper', () => {
  const sentence = 'as drawn by our architects in the plans\ndated 14 May 2026 and all of their addenda';
  expect(datesIn(`Order date: 3 November 2026\n\n${sentence}`)[0]).toBe('2026-11-03');
  expect(order(`Order date: 3 November 2026\n\n${sentence}`).doubts.map(({ code }) => code)).not.toContain(
    'conflicting_values',
  );
});

test('`Date` beside another reference is none of the order, where one stands beside its number', () => {
  const order = (other: string) =>
    draftOf(
      plainFile(
        `PURCHASE ORDER\n\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen\n\nPO No           Date\n4500-7781       3 November 2026\n${other.padEnd(16)}Date\nQ-774           30 October 2026\n\n${lines}`,
      ),
    );
  const { orderDate, doubts } = order('Ref No');
  expect(orderDate?.value).toBe('2026-11-03');
  expect(doubts.filter(({ path }) => path === 'order_date')).toEqual([]);
});

test('a number that could be a day is none', () => {
  expect(datesIn('Inkooporder: 20260911\n\nOrderdatum: 03-11-2026')[0]).toBe('2026-11-03');
  expect(datesIn('Bestellung 20260911 vom 03.11.2026')[0]).toBe('2026-11-03');
});
