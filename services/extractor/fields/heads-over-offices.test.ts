import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const draft = async (...texts: Printed[]) => draftOf(await printedFile([...texts, ...table]));
const buyerOf = async (...texts: Printed[]) => {
  const { buyer, doubts } = await draft(...texts);
  return [buyer.company?.value ?? null, buyer.street?.value ?? null, doubts.map(({ path }) => path)];
};
const number: Printed[] = [
  [400, 60, 'Purchase Order 4711-22'],
  [400, 75, 'Date: 03 November 2026'],
];
const supplier = stack(40, 160, 'Supplier', 'Example Supplies B.V.', 'Kade 1', '1011 AA Amsterdam');

test.each([
  ['PURCHASING DEPARTMENT', 'CITY OF BRANNOCK', '300 Industrial Ave, Macon, GA 31206'],
  ['Servicio de Suministros', 'HOSPITAL COMARCAL SANTA EULALIA', 'Avda. Mayor, 118 - 44600 Alcañiz'],
])('the name over the office that an address is of: %s', async (office, name, address) => {
  const head: Printed[] = [
    [40, 40, name, 14],
    [40, 58, office],
    [40, 70, address],
  ];
  const [company] = await buyerOf(...head, ...number, ...supplier);
  expect(company).toBe(name);
});

test('of two houses at the head the one that takes the goods at its address buys', async () => {
  const own = ['Wood Works Group', '250 Executive Park', 'Macon, GA 31206'];
  const texts = [
    ...stack(40, 40, ...own),
    ...stack(40, 160, 'Ship to', ...own),
    ...stack(320, 160, 'Arbor Corner', '1839 Arbor Way', 'Reno, NV 89501'),
    ...number,
  ];
  expect(await buyerOf(...texts)).toEqual(['Wood Works Group', '250 Executive Park', []]);
});

test('beside visiting and postal address with all ways of contact the house with an address is written to', async () => {
  const texts = [
    ...stack(
      320,
      40,
      'Bezoekadres: Raadhuisplein 1',
      'Postadres: Postbus 244, 7460 AE Rijssen',
      'Telefoon: 0548 555 120',
      'inkoop@muster.example',
      'KvK 08219934',
    ),
    ...stack(40, 160, 'Straatwerken Ter Horst B.V.', 'Nijverheidsstraat 22', '7461 AD Rijssen'),
    [40, 230, 'Inkooporder 4711-22'] as Printed,
    [40, 245, 'Besteller: M. Nijland, afdeling Openbare Ruimte'] as Printed,
  ];
  const { buyer, doubts } = await draft(...texts);
  expect([buyer.company, buyer.contactPerson?.value]).toEqual([null, 'M. Nijland']);
  expect(doubts.map(({ code }) => code)).toContain('customer_missing');
});

test('a person who is addressed alone is asked about, a street with numbers is nobody', async () => {
  const head = stack(40, 40, 'Muster Works Ltd', '18 Harbor Street', 'Macon, GA 31206');
  const left = async (text: string) =>
    (await draft(...head, ...number, ...stack(40, 300, 'Requisição', text))).doubts
      .filter(({ path }) => path === 'customer.contact_person')
      .map(({ places }) => places[0]!.text);
  expect(await left('Sr. Artur Coutinho')).toEqual(['Sr. Artur Coutinho']);
  expect(await left('Via Mazzini, 41 - 41012 Carpi (MO)')).toEqual([]);
});

test('a name that ends with a dash goes on below it, a town that ended its line as the buyer has it', async () => {
  const { shipTo } = await draft(
    ...stack(40, 40, 'Movimento Terra Galli S.r.l.', 'Via dei Mille 14', '25030 Castel Mella (BS)'),
    ...number,
    ...supplier,
    ...stack(320, 160, 'Ship to', 'Galli Facility -', 'Stores', 'Via dei Mille 14', '25030 Castel'),
  );
  expect([shipTo.company?.value, shipTo.city?.value]).toEqual(['Galli Facility - Stores', 'Castel Mella']);
});

test.each([
  [
    'behind the ways of contact of the house',
    '+32 81 555 010 achats@nordwind.example http://www.nordwind.example BE0672418835',
    'BE0672418835',
  ],
  [
    'before another number at its own label',
    'GSTIN: 27AAJCS4418K1ZP CIN: U29120PN2004PTC019338',
    '27AAJCS4418K1ZP',
  ],
  [
    'before a mail address',
    'Tel +65 6555 0188 VAT Registration No. 200817733M buying@nordwind.example',
    '200817733M',
  ],
])('a number of the tax office %s', async (_, foot, vatId) => {
  const head = stack(40, 40, 'La Nordwind SRL', 'Rue de la Station 27', '5030 Gembloux', 'Belgique');
  const { buyer } = await draft(...head, ...number, ...supplier, [40, 780, foot, 8]);
  expect(buyer.vatId?.value).toBe(vatId);
});
