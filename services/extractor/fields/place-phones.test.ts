import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { phonesAtPlaceWords } from './place-phones.ts';

const phonesIn = (text: string) => phonesAtPlaceWords(plainSheets(text), new Set()).map(({ value }) => value);

test.each([
  ['Receiving: Luis, (616) 555-0144', '(616) 555-0144'],
  ['Stores: (807) 555-0134', '(807) 555-0134'],
  ['• Goods-in: Doris Reiser, +43 3172 555 455', '+43 3172 555 455'],
  ['Contacto armazém:     Sr. Abílio Prates – 918 555 273', '918 555 273'],
  ['Recepción de mercancía: Amparo\nFerri, 608 55 72 19', '608 55 72 19'],
  ['Réception : M. Lechevalier, 02 31 55 28 47', '02 31 55 28 47'],
  ['Ansprechpartner Wareneingang: Herr Eder, 0664 555 21 08', '0664 555 21 08'],
  ['Contactpersoon magazijn: Piet Bos 030 555 0177', '030 555 0177'],
  ['Referente magazzino: Denis Pavan, 347 555 55 61', '347 555 55 61'],
])('%j tells the number of the place', (text, phone) => {
  expect(phonesIn(text)).toEqual([phone]);
});

test.each([
  ['Delivery note no.: 0800 123 456'],
  ['Delivery date: 12.11.2026'],
  ['Delivery address: Weg 4, 28195 Bremen, 0421 555 120'],
  ['Ship to: 12345678'],
  ['Receiving fax: 0421 555 0139'],
  ['Accounts payable: Ann Lee, 0421 555 0139'],
  ['Buyer for store deliveries: Ann Lee, 0421 555 0139'],
  ['Please deliver to the yard and then: call Ann Lee who knows the way on 0421 555 0139'],
])('%j tells none', (text) => {
  expect(phonesIn(text)).toEqual([]);
});
