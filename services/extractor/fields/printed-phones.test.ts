import { expect, test } from 'vitest';
import { phoneAlone } from './printed-phones.ts';

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
