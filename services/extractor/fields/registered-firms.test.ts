import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';
import { namesMaker } from './registered-firms.ts';

const orderOf = async (...texts: Printed[]) =>
  draftOf(
    await printedFile([
      [400, 40, 'ORDER 4500-7781'],
      [40, 36, 'Nordwind', 22],
      [40, 120, 'Supplier'],
      ...stack(40, 132, 'Example Supplies B.V.', 'Kade 1', '1011 AA Amsterdam'),
      ...texts,
      ...table,
    ]),
  );
const buyerOf = async (...texts: Printed[]) => {
  const { company, street, postalCode, city } = (await orderOf(...texts)).buyer;
  return [company, street, postalCode, city].map((part) => part?.value ?? null);
};
const foot = (text: string): Printed => [30, 800, text, 6];

test.each([
  [
    'Pesquera Nordwind, S.L. – C/ Mayor, 5 – 28001 MADRID – N.I.F. B00000000 – Reg. Merc. de Madrid, tomo 1, folio 2',
    ['Pesquera Nordwind, S.L.', 'C/ Mayor, 5', '28001', 'MADRID'],
  ],
  [
    'Pesquera Nordwind, S.L.U. · CIF B00000000 · C/ Mayor, 5 · 28001 MADRID · R.M. de Madrid, Tomo 1',
    ['Pesquera Nordwind, S.L.U.', 'C/ Mayor, 5', '28001', 'MADRID'],
  ],
  [
    'Les Ateliers du Phare – SAS au capital de 80 000 € – 12 rue du Port – 59000 Lille – RCS Lille 000 000 000',
    ['Les Ateliers du Phare – SAS', '12 rue du Port', '59000', 'Lille'],
  ],
  [
    'Bremer Pumpenbau GmbH · Hafenallee 7 · 28195 Bremen · HRB 00000 Amtsgericht Bremen · Geschäftsführer: Jan Beer',
    ['Bremer Pumpenbau GmbH', 'Hafenallee 7', '28195', 'Bremen'],
  ],
  [
    'Visserij Nordwind B.V., Kade 12, 4401 NS Yerseke, KvK 00000000, BTW NL000000000B00, IBAN op aanvraag',
    ['Visserij Nordwind B.V.', 'Kade 12', '4401 NS', 'Yerseke'],
  ],
])('the firm in the foot with its registers buys, not the logo: %s', async (text, expected) => {
  expect(await buyerOf(foot(text))).toEqual(expected);
});

test('who made the form is not the house whose paper it is', async () => {
  const [company] = await buyerOf(
    foot('Printed by Hafenwerk GmbH – Hafenallee 7 – 28195 Bremen – HRB 00000 Amtsgericht Bremen'),
  );
  expect(company).toBe('Nordwind');
});

test('a line tells of the house, whatever program printed it, where no maker of that name stands in it', () => {
  expect(namesMaker('Hafenwerk GmbH · Hafenallee 7 · HRB 11 · gedruckt mit Hafenwerk')).toBe(true);
  expect(namesMaker('Printed by Hafenwerk')).toBe(true);
  expect(namesMaker('Nordlicht GmbH · Hafenallee 7 · HRB 11 · gedruckt mit Hafenwerk')).toBe(false);
});

test('an address in a long line is left over where the buyer has none', async () => {
  const words = 'we take no goods on Saturdays and on Sundays and never before eight in the morning';
  const codes = async (...texts: Printed[]) => (await orderOf(...texts)).doubts.map(({ code }) => code);
  expect(await codes([30, 600, `Hafenallee 7, 28195 Bremen, ${words}`])).toContain('value_unassigned');
  expect(await codes([30, 600, words])).not.toContain('value_unassigned');
});

test('a logo is short for who is billed', async () => {
  const billed = [
    [300, 120, 'Bill to'] as Printed,
    ...stack(300, 132, 'Nordwind Hotel Group, LLC', '3330 Harbor Street', 'Atlanta GA 30326'),
  ];
  expect(await buyerOf(...billed)).toEqual([
    'Nordwind Hotel Group, LLC',
    '3330 Harbor Street',
    '30326',
    'Atlanta',
  ]);
});

test('the foot of a short letter stands a few lines below its signature', async () => {
  const { buyer } = draftOf(
    await printedFile([
      [40, 36, 'Gasthof Hafenblick', 16],
      [40, 120, 'An'],
      ...stack(40, 132, 'Example Supplies GmbH', 'Kade 1', '6500 Landeck'),
      [40, 220, 'Bestellung Nr. 27/2026'],
      ...table,
      [40, 440, 'Mit freundlichen Grüßen'],
      [40, 460, 'Gasthof Hafenblick'],
      [40, 510, 'Gasthof Hafenblick GmbH · Dorf 41 · 6543 Hafendorf · Tel. 05473 55 501 · ATU55501234'],
    ]),
  );
  expect([buyer.company?.value, buyer.street?.value, buyer.city?.value]).toEqual([
    'Gasthof Hafenblick GmbH',
    'Dorf 41',
    'Hafendorf',
  ]);
});

test('beside another firm that is billed at its own address the foot alone leaves a doubt, with a logo of the firm none', async () => {
  const bill = stack(330, 120, 'Bill to', 'Hafenwerk GmbH', 'Kade 7', '28195 Bremen');
  const confidenceOf = async (text: string) => (await orderOf(...bill, foot(text))).buyer.company!.confidence;
  const registers = 'HRB 00000 Amtsgericht Bremen · Geschäftsführer: Jan Beer';
  expect(
    await confidenceOf(`Pumpenbau Werft GmbH · Hafenallee 7 · 28195 Bremen · ${registers}`),
  ).toBeLessThan(0.7);
  expect(
    await confidenceOf(`Nordwind Pumpen GmbH · Hafenallee 7 · 28195 Bremen · ${registers}`),
  ).toBeGreaterThan(0.8);
});

test.each([
  '- Inscrita en el R.M. de Gipuzkoa, T. 1.482, F. 77, H. SS-11',
  '· HRB 4711 Amtsgericht Bremen',
  '– RCS Lille 000 000 000',
])('a brand at the head, and who is billed, named at the foot with a register: %s', async (register) => {
  const { buyer } = draftOf(
    await printedFile([
      [400, 40, 'ORDER 4500-7781'],
      [40, 36, 'HOTEL PALACIO NORTE', 18],
      ...stack(40, 120, 'Supplier', 'Example Supplies B.V.', 'Kade 1', '1011 AA Amsterdam'),
      ...stack(330, 120, 'Bill to', 'Hafenblick Betriebe, S.A.', 'Kade 7', '28195 Bremen'),
      ...table,
      [40, 700, 'Ordered by: Ann Lee   compras@hotelpalacionorte.example'],
      foot(`Hafenblick Betriebe, S.A. ${register}`),
    ]),
  );
  expect([buyer.company?.value, buyer.city?.value]).toEqual(['Hafenblick Betriebe, S.A.', 'Bremen']);
  expect(buyer.company?.confidence).toBeGreaterThan(0.8);
});
