import { expect, test } from 'vitest';
import {
  domainKey,
  gtinKey,
  looseNumberKey,
  misreadNumberKey,
  numberKey,
  phoneKey,
  postalKey,
  productKeys,
  registrationKey,
  vatCountry,
  vatKey,
  withoutLabel,
} from './match-keys.ts';

test.each([
  ['NL 0012.345.67 B01', '001234567B01'],
  ['NL001234567B01', '001234567B01'],
  ['001234567B01', '001234567B01'],
  ['DE 136 695 976', '136695976'],
  ['BE 0403.019.261', '0403019261'],
  ['ATU12345678', 'U12345678'],
  ['CHE-116.281.710 MWST', '116281710'],
  ['CHE-116.281.710', '116281710'],
  ['NO 923 609 016 MVA', '923609016'],
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
  ['https://www.linkedin.com/company/jansen', null],
  ['jansen.bakker@gmail.com', null],
  ['rossi@tiscali.it', null],
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

test.each([
  ['Art.-Nr. 4711', '4711'],
  ['Artikelnummer: SC-10', 'SC-10'],
  ['SKU: AB 12', 'AB 12'],
  ['Item No. 12', '12'],
  ['Nothing-7', 'Nothing-7'],
  ['4711', '4711'],
])('%j without its label is %j', (printed, number) => expect(withoutLabel(printed)).toBe(number));

test.each([
  ['SCH-0400', 'SCH 400'],
  ['sch 400', 'SCH 400'],
  ['0010.05', '10 5'],
  ['--', null],
])('number %j has the loose key %j', (number, key) => expect(looseNumberKey(number)).toBe(key));

test('letters that scanners take for digits are those digits', () => {
  expect(misreadNumberKey('SCH-O4OO')).toBe(misreadNumberKey('SCH-0400'));
  expect(misreadNumberKey('SCH-0401')).not.toBe(misreadNumberKey('SCH-0400'));
});

test.each([
  ['4006381333931', '04006381333931'],
  ['04006381333931', '04006381333931'],
  ['4006381-333931', '04006381333931'],
  ['036000291452', '00036000291452'],
  ['96385074', '00000096385074'],
  ['4006381333932', null],
  ['00000000', null],
  ['12345', null],
])('GTIN %j has the key %j', (number, key) => expect(gtinKey(number)).toBe(key));

test('a product is found by the trade number that stands in its remark', () => {
  const product = {
    item_number: 'A-1',
    language_code: 'en',
    created_at: '',
    description: 'Pen',
    remark: 'EAN 4006381333931',
  };
  expect(productKeys(product)).toContain('gtin:04006381333931');
});

test.each([
  ['HRB 012345', '12345'],
  ['Amtsgericht Köln, HRB 12345', '12345'],
  ['KvK 12', null],
])('register number %j has the key %j', (number, key) => expect(registrationKey(number)).toBe(key));
