import { expect, test } from 'vitest';
import { countsPeople, withoutCountedPeople } from './counted-people.ts';

test.each([
  'the party went from 40 to 60 guests',
  'die Hochzeit hat jetzt 190 Gäste',
  'de bruiloft gaat van 140 naar 190 gasten',
  'le mariage passe de 140 à 190 invités',
  'brylluppet er vokset fra 140 til 190 gæster',
])('only counts people: %s', (text) => expect(countsPeople(text)).toBe(true));

test.each([
  'if we are more than 60 people',
  '2 per 60 guests',
  'for 60 people',
  '20 plates and 60 guests',
  'no guests',
])('bounds or counts more: %s', (text) => expect(countsPeople(text)).toBe(false));

test('a clause of its own goes', () => {
  expect(withoutCountedPeople('Add 6 tubs of mayonnaise, we are 60 people now, thanks')).toBe(
    'Add 6 tubs of mayonnaise, thanks',
  );
});
