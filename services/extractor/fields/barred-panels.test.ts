import { expect, test } from 'vitest';
import { draftOf, type Printed, printedFile } from '../sample.fixture.ts';
import { stack, table } from './printed-order.fixture.ts';

const head = (city: string, vat: string): Printed[] => [
  [440, 40, 'Purchase order'],
  [440, 60, 'No. 4711-22'],
  ...stack(40, 40, 'Nordwind Hospital Ltd', vat, '18 Harbor Street', city),
];
const buyerOf = async (title: string, left: number, ...lines: Printed[]) => {
  const { buyer } = draftOf(
    await printedFile([
      ...head('Leeds LS1 4AB', 'VAT no. GB 123 4567 82'),
      [left, 120, title],
      ...lines,
      ...table,
    ]),
  );
  return [buyer.company?.value, buyer.vatId?.value, buyer.phone?.value];
};

test.each([
  ['SUPPLIER', 'Company', 'VAT no.', 'Address', 'City', 'Phone'],
  ['LIEFERANT', 'Firma', 'USt-IdNr.', 'Straße', 'Ort', 'Telefon'],
  ['LEVERANCIER', 'Bedrijf', 'BTW-nr.', 'Adres', 'Plaats', 'Telefoon'],
  ['FOURNISSEUR', 'Société', 'N° TVA', 'Adresse', 'Ville', 'Téléphone'],
  ['PROVEEDOR', 'Empresa', 'CIF', 'Dirección', 'Ciudad', 'Teléfono'],
  ['FORNITORE', 'Ragione sociale', 'P.IVA', 'Indirizzo', 'Città', 'Telefono'],
  ['FORNECEDOR', 'Razão social', 'CNPJ', 'Endereço', 'Cidade', 'Telefone'],
  ['DOSTAWCA', 'Firma', 'NIP', 'Adres', 'Miasto', 'Telefon'],
  ['LEVERANDØR', 'Firma', 'CVR-nr.', 'Adresse', 'By', 'Telefon'],
])('a panel of the supplier under a bar: %s', async (title, company, vat, address, city, phone) => {
  expect(
    await buyerOf(
      title,
      245,
      [40, 134, `${company}: Muster Works Ltd`],
      [420, 134, `${vat}: 987654321`],
      [40, 148, `${address}: 4 Mill Lane`],
      [260, 148, `${city}: York`],
      [420, 148, `${phone}: 01904 555 018`],
    ),
  ).toEqual(['Nordwind Hospital Ltd', 'GB123456782', undefined]);
});

test('what follows the panel on a line with other texts is none of its parts', async () => {
  const [company, vat, phone] = await buyerOf(
    'SUPPLIER',
    245,
    [40, 134, 'Company: Muster Works Ltd'],
    [420, 134, 'VAT no.: 987654321'],
    [40, 148, 'Address: 4 Mill Lane'],
    [260, 148, 'City: York'],
    [40, 162, 'Prepared by Ann Lee'],
    [260, 162, 'Phone: 0113 555 0182'],
  );
  expect([company, vat, phone]).toEqual(['Nordwind Hospital Ltd', 'GB123456782', '0113 555 0182']);
});
