import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import type { ReadingContext } from '../context.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { draftOf, type Printed, plainSheets, printedFile, printedSheets } from '../sample.fixture.ts';
import { readRows } from './read-rows.ts';
import { readTables } from './read-tables.ts';
import { printedLines } from './table.ts';

const context: ReadingContext = {
  decimal: '.',
  localeDecimal: '.',
  headerDates: { order: 'DMY', source: 'locale' },
  rowDates: { order: 'DMY', source: 'locale' },
};

function read(...pages: string[]) {
  const sheets = sheetsOf([
    { name: 'a.txt', pages: layText(pages.join('\f'), { maxPages: 9 }).pages, notes: [] },
  ]);
  const tables = readTables(sheets);
  return { tables, reading: readRows(tables, sheets, context) };
}

test('columns by heading, wrapped description joined, remarks kept apart', () => {
  const { reading } = read(`
Line   Item code   Description                   Qty    UOM    Unit price    Amount
1      A-100       Hex cap screw, 1/2-13 x 1-1/2 300    EA     1.12          336.00
                   18-8 stainless steel
2      A-200       Hose                          75     FT     3.00          225.00
                   Certificate: EN 10204
`);
  expect(
    reading.rows.map((row) => [row.customerArticle?.value, row.description?.value, row.quantity?.value]),
  ).toEqual([
    ['A-100', 'Hex cap screw, 1/2-13 x 1-1/2 18-8 stainless steel', 300],
    ['A-200', 'Hose', 75],
  ]);
  expect(reading.notes).toEqual(['Line 2: Certificate: EN 10204']);
});

test('a table goes on on the next page without a heading, totals end it', () => {
  const { reading } = read(
    `
Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00`,
    `
A-200       Nut           100   0.50          50.00
            Total                            350.00
Please deliver 24 hours a day`,
  );
  expect(reading.rows.map((row) => row.lineTotal?.value)).toEqual([300, 50]);
});

test('headings and rows of two lines with columns of their own', () => {
  const { reading } = read(`
Item      Material          Description
          Order qty. Unit                  Price per unit      Net value

00010     1979135           Blue pallet
     130 Unit                              7,190.00/1,000         934.70
`);
  expect(reading.rows).toHaveLength(1);
  expect(reading.rows[0]).toMatchObject({
    customerArticle: { value: '1979135' },
    quantity: { value: 130 },
    unit: { value: 'Unit' },
    price: { value: 7.19 },
    lineTotal: { value: 934.7 },
  });
});

test('how much is named in the upper heading, what it costs in the lower', () => {
  const { reading } = read(`
ITEM   MATERIAL       DESCRIPTION                       ORDER QTY    UOM
       PRICE PER UNIT                DELIVERY DATE                         NET VALUE

00010  723495         RESIN NATURAL BULK                40000        LB
       1,240.00 USD / 1000 LB        25/MAR/2024                           49,600.00
       Vendor material no. GS-1000

00020  510530         RESIN HIGH IMPACT                 12000        LB
       1,385.50 USD / 1000 LB        28/MAR/2024                           16,626.00
`);
  expect(reading.rows.map(({ quantity, price, lineTotal }) => [quantity, price, lineTotal])).toMatchObject([
    [{ value: 40000 }, { value: 1.24 }, { value: 49600 }],
    [{ value: 12000 }, { value: 1.3855 }, { value: 16626 }],
  ]);
});

test('a name that goes on over the column of numbers stays whole, a number at its heading stays one', () => {
  const { reading } = read(`
Line     Description        Supplier item    Ordered   UM     Unit cost     Extension
1        Gasket spiral wound 4" 150#             120   EA         14.35      1,722.00
2        Seal type 21 1-3/4"                       6   EA        212.40      1,274.40
3        Valve              V338-75               10   EA          2.00         20.00
`);
  expect(
    reading.rows.map(({ description, supplierArticle }) => [
      description?.value,
      supplierArticle?.value ?? null,
    ]),
  ).toEqual([
    ['Gasket spiral wound 4" 150#', null],
    ['Seal type 21 1-3/4"', null],
    ['Valve', 'V338-75'],
  ]);
});

test('a heading of two lines that wrapped is no second row of headings', () => {
  const { reading } = read(`
Item   Material   Description        Qty     Unit     Net
                                             price    value
10     723495     Resin natural      40      12.00    480.00
20     510530     Resin impact       12      13.00    156.00
`);
  expect(reading.rows.map(({ quantity, price, lineTotal }) => [quantity, price, lineTotal])).toMatchObject([
    [{ value: 40 }, { value: 12 }, { value: 480 }],
    [{ value: 12 }, { value: 13 }, { value: 156 }],
  ]);
});

test('a column of line numbers is not the article', () => {
  const { tables } = read(`
Item   Material   Quantity   Price   Total
10     389585     450        7.53    3388.50
20     389586     10         1.00      10.00
`);
  expect(tables[0]!.roles).toEqual(['position', 'article', 'quantity', 'price', 'lineTotal']);
});

test('a number among the rows that no row took is doubted', () => {
  const { reading } = read(`
Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
            special colour                         12.50
A-200       Nut           100   0.50          50.00
`);
  expect(reading.doubts.map((doubt) => doubt.message)).toEqual([
    'A line among the order lines was not understood: "special colour 12.50".',
  ]);
});

test('sentences are no headings', () => {
  const { tables } = read(`
Buyer may require the price and quantity of goods and material to be delivered at the total cost of the
work or service, and the amount of each unit is due at any time that the Seller may ask for it.
`);
  expect(tables).toEqual([]);
});

test('the same order in two files is read once', () => {
  const text =
    'Item code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1.00         300.00\n';
  const { pages } = layText(text, { maxPages: 1 });
  const sheets = sheetsOf([
    { name: 'a.txt', pages, notes: [] },
    { name: 'b.txt', pages, notes: [] },
  ]);
  expect(readRows(readTables(sheets), sheets, context).rows).toHaveLength(1);
});

test('line numbers without a heading are not part of the article number', () => {
  const { reading } = read(`
    Item code   Description   Qty   Unit price   Amount
1   887712      Screw         300   1.00         300.00
2   887714      Nut           100   0.50          50.00
`);
  expect(reading.rows.map((row) => row.customerArticle?.value)).toEqual(['887712', '887714']);
});

test('a row without any quantity is doubted', () => {
  const { reading } = read(`
Item code   Description   Unit price   Amount
A-100       Screw         1.00         300.00
`);
  expect(reading.rows[0]!.quantity).toBeNull();
  expect(reading.doubts.map((doubt) => [doubt.code, doubt.path])).toEqual([
    ['quantity_missing', 'items[0].quantity'],
  ]);
});

test('without a heading that we know, lines that multiply are the rows', () => {
  const { tables, reading } = read(`
Otsikko   Nimike              Maara     Ahinta    Yht
1         Ruuvi sinkitty M8   120 kpl     0.50    60.00
2         Mutteri M8          40 kpl      0.25    10.00
          ruostumaton
3         Aluslevy            1 kpl       7.00     7.00
`);
  expect(tables[0]!.roles).toEqual(['position', 'description', 'quantity', 'price', 'lineTotal']);
  expect(
    reading.rows.map((row) => [row.description?.value, row.quantity?.value, row.lineTotal?.value]),
  ).toEqual([
    ['Ruuvi sinkitty M8', 120, 60],
    ['Mutteri M8 ruostumaton', 40, 10],
    ['Aluslevy', 1, 7],
  ]);
});

test('what stands among the rows is kept: a sentence as a note, a number as a doubt', () => {
  const { reading } = read(`
Pos  Artikel   Bezeichnung        Menge   Einzelpreis   Gesamt
1    A-100     Schraube           10      1,00          10,00


Bitte Pos. zwei nur montags liefern, danke
2    A-200     Mutter             20      1,00          20,00



               Sonderfarbe                7,50

3    A-300     Scheibe            5       2,00          10,00
`);
  expect(reading.rows).toHaveLength(3);
  expect(reading.notes).toEqual(['Among the lines: Bitte Pos. zwei nur montags liefern, danke']);
  expect(reading.doubts.map((doubt) => [doubt.code, doubt.message])).toEqual([
    ['text_not_understood', 'A line among the order lines was not understood: "Sonderfarbe 7,50".'],
  ]);
});

test('numbers of the article printed under its line', () => {
  const { reading } = read(`
Pos  Bezeichnung        Menge   Einzelpreis   Gesamt
1    Schraube           10      1,00          10,00
     Ihre Art.-Nr.: ES-44
     Art.-Nr.: 77-120
`);
  expect(reading.rows.map((row) => [row.supplierArticle?.value, row.customerArticle?.value])).toEqual([
    ['ES-44', '77-120'],
  ]);
});

test('article numbers before the descriptions, as the heading says', () => {
  const { reading } = read(`
Pos  Codice / Descrizione              Q.tà    Prezzo        Importo
1    RS-19-946 Tubo 3/4"               10      1.00          10.00
2    DG-40-681 Fascetta M8             20      2.00          40.00
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['RS-19-946', 'Tubo 3/4"'],
    ['DG-40-681', 'Fascetta M8'],
  ]);
});

test('a heading of two meanings over codes, and one of which a word is known over names', () => {
  const { reading } = read(`
Art.     What we need              How many   Each      Total
P-100    Spray booth, serviced     10         1.00      10.00
P-220    Filters, replaced         20         2.00      40.00
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['P-100', 'Spray booth, serviced'],
    ['P-220', 'Filters, replaced'],
  ]);
});

test('a heading that may be of a unit over amounts is that of the prices', () => {
  const { reading } = read(`
Code     Description               Qty        Price/Unit
P-100    Washbasin, 60 cm          10         41.50
P-220    Trap, chrome              20         2.25
`);
  expect(reading.rows.map(({ price }) => price?.value)).toEqual([41.5, 2.25]);
});

test('units under a word that nobody knows are no descriptions', () => {
  const { reading } = read(`
Code     Dolor    Qty   Price     Amount
P-100    MR       10    41.50     415.00
P-220    EA       20    2.25      45.00
`);
  expect(reading.rows.map(({ description }) => description)).toEqual([null, null]);
});

test('a card that names its thing between its labels', () => {
  const { reading } = read(`
Article: RK-2201
Round flask, 500 ml
Quantity: 24 pcs    Price: 4.80

Article: BG-1100
Beaker, 250 ml
Quantity: 48 pcs    Price: 2.10
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['RK-2201', 'Round flask, 500 ml'],
    ['BG-1100', 'Beaker, 250 ml'],
  ]);
});

test('numbers of chapters are line numbers, not articles', () => {
  const { reading } = read(`
Pos.     Artikel                   Menge      Preis     Gesamt
1.1.10   Waschtisch, 60 cm         10         1.00      10.00
1.1.20   Siphon, verchromt         20         2.00      40.00
2.1.10   Heizung, klein            20         3.00      60.00
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    [undefined, 'Waschtisch, 60 cm'],
    [undefined, 'Siphon, verchromt'],
    [undefined, 'Heizung, klein'],
  ]);
});

test('article numbers before the descriptions', () => {
  const { reading } = read(`
Pos  Beschreibung                      Menge   Einzelpreis   Gesamt
1    RS-19-946 Schlauch 3/4"           10      1.00          10.00
2    DG-40-681 Schelle M8              20      2.00          40.00
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['RS-19-946', 'Schlauch 3/4"'],
    ['DG-40-681', 'Schelle M8'],
  ]);
});

test('a sentence above the heading is no part of it, line numbers are no price basis', () => {
  const { reading } = read(`
Por la presente les pasamos el siguiente pedido:
Por    Denominación        Cantidad   Precio unitario   Valor
10     Rodamiento 2RS      250        14.75             3687.50
20     Correa              2          3.00                 6.00
`);
  expect(reading.rows.map((row) => row.price?.value)).toEqual([14.75, 3]);
});

test('two tables side by side', () => {
  const { reading } = read(`
No.  Article    Description    Qty      No.  Article    Description    Qty
1    A-100      Screw          10       3    A-300      Washer         30
2    A-200      Nut            20       4    A-400      Bolt           40
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.quantity?.value])).toEqual([
    ['A-100', 10],
    ['A-200', 20],
    ['A-300', 30],
    ['A-400', 40],
  ]);
});

test('a shopping basket', () => {
  const { reading } = read(`
Garden hose 20 m
  3 × € 12.50                  € 37.50
Hose clamp
  10 × € 0.80                  €  8.00
`);
  expect(reading.rows.map((row) => [row.description?.value, row.quantity?.value, row.price?.value])).toEqual([
    ['Garden hose 20 m', 3, 12.5],
    ['Hose clamp', 10, 0.8],
  ]);
});

test('a catalogue number behind a multiplication sign is no price', () => {
  const { rows } = read('200 x 177.892.64 LED panel\n250 x 121.810.76 Office chair, black').reading;
  expect(rows.map(({ quantity }) => quantity?.value)).toEqual([200, 250]);
});

test('cards side by side', () => {
  const { reading } = read(`
Article: A-100          Article: A-200
Quantity: 5             Quantity: 7
Price: 1.00             Price: 2.00
`);
  expect(
    reading.rows.map((row) => [row.customerArticle?.value, row.quantity?.value, row.price?.value]),
  ).toEqual([
    ['A-100', 5, 1],
    ['A-200', 7, 2],
  ]);
});

test('two tables side by side whose heading is also a label', () => {
  const { tables, reading } = read(`
Lb.nr.   Varebeskrivelse    Bestilt   Enhed      Lb.nr.   Varebeskrivelse    Bestilt   Enhed
10       Sort granulat      20        kg         30       Kilerem            4         st
20       Arbejdshandske     4         st         40       Papkasse           80        st
`);
  expect(reading.rows.map((row) => [row.description?.value, row.quantity?.value])).toEqual([
    ['Sort granulat', 20],
    ['Arbejdshandske', 4],
    ['Kilerem', 4],
    ['Papkasse', 80],
  ]);
  expect(reading.doubts).toEqual([]);
  expect(
    new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => row.anchors.flatMap(printedLines)))).size,
  ).toBe(2);
});

test('a sentence under the rows that the columns part is no row', () => {
  const { reading } = read(`
Article   Description                                 Qty
480634    Filter cartridge 10 in, 25 microns          100
928563    Bolt M8 x 40                                250
Deliveries from Monday to Friday from 7 to 15, gate 2, call us 24
`);
  expect(reading.rows.map((row) => row.quantity?.value)).toEqual([100, 250]);
});

test('the foot of the page is no row although its texts stand in the columns', () => {
  const { reading } = read(`
Pos    Qty    Article      Description       Price       Total
100    60     8787583917   Drill             10.00      600.00
200    40     8757616065   Saw               10.00      400.00






Road   72     mail@a.test  DE12 3456         491 496 802  12.00
`);
  expect(reading.rows.map((row) => row.position)).toEqual([100, 200]);
});

test('a number with a space between its digits stays whole over the edge of a column', () => {
  const { reading } = read(`
Description        Qty         Price   Value
Chair, black        12        104.16 1 249.92
Contactor          100          0.22    22.00
`);
  expect(reading.rows.map((row) => [row.price?.value, row.lineTotal?.value])).toEqual([
    [104.16, 1249.92],
    [0.22, 22],
  ]);
});

test('sizes under a row are no part of its description', () => {
  const { reading } = read(`
Code and description                   Qty   Price   Amount
RS-96 Filter cartridge, 10 inches      2     3.85    7.70
    Sizes   38   40   42   44
`);
  expect(reading.rows.map((row) => row.description?.value)).toEqual(['RS-96 Filter cartridge, 10 inches']);
});

test('a heading that has a line of its own under the others', () => {
  const { reading } = read(`
No.                         Quantity   UOM   Price     Value
     Description
10   KX-2282                250        m     4.21    1052.50
     Hydraulic hose
20   AB-8074                10         pcs   4.28      42.80
     Bolt M8
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['KX-2282', 'Hydraulic hose'],
    ['AB-8074', 'Bolt M8'],
  ]);
});

test('labels that a dot ends, in a text that lists', () => {
  const { reading } = read(`
Item code: 4711-1
Description: Hose
Qty.: 12
Unit price: 2.00
`);
  expect(
    reading.rows.map((row) => [row.customerArticle?.value, row.quantity?.value, row.price?.value]),
  ).toEqual([['4711-1', 12, 2]]);
});

test('a surcharge is not a price of the row above, whose quantity is to be settled', () => {
  const { reading } = read(`
Description        Article      Qty   Unit   Price
Drill              8781277081   15    pcs    1.94
Set-up costs       8795034291   tbd   pcs    44.41
`);
  expect(reading.rows.map((row) => [row.description?.value, row.quantityState])).toEqual([
    ['Drill', 'Valid'],
    ['Set-up costs', 'Unrecognised'],
  ]);
});

test('a sum that was carried over stands above the rows of the next page', () => {
  const heading = 'Item code   Description   Qty   Unit price   Amount';
  const { reading } = read(
    `${heading}\nA-100       Screw         300   1.00         300.00\n            Total                            300.00`,
    `${heading}\n            Total                            300.00\nA-200       Nut           100   0.50          50.00\nA-300       Pin`,
  );
  expect(reading.rows.map((row) => row.customerArticle?.value)).toEqual(['A-100', 'A-200']);
});

test('a remark of words that also head columns ends no table', () => {
  const { reading } = read(`
Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
            Quantity with our item code
A-200       Nut           100   0.50          50.00
`);
  expect(reading.rows.map((row) => row.customerArticle?.value)).toEqual(['A-100', 'A-200']);
});

test('a label without its value in a row that is full otherwise: the row stays', () => {
  const [only] = readTables(
    plainSheets(`
Line   Item / Description          Delivery             Quantity  UOM    Price     Amount
1      31472-62                    Need by:                    2  EA      0.73       1.46
       Filter cartridge            10/12/2025 23:59
2      49874-21                    Need by:                   20  EA     19.59     391.80
       Bracket                     01/12/2025 23:59
`),
  );
  expect(only!.rows.map(({ anchors }) => anchors[0]!.line.words[0]!.text)).toEqual(['1', '2']);
});

test('behind a quantity with its unit the next column begins, however near', async () => {
  const sheets = await printedSheets([
    ...(['Pos', 'Qty', 'Item no.', 'Description', 'Price', 'Total'] as const).map(
      (text, at) => [[40, 80, 160, 240, 420, 500][at]!, 100, text] as const,
    ),
    [40, 120, '1'],
    [80, 120, '200 packages HI-69093'],
    [240, 120, 'Cleaning agent'],
    [420, 120, '0.90'],
    [500, 120, '180.00'],
    [40, 140, '2'],
    [80, 140, '25 pcs'],
    [160, 140, 'HI-50418'],
    [240, 140, 'Adhesive tape'],
    [420, 140, '0.66'],
    [500, 140, '16.50'],
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.quantity?.value, row.customerArticle?.value])).toEqual([
    [200, 'HI-69093'],
    [25, 'HI-50418'],
  ]);
});

test('units in a column that nobody headed are no part of the text before them', () => {
  const sheets = plainSheets(`
Description                            Quantity   Price     Amount
Tooling costs                ST             100    65.47   6547.00
Pressure gauge, bottom       ST             200     0.21     42.00
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.description?.value, row.unit?.value])).toEqual([
    ['Tooling costs', 'ST'],
    ['Pressure gauge, bottom', 'ST'],
  ]);
});

test('a heading with a remark in brackets is one', () => {
  const sheets = plainSheets(`
No.    Quantity   Item (full description, supplier item no.)        Price    Total
1             2   Adhesive tape 50 mm x 66 m, transparent           11.81    23.62
                  (8763076415)
2            10   Contactor 25 A                                     0.83     8.30
                  (8711377310)
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.description?.value, row.customerArticle?.value])).toEqual([
    ['Adhesive tape 50 mm x 66 m, transparent', '8763076415'],
    ['Contactor 25 A', '8711377310'],
  ]);
});

test('a quantity that is too wide for its cell goes with its unit', async () => {
  const sheets = await printedSheets(
    [
      ...(['Description', 'VAT', 'Qty', 'Price', 'Amount'] as const).map(
        (text, at) => [[48, 305, 395, 444, 512][at]!, 100, text] as const,
      ),
      [48, 120, 'Drive belt'],
      [305, 120, '16%'],
      [396, 120, '4 pcs'],
      [450, 120, '20.44'],
      [512, 120, '81.76'],
      [48, 140, 'Pallet, used'],
      [305, 140, '16%'],
      [383, 140, '144 pcs'],
      [450, 140, '1.50'],
      [512, 140, '216.00'],
    ],
    (document) => {
      for (const x of [300, 393, 440]) document.moveTo(x, 95).lineTo(x, 155).stroke();
    },
  );
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.quantity?.value, row.unit?.value])).toEqual([
    [4, 'pcs'],
    [144, 'pcs'],
  ]);
});

test('line numbers with zeros behind their mark, and the only date under a heading that is passed over', () => {
  const sheets = plainSheets(`
Line    Item number     Confirmed     Quantity UM       Unit price   Amount
1.000   RS-78-911       20.04.2026           8 pcs         55.69     445.52
2.000   RS-96-195       01.04.2026           5 pcs          0.50       2.50
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.position, row.customerArticle?.value, row.deliveryDate?.value])).toEqual([
    [1, 'RS-78-911', '2026-04-20'],
    [2, 'RS-96-195', '2026-04-01'],
  ]);
});

test('in rows of two lines the text beside the number is what is ordered, whatever its heading', () => {
  const sheets = plainSheets(`
Pos.      Material          Lorem
          Order qty     Unit                              Price per unit        Net value
00001     42700580          Contactor 9 A
          24            pcs                                     3.64              87.36
00002     15381511          Ball bearing 6204
          3             pcs                                     4.23              12.69
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.description?.value, row.quantity?.value, row.price?.value])).toEqual([
    ['Contactor 9 A', 24, 3.64],
    ['Ball bearing 6204', 3, 4.23],
  ]);
});

test('a text whose last line holds the values of its row is whole', async () => {
  const sheets = await printedSheets([
    ...(['No.', 'Description', 'Quantity', 'Price', 'Amount'] as const).map(
      (text, at) => [[40, 80, 330, 420, 500][at]!, 80, text] as const,
    ),
    [40, 100, '1'],
    [80, 100, 'Filter cartridge'],
    [330, 100, '5'],
    [420, 100, '4.51'],
    [500, 100, '22.55'],
    [80, 118, 'LED panel 600 x 600, 36 W, UGR'],
    [40, 130, '2'],
    [80, 130, 'below 19, with driver'],
    [330, 130, '60'],
    [420, 130, '4.00'],
    [500, 130, '240.00'],
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => row.description?.value)).toEqual([
    'Filter cartridge',
    'LED panel 600 x 600, 36 W, UGR below 19, with driver',
  ]);
});

test('a quantity that touches its unit, over which its heading ends, is no unit', async () => {
  const sheets = await printedSheets([
    [19, 100, 'Description'],
    [376, 100, 'Quantity'],
    [429, 100, 'UOM'],
    [475, 100, 'Cost'],
    [529, 100, 'Amount'],
    [19, 120, 'Blue pallet'],
    [407, 120, '504 each'],
    [490, 120, '3.881'],
    [538, 120, '1,956.02'],
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => [row.quantity?.value, row.unit?.value])).toEqual([[504, 'each']]);
});

test('a remark with a label is no part of the row below it, however near', async () => {
  const sheets = await printedSheets([
    ...(['No.', 'Description', 'Quantity', 'Price', 'Amount'] as const).map(
      (text, at) => [[40, 80, 330, 420, 500][at]!, 80, text] as const,
    ),
    [40, 100, '1'],
    [80, 100, 'Filter cartridge'],
    [330, 100, '5'],
    [420, 100, '4.51'],
    [500, 100, '22.55'],
    [80, 118, 'Department: B56'],
    [40, 130, '2'],
    [80, 130, 'LED panel'],
    [330, 130, '60'],
    [420, 130, '4.00'],
    [500, 130, '240.00'],
  ]);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => row.description?.value)).toEqual(['Filter cartridge', 'LED panel']);
});

test('a description with a colon heads its row where that has a number of its own', () => {
  const sheets = plainSheets(`
No.  Description          Quantity   Price   Amount
1    Filter cartridge            5    4.51    22.55
2    Cable: NYM 3 x 1.5         60    4.00   240.00
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map((row) => row.description?.value)).toEqual(['Filter cartridge', 'Cable: NYM 3 x 1.5']);
});

test('numbers of the only priced row multiply where the column of the total is empty', () => {
  const sheets = plainSheets(`
Pos  Code       Description              Qty    Unit     Unit price      Amount
1    ES-1001    Bolt M8 x 40              1200   pcs    0.12    144.00
2    ES-2040    Washer                  500   pcs
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows[0]).toMatchObject({ price: { value: 0.12 }, lineTotal: { value: 144 } });
});

test('a number over its name in one column, and the basis of a price that its cell wrapped', () => {
  const { reading } = read(`
Pos.   Material                      Menge        Preis pro Einheit   Nettowert EUR
       Bezeichnung
10     A 220 118 04 00               12000 ST     7.84 EUR                 940.80
       Flachkopfschraube M8x20                    / 100 ST
20     A 220 118 11 00               8000 ST      23.15 EUR               1852.00
       Flanschschraube M10x35                     / 100 ST
`);
  expect(
    reading.rows.map((row) => [
      row.description?.value,
      row.quantity?.value,
      row.price?.value,
      row.lineTotal?.value,
    ]),
  ).toEqual([
    ['Flachkopfschraube M8x20', 12000, 0.0784, 940.8],
    ['Flanschschraube M10x35', 8000, 0.2315, 1852],
  ]);
});

test('codes without digits over what they mean', () => {
  const { reading } = read(`
Item / Description            Quantity   Price    Amount
NG-GLN-M                      80         13.15    1052.00
Glove, nitrile, medium
NG-PD100                      18         96.40    1735.20
Dish, petri, stackable
`);
  expect(reading.rows.map((row) => [row.customerArticle?.value, row.description?.value])).toEqual([
    ['NG-GLN-M', 'Glove, nitrile, medium'],
    ['NG-PD100', 'Dish, petri, stackable'],
  ]);
});

test('what is printed below the total says nothing of where the columns are', () => {
  const { reading } = read(`
Item no   Vendor item  Description                       Qty UM       Price per      Extension
30-01     AB-1         Mineral salt 50# BAG              280 BAG       9.42 EA        2,637.60
30-02     AB-2         Milk powder 20/20 50# BAG         120 BAG      78.15 EA        9,378.00
61-03     AB-3         Twine 9000/100                    144 BALE     52.60 EA        7,574.40
72-04     AB-4         Insulator T-post white 25/BG    5,000 EA        1.00 EA        5,000.00
                                                         Total                       24,590.00

Bill to: Nordwind Farmers Coop Association  PO BOX 460  Brookings SD  57006  Mail: a@nordwind.example  Buyer
`);
  expect(reading.rows.map(({ quantity, description }) => [quantity?.value, description?.value])).toEqual([
    [280, 'Mineral salt 50# BAG'],
    [120, 'Milk powder 20/20 50# BAG'],
    [144, 'Twine 9000/100'],
    [5000, 'Insulator T-post white 25/BG'],
  ]);
});

test('a heading that the next page repeats has the columns that it had before', async () => {
  const at = [40, 70, 150, 380, 430, 500] as const;
  const cells = (y: number, ...texts: string[]): Printed[] =>
    texts.flatMap((text, column): Printed[] => (text === '' ? [] : [[at[column]!, y, text]]));
  const heading = (y: number) =>
    cells(y, 'Line', 'Item / Rev / Description', '', 'Qty', 'Unit cost', 'Ext cost');
  const row = (y: number, line: number, name: string) =>
    cells(y, String(line), `SD-440-0${line}`, name, '4', '25.00', '100.00');
  const second = [
    ...heading(100),
    ...row(115, 5, 'Relay'),
    ...cells(130, '6', 'NRE', '', '1', '9.00', '9.00'),
  ];
  const file = await printedFile(
    [
      [40, 40, 'Purchase order 4711-22'],
      ...heading(200),
      ...['Relay, 28 V', 'Connector', 'Resistor', 'Oscillator'].flatMap((name, index) =>
        row(215 + 15 * index, index + 1, name),
      ),
    ],
    (document) => {
      document.addPage();
      for (const [x, y, text] of second) document.fontSize(10).text(text, x, y, { lineBreak: false });
    },
  );
  expect(
    draftOf(file)
      .rows.map(({ customerArticle }) => customerArticle?.value)
      .slice(4),
  ).toEqual(['SD-440-05', 'NRE']);
});

test('a text close over the first row of a table that only its numbers show is asked about', async () => {
  const row = (y: number, name: readonly [string, string], figures: readonly string[]): Printed[] => [
    [150, y - 6, name[0]],
    [150, y + 6, name[1]],
    ...figures.map((text, at): Printed => [[40, 90, 330, 420][at]!, y, text]),
  ];
  const printed = (above: string): Printed[] => [
    [40, 30, 'Purchase order 4500-7781'],
    [150, 180, above],
    ...row(210, ['Choir robe hangers', 'wood'], ['6', 'cs', '22.50', '135.00']),
    ...row(240, ['Folding chair, padded', 'burgundy'], ['24', 'ea', '38.95', '934.80']),
    ...row(270, ['Chair dolly, hang', 'type'], ['2', 'ea', '289.00', '578.00']),
  ];
  const { doubts } = draftOf(await printedFile(printed('BEWARE OF THE DOG')));
  expect(
    doubts.some(({ code, places }) => code === 'text_not_understood' && places[0]?.text.includes('Choir')),
  ).toBe(true);
});
