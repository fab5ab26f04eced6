import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head: Printed[] = [
  [228, 30, 'Purchase order'],
  ...stack(60, 40, 'Nordwind Works Ltd', '4 Mill Lane', 'Leeds LS1 4AB', 'Tel. 0113 555 0182'),
];
const readAt = async (y: number, ...texts: Printed[]) => {
  const { buyer, shipTo } = draftOf(
    await printedFile([
      ...head,
      [60, 150, 'No.: OC-0729'],
      [228, 150, 'Date: 08/10/2024'],
      [400, 150, 'Ship to: Harbor Depot 2'],
      ...texts.map(([x, line, text]): Printed => [x, y + line, text]),
      ...table,
      [60, 600, 'Prepared by: Ann Lee'],
    ]),
  );
  return [buyer.contactPerson?.value, buyer.phone?.value, shipTo.contactPerson?.value ?? null];
};

test.each([
  ['Supplier', 'Attn', 'Address', 'Tel.'],
  ['Lieferant', 'z. Hd.', 'Adresse', 'Tel.'],
  ['Leverancier', 'T.a.v.', 'Adres', 'Tel.'],
  ['Fournisseur', 'Contact', 'Adresse', 'Tél.'],
  ['Proveedor', 'Atención', 'Domicilio', 'Tel.'],
  ['Fornitore', 'Contatto', 'Indirizzo', 'Tel.'],
  ['Fornecedor', 'Contato', 'Endereço', 'Tel.'],
  ['Dostawca', 'Kontakt', 'Adres', 'Tel.'],
  ['Leverandør', 'Kontakt', 'Adresse', 'Tlf.'],
])('the contact of a supplier in a form of two columns: %s', async (supplier, attention, address, phone) => {
  expect(
    await readAt(
      174,
      [60, 0, `${supplier}: Muster Electric Ltd`],
      [400, 0, `${attention}: Sonia Hale`],
      [60, 16, `${address}: 1120 Harbor Street, York`],
      [400, 16, `${phone}: 01904 555 018`],
    ),
  ).toEqual(['Ann Lee', '0113 555 0182', null]);
});

test('a column of its own at the right keeps its contact', async () => {
  const texts: Printed[] = [
    [60, 0, 'Supplier: Muster Electric Ltd'],
    [400, 0, '12 Harbor Street'],
    [60, 12, 'Address: 1120 Mill Street, York'],
    [400, 12, 'Attn: Sonia Hale'],
    [400, 24, 'Hull HU1 2AB'],
  ];
  const [, , person] = await readAt(163, ...texts);
  expect(person).toBe('Sonia Hale');
});
