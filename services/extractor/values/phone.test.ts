import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['Ann Lee (06 5550 8812)', '06 5550 8812'],
  ['Tel. (020) 555 0188', '(020) 555 0188'],
  ['+44 (0)20 7946 0188', '+44 (0)20 7946 0188'],
  ['Order 17/02/2026', null],
])('%s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});
