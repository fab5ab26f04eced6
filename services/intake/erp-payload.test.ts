import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { expect, test } from 'vitest';
import { erpPayload } from './erp-payload.ts';

const id = '11111111-1111-4111-8111-111111111111';
const address = { street: 'Dijk 2', postal_code: '1621 AB', city: 'Hoorn', country: 'NL' };
const nowhere = { street: null, postal_code: null, city: null, country: null };
const dock = { street: 'Kade 1', postal_code: '1011 AA', city: 'Amsterdam', country: 'NL' };
const payload = (order: Partial<PurchaseOrder>) =>
  erpPayload(id, { order_number: 'PO-1', order_date: '2026-03-01', items: [], ...order }, 'latest')
    .purchase_order;

test('an order of which everything is known: what the interface lists, and nothing else', () => {
  const supplier = {
    company: 'Example Supplies B.V.',
    contact_person: null,
    email: 'o@e.test',
    address: dock,
  };
  const party = { company: 'Noord B.V.', contact_person: 'A. Bos', email: 'a@n.test', phone: '+31 1' };
  const order: PurchaseOrder = {
    order_number: 'PO-1',
    order_date: '2026-03-01',
    delivery_date: '2026-03-04',
    delivery_date_from: '2026-03-02',
    delivery_date_to: '2026-03-06',
    currency: 'EUR',
    total_price: 3.5,
    additional_information: 'Note',
    supplier,
    customer: { customer_id: '7', ...party, branch: 'Hoorn', vat_id: 'V', iban: 'I', bic: 'B', address },
    shipping_details: {
      recipient: { ...party, department: 'Dock', address: dock },
      special_instructions: 'Ring',
    },
    items: [
      {
        article_number: 'A1',
        customer_item_number: 'X1',
        description: 'Bolt',
        quantity: 2,
        quantity_state: 'Valid',
        unit: 'pcs',
        price: 1.75,
        currency: 'EUR',
        line_total: 3.5,
      },
    ],
  };
  expect(erpPayload(id, order, 'latest')).toStrictEqual({
    request_id: id,
    purchase_order: {
      order_number: 'PO-1',
      order_date: '2026-03-01',
      delivery_date: '2026-03-06',
      currency: 'EUR',
      total_price: 3.5,
      additional_information: 'Note',
      supplier,
      customer: { customer_id: '7', ...party, vat_id: 'V', iban: 'I', bic: 'B', address },
      shipping_details: {
        recipient: { ...party, department: 'Dock', address: dock },
        special_instructions: 'Ring',
      },
      items: [
        {
          article_number: 'A1',
          description: 'Bolt',
          quantity: 2,
          unit: 'pcs',
          price: 1.75,
          currency: 'EUR',
          line_total: 3.5,
        },
      ],
    },
  });
});

test('an order of which nothing is known: every key, with null', () => {
  const nobody = { company: null, contact_person: null, email: null, phone: null, address: nowhere };
  expect(payload({})).toStrictEqual({
    order_number: 'PO-1',
    order_date: '2026-03-01',
    delivery_date: null,
    currency: null,
    total_price: null,
    additional_information: null,
    supplier: null,
    customer: { customer_id: null, ...nobody, vat_id: null, iban: null, bic: null },
    shipping_details: { recipient: { ...nobody, department: null }, special_instructions: null },
    items: [],
  });
});

test('an order as extracted, of which nothing was read: its empty texts are null, too', () => {
  const nobody = { company: null, contact_person: null, email: null, phone: null, address: nowhere };
  const unread = { company: '', contact_person: null, email: null, phone: null, address: nowhere };
  const order = {
    order_date: '',
    delivery_date: '',
    currency: ' ',
    additional_information: '',
    customer: { ...unread, customer_id: '', branch: null, vat_id: '', iban: '', bic: '' },
    shipping_details: { recipient: { ...unread, department: null }, special_instructions: '' },
    items: [{ article_number: '', description: '', quantity: 1, unit: '', currency: '' }],
  };
  expect(payload(order)).toStrictEqual({
    order_number: 'PO-1',
    order_date: null,
    delivery_date: null,
    currency: null,
    total_price: null,
    additional_information: null,
    supplier: null,
    customer: { customer_id: null, ...nobody, vat_id: null, iban: null, bic: null },
    shipping_details: { recipient: { ...nobody, department: null }, special_instructions: null },
    items: [
      {
        article_number: null,
        description: null,
        quantity: 1,
        unit: null,
        price: null,
        currency: null,
        line_total: null,
      },
    ],
  });
});

test('of a recipient of which nothing was read the customer takes the place', () => {
  const known = { company: 'Noord B.V.', contact_person: 'A. Bos', email: 'a@n.test', phone: '+31 1' };
  const unread = { company: '', contact_person: null, email: null, phone: null };
  const receives = (recipient: object) =>
    payload({
      customer: { ...known, address },
      shipping_details: { recipient: { ...unread, ...recipient }, special_instructions: null },
    } as Partial<PurchaseOrder>).shipping_details.recipient;
  expect(receives({ address: nowhere })).toEqual({ ...known, department: null, address });
  expect(receives({ address: dock })).toEqual({
    ...unread,
    company: 'Noord B.V.',
    department: null,
    address: dock,
  });
  expect(receives({ contact_person: 'B. Kok', address: null })).toEqual({
    ...unread,
    company: 'Noord B.V.',
    contact_person: 'B. Kok',
    department: null,
    address,
  });
});

test.each([
  [{ quantity: 1, quantity_state: 'Valid' }, [1]],
  [{ quantity: 1, quantity_state: null }, [1]],
  [{ quantity: null, quantity_state: 'Unrecognised' }, [null]],
  [{ quantity: null, quantity_state: 'Empty' }, []],
  [{ quantity: null, quantity_state: null }, []],
  [{ quantity: 0, quantity_state: 'Zero' }, []],
  [{ quantity: 0, quantity_state: null }, []],
])('of a line with %j the ERP gets %j', (item, quantities) => {
  expect(payload({ items: [item] }).items.map(({ quantity }) => quantity)).toEqual(quantities);
});

test('goods go to the customer where the document names no other place, and keep who receives them', () => {
  const customer = { company: 'Noord B.V.', phone: '+31 1', address };
  expect(payload({ customer }).shipping_details).toEqual({
    recipient: {
      company: 'Noord B.V.',
      department: null,
      contact_person: null,
      email: null,
      phone: '+31 1',
      address,
    },
    special_instructions: null,
  });
  const recipient = { company: 'Magazijn', department: 'Dock 4', address: { ...nowhere, country: 'NL' } };
  expect(payload({ customer, shipping_details: { recipient, special_instructions: 'Ring' } })).toMatchObject({
    shipping_details: {
      recipient: { company: 'Magazijn', department: 'Dock 4', phone: null, address },
      special_instructions: 'Ring',
    },
  });
});

test('a delivery date that is none is told as text', () => {
  expect(payload({ delivery_date: 'KW 12', additional_information: 'Note' })).toMatchObject({
    delivery_date: null,
    additional_information: 'Note\nDelivery date as printed: KW 12',
  });
});
