import { expect, test } from 'vitest';
import { firmAtEnd } from './firm-at-end.ts';

test.each([
  ['Please ship to our customer Muster Marine Ltd', 'Muster Marine Ltd'],
  ['bitte an die Firma Muster & Sohn GmbH', 'Muster & Sohn GmbH'],
  ['merci de livrer chez Muster et Fils SARL', 'Muster et Fils SARL'],
  ['graag leveren bij Van der Muster B.V.', 'Van der Muster B.V.'],
  ['3M Deutschland GmbH', '3M Deutschland GmbH'],
])('%s', (text, firm) => {
  expect(firmAtEnd(text)).toBe(firm);
});

test.each(['to our yard at the harbour', 'bitte an unser Lager', 'Muster GmbH in Hamburg am Hafen', 'GmbH'])(
  'no firm ends "%s"',
  (text) => {
    expect(firmAtEnd(text)).toBeNull();
  },
);
