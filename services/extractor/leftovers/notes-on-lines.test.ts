import { expect, test } from 'vitest';
import { printedSheets } from '../sample.fixture.ts';
import { isStamped } from './notes-on-lines.ts';

test.each([
  ['PO:CANCELLED', true],
  ['Etat:ANNULE', true],
  ['*** CANCELLED ***', true],
  ['BLQ:Bloqueado', false],
  ['Date effective: En attente', false],
  ['Delivery date: on hold', true],
])('%s is a stamp: %s', async (text, isStamp) => {
  const [sheet] = await printedSheets([[40, 100, text]]);
  expect(isStamped(sheet!.lines[0]!.segments[0]!)).toBe(isStamp);
});
