import { expect, test } from 'vitest';
import { withoutEdiCodes } from './edi-prints.ts';
import { sheetsOf } from './layout/sheet.ts';
import { draftOf, plainFile, plainSheets } from './sample.fixture.ts';

const spoken = (text: string) =>
  sheetsOf(withoutEdiCodes([plainFile(text)])).flatMap(({ lines }) =>
    lines.map(({ segments }) => segments.map((segment) => segment.text)),
  );
const head = 'X12 004010\nPO Date (BEG 05)  2026-03-09\nREF DP  Department\nPER BD  Buyer\n';

test.each([
  ['a segment before its words', 'AMT  Total amount   12.50', ['Total amount', '12.50']],
  ['with its qualifier', 'CNT 2 Number of line items   4', ['Number of line items', '4']],
  ['in brackets', 'Document date (DTM 137)   20260309', ['Document date', '20260309']],
  ['a qualifier in brackets', 'Price (AAA)   Qty (21)', ['Price', 'Qty']],
  ['a currency and a unit in brackets', 'Price (EUR)   Qty (PCE)', ['Price (EUR)', 'Qty (PCE)']],
  ['what an amount is', 'MOA 79 Total line items   12.50', ['Total amount', '12.50']],
  ['what a column is', 'Qty   MOA 203', ['Qty', 'Line amount']],
  ['a party', 'BY  BUYING PARTY      ST  SHIP TO', ['BUYING PARTY', 'SHIP TO']],
  ['a number of the supplier', 'VN BK-81124', ['Vendor item no.:', 'BK-81124']],
  ['a number of the trade', 'UP 0034700081124', ['GTIN:', '0034700081124']],
  ['no code before no words', 'QTY   CS', ['QTY', 'CS']],
  ['what a word for a party stands before otherwise', 'ST  LOUIS', ['ST', 'LOUIS']],
])('%s', (_, line, texts) => {
  expect(spoken(`${head}${line}`).at(-1)).toEqual(texts);
});

test.each([
  'AMT  Total amount   12.50\nREF  Your letter\nQTY  Units (PCE)',
  'We send EDIFACT from May on.\nUP 0034700081124',
  'Bolts EN 10025 (S235)\nVN 4711\nST  SHIP TO',
])('any other paper stays as it is', (text) => {
  const printed = plainSheets(text).flatMap(({ lines }) =>
    lines.map(({ segments }) => segments.map((segment) => segment.text)),
  );
  expect(spoken(text)).toEqual(printed);
});

test('an order as a viewer prints it', () => {
  const { rows, orderNumber, buyer, shipTo, totalPrice, deliveryDate } = draftOf(
    plainFile(`
  850 PURCHASE ORDER                           X12 004010
  PO Number ............ 0048810273
  PO Date (BEG) ........ 2026-03-09

  Delivery Requested (002) .............. 2026-03-20
  Cancel After (001) .................... 2026-03-27

  BY  BUYING PARTY                      ST  SHIP TO
  NORDWIND GROCERY COMPANY              NORDWIND DC 014
  2600 MILL AVE                         1175 HARBOR PKWY
  NASHVILLE TN 37210                    LA VERGNE TN 37086

  VN  VENDOR
  MUSTER FOODS INC

  LINE     QTY UOM     PRICE     EXTENDED  PRODUCT ID
  -----------------------------------------------------
     1      72 CS      18.48     1,330.56  UP 0034700081124
                                           VN BK-81124
        OLIVES GREEN 24 OZ

     2      48 CS      21.96     1,054.08  UP 0034700081209
                                           VN BK-81209
        OLIVES BLACK 24 OZ
  -----------------------------------------------------
  MSG  CALL RECEIVING 24 HRS IN ADVANCE.

  CTT  Number of line items ......... 2
       Hash total (quantity) ........ 120
  AMT  Total transaction amount ..... 2,384.64  USD
`),
  );
  expect(
    rows.map((row) => [row.supplierArticle?.value, row.customerArticle?.value, row.description?.value]),
  ).toEqual([
    ['BK-81124', '0034700081124', 'OLIVES GREEN 24 OZ'],
    ['BK-81209', '0034700081209', 'OLIVES BLACK 24 OZ'],
  ]);
  expect([orderNumber?.value, totalPrice?.value, deliveryDate?.value]).toEqual([
    '0048810273',
    2384.64,
    '2026-03-20',
  ]);
  expect([buyer.company?.value, shipTo.company?.value]).toEqual([
    'NORDWIND GROCERY COMPANY',
    'NORDWIND DC 014',
  ]);
});
