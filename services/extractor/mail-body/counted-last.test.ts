import { expect, test } from 'vitest';
import { wordsOf } from './body.fixture.ts';
import { countedLast, tidy } from './counted-last.ts';

const told = (text: string) =>
  countedLast(wordsOf(text)).map(({ quantity, description }) =>
    [quantity, description].map((words) => words.map((word) => word.text).join(' ')).join(' | '),
  );

test.each([
  ['And washers 8 mm, 40.', '40 | washers 8 mm'],
  ['Außerdem Unterlegscheiben 8 mm, 40', '40 | Unterlegscheiben 8 mm'],
  ['oh, y también arandelas 8 mm, 40!', '40 | arandelas 8 mm'],
])('a thing and behind a comma how many: %s', (text, item) => {
  expect(told(text)).toEqual([item]);
});

test.each([
  ['several things', 'Washers, bolts, 40.'],
  ['a day', 'Deliver to us on, 14.'],
  ['a number that is none of pieces', 'Washers 8 mm, 40125.'],
  ['no thing', 'And 40.'],
  ['a sentence', 'Washers of the kind that we had the last time, 40.'],
])('%s is none: %s', (_, text) => {
  expect(told(text)).toEqual([]);
});

test("a thing ends without the sentence's marks", () => {
  expect(tidy(wordsOf('washers 8 mm.')).map((word) => word.text)).toEqual(['washers', '8', 'mm']);
});
