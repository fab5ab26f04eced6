import { layText } from '@orderloom/pages/text.ts';
import { expect, test } from 'vitest';
import { extractOrder } from './extract-order.ts';
import type { ExtractSettings } from './settings.ts';

const settings: ExtractSettings = {
  locale: { language: 'en', country: 'NL', currency: 'EUR', dateOrder: 'DMY' },
  supplier: {
    company: 'Example Supplies B.V.',
    contactPerson: null,
    email: 'orders@example.test',
    address: { street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', country: 'NL' },
  },
  deliveryWindow: 'latest',
  thresholds: { review: 0.8 },
};

function draftOf(text: string) {
  const { pages } = layText(text, { maxPages: 10 });
  return extractOrder({ files: [{ name: 'order.txt', pages, notes: [] }], settings });
}

const german = `
Muster Maschinenbau GmbH
Industriestr. 12
70565 Stuttgart                                  BESTELLUNG

Lieferant:                                       Bestellnummer: 4500-7781
Example Supplies B.V.                            Bestelldatum:  03.11.2026
Kade 1                                           Liefertermin:  KW 49/2026
1011 AA Amsterdam                                Ansprechpartner: Petra Huber
                                                 E-Mail: p.huber@muster.example

Lieferadresse:
Muster Maschinenbau GmbH
Tor 3, Werkstr. 8
70567 Stuttgart

Pos   Ihre Art.-Nr.   Bezeichnung                  Menge   Einheit   Einzelpreis   Gesamt
10    ES-1001         Sechskantschraube M8x40      1.200   Stk             0,12    144,00
                      verzinkt
20    ES-2040         Unterlegscheibe                500   Stk             0,05     25,00

                                                           Zwischensumme           169,00
                                                           MwSt. 19 %               32,11
                                                           Gesamtbetrag EUR        201,11
`;

test('a German order: header, parties, rows, totals', () => {
  const draft = draftOf(german);
  expect(draft.documentType.value).toBe('purchase_order');
  expect(draft.language).toBe('de');
  expect(draft.orderNumber?.value).toBe('4500-7781');
  expect(draft.orderDate?.value).toBe('2026-11-03');
  expect(draft.deliveryDate?.value).toBe('2026-12-04');
  expect(draft.currency?.value).toBe('EUR');
  expect(draft.totalPrice).toMatchObject({ value: 201.11, confidence: 0.99 });
  expect(draft.buyer.company?.value).toBe('Muster Maschinenbau GmbH');
  expect(draft.buyer.street?.value).toBe('Industriestr. 12');
  expect(draft.buyer.contactPerson?.value).toBe('Petra Huber');
  expect(draft.buyer.email?.value).toBe('p.huber@muster.example');
  expect(draft.shipTo.postalCode?.value).toBe('70567');
  expect(
    draft.rows.map((row) => [
      row.supplierArticle?.value,
      row.quantity?.value,
      row.unit?.value,
      row.price?.value,
      row.lineTotal?.value,
    ]),
  ).toEqual([
    ['ES-1001', 1200, 'Stk', 0.12, 144],
    ['ES-2040', 500, 'Stk', 0.05, 25],
  ]);
});

test('every value points at its place', () => {
  const [place] = draftOf(german).orderNumber!.places;
  expect(place).toMatchObject({ file: 'order.txt', page: 1, text: '4500-7781' });
  expect(place!.box[0]).toBeGreaterThan(300);
});

test('our own block is never the buyer', () => {
  const draft = draftOf(`
PURCHASE ORDER
PO Number: 88123
Supplier: Example Supplies B.V.
          Kade 1
          1011 AA Amsterdam

Bill To:
Northwind Traders Ltd
12 High Street
London SW1A 1AA

Item        Qty   Unit Price   Total
Blue cups   10    2.00         20.00
`);
  expect(draft.buyer.company?.value).toBe('Northwind Traders Ltd');
  expect(draft.buyer.country?.value).toBe('GB');
});

test('a number that multiplies wrong is kept and doubted', () => {
  const draft = draftOf(`
PURCHASE ORDER
PO Number: 88123
Item        Qty   Unit Price   Total
Blue cups   10    2.00         25.00
`);
  expect(draft.rows[0]!.lineTotal?.value).toBe(25);
  expect(draft.doubts.map((doubt) => doubt.code)).toContain('line_total_mismatch');
});

test('a quantity in words is unrecognised, never guessed', () => {
  const draft = draftOf(`
PURCHASE ORDER
PO Number: PO-2026-0442
Item Details
Description: Industrial temperature sensor
Product Code: SNS-TEMP-4K
Quantity: TBD (customer to confirm)
`);
  expect(draft.rows[0]).toMatchObject({ quantityState: 'Unrecognised', quantity: { value: null } });
  expect(draft.doubts.map((doubt) => doubt.path)).toContain('items[0].quantity');
});

test('a list in a mail is read as rows; a greeting is no company', () => {
  const draft = draftOf(`
Beste leverancier,

Hierbij onze bestelling BO-2026-014 voor levering op 2026-09-18:

- Frituurvet: 4 emmer
- 12 x cola 33cl

Met vriendelijke groet,
`);
  expect(draft.orderNumber?.value).toBe('BO-2026-014');
  expect(draft.deliveryDate?.value).toBe('2026-09-18');
  expect(draft.rows.map((row) => [row.description?.value, row.quantity?.value])).toEqual([
    ['Frituurvet', 4],
    ['cola 33cl', 12],
  ]);
  expect(draft.buyer.company).toBeNull();
});

test('an invoice is not taken for an order', () => {
  const draft = draftOf(`
INVOICE
Invoice Number: 2026-77
P.O. Number: PO-3333
Item        Qty   Unit Price   Total
Blue cups   10    2.00         20.00
`);
  expect(draft.documentType.value).toBe('invoice');
  expect(draft.doubts.find((doubt) => doubt.code === 'not_an_order')?.message).toBe(
    'The document looks like an invoice, not like a purchase order.',
  );
});

test('dates of the lines that differ are a window', () => {
  const draft = draftOf(`
PURCHASE ORDER
PO Number: 88123
Line   Item code   Description   Qty   Delivery date
1      A-1         Blue cups     10    2026-03-02
2      A-2         Red cups      10    2026-03-16
`);
  expect(draft.deliveryDateFrom?.value).toBe('2026-03-02');
  expect(draft.deliveryDateTo?.value).toBe('2026-03-16');
  expect(draft.deliveryDate?.value).toBe('2026-03-16');
});

test('an all-digit date that only the tenant decides is doubted', () => {
  const draft = draftOf('PURCHASE ORDER\nPO Number: 88123\nOrder date: 03/04/2026\n');
  expect(draft.orderDate?.value).toBe('2026-04-03');
  expect(draft.doubts.map((doubt) => doubt.code)).toContain('date_order_assumed');
});

test('a Dutch order with values in a column of colons', () => {
  const draft = draftOf(`
Jansen Techniek B.V.
Havenstraat 22
3011 AB Rotterdam

INKOOPORDER

Leverancier                         Afleveradres
Example Supplies B.V.               Jansen Techniek B.V. Magazijn
Kade 1                              Dokweg 5
1011 AA Amsterdam                   3089 KX Rotterdam

Ordernummer      : 2026/0815
Orderdatum       : 12-11-2026
Leverdatum       : 24-11-2026
Contactpersoon   : Kees de Vries

Regel  Artikelnr   Omschrijving               Aantal  Eenheid   Prijs      Bedrag
1      JT-5501     Kogelkraan 1/2" messing        24  st        € 8,75    € 210,00
2      JT-7000     Teflontape                  1.000  rol       € 0,35    € 350,00

                                               Totaal excl. BTW           € 560,00
                                               BTW 21%                    € 117,60
                                               Totaal incl. BTW           € 677,60
`);
  expect(draft.language).toBe('nl');
  expect(draft.orderNumber?.value).toBe('2026/0815');
  expect([draft.orderDate?.value, draft.deliveryDate?.value]).toEqual(['2026-11-12', '2026-11-24']);
  expect(draft.buyer.contactPerson?.value).toBe('Kees de Vries');
  expect(draft.shipTo.street?.value).toBe('Dokweg 5');
  expect(draft.rows.map((row) => row.quantity?.value)).toEqual([24, 1000]);
  expect(draft.totalPrice).toMatchObject({ value: 677.6, confidence: 0.99 });
  expect(draft.doubts).toEqual([]);
});

test('a date behind the order number is that of the order', () => {
  const draft = draftOf('ORDINE DI ACQUISTO n. 556/2026 del 19/11/2026\n');
  expect([draft.orderNumber?.value, draft.orderDate?.value]).toEqual(['556/2026', '2026-11-19']);
});

test('a date that no form fits is kept as printed and doubted', () => {
  const draft = draftOf('PURCHASE ORDER\nPO Number: 88123\nOrder date: 3rd quarter 26\n');
  expect(draft.orderDate).toMatchObject({ value: '3rd quarter 26' });
  expect(draft.orderDate!.confidence).toBeLessThan(0.5);
  expect(draft.doubts.map((doubt) => doubt.message)).toContain(
    'The date "3rd quarter 26" could not be read and is kept as printed.',
  );
});

test('a sentence that begins like a label is the text of the label above it', () => {
  const draft = draftOf(`
PURCHASE ORDER
PO Number: 88123

Delivery instructions
Deliver on weekdays between 07:00 and 15:30. Report to dock 4.
The gate is closed on Fridays.
`);
  expect(draft.instructions).toMatchObject({
    value: 'Deliver on weekdays between 07:00 and 15:30. Report to dock 4. The gate is closed on Fridays.',
    because: 'at "Delivery instructions"',
  });
  expect(draft.deliveryDate).toBeNull();
});

test('a number and a date at labels that no lexicon has are taken with little confidence', () => {
  const draft = draftOf(`
PURCHASE ORDER

Zakenummer:         2026-88412
In our gabled       18/12/2026
Ordered on          02/11/2026

Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1.00         300.00
`);
  expect(draft.orderNumber).toMatchObject({ value: '2026-88412', confidence: 0.6 });
  expect(draft.deliveryDate).toMatchObject({ value: '2026-12-18', confidence: 0.6 });
});

test.each([
  ['a closing', '\nKind regards\nJo Miller\nMiller Joinery Ltd\n12 High Street\nLeeds LS1 4AB'],
  ['an address alone', '\nMiller Joinery\n12 High Street\nLeeds LS1 4AB'],
])('the last lines of a short list stay in it above %s', (_, end) => {
  const { rows } = draftOf(
    `Please send:\n\n4x Valve 15mm\n2x Drain cock\n5x Flat bar\n3x Round bar\n${end}\n`,
  );
  expect(rows.map(({ quantity, description }) => `${quantity?.value} ${description?.value}`)).toEqual([
    '4 Valve 15mm',
    '2 Drain cock',
    '5 Flat bar',
    '3 Round bar',
  ]);
});
