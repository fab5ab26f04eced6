import { expect, test } from 'vitest';
import { readBic, readIban } from './bank-account.ts';
import { isOfOurHouse, isOurAddress, readEmails } from './email.ts';
import { readPhone } from './phone.ts';
import { vatIdChecks } from './vat-check.ts';
import { readVatId } from './vat-id.ts';

test.each([
  ['IBAN: DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', 'DE89370400440532013000'],
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['PL61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ['DK50 0040 0440 1162 43', 'DK5000400440116243'],
  ['DE89 3704 0044 0532 0130 01', null],
  ['PO 12345678901234567890', null],
])('%s holds the IBAN %s', (text, iban) => {
  expect(readIban(text)).toBe(iban);
});

test('a BIC', () => {
  expect(readBic('COBADEFFXXX')).toBe('COBADEFFXXX');
  expect(readBic('BIC: ABNANL2A')).toBe('ABNANL2A');
  expect(readBic('Order 4711')).toBeNull();
});

test.each([
  ['ATU13585627', true],
  ['BE0403199702', true],
  ['CHE116281710', true],
  ['DE136695976', true],
  ['DK13585628', true],
  ['FI20774740', true],
  ['FR40303265045', true],
  ['GB980780684', true],
  ['IT00743110157', true],
  ['LU15027442', true],
  ['NL004495445B01', true],
  ['NO974760673MVA', true],
  ['PL8567346215', true],
  ['PT501964843', true],
  ['SE556188840401', true],
  ['DE136695975', false],
  ['PL8567346216', false],
  ['CY10259033P', null],
])('the check digits of %s: %s', (vatId, right) => {
  expect(vatIdChecks(vatId)).toBe(right);
});

test('a VAT number with spaces and dots', () => {
  expect(readVatId('Btw-nr. NL 0044.95.445.B01')).toBe('NL004495445B01');
  expect(readVatId('KvK 09071422 BTW NL 0038.12.774.B.01 IBAN NL20 RABO 0312 4455 66')).toBe(
    'NL003812774B01',
  );
  expect(readVatId('USt-Id. DE 126 118 402, IBAN DE21 4625 1630 0000 0412 11')).toBe('DE126118402');
  expect(readVatId('IBAN DE21 4625 1630 0000 0412 11')).toBeNull();
  expect(readVatId('IBAN PL27 1140 2004 0000 3002 0135 5387')).toBeNull();
  expect(readVatId('DE21462516300000041211')).toBeNull();
  expect(readVatId('CHE-116.281.710 MWST')).toBe('CHE116281710');
});

test('spaces that OCR puts into an e-mail address', () => {
  expect(readEmails('E-mail: einkauf @firma.example, Tel')).toEqual(['einkauf@firma.example']);
  expect(readEmails('inkoop@firma .example')).toEqual(['inkoop@firma.example']);
  expect(readEmails('Write to a@b.example. Thanks')).toEqual(['a@b.example']);
  expect(readEmails('VAT@20.0 % of 100')).toEqual([]);
  expect(readEmails('orders@nordwind,example')).toEqual(['orders@nordwind.example']);
  expect(readEmails('a@b.example,c@d.example')).toEqual(['a@b.example', 'c@d.example']);
});

test('an address is ours by its domain, at a provider of mail only as a whole', () => {
  const ours = (email: string, supplier: string | null) => isOurAddress(email, supplier);
  expect([ours('anna@OURS.example', 'orders@ours.example'), ours('anna@ours.example', null)]).toEqual([
    true,
    false,
  ]);
  expect([
    ours('jansen@gmail.com', 'orders@gmail.com'),
    ours('Orders@Gmail.com', 'orders@gmail.com'),
  ]).toEqual([false, true]);
});

test.each([
  ['Tel. +44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
  ['Tel.: 089 / 12 34 56-78', '089 / 12 34 56-78'],
  ['T +31 (0)20 123 45 67', '+31 (0)20 123 45 67'],
  ['Tél. 01 23 45 67 89', '01 23 45 67 89'],
  ['Tlf. 12 34 56 78', '12 34 56 78'],
  ['tel. (22) 123-45-67 wew. 12', '(22) 123-45-67 wew. 12'],
  ['Telf. 91 123 45 67', '91 123 45 67'],
  ['Tel. 02 1234567', '02 1234567'],
  ['Tel. 213 456 789', '213 456 789'],
  ['01845 555 019 / 07700 900611', '01845 555 019'],
  ['Tel. +27 53 555 0177 / 555 0178', '+27 53 555 0177'],
  ['04711 / 555 0178', '04711 / 555 0178'],
  ['0421 555 120 / 121', '0421 555 120 / 121'],
  ['06221 / 55 51 20', '06221 / 55 51 20'],
  ['12-10-2026', null],
  ['GLN 4007229352459', null],
  ['ID solicitud: 0000253854', null],
])('%s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

test('long words of capitals and long lines are no trouble for the reader of VAT numbers', () => {
  const started = performance.now();
  expect(readVatId(`${'A'.repeat(50)}_`)).toBeNull();
  expect(readVatId('AB '.repeat(10_000))).toBeNull();
  expect(readVatId(`${'AB '.repeat(10_000)}DE 126 118 402`)).toBe('DE126118402');
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a part of our domain is our house; under a provider it is nobody we know', () => {
  expect(isOfOurHouse('web@shop.us.example', 'info@us.example')).toBe(true);
  expect(isOfOurHouse('web@bus.example', 'info@us.example')).toBe(false);
  expect(isOfOurHouse('kunde@us.gmail.com', 'muster@gmail.com')).toBe(false);
  expect(isOfOurHouse('muster@gmail.com', 'muster@gmail.com')).toBe(true);
  expect(isOfOurHouse('web@shop.us.example', null)).toBe(false);
});
