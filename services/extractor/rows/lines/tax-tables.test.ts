import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { taxTableAt } from './tax-tables.ts';

const table = `
Article    Description          Quantity    Price     Amount
A-1001     Hose 3/4"                  12     2.50      30.00
A-1002     Clamp                       4     5.00      20.00
`;
const lines = (text: string) => plainSheets(table + text)[0]!;

test.each([
  ['a code and its rate', 'Code    Rate    GST      Sale amount\nGST     10 %    5.00     50.00'],
  [
    'a rate without its sign',
    'Code TVA    Taux     Base HT    Montant TVA\n1           20.00    50.00      10.00',
  ],
  ['a rate alone', 'MwSt-Satz    Nettobetrag    MwSt-Betrag\n19,00        50,00          9,50'],
  ['nothing taxed', 'VAT code    Net       VAT rate    VAT\nZ           50.00     0.00        0.00'],
  [
    'sums under their types',
    'Tipo     Importe    Descuento    Portes    Base     I.V.A.    Total\n21,00    50,00      0,00         0,00      50,00    10,50     60,50 €',
  ],
  ['the name of a rate', 'VAT summary    Rate    Net       VAT\nStandard rate    20%    50.00    10.00'],
  ['as much tax as per cent', 'BTW %    Grondslag    BTW bedrag\n21 %     100,00       21,00'],
  ['two languages', 'Aliquota IVA    Imponibile    Imposta\n22 %            50,00         11,00'],
])('a recapitulation of taxes: %s', (_, strip) => {
  expect(taxTableAt(lines(strip), 0)).toBe(3);
});

test.each([
  [
    'services with their tax',
    'Description    Net      VAT rate    VAT\nHosting        50.00    20 %        10.00',
  ],
  ['no rate of any', 'Code    Rate    GST      Sale amount\nGST     10 %    7.00     50.00'],
  ['a name of goods', 'Code    Rate    GST      Sale amount\nHosting of pages    10 %    5.00     50.00'],
  ['no word of taxes', 'Code    Rate    Sum      Sale amount\nGST     10 %    5.00     50.00'],
  ['pieces', 'Code    Qty    GST      Sale amount\nGST     10 %    5.00     50.00'],
])('%s is none', (_, strip) => {
  const sheet = lines(strip);
  expect(taxTableAt(sheet, 0)).toBe(sheet.lines.length);
});

test('none of its lines is ordered, and none is doubted', () => {
  const sheets = plainSheets(`${table}
                                        Subtotal      50.00
                                        GST            6.00
                                        Total         56.00

    Code     Rate      GST       Sale amount
    GST      10 %      4.00            40.00
    RED      20 %      2.00            10.00`);
  const { rows, doubts, notes } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ customerArticle }) => customerArticle?.value)).toEqual(['A-1001', 'A-1002']);
  expect([doubts, notes]).toEqual([[], []]);
});
