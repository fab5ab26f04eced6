import { expect, test } from 'vitest';
import { extractOrder } from '../../extract-order.ts';
import { type Printed, printedFile, settings } from '../../sample.fixture.ts';

const form: Printed[] = [
  [50, 40, 'Harbour Joinery Ltd', 14],
  [50, 58, '14 Rope Walk'],
  [50, 70, 'Bristol BS1 4ZZ'],
  [350, 40, 'Purchase order', 18],
  [350, 58, 'Order no.: __________'],
  [350, 70, 'Date: __________'],
];
const headings: Printed[] = ['Line', 'Article', 'Description', 'Quantity', 'Unit', 'Price'].map(
  (text, at) => [50 + 80 * at, 220, text],
);
const numbers: Printed[] = [1, 2, 3, 4].map((number) => [50, 224 + 16 * number, String(number)]);
const letter: Printed[] = [
  [50, 150, 'Please send us:'],
  [50, 166, '20 boxes of screws'],
  [50, 182, '15 rolls of tape'],
];

const read = async (...texts: Printed[][]) => {
  const file = await printedFile(texts.flat());
  const { rows, doubts } = extractOrder({ files: [file], settings });
  return { quantities: rows.map(({ quantity }) => quantity?.value), codes: doubts.map(({ code }) => code) };
};

test('a form that nobody filled in has no lines and is no order', async () => {
  const { quantities, codes } = await read(form, headings, numbers);
  expect(quantities).toEqual([]);
  expect(codes).toEqual(expect.arrayContaining(['no_lines', 'not_an_order']));
});

test('a letter with a list and two words of headings below it still orders', async () => {
  const two: Printed[] = [
    [50, 320, 'Quantity'],
    [200, 320, 'Price'],
  ];
  expect((await read(form, letter, two)).quantities).toEqual([20, 15]);
});
