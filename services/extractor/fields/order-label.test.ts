import { expect, test } from 'vitest';
import { composesOrderNumber } from './order-label.ts';

test.each(['Call-off reference', 'Enc. #', 'Bestell#', 'O.C. #', 'Best.-Nr', 'Pedido ref'])(
  'words of labels of orders make one: %s',
  (label) => {
    expect(composesOrderNumber(label)).toBe(true);
  },
);

test.each([
  'Your reference',
  'Document number',
  'Customer no',
  'Contract reference',
  'Order date',
  'Vendor ID',
  'Pos. Nr',
  'Order',
])('no label of an order number: %s', (label) => {
  expect(composesOrderNumber(label)).toBe(false);
});
