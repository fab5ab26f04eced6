import { expect, test } from 'vitest';
import { withoutOrderedBefore } from './ordered-before.ts';

const list = '20 washers 8 mm\n4 bolts M8\n';

test.each(['We had ordered:', 'Bestellt hatten wir:', 'We hadden besteld:', 'Vi havde bestilt:'])(
  'the lines below "%s" are of an order that is made',
  (said) => {
    expect(withoutOrderedBefore(`${said}\n\n${list}\nPlease send 6 more.\n`)).toBe(
      `${said}\n\nPlease send 6 more.\n`,
    );
  },
);

test.each([
  `Please send:\n\n${list}`,
  `We had ordered them last week. Now please:\n\n${list}`,
  'We had ordered 20 washers.\n',
])('what is asked for stays: %s', (text) => {
  expect(withoutOrderedBefore(text)).toBe(text);
});
