import { expect, test } from 'vitest';
import { namesAmount } from './body-heads.ts';

test.each([
  '10 set chiavi',
  '10 Set Schrauben',
  '12 Mars bars',
  '5 mag',
  '20 set',
  '4 out',
  '3 gen sets',
  '10 lug nuts',
  '40 March hares',
])('goods: %s', (text) => {
  expect(namesAmount(text)).toBe(true);
});

test.each([
  '12 mars 2027',
  '3. Mai',
  'by 4 May, please',
  '3 November please',
  'by 4 Dec for a shutdown',
  '28 settembre',
  'le 12 mars',
])('days: %s', (text) => {
  expect(namesAmount(text)).toBe(false);
});
