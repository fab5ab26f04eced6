import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { readTables } from '../read-tables.ts';
import { sumsAcrossAt } from './sums-across.ts';

const table = `
Article    Description          Quantity    Price     Amount
A-1001     Hose 3/4"                  12     2.50      30.00
A-1002     Clamp                       4     5.00      20.00
`;

const at = (strip: string) => sumsAcrossAt(plainSheets(table + strip)[0]!, 0);

test.each([
  ['known words', 'Subtotal     Freight      VAT        Total\n   50.00       10.00    10.50        70.50'],
  ['a rate among the labels', 'Subtotal     VAT 21 %     Total\n50.00        10.50        60.50'],
  [
    'labels at the left of cells, amounts at their right',
    'Total IPI             Total ICMS            Frete+Seguro\n             0,00                  0,00                  12,00',
  ],
  ['amounts that make the last one', 'Lorem       Ipsum       Dolor\n50.00       10.50       60.50'],
])('labels over sums: %s', (_, strip) => {
  expect(at(strip)).toBe(3);
});

test.each([
  ['a row under a heading of its own', 'Lorem      Ipsum       Dolor\n3          7           21'],
  ['a label alone', 'Total\n50.00'],
  [
    'more labels than amounts',
    'Total IPI     Total ICMS     Frete\n          0,00                      12,00',
  ],
  ['texts beside the amounts', 'Subtotal     VAT        Total\nHose         10.50      70.50'],
])('%s is none', (_, strip) => {
  expect(at(strip)).toBe(plainSheets(table + strip)[0]!.lines.length);
});

test('no row is made of them, and they part no columns', () => {
  const [only] = readTables(
    plainSheets(`${table}
      Subtotal           Freight           VAT       Total
         50.00             10.00         10.50       70.50`),
  );
  expect(only!.rows.map(({ anchors }) => anchors[0]!.line.words[0]!.text)).toEqual(['A-1001', 'A-1002']);
});

test('their labels head no table', () => {
  expect(
    readTables(
      plainSheets(`${table}
Goods          Freight        VAT 21 %       Total
50.00          28.00          16.38          94.38`),
    ).map(({ rows }) => rows.length),
  ).toEqual([2]);
});

test('what is said of the order beside its sum', () => {
  expect(
    readTables(
      plainSheets(`${table}
Items      Cond. pagamento      Frete      Total do pedido
2          30 dias              CIF        R$ 50,00`),
    ).map(({ rows }) => rows.length),
  ).toEqual([2]);
});
