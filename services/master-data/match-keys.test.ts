import { expect, test } from 'vitest';
import { domainKey, numberKey, phoneKey, postalKey, vatCountry, vatKey } from './match-keys.ts';

test.each([
  ['NL 0012.345.67 B01', '001234567B01'],
  ['NL001234567B01', '001234567B01'],
  ['001234567B01', '001234567B01'],
  ['DE 136 695 976', '136695976'],
  ['BE 0403.019.261', '0403019261'],
  ['ATU12345678', 'U12345678'],
  ['CHE-116.281.710 MWST', '116281710MWST'],
  ['DE', null],
  ['', null],
  [null, null],
])('VAT id %j has the key %j', (vatId, key) => expect(vatKey(vatId)).toBe(key));

test('a VAT id names its country when it has a prefix', () => {
  expect(vatCountry('de 136695976')).toBe('DE');
  expect(vatCountry('136695976')).toBeNull();
});

test.each([
  ['inkoop@jansen-bakkerij.nl', 'jansen-bakkerij.nl'],
  ['https://www.Jansen.NL/contact', 'jansen.nl'],
  ['www.jansen.nl', 'jansen.nl'],
  ['jansen.bakker@gmail.com', null],
  ['not an address', null],
  [null, null],
])('%j has the domain %j', (text, key) => expect(domainKey(text)).toBe(key));

test.each([
  ['1011 AB', '1011AB'],
  ['NL-1011 ab', '1011AB'],
  ['D-10115', '10115'],
  ['SW1A 1AA', 'SW1A1AA'],
  ['-', null],
])('postal code %j has the key %j', (code, key) => expect(postalKey(code)).toBe(key));

test.each([
  ['+31 (0)20 123 45 67', '01234567'],
  ['020-1234567', '01234567'],
  ['112', null],
])('phone number %j has the key %j', (phone, key) => expect(phoneKey(phone)).toBe(key));

test.each([
  ['AB-100.200', 'AB100200'],
  ['ab 100200', 'AB100200'],
  ['0004711', '4711'],
  ['000', '0'],
  ['--', null],
])('number %j has the key %j', (number, key) => expect(numberKey(number)).toBe(key));
