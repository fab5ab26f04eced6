import { expect, test } from 'vitest';
import { plainSheets } from '../sample.fixture.ts';
import { listFrom } from './value-lists.ts';

/** The list from the first label of the text and the value beside it. */
function listIn(text: string) {
  const [sheet] = plainSheets(text);
  const [label, value] = sheet!.lines[0]!.segments;
  return listFrom(sheet!, label!, value!).map((entry) => [
    entry.label.text,
    ...entry.values.map((part) => part.text),
  ]);
}

test('labels on the left, values on the right, which go on without a label', () => {
  expect(
    listIn('Customer      Nordwind GmbH\n              Hafenallee 7\nPhone         0421 555 0188'),
  ).toEqual([
    ['Customer', 'Nordwind GmbH', 'Hafenallee 7'],
    ['Phone', '0421 555 0188'],
  ]);
});

test('other columns may stand beside', () => {
  expect(
    listIn(
      'Customer      Nordwind GmbH       Order    4711\nPhone         0421 555 0188       Date     12 May',
    ),
  ).toEqual([
    ['Customer', 'Nordwind GmbH'],
    ['Phone', '0421 555 0188'],
  ]);
});

test('a text that reaches under the values ends it', () => {
  expect(
    listIn('Customer      Nordwind GmbH\nPhone         0421 5550\nAll goods are to be sent at once'),
  ).toEqual([
    ['Customer', 'Nordwind GmbH'],
    ['Phone', '0421 5550'],
  ]);
});

test('one entry is no list', () => {
  expect(listIn('Customer      Nordwind GmbH\n              Hafenallee 7')).toEqual([]);
});
