import { expect, test } from 'vitest';
import { context, type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { isOfAddresses } from './address-tables.ts';
import { readRows } from './read-rows.ts';
import { readTables } from './read-tables.ts';

async function articles(...texts: Printed[]): Promise<string[]> {
  const tables = readTables(await printedSheets(texts));
  return tables.flatMap(({ rows }) =>
    rows.flatMap(({ anchors }) =>
      anchors.map(({ line }) => line.segments.map(({ text }) => text).join(' | ')),
    ),
  );
}

const orderLines: Printed[] = [
  [40, 200, 'Article'],
  [120, 200, 'Description'],
  [300, 200, 'Quantity'],
  [380, 200, 'Price'],
  [40, 215, 'A-100'],
  [120, 215, 'Hose clamp'],
  [300, 215, '24'],
  [380, 215, '1.10'],
];

test('addresses under captions that name goods are no order lines', async () => {
  const captions: Printed[] = [
    [40, 60, 'Supplier'],
    [200, 60, 'Goods'],
    [240, 60, 'to deliver'],
    [40, 74, 'Lorentz Road 14'],
    [200, 74, 'Harbour Street 24'],
    [40, 88, 'Leeds LS9 0PX'],
    [200, 88, 'Bristol BS2 0XJ'],
  ];
  expect(await articles(...captions, ...orderLines)).toEqual(['A-100 | Hose clamp | 24 | 1.10']);
});

test('a short list of goods with a street among its words is one', async () => {
  expect(
    await articles(
      [40, 60, 'Article'],
      [120, 60, 'Description'],
      [300, 60, 'Quantity'],
      [40, 75, 'A-200'],
      [120, 75, 'Sign Harbour Street 24'],
      [300, 75, '2'],
    ),
  ).toEqual(['A-200 | Sign Harbour Street 24 | 2']);
});

test.each([
  ['Kade 3    Marktplatz 14, 36341 Musterstadt', true],
  ['12 Mill Lane    9 Harbour Street\nLeeds LS9 0PX    Bristol BS2 0XJ', true],
  ['Sign Harbour Street 24    2    9.50', false],
  ['12 Mill Lane    9 Harbour Street\nPlain washers    Hose', false],
  ['Marktplatz 14, 36341 Musterstadt', false],
])('addresses side by side: %s', (text, are) => {
  const [line, under] = plainSheets(text)[0]!.lines;
  expect(isOfAddresses(line!, under)).toBe(are);
});

test('below the rows they are no line that was not understood', () => {
  const sheets = plainSheets(`
Pos. Art.-Nr.     Bezeichnung                              Menge Einheit   Einzelpreis    Gesamtpreis
10   WJ-471       Warnweste Kl. 3                             15 Stück           64,90         973,50
20   SH-C52       Schutzhose Gr. 52                            4 Stück          139,00         556,00
                                                                   Summe                     1.529,50

Lieferanschrift:                               Rechnungsanschrift:
Muster Bauhof                                  Stadt Musterstadt
Am Wehr 3                                      Marktplatz 14, 36341 Musterstadt
36341 Musterstadt`);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  expect([rows.length, doubts]).toEqual([2, []]);
});
