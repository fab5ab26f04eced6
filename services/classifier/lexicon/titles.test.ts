import { expect, test } from 'vitest';
import { kindOfSellersPaper, titleOf } from './titles.ts';

test.each([
  ['FACTUUR / INVOICE', 'invoice', 'FACTUUR'],
  ['Faktura za dostawę', 'invoice', 'Faktura'],
  ["Bon d'expédition 4711", 'delivery_note', "Bon d'expédition"],
  ['Potwierdzenie zlecenia', 'order_confirmation', 'Potwierdzenie zlecenia'],
  ['Purchase order 4711', 'purchase_order', 'Purchase order'],
  ['Verkoopcreditnota', 'credit_note', 'Verkoopcreditnota'],
  ['Seller B.V.  Nota credito cliente', 'credit_note', 'Nota credito cliente'],
  ['Pedido de cliente', 'order_confirmation', 'Pedido de cliente'],
  ['Supplier Order', 'purchase_order', 'Supplier Order'],
  ['Bon d’achat', 'purchase_order', 'Bon d’achat'],
  ['INDKØB', 'purchase_order', 'INDKØB'],
  ['Conferma del Vs. ordine', 'order_confirmation', 'Conferma del Vs. ordine'],
  ['Nota de expedição', 'delivery_note', 'Nota de expedição'],
])('the title %s', (text, category, wording) => {
  expect(titleOf(text, 5)).toEqual({ category, wording });
});

test.each(['Invoice address', 'Order value', 'Seller Kassenbouw V.O.F.', 'Einkauf', 'Delivery terms'])(
  'a label, a name or a department is no title: %s',
  (text) => {
    expect(titleOf(text, 5)).toBe(null);
  },
);

test('the number behind a label is no title', () => {
  expect(titleOf('Your reference:  PO-2025-00348', 5)).toBe(null);
});

test('a paper that names your order says what it is by the label of its own number', () => {
  const paper = 'Acme Supplies\nYour order: 4711\nDelivery note no.: 88\n';
  expect(kindOfSellersPaper(paper, 40)).toEqual({ category: 'delivery_note', wording: 'Delivery note' });
  expect(kindOfSellersPaper(paper.replace('Your', 'Our'), 40)).toBe(null);
});
