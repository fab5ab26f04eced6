import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';
import { isTotalLine, totalsHeaded } from './total-line.ts';

const isTotal = (text: string) => isTotalLine(plainSheets(text)[0]!.lines[0]!);

test.each([
  'Total EUR   1.334,00',
  'Gesamt / Total EUR   1.334,00',
  'Gesamt/Total: 1.334,00',
  'Lump sum per quote Q-551   1,334.00',
  'Net 1,200.00   VAT 20%   240.00',
  'Three pallets   VAT 20%   240.00',
  'Freight   2   EA   35.00   35.00',
  'Freight   35.00   35.00',
  'Freight - by truck, cooled   35.0000   $35.00',
  'Versand – per Spedition   35,00',
  '12   Freight   35.00   35.00',
  'Total quantity   24   VAT 20%   240.00',
  'zzgl. 19 % MwSt.   567,59',
  '20 % MwSt EUR   567,59',
  'IVA-ES 21 %   567,59',
  'PIS-COFINS   567,59',
  '21% BTW   567,59',
  'TOTAL GOODS EXCL VAT   GBP   567.59',
  'Summe Waren ohne Mehrwertsteuer   567,59',
])('%s', (text) => {
  expect(isTotal(text)).toBe(true);
});

test.each([
  'Total station tripod   1.334,00',
  'Gesamt / Total',
  '5 % Kochsalz   12,50',
  '24   Carton (10)   QB-77   GST-BC   4.50   108.00',
  'QB-77 Carton   24 pcs   VAT 20%   108.00',
  '01   12   EA   PIS-KV3-LT   CHECK VALVE   14.10   169.20',
  'VAT-30-B   Storage tub blue   6   8.50   51.00',
  'Freight   1   EA   35.00   35.00',
  '2   Carriage   E12-440   35.00   70.00',
  'Portes   2 UD   17,50   35,00',
  'Freight - by truck, cooled   2   17.50   35.00',
  'Freight - by truck, cooled   17.50   35.00',
  'QB-77   Freight - by truck, cooled   35.00',
  '10   QB-77   Karton 40 cm   24   MwSt. 19%   4,50   108,00',
  'levering 10.000 vel op 20-04-2026',
  'Delivery: 500 pcs on 20/04/2026',
  'Livraison 250 pièces le 20.04.2026',
])('%s is none', (text) => {
  expect(isTotal(text)).toBe(false);
});

test('a charge with a number of its own and a price that makes its amount is ordered, a plain one is not', () => {
  const rowsOf = (last: string) => {
    const sheets = plainSheets(`
Artikel      Art.nr. leverancier    Omschrijving               Aantal  Eenheid    Prijs    Korting %    Bedrag
8710         GRP-BL-0040            Lijmkit wit, koker          48,00   stuk       5,95                  285,60
9120         PUR-750-NBS            Schuim 750 ml               60,00   bus        6,40     10,0         345,60
${last}
`);
    return readTables(sheets).flatMap(({ rows }) => rows).length;
  };
  expect(
    rowsOf(
      'Z100                                Transportkosten              1,00   stuk      35,00                   35,00',
    ),
  ).toBe(3);
  expect(
    rowsOf(
      '                                    Transportkosten                                                       35,00',
    ),
  ).toBe(2);
});

test('names of totals over their amounts', () => {
  const headed = (text: string) =>
    totalsHeaded(plainSheets(text)[0]!.lines[0]!).map(({ text: name }) => name);
  expect(headed('Remarks   Net total   VAT 20,00 %   Total')).toEqual(['Net total', 'VAT 20,00 %', 'Total']);
  expect(headed('Item   Quantity   Total')).toEqual([]);
  expect(headed('Net total   120.00   Total   144.00')).toEqual([]);
});
