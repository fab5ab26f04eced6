import type { Drawing } from '@orderloom/pages/drawn-pdf.fixture.ts';
import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const draft = async (texts: readonly Printed[], paint?: (document: Drawing) => void) =>
  draftOf(await printedFile([...texts, ...table], paint));
const buyerOf = async (...drawn: Parameters<typeof draft>) => {
  const { company, street, city } = (await draft(...drawn)).buyer;
  return [company, street, city].map((field) => field?.value ?? null);
};
const rule = (y: number) => (document: Drawing) => {
  document.moveTo(40, y).lineTo(550, y).stroke();
};

test('a large name over a rule and an address in one line', async () => {
  const address: Printed = [160, 84, 'Abbey Office, 14 Harbour Road, Leeds LS9 0PX', 9];
  const texts: Printed[] = [[178, 60, 'Abbey of Saint Muster', 16], address, [40, 200, 'Order 4711-22']];
  expect(await buyerOf(texts, rule(81))).toEqual(['Abbey of Saint Muster', '14 Harbour Road', 'Leeds']);
});

test('a name on the line over its caption', async () => {
  const texts: Printed[] = [
    [230, 60, 'Muster State College'],
    [252, 76, 'Entity Name', 8],
    [199, 88, 'San Roque, Virac, Catanduanes 4800', 9],
    [40, 200, 'Order 4711-22'],
  ];
  const line = (document: Drawing) => {
    document.moveTo(220, 72).lineTo(350, 72).stroke();
  };
  const { buyer } = await draft(texts, line);
  expect(buyer.company?.value).toBe('Muster State College');
  // A street called so is nobody to ask.
  expect(buyer.street?.value).toBe('San Roque');
  expect(buyer.contactPerson).toBeNull();
});

test('an address lower in the column of its house, beside that of the supplier', async () => {
  const texts: Printed[] = [
    [40, 40, 'Purchase order 4711-22', 16],
    [380, 40, 'Nordwind Catering Ltd', 13],
    ...stack(40, 84, 'Muster Hollow-ware Ltd', 'Unit 5, Weir Road', 'Sheffield S9 3XG'),
    ...stack(380, 84, '12 Lemon Quay', 'Truro TR1 2LW'),
    ...stack(210, 84, 'Ship-to address', 'Nordwind Catering Ltd', '3 Mill Road', 'Truro TR4 9LD'),
  ];
  expect(await buyerOf(texts)).toEqual(['Nordwind Catering Ltd', '12 Lemon Quay', 'Truro']);
});

test('a head that was typed with spaces', async () => {
  const texts: Printed[] = [
    [60, 40, 'MUSTER & SON - MOTOR ENGINEERS LTD', 10],
    [60, 53, 'Canal Garage, 31 Canal Street', 10],
    [96, 66, 'Skipton BD23 1LH', 10],
    [40, 200, 'Order 4711-22'],
  ];
  expect((await buyerOf(texts)).slice(1)).toEqual(['Canal Garage, 31 Canal Street', 'Skipton']);
});

test('a farm in the address of a delivery is no buyer, whose post box is that of the invoices', async () => {
  const texts: Printed[] = [
    [40, 40, 'Muster Mine (Pty) Ltd', 14],
    ...stack(
      300,
      100,
      'Ship to',
      'Muster Mine (Pty) Ltd',
      'Farm Boschhoek 103 JQ, R565 Road',
      'Boksburg 1459',
    ),
    [40, 160, 'Invoice to: P O Box 4412, Rustenburg 0300'],
    [40, 200, 'Order 4711-22'],
  ];
  expect(await buyerOf(texts)).toEqual(['Muster Mine (Pty) Ltd', 'P O Box 4412', 'Rustenburg']);
});

test('a telephone number that its cell wrapped, and a label close behind the supplier', async () => {
  const { buyer } = await draft([
    [40, 40, 'Nordwind Catering Ltd, 12 Lemon Quay, Truro TR1 2LW'],
    [40, 100, 'Supplier'],
    [100, 100, 'Muster Brew Supply Company'],
    [236, 100, 'Ordered by'],
    [320, 100, 'Petra Huber'],
    [40, 200, 'Order 4711-22'],
    [40, 220, 'Phone no.'],
    [40, 232, '01632 960'],
    [40, 243, '417'],
  ]);
  expect(buyer.contactPerson?.value).toBe('Petra Huber');
  expect(buyer.phone?.value).toBe('01632 960 417');
});

test('a house under the mark of its form and the state it belongs to', async () => {
  const texts: Printed[] = [
    [480, 30, 'Appendix 12', 9],
    [180, 44, 'Republic of the Philippines', 10],
    [170, 60, 'MUSTER FISHERIES RESEARCH INSTITUTE', 11],
    [230, 110, 'PURCHASE ORDER', 14],
    [40, 150, 'Supplier:'],
    [120, 150, 'Abacus Scientific Supplies, Inc.'],
  ];
  expect((await buyerOf(texts))[0]).toBe('MUSTER FISHERIES RESEARCH INSTITUTE');
});

test('a firm alone at the top where another one is the supplier', async () => {
  const texts: Printed[] = [
    [40, 30, 'MUSTERVOLT S.r.l.', 11],
    [120, 70, 'Ordini di acquisto — Elettroforniture Abaco S.p.A.', 14],
    [40, 130, 'Fornitore:'],
    [120, 130, 'Elettroforniture Abaco S.p.A.'],
  ];
  const { company } = (await draft(texts)).buyer;
  expect(company?.value).toBe('MUSTERVOLT S.r.l.');
  expect(company!.confidence).toBeGreaterThan(0.8);
});

test('a name without a legal form, whose numbers stand beside it at the foot', async () => {
  const texts: Printed[] = [
    ...stack(40, 40, 'Duinen Wonen Veldzicht', 'Slagersstraat 9', '1616 PR Hoogkarspel'),
    [40, 150, 'Leverancier:'],
    [120, 150, 'Abacus Benelux B.V.'],
    [120, 780, 'Duinen Wonen Veldzicht • KvK 80555120 • BTW NL861555204B01'],
  ];
  expect((await draft(texts)).buyer.company!.confidence).toBeGreaterThan(0.8);
});
