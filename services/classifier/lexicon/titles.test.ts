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

test.each([
  'Your order',
  'Ihre Bestellung',
  'Uw bestelling',
  'Votre commande',
  'Su pedido',
  'Vostro ordine',
  'Vossa encomenda',
  'Jeres ordre',
])("a paper that is headed with the number of its reader's order is none: %s", (label) => {
  expect(titleOf(`Mill & Sons   ${label}   4711`, 5)).toBe(null);
});

test('a paper refers to an order in its head and says below what it is', () => {
  const head = 'Grau KG  Auftrag  20051\nIhre Bestellung  88-12\nDatum  1.2.2026\n';
  for (const number of ['4711', 'Nr. LS-205', '4711 vom 2.2.2026', 'AB20511 of 3 November 2026'])
    expect(titleOf(`${head}Lieferschein ${number}`, 40)).toEqual({
      category: 'delivery_note',
      wording: 'Lieferschein',
    });
  expect(titleOf('Grau KG  Bestellung  20051\nAngebot 4711\n', 40)?.category).toBe('purchase_order');
  // Far below, or where nothing says that it answers an order, it is another paper.
  expect(titleOf(`${head}${'Ventil\n'.repeat(20)}Lieferschein 4711`, 40)?.category).toBe('purchase_order');
  expect(titleOf('Grau KG  Bestellung  20051\nRechnung 4711', 40)?.category).toBe('purchase_order');
  expect(titleOf('Grau KG  Auftrag  20051\nRechnung 4711', 40)?.category).toBe('invoice');
});

test.each([
  'Invoice 2 copies to accounts',
  'Invoice 2026 copies',
  'Rechnung 2-fach',
  'Facture 2 exemplaires',
  'Fattura 30 gg',
  'Rechnung 12.11.2026',
  'Factuur 2-voud',
  'Packing list 1 per pallet',
  'Auftragsbestätigung 48 Std. erbeten',
  'Order confirmation 24 hours',
])('what an order asks of its papers is no title: %s', (line) => {
  for (const head of [
    'Purchase Order  4711-22',
    'Purchase Order  4711-22\nYour order  88-12',
    'Auftrag  4711-22',
  ])
    expect(titleOf(`${head}\n${line}`, 40)?.category).toBe('purchase_order');
});

test.each([
  'Auftragsbestätigung Nr. AB 20511',
  'Confirmation de commande n° CC 811',
  'Order confirmation no. SO 12',
])('a number of two words stands behind a title: %s', (line) => {
  expect(titleOf(line, 5)?.category).toBe('order_confirmation');
});

test('a list of what was shipped names orders in a column of its own', () => {
  expect(titleOf('ASN  PO  SKU  DESC  ORDERED  SHIPPED', 5)?.category).toBe('delivery_note');
  expect(titleOf('Advance Shipment Notice 4711', 5)?.category).toBe('delivery_note');
});
