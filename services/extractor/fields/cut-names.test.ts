import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head: Printed[] = [
  [400, 40, 'Order 4711-22'],
  ...stack(40, 40, 'Nordwind Pumps Inc.', '18 Harbor Street', 'Macon, GA 31206'),
];
const shipTo = async (x: number, ...lines: string[]) => {
  const draft = draftOf(
    await printedFile([...head, [x, 120, 'Ship To:'], ...stack(x, 133, ...lines), ...table]),
  );
  return draft.shipTo.company?.value;
};

test.each([
  ['Nordwind Regional Hardware', 'Centre', 'Nordwind Regional Hardware Centre'],
  ['Nordwind - Regional Distribution', 'Centre East', 'Nordwind - Regional Distribution Centre East'],
  ['Nordwind Garage des travaux', 'publics', 'Nordwind Garage des travaux publics'],
])('a name that the last column of the page wrapped: %s', async (name, end, whole) => {
  expect(await shipTo(380, name, end, '90 Mill Road', 'Perry, GA 31069')).toBe(whole);
});

test.each([
  ['Nordwind', 'Annex'],
  ['Nordwind', 'annexe'],
  ['Nordwind Regional Hardware', 'Purchasing'],
  ['Nordwind Regional Hardware', 'Site Office'],
])('what had room behind the name, or is a part of the house, ends it: %s, %s', async (name, next) => {
  expect(await shipTo(380, name, next, '90 Mill Road', 'Perry, GA 31069')).toBe(name);
});

test.each([
  ['Gesellschaft Nordwind', 'für Wasserbau', 'Gesellschaft Nordwind für Wasserbau'],
  ['Escuela Técnica Nordwind', 'y Profesional', 'Escuela Técnica Nordwind y Profesional'],
])('a line that no name begins with goes on with the one above: %s', async (name, end, whole) => {
  expect(await shipTo(280, name, end, 'Mill Road 4', '28199 Bremen')).toBe(whole);
});

test('a word before a street on its line is no end of the name over it', async () => {
  expect(await shipTo(380, 'Nordwind Regional Hardware', 'Mairie - 1 place Verte', 'Perry, GA 31069')).toBe(
    'Nordwind Regional Hardware',
  );
});
