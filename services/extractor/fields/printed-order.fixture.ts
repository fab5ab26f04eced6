import type { Printed } from '../sample.fixture.ts';

/** A table with one row, low on the page. */
export const table: Printed[] = [
  [40, 400, 'Item code'],
  [140, 400, 'Description'],
  [300, 400, 'Qty'],
  [400, 400, 'Unit price'],
  [480, 400, 'Amount'],
  [40, 415, 'A-100'],
  [140, 415, 'Screw'],
  [300, 415, '300'],
  [400, 415, '1.00'],
  [480, 415, '300.00'],
];
/** Lines of text, each under the last. */
export const stack = (x: number, y: number, ...texts: string[]): Printed[] =>
  texts.map((text, at) => [x, y + 12 * at, text]);
