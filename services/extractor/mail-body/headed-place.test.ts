import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { withHeadedPlace } from './headed-place.ts';

function placeIn(text: string, ourStreet: string | null = null) {
  const { street, postalCode, city } = withHeadedPlace(draftOf(plainFile(text)), ourStreet).shipTo;
  return [street, postalCode, city].map((chosen) => chosen?.value ?? null);
}

test.each([
  [
    'Ordre 8841 - Butik Muster, Frederiksgade 40, 8000 Aarhus C\n10 ks. havremælk\n4 ks. bønner\n',
    ['Frederiksgade 40', '8000', 'Aarhus C'],
  ],
  [
    'Bestellung 8841 - Filiale Nord, Mühlweg 4, 88400 Biberach\n10 Karton Tee\n4 Karton Zucker\n',
    ['Mühlweg 4', '88400', 'Biberach'],
  ],
])('behind the number of the order stands where its goods go: %s', (text, place) => {
  expect(placeIn(text)).toEqual(place);
});

test.each([
  'Order 8841 - Shop Leeds\n10 boxes tea\n4 boxes sugar\n',
  'Order 8841 - Shop Leeds, Leeds LS1 4AB\n10 boxes tea\n4 boxes sugar\n',
])('a name behind it is no place: %s', (text) => {
  expect(placeIn(text)[0]).toBe(null);
});

test.each([
  'Bestelling 8841 - Voorbeeld Handel B.V., Laan 3, 1012 AB Amsterdam\n10 x handschoenen\n4 x maskers\n',
  'Bestellung 8841 - Voorbeeld Handel, Laan 3, 1012 AB Amsterdam\n10 x Handschuhe\n4 x Masken\n',
])('whom the order is written to is no place of delivery: %s', (text) => {
  expect(placeIn(text, 'Laan 3')[0]).toBe(null);
});
