import { expect, test } from 'vitest';
import { withTakenLines } from './taken-lines.ts';

const offer =
  'We offer:\n\nPos. 1   LED panel   2 ea    0.48 USD\nPos. 2   Drill 18 V   4 ea   0.73 USD\nPos. 3   Cable 5G2.5   250 m   2.88 USD\n\nIngrid';
const list = '- 2 ea LED panel\n- 250 m Cable 5G2.5';

test.each([
  'Yes please, go ahead with pos 1 and 3.',
  'Ja bitte, Pos. 1 und 3 so liefern, den Rest vorerst nicht.',
  'Akkoord. Lever maar regel 1 en 3.',
  'D’accord. Livrez les postes 1 et 3, le reste pas pour le moment.',
  'De acuerdo. Envíennos las posiciones 1 y 3.',
  'Sì, procedete con le pos. 1 e 3.',
  'Sim, avancem com as pos. 1 e 3.',
  'Tak, prosimy o poz. 1 i 3.',
  'Ja tak, kør bare med pos. 1 og 3.',
])('%s', (said) => {
  expect(withTakenLines(`Hi Ingrid,\n\n${said}\n\nPriya\n5 Main Street`, offer)).toBe(
    `Hi Ingrid,\n\n${said}\n\n${list}\n\nPriya\n5 Main Street`,
  );
});

test.each([
  ['a line that the offer has not', 'Yes please, pos. 1 and 7.'],
  ['all but some', 'Please send all except pos. 2.'],
  ['a question', 'Could you send pos. 2 next week?'],
  ['another quantity', 'Please change pos. 2 to 6 pieces.'],
  ['nothing wanted', 'Pos. 2 is too expensive.'],
])('%s is left as it is', (_, said) => {
  expect(withTakenLines(said, offer)).toBe(said);
});

test('without an offer nothing is taken', () => {
  expect(withTakenLines('Yes please, pos. 1 and 3.', '')).toBe('Yes please, pos. 1 and 3.');
});
