import { expect, test } from 'vitest';
import { goods } from '../goods/en.ts';
import { makeOrder } from '../order/make-order.ts';
import type { OrderWishes } from '../order/order.ts';
import { places } from '../places/en.ts';
import { randomOf } from '../random.ts';
import type { Truth } from '../truth.ts';
import { monthNames } from './formats.ts';
import { createPrint } from './print.ts';
import { makeStyle } from './style.ts';

function open(wishes: OrderWishes = {}) {
  const random = randomOf('print');
  const place = places[0]!;
  const order = makeOrder({ random, place, goods, itemNotes: ['Mark each box'], openTexts: ['TBD'] }, wishes);
  const words = {
    months: monthNames('en'),
    week: 'CW {w}/{y}',
    asap: 'ASAP',
    from: 'from',
    to: 'to',
    vatId: 'VAT No.',
    phone: 'Tel.',
    fax: 'Fax',
    email: 'E-mail',
  };
  const truth: Truth = {};
  return {
    order,
    truth,
    print: createPrint(order, makeStyle(random, place, words, { quantityDecimals: 0 }), truth),
  };
}

test('what is not taken is not printed: numbers, dates and sums must be empty, the rest is not asked', () => {
  const { truth } = open({ lines: [1, 1] });
  expect(truth).toEqual({
    order_number: null,
    order_date: null,
    delivery_date: null,
    total_price: null,
    items: [{ quantity: null, price: null }],
    line_count: 1,
  });
});

test('what is taken is truth', () => {
  const { print, truth, order } = open({ delivery: 'window', tax: true, freight: true });
  expect(print.number()).toBe(order.number);
  expect(truth.order_number).toBe(order.number);
  print.delivery();
  expect(order.delivery).toEqual({
    kind: 'window',
    from: truth.delivery_date_from,
    to: truth.delivery_date_to,
  });
  expect(print.sums().map(({ kind }) => kind)).toEqual(['subtotal', 'freight', 'tax', 'total']);
  expect(truth.total_price).toBe(order.total);
  expect(order.total).toBeCloseTo(order.subtotal + order.freight + order.tax, 2);
});

test('an address block gives the buyer its address, and a VAT id its label', () => {
  const { print, truth, order } = open();
  const { company, street, townLine, vatId, postalCode, city } = order.buyer;
  expect(print.party('buyer', 'company', 'street', 'town')).toEqual([company, street, townLine]);
  expect(print.party('buyer', 'company', 'vatId')[1]).toMatch(/^VAT No\.:? GB/);
  expect(print.value('buyer', 'vatId')).toBe(vatId);
  expect(truth.customer).toEqual({
    company: [company],
    vat_id: [vatId, vatId],
    address: { street, postal_code: postalCode, city },
  });
});

test('a week is a window whose end is a matter of taste', () => {
  const { print, truth, order } = open({ delivery: 'week' });
  order.delivery = { kind: 'week', year: 2025, week: 23 };
  expect(print.delivery()).toBe('CW 23/2025');
  expect(truth).toMatchObject({
    delivery_date: ['2025-06-08', '2025-06-06', '2025-06-02'],
    delivery_date_from: '2025-06-02',
    delivery_date_to: ['2025-06-08', '2025-06-06'],
  });
});

test('dates of the lines are a window, one date for all of them is the date', () => {
  const { print, truth, order } = open({ delivery: 'lines', lines: [2, 2] });
  const [first, second] = order.lines;
  print.lines[0]!.date();
  expect(truth.delivery_date).toBe(first!.date);
  print.lines[1]!.date();
  const [from, to] = [first!.date, second!.date].sort();
  expect(JSON.parse(JSON.stringify(truth))).toMatchObject({ delivery_date_from: from, delivery_date_to: to });
  expect(truth.delivery_date).toBeUndefined();
});

test('a price per 100 may be read as it is or for one unit; a quantity to be settled is none', () => {
  const { print, truth, order } = open({ per: 100, openQuantity: true, lines: [1, 1] });
  const [line] = print.lines;
  line!.price();
  const { price } = order.lines[0]!;
  expect(truth.items![0]!.price).toEqual([price / 100, price]);
  expect(line!.quantity()).toBe('TBD');
  expect(truth.items![0]!.quantity).toBeNull();
});
