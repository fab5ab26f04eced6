import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const read = async (...texts: Printed[]) => {
  const { buyer, shipTo, doubts } = draftOf(await printedFile([...texts, ...table]));
  const party = ({ company, street, postalCode, city }: typeof buyer) =>
    [company, street, postalCode, city].map((part) => part?.value ?? null);
  return { buyer: party(buyer), shipTo: party(shipTo), draft: { buyer, shipTo }, doubts };
};
const title: Printed = [430, 40, 'Purchase Order 4711-22'];
const head = stack(40, 40, 'Nordwind Pumps Ltd', '18 Harbor Street', 'Macon, GA 31206');
const vendor: Printed[] = [
  [40, 120, 'Vendor:'],
  ...stack(60, 133, 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
];

test('a name that its cell cut at a hyphen is doubted', async () => {
  const { draft } = await read(
    title,
    ...stack(40, 40, 'Nordwind Gemeinde Am-', '18 Harbor Street', 'Macon, GA 31206'),
    ...vendor,
  );
  expect(draft.buyer.company!.confidence).toBeLessThan(0.8);
});

test('the kind of a street that its cell cut stands before its name', async () => {
  const { shipTo } = await read(
    title,
    ...head,
    ...vendor,
    [330, 120, 'Ship To:'],
    ...stack(350, 133, 'Nordwind S.r.l. – Magazzino, Via', 'Roma 6, 20121 Milano (MI)'),
  );
  expect(shipTo).toEqual(['Nordwind S.r.l. – Magazzino', 'Via Roma 6', '20121', 'Milano']);
});

test('a logo before the name, and the title of the paper behind it, are none of it', async () => {
  const { buyer } = await read(
    title,
    ...stack(40, 40, 'NORDWIND Kade Nordwind & Co. Ltd', '18 Harbor Street', 'Macon, GA 31206'),
    ...vendor,
    [330, 120, 'Ship To:'],
    ...stack(350, 133, 'Kade Nordwind & Co. Ltd', '90 Mill Road', 'Perry, GA 31069'),
  );
  expect(buyer[0]).toBe('Kade Nordwind & Co. Ltd');
  const titled = await read(
    ...stack(40, 40, 'Nordwind College BESTELBON', '18 Harbor Street', 'Macon, GA 31206'),
    ...vendor,
  );
  expect(titled.buyer[0]).toBe('Nordwind College');
});

test('partners beside each other and the number of a paper are no address', async () => {
  const { buyer } = await read(
    title,
    ...stack(
      40,
      40,
      'Nordwind Ltd',
      'M. Lee, T. Reed',
      'Order 1000482219',
      '18 Harbor Street',
      'Macon, GA 31206',
    ),
    ...vendor,
  );
  expect(buyer).toEqual(['Nordwind Ltd', '18 Harbor Street', '31206', 'Macon']);
});

test('a supplier whose number stands over its address, and a code of four digits beside its town', async () => {
  const numbered: Printed[] = [
    [40, 120, 'Supplier'],
    ...stack(40, 133, 'Beispiel Trading LLC', 'Supplier No. 000418820', '7 Dock Lane', 'Reno, NV 89501'),
  ];
  const { doubts } = await read(title, ...head, ...numbered);
  expect(doubts.filter(({ path }) => path.includes('address'))).toEqual([]);
});

test('a town over its country', async () => {
  const { buyer } = await read(
    [40, 40, 'Purchase Order 4711-22'],
    ...stack(380, 40, 'Nordwind Dental', 'Limited', '26 Moana Avenue', 'UPWELL 0931', 'NEW ZEALAND'),
    ...vendor,
  );
  expect(buyer).toEqual(['Nordwind Dental Limited', '26 Moana Avenue', '0931', 'UPWELL']);
});

test('of letters, whom a fax goes to is the supplier', () => {
  const { buyer } = draftOf(
    plainFile(`Nordwind Klinik
Hafenallee 7, 28195 Bremen
Tel. 0421 555 70 00
Steuernr. 60/123/45678

                              Beispiel Handel GmbH
                              Am Deich 3
                              28199 Bremen
                              Fax 0421 555 02 31

Bestellung Nr. 4711-22

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
  );
  expect(buyer.company?.value).toBe('Nordwind Klinik');
});

test('an order of day and month by which goods come before they are ordered is turned', () => {
  const order = (ordered: string, delivered: string) =>
    draftOf(
      plainFile(`Purchase order: 4711-22
Date: ${ordered}
Delivery date: ${delivered}

Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
    );
  expect(order('04/09/2026', '05/04/2026')).toMatchObject({
    orderDate: { value: '2026-04-09' },
    deliveryDate: { value: '2026-05-04' },
  });
  expect(order('04/03/2026', '05/04/2026')).toMatchObject({ orderDate: { value: '2026-03-04' } });
});

test('an order of day and month that the country says is not turned, and goods may have come before', () => {
  const { orderDate, deliveryDate } = draftOf(
    plainFile(`Purchase order: 4711-22
Date: 12/05/2026
Delivery date: 11/10/2026

Nordwind Pumps Inc.
18 Harbor Street
Macon, GA 31206

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
  );
  expect([orderDate?.value, deliveryDate?.value]).toEqual(['2026-12-05', '2026-11-10']);
});

test('a region that several countries have tells none', () => {
  const { buyer } = draftOf(
    plainFile(`Orden de compra: 4711-22

Comprador:
Nordwind S.A.
Calle Mayor 655
Villa Muster, Córdoba

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
  );
  expect(buyer.country?.value ?? null).not.toBe('CO');
});

test('a number under a telephone at a label of its own is none of it', async () => {
  const { draft } = await read(
    title,
    ...head,
    [40, 76, 'Phone:'],
    [100, 76, '913 456 789'],
    [40, 88, 'Account:'],
    [100, 88, '4711'],
    ...vendor,
  );
  expect(draft.buyer.phone?.value).toBe('913 456 789');
});

test('a number at a lone sign', () => {
  const { orderNumber } = draftOf(
    plainFile(`Purchase order
# : PO-00231
Date: 13.11.2026

Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
  );
  expect(orderNumber?.value).toBe('PO-00231');
});

test('the day under a frame order is none of the order', () => {
  const { orderDate } = draftOf(
    plainFile(`Purchase order: 4711-22
Rahmenauftrag: RA24-00310
vom: 08.03.2024

Datum: 13.11.2026

Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen

Pos  Article  Description  Qty  Price
1    A-100    Valve        4    12.50
`),
  );
  expect(orderDate?.value).toBe('2026-11-13');
});

test.each([
  ['MAGAZZINO NORD - Via Pigafetta, 9 - 36061 Muster del', 'Grappa (VI)', 'Muster del Grappa'],
  ['Depot Süd, Hafenallee 7, 64283 Muster an der', 'Weser', 'Muster an der Weser'],
  ['Atelier Nord, 9 rue du Port, 80600 Muster sur', 'Somme', 'Muster sur Somme'],
])('the rest of a town under the line of an address: %s', async (first, rest, town) => {
  const { shipTo } = await read(
    title,
    ...head,
    ...vendor,
    [300, 120, 'Ship to'],
    ...stack(300, 133, first, rest),
  );
  expect(shipTo[3]).toBe(town);
});

test('what stands under a whole address in one line is none of its town', async () => {
  const { shipTo } = await read(
    title,
    ...head,
    ...vendor,
    [300, 120, 'Ship to'],
    ...stack(300, 133, 'Depot Nord, 9 Via Roma, 36061 Muster', 'Grappa (VI)'),
  );
  expect(shipTo[3]).toBe('Muster');
});
