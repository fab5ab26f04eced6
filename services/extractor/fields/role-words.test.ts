import { expect, test } from 'vitest';
import { roleInWords } from './role-words.ts';

test.each([
  ['Magazyn', 'shipTo'],
  ['Warehouse', 'shipTo'],
  ['Unloading place', 'shipTo'],
  ['Invoices for', 'billTo'],
  ['Fatturazione', 'billTo'],
  ['Our vendor', 'supplier'],
  ['Leverancier', 'supplier'],
  ['Buyer address', 'buyer'],
  ['Zleceniodawca', 'buyer'],
])('%s speaks of %s', (text, role) => {
  expect(roleInWords(text)).toBe(role);
});

test.each([
  ['words of no party', 'Terms of payment'],
  ['two parties at once', 'Vendor warehouse invoices'],
  ['nothing', ''],
  ['numbers alone', '2026 / 17'],
  ['a sentence', 'Goods must reach our central warehouse before noon'],
])('%s: no role', (_, text) => {
  expect(roleInWords(text)).toBeNull();
});

test.each([
  'Deliver goods with this order number to',
  'Entregar, indicando el nº de pedido, en',
  'Livrer avec mention du numéro de commande à',
])('a long label says at its ends where the goods go: %s', (text) => {
  expect(roleInWords(text)).toBe('shipTo');
});

test('a department for supplies is no supplier', () => {
  expect(roleInWords('Procurement & Supplies Service')).toBeNull();
});

test('a date between the words does not count', () => {
  expect(roleInWords('Unloading on 9 May 2026')).toBe('shipTo');
});
