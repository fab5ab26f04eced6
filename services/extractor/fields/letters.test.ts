import { expect, test } from 'vitest';
import { draftOf, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const letter = async (salutation: string) =>
  draftOf(
    await printedFile([
      ...stack(40, 40, 'March 3, 2026', 'Example Candle Works', '512 Ninth Street', 'Macon, GA 31206'),
      [40, 120, 'Re: Our purchase order 2026-14'],
      [40, 150, salutation],
      [40, 170, 'Please send us the following.'],
      ...table,
      ...stack(40, 460, 'Respectfully,', 'Ann Lee', 'Ann Lee', 'Parish Clerk', '478-555-0128 (office)'),
      [60, 780, 'Nordwind Lutheran Church · 1417 Grand Street, Perry, GA 31069 · office@nordwind.example', 8],
    ]),
  );

test('the address under the day of a letter is that of whom it greets', async () => {
  const { buyer, doubts } = await letter('Dear friends at Example Candle Works,');
  expect([buyer.company?.value, buyer.street?.value]).toEqual([
    'Nordwind Lutheran Church',
    '1417 Grand Street',
  ]);
  expect(doubts.map(({ code }) => code)).not.toContain('conflicting_values');
});

test('who signs, with the name under it again, what they are there, and a telephone', async () => {
  const { buyer } = await letter('Dear friends at Example Candle Works,');
  expect([buyer.contactPerson?.value, buyer.phone?.value]).toEqual(['Ann Lee', '478-555-0128']);
});

test('the line of the sender tells whose address is in the window under it', async () => {
  const { buyer, doubts } = draftOf(
    await printedFile([
      [430, 40, 'Purchase Order 4711-22'],
      [40, 60, 'Nordwind Production LLC, 18 Harbor Street, Macon GA 31206', 7],
      ...stack(40, 80, 'EXAMPLE POOL USA', '8517 PARK CIRCLE', 'RENO NV 89501'),
      ...stack(40, 140, 'Send Goods to:', 'Nordwind Depot Perry', '90 Mill Road', 'Perry, GA 31069'),
      ...stack(40, 220, 'Send Invoice to:', 'Nordwind Inc', 'PO Box 21', 'Macon, GA 31207'),
      ...stack(330, 220, 'Invoice to:', 'Nordwind Production LLC', '18 Harbor Street', 'Macon GA 31206'),
      ...table,
    ]),
  );
  expect([buyer.company?.value, buyer.street?.value]).toEqual([
    'Nordwind Production LLC',
    '18 Harbor Street',
  ]);
  expect(buyer.company!.confidence).toBeGreaterThan(0.8);
  expect(doubts.map(({ code }) => code)).not.toContain('conflicting_values');
});

test.each([
  ['Arundel', 'West Sussex BN18 9AB'],
  ['Kendal', 'Cumbria LA9 4AB'],
])(
  '%s over its county and code is the town of the head, beside which the window has whom it goes to',
  async (...town) => {
    const { buyer, deliveryDate, doubts } = draftOf(
      await printedFile([
        ...stack(
          400,
          40,
          'A. B. Nordwind & Sons',
          'Crook Farm, Mill Lane',
          ...town,
          'Tel. 01539 555 0142',
          'office@crook.example',
        ),
        ...stack(40, 130, 'Example Farm Supplies Ltd', '4 Market Yard', 'Ripon', 'HG4 1AB'),
        [400, 200, '20th November 2026'],
        [40, 210, 'Our order no. 4711'],
        [40, 230, 'Dear Sam,'],
        [40, 250, 'Please supply the following.'],
        ...table,
        [40, 460, 'Prices as you told us at the show. Could we have it all dropped by'],
        [40, 472, 'Thursday 3 December please, not to the house but to the barn over the road, Hill Lane,'],
        [
          40,
          484,
          'Ripon HG4 2CD. Ring Tom when the lorry leaves as the gate is locked and we are in the field.',
        ],
        ...stack(40, 510, 'Kind regards', 'Ann Lee'),
      ]),
    );
    expect([buyer.company?.value, buyer.city?.value]).toEqual(['A. B. Nordwind & Sons', town[0]]);
    expect(deliveryDate?.value).toBe('2026-12-03');
    expect(doubts.map(({ code }) => code)).toContain('value_unassigned');
  },
);

test('a farm whose town, county and code have a line each, over whom it writes to', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [330, 40, 'PURCHASE ORDER', 16],
      [330, 70, 'Order No. 1126'],
      ...stack(
        40,
        40,
        'J W Nordwind & Sons',
        'Low Hill Farm',
        'Gillerdale',
        'Penrith',
        'Cumbria',
        'CA10 3QX',
      ),
      [40, 112, 'Tel: 01768 555 014 office@lowhill.example'],
      ...stack(40, 150, 'Example Fencing Ltd', 'Unit 5 Station Yard', 'Appleby', 'CA16 6TT'),
      ...table,
    ]),
  );
  expect([buyer.company?.value, buyer.street?.value, buyer.city?.value]).toEqual([
    'J W Nordwind & Sons',
    'Low Hill Farm',
    'Penrith',
  ]);
});

test('the house in large letters and its address under it at the other side are one, over whom the letter goes to', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [40, 40, 'ELEKTRO NORDWIND', 16],
      [211, 46, 'Ges.m.b.H.', 9],
      [40, 66, 'Installationen und Notdienst', 8],
      [300, 80, '8605 Kapfenberg, Hauptstraße 41', 7],
      [430, 80, 'Tel. +43 3862 24718', 7],
      [510, 80, 'office@nordwind.example', 7],
      ...stack(40, 120, 'Muster Elektro AG', 'z. H. Herrn Wimmer', 'Ringweg 9', '4020 Linz'),
      [320, 120, 'Bestellung Nr.:'],
      [420, 120, 'BE-26/01948'],
      [320, 140, 'Bearbeiter:'],
      [420, 140, 'Ing. Anna'],
      [420, 152, 'Ledermann'],
      ...table,
    ]),
  );
  expect([buyer.company?.value, buyer.street?.value, buyer.city?.value, buyer.contactPerson?.value]).toEqual([
    'ELEKTRO NORDWIND Ges.m.b.H.',
    'Hauptstraße 41',
    'Kapfenberg',
    'Ing. Anna Ledermann',
  ]);
});
