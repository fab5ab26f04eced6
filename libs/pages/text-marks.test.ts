import { expect, test } from 'vitest';
import { withoutMarks } from './text-marks.ts';

test.each([
  ['# Purchase order 4711', 'Purchase order 4711', 1],
  ['## Ship to ##', 'Ship to', 2],
  ['### 12.', '12.', null],
  ['# 4711', '# 4711', null],
  ['# | SKU | Qty', '# | SKU | Qty', null],
  ['#  Item   Qty', '#  Item   Qty', null],
  ['#4711', '#4711', null],
  ['[Ship to]', 'Ship to', 2],
  ['  [ ] sent', '  [ ] sent', null],
  ['--- Ship to --------', 'Ship to', 2],
  ['== Buyer ==', 'Buyer', 2],
  ['-----Original Message-----', '-----Original Message-----', null],
])('the heading in %j', (line, text, level) => {
  expect(withoutMarks(line)).toEqual({ text, level });
});

test.each([
  ['code', 'Order `PO-1`, item `A-2`', 'Order PO-1, item A-2'],
  ['links', '[Ann Lee](mailto:a.lee@buyer.example) orders', 'Ann Lee orders'],
  ['slanted words', '_made by a program_ and _sent_.', 'made by a program and sent.'],
  ['escaped marks', 'Order \\#4711, 5 \\* 3', 'Order #4711, 5 * 3'],
  ['breaks', '| Kade 1<br>1011 AA Amsterdam |', '| Kade 1, 1011 AA Amsterdam |'],
  ['a break at the end', 'Kade 1<br />', 'Kade 1'],
])('%s', (_, line, text) => {
  expect(withoutMarks(line)).toEqual({ text, level: null });
});

test.each([
  ['the blanks of a form', 'Signature ____ Date __.__.____'],
  ['names with strokes', 'order_number: A_B_C'],
  ['an escaped bar', 'Cable \\| grey'],
  ['an address in brackets', 'Ann Lee <a.lee@buyer.example>'],
])('%s are left', (_, line) => {
  expect(withoutMarks(line)).toEqual({ text: line, level: null });
});
