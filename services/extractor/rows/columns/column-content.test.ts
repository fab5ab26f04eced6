import { expect, test } from 'vitest';
import { rolesByContent } from './column-content.ts';

/** The roles of columns of which no heading says anything; `columns` are their values. */
const rolesOf = (columns: readonly (readonly string[])[]) =>
  rolesByContent(
    columns.map(() => null),
    columns.map((values) => [...values]),
  );

test('numbers that count, codes, names, whole numbers, units and amounts', () => {
  expect(
    rolesOf([
      ['10', '20'],
      ['A-100', 'A-200'],
      ['Hose, black', 'Bolt M8 x 40'],
      ['12,00', '100,00'],
      ['pcs', 'kg'],
      ['2,50', '0,10'],
      ['30,00', '10,00'],
    ]),
  ).toEqual(['position', 'article', 'description', 'quantity', 'unit', 'price', 'lineTotal']);
});

test('of two columns of text the one that says more is the description', () => {
  expect(
    rolesOf([
      ['Material', 'Material'],
      ['Hose, black', 'Bolt M8'],
      ['1', '7'],
    ]),
  ).toEqual([null, 'description', 'quantity']);
});

test('what is ordered is never less than what is delivered', () => {
  expect(
    rolesOf([
      ['Hose, black', 'Bolt M8'],
      ['0', '10'],
      ['12', '40'],
      ['12', '30'],
    ]),
  ).toEqual(['description', null, 'quantity', null]);
});

test('numbers of equal length before the name are those of the things', () => {
  expect(
    rolesOf([
      ['7398.95', '3946.61'],
      ['Hose, black', 'Bolt M8'],
      ['12', '40'],
      ['1.10', '2.20'],
    ]),
  ).toEqual(['article', 'description', 'quantity', 'price']);
});

test('days, and numbers with their unit', () => {
  expect(
    rolesOf([
      ['Hose, black', 'Bolt M8'],
      ['12 March 2026', '2 May 2026'],
      ['3 pcs', '20 m'],
    ]),
  ).toEqual(['description', 'deliveryDate', 'quantity']);
});

test('a role that a heading gave stays', () => {
  expect(
    rolesByContent(
      ['ignored', null],
      [
        ['Hose', 'Bolt'],
        ['1', '9'],
      ],
    ),
  ).toEqual(['ignored', 'quantity']);
});
