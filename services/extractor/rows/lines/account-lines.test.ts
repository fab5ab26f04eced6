import { expect, test } from 'vitest';
import { isAccountLine } from './account-lines.ts';

test.each(['ACCT A1110-501-07-2000', 'Kostenstelle 4711', '100 1111 5110 410 0412'])(
  'an account of the buyer: %s',
  (text) => {
    expect(isAccountLine(text)).toBe(true);
  },
);

test.each([
  '0 12345 67890 5',
  '4 006381 333931',
  '978 3 16 148410 0',
  '100 x 200 x 300',
  'Account book A4, 96 pages',
])('what is said of goods: %s', (text) => {
  expect(isAccountLine(text)).toBe(false);
});
