import { expect, test } from 'vitest';
import { dateMeaning } from './date-words.ts';

test.each([
  ['Due at our site', 'delivery'],
  ['Te leveren', 'delivery'],
  ['Senest hos os', 'delivery'],
  ['Wareneingang bis', 'delivery'],
  ['A réceptionner le', 'delivery'],
  ['Data zlecenia', 'order'],
  ['Ausgestellt am', 'order'],
  ['Emitido el', 'order'],
  ['Offer valid until', 'other'],
  ['Payment due', 'other'],
  ['Uw offerte d.d.', 'other'],
])('%s: a date of the %s', (label, meaning) => {
  expect(dateMeaning(label)).toBe(meaning);
});

test.each(['Fecha', 'In our yard', '', '12345', 'Please be so kind and deliver all of it before'])(
  '"%s" says nothing',
  (label) => {
    expect(dateMeaning(label)).toBeNull();
  },
);
