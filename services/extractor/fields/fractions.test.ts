import { expect, test } from 'vitest';
import { withoutFractions } from './fractions.ts';

test.each([
  'Restlaufzeit bei Lieferung mindestens 2/3 der Haltbarkeit',
  'Shelf life on delivery: min. 2/3 of the total',
  'Bij levering minimaal 3/4 van de houdbaarheid',
  'À la livraison au moins 1/2 de la durée',
  'En la entrega al menos 2/3 de la vida útil',
  'Alla consegna almeno 2/3 della durata',
  'Na entrega pelo menos 2/3 da validade',
  'Przy dostawie co najmniej 2/3 terminu',
  'Ved levering mindst 2/3 af holdbarheden',
])('the least share of something is no day: %s', (text) => {
  expect(withoutFractions(text)).not.toMatch(/\d\/\d/);
});

test.each([
  'Lieferung bis 2/3 an Tor 4',
  'Deliver by 2/3',
  'Livraison le 2/3 au dépôt',
  'Mindestmenge 2/3/2026',
])('a day stays: %s', (text) => {
  expect(withoutFractions(text)).toBe(text);
});
