import { expect, test } from 'vitest';
import { extractOrder } from '../extract-order.ts';
import { draftOf, type Printed, plainFile, printedFile, settings } from '../sample.fixture.ts';

const lines = 'Pos  Article  Description  Qty  Price\n1    A-100    Valve        4    12.50\n';
const order = (...blocks: string[]) =>
  extractOrder({
    files: [plainFile(`Purchase order 4500-7781 of 16 March 2026\n\n${blocks.join('\n\n')}\n\n${lines}`)],
    settings,
  });

test("the buyer's own address is sure beside another one for invoices", () => {
  const { buyer } = order(
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Bill to:\nNordwind Pumpen GmbH\nPostfach 3310\n28199 Bremen',
  );
  expect(buyer).toMatchObject({
    street: { value: 'Hafenallee 7' },
    city: { confidence: 0.93 },
  });
});

test('the town that the buyer is named after is no name of where it goes', () => {
  const { shipTo } = order(
    'Buyer:\nPort Aldine School District\n1900 Mill Road\nPort Aldine, CA 93455',
    'Ship to:\nALDINE MIDDLE SCHOOL\n655 CYPRESS AVENUE\nPORT ALDINE CA 93455',
  );
  expect(shipTo.company?.value).toBe('ALDINE MIDDLE SCHOOL');
});

test('two addresses of the buyer are asked about', () => {
  const { buyer } = order(
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Buyer:\nNordwind Pumpen GmbH\nRingstraße 3\n28199 Bremen',
  );
  expect(buyer.city!.confidence).toBeLessThan(0.8);
});

test('ways of contact behind an address end it', () => {
  const { buyer } = order(
    'Buyer:\nMuster Fabrications Ltd\n95 Old Mill Road Leeds, LS11 5DZ orders@muster.example',
  );
  expect([buyer.street?.value, buyer.city?.value, buyer.email?.value]).toEqual([
    '95 Old Mill Road',
    'Leeds',
    'orders@muster.example',
  ]);
});

test('a part of a house names no company', () => {
  const { buyer } = order(
    'Buyer:\nMuster Coffee Company Inc.\n3332 Partridge Lane\nBuilding A\nBaton Rouge, LA 70809',
  );
  expect([buyer.company?.value, buyer.street?.value]).toEqual([
    'Muster Coffee Company Inc.',
    '3332 Partridge Lane',
  ]);
});

test('long words in capitals are no VAT number', () => {
  const { buyer } = order(
    'Buyer:\nMUSTERMAN INDUSTRIAL SUPPLY CO.\n3332 Partridge Lane\nBaton Rouge, LA 70809',
  );
  expect(buyer.company?.value).toBe('MUSTERMAN INDUSTRIAL SUPPLY CO.');
});

test('an address on one line that wrapped behind a comma', () => {
  const { shipTo } = order('Deliver to: Muster Service Center, Hafenallee 158,\n            28195 Bremen');
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
    'Muster Service Center',
    'Hafenallee 158',
    'Bremen',
  ]);
});

test('a number of a place in a register is no name', () => {
  const { shipTo } = order(
    'Deliver to:  GLN 4007450846147\n             Muster Plant 2\n             Hafenallee 158\n             28195 Bremen',
  );
  expect(shipTo.company?.value).toBe('Muster Plant 2');
});

test('an address of delivery in a sentence, wrapped to the next line', () => {
  const { shipTo } = order(
    'Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen',
    'wir bestellen zur Lieferung am 9. Mai 2026 an Nordwind Pumpen GmbH, Ringstraße 3,\n28199 Bremerhaven:',
  );
  expect([shipTo.street?.value, shipTo.postalCode?.value, shipTo.city?.value]).toEqual([
    'Ringstraße 3',
    '28199',
    'Bremerhaven',
  ]);
});

test('a street behind the word for the place that a sentence sends the goods to', () => {
  const streetOf = (sentence: string) =>
    order('Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen', sentence).shipTo.street?.value;
  expect(
    [
      'Please ship the following to our warehouse at 6650 Elder Creek Rd,\nDock 4, Sacramento CA 95824:',
      'Do not deliver to our old warehouse at 12 Mill Lane, Sacramento CA 95824.',
      'Please ship the following to our warehouse and send the invoice to 12 Mill Lane, Sacramento CA 95824',
    ].map(streetOf),
  ).toEqual(['6650 Elder Creek Rd', undefined, undefined]);
});

test('an aside of a label is no part of the address', () => {
  const { shipTo } = order('Deliver to (goods receipt)\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen');
  expect([shipTo.company?.value, shipTo.street?.value]).toEqual(['Nordwind Pumpen GmbH', 'Hafenallee 7']);
});

test("the telephone of another place is not the buyer's", () => {
  const { buyer, shipTo } = order(
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Deliver to:\nNordwind Pumpen GmbH\nRingstraße 3\n28199 Bremen\nTlf.: +49 421 555 0177',
    'Nordwind Pumpen · Tel. +49 421 555 0188',
  );
  expect([buyer.phone?.value, shipTo.phone?.value]).toEqual(['+49 421 555 0188', '+49 421 555 0177']);
});

test('a depot over its door is no person over a company', () => {
  const { shipTo } = order('Deliver to:\nNordwind Pumpen Depot\nWareneingang\nHafenallee 7\n28195 Bremen');
  expect(shipTo.company?.value).toBe('Nordwind Pumpen Depot');
});

test('a wish and a label of a list beside a block name no company', () => {
  const { buyer } = order('asap\nPhone\nNordwind Pumpen\nHafenallee 7\n3542 AB Utrecht');
  expect(buyer.company?.value).toBe('Nordwind Pumpen');
});

test('names that a narrow cell wraps, inside a legal form or before the last word', () => {
  const { buyer, shipTo } = order(
    `Buyer:                  Deliver to:               Invoice to:
Nordwind sp. z o.o.     Nordwind Pumpen Service   Nordwind sp. z o.o.
sp.k.                   Center                    sp.k.
Hafenallee 7            Kai 3                     Hafenallee 7
28195 Bremen            28197 Bremen              28195 Bremen`,
  );
  expect(buyer.company?.value).toBe('Nordwind sp. z o.o. sp.k.');
  expect(shipTo.company?.value).toBe('Nordwind Pumpen Service Center');
});

test('a street and a town that a narrow cell wraps', () => {
  const { buyer, shipTo } = order(
    'Buyer:\nMuster Fabrications Co.\n3050 Riverside Drive,\nSuite 390\nHouston, TX 77029',
    'Deliver to:\nMuster Dépôt SA\nRue du Lac 3\n2300 La\nChaux-de-Fonds\nSuisse',
  );
  expect(buyer.street?.value).toBe('3050 Riverside Drive, Suite 390');
  expect([shipTo.postalCode?.value, shipTo.city?.value]).toEqual(['2300', 'La Chaux-de-Fonds']);
});

test('a long address on one line under its label', () => {
  const { shipTo } = order(
    'Deliver to\nMuster del Bajío S. de R.L. de C.V., Bodega 8, Blvd. Díaz Ordaz 583, C.P. 44940, Guadalajara',
  );
  expect([shipTo.street?.value, shipTo.city?.value]).toEqual(['Blvd. Díaz Ordaz 583', 'Guadalajara']);
});

test('a part of the firm under a name that fills its cell is none of the name', () => {
  const { shipTo } = order(
    `Buyer:                  Deliver to:               Invoice to:
Nordwind Pumpen GmbH    Nordwind Pumpen Service   Nordwind Pumpen GmbH
Hafenallee 7            Lager                     Hafenallee 7
28195 Bremen            Kai 3                     28195 Bremen
                        28197 Bremen`,
  );
  expect(shipTo.company?.value).toBe('Nordwind Pumpen Service');
});

test('two labelled places of delivery are asked about, unless they are one', () => {
  const doubtsOf = (street: string) =>
    order(
      'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
      'Ship to:\nNordwind Pumpen GmbH\nWerkstraße 3\n04179 Leipzig',
      `Deliver to:\nNordwind Pumpen GmbH\n${street}`,
    ).doubts.filter(({ path }) => path === 'shipping_details.recipient.address');
  expect(doubtsOf('Werkstraße 3\n04179 Leipzig')).toEqual([]);
  expect(doubtsOf('Ringstraße 9\n50667 Köln').map(({ code, message }) => [code, message])).toEqual([
    ['conflicting_values', 'The document gives different values: Leipzig and Köln.'],
  ]);
});

test('a number of the tax office behind an address on one line is no part of it', () => {
  const { buyer } = order('Buyer:\nNordwind Pumpen GmbH\nHafenallee 7, 28195 Bremen, USt-IdNr.: DE136695976');
  expect([buyer.street?.value, buyer.city?.value, buyer.vatId?.value]).toEqual([
    'Hafenallee 7',
    'Bremen',
    'DE136695976',
  ]);
});

test.each(['As above', 'Same as buyer', 'Wie oben', 'Som ovenfor', 'Jak nabywca'])(
  'a place of delivery that is the address of the buyer: %s',
  (words) => {
    const { shipTo, buyer } = order(
      'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
      `Deliver to:\n${words}`,
    );
    expect([shipTo.company, shipTo.street, buyer.city?.value]).toEqual([null, null, 'Bremen']);
  },
);

test('who takes the goods has a telephone', () => {
  const { shipTo } = order(
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Deliver to:\nMuster Mills\nRingstraße 3\n28199 Bremen\nForeman: Gerard Wilson, 0651 283370',
  );
  expect([shipTo.company?.value, shipTo.phone?.value]).toEqual(['Muster Mills', '0651 283370']);
});

test('where in the house stands over the house', () => {
  const { shipTo } = order(
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Anlieferung: Zentrallager\nNordwind Pumpen Plant 2\nRingstraße 3\n28199 Bremen',
  );
  expect([shipTo.company?.value, shipTo.street?.value]).toEqual(['Nordwind Pumpen Plant 2', 'Ringstraße 3']);
});

test('an address on one line that breaks behind the article of its town', () => {
  const { shipTo } = order(
    'Buyer:\nHorlogerie Nord SA\nRue du Port 4\n1023 Crissier',
    'À expédier à : Horlogerie Nord SA, Rue du Rhône 1, CH-2300 La\nChaux-de-Fonds',
  );
  expect([shipTo.postalCode?.value, shipTo.city?.value]).toEqual(['2300', 'La Chaux-de-Fonds']);
});

test('a street beside a post box of the buyer is asked about', () => {
  const { buyer } = order(
    'Buyer:\nNordwind Pumpen GmbH\nPostfach 3310\n28199 Bremen',
    'Bill to:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
  );
  expect(buyer.street?.value).toBe('Postfach 3310');
  expect(buyer.city!.confidence).toBeLessThan(0.8);
});

test('a label for the buyer says as much as an address where a firm stands at it', () => {
  const sureOf = (name: string) => order(`Buyer: ${name}`).buyer.company?.confidence.toFixed(3);
  expect(
    [
      'Nordwind Pumpen GmbH',
      'Nordwind Pumps & Valves',
      'Hall five\nNordwind Pumpen GmbH',
      'Nordwind Hospital for Children',
      'Nordwind Hospital for Children 14',
      'Mr Church',
    ].map(sureOf),
  ).toEqual(['0.902', '0.686', '0.767', '0.874', '0.743', '0.686']);
});

test('a name that a narrow cell wraps before its last word and its legal form', () => {
  const { buyer, shipTo } = order(
    `Buyer:                  Deliver to:               Invoice to:
Nordwind Pumpen GmbH    Nordwind Pumpen Service   Nordwind Pumpen GmbH
Hafenallee 7            Center GmbH               Hafenallee 7
28195 Bremen            Kai 3                     28195 Bremen
                        28197 Bremen`,
  );
  expect([buyer.company?.value, shipTo.company?.value, shipTo.street?.value]).toEqual([
    'Nordwind Pumpen GmbH',
    'Nordwind Pumpen Service Center GmbH',
    'Kai 3',
  ]);
});

test('a telephone in the middle of a sentence that speaks of the place of delivery behind it', () => {
  const phoneIn = (sentence: string) =>
    order('Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen', sentence).shipTo.phone?.value ?? null;
  expect([
    phoneIn('Please call us on 0421 555 0177, the depot opens for you.'),
    phoneIn('Please call us on 0421 555 0177; the depot opens for you.'),
    phoneIn('Please call us on 0421 555 0177, we answer at once.'),
    phoneIn('Please call us on 0421 555 0177, the depot pays no invoice.'),
  ]).toEqual(['0421 555 0177', '0421 555 0177', null, null]);
});

test('letters glued to digits are no telephone', () => {
  const phoneOf = (foot: string) =>
    order('Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen', foot).buyer.phone?.value ?? null;
  expect([phoneOf('KX0421555120'), phoneOf('Fon 0421555120'), phoneOf('Fon.0421555120')]).toEqual([
    null,
    '0421555120',
    '0421555120',
  ]);
});

test('an address under who issued the order is that of the firm that is named elsewhere', () => {
  const { buyer } = order(
    'Nordwind Pumpen GmbH',
    'Issued by:\nTobias Klein\nHafenallee 7\n28195 Bremen',
    'Deliver to:\nNordwind Pumpen GmbH\nRingstraße 3\n28199 Bremen',
  );
  expect(buyer).toMatchObject({
    company: { value: 'Nordwind Pumpen GmbH' },
    street: { value: 'Hafenallee 7' },
    city: { confidence: 0.93 },
  });
});

test('of an address for invoices and one that the goods are sold to the second is the buyer', () => {
  const { buyer } = order(
    'Bill to:\nNordwind Pumpen GmbH\nPostfach 3310\n28199 Bremen',
    'Sold to:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
  );
  expect(buyer).toMatchObject({ street: { value: 'Hafenallee 7' }, city: { confidence: 0.93 } });
});

test('who stands under the address of the supplier in one list with it is not ours to call', () => {
  const list = [
    'Supplier   : Example Supplies B.V.',
    'Street     : Kade 1',
    'Town       : 1011 AA Amsterdam',
    'Attention  : Ingrid Halvorsen',
  ].join('\n');
  const { buyer } = order('Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen', list);
  expect(buyer.contactPerson).toBeNull();
});

test('an office under a label of the house announces nobody', () => {
  const { buyer } = order(
    'Nordwind Pumps Co.\n8552 County Road 42\nAtlanta GA 30318-2204',
    'MAIL INVOICE TO\nAccounts Payable\nNordwind Pumps Co.\n9406 County Road 98\nAtlanta GA 30318-2204',
  );
  expect([buyer.company?.value, buyer.street?.value]).toEqual(['Nordwind Pumps Co.', '8552 County Road 42']);
});

test('who takes the goods at the address of a head without a name orders', () => {
  const { buyer } = order(
    '1834 Shore Avenue, P.O. Box 458\nLumby, BC V0E 2G0\nPhone: 250 555 0100',
    'Purchased from:\nMuster Pallets Inc.\nP.O. Box 4290\nToronto, Ontario M5W 0E1',
    'Ship to:\nAlpine Cheese Inc.\n1834 Shore Avenue\nLumby, BC V0E 2G0',
  );
  expect(buyer.company).toMatchObject({ value: 'Alpine Cheese Inc.' });
  expect(buyer.company!.confidence).toBeGreaterThan(0.8);
});

test("who is named a gap behind a label in the supplier's block is not the buyer's", () => {
  const { buyer } = order(
    'Vendor:\nMuster Steel Supply Inc.\n2495 Uravan Street\nAurora CO 80011\nAttn:     Martin Huber',
    'Buyer:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
  );
  expect(buyer.contactPerson).toBeNull();
});

test('whom the paper goes to beside another place of delivery', () => {
  const { shipTo, buyer } = order(
    'Mairie de Muster\nPlace 4\n70210 Muster\nTél. 03 84 55 20 14',
    'Destinataire : Beispiel Handel GmbH - Ringweg 9 - 28195 Bremen',
    'Livraison avant le 28 novembre aux ateliers municipaux, 3 chemin des Aulnes, 70210 Muster (8h-12h).',
  );
  expect([buyer.company?.value, shipTo.street?.value, shipTo.postalCode?.value]).toEqual([
    'Mairie de Muster',
    '3 chemin des Aulnes',
    '70210',
  ]);
});

test('the telephone behind an address of delivery is that of the place', () => {
  const { shipTo } = order(
    'Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Lugar de entrega: Nave municipal de obras, Camino de las Eras s/n, 45217 Valdeloma. Contacto: Francisco (encargado),\n650 550 121.',
  );
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.phone?.value]).toEqual([
    'Nave municipal de obras',
    'Camino de las Eras s/n',
    '650 550 121',
  ]);
});

test('a day behind the place of delivery, and the office over the house', () => {
  const { shipTo } = order(
    'Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Deliver to: School Office, Muster Primary Academy, Mill Rise, Kendal, LA9 7TB Delivery date: asap and not later',
  );
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
    'Muster Primary Academy',
    'Mill Rise',
    'Kendal',
  ]);
});

test('a place of delivery under the last line of a table, over two lines', async () => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, column) => [[40, 110, 330, 380, 450][column]!, y, text]);
  const { shipTo } = draftOf(
    await printedFile([
      [40, 40, 'Purchase order 4500-7781 of 16 March 2026'],
      [40, 70, 'Buyer: Nordwind Pumpen GmbH, Hafenallee 7, 28195 Bremen'],
      ...cells(200, 'Article', 'Description', 'Qty', 'Price', 'Amount'),
      ...cells(214, 'A-100', 'Valve', '4', '12.50', '50.00'),
      [110, 226, 'Deliver to: Muster Depot, Ringweg'],
      [110, 236, '180, 04179 Leipzig'],
    ]),
  );
  expect([shipTo.street?.value, shipTo.city?.value]).toEqual(['Ringweg 180', 'Leipzig']);
});

test('opening hours behind an address, a British code without its town, a day before the place', () => {
  const at = (label: string) => {
    const { shipTo } = order('Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen', label);
    return [shipTo.company?.value, shipTo.street?.value, shipTo.postalCode?.value];
  };
  expect(
    at('Anlieferung: Werk 2, Laizer Straße 14, 72488 Sigmaringen, Mo-Do 7:00-15:00 Uhr').slice(1),
  ).toEqual(['Laizer Straße 14', '72488']);
  expect(at('Deliver to:\nMuster Rise Development\nHeptonstall Road\nHX7 7PG')).toEqual([
    'Muster Rise Development',
    'Heptonstall Road',
    'HX7 7PG',
  ]);
  expect(at('Lieferung: Mo. 15.6. vormittags auf die Baustelle, Pestalozzistr. 2, 04746 Hartha')).toEqual([
    undefined,
    'Pestalozzistr. 2',
    '04746',
  ]);
  expect(at('Lieu de livraison: Clinique Muster, quai de livraison, Route de Divonne 42, 1260 Nyon')).toEqual(
    ['Clinique Muster', 'Route de Divonne 42', '1260'],
  );
});

test('a town that is cut at its hyphen under the last line', () => {
  const { shipTo } = order(
    'Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen',
    'Chantier : M. et Mme Leroux, 4 allée des Cèdres, 37170 Muster-\nlès-Tours',
  );
  expect(shipTo.city?.value).toBe('Muster-lès-Tours');
});

test('a person with the surname first at a label of the buyer is no firm', () => {
  const { buyer } = order(
    'ST. NORDWIND REGIONAL MEDICAL CENTER\n1400 PROSPECT AVE\nDULUTH MN 55805',
    'BUYER: LINDQUIST, KAREN',
  );
  expect([buyer.company?.value, buyer.contactPerson?.value]).toEqual([
    'ST. NORDWIND REGIONAL MEDICAL CENTER',
    'LINDQUIST, KAREN',
  ]);
});

test('a code a few spaces behind its town, and who is called at the place', () => {
  const { buyer, shipTo } = order(
    'SLIEVE MUSTER BREWING CO. LTD\nBallyrowan Industrial Estate\nClonmel     E91 X0K4',
    'Deliver to:\nMuster Depot\nKade 14\n3812 RT Amersfoort\nExpeditie 033 555 02 46 (vanaf 03:30)',
  );
  expect([buyer.postalCode?.value, buyer.city?.value]).toEqual(['E91 X0K4', 'Clonmel']);
  expect(shipTo.phone?.value).toBe('033 555 02 46');
});

test('a firm by the full name that its domain has, where its first word is a line of its own', () => {
  const { buyer } = order(
    'Muster\n\nReusstal AG\nRütistrasse 22\n5400 Baden\neinkauf@muster-reusstal.example',
    'Deliver to:\nMuster Reusstal AG\nHaselstrasse 5\n5400 Baden',
  );
  expect(buyer.company?.value).toBe('Muster Reusstal AG');
});

test('a name that goes on in the next line stays with its address', () => {
  const { buyer } = order('S. COOP. VEGA DEL\nGUADALÍN\nRingweg 9\n41710 Utrera\nTel. 955 550 132');
  expect(buyer.company?.value).toBe('S. COOP. VEGA DEL GUADALÍN');
});

test('who signs is less than who is named as the contact', () => {
  const { buyer } = order(
    'Nordwind Pumpen SL\nRingweg 9\n41710 Utrera',
    'Persona de contacto: Rocío Bejarano',
    'Fdo.: Antonio Montilla',
  );
  expect(buyer.contactPerson?.value).toBe('Rocío Bejarano');
});

test('where the house stands comes before its post box at the head', () => {
  const text = `Nordwind Pumpen GmbH · Postfach 33 10 · 28072 Bremen

Purchase order 4500-7781 of 16 March 2026

Ship to:
Nordwind Pumpen GmbH
Kai 3
27568 Bremerhaven

${lines}


Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen
Telefon 0421 555 120
`;
  const { buyer, shipTo, doubts } = extractOrder({ files: [plainFile(text)], settings });
  expect([buyer.street?.value, buyer.postalCode?.value]).toEqual(['Hafenallee 7', '28195']);
  expect([shipTo.street?.value, shipTo.city?.value]).toEqual(['Kai 3', 'Bremerhaven']);
  expect(doubts.filter(({ path }) => path.startsWith('shipping'))).toEqual([]);
});

test('a door of nobody’s house is no place of delivery', () => {
  const { shipTo, doubts } = order(
    'Buyer:\nMuster Hotel S.A.\nEstrada da Praia 210\n8200-593 Albufeira',
    'Entregar no cais de serviço, das 8h00 às 11h30.',
  );
  expect(shipTo.street).toBeNull();
  expect(doubts.map(({ code }) => code)).not.toContain('address_incomplete');
});

test('a town alone at the label of a delivery is no house, where another place calls it a town', () => {
  const shipped = (label: string) =>
    order(`Supplier: Beispiel Handel AG\n${label}: Leiden`, 'Ship to: Leiden').shipTo;
  expect([shipped('City').company, shipped('City').city?.value]).toEqual([null, 'Leiden']);
  expect(shipped('Ref').city).toBeNull();
});

test('the only house at the head over its address needs no legal form, unless another may buy', () => {
  const sureOf = (beside: string) =>
    order(`AtlasMuster\n45 Rue Ibn Sina\n75001 Paris\n\n${beside}`).buyer.company?.confidence.toFixed(3);
  const supplier = 'Supplier:\nVisserie Muster SA\n3 rue du Lac\n69001 Lyon';
  const shipTo = 'Ship to:\nChantier Nord\n9 rue du Port\n44000 Nantes';
  expect(['', shipTo, `${supplier}\n\n${shipTo}`].map(sureOf)).toEqual(['0.828', '0.765', '0.828']);
});

test('a house under its logo, where the other blocks know it alone', () => {
  const nameOf = (head: string, payer: string) =>
    order(
      `${head}\n4 quai Perrière\n38000 Grenoble`,
      `Facturer à :\n${payer}\nBP 5518\n38055 Grenoble Cedex 9`,
    ).buyer.company?.value;
  const head = 'MUSTERènergie\nMuster Énergie Réseaux';
  expect(
    [
      [head, 'Muster Énergie Réseaux - Comptabilité'],
      [head, 'MUSTERènergie'],
      [head, 'Nordwind Pompes SA'],
    ].map(([one, other]) => nameOf(one!, other!)),
  ).toEqual(['Muster Énergie Réseaux', 'MUSTERènergie', 'Nordwind Pompes SA']);
});

test('a sentence that sends the goods to a site', () => {
  const { shipTo } = order(
    'Nordwind Interieur BV\nAmbachtsweg 27\n5731 AG Mierlo',
    'Leveren op bouwplaats Zuid, Laan van Muster 2, 5708 ZC Helmond',
  );
  expect([shipTo.company?.value, shipTo.street?.value, shipTo.city?.value]).toEqual([
    'bouwplaats Zuid',
    'Laan van Muster 2',
    'Helmond',
  ]);
});

test('of two firms at the head the one that is billed by its name buys', () => {
  const { buyer } = order(
    'MUSTER TELELINKS\n12 Mill Road\nLeeds LS1 4AB',
    'Nordwind Distribution Pvt Ltd\n7 Dock Street\nHull HU1 2AB',
    'Bill to:\nMUSTER TELELINKS\n12 Mill Road\nLeeds LS1 4AB',
  );
  expect(buyer.company?.value).toBe('MUSTER TELELINKS');
});

test.each(['Bill from', 'Fakturiert von', 'Facturé par', 'Facturado por', 'Fatturato da'])(
  '%s: that house sells',
  (label) => {
    const { buyer } = order(
      `${label}:\nNordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen`,
      'Muster Bau GmbH\nRingstraße 3\n28199 Bremen',
    );
    expect(buyer.company?.value).toBe('Muster Bau GmbH');
  },
);

test('`Company name` over a mailbox of those who sell, where another house is billed, heads the supplier', () => {
  const panel = (mail: string) =>
    order(
      `Company Name      Muster Medical Ltd\nEmail             ${mail}\nAddress           12 Mill Road, Leeds LS1 4AB\nPhone             0113 496 0188`,
      'Invoices to be addressed to Nordwind Trust, 7 Dock Street, Hull HU1 2AB',
    );
  const isAsked = (mail: string) =>
    panel(mail).doubts.some(({ code, path }) => code === 'conflicting_values' && path === 'customer.company');
  expect(panel('sales@muster-medical.example').buyer.company?.value).toBe('Nordwind Trust');
  // Small houses order from there as well.
  expect(isAsked('sales@muster-medical.example')).toBe(true);
  expect(panel('purchasing@muster-medical.example').buyer.company?.value).toBe('Muster Medical Ltd');
  expect(isAsked('purchasing@muster-medical.example')).toBe(false);
});

test('a mailbox that certificates are sent to has nobody who orders', () => {
  const mailIn = (sentence: string) =>
    order('Buyer:\nMuster Dairy Ltd\n12 Mill Road\nLeeds LS1 4AB', sentence).buyer.email?.value ?? null;
  expect(mailIn('Certificate of analysis by lot to qa.leeds@musterdairy.example.')).toBeNull();
  expect(mailIn('Questions about this order to qa.leeds@musterdairy.example.')).toBe(
    'qa.leeds@musterdairy.example',
  );
});

test('an address whose small print has no door is that of the letterhead in whole, and no other place', () => {
  const { buyer, doubts } = order(
    'Buyer:\nTarn Electrical Ltd\nMill Bridge Estate, Wharf Road\nHalifax HX6 2AZ',
    'Deliver to:\nElland School\nWestgate 4\nElland HX5 0BB',
    'Tarn Electrical Ltd\nUnit 7 Mill Bridge Estate, Wharf Road\nHalifax HX6 2AZ',
  );
  expect(buyer.street?.value).toBe('Unit 7 Mill Bridge Estate, Wharf Road');
  expect(doubts.filter(({ code }) => code === 'conflicting_values')).toEqual([]);
});

test('another door at the same code is no part of an address', () => {
  const { buyer } = order(
    'Buyer:\nTarn Electrical Ltd\n12 Wharf Road\nHalifax HX6 2AZ',
    'Tarn Electrical Ltd\n112 Wharf Road\nHalifax HX6 2AZ',
  );
  expect(buyer.street?.value).toBe('12 Wharf Road');
});
