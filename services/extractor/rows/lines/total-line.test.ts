import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { isTotalLine } from './total-line.ts';

const isTotal = (text: string) => isTotalLine(plainSheets(text)[0]!.lines[0]!);

test.each([
  'Total EUR   1.334,00',
  'Gesamt / Total EUR   1.334,00',
  'Gesamt/Total: 1.334,00',
  'Lump sum per quote Q-551   1,334.00',
  'Net 1,200.00   VAT 20%   240.00',
  'Three pallets   VAT 20%   240.00',
  'Total quantity   24   VAT 20%   240.00',
])('%s', (text) => {
  expect(isTotal(text)).toBe(true);
});

test.each([
  'Total station tripod   1.334,00',
  'Gesamt / Total',
  '24   Carton (10)   QB-77   GST-BC   4.50   108.00',
  'QB-77 Carton   24 pcs   VAT 20%   108.00',
  '10   QB-77   Karton 40 cm   24   MwSt. 19%   4,50   108,00',
])('%s is none', (text) => {
  expect(isTotal(text)).toBe(false);
});
