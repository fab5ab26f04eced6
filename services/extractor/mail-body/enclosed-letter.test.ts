import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { enclosedLetter } from './enclosed-letter.ts';

const letter = 'Hello,\n\nplease send:\n\n48 boxes gloves\n30 rolls of tape\n\nAnna Weber\nMuster Farm Shop';

test('an order in a forwarded letter is written by whom its head names', () => {
  const file = plainFile(
    `From: Anna Weber <anna@musterfarm.example>\nDate: 2027-04-02\nSubject: our order\n\n${letter}`,
  );
  const found = enclosedLetter(draftOf(file).rows, [file]);
  expect(found?.sender).toEqual({ name: 'Anna Weber', address: 'anna@musterfarm.example' });
  expect([found?.sentOn, found?.subject]).toEqual(['2027-04-02', 'our order']);
  expect(found?.bodies[0]?.pages[0]?.words[0]?.text).toBe('Hello,');
});

test.each([
  ['a text without a head', letter],
  ['a letter that only names where it is from', `From: Muster Farm Shop\n\n${letter}`],
])('%s is no forwarded letter', (_, text) => {
  const file = plainFile(text);
  expect(enclosedLetter(draftOf(file).rows, [file])).toBe(null);
});

test('rows of another file are not in it', () => {
  const file = plainFile(`From: Anna Weber <anna@musterfarm.example>\n\n${letter}`);
  expect(enclosedLetter(draftOf(file).rows, [])).toBe(null);
});
