import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { amidAmounts, behindCurrencies, phoneAlone } from './printed-phones.ts';

test.each([
  ['Office 478-555-0161', '478-555-0161'],
  ['Office 478-555-0161 CMC1240551', '478-555-0161'],
  ['Tel 0113 496 0161 | Mill Road 4', '0113 496 0161'],
  ['Fax 478-555-0161', null],
  ['Part 478-555-0161', null],
])(
  'a telephone number with a word or two before it, and the licence of the trade behind: %s',
  (text, phone) => {
    expect(phoneAlone(text)).toBe(phone);
  },
);

test('digits in groups among amounts are no telephone', () => {
  const amid = (text: string) =>
    plainSheets(text)
      .flatMap(amidAmounts)
      .map((segment) => segment.text);
  expect(amid('01-00-03-51-00     404030100     26.139,20')).toContain('01-00-03-51-00');
  expect(amid('Phone     01-00-03-51-00     Fax')).toEqual([]);
});

test('digits in groups behind a currency are no telephone', () => {
  const behind = (text: string) =>
    plainSheets(text)
      .flatMap(behindCurrencies)
      .map((segment) => segment.text);
  expect(behind('SUB TOTAL     IDR     134.676.500')).toEqual(['134.676.500']);
  expect(behind('Ann Lee     Tel     134.676.500')).toEqual([]);
  expect(behind('Total in EUR     134.676.500')).toEqual([]);
});
