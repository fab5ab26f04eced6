import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { withFormBuyer } from './form-buyer.ts';

/** Firm, person and number of a mail's text. */
function toldIn(text: string) {
  const file = plainFile(text);
  const { buyer, orderNumber } = withFormBuyer(draftOf(file), [file]);
  return [buyer.company?.value ?? null, buyer.contactPerson?.value ?? null, orderNumber?.value ?? null];
}

test.each([
  [
    'A new entry was submitted.\n\nName: Ann Lee\nBusiness name: Fern Farm Supplies\nEmail: ann@fern.example\nYour order reference: FF-0306\nProduct 1: Layers pellets 20kg\nQuantity 1: 40\n',
    ['Fern Farm Supplies', 'Ann Lee', 'FF-0306'],
  ],
  [
    'Firma: Gärtnerei Moos\nAnsprechpartner: Inga Moos\nE-Mail: inga@moos.example\nArtikel 1: Steckzwiebeln 10 kg\nMenge 1: 8\n',
    ['Gärtnerei Moos', 'Inga Moos', null],
  ],
  [
    'Numer zamówienia: ZK/26/288\nKontrahent: Stolarnia Dąb Sp. j.\nOsoba składająca: Anna Dąb\nTermin: 18.05.2026\n\nPłyta meblowa - 22 szt.\n',
    ['Stolarnia Dąb Sp. j.', 'Anna Dąb', 'ZK/26/288'],
  ],
])('who fills in a form buys: %s', (text, told) => {
  expect(toldIn(text)).toEqual(told);
});

test('one field in a letter is no form, and two firms are none', () => {
  expect(toldIn('Hello,\n\nBusiness: as usual\n\nplease send 12 hinges.\n')[0]).toBe(null);
  const two = 'Business name: Fern Supplies\nCompany: Moss Traders\nItem: oil\nQty: 4\nNotes: none\n';
  expect(toldIn(two)[0]).not.toBe('Fern Supplies');
});

/** Where a mail's text says that its firm is, and how it is reached. */
function reachedIn(text: string) {
  const file = plainFile(text);
  return placeOf(withFormBuyer(draftOf(file), [file]));
}

function placeOf({ buyer: { street, postalCode, city, phone } }: ReturnType<typeof draftOf>) {
  return [street, postalCode, city, phone].map((chosen) => chosen?.value ?? null);
}

test('who fills in a form says where his house is', () => {
  expect(
    reachedIn(
      'Company: Fern Farm Ltd\nName: Ann Lee\nPhone: 01632 555 084\nStreet: Wharf Road\nPostcode: TR26 1LF\nTown: Harbourtown\n\nArticle: oil\nQty: 4\n',
    ),
  ).toEqual(['Wharf Road', 'TR26 1LF', 'Harbourtown', '01632 555 084']);
});

test('of half a place none is taken', () => {
  const [, , city] = reachedIn(
    'Firma: Moos GmbH\nName: Inga Moos\nOrt: Musterstadt\nArtikel: Öl\nMenge: 4\n',
  );
  expect(city).toBe(null);
});

test.each([
  '--\nMuster Shop B.V.\nPhone: 020 555 0184\nStreet: Laan 3\nPostcode: 1012 AB\nCity: Amsterdam\n',
  'Delivery\nStreet: Wharf Road\nPostcode: TR26 1LF\nTown: Harbourtown\nPhone: 01632 555 084\n',
  'Delivery:\nStreet: Wharf Road\nPostcode: TR26 1LF\nTown: Harbourtown\nPhone: 01632 555 084\n',
  '\nStreet: Laan 3\nPostcode: 1012 AB\nCity: Amsterdam\nPhone: 020 555 0184\n',
])('what stands below the form is not of who fills it in: %s', (below) => {
  const file = plainFile(`Company: Fern Farm Ltd\nContact name: Ann Lee\nArticle: oil\nQty: 4\n${below}`);
  const draft = draftOf(file);
  expect(placeOf(withFormBuyer(draft, [file]))).toEqual(placeOf(draft));
});
