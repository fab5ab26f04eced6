import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const order = (name: Printed, mail: string): Printed[] => [
  name,
  [400, 60, 'Purchase Order 4711-22'],
  [40, 780, '18 Harbor Street, Macon, GA 31206', 8],
  [40, 792, mail, 8],
];
const buyerOf = async (...texts: Printed[]) => {
  const { company, city } = draftOf(await printedFile([...texts, ...table])).buyer;
  return [company?.value ?? null, city?.value ?? null];
};

test('an address at the foot has the name at the top that its domain has', async () => {
  const texts = order([200, 110, 'Nordwind Crown Studio', 16], 'po@nordwindcrown.example');
  expect(await buyerOf(...texts)).toEqual(['Nordwind Crown Studio', 'Macon']);
});

test.each<[string, Printed, string]>([
  ['another domain', [200, 110, 'Nordwind Crown Studio', 16], 'po@muster.example'],
  ['a name low on the page', [200, 300, 'Nordwind Crown Studio', 16], 'po@nordwindcrown.example'],
])('with %s it has none', async (_, name, mail) => {
  expect((await buyerOf(...order(name, mail)))[0]).toBeNull();
});

test('where a house of that domain stands with its address, no other takes its name', async () => {
  const texts = order([200, 40, 'Nordwind Crown Studio', 16], 'po@nordwindcrown.example');
  const billTo = stack(40, 160, 'Bill To', 'Nordwind Crown Inc.', '5 Mill Road', 'Reno, NV 89501');
  expect((await buyerOf(...texts, ...billTo))[0]).toBe('Nordwind Crown Inc.');
});

test('an address at the head has the name of the firm beside it, which its cell wrapped', async () => {
  const texts: Printed[] = [
    [40, 40, 'Nordwind General Contractors,', 16],
    [40, 59, 'LLC', 16],
    [330, 44, '18 Harbor Street'],
    [330, 56, 'Macon, GA 31206'],
    [40, 100, 'Purchase Order Number: 4711-22'],
    ...stack(
      40,
      130,
      'To:',
      'Beispiel Trading LLC',
      '7 Dock Lane',
      'Reno, NV 89501',
      'sales@beispiel.example',
    ),
  ];
  expect(await buyerOf(...texts)).toEqual(['Nordwind General Contractors, LLC', 'Macon']);
});
