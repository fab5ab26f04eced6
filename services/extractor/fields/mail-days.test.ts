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
  ['Weds am pls', '2026-03-11', true],
  ['Thursday would be ideal.', '2026-03-12', true],
  ['Hi, can you send 20 hinges please. Thursday would be ideal.', '2026-03-12', true],
  ['For plot 12 Mill Park, before 8am Wednesday:', '2026-03-11', true],
  ['Could we get 48 bags to the depot on Friday? Ref 7719/W.', '2026-03-13', true],
  ['Hoi Jan, kun je vrijdag nog 300 rozen meenemen? Groetjes', '2026-03-13', true],
  ['Hola, para el sábado 10 cajas de cerveza.', '2026-03-14', true],
  ['for tomorrow morning before 9 pls:', '2026-03-10', true],
  ['Graag morgen voor 10 uur:', '2026-03-10', true],
  ['Wir brauchen 10 Kisten für übermorgen.', '2026-03-11', true],
  ['Necesitamos 10 cajas para pasado mañana.', '2026-03-11', true],
  ['Il nous faut 10 sacs pour demain matin.', '2026-03-10', true],
  ['Potrzebujemy 10 worków na jutro.', '2026-03-10', true],
  ['Für euch B-4226. Das muss am 6. April hier sein, der Kran ist gebucht.', '2026-04-06', true],
  ['Unsere Nummer ist PO-62485. Schön wäre, wenn alles bis zum 13. April da ist.', '2026-04-13', true],
  ['40 bags of sand please, first thing Friday if possible.', '2026-03-13', true],
  ['Graag 20 zakken cement, liefst donderdag.', '2026-03-12', true],
  ['Please send 12 hinges, on this Thursday pls.', '2026-03-12', true],
  ['Delivery tomorrow please.', '2026-03-10', false],
  ['Will call, picking up Tuesday.', '2026-03-10', false],
  ['PO TL-204, gewenst 26-11-2026', '2026-11-26', false],
  ['Rechnung bitte mit PO SK-19. Reicht bis 7. April.', '2026-04-07', true],
  ['The fair is on 14 April so we need them by 12 April.', '2026-04-12', true],
])('%s', (text, day, isGuess) => {
  expect(read(text)).toEqual([day, isGuess]);
});

test.each([
  'The last lot was delivered on Friday.',
  'Please confirm by Friday.',
  'We have 12 people on the site.',
  'We met Tom on Friday at the fair in Leeds.',
  'Here is what the 2 of us came up with after counting on Friday:',
  'Merci d’être passé mardi. Comme promis 12 sacs.',
  'We are closed on Friday.',
  'Am Freitag haben wir geschlossen.',
  'Guten Morgen, bitte 10 Kisten.',
  'Morgen zusammen, bitte 10 Kisten.',
  'Goede morgen, graag 10 dozen.',
  'Entregar por la mañana 10 cajas.',
  'We need 12 boxes every Friday.',
  'Please send 12 boxes, next Friday is a holiday.',
  'Can you send 12 boxes? Tuesday and Thursday we are closed.',
])('no day of delivery: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('a day of the week may be one of another week that is spoken of', () => {
  expect(read('Delivery Thursday', true)).toBeNull();
});

test('without the day of an e-mail there is none', () => {
  expect(readMailDay('Delivery Thursday', { order: 'DMY', source: 'document' })).toBeNull();
});
