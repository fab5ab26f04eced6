import { expect, test } from 'vitest';
import { collapseWindow } from './delivery-window.ts';

const order = (
  delivery_date: string | null,
  delivery_date_from: string | null,
  delivery_date_to: string | null,
) => ({
  order_number: 'PO-1',
  order_date: '2026-03-01',
  delivery_date,
  delivery_date_from,
  delivery_date_to,
  items: [],
});

test.each([
  ['earliest', '2026-03-02'],
  ['latest', '2026-03-06'],
  ['middle', '2026-03-04'],
] as const)('a window becomes its %s day', (preference, date) => {
  expect(collapseWindow(order(null, '2026-03-02', '2026-03-06'), preference)).toBe(date);
});

test('the middle of two days is the first of them, also across the change to summer time', () => {
  expect(collapseWindow(order(null, '2026-03-28', '2026-03-29'), 'middle')).toBe('2026-03-28');
});

test("the tenant's preference is asked whatever the one date says", () => {
  expect(collapseWindow(order('2026-03-03', '2026-03-02', '2026-03-06'), 'earliest')).toBe('2026-03-02');
});

test.each([
  ['one date and no window', order('2026-03-03', null, null), '2026-03-03'],
  ['only a beginning', order(null, '2026-03-02', null), '2026-03-02'],
  ['only an end', order(null, null, '2026-03-06'), '2026-03-06'],
  ['a window as printed', order('KW 12', 'KW 11', 'KW 12'), null],
  ['a date as printed, and a beginning', order('KW 12', '2026-03-16', null), '2026-03-16'],
  ['nothing', order(null, null, null), null],
])('%s', (_name, given, date) => {
  expect(collapseWindow(given, 'earliest')).toBe(date);
});
