import { expect, test } from 'vitest';
import { readMailDay } from './mail-days.ts';

/** A Monday. */
const rule = { order: 'DMY', source: 'document', sentOn: '2026-03-09' } as const;
const read = (text: string, tellsWeek = false) => {
  const found = readMailDay(text, { ...rule, tellsWeek });
  return found && [found.value.to, found.isGuess];
};

test.each([
  ['Our order 60014. Delivery 22 April.', '2026-04-22', false],
  ['Delivery Thursday if possible.', '2026-03-12', false],
  ['Deliver to us on Thursday as always, goods entrance.', '2026-03-12', false],
  ['Lieferung am 10.04. frei Baustelle', '2026-04-10', false],
  ['Commande 882-B, livraison le 16 avril.', '2026-04-16', false],
  ['Rekvisition 6610, levering 28. april.', '2026-04-28', false],
  ['für Samstag bitte:', '2026-03-14', true],
  ['Could you bring 6 kg of coffee with you on Friday? Thanks', '2026-03-13', true],
  ['il me faudrait 36 bouteilles pour vendredi', '2026-03-13', true],
])('%s', (text, day, isGuess) => {
  expect(read(text)).toEqual([day, isGuess]);
});

test.each([
  'The last lot was delivered on Friday.',
  'Please confirm by Friday.',
  'We have 12 people on the site.',
  'We met Tom on Friday at the fair in Leeds.',
])('no day of delivery: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('a day of the week may be one of another week that is spoken of', () => {
  expect(read('Delivery Thursday', true)).toBeNull();
});

test('without the day of an e-mail there is none', () => {
  expect(readMailDay('Delivery Thursday', { order: 'DMY', source: 'document' })).toBeNull();
});
