import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const buyerOf = (under: string) =>
  draftOf(
    plainFile(
      `Purchase order\n\nMuster Ltd\n14 Mill Road\nLeeds LS10 1AB\n${under}\nDate: 17 April 2026\n\nItem  Part    Description  Qty  Price  Total\n1     A-100   Screw          2   10.00  20.00\n`,
    ),
  ).buyer.company?.value;

test.each([
  'Order no: 4418',
  'Purchase order no: 4418',
  'Pedido nº: 2026/418',
  'Bestellung Nr.: 4418',
  'Ordine n.: 4418',
  'Order nr.: 4418',
  'Ordre nr.: 4418',
  'Encomenda n.º: 4418',
  'Zamówienie nr: 4418',
])('the number of the order right under an address makes it no supplier: %s', (under) => {
  expect(buyerOf(under)).toBe('Muster Ltd');
});

test('the number that the buyer has for a supplier does', () => {
  expect(buyerOf('Vendor No.: 1003884\nOrder no: 4418')).toBeUndefined();
});

test.each(['Supplier ID 60331', 'Lieferant Nr. 60331'])(
  'the number that the buyer has for a supplier does, without a colon: %s',
  (under) => {
    expect(buyerOf(`${under}\nOrder no: 4418`)).toBeUndefined();
  },
);
