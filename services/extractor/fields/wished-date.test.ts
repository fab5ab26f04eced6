import { expect, test } from 'vitest';
import { readWishedDate } from './wished-date.ts';

const rule = { order: 'DMY', source: 'document' } as const;

test.each([
  ['bitte liefern Sie uns bis 14.8.2026 an unsere Werkstatt:', '2026-08-14'],
  ['Graag ontvangen wij deze goederen uiterlijk vrijdag 14 augustus 2026 bij ons.', '2026-08-14'],
  ['Please deliver 3 boxes by 12 May 2026 to our usual address and confirm the order.', '2026-05-12'],
  ['We need the goods by Friday 17 April 2026 at the address above.', '2026-04-17'],
  ['Rogamos nos suministren el siguiente material antes del 13 de marzo de 2026.', '2026-03-13'],
])('%s', (text, day) => {
  expect(readWishedDate(text, rule)?.to).toBe(day);
});

test.each([
  'Please confirm the delivery of the goods by 17 April 2026',
  'We need the goods. The fair opens on 17 April 2026',
  'The invoice is to be supplied to us by 17 April 2026',
  'Delivery by 17 April 2026',
  'For late delivery of the goods a penalty of one-tenth (1/10) of the percent is due',
])('no wish for goods by a day: %s', (text) => {
  expect(readWishedDate(text, { ...rule, sentOn: '2026-03-09' })).toBeNull();
});

test.each([
  ['nous souhaitons commander 50 vannes pour une livraison avant le 15 juin.', '2026-06-15'],
  ['we need the 50 valves delivered by 15 June, thank you', '2026-06-15'],
  ['we are out of valves and need them by Friday, please', '2026-05-08'],
  ['wir benötigen die Ventile dringend bis 12. Juni', '2026-06-12'],
])('a day without a year comes next after that of the e-mail: %s', (text, day) => {
  expect(readWishedDate(text, { ...rule, sentOn: '2026-05-04' })?.to).toBe(day);
  expect(readWishedDate(text, rule)).toBeNull();
});

test('the number behind a day of the week tells which it is', () => {
  const rule = { order: 'DMY', source: 'document', sentOn: '2026-09-03' } as const;
  expect(readWishedDate('Wir brauchen die Ware bis Freitag, den 18. September, danke', rule)?.to).toBe(
    '2026-09-18',
  );
  expect(readWishedDate('We need the goods here by Friday 18th of that month', rule)).toBeNull();
});
