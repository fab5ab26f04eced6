import { expect, test } from 'vitest';
import { goods } from '../goods/en.ts';
import { places } from '../places/en.ts';
import { randomOf } from '../random.ts';
import { makeOrder } from './make-order.ts';
import type { OrderWishes } from './order.ts';

const make = (wishes: OrderWishes) =>
  makeOrder(
    { random: randomOf('lines'), place: places[0]!, goods, itemNotes: ['Mark'], openTexts: ['TBD'] },
    wishes,
  );

test('what a list holds beside the order has other names and adds nothing to the sums', () => {
  const order = make({ lines: [5, 5], others: [12, 12], openQuantity: true, repeated: true });
  const ordered = new Set(order.lines.map(({ description }) => description));
  expect(order.others.length).toBeGreaterThan(6);
  expect(order.others.filter(({ description }) => ordered.has(description))).toEqual([]);
  expect(order.others.every(({ quantity }) => quantity.kind === 'whole')).toBe(true);
  expect(order.subtotal).toBeCloseTo(
    order.lines.reduce((sum, { total }) => sum + total, 0),
    2,
  );
  expect(make({ lines: [5, 5] }).others).toEqual([]);
});

test('numbers are shaped as a layout asks for', () => {
  const order = make({ lines: [3, 3], number: '45######', articles: 'own', article: 'RM-###' });
  expect(order.number).toMatch(/^45\d{6}$/);
  expect(
    order.lines.map(({ article }) => article).filter((article) => !/^RM-\d{3}$/.test(article ?? '')),
  ).toEqual([]);
});
