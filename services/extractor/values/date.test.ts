import { expect, test } from 'vitest';
import { dateWords } from '../lexicon/phrases.ts';
import { dateOrderProved, readDate } from './date.ts';

test.each([
  ['2026-07-15', '2026-07-15'],
  ['21/01/2021', '2021-01-21'],
  ['01/27/2021 08:29:23', '2021-01-27'],
  ['15-Jul-26', '2026-07-15'],
  ['passed sew-out 01/27/2026', '2026-01-27'],
  ['read out 01/27/2026', '2026-01-27'],
  ['Jul-15-2026', '2026-07-15'],
  ['16-JAN-2021', '2021-01-16'],
  ['11/Jan/24', '2024-01-11'],
  ['Jan 08, 2021', '2021-01-08'],
  ['June 20, 2026', '2026-06-20'],
  ['7. Mai 2014', '2014-05-07'],
  ['19 april 2014', '2014-04-19'],
  ['le 3 février 2026', '2026-02-03'],
  ['12 de marzo de 2026', '2026-03-12'],
  ['1º dicembre 2025', '2025-12-01'],
  ['5 października 2026 r.', '2026-10-05'],
  ['den 12. oktober 2026', '2026-10-12'],
  ['1st of May 2026', '2026-05-01'],
  ['12december 2026', '2026-12-12'],
  ['12enero 2026', '2026-01-12'],
  ['Montag, 12. Okt. 26', '2026-10-12'],
  ['October 12th, 2026', '2026-10-12'],
  ['12 de outubro de 2026', '2026-10-12'],
  ["12 d'octobre 2026", '2026-10-12'],
  ['12-mrt-2026', '2026-03-12'],
  ['1er août 2026', '2026-08-01'],
  ['22 seplembre 2025', '2025-09-22'],
  ['20261012', '2026-10-12'],
  ['30/6 2026', '2026-06-30'],
  ['30/6-2026', '2026-06-30'],
  ['05.05.2026', '2026-05-05'],
  ['05.11.2026', '2026-11-05'],
])('%s', (text, iso) => {
  expect(readDate(text, null, dateWords)?.iso).toBe(iso);
});

test('the hour behind a month is no year', () => {
  expect(readDate('18 de julio de 00:00:00', 'DMY', dateWords)).toBeNull();
});

test('a calendar week is its Friday', () => {
  expect(readDate('KW 12/2026', null, dateWords)?.iso).toBe('2026-03-20');
  expect(readDate('week 1 2027', null, dateWords)?.iso).toBe('2027-01-08');
  expect(readDate('semana 10 de 2026', null, dateWords)?.iso).toBe('2026-03-06');
  expect(readDate('sett. n. 24/2025', null, dateWords)?.iso).toBe('2025-06-13');
});

test('day and month that could change places need an order, and say so', () => {
  expect(readDate('3/4/2027', 'DMY', dateWords)).toEqual({
    iso: '2027-04-03',
    text: '3/4/2027',
    ambiguous: true,
  });
  expect(readDate('3/4/2027', 'MDY', dateWords)?.iso).toBe('2027-03-04');
  expect(readDate('3/4/2027', null, dateWords)).toBeNull();
});

test.each([
  '31.02.2026',
  '192.168.10.1',
  '13/13/2026',
  'Net 30',
  '1.234.567',
  'KW 53/2027',
  'PO 20261012',
  'sett. n. 24',
  'sezione 10 de 2026',
  'KH2-25-40-VA',
])('%s is no date', (text) => {
  expect(readDate(text, 'DMY', dateWords)).toBeNull();
});

test('dates prove their order, or contradict each other', () => {
  expect(dateOrderProved(['1/8/2021', '1/14/2021'])).toBe('MDY');
  expect(dateOrderProved(['PO Issue Date: 01/02/2021', 'MM/DD/YYYY'])).toBe('MDY');
  expect(dateOrderProved(['21/01/2021', '02/13/2021'])).toBe('both');
  expect(dateOrderProved(['1/2/2021'])).toBeNull();
});

test('a word that could be two months, or is too short to be misread, is none', () => {
  for (const text of ['12 juln 2026', '12 sezembro 2026', 'faggio 12 faggio 2026', 'Via San Gennaro 12/24'])
    expect(readDate(text, null, dateWords)).toBeNull();
});

test.each([
  'para el jueves 14 de marzo 40 cajas de azulejo',
  'bis 14. März 40 Kartons Fliesen',
  'by 14 March 40 boxes of tiles',
  'pour le 14 mars 40 cartons de carrelage',
])('two digits before a unit are no year: %s', (text) => {
  expect(readDate(text, 'DMY', dateWords)).toBeNull();
});

test.each(['14 March 24 for the boxes', '14. März 24, 40 Kartons', '14 de marzo de 24'])(
  'two digits behind a month are a year: %s',
  (text) => {
    expect(readDate(text, 'DMY', dateWords)?.iso).toBe('2024-03-14');
  },
);

test('amounts in columns of zeros prove nothing', () => {
  expect(dateOrderProved(['30.00 .00 .00', '20.00 .00 .00 9.75', '4/2/2024'])).toBeNull();
  expect(readDate('13.05 .14 .20', null, dateWords)).toBeNull();
  expect(dateOrderProved(['13. 5. 2024'])).toBe('DMY');
  expect(dateOrderProved(['13 / 5 / 2024'])).toBe('DMY');
});

test.each([
  [['24/03/14', '24/04/02', '24/04/09'], 'YMD'],
  [['26-11-03', '26-11-30'], 'YMD'],
  // A guarantee of two years, the same day of other months, and another day.
  [['24/03/25', '24/03/27'], 'DMY'],
  [['24.03.25', '24.04.25', '24.05.25'], 'DMY'],
  [['24/03/14', '02/04/14'], 'DMY'],
  [['24/03/14', '24/03/02', '25/03/14'], 'DMY'],
  [['24/03/14'], 'DMY'],
])('which part comes first in %j', (dates, order) => {
  expect(dateOrderProved(dates)).toBe(order);
});

test('a date that begins with two digits of the year', () => {
  expect(readDate('24/03/14', 'YMD', dateWords)?.iso).toBe('2024-03-14');
  expect(readDate('24/03/2014', 'YMD', dateWords)?.iso).toBe('2014-03-24');
});

test.each([
  ['Delivery: 20 March 26 to 24 March 26', '2026-03-20'],
  ['12 March 26 Page 1 of 2', '2026-03-12'],
  ['12 maart 26 week 11', '2026-03-12'],
  ['12. März 26 Seite 1', '2026-03-12'],
])('two digits before a word that counts no goods are a year: %s', (text, iso) => {
  expect(readDate(text, 'DMY', dateWords)?.iso).toBe(iso);
});
