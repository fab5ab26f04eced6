import { expect, test } from 'vitest';
import type { Classified, Extracted, TruthMail } from './said.ts';
import { worstMails } from './worst-mails.ts';

const line = (description: string, quantity: number) => ({
  description,
  quantity,
  article: null,
  yourArticle: null,
});
const truth = (id: string, more: Partial<TruthMail> = {}): TruthMail => ({
  ...{ id, family: id, category: 'purchase_order', language: 'en', items: [line('Gloves', 2)] },
  ...more,
});
const read = (...items: { description: string; quantity: number }[]): Extracted => ({
  file: '',
  flags: [{ code: 'no_lines' }],
  purchase_order: {
    items,
    customer: { company: null, email: null, contact_person: null },
    ...{ order_number: null, delivery_date: null, shipping_details: null },
  },
});
const said = (category: string, more: Partial<Classified> = {}): Classified => ({
  ...{ file: '', category, orders: category === 'purchase_order' ? 1 : 0 },
  ...more,
});

test('a lost order stands above a booked invoice, a change above a line; what is right is left out', () => {
  const truths = [
    truth('right'),
    truth('line'),
    truth('changed', { is_changed: true }),
    truth('booked', { category: 'invoice', items: undefined! }),
    truth('lost'),
    truth('counted', { orders: [{ number: '1', items: [] }], items: undefined! }),
  ];
  const classified = new Map([
    ['right', said('purchase_order')],
    ['booked', said('purchase_order', { reasons: ['subject: Order', 'order_lines: 2'] })],
    ['lost', said('unknown', { reasons: ['nothing_found'] })],
    ['counted', said('purchase_order', { orders: 3 })],
  ]);
  const extracted = new Map([
    ['right', [read({ description: 'gloves', quantity: 2 })]],
    ['line', [read()]],
    ['changed', [read({ description: 'gloves', quantity: 3 })]],
  ]);
  expect(worstMails(truths, classified, extracted, 9)).toEqual([
    'lost: an order called unknown because of nothing_found',
    'booked: invoice called purchase_order because of subject: Order, order_lines: 2',
    'changed: the change is ignored: 0 of 1 lines right, 1 read (no_lines)',
    'counted: 3 orders in place of 1',
    'line: 0 of 1 lines right, 0 read (no_lines)',
  ]);
});
