import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { touchingCells } from './touching-cells.ts';

const cellsOf = (text: string) => touchingCells(plainSheets(text)[0]!.lines[0]!).map((cell) => cell.text);

test('a quantity, a name and a price that a space parts', () => {
  expect(cellsOf('144 carton Papier A4 80 g à EUR 18,16 l’unité     2 615,04')).toEqual([
    '144 carton',
    'Papier A4 80 g',
    'à EUR 18,16 l’unité',
    '2 615,04',
  ]);
  expect(cellsOf('Filter cartridge, 5 micron   12,5')).toEqual(['Filter cartridge, 5 micron', '12,5']);
});

test('the rows of a letter, with the number of the article in brackets below', () => {
  const sheets = plainSheets(`
144 carton Papier A4 80 g            à EUR 18,16 l’unité    2615,04
           (réf. F93228)
  8 pcs    Perceuse sans fil         à EUR 2,54 l’unité       20,32
           (réf. A73772)
  1 pcs    Équerre inox              à EUR 3,33 l’unité        3,33
           (réf. F78081)
`);
  const { rows } = readRows(readTables(sheets), sheets, { ...context, decimal: ',', localeDecimal: ',' });
  expect(
    rows.map(({ quantity, customerArticle, price, description }) => [
      quantity?.value,
      customerArticle?.value,
      price?.value,
      description?.value,
    ]),
  ).toEqual([
    [144, 'F93228', 18.16, 'Papier A4 80 g'],
    [8, 'A73772', 2.54, 'Perceuse sans fil'],
    [1, 'F78081', 3.33, 'Équerre inox'],
  ]);
});
