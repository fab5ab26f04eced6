import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const draft = async (...texts: Printed[]) => draftOf(await printedFile([...texts, ...table]));
const buyers = stack(340, 90, 'Muster Library System', '610 Jackson Street', 'Vidalia GA 30474');
const sellers = stack(100, 90, 'Beispiel Books', '1200 Depot Avenue', 'Momence IL 60954');

test('labels in the middle of their cells, half of the address above', async () => {
  const { buyer, shipTo } = await draft([40, 102, 'Vendor'], ...sellers, [280, 102, 'Ship to'], ...buyers);
  expect([buyer.company?.value, buyer.city?.value]).toEqual(['Muster Library System', 'Vidalia']);
  expect(shipTo?.company?.value).toBe('Muster Library System');
});

test('parts of an address, each on a line of its own', async () => {
  const { buyer } = await draft(
    [40, 90, 'Vendor'],
    ...sellers,
    [280, 114, 'Ship to'],
    ...stack(340, 84, 'Muster Library System', '610 Jackson Street', 'Vidalia', 'GA', 'USA', '30474'),
  );
  expect([buyer.company?.value, buyer.street?.value, buyer.city?.value, buyer.postalCode?.value]).toEqual([
    'Muster Library System',
    '610 Jackson Street',
    'Vidalia',
    '30474',
  ]);
});

test('a label beside the last line of another address has its own under it', async () => {
  const { shipTo } = await draft(
    ...stack(100, 60, 'Beispiel Books', '1200 Depot Avenue', 'Momence IL 60954'),
    [40, 84, 'Ship to'],
    ...stack(40, 96, 'Muster Library System', '610 Jackson Street', 'Vidalia GA 30474'),
  );
  expect(shipTo?.company?.value).toBe('Muster Library System');
});

test('a label of two centred lines over its value in a strip', async () => {
  const { buyer } = await draft(
    [40, 60, 'Muster Library System, 610 Jackson Street, Vidalia GA 30474'],
    [100, 120, 'Affaire suivie'],
    [125, 130, 'par'],
    [240, 125, 'Mode de règlement'],
    [100, 150, 'Élodie Gaudin'],
    [240, 150, 'LCR 45 jours'],
  );
  expect(buyer.contactPerson?.value).toBe('Élodie Gaudin');
});
