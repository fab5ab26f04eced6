import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { readWeekday } from './weekday-alone.ts';

/** A Monday. */
const sent = '2026-03-09';
const read = (text: string) => {
  const found = readWeekday(text, dateWords, sent);
  return found && [found.from, found.to];
};

test.each([
  ['Friday', '2026-03-13', '2026-03-13'],
  ['by Friday please', null, '2026-03-13'],
  ['senest fredag.', null, '2026-03-13'],
  ['bis Donnerstag', null, '2026-03-12'],
  ['dinsdag voor 10u', '2026-03-10', '2026-03-10'],
  ['voor woensdag 12.00 uur', null, '2026-03-11'],
  ['el viernes', '2026-03-13', '2026-03-13'],
  ['até sexta-feira.', null, '2026-03-13'],
  ['Sunday', '2026-03-15', '2026-03-15'],
])('%s comes next after a Monday', (text, from, to) => {
  expect(read(text)).toEqual([from, to]);
});

test.each([
  'next Friday',
  'Monday',
  'our site',
  '13 March',
  'Friday 20 March, at the new hall',
  'miércoles 25 de marzo',
  'Freitag 20.3., vormittags',
])('%s is no day that anybody can tell', (text) => {
  expect(read(text)).toBeNull();
});
