import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../../sample.fixture.ts';

const x = [40, 200, 330, 400, 480];
const line = (y: number, ...cells: (string | null)[]): Printed[] =>
  cells.flatMap((cell, at): Printed[] => (cell === null ? [] : [[x[at]!, y, cell]]));
const items = async (...rows: Printed[][]) =>
  draftOf(
    await printedFile([
      ...line(300, 'Part', 'Supplier SKU', 'Quantity', 'Unit price', 'Total'),
      ...rows.flat(),
    ]),
  ).rows.map(({ description, supplierArticle }) => [supplierArticle?.value, description?.value]);

test('a word in the column of the numbers, beside no name, is what is ordered', async () => {
  const found = await items(
    line(316, 'Resistor 10k', 'RC0603-10K', '4000', '0.01', '40.00'),
    line(332, 'Capacitor 10 uF', 'GRM21B-106', '200', '0.05', '10.00'),
    line(348, null, 'Courier', '1', '18.50', '18.50'),
  );
  expect(found.at(-1)).toEqual([undefined, 'Courier']);
});

test('beside a name a word is a number, and so is one in capitals', async () => {
  const found = await items(
    line(316, 'Resistor 10k', 'Ohmega', '4000', '0.01', '40.00'),
    line(332, null, 'GLOVE-XL', '200', '0.05', '10.00'),
  );
  expect(found[0]).toEqual(['Ohmega', 'Resistor 10k']);
  expect(found[1]?.[0]).toBe('GLOVE-XL');
});
