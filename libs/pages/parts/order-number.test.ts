import { expect, test } from 'vitest';
import { orderNumberOn, orderNumbersIn } from './order-number.ts';

test.each([
  ['gloves for PO-7731 and tape for po-7732', ['PO-7731', 'po-7732']],
  ['against our PO-77/31-B:', ['PO-77/31-B']],
  ['gloves for PO 7731', ['7731']],
  ['gloves for PO: 7731', ['7731']],
  ['gloves for PO - 7731', ['7731']],
  ['our order-7731', ['7731']],
  ['40 matten (op de order staat 25)', []],
  ['In der Bestellung steht: Bestellung steht 7731', ['7731']],
])('in "%s" letters that a dash joins to a number are a part of it', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

test.each([
  ['PO-7731', 'PO-7731'],
  ['PO no. 7731', '7731'],
  ['Order BE-2026-041 · page 2 of 2', 'BE-2026-041'],
  ['Order 7731 - rev B', '7731'],
])('so are those of a cell: "%s"', (text, number) => {
  const line = { cells: [{ text, x0: 40, x1: 90 }] } as unknown as Parameters<typeof orderNumberOn>[0][0];
  expect(orderNumberOn([line])?.number).toBe(number);
});
