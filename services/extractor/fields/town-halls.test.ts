import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const read = async (name: string, office: string, [street, town]: readonly [string, string]) => {
  const texts: Printed[] = [
    [430, 40, 'Purchase Order 4711-22'],
    [40, 40, name, 15],
    [40, 120, 'Bill To'],
    ...stack(40, 133, office, street, town),
    [300, 120, 'Ship To'],
    ...stack(300, 133, 'Street Section', '90 Technology Parkway', town),
  ];
  const { buyer } = draftOf(await printedFile([...texts, ...table]));
  return [buyer.company?.value, buyer.street?.value];
};

test.each([
  ['City of Musterton, Iowa', 'Finance Department', ['18 Clay Street', 'Musterton, IA 50613']],
  ['Town of Musterton', 'Accounts Payable', ['18 Clay Street', 'Musterton, IA 50613']],
  ['Gemeinde Musterhausen', 'Buchhaltung', ['Hafenallee 18', '28195 Musterhausen']],
  ['Commune de Musterville', 'Service Achats', ['18 rue du Port', '38000 Musterville']],
] as const)('a town at the head buys by an office of its own: %s', async (name, office, place) => {
  expect(await read(name, office, place)).toEqual([name, place[0]]);
});

test('a town at the head of a paper that goes elsewhere does not', async () => {
  const [, street] = await read('City of Musterton', 'Finance Department', [
    '18 Clay Street',
    'Otherville, IA 50613',
  ]);
  expect(street).not.toBe('18 Clay Street');
});
