import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';

const rolesIn = (text: string) => readTables(plainSheets(text))[0]?.roles;

test('a heading of delivery over what is ordered, unless days stand under it', () => {
  const rolesUnder = (heading: string, first: string, second: string) =>
    rolesIn(`
Item code   ${heading.padEnd(22)}  Qty    Price     Amount
A-100       ${first.padEnd(22)}   12    2.50      30.00
A-200       ${second.padEnd(22)}    1    9.00       9.00
`);
  const named = ['article', 'description', 'quantity', 'price', 'lineTotal'];
  expect(rolesUnder('Delivery or service', 'Hose, black', 'Mounting of the hose')).toEqual(named);
  expect(rolesUnder('Delivery', 'Hose, black', 'Mounting of the hose')).toEqual(named);
  expect(rolesUnder('Delivery', '12 May 2026', '13 May 2026')).toContain('deliveryDate');
});

test('beside the numbers of items those of a catalogue are the supplier’s', () => {
  expect(
    rolesIn(`
Line   Item      Description       Maker      Model / Catalog #   Qty   Unit Cost   Line Cost
1      1004418   Filter element    Nordwind   HE-618-10B          24    86.40       2,073.60
2      1010932   Spiral gasket     Muster     SWG-4-300           40    11.95         478.00
`),
  ).toEqual([
    'position',
    'article',
    'description',
    null,
    'supplierArticle',
    'quantity',
    'price',
    'lineTotal',
  ]);
});

test('beside the buyer’s own numbers those of the maker are the supplier’s', () => {
  expect(
    rolesIn(`
Product          Model        MPN          Qty    Price     Amount
Hose, black      HX-014       KC-2291       12     2.50      30.00
Clamp, steel     HX-015       KC-2292        4     5.00      20.00
`),
  ).toEqual(['description', 'article', 'supplierArticle', 'quantity', 'price', 'lineTotal']);
});

test('the number of the order on every row is that of no article', () => {
  const under = (heading: string, second: string) =>
    rolesIn(`
${heading.padEnd(11)}  Description          Qty    Price     Amount
20417        Hose, black           12     2.50      30.00
${second}        Clamp, steel           4     5.00      20.00
`)?.[0];
  expect(under('PO number', '20417')).not.toBe('article');
  expect(under('Lorem', '20418')).toBe('article');
});

test('the boxes of a form under its table are no rows of it', async () => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, column) => [[40, 130, 300, 370, 450][column]!, y, text]);
  const [table] = readTables(
    await printedSheets([
      ...cells(80, 'No.', 'Description', 'Qty', 'Price', 'Amount'),
      ...cells(96, '1', 'Hose, black', '12', '2.50', '30.00'),
      ...cells(112, '16. Signature', '17. Name', '18. Grade', '19. Day', '20. Place'),
      ...cells(128, '21. Seal', '22. Copy', '23. File', '24. Hand', '25. End'),
    ]),
  );
  expect(table!.roles).toEqual(['position', 'description', 'quantity', 'price', 'lineTotal']);
});

test('of two headings that count, the one over packings is that of units', () => {
  expect(
    rolesIn(`
Quantity   Units          Item        Tax code   Rate      Amount
24         Carton (12)    QB-77-A     GST-BC     4.50      108.00
6          Sack (1000)    QB-78-B     GST-BC     8.00       48.00
`),
  ).toEqual(['quantity', 'unit', 'article', 'tax', 'price', 'lineTotal']);
  expect(
    rolesIn(`
Quantity   Units    Item        Rate      Amount
24         288      QB-77-A     4.50      108.00
6          6000     QB-78-B     8.00       48.00
`),
  ).toEqual(['quantity', 'ignored', 'article', 'price', 'lineTotal']);
});

test('a heading of two lines that no lexicon has, around those of one', async () => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, column) => [[40, 200, 290, 370, 450][column]!, y, text]);
  const [table] = readTables(
    await printedSheets([
      [200, 76, 'Zugesagter'],
      ...cells(81, 'Beschreibung').concat([
        [290, 81, 'Menge'],
        [370, 81, 'Einzelpreis'],
        [450, 81, 'Betrag'],
      ]),
      [200, 86, 'Tag'],
      ...cells(104, 'Gewebe, oliv', '05.03.2026', '240,00 m', '6,85', '1.644,00'),
      ...cells(122, 'Gurtband', '05.03.2026', '500,00 Stk', '0,20', '100,00'),
    ]),
  );
  expect(table!.roles).toEqual(['description', 'deliveryDate', 'quantity', 'price', 'lineTotal']);
  expect(table!.rows.length).toBe(2);
});

test('a code that stays the same while the goods differ is the number of no article', () => {
  const rolesUnder = (first: string, second: string) =>
    rolesIn(`
Plant code   Description     Qty    Price     Amount
${first}         Hose, black      12    2.50      30.00
${second}         Hose, red         1    9.00       9.00
`);
  expect(rolesUnder('1000', '1000')).toEqual(['ignored', 'description', 'quantity', 'price', 'lineTotal']);
  expect(rolesUnder('1000', '1001')?.[0]).toBe('customerArticle');
});

test('a heading of lines in one language and of articles in another, over numbers that count', () => {
  expect(
    rolesIn(`
Part.   Código     Descripción         Cantidad   P. Unitario   Importe
1       GUA-100    Guante de nitrilo        60         10.00    600.00
2       CUB-N95    Respirador              400          2.00    800.00
3       LEN-CLR    Lente claro             150          1.00    150.00
`),
  ).toEqual(['position', 'article', 'description', 'quantity', 'price', 'lineTotal']);
});

test.each([
  ['in no order', ['8812', '9041', '1207'], 'article'],
  ['that count from far', ['88123', '88124', '88125'], 'article'],
  ['that count the lines of a longer order', ['110', '120', '130'], 'position'],
  ['that count from ten', ['10', '20', '30'], 'position'],
  ['of a call-off', ['3', '7', '12'], 'position'],
])('numbers under `Item no.` %s', (_, [one, two, three], role) => {
  expect(
    rolesIn(`
Item no.   Description        Qty     Price     Amount
${one!.padEnd(10)} Hose, black         12      2.50      30.00
${two!.padEnd(10)} Hose, red            1      9.00       9.00
${three!.padEnd(10)} Clamp                2      1.00       2.00
`)?.[0],
  ).toBe(role);
});

test('numbers behind the text are those of articles', () => {
  expect(
    rolesIn(`
Description        Item no.    Qty     Price     Amount
Hose, black        101          12      2.50      30.00
Hose, red          102           1      9.00       9.00
`),
  ).toEqual(['description', 'article', 'quantity', 'price', 'lineTotal']);
});

test('the rate by which an amount is taxed is a column of its own, however near the headings stand', async () => {
  const row = (y: number, ...texts: string[]): Printed[] =>
    texts.map((text, column) => [[40, 110, 300, 326, 352, 400, 440, 460][column]!, y, text]);
  const [table] = readTables(
    await printedSheets([
      ...row(80, 'Item No.', 'Description', 'Qty', 'Unit', 'List', 'Disc %', 'Tax', 'Amount'),
      ...row(96, 'QB-77', 'Hose, black', '12', 'ea', '2.50', '10', 'H', '27.00'),
      ...row(112, 'QB-78', 'Hose, red', '4', 'ea', '3.00', '-', 'H', '12.00'),
    ]),
  );
  expect(table!.roles).toEqual([
    'article',
    'description',
    'quantity',
    'unit',
    'price',
    'discount',
    'tax',
    'lineTotal',
  ]);
});

test('sums under each of the rows are no end of them, and labels of the order over a heading none of it', async () => {
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.flatMap((text, column) => (text ? [[[40, 110, 180, 330, 400, 470][column]!, y, text]] : []));
  const [table] = readTables(
    await printedSheets([
      [40, 66, 'Tax exempt? N'],
      [170, 66, 'Tax exempt ID:'],
      [430, 66, 'Stock option: Standard'],
      ...cells(80, 'Line-Sch', 'Item', 'Description', 'Qty', 'Price', 'Amount'),
      ...cells(96, '1- 1', '', 'Hose, black', '12', '2.50', '30.00'),
      ...cells(110, '', '', '', '', 'Item Total', '30.00'),
      ...cells(130, '2- 1', '0004417', 'Hose, white', '4', '2.50', '10.00'),
      ...cells(144, '', '', '', '', 'Item Total', '10.00'),
      ...cells(164, '3- 1', '0004419', 'Hose, blue', '2', '2.50', '5.00'),
      ...cells(178, '', '', '', '', 'Item Total', '5.00'),
    ]),
  );
  expect(table!.roles.filter((role) => role !== null)).toEqual([
    'position',
    'article',
    'description',
    'quantity',
    'price',
    'lineTotal',
  ]);
});

test('one heading over the number and the name, in columns of their own', () => {
  expect(
    rolesIn(`
Product                                 Quantity    Cost     Total
VX-0418    Amoxy tabs                   4           61.35    245.40
CN-0871    Bandage, assorted            3           28.75     86.25
FD-7715    Dry food for cats            10          31.80    318.00
`),
  ).toEqual(['article', 'description', 'quantity', 'price', 'lineTotal']);
});

test('a name of goods that only a trade has', () => {
  expect(
    rolesIn(`
Opus                         Qty   RRP     Discount   Total
Muster : a novel in verse    4     10.00   5%         38.00
The bridge at Muster         3     20.00   5%         57.00
`)?.[0],
  ).toBe('description');
});

test('numbers with a zero ahead are no discounts, whatever their heading means', () => {
  const rolesOver = (first: string, second: string) =>
    rolesIn(`
Codigo      Descricao             Quant.   Valor Unit      Valor Total   S.C.
A-100       Filme                     12         2,50            30,00   ${first}
A-200       Tubete                     4         9,00            36,00   ${second}
`)?.at(-1);
  expect(rolesOver('007731', '007732')).toBe('ignored');
  expect(rolesOver('5,00', '10,00')).toBe('discount');
});

test('a column of articles that counts the rows, beside numbers of goods', () => {
  const rolesOver = (...first: string[]) =>
    rolesIn(`
Article    Material      Description        Quantity   Price    Amount
${first[0]!.padEnd(10)} MRO-100482    Ball bearing       40         6.85     274.00
${first[1]!.padEnd(10)} MRO-100517    O-ring             150        2.14     321.00
${first[2]!.padEnd(10)} MRO-102240    Valve              4          218.50   874.00
`)?.[0];
  expect(rolesOver('10', '20', '30')).toBe('position');
  expect(rolesOver('8812', '9041', '1207')).not.toBe('position');
});

test('of two columns of units the first is that of the quantity, the other that of the price', () => {
  expect(
    rolesIn(`
Item code   Qty   UoM     Description     Price    UoM         Amount
A-100       12    pcs     Hose, black     2.50     EUR / pcs    30.00
A-200       1     roll    Belt, wide      9.00     EUR / roll    9.00
`),
  ).toEqual(['article', 'quantity', 'unit', 'description', 'price', 'ignored', 'lineTotal']);
});
