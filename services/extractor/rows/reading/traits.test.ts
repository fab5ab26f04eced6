import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';
import { headsTrait } from './traits.ts';

function goodsIn(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return {
    goods: rows.map((row) => [
      row.quantity?.value ?? null,
      row.customerArticle?.value ?? null,
      row.description?.value ?? null,
    ]),
    doubts: doubts.map(({ code }) => code),
  };
}

test('traits name what is ordered where no column does', () => {
  expect(
    goodsIn(`
Item   Qty    Section   Size        Length       Grade
1       6     UB        203x133     5,400        S355
2      14     RHS       80x40x4     2,750        S235
`),
  ).toEqual({
    goods: [
      [6, null, 'UB 203x133 5,400 S355'],
      [14, null, 'RHS 80x40x4 2,750 S235'],
    ],
    doubts: [],
  });
});

test('in other languages, without numbers of lines', () => {
  expect(
    goodsIn(`
Menge    Profil     Länge (mm)    Werkstoff    Oberfläche
4        HEA 160    6000          S235JR       verzinkt
12       U 80       3200          S235JR       roh
`).goods,
  ).toEqual([
    [4, null, 'HEA 160 6000 S235JR verzinkt'],
    [12, null, 'U 80 3200 S235JR roh'],
  ]);
  expect(
    goodsIn(`
Ilość    Kształt    Wymiary      Gatunek
3        pręt       fi 20        C45
8        blacha     3x1000       DC01
`).goods,
  ).toEqual([
    [3, null, 'pręt fi 20 C45'],
    [8, null, 'blacha 3x1000 DC01'],
  ]);
});

test('traits beside a description belong to none, and what stands below a number names it', () => {
  expect(
    goodsIn(`
Item   Qty    Description        Length    Colour
1       6     Curtain rail       2400      white
2       9     Curtain hook       30        brown
`).goods,
  ).toEqual([
    [6, null, 'Curtain rail'],
    [9, null, 'Curtain hook'],
  ]);
  expect(
    goodsIn(`
Article no    Length    Colour    Qty    Price
CR-2400       2400      white     6      11.20
   Curtain rail
CR-2600       2600      brown     9      12.40
   Curtain rail, heavy
`).goods,
  ).toEqual([
    [6, 'CR-2400', 'Curtain rail'],
    [9, 'CR-2600', 'Curtain rail, heavy'],
  ]);
});

test('what heads a trait', () => {
  expect(
    ['Shape', 'Length (mm)', 'Grade / finish', 'Épaisseur', 'Weight', 'Remarks', 'Length of stay', ''].map(
      headsTrait,
    ),
  ).toEqual([true, true, true, true, false, false, false, false]);
});

test('sizes that alone tell rows apart stand behind the name of each', () => {
  expect(
    goodsIn(`
Code      Item                Colour     Size    Qty
ST-10     Apron with bib      red        M         6
ST-10     Apron with bib      red        XL       10
ST-31     Cap with flaps      red        L         4
`).goods.map(([quantity, , name]) => [quantity, name]),
  ).toEqual([
    [6, 'Apron with bib M'],
    [10, 'Apron with bib XL'],
    [4, 'Cap with flaps L'],
  ]);
});

test('one number in several colours has these for a name', () => {
  expect(
    goodsIn(`
Style    Colour    Qty    Price
PS-1     navy       29    12.00
PS-1     grey       14    12.00
PS-7     red         3    14.00
`).goods,
  ).toEqual([
    [29, 'PS-1', 'navy'],
    [14, 'PS-1', 'grey'],
    [3, 'PS-7', 'red'],
  ]);
});
