import { expect, test } from 'vitest';
import { isSameStreet } from './same-street.ts';

test.each([
  ['Musterstr. 1', 'Musterstraße 1'],
  ['5 Mill Rd', '5 Mill Road'],
  ['18 Harbour Blvd.', '18 Harbour Boulevard'],
  ['Av. da Praia 4', 'Avenida da Praia 4'],
  ['C/ Mayor 3', 'C/ MAYOR 3'],
])('one street: %s, %s', (one, other) => {
  expect([isSameStreet(one, other), isSameStreet(other, one)]).toEqual([true, true]);
});

test.each([
  ['Musterstr. 1', 'Musterstraße 11'],
  ['5 Mill Rd', '5 Mull Road'],
  ['5 Mill Road', '5 Mill Road North'],
  ['Am Bach 3', 'Am Bachufer 3'],
  ['Via Po 4', 'Via Paolo 4'],
  ['12 Oak Road', '12 Oakfield Road'],
])('two streets: %s, %s', (one, other) => {
  expect(isSameStreet(one, other)).toBe(false);
});
