import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const read = async (...texts: Printed[]) => {
  const { buyer, shipTo } = draftOf(
    await printedFile([[430, 40, 'Purchase Order 4711-22'], ...texts, ...table]),
  );
  const party = ({ company, street, postalCode, city }: typeof buyer) =>
    [company, street, postalCode, city].map((part) => part?.value ?? null);
  return { buyer: party(buyer), shipTo: party(shipTo), email: buyer.email };
};
const head = stack(40, 40, 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206', 'US');

test('the country alone under a town with its state', async () => {
  const found = await read(...head);
  expect(found.buyer).toEqual(['Nordwind Pumps Inc.', '18 Harbor Street', '31206', 'Macon']);
});

test('`Ship` over `To:` beside the address', async () => {
  const found = await read(
    ...head,
    [40, 120, 'To:'],
    ...stack(80, 120, 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
    [330, 120, 'Ship'],
    [330, 132, 'To:'],
    ...stack(370, 120, 'Nordwind Pumps Inc.', 'Spare parts', '90 Mill Road', 'Perry, GA 31069'),
  );
  expect(found.buyer[0]).toBe('Nordwind Pumps Inc.');
  expect(found.shipTo).toEqual(['Nordwind Pumps Inc.', '90 Mill Road', '31069', 'Perry']);
});

test.each(['Vendor No.: 1003884', 'Vendor: BEISTR', 'Supplier #: B-77'])(
  'an address that the number of a supplier closes is that of the supplier: %s',
  async (number) => {
    const found = await read(
      ...head,
      ...stack(40, 120, 'Company', 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501', number),
      ...stack(330, 120, 'Bill To', 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206'),
    );
    expect(found.buyer).toEqual(['Nordwind Pumps Inc.', '18 Harbor Street', '31206', 'Macon']);
  },
);

test('the number of a customer under an address makes nobody the supplier', async () => {
  const found = await read(...head, [40, 90, 'Customer No.: 1003884']);
  expect(found.buyer[0]).toBe('Nordwind Pumps Inc.');
});

test('where the risk passes is no title of a place', async () => {
  const found = await read(
    ...head,
    [330, 90, 'F.O.B.'],
    [420, 90, 'Destination'],
    [330, 102, 'Currency'],
    [420, 102, 'USD'],
    ...stack(330, 150, 'Ship To', 'Nordwind Pumps Inc.', '90 Mill Road', 'Perry, GA 31069'),
  );
  expect(found.shipTo).toEqual(['Nordwind Pumps Inc.', '90 Mill Road', '31069', 'Perry']);
});

test('the house under the room of it', async () => {
  const found = await read(
    ...stack(40, 40, 'Nordwind State University', '18 Harbor Street', 'Macon, GA 31206'),
    ...stack(
      330,
      120,
      'Ship To',
      'Room 318, Harbor Life Sciences',
      'Nordwind State University',
      '90 Mill Road',
      'Perry, GA 31069',
    ),
  );
  expect(found.shipTo[0]).toBe('Nordwind State University');
});

test.each([
  ['Muster Werke Sp. z', 'o.o.', 'Muster Werke Sp. z o.o.'],
  ['Muster Werke S. de R.L.', 'de C.V.', 'Muster Werke S. de R.L. de C.V.'],
])('a legal form that its cell wrapped: %s', async (name, end, whole) => {
  const found = await read(...stack(40, 40, name, end, '18 Harbor Street', 'Macon, GA 31206'));
  expect(found.buyer[0]).toBe(whole);
});

test('the mailbox of who orders before those of notes', async () => {
  const found = await read(
    ...head,
    [40, 300, 'Certificates to fields@nordwindpumps.example before the goods leave.'],
    [40, 500, 'Buyer: Ann Lee alee@nordwindpumps.example'],
  );
  expect(found.email?.value).toBe('alee@nordwindpumps.example');
});

test('of several mailboxes of a house none of which buys, one is a guess', async () => {
  const { email } = await read(
    ...head,
    [40, 300, 'Certificates to fields@nordwindpumps.example before the goods leave.'],
    [40, 500, 'See also: north@nordwindpumps.example'],
  );
  expect(email?.confidence).toBeLessThan(0.8);
});

test('the town beside the street of a head, over its telephone', async () => {
  const name: Printed = [40, 40, 'NORDWIND IRON WORKS'];
  const found = await read(
    name,
    [40, 52, '18 Harbor Rd SE'],
    [140, 52, 'Macon, GA 31206'],
    [40, 64, 'PH 478.555.0161'],
    [140, 64, 'FX 478.555.0169'],
  );
  expect(found.buyer).toEqual(['NORDWIND IRON WORKS', '18 Harbor Rd SE', '31206', 'Macon']);
  // Another address at the other side of the page is none of it.
  const far = await read(name, [40, 52, '18 Harbor Rd SE'], [300, 52, 'Reno, NV 89501']);
  expect(far.buyer[3]).not.toBe('Reno');
});

test('a numbered avenue behind the point of the compass is a street, and no quantity', async () => {
  const found = await read(...stack(40, 40, 'NORDWIND MECHANICAL LLC', '4417 N 23RD AVE', 'MACON GA 31206'));
  expect(found.buyer).toEqual(['NORDWIND MECHANICAL LLC', '4417 N 23RD AVE', '31206', 'MACON']);
});

test.each([
  ['ocr', 'Nordwind Pumps Inc.'],
  ['text', 'NORDWINDPU'],
] as const)(
  'a head of which a scan lost the rest is no other house than the one that its domain goes on as: %s',
  async (source, name) => {
    const file = await printedFile([
      [430, 40, 'Purchase Order 4711-22'],
      [40, 40, 'NORDWINDPU', 16],
      ...stack(40, 120, 'Bill To', '18 Harbor Street', 'Macon, GA 31206'),
      [40, 200, 'Email:'],
      [90, 200, 'lee@nordwindpumps.example'],
      ...table,
      [40, 800, 'Nordwind Pumps Inc. • 4711-22', 7],
    ]);
    const pages = file.pages.map((page) => ({ ...page, source }));
    expect(draftOf({ ...file, pages }).buyer.company?.value).toBe(name);
  },
);

test('`SHIP` over `TO` beside the first two lines of an address, beside `TO` alone for the supplier', async () => {
  const found = await read(
    ...head,
    [40, 120, 'TO'],
    ...stack(80, 120, 'BEISPIEL TRADING LLC', '7 DOCK LANE', 'RENO NV 89501', 'PHONE 775-555-0166'),
    [330, 120, 'SHIP'],
    [330, 132, 'TO'],
    ...stack(370, 120, 'NORDWIND PUMPS INC', 'PLANT 2 SAND DOCK', '90 MILL ROAD', 'PERRY GA 31069'),
  );
  expect(found.buyer[0]).toBe('Nordwind Pumps Inc.');
  expect(found.shipTo).toEqual(['NORDWIND PUMPS INC', '90 MILL ROAD', '31069', 'PERRY']);
});

test('`Ship` and `To` beside two values are two labels', async () => {
  const cells: Printed[] = [
    [330, 120, 'Ship'],
    [370, 120, '17 May 2027'],
    [330, 132, 'From'],
    [370, 132, 'Reno, NV'],
  ];
  expect((await read(...head, ...cells)).shipTo[0]).toBeNull();
});

test('who buys stands at a label, in initials or with a name, and the house at the head is sure', async () => {
  const sure = async (buyer: string) => {
    const { buyer: party } = draftOf(
      await printedFile([
        [430, 40, 'Purchase Order 4711-22'],
        ...stack(40, 40, 'Nordwind Pipe & Supply', '18 Harbor Street', 'Macon, GA 31206'),
        ...stack(40, 120, 'Vendor:', 'Beispiel Trading LLC', '7 Dock Lane', 'Reno, NV 89501'),
        ...stack(330, 120, 'Ship To:', 'NORDWIND PIPE & SUPPLY - YARD 3', '90 Mill Road', 'Perry, GA 31069'),
        ...stack(40, 200, 'BUYER', buyer),
        ...table,
      ]),
    );
    return [party.company?.value, (party.company?.confidence ?? 0) >= 0.8];
  };
  expect(await sure('LKM')).toEqual(['Nordwind Pipe & Supply', true]);
  expect(await sure('Dolores Kramer')).toEqual(['Nordwind Pipe & Supply', true]);
  expect((await sure('Kramer Holding Inc.'))[0]).toBe('Kramer Holding Inc.');
});
