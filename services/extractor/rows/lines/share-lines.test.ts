import { expect, test } from 'vitest';
import { context, type Printed, plainSheets, printedSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const cells = (y: number, ...texts: string[]): Printed[] =>
  texts.map((text, at) => [[40, 100, 330, 400, 470][at]!, y, text] as const);
const heading = cells(100, 'Item', 'Description', 'Quantity', 'Price', 'Amount');

async function descriptionsIn(...texts: Printed[]) {
  const sheets = await printedSheets([...heading, ...texts]);
  return readRows(readTables(sheets), sheets, context).rows.map((row) => row.description?.value);
}

test('texts that go on below stay with their rows, however near the next one is', async () => {
  expect(
    await descriptionsIn(
      ...cells(120, 'A-100', 'Screw M8 x 40', '300', '1.00', '300.00'),
      [100, 132.5, 'zinc plated, DIN 933'],
      ...cells(143, 'A-200', 'Washer M8', '200', '0.50', '100.00'),
      [100, 155.5, 'red'],
    ),
  ).toEqual(['Screw M8 x 40 zinc plated, DIN 933', 'Washer M8 red']);
});

test('cells that stand on the last line of their texts', async () => {
  expect(
    await descriptionsIn(
      [100, 120, 'Screw M8 x 40,'],
      ...cells(131, 'A-100', 'zinc plated', '300', '1.00', '300.00'),
      [100, 150, 'Washer M8,'],
      ...cells(161, 'A-200', 'red', '200', '0.50', '100.00'),
    ),
  ).toEqual(['Screw M8 x 40, zinc plated', 'Washer M8, red']);
});

const rule = (y: number) => (document: Parameters<NonNullable<Parameters<typeof printedSheets>[1]>>[0]) =>
  document.moveTo(40, y).lineTo(520, y).stroke();

test('what stands in the box of a row belongs to it, above its numbers and below', async () => {
  const sheets = await printedSheets(
    [
      ...heading,
      [100, 120, 'Mixing bowl,'],
      ...cells(130, 'A-100', 'five litres,', '24', '9.80', '235.20'),
      [100, 140, 'with a base'],
      [100, 156, 'Digital thermometer'],
      ...cells(166, 'A-200', 'to 300 degrees', '10', '17.00', '170.00'),
      [100, 176, 'with certificate'],
    ],
    (document) => {
      for (const y of [115, 153, 189]) rule(y)(document);
    },
  );
  expect(readRows(readTables(sheets), sheets, context).rows.map((row) => row.description?.value)).toEqual([
    'Mixing bowl, five litres, with a base',
    'Digital thermometer to 300 degrees with certificate',
  ]);
});

test('remarks in a row under a line stay with it, however near the next one is', async () => {
  expect(
    await descriptionsIn(
      ...cells(120, 'A-100', 'Ball bearing', '40', '9.80', '392.00'),
      [100, 132, 'Delivery date: 18.05.2026'],
      [100, 144, 'Drawing 4471-B'],
      ...cells(156, 'A-200', 'Drive belt', '25', '14.20', '355.00'),
      [100, 168, 'Delivery date: 25.05.2026'],
    ),
  ).toEqual(['Ball bearing', 'Drive belt']);
});

test('by which offer all is ordered is no text of the first row', () => {
  const sheets = plainSheets(`
Item code   Description                     Quantity   Unit price   Amount
            According to your quote Q-512
A-100       Hose                            2          3.00         6.00
A-200       Nut                             1          1.00         1.00
`);
  const { rows } = readRows(readTables(sheets), sheets, context);
  expect(rows.map(({ description }) => description?.value)).toEqual(['Hose', 'Nut']);
});

test('a heading further over the first row than its text goes on below is none of its text', async () => {
  expect(
    await descriptionsIn(
      [100, 118, 'Milling'],
      ...cells(136, 'A-100', 'Steel ball 30', '300', '1.00', '300.00'),
      [100, 147, 'mm, 25 kg sack'],
      ...cells(166, 'A-200', 'Washer M8', '200', '0.50', '100.00'),
    ),
  ).toEqual(['Steel ball 30 mm, 25 kg sack', 'Washer M8']);
});

test('in a ruled row the name beside its day stands over numbers at labels', async () => {
  const row = (y: number, name: string, numbers: string, ...amounts: string[]): Printed[] => [
    [40, y, name],
    [330, y, 'Expected on 20.05.2026'],
    [40, y + 16, numbers],
    ...amounts.map((text, at) => [[330, 400, 470][at]!, y + 16, text] as const),
  ];
  const rowsIn = async (ruled: readonly number[]) => {
    const sheets = await printedSheets(
      [
        [40, 100, 'Description'],
        ...cells(100, 'Item', 'Description', 'Quantity', 'Price', 'Amount').slice(2),
        ...row(120, 'Valve DN 50, brass', 'Cod:V-50 Vs.Cod:8817', '300', '1.00', '300.00'),
        ...row(158, 'Hose, rubber', 'Cod:H-20', '200', '0.50', '100.00'),
      ],
      (document) => {
        for (const y of ruled) rule(y)(document);
      },
    );
    const { rows } = readRows(readTables(sheets), sheets, context);
    return rows.map((row) =>
      [row.description, row.customerArticle, row.supplierArticle].map((one) => one?.value),
    );
  };
  expect(await rowsIn([114, 152, 190])).toEqual([
    ['Valve DN 50, brass', 'V-50', '8817'],
    ['Hose, rubber', 'H-20', undefined],
  ]);
  expect((await rowsIn([]))[0]?.[0]).not.toBe('Valve DN 50, brass Hose, rubber');
});
