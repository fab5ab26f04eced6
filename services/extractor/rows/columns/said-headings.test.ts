import { expect, test } from 'vitest';
import { context, plainSheets } from '../../sample.fixture.ts';
import { readRows } from '../read-rows.ts';
import { readTables } from '../read-tables.ts';

const rowsIn = (text: string) => {
  const sheets = plainSheets(text);
  return readRows(readTables(sheets), sheets, context).rows.map(({ description, quantity, price }) => [
    description?.value,
    quantity?.value,
    price?.value,
  ]);
};

test.each([
  ['Product', 'Price', 'Qty', 'Ordered:'],
  ['Produktname', 'Preis', 'Menge', 'Bestellt:'],
  ['Productnaam', 'Prijs', 'Aantal', 'Besteld:'],
  ['Produit', 'Prix', 'Quantité', 'Commandé:'],
  ['Producto', 'Precio', 'Cantidad', 'Cantidad:'],
  ['Prodotto', 'Prezzo', 'Quantità', 'Ordinato:'],
  ['Produto', 'Preço', 'Quantidade', 'Encomendado:'],
  ['Produkt', 'Cena', 'Ilość', 'Zamówiono:'],
  ['Produkt', 'Pris', 'Antal', 'Bestilt:'],
])('a cell that says again what its column holds: %s, %s, %s, %s', (product, price, quantity, said) => {
  expect(
    rowsIn(`
${product.padEnd(24)}${price.padEnd(12)}${quantity}

Valve brass             12.50       ${said} 8
Gasket ring              3.20       ${said} 36
`),
  ).toEqual([
    ['Valve brass', 8, 12.5],
    ['Gasket ring', 36, 3.2],
  ]);
});

test('a cell that says something else says no quantity', () => {
  const [row] = rowsIn(`
Product                 Price       Qty

Valve brass             12.50       Pack: 8
Gasket ring              3.20       36
`);
  expect(row?.[1] ?? null).not.toBe(8);
});
