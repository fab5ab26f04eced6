import { expect, test } from 'vitest';
import {
  composedArticle,
  composedKind,
  composedKinds,
  namesAddress,
  namesBuyer,
  namesManager,
} from './composed-labels.ts';

test.each([
  ['GOODS TO BE SENT TO', 'shipTo'],
  ['Wareneingangsadresse', 'shipTo'],
  ['Leveres hos', 'shipTo'],
  ['Factuur in 2-voud naar', 'billTo'],
  ['Envoyer la facture en trois copies à', 'billTo'],
  ['Lieferung und Rechnung an', 'other'],
  ['Pratica seguita da', 'contact'],
  ['Contract manager', 'contact'],
  ['Managing Director', 'other'],
  ['Geschäftsführung', 'other'],
  ['Purchasing Director', 'contact'],
  ['Lokal tlf', 'phone'],
  ['Tel. da obra', 'deliveryPhone'],
  ['Leveres senest', 'deliveryDate'],
  ['Entregar a más tardar el', 'deliveryDate'],
  ['Termijn', 'dueDate'],
  ['Bestilt den', 'orderDate'],
  ['Call-off reference', 'orderNumber'],
  ['Enc. #', 'orderNumber'],
  ['Bestell#', 'orderNumber'],
  ['O.C. #', 'orderNumber'],
  ['Best.-Nr', 'orderNumber'],
  ['Customer no', 'customerNumber'],
  ['Vendor ID', 'other'],
  ['Contract reference', 'other'],
  ['Site manager', 'other'],
])('%s is a label of %s', (label, kind) => {
  expect(composedKind(label)).toBe(kind);
});

test.each(['Your reference', 'Document number', 'Pos. Nr', 'Expédié par', 'Gate 7', 'Port Allen Plant', ''])(
  'no label of anything: "%s"',
  (label) => {
    expect(composedKind(label)).toBeNull();
  },
);

test.each([
  ['Merchant ref.', 'supplierArticle'],
  ['Ihre Typ-Nr.', 'supplierArticle'],
  ['Nr ident.', 'article'],
  ['Our item no', 'customerArticle'],
  ['Ref', null],
  ['Size', null],
])('%s announces the number of an article: %s', (label, role) => {
  expect(composedArticle(label)).toBe(role);
});

test('labels that an address or a person stands at', () => {
  expect(['Address:', 'Anschrift', 'Email address', 'Depot'].map(namesAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['Chef de chantier', 'Diretor de obra', 'Buyer', 'Managing Director'].map(namesManager)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  'Order submitted on',
  'Bestellung übermittelt',
  'Pedido creado',
  'Ordine inviato da',
  'Zamówienie złożone',
])('at "%s" stands a person or the day of the order', (label) => {
  expect(composedKinds(label)).toEqual(['contact', 'orderDate']);
});

test.each([
  ['Benodigde datum', 'deliveryDate'],
  ['Wird gebraucht bis', 'deliveryDate'],
  ['Se necesita', 'deliveryDate'],
  ['Behøves senest', 'deliveryDate'],
  ['Occorre entro', 'deliveryDate'],
  ['Distribution centre address', 'shipTo'],
  ['Lieferung an Distributionszentrum', 'shipTo'],
  ['Adresse du centre logistique', 'shipTo'],
  ['Magazyn centralny adres', 'shipTo'],
  ['Leveres til centrallager', 'shipTo'],
  ['Entrega en plataforma', 'shipTo'],
  ['Owner of the order', 'contact'],
  ['Ingediend door', 'contact'],
  ['Créé par', 'contact'],
  ['Utworzono', 'contact'],
])('%s is a label of %s', (label, kind) => {
  expect(composedKind(label)).toBe(kind);
});

test('labels of who buys', () => {
  expect(['Aanvrager', 'Richiedente', 'Requester', 'Leverancier', 'Contact'].map(namesBuyer)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});
