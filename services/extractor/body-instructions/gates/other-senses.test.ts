import { expect, test } from 'vitest';
import { isMeantOtherwise } from './other-senses.ts';

test.each([
  'Double check the axle size, the drawing was revised.',
  'Please double-wrap the hooks.',
  'Do not lose the nuts this time.',
  'Drop the nuts at the back door.',
  'Skip the label on the hooks.',
  'Bitte die Haken doppelt verpacken.',
  'Bitte die Haken nicht vergessen.',
  'Graag de haken dubbel inpakken.',
  "N'oubliez pas les crochets.",
  'No olvidéis los ganchos.',
  'Non dimenticate i ganci.',
  'Não se esqueçam: não esquecer os ganchos.',
  'Proszę podwójnie zapakować haki.',
  'Glem nu ikke krogene.',
])('a word of a wish that means another thing: %s', (text) => {
  expect(isMeantOtherwise(text)).toBe(true);
});

test.each([
  'Please double the nuts.',
  'Drop the nuts from the order.',
  'Skip line 2.',
  'Please drop line 3, we found a box in the cellar.',
  'Do not send the nuts.',
  'Bitte die doppelte Menge Haken.',
  'Die Haken bitte streichen.',
])('a wish: %s', (text) => {
  expect(isMeantOtherwise(text)).toBe(false);
});
