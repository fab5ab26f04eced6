import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { amidAmounts, phoneAlone } from './printed-phones.ts';

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
