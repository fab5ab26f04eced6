import { expect, test } from 'vitest';
import { plainSheets } from '../../sample.fixture.ts';
import { isTotalLine } from './total-line.ts';

const isTotal = (text: string) => isTotalLine(plainSheets(text)[0]!.lines[0]!);

test.each([
  'Total EUR   1.334,00',
  'Gesamt / Total EUR   1.334,00',
  'Gesamt/Total: 1.334,00',
  'Lump sum per quote Q-551   1,334.00',
])('%s', (text) => {
  expect(isTotal(text)).toBe(true);
});

test.each(['Total station tripod   1.334,00', 'Gesamt / Total'])('%s is none', (text) => {
  expect(isTotal(text)).toBe(false);
});
