import { expect, test } from 'vitest';
import { plainSheets, settings } from '../sample.fixture.ts';
import { looksLikePerson } from '../values/company.ts';
import { namedByMail } from './mailboxes.ts';

const namedIn = (text: string) =>
  namedByMail(
    plainSheets(text),
    new Set(),
    (name) => (looksLikePerson(name) ? name : null),
    settings.supplier,
  ).map(({ value }) => value);

test.each([
  ['behind a label', 'Contact: Ann Lee <orders@nordwind.example>'],
  ['alone', 'Ann Lee <orders@nordwind.example>'],
  ['in round brackets', 'Questions: Ann Lee (orders@nordwind.example)'],
  ['in quotes, with the kind of the address', '"Ann Lee" <mailto:orders@nordwind.example>'],
])('who is named before a mailbox in brackets, %s', (_, text) => {
  expect(namedIn(text)).toEqual(['Ann Lee']);
});

test('a name that is none of the given ones, whose mailbox says that it is one', () => {
  expect(namedIn('Contact: Orbelio Brambilla <o.brambilla@nordwind.example>')).toEqual(['Orbelio Brambilla']);
  expect(namedIn('Contact: Nordwind Pumpen <orders@nordwind.example>')).toEqual([]);
});

test.each([
  ['our own mailbox', 'Ann Lee <orders@example.test>'],
  ['something else in brackets', 'Ann Lee <direct> orders@nordwind.example'],
  ['a firm', 'Nordwind GmbH <orders@nordwind.example>'],
])('%s names nobody', (_, text) => {
  expect(namedIn(text)).toEqual([]);
});
