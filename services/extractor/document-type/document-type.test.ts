import { expect, test } from 'vitest';
import { type Printed, plainSheets, printedSheets } from '../sample.fixture.ts';
import { readDocumentType } from './document-type.ts';

const typeOf = (text: string, says = { quantities: true, orderNumber: true }) => {
  const { value, because } = readDocumentType(plainSheets(text), says);
  return [value, because];
};

test('a title whose last word is one for an order, beside a number and quantities', () => {
  expect(typeOf('Zentrallager: Lieferantenauftrag\n\nNr. 4711')).toEqual([
    'purchase_order',
    'a word for an order in its title',
  ]);
  expect(typeOf('Zentrallager: Lieferantenauftrag', { quantities: true, orderNumber: false })).toEqual([
    'purchase_order',
    'no title',
  ]);
});

test.each([
  'Please tell us when they arrive. This is not a new order.',
  'Dies ist keine neue Bestellung, sondern eine Erinnerung.',
  'Dit is geen bestelling.',
  'Merci de nous indiquer la date. Ceci n’est pas une nouvelle commande.',
  'Questo non è un nuovo ordine.',
  'To nie jest nowe zamówienie. Nie jest nowym zamówieniem.',
])('a paper that says that it is no order: %s', (sentence) => {
  expect(typeOf(`Purchase order 4711\n\n${sentence}`)).toEqual(['unknown', 'it says so']);
});

test.each([
  'No order number, no payment.',
  'This is not an order until it is signed by both.',
  'Geen bestelling zonder nummer.',
])('what the terms of orders say of orders: %s', (sentence) => {
  expect(typeOf(`Purchase order 4711\n\n${sentence}`)).toEqual(['purchase_order', 'title of the document']);
});

test('what a lexicon has comes first, and a sentence is no title', () => {
  expect(typeOf('Auftragsbestätigung\n\nIhr Lieferantenauftrag')).toEqual([
    'order_confirmation',
    'title of the document',
  ]);
  expect(typeOf('We thank you very much for this fine Lieferantenauftrag')[1]).toBe('no title');
});

test('a name of an order behind a label is its type, another one a reference', () => {
  expect(typeOf('To:    Purchase order')).toEqual(['purchase_order', 'title of the document']);
  expect(typeOf('Based on:    Quotation')[1]).toBe('no title');
});

test('the label of an order number in larger letters is a title', async () => {
  const typeOn = async (size: number) => {
    const body = ['The goods below are for our works in Leeds', 'by the end of this month, free of charge'];
    const texts = body.map((text, line): Printed => [40, 200 + 14 * line, text]);
    const sheets = await printedSheets([[40, 60, 'Order no. 0078841', size], ...texts]);
    return readDocumentType(sheets, { quantities: true, orderNumber: true }).because;
  };
  expect(await typeOn(14)).toBe('title of the document');
  expect(await typeOn(10)).toBe('no title');
});

test.each([
  'Thank you for your order, Declan!\n\nWeb order   4711',
  'Wij hebben uw bestelling in goede orde ontvangen.\n\nWebordernummer   4711',
  'Bestellung 4711\n\nhiermit bestätigen wir Ihre Bestellung wie folgt:',
])('who thanks for an order or confirms one sells: %s', (text) => {
  expect(typeOf(text)).toEqual(['order_confirmation', 'a sentence that thanks for an order or confirms it']);
});

test.each([
  ['Bestätigung unserer telefonischen Bestellung', 'a title that speaks of their own order'],
  ['OGGETTO: Ns. ordine n. PO-2025-00155', 'title of the document'],
  ['Einkaufsbestell-Nr.    256101', 'the number of a purchase order'],
  ['Non-stock requisition / Purchase order', 'title of the document'],
  ['Wij roepen de volgende deelhoeveelheden af.', 'a sentence that orders'],
])('%s is an order', (text, because) => {
  expect(typeOf(text)).toEqual(['purchase_order', because]);
});

test.each([
  'De factuur vermeldt ons nummer en gaat naar de administratie.',
  'facture.',
  'Offer no.    252784',
  'Thank you for your order confirmation of yesterday',
])('%s names another paper', (text) => {
  expect(typeOf(text)[1]).toBe('no title');
});

test('an order that says to whom it goes', () => {
  expect(typeOf('# Auftrag an Lieferanten 2026/117')).toEqual(['purchase_order', 'title of the document']);
});

test.each([
  'Return to Supplier',
  'Rücksendung an Lieferant',
  'Retour aan leverancier',
  'Bon de retour fournisseur',
  'Devolución a proveedor',
  'Nota di reso merce',
  'Devolução a fornecedor',
  'Zwrot do dostawcy',
  'Retur til leverandør',
])('goods that go back are no order: %s', (title) => {
  expect(typeOf(`${title}\n\nOur order no. PO-4711`)[0]).toBe('delivery_note');
});

test('pieces in a row of a table are no Polish receipt of goods', async () => {
  const sheets = await printedSheets([
    [40, 60, 'ORDINATIVO DI FORNITURA n. ECO-26-01983'],
    [40, 120, '2'],
    [80, 120, 'Camice monouso'],
    [300, 120, 'PZ'],
    [400, 120, '600'],
  ]);
  expect(readDocumentType(sheets, { quantities: true, orderNumber: true }).value).toBe('purchase_order');
});

test('pieces before their numbers, taller than other letters of a scan', async () => {
  const typeIn = async (...cell: Printed[]) => {
    const sheets = await printedSheets([
      [40, 60, 'ORDINATIVO DI FORNITURA n. ECO-26-01983'],
      [40, 120, 'Camice'],
      ...cell,
      [500, 120, '568,00'],
    ]);
    return readDocumentType(sheets, { quantities: true, orderNumber: true }).value;
  };
  expect(await typeIn([300, 120, 'PZ 40.000 0,0142', 20])).toBe('purchase_order');
  expect(await typeIn([300, 120, 'PZ 40.000 do zamówienia', 20])).toBe('delivery_note');
});

test.each([
  'Wir bestellen gemäss Preisliste 2026: 60 Sack Streusalz',
  '- 10 boîtes de vis 4x40',
  'Rogamos acuse de recibo.',
  'rechnung wie immer an die chefin',
])('no title of another paper: %s', (sentence) => {
  expect(typeOf(`Guten Tag,\n\n${sentence}`)[0]).toBe('purchase_order');
});

test('who pays, beside a name, is no title of an invoice', () => {
  const paper = (label: string) =>
    typeOf(
      `NORDWIND PUMPS     SUPPLIES PURCHASE ORDER\n\n${label}   NORDWIND PUMPS\n         18 HARBOR STREET`,
    )[0];
  expect(paper('BILL:')).toBe('purchase_order');
});

test('the name that a database has for its form, in large letters', async () => {
  const sheets = await printedSheets([
    [40, 40, 'rptPurchaseOrder', 20],
    [40, 80, 'Order ID: 4711'],
    [40, 300, 'Prices: as agreed price list 2026/27'],
  ]);
  expect(readDocumentType(sheets, { quantities: true, orderNumber: true }).value).toBe('purchase_order');
});

test('a confirmation that is asked for is no title', () => {
  const order = 'Bestell-Nr.: 4711\n\nAuftragsbestaetigung erbeten an: ab@muster.example';
  expect(typeOf(order)[0]).toBe('purchase_order');
});

test('a small label of another paper is no title where a letter orders', () => {
  const letter = 'hiermit bestellen wir die folgenden Artikel:';
  expect(typeOf(`Unser Anfrage: 26/312\n\n${letter}`)[0]).toBe('purchase_order');
  expect(typeOf('Unser Anfrage: 26/312')[0]).toBe('quotation');
});

test('a letter orders without a number, too', () => {
  const says = { quantities: true, orderNumber: false };
  const [type, because] = typeOf('Guten Tag,\n\nhiermit bestellen wir die folgenden Artikel:', says);
  expect([type, because === 'no title']).toEqual(['purchase_order', false]);
});

test.each([
  'Nous vous prions de nous livrer :',
  'Nous vous prions de bien vouloir nous fournir les articles suivants :',
])('a French letter orders: %s', (sentence) => {
  const says = { quantities: true, orderNumber: true };
  const [type, because] = typeOf(`Commande n° 4711\n\nMadame, Monsieur,\n\n${sentence}`, says);
  expect([type, because === 'no title']).toEqual(['purchase_order', false]);
});

test.each([
  [['ORDEM DE', 'COMPRA'], 'purchase_order'],
  [['BON DE', 'COMMANDE'], 'purchase_order'],
  [['PURCHASE', 'ORDER'], 'purchase_order'],
  [['ORDINE DI', 'ACQUISTO'], 'purchase_order'],
  [['ORDER', 'CONFIRMATION'], 'order_confirmation'],
  [['NOTA DE', 'CRÉDITO'], 'credit_note'],
])('a title that its cell wrapped: %s', async (title, type) => {
  const sheets = await printedSheets([
    ...title.map((text, at): Printed => [300, 40 + 18 * at, text, 16]),
    [450, 40, 'Cotação: 11830'],
    ...Array.from({ length: 8 }, (_, at): Printed => [40, 120 + 14 * at, 'Nordwind Pumps and others']),
  ]);
  expect(readDocumentType(sheets, { quantities: true, orderNumber: true }).value).toBe(type);
});

test('a title over other words in its size is not joined with them', async () => {
  const sheets = await printedSheets([
    [300, 40, 'PURCHASE ORDER', 16],
    [300, 58, 'Invoice to', 10],
    ...Array.from({ length: 8 }, (_, at): Printed => [40, 120 + 14 * at, 'Nordwind Pumps and others']),
  ]);
  expect(readDocumentType(sheets, { quantities: true, orderNumber: true }).value).toBe('purchase_order');
});

test.each([
  'Muster Roasters\nInvoice #: INV-88271\nPO #: 4711\nInvoice Date: 01/16/2026\nDue Date: 02/15/2026',
  'Muster GmbH\nRechnungsnummer: 2026-118\nIhre Bestellung: 4711\nRechnungsdatum: 16.01.2026',
  'Muster BV\nFactuurnummer: F26118\nBestelnr: 4711\nFactuurdatum: 16-01-2026',
  'Muster SARL\nFacture N° : F26-118\nCommande : 4711\nDate de facture : 16/01/2026',
  'Muster S.L.\nFactura Nº: F26-118\nPedido: 4711\nFecha de factura: 16/01/2026',
])('the number and the day of an invoice without a title: %s', (text) => {
  expect(typeOf(text)[0]).toBe('invoice');
});

test.each([
  'PURCHASE ORDER\n\nPO Number: 4711\nInvoice to: Muster Ltd\nInvoice date: 3rd of the month',
  'Purchase Order\nInvoice No: 88271\nInvoice Date: 01/16/2026',
  'Bestellung 4711\nRechnung an: Muster GmbH\nRechnungsdatum: bitte angeben',
])('an order that speaks of invoices: %s', (text) => {
  expect(typeOf(text)[0]).toBe('purchase_order');
});

test.each([
  [16, 'purchase_order'],
  // In small letters it is the order that an invoice bills.
  [10, 'invoice'],
])(
  'an order with its number in letters of %i points, over the invoice that it speaks of',
  async (size, type) => {
    const sheets = await printedSheets([
      [40, 40, 'Muster Ltd'],
      [40, 80, 'Purchase Order No. PO-5530', size],
      [40, 120, 'Replacement of goods of'],
      [40, 134, 'Invoice No: 88271'],
      [40, 148, 'Invoice date: 02/01/2026'],
    ]);
    expect(readDocumentType(sheets, { quantities: true, orderNumber: true }).value).toBe(type);
  },
);
