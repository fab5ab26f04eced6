import type { PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { type OrderView, renderOrder } from './order-table.ts';

const noAddress = { street: null, postal_code: null, city: null, country: null };

const purchaseOrder: PurchaseOrder = {
  order_number: 'PO-2027-0815',
  order_date: '2027-03-04',
  delivery_date: '2027-03-18',
  delivery_date_from: null,
  delivery_date_to: null,
  currency: 'EUR',
  total_price: 1234.5,
  additional_information: null,
  supplier: null,
  customer: {
    customer_id: null,
    company: 'Muster \u001b[31mGmbH',
    contact_person: null,
    email: null,
    phone: null,
    branch: null,
    vat_id: null,
    iban: null,
    bic: null,
    address: { street: 'Hauptstr. 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
  },
  shipping_details: {
    recipient: {
      company: 'Muster Lager',
      contact_person: null,
      department: null,
      email: null,
      phone: null,
      address: noAddress,
    },
    special_instructions: null,
  },
  items: [
    {
      article_number: null,
      customer_item_number: 'A-17',
      description:
        'Hexagon bolt M8 x 40, galvanised, with a description that is far too long for the terminal',
      quantity: 1200,
      quantity_state: 'Valid',
      unit: 'pcs',
      price: 0.125,
      currency: 'EUR',
      line_total: 150,
    },
    {
      article_number: null,
      customer_item_number: null,
      description: 'Washer',
      quantity: null,
      quantity_state: 'Unrecognised',
      unit: null,
      price: null,
      currency: null,
      line_total: null,
    },
  ],
};

const place = (page: number, x: number, y: number, file = 'po.pdf') => ({
  file,
  page,
  box: [x, y, x + 10, y + 10],
  text: 'x',
});

const order: OrderView = {
  purchase_order: purchaseOrder,
  confidence: {
    order_number: 0.98,
    'customer.address.street': 0.9,
    'customer.address.city': 0.71,
    'items[0].quantity': 0.97,
    'items[0].description': 0.95,
    'items[1].description': 0.6,
  },
  evidence: {
    order_number: [place(1, 72.4, 139.6)],
    'customer.address.city': [place(1, 50, 80)],
    'items[0].description': [place(2, 72, 300)],
    'items[1].description': [place(2, 72, 320)],
  },
  reasons: [
    { path: 'items[1].quantity', message: 'The quantity "2,5" is not a whole number.' },
    { path: '', message: 'Nothing in the document says that it is a purchase order.' },
  ],
};

const plain = { colors: pc.createColors(false), width: 96 };

test('shows each value with its confidence and place, the lines, and what is to review', () => {
  expect(renderOrder(order, plain)).toBe(
    `Field          Value                          Sure  Read at
Order number   PO-2027-0815                   0.98  p1 @ 72,140
Order date     2027-03-04
Delivery date  2027-03-18
Customer       Muster  [31mGmbH
Address        Hauptstr. 1, 10115 Berlin, DE  0.71  p1 @ 50,80
Deliver to     Muster Lager
Currency       EUR
Total          1,234.50

#  Their article  Description                Quantity  Unit  Price  Total EUR  Sure  Read at
1  A-17           Hexagon bolt M8 x 40, ga…     1,200  pcs   0.125     150.00  0.95  p2 @ 72,300
2                 Washer                            ?                          0.60  p2 @ 72,320

To review
  The quantity "2,5" is not a whole number. (items[1].quantity)
  Nothing in the document says that it is a purchase order.`,
  );
});

test('names the file where an order has several', () => {
  const evidence = { ...order.evidence, currency: [place(3, 1, 2, 'terms.pdf')] };
  expect(renderOrder({ ...order, evidence }, plain)).toContain(
    'Currency       EUR                            ',
  );
  expect(renderOrder({ ...order, evidence }, plain)).toContain('terms.pdf p3 @ 1,2');
});

test('says when there are no lines', () => {
  const view = { ...order, purchase_order: { ...purchaseOrder, items: [] }, reasons: [] };
  expect(renderOrder(view, plain)).toMatch(/1,234\.50\n\nNo lines$/);
});

test('paints what is doubtful', () => {
  const colors = pc.createColors(true);
  expect(renderOrder(order, { colors, width: 96 })).toContain(colors.yellow('0.60'));
  expect(renderOrder(order, { colors, width: 96 })).toContain(colors.green('0.98'));
});
