import { expect, test } from 'vitest';
import { type Printed, printedSheets } from '../sample.fixture.ts';
import { findDateBoxes } from './date-boxes.ts';

const daysIn = async (...texts: Printed[]) =>
  findDateBoxes(await printedSheets(texts)).map(({ value }) => value);
const strip = (y: number, ...texts: string[]): Printed[] =>
  texts.map((text, at) => [400 + 50 * at, y, text] as const);

test.each([
  [['Dia', 'Mes', 'Año'], ['19', '02', '2026'], '2026-02-19'],
  [['Année', 'Mois', 'Jour'], ['2026', '2', '19'], '2026-02-19'],
  [['Tag', 'Monat', 'Jahr'], ['19', '02', '26'], '2026-02-19'],
])('the day of the paper in boxes: %s', async (titles, numbers, day) => {
  expect(await daysIn(...strip(60, ...titles), ...strip(72, ...numbers))).toEqual([day]);
});

test('no day: of a delivery, two of them, numbers that are none, nothing under the titles', async () => {
  const titles = ['Dia', 'Mes', 'Año'];
  const [head, numbers] = [strip(60, ...titles), strip(72, '19', '02', '2026')];
  expect(await daysIn([400, 46, 'Fecha de entrega'], ...head, ...numbers)).toEqual([]);
  expect(
    await daysIn(...head, ...numbers, ...strip(120, ...titles), ...strip(132, '3', '04', '2026')),
  ).toEqual([]);
  expect(await daysIn(...head, ...strip(72, '31', '02', '2026'))).toEqual([]);
  expect(await daysIn(...head, ...strip(140, '19', '02', '2026'))).toEqual([]);
});
