import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const read = async (...texts: Printed[]) => {
  const { buyer, shipTo, orderDate, deliveryDate, doubts } = draftOf(await printedFile([...texts, ...table]));
  return {
    buyer: [buyer.company, buyer.street, buyer.postalCode, buyer.city].map((part) => part?.value ?? null),
    shipTo: [shipTo.company, shipTo.street, shipTo.city].map((part) => part?.value ?? null),
    email: buyer.email?.value ?? null,
    person: buyer.contactPerson?.value ?? null,
    days: [orderDate?.value ?? null, deliveryDate?.value ?? null],
    orderDateConfidence: orderDate?.confidence ?? 0,
    doubts: doubts.map(({ code }) => code),
  };
};

const clinic: Printed[] = [
  ...stack(40, 40, 'Seewald Klinik AG', 'Bergstrasse 12, CH-6192 Wiggen'),
  [400, 40, 'Tel. +41 41 555 01 20'],
  [400, 52, 'bestellwesen@sk-wiggen.example'],
  [40, 110, 'Bestellung B-2026-04471'],
  [40, 130, 'E-Mail'],
  [150, 130, 'reto.zimmer@sk-wiggen.example'],
];
const delivery: Printed[] = [
  [40, 240, 'Lieferung an:'],
  ...stack(40, 252, 'Seewald Klinik AG, Rampe Süd', 'Dorfweg 2', 'CH-6192 Wiggen'),
];
const own = ['Seewald Klinik AG', 'Bergstrasse 12', '6192', 'Wiggen'];

test.each([
  ['Muster Medizin AG', 'Kundendienst', 'Hafenweg 3', 'CH-4665 Oftringen', 'info@mustermedizin.example'],
  ['Muster Medizin AG', 'Hafenweg 3', 'CH-4665 Oftringen', 'bestellungen@mustermedizin.example'],
])(
  'who stands in the window of the letter is no buyer, whatever mailbox it has: %s, %s',
  async (...window) => {
    const found = await read(...clinic, ...delivery, ...stack(340, 130, ...window));
    expect(found.buyer).toEqual(own);
    expect(found.shipTo[0]).toBe('Seewald Klinik AG');
    expect(found.email).not.toContain('mustermedizin');
  },
);

test('the department that buys tells whose paper it is', async () => {
  const { buyer } = await read(
    ...stack(40, 40, 'Seewald Klinik AG', 'Einkauf & Logistik', 'Bergstrasse 12, CH-6192 Wiggen'),
    [400, 40, 'einkauf@sk-wiggen.example'],
    [40, 110, 'Bestellung B-2026-04471'],
    [40, 130, 'E-Mail'],
    [150, 130, 'reto.zimmer@sk-wiggen.example'],
    ...stack(340, 130, 'Muster Medizin AG', 'Hafenweg 3', 'CH-4665 Oftringen', 'info@mustermedizin.example'),
  );
  expect(buyer).toEqual(own);
});

test('the group that a house is a member of pays, and does not order', async () => {
  const found = await read(
    [430, 40, 'Order 4711-22'],
    ...stack(
      40,
      40,
      'St. Muster Medical Center',
      'A member of Nordwind Health Alliance',
      '18 Harbor Street',
      'Macon, GA 31206',
    ),
    [40, 120, 'Ship To: SMMAIN'],
    ...stack(40, 133, 'St. Muster Medical Center', 'Dock B', '90 Mill Road', 'Macon, GA 31206'),
    [330, 120, 'Bill To:'],
    ...stack(
      330,
      133,
      'Nordwind Health Alliance',
      'P.O. Box 93',
      'Perry, GA 31069',
      'ap@nordwindhealth.example',
    ),
  );
  expect(found.buyer).toEqual(['St. Muster Medical Center', '18 Harbor Street', '31206', 'Macon']);
  expect(found.shipTo).toEqual(['St. Muster Medical Center', '90 Mill Road', 'Macon']);
});

test('an address at the head that is cut in its county, beside that of the register', async () => {
  const found = await read(
    [400, 40, 'PURCHASE ORDER', 16],
    [40, 40, 'Nordwind Access', 16],
    [40, 60, 'Unit 4 Mill Park, Canal Street, Halifax, West', 8],
    [40, 70, 'Yorkshire HX6 2QA', 8],
    [40, 120, 'Supplier'],
    ...stack(40, 132, 'Example Outfitters Ltd', '8 Mill Road', 'Leeds LS1 2QA'),
    [
      40,
      780,
      'Nordwind Access Ltd. Registered in England 05550147. Registered Office: 3 Crown Court, Wakefield WF1 2SU',
      7,
    ],
  );
  expect(found.buyer).toEqual([
    'Nordwind Access Ltd',
    'Unit 4 Mill Park, Canal Street',
    'HX6 2QA',
    'Halifax',
  ]);
  expect(found.doubts).not.toContain('conflicting_values');
});

const letter = (title: string, wish: readonly string[]): Printed[] => [
  [200, 40, 'Nordwind Dental Laboratory', 16],
  [210, 62, 'Crowns and bridges since 1984', 8],
  [40, 90, 'March 3, 2026'],
  ...stack(40, 115, 'Example Dental Products', '4410 Harbor Parkway', 'Reno, NV 89501'),
  [40, 170, 'Purchase Order Number: ND-2291'],
  [40, 190, 'Dear Customer Service,'],
  ...stack(40, 210, ...wish),
  [40, 450, 'Thank you,'],
  ...stack(40, 500, 'Renee Lang, CDT', title, 'renee@nordwinddentallab.example'),
  [
    120,
    780,
    '318 Third Avenue, Suite 2B | Macon, GA 31206 | 478-555-0126 | www.nordwinddentallab.example',
    8,
  ],
];

test.each(['Lab Manager', 'Owner'])(
  'a letter whose address is at its foot, signed by a %s',
  async (title) => {
    const found = await read(
      ...letter(title, [
        'Please enter the following order. We need everything delivered by Monday, March',
        '9, 2026. Ship it the usual way.',
      ]),
    );
    expect(found.buyer).toEqual([
      'Nordwind Dental Laboratory',
      '318 Third Avenue, Suite 2B',
      '31206',
      'Macon',
    ]);
    expect(found.person).toBe('Renee Lang');
    expect(found.days).toEqual(['2026-03-03', '2026-03-09']);
    expect(found.orderDateConfidence).toBeGreaterThan(0.8);
  },
);

test('a town buys, not the state and the county over its name', async () => {
  const { buyer } = await read(
    [400, 40, 'BON DE COMMANDE'],
    [400, 52, 'N° : BC2026-0318'],
    ...stack(
      40,
      40,
      'RÉPUBLIQUE FRANÇAISE',
      'Département du Nord',
      'COMMUNE DE MUSTERVILLE',
      'Mairie - 1 place de la Gare',
      '59000 MUSTERVILLE',
    ),
  );
  expect(buyer).toEqual(['COMMUNE DE MUSTERVILLE', '1 place de la Gare', '59000', 'MUSTERVILLE']);
});

test('a code of the supplier beside the title of its box, over its name', async () => {
  const { buyer, doubts } = await read(
    [430, 40, 'Order 4711-22'],
    ...stack(40, 40, 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206'),
    [40, 120, 'Vendor: EXAMPLE'],
    ...stack(40, 133, 'Example Alloy Supply', 'Attn: Ron Lee', '5100 Mill Road', 'Perry, GA 31069'),
    [330, 120, 'Ship To:'],
    ...stack(330, 133, 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206'),
  );
  expect(buyer[0]).toBe('Nordwind Pumps Inc.');
  expect(doubts).not.toContain('conflicting_values');
});

const hall = (...ways: string[]): Printed[] =>
  stack(40, 40, 'COMMUNE DE MUSTER-LE-VIEUX', '1, place de la Mairie', '72190 MUSTER-LE-VIEUX', ...ways);
const school: Printed[] = [
  [40, 240, 'Adresse de livraison :'],
  ...stack(40, 252, 'École Jacques-Muster', '8, rue des Tilleuls', '72190 MUSTER-LE-VIEUX'),
];
const window = stack(340, 110, "MOBILIER DES ÉCOLES DE L'OUEST", '14, rue Ampère', '49300 CHOLET');

test('whom a town hall writes to needs no legal form, where its head says how to reach it', async () => {
  const found = await read(
    ...hall('Tél. 02 43 55 01 60', 'mairie@muster.example', 'SIRET 217 200 000 00018'),
    [340, 60, 'BON DE COMMANDE'],
    [340, 74, 'N° 26D000874'],
    ...window,
    ...school,
  );
  expect(found.buyer[0]).toBe('COMMUNE DE MUSTER-LE-VIEUX');
  expect(found.shipTo[0]).toBe('École Jacques-Muster');
  expect(found.doubts).not.toEqual(expect.arrayContaining(['conflicting_values']));
});

test('a town hall at the right, of which the mail of who orders tells that it is the buyer', async () => {
  const found = await read(
    ...stack(40, 40, 'Vestmuster Storkøkken A/S', 'Håndværkervej 12', '6950 Ringkøbing'),
    ...stack(340, 40, 'Nørrelund Kommune', 'Rådhuspladsen 2', '7620 Lemvig', 'Telefon: 96 55 01 00'),
    [340, 88, 'CVR-nr.: 12 34 56 78'],
    [40, 130, 'Rekvisition 4500031887'],
    [40, 150, 'E-mail'],
    [150, 150, 'bak@norrelund.example'],
    [40, 240, 'Leveringsadresse:'],
    ...stack(40, 252, 'Plejecenter Muster', 'Fyrvej 45', '7680 Thyborøn'),
  );
  expect(found.buyer).toEqual(['Nørrelund Kommune', 'Rådhuspladsen 2', '7620', 'Lemvig']);
});

test('an office of the county is no rival of it, nor is the label of its buyer', async () => {
  const texts = [
    ...stack(40, 40, 'COUNTY OF MUSTER', '211 Courthouse Square', 'Delphine, OH 43099'),
    [340, 40, 'PURCHASE ORDER 26-004417'],
    [40, 120, 'BILL TO'],
    ...stack(40, 132, 'MUSTER COUNTY AUDITOR', 'PO BOX 218', 'DELPHINE OH 43099'),
    [340, 120, 'BUYER PH 740-555-0126'],
    [340, 132, 'BUYER EM lee@mustercounty.example'],
  ] satisfies Printed[];
  const { buyer } = draftOf(await printedFile([...texts, ...table]));
  expect(buyer.company?.value).toBe('COUNTY OF MUSTER');
  expect(buyer.company?.confidence).toBeGreaterThan(0.85);
});
