import { expect, test } from 'vitest';
import { phoneAlone, readPhone } from './phone.ts';

test.each([
  ['Ann Lee (06 5550 8812)', '06 5550 8812'],
  ['Tel. (020) 555 0188', '(020) 555 0188'],
  ['+44 (0)20 7946 0188', '+44 (0)20 7946 0188'],
  ['Order 17/02/2026', null],
  ['Goods in 06.30-11.15', null],
  ['Annahme 06.30-11.15 / 12.45-15.30 Uhr', null],
  ['Tax exempt 008-0000123456-01', null],
  ['+91-9876543210-12', '+91-9876543210-12'],
  ['04.72.55.01.20', '04.72.55.01.20'],
  ['Tel:(+54 2920)55-5118/5121 - Fax (+54', '(+54 2920)55-5118'],
  ['2920)55-5130', null],
])('%s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

test('a text that is a telephone number alone', () => {
  expect(
    ['01924 555 018', '859-555-0147', '+44 113 555 0118', '12 555 018 771', '01924 555 018 Ann'].map(
      phoneAlone,
    ),
  ).toEqual(['01924 555 018', '859-555-0147', '+44 113 555 0118', null, null]);
});
