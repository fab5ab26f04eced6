import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { readDelivery } from './delivery.ts';

const read = (text: string, after: string | null = null) => readDelivery(text, 'DMY', dateWords, after);

test.each([
  ['16.10.2026', '2026-10-16', '2026-10-16'],
  ['Fr., 16.10.26', '2026-10-16', '2026-10-16'],
  ['12.–16.10.2026', '2026-10-12', '2026-10-16'],
  ['12.10.-16.10.2026', '2026-10-12', '2026-10-16'],
  ['12. - 16. Oktober 2026', '2026-10-12', '2026-10-16'],
  ['28.12.–4.1.2027', '2026-12-28', '2027-01-04'],
  ['12 bis 16.10.2026', '2026-10-12', '2026-10-16'],
  ['12/10/2026 - 16/10/2026', '2026-10-12', '2026-10-16'],
  ['from 12 October 2026 to 16 October 2026', '2026-10-12', '2026-10-16'],
  ['zwischen 12.10.2026 und 16.10.2026', '2026-10-12', '2026-10-16'],
  ['vanaf de 12 oktober 2026 tot de 16 oktober 2026', '2026-10-12', '2026-10-16'],
  ['du 12/10/2026 au 16/10/2026', '2026-10-12', '2026-10-16'],
  ['od 12.10.2026 do 16.10.2026', '2026-10-12', '2026-10-16'],
  ['mellem 12.10.2026 og 16.10.2026', '2026-10-12', '2026-10-16'],
  ['bis spätestens 16.10.2026', null, '2026-10-16'],
  ['entro il 16/10/2026', null, '2026-10-16'],
  ['uiterlijk 16-10-2026', null, '2026-10-16'],
  ['vanaf 12-10-2026', '2026-10-12', null],
  ['a partir de 12/10/2026', '2026-10-12', null],
  ['KW 23/2026', '2026-06-01', '2026-06-05'],
  ['wk 23 2026', '2026-06-01', '2026-06-05'],
  ['S23/2026', '2026-06-01', '2026-06-05'],
  ['uge 23-2026', '2026-06-01', '2026-06-05'],
  ['tydz. 23/2026', '2026-06-01', '2026-06-05'],
  ['semaine n° 23/2026', '2026-06-01', '2026-06-05'],
  ['2026-W23', '2026-06-01', '2026-06-05'],
  ['semana 10 de 2026', '2026-03-02', '2026-03-06'],
  ['semana 10 del 2026', '2026-03-02', '2026-03-06'],
  ['sett. n. 24/2025', '2025-06-09', '2025-06-13'],
  ['settimana n. 24 2025', '2025-06-09', '2025-06-13'],
  ['week 10 of 2026', '2026-03-02', '2026-03-06'],
  ['week 10 van 2026', '2026-03-02', '2026-03-06'],
  ['23. KW 2026', '2026-06-01', '2026-06-05'],
  ['2026 KW 23', '2026-06-01', '2026-06-05'],
  ['KW 23-24/2026', '2026-06-01', '2026-06-12'],
])('%s is from %s to %s', (text, from, to) => {
  expect(read(text)).toMatchObject({ from, to, asap: false });
});

test('a week without year is the next one after the order', () => {
  expect(read('KW 23', '2026-03-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-05' });
  expect(read('KW 2', '2026-11-20')).toMatchObject({ from: '2027-01-11', to: '2027-01-15' });
  expect(read('KW 23')).toBeNull();
  expect(read('23. KW', '2026-03-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-05' });
  expect(read('23 KW', '2026-03-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-05' });
  expect(read('23. uge', '2026-03-01')).toMatchObject({ from: '2026-06-01', to: '2026-06-05' });
  expect(read('3 weeks', '2026-03-01')).toBeNull();
  expect(read('23. KW')).toBeNull();
});

test.each([
  'asap',
  'sofort',
  'z.s.m.',
  'omgående',
  'Pilne!',
  'dès que possible',
  'lo antes posible',
  'so schnell wie möglich',
])('%s is no day but as soon as possible', (text) => {
  expect(read(text)).toMatchObject({ from: null, to: null, asap: true, text });
});

test('no week 53 in a year of 52, no text without time', () => {
  expect(read('KW 53/2027')).toBeNull();
  expect(read('frei Haus')).toBeNull();
  expect(read('sektion 10 de 2026')).toBeNull();
  expect(read('semana de 2026')).toBeNull();
  expect(read('semana 0 de 2026')).toBeNull();
});

test('the week behind a day says nothing else, another week does', () => {
  const daysIn = (text: string) => {
    const read = readDelivery(text, 'DMY', dateWords, null);
    return [read?.from, read?.to];
  };
  expect(daysIn('Termin: 7. Oktober 2026 (KW 41/2026)')).toEqual(['2026-10-07', '2026-10-07']);
  expect(daysIn('07.10.2026 / KW 45/2026')).toEqual(['2026-11-02', '2026-11-06']);
});

test.each([
  ['KW 23 / 03.06.2026 (Eingang Werk)', '2026-06-03', '2026-06-03'],
  ['week 23 - 03-06-2026', '2026-06-03', '2026-06-03'],
  ['uge 23, 03.06.26', '2026-06-03', '2026-06-03'],
  ['KW 23/26', '2026-06-01', '2026-06-05'],
  ['KW 23/26 - 24/26', '2026-06-01', '2026-06-05'],
  ['KW 23 - 24', '2026-06-01', '2026-06-12'],
])('the day behind a week is no year of it: %s', (text, from, to) => {
  expect(read(text, '2026-05-11')).toMatchObject({ from, to });
});
