import { expect, test } from 'vitest';
import { looksLikeOrderNumber, readOrderNumber } from './order-number.ts';

test.each([
  ['4503665116 / 01/27/2021', '4503665116'],
  ['# PO-2023-456789', 'PO-2023-456789'],
  ['A/2027/12', 'A/2027/12'],
  ['01/27/2021', null],
  ['19-May-2026', null],
  ['04-FEB-26', null],
  ['5.maj.2026', null],
  ['12-ABC-2026', '12-ABC-2026'],
  ['40/MAG/2026', '40/MAG/2026'],
  ['Box 156', null],
  ["310'447", "310'447"],
  ["1'310’447, bitte angeben", "1'310’447"],
  ["310'447.50", null],
  ['4711;Screw;500', null],
  ['ZD 298/2025', 'ZD 298/2025'],
  ['OF 1/418', 'OF 1/418'],
  ['ZD 298/26 of May', 'ZD 298/26'],
  ['ZD 298/11/2025', 'ZD 298/11/2025'],
  ['WRK 55817', 'WRK 55817'],
  ['SB10 - 4417702', 'SB10 - 4417702'],
  ['SB10 - 4 May', 'SB10'],
  ['Normal PO004417', 'PO004417'],
  ['Blanket PO004417', 'PO004417'],
  ['Quote Q20231', null],
  ['Projekt P12345', null],
  ['Revision B12345', null],
  ['Building B2', null],
  ['Invoice to AB123456 as well', null],
  ['1 - 000346', '1 - 000346'],
  ['26 C 007718 du 21/04/2026', '26 C 007718'],
  ['26 AVR 2026', '26'],
  ['BC 2026-0143', 'BC 2026-0143'],
  ['ZD 512/MAG/2026', 'ZD 512/MAG/2026'],
  ['WRK 55817 of May', null],
  ['KW 55', null],
  ['VAT 19-4290242', null],
  ['NIP 5098766619', null],
  ['is TJ/4471/26, please', 'TJ/4471/26'],
  ['zd 298/2025', null],
  ['ORDER 298/2025', null],
  ['pending', null],
  ['20967,56', null],
  ['EUR 20967,56', null],
  ['4711,5', '4711'],
  ['4711, 56 pieces', '4711'],
  ['4711,560', '4711'],
  ['4711.', '4711'],
  ['4711: urgent', '4711'],
  ['12:30', null],
  ['PO4711 (May)', 'PO4711'],
  ['order', null],
  ['7', null],
  ['4'.repeat(36), null],
  ['4'.repeat(35), '4'.repeat(35)],
])('%s gives %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});

test.each([
  ['4711', true],
  ['PO-12', true],
  ['BST7', true],
  ['12', false],
  ['A-123', false],
])('%s hardly can be anything else: %s', (number, expected) => {
  expect(looksLikeOrderNumber(number)).toBe(expected);
});

test.each(['BOX 281033', 'BP 116', 'APDO 4410'])('a post box is no order: %s', (text) => {
  expect(readOrderNumber(text)).not.toBe(text);
});

test('spaces around what parts a number, but no day', () => {
  expect(readOrderNumber('2026 / VO / 00417')).toBe('2026 / VO / 00417');
  expect(readOrderNumber('17 / 11 / 2026')).toBeNull();
});

test('a day behind the word for it is no number of a series', () => {
  expect(['DEL 10/03/2026', 'DU 04/05/2026', 'VOM 04/05/2026'].map(readOrderNumber)).toEqual([
    null,
    null,
    null,
  ]);
  expect(readOrderNumber('OF 1/418')).toBe('OF 1/418');
});

test('what else is to be told beside the number is none', () => {
  expect(readOrderNumber('AND JOB 26-0418')).toBeNull();
  expect(readOrderNumber('E-26-0418')).toBe('E-26-0418');
});

test('a day behind a word is no number', () => {
  expect(readOrderNumber('DATE 10/1/2026')).toBeNull();
  expect(readOrderNumber('PO 4711/2026')).toBe('PO 4711/2026');
});
