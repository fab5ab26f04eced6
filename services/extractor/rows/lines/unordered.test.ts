import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

function read(text: string) {
  const sheets = plainSheets(text);
  const { rows, doubts } = readRows(readTables(sheets), sheets, context);
  return [rows.map((row) => row.description?.value), doubts.map(({ code, path }) => [code, path])];
}

test('of a price list the lines with a quantity are ordered', () => {
  expect(
    read(`
Item code   Description   Price   Qty   Amount
A-100       Hose          1.00          0.00
A-200       Bolt          2.00    10    20.00
A-300       Nut           0.50          0.00
A-400       Washer        0.10          0.00
`),
  ).toEqual([['Bolt'], []]);
});

test('without totals somebody looks at it', () => {
  expect(
    read(`
Item code   Description   Price   Qty
A-100       Hose          1.00
A-200       Bolt          2.00    10
A-300       Nut           0.50
A-400       Washer        0.10
`),
  ).toEqual([['Bolt'], [['quantity_missing', 'items']]]);
});

test('a quantity that is missing on few lines is missing', () => {
  expect(
    read(`
Item code   Description   Price   Qty   Amount
A-100       Hose          1.00
A-200       Bolt          2.00    10    20.00
A-300       Nut           0.50    10     5.00
`),
  ).toEqual([['Hose', 'Bolt', 'Nut'], [['quantity_missing', 'items[0].quantity']]]);
});

const form = (title: string, numbers: readonly string[]) => `
${title}

Art. no.    Article                 Pack            Qty
${numbers
  .map(
    (number, at) =>
      `${number.padEnd(12)}${`Flour type ${String.fromCharCode(65 + at)}`.padEnd(24)}${'25 kg bag'.padEnd(16)}${at % 3 === 1 ? '' : at + 2}`,
  )
  .join('\n')}
            Cake boxes 28 cm        100 pcs         1
`;
const rising = ['1010', '1025', '1040', '1055', '1070', '1085', '1100', '1115'];
const ordered = ['A', 'C', 'D', 'F', 'G'].map((letter) => `Flour type ${letter}`);

test.each([
  ['its title says it', 'Bestellschein', [...rising].reverse()],
  ['the numbers of a list rise', 'Muster Mills', rising],
])(
  'of a form that was filled in, the lines with a quantity and those that were added: %s',
  (_, title, numbers) => {
    expect(read(form(title, numbers))).toEqual([
      [...ordered, 'Cake boxes 28 cm'],
      [['quantity_missing', 'items']],
    ]);
  },
);

test('other lists miss quantities, and the size of a pack is none', () => {
  const [names, doubts] = read(form('Muster Mills', [...rising].reverse()));
  expect(names).toHaveLength(9);
  expect(doubts).toEqual([
    ['quantity_missing', 'items[1].quantity'],
    ['quantity_missing', 'items[4].quantity'],
    ['quantity_missing', 'items[7].quantity'],
  ]);
});
