import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { readDelivery } from './delivery.ts';
import { readMonthOrSpan } from './months-and-spans.ts';

const read = (text: string) => {
  const found = readMonthOrSpan(text, dateWords, '2026-03-02');
  return found && [found.from, found.to];
};

test.each([
  ['June 2026', '2026-06-01', '2026-06-30'],
  ['in June', '2026-06-01', '2026-06-30'],
  ['early June', '2026-06-01', '2026-06-10'],
  ['mid-June', '2026-06-11', '2026-06-20'],
  ['end of February 2028', '2028-02-21', '2028-02-29'],
  ['by the end of June', null, '2026-06-30'],
  ['from mid June 2026', '2026-06-11', null],
  ['March', '2026-03-01', '2026-03-31'],
  ['within 10 days', null, '2026-03-12'],
  ['in 3 weeks', null, '2026-03-23'],
  ['Anfang Juni', '2026-06-01', '2026-06-10'],
  ['im Juni 2026', '2026-06-01', '2026-06-30'],
  ['bis Mitte Juni', null, '2026-06-20'],
  ['innerhalb von 10 Tagen', null, '2026-03-12'],
  ['medio juni', '2026-06-11', '2026-06-20'],
  ['begin juni 2026', '2026-06-01', '2026-06-10'],
  ['binnen 2 weken', null, '2026-03-16'],
  ['mi-juin', '2026-06-11', '2026-06-20'],
  ['début juin 2026', '2026-06-01', '2026-06-10'],
  ['dans un délai de 10 jours', null, '2026-03-12'],
  ['sous 2 semaines', null, '2026-03-16'],
  ['a mediados de junio de 2026', '2026-06-11', '2026-06-20'],
  ['a finales de junio', '2026-06-21', '2026-06-30'],
  ['en un plazo de 10 días', null, '2026-03-12'],
  ['metà giugno', '2026-06-11', '2026-06-20'],
  ['entro fine giugno 2026', null, '2026-06-30'],
  ['entro 10 giorni', null, '2026-03-12'],
  ['em meados de junho de 2026', '2026-06-11', '2026-06-20'],
  ['no final de junho', '2026-06-21', '2026-06-30'],
  ['no prazo de 10 dias', null, '2026-03-12'],
  ['w połowie czerwca', '2026-06-11', '2026-06-20'],
  ['koniec czerwca 2026', '2026-06-21', '2026-06-30'],
  ['w ciągu 10 dni', null, '2026-03-12'],
  ['medio juni 2026', '2026-06-11', '2026-06-20'],
  ['i slutningen af juni', '2026-06-21', '2026-06-30'],
  ['inden for 10 dage', null, '2026-03-12'],
])('%s is from %s to %s', (text, from, to) => {
  expect(read(text)).toEqual([from, to]);
});

test.each([
  'by June',
  'June or July',
  'end of week',
  'end of November',
  'June 26',
  'mar',
  'within 10 working days',
  '3 weeks',
  'net 30 days',
  'within 10 days of acceptance',
  'Mills of June Street',
])('%s is left to a person', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ['between 17 and 21 March 2026', '2026-03-17', '2026-03-21'],
  ['zwischen 17. und 21. März 2026', '2026-03-17', '2026-03-21'],
  ['tussen 17 en 21 maart 2026', '2026-03-17', '2026-03-21'],
  ['entre le 17 et le 21 mars 2026', '2026-03-17', '2026-03-21'],
  ['entre el 17 y el 21 de marzo de 2026', '2026-03-17', '2026-03-21'],
  ['tra il 17 e il 21 marzo 2026', '2026-03-17', '2026-03-21'],
  ['entre 17 e 21 de março de 2026', '2026-03-17', '2026-03-21'],
  ['między 17 a 21 marca 2026', '2026-03-17', '2026-03-21'],
  ['mellem 17. og 21. marts 2026', '2026-03-17', '2026-03-21'],
  ['12 to 17 pallets', null, null],
])('days of one month: %s', (text, from, to) => {
  const found = readDelivery(text, 'DMY', dateWords, null);
  expect([found?.from ?? null, found?.to ?? null]).toEqual([from, to]);
});
