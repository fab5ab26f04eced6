import { expect, test } from 'vitest';
import { chosenFrom } from '../choose.ts';
import { emptyParty } from '../draft.ts';
import { isConfirmed, isConfirmedButInitial } from './confirmed-mail.ts';

const place = { file: 'order.pdf', page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
const chosen = (value: string) => chosenFrom({ ...place, text: value, value, score: 0.9, because: '' });

test.each([
  ['m.langkau@nordwind-foerdertechnik.example', 'Frau Langkau', 'Nordwind Fördertechnik GmbH', false],
  ['langkau@nordwind-foerdertechnik.example', 'Frau Langkau', 'Nordwind Fördertechnik GmbH', true],
  ['mk.langkau@nordwind-foerdertechnik.example', 'Frau Langkau', 'Nordwind Fördertechnik GmbH', false],
  ['jo@wrenandmuster.example', 'Jo Berger', 'Wren & Muster Candle Works', true],
  ['jo@wrenorrnuster.example', 'Jo Berger', 'Wren & Muster Candle Works', false],
  ['t.voegele@nordwind.example', 'Torsten Vögele', 'Nordwind GmbH', true],
  ['t.vogele@nordwind.example', 'Torsten Vögele', 'Nordwind GmbH', true],
  ['t.voegeie@nordwind.example', 'Torsten Vögele', 'Nordwind GmbH', false],
  ['yard@nordwind.example', 'Ann Lee', 'Nordwind Boats', true],
  ['financien@nordwind.example', 'Ann Lee', 'Gemeente Nordwind', true],
  ['finanoien@nordwind.example', 'Ann Lee', 'Gemeente Nordwind', false],
  ['contact@nordwind-plomberie.example', 'Ann Lee', 'SARL Nordwind & Fils', false],
  ['mill@nordwind.example', 'Ann Lee', 'Nordwind Ltd', false],
  ['church@nordwind.example', 'Ann Churck', 'Nordwind Ltd', false],
  ['info@nordwind-bau.example', 'Ann Lee', 'Nordwind Bad GmbH', false],
  ['office@nordwind-bremen.example', 'Ann Lee', 'Nordwind Boats', true],
  ['office@nordwind-brernen.example', 'Ann Lee', 'Nordwind Boats', false],
])('%s of %s at %s', (email, person, company, is) => {
  expect(isConfirmed(buyerOf(email, person, company))).toBe(is);
});

test.each([
  ['m.langkau@nordwind.example', 'Frau Langkau', 'Bearbeitet von Frau Langkau', true],
  ['m.langkau@nordwind.example', 'Frau Langkau', 'Ihr Ansprechpartner: Marie Langkau', true],
  ['m.langkau@nordwind.example', 'Frau Langkau', 'gez. Anna Langkau', false],
  ['m.langkau@nordwind.example', 'Frau Langkau', 'gez. A. Langkau', false],
  ['mk.langkau@nordwind.example', 'Frau Langkau', '', false],
  ['m.langkau@suedwind.example', 'Frau Langkau', '', false],
])('%s of %s, where the page says "%s", but for the initial', (email, person, line, is) => {
  const buyer = buyerOf(email, person, 'Nordwind GmbH');
  expect(isConfirmedButInitial(buyer, [line.split(' ')])).toBe(is);
});

function buyerOf(email: string, person: string, company: string) {
  return {
    ...emptyParty,
    email: chosen(email),
    contactPerson: chosen(person),
    company: chosen(company),
    city: chosen('Bremen'),
  };
}

test('a house that is called otherwise than its firm confirms its mailbox', () => {
  const buyer = buyerOf('kitchen@trattoriamuster.example', 'Ann Lee', 'Nordwind Group LLC');
  expect(isConfirmed(buyer)).toBe(false);
  expect(isConfirmed(buyer, ['Trattoria Muster', 'Purchase Order'])).toBe(true);
  expect(isConfirmed(buyer, ['Trattoria Munster'])).toBe(false);
});

test('a trade in the domain that the page prints confirms its mailbox', () => {
  const buyer = buyerOf('contact@nordwind-plomberie.example', 'Ann Lee', 'SARL Nordwind & Fils');
  expect(isConfirmed(buyer, ['Plomberie - Chauffage - Sanitaire'])).toBe(true);
  expect(isConfirmed(buyer, ['Plombarie - Chauffage - Sanitaire'])).toBe(false);
});
