import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';

const linesOf = async (...texts: Printed[]) => {
  const [sheet] = await printedSheets(texts);
  return sheet!.lines.map(({ segments }) => segments.map(({ text }) => text));
};
const headings: readonly Printed[] = [
  [40, 100, 'Supplier no.'],
  [140, 100, 'Date of document'],
  [222, 100, 'Expected'],
];

test('two headings with a space between them are parted where the values under them begin', async () => {
  const values: readonly Printed[] = [
    [40, 114, 'K-9046'],
    [140, 114, '04/02/2026'],
    [222, 114, '25/02/2026'],
  ];
  const [first] = await linesOf(...headings, ...values);
  expect(first).toEqual(['Supplier no.', 'Date of document', 'Expected']);
});

test('a text over values that begin elsewhere stays whole', async () => {
  const [first] = await linesOf(
    ...headings,
    [40, 114, 'K-9046'],
    [140, 114, '04/02/2026'],
    [230, 114, '25/02/2026'],
  );
  expect(first).toEqual(['Supplier no.', 'Date of document Expected']);
});
