import { expect, test } from 'vitest';
import { draftOf, type Printed, plainFile, printedFile } from '../sample.fixture.ts';

const head = `
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany

Purchase order: 4500-7781                    Date: 03.11.2026

Supplier:
Example Supplies B.V.
Kade 1
1011 AA Amsterdam
Phone +31 20 555 01 20
`;
const lines = `
Item code   Description   Qty   Unit price   Amount
A-100       Screw         300   1,00         300,00
`;
const total = `                          Total              300,00
`;
const doubtsOf = (text: string) =>
  draftOf(plainFile(text))
    .doubts.filter(({ code }) => ['date_unclear', 'value_unassigned', 'amount_unclear'].includes(code))
    .map(({ code, path, places }) => [code, path, places[0]?.text]);

test('an order whose fields hold what it prints has no leftovers', () => {
  expect(doubtsOf(`${head}${lines}${total}`)).toEqual([]);
});

test.each([
  ['Zusage bitte bis 24.11.2026 an uns', 'date_unclear', 'delivery_date'],
  ['Wir benötigen die Ware komplett am 18. September', 'date_unclear', 'delivery_date'],
  ['Xyzzy qux ring the shop on +49 421 5551207 at any time', 'value_unassigned', 'customer.phone'],
  ['Questions? Call Marcus at (757) 555-0148 or write', 'value_unassigned', 'customer.phone'],
  ['Xyzzy qux at the works in 3542 AB Utrecht', 'value_unassigned', 'shipping_details.recipient.address'],
])('a value of an empty field in a text that is not understood: %s', (text, code, path) => {
  expect(doubtsOf(`${head}${lines}${total}\n\n${text}\n\n\nPrinted on both sides.\n`)).toEqual([
    [code, path, text],
  ]);
});

test('who stands with a telephone number at a label of something else', () => {
  const foot = 'Authorised signature: Ann Lee, 0113 496 0188';
  expect(doubtsOf(`${head}${lines}${total}\n\n${foot}\n\n\nPrinted on both sides.\n`)).toEqual([
    ['value_unassigned', 'customer.contact_person', foot],
  ]);
});

test('what looks like a person right before a telephone number', () => {
  const foot = 'Any questions? Qworty Ezembe, +49 421 5551207';
  expect(doubtsOf(`${head}${lines}${total}\n\n${foot}\n\n\nPrinted on both sides.\n`)).toEqual([
    ['value_unassigned', 'customer.contact_person', foot],
  ]);
});

test.each([
  ['before the order', 'Zuletzt bestellt am 24.10.2026 bei uns'],
  ['of something else', 'Price list of 01.12.2026'],
  ['of a fax', 'Fax +49 421 555 120 77'],
])('no leftover: a value %s', (_, text) => {
  expect(doubtsOf(`${head}${lines}${total}\n\n${text}\n\n\nPrinted on both sides.\n`)).toEqual([]);
});

test('an amount behind priced lines without a total', () => {
  expect(doubtsOf(`${head}${lines}\n\nWe reckon with 357,00 EUR all in.\n`)).toEqual([
    ['amount_unclear', 'total_price', 'We reckon with 357,00 EUR all in.'],
  ]);
});

test('days in a column of two-line rows that nobody knows', () => {
  const dated = `
----------------------------------------------------------------------
Item code   Xyzzy          Qty     Unit price   Amount
            Description
----------------------------------------------------------------------
A-100       24.11.2026     300     1,00         300,00
            Screw
B-100       26.11.2026     300     1,00         300,00
            Nut
`;
  expect(doubtsOf(`${head}${dated}`)).toEqual([['date_unclear', 'delivery_date', '24.11.2026']]);
});

test('a place of delivery that is named, and a town that no block holds', () => {
  const doubts = doubtsOf(`${head}
Deliver to: Nordwind Pumpen Depot
${lines}${total}


Xyzzy
4020 Linz


Printed on both sides.
`);
  expect(doubts).toEqual([['value_unassigned', 'shipping_details.recipient.address', '4020 Linz']]);
});

test('a town under a street that no field holds, also where another place of delivery is named', () => {
  const text = `Ship to:\nNordwind Pumpen GmbH\nWerkstraße 3\n04179 Leipzig\n\n${'\n'.repeat(9)}Xyzzy\nMarket Street 9\n4000 Quxford\n\n\nPrinted on both sides.\n`;
  expect(doubtsOf(`${head}${lines}${total}\n\n${text}`)).toEqual([
    ['value_unassigned', 'shipping_details.recipient.address', '4000 Quxford'],
  ]);
});

test('a number behind words of a tax office is asked about, unless it is ours', () => {
  const foot = (text: string) => doubtsOf(`${head}${lines}${total}\n\n${text}\n\n\nPrinted on both sides.\n`);
  expect(foot('Xyzzy qux NIF or CIF 12 345 678 xyzzy')).toEqual([
    ['value_unassigned', 'customer.vat_id', 'Xyzzy qux NIF or CIF 12 345 678 xyzzy'],
  ]);
  expect(foot('Your VAT no. or CIF 12 345 678 xyzzy')).toEqual([]);
  expect(foot('Xyzzy qux VAT 20 % of 100.00')).toEqual([]);
});

test.each([
  ['(please deliver 12.12.2026)', true],
  ['please deliver 12.12.2026 at gate 3', true],
  ['please deliver 01.12.2026 at gate 3', false],
  ['price list of 12.12.2026', false],
])('a day of delivery outside of the days that are known, %s: %s', (below, isAsked) => {
  const dated = `
Item code   Description   Qty   Unit price   Amount    Delivery date
A-100       Screw         300   1,00         300,00    30.11.2026
A-200       Nut           100   1,00         100,00    04.12.2026
`;
  const { doubts } = draftOf(
    plainFile(`${head}${dated}                          Total              400,00\n\n\n${below}\n`),
  );
  expect(doubts.some(({ path }) => path === 'delivery_date')).toBe(isAsked);
});

test.each([
  ['Line 2 is cancelled.', true],
  ['Pos. 10 bitte stornieren, die anderen wie besprochen.', true],
  ['We may cancel orders that are 10 days late.', false],
])('a sentence below the lines that refuses one of them, %s: %s', (text, isAsked) => {
  const { doubts } = draftOf(plainFile(`${head}${lines}${total}\n\n\n${text}\n`));
  expect(doubts.some(({ code, path }) => code === 'text_not_understood' && path === 'items')).toBe(isAsked);
});

test.each([
  ['Deliver to:     Nordwind Pumpen GmbH - Hafenallee', true],
  ['Deliver to:     carriage paid', false],
])('a place of delivery that was not read, %s: %s', (text, isAsked) => {
  const { doubts } = draftOf(plainFile(`${head}\n\n${text}\n\n\n${lines}${total}`));
  const path = 'shipping_details.recipient.address';
  expect(doubts.some((doubt) => doubt.code === 'value_unassigned' && doubt.path === path)).toBe(isAsked);
});

test('what a stamp left of a day', () => {
  const late = (text: string) => draftOf(plainFile(`${head}\n\n${text}\n\n\n${lines}${total}`)).doubts;
  const asks = (text: string) => late(text).some(({ code }) => code === 'date_unclear');
  expect(asks('21javril 2027')).toBe(true);
  expect(asks('Saison Frühling 2027')).toBe(false);
});

const asked = (text: string, code: string) =>
  draftOf(plainFile(text)).doubts.flatMap((doubt) => (doubt.code === code ? doubt.message : []));

test.each([
  'Please add 3 x K-900 boots.',
  'Do not ship until released by phone.',
  'A-100: size XL instead of L please',
  'Items A-100 already delivered.',
  'All items 10% discount as agreed.',
  'Handwritten: A-100 12 pcs!',
  'NB: change A-100 to 12.',
  'Line 1: 12 pcs only',
  'Please change line 1 to 12 pcs.',
  'CONFIRMATION OF PHONE ORDER - DO NOT DUPLICATE',
  'Nicht liefern bevor telefonisch freigegeben.',
  'Bitte zusätzlich 3 x K-900 Stiefel.',
  'Merci d’ajouter 3 x K-900 bottes.',
])('a sentence below the lines that names one or holds the order back: %s', (text) => {
  expect(asked(`${head}${lines}${total}\n\n\n${text}\n`, 'text_not_understood')).toEqual([
    `A line among the order lines was not understood: "${text}".`,
  ]);
});

test.each([
  '2% discount if paid within 10 days.',
  'Please send certificate 3.1 with A-100. Orders are confirmed within a day.',
  'Please send 2 copies of the invoice.',
  'A-100',
  'Item 1 of 1',
  'Line 7 of our terms holds.',
  'Quote order 4500-7781 on all papers.',
  'Please add our order number to all invoices.',
  'Show the order number on all items and documents.',
  'Do not deliver before 8 am.',
])('a sentence below the lines about something else: %s', (text) => {
  expect(asked(`${head}${lines}${total}\n\n\n${text}\n`, 'text_not_understood')).toEqual([]);
});

test.each([
  '*** CANCELLED ***',
  'DRAFT',
  'STATUS: NOT APPROVED',
  'Order on hold',
  'ENTWURF',
  'Status: nicht freigegeben',
  'GEANNULEERD',
  'BROUILLON',
  'BOZZA',
])('a stamp that holds the order back: %s', (text) => {
  expect(asked(`${text}\n${head}${lines}${total}`, 'order_change')).toEqual([
    `The document says "${text}"; it is not taken as a new order.`,
  ]);
});

test.each(['Status: Approved', 'COPY', 'Draft beer order', 'Offer on hold since May'])(
  'no such stamp: %s',
  (text) => {
    expect(asked(`${head}\n${text}\n${lines}${total}`, 'order_change')).toEqual([]);
  },
);

test.each([
  ['Deliver to: see attachment', true],
  ['Delivery address: to be advised', true],
  ['Ship to: collected by Klein Transport', true],
  ['Lieferadresse: Abholung durch Spedition Klein', true],
  ['Adresse de livraison : voir annexe', true],
  ['Afleveradres: zie bijlage', true],
  ['Livraison : Nordwind Dépôt - Avenue Léopold-Robert 16 - 102a-Crissier', true],
  ['Delivery: please ring before Friday', false],
  ['Delivery address: as above', false],
  ['Deliver to: Werkstraße 3, 04179 Leipzig', false],
])('a place of delivery that is no address, %s: %s', (text, isAsked) => {
  const { doubts } = draftOf(plainFile(`${head}\n\n${text}\n\n\n${lines}${total}`));
  const path = 'shipping_details.recipient.address';
  expect(doubts.some((doubt) => doubt.code === 'value_unassigned' && doubt.path === path)).toBe(isAsked);
});

test('what the e-mail around an order says of its lines is not asked about here', () => {
  const mail = {
    ...plainFile('Hello,\n\nplease change line 1 to 12 pcs.\nA-100 in blue please.\n'),
    name: 'mail',
  };
  const { doubts } = draftOf(mail, plainFile(`${head}${lines}${total}`));
  expect(doubts.map(({ code }) => code)).not.toContain('text_not_understood');
});

test('the same place for delivery and invoice is no address', () => {
  const text = 'Local de entrega: o mesmo\nLocal de cobrança: o mesmo';
  expect(doubtsOf(`${head}${lines}${total}\n\n${text}\n\n\nPrinted on both sides.\n`)).toEqual([]);
});

test('the price of a row without a table is no amount below the lines', async () => {
  const { rows, doubts } = draftOf(
    await printedFile(
      [
        'PURCHASE ORDER',
        'PO Number: 4500-7781',
        'Supplier: Example Supplies B.V.',
        'Item Details',
        'Description: M8 screws, box of 200',
        'Product Code: A-100',
        'Quantity: 30',
        'Unit Price: EUR 2.40',
      ].map((text, at): Printed => [40, 60 + 20 * at, text]),
    ),
  );
  expect(rows[0]?.price?.value).toBe(2.4);
  expect(doubts.map(({ code }) => code)).not.toContain('amount_unclear');
});

test('the account that an order is booked on is no address', () => {
  expect(doubtsOf(`${head}${lines}${total}\n\nImputation : 2184-213 Écoles\n`)).toEqual([]);
});

test('a change that the lines show is no doubt, another is', () => {
  const changed = (text: string) =>
    draftOf(plainFile(`${head}${lines}${total}\n\n${text}\n`)).doubts.filter(
      ({ code }) => code === 'text_not_understood',
    ).length;
  expect(
    changed('Revision 1 - line 1 quantity changed from 200 to 300. Please confirm within two days.'),
  ).toBe(0);
  expect(
    changed('Revision 1 - line 1 quantity changed from 300 to 200. Please confirm within two days.'),
  ).toBe(1);
});

const labelled = (place: string) => `
Nordwind Pumpen GmbH
Hafenallee 7
28195 Bremen, Germany
einkauf@nordwind-pumpen.example

Purchase order: 4500-7781                    Date: 03.11.2026

${place}

Ringweg 9 GmbH Brief
Moorweg 3
20095 Hamburg
${lines}${total}`;

test('where a label and the head tell both places, another town is no doubt', () => {
  const depot = 'Ship to:\nNordwind Pumpen GmbH\nWerkstrasse 2\n28199 Bremen';
  expect(doubtsOf(labelled(depot))).toEqual([]);
});

test('a year of accounts is no number of a tax office', () => {
  expect(doubtsOf(`${head}${lines}${total}\n\nFISCAL YEAR                2026-2027\n`)).toEqual([]);
  expect(doubtsOf(`${head}${lines}${total}\n\nCodice fiscale             02748170128\n`)).toHaveLength(1);
});

test('a later day beside the town of the buyer is when the paper was signed', () => {
  const signed = (place: string) =>
    doubtsOf(`${head}${lines}${total}\n\n\n${place.padEnd(18)}24.11.2026\n\n\nPrinted on both sides.\n`);
  expect(signed('Bremen am')).toEqual([]);
  expect(signed('Aufbau am')).toEqual([['date_unclear', 'delivery_date', '24.11.2026']]);
});

test('days under names in the head may be those of parts of the delivery', () => {
  const parts = `${head}\nAnna Berger\n14 December 2026\n\nThomas Becker\n21 December 2026\n\n${lines}${total}`;
  expect(doubtsOf(parts).map(([code]) => code)).toEqual(['date_unclear']);
});

test('a day under the name of who released the order is no delivery', () => {
  const signed = (over: string) =>
    doubtsOf(`${head}${lines}${total}\n\n${over}\n17.11.2026\n\n\nPrinted on both sides.\n`);
  expect(signed('Anna Berger')).toEqual([]);
  expect(signed('Xyzzy qux')).toEqual([['date_unclear', 'delivery_date', '17.11.2026']]);
});

test('a tax number in a sentence whose word for the tax ends the line above', () => {
  const rest = 'Registration No GB 184 1207 79. This order is valid without a signature.';
  const prose = (word: string) =>
    `We buy on our own terms and on no others, as they stand. ${word}\n${rest}\n`;
  const doubted = (word: string) => doubtsOf(`${head}${lines}${total}\n\n${prose(word)}`);
  expect(doubted('VAT')).toEqual([['value_unassigned', 'customer.vat_id', rest]]);
  expect(doubted('Company')).toEqual([]);
});

test('who is named behind another sentence', () => {
  const note = 'dispatch. Contact for queries: Mr. Robert Lindqvist.';
  expect(doubtsOf(`${head}${lines}${total}\n\n${note}\n\n\nPrinted on both sides.\n`)).toEqual([
    ['value_unassigned', 'customer.contact_person', note],
  ]);
});

test('a mail address that the end of its line cut', () => {
  const text = 'We ask for a confirmation to buying@nordwind-';
  expect(doubtsOf(`${head}${lines}${total}\n\n${text}\n\n\nPrinted on both sides.\n`)).toEqual([
    ['value_unassigned', 'customer.email', text],
  ]);
});

test.each([
  ['Ordered by', 'Wes (brewhouse)', true],
  ['Contact', 'Checked By', false],
  ['Ordered by', 'Nordwind Pumpen GmbH', false],
  ['Goods received by', 'Wes (brewhouse)', false],
])('at %j %j is asked about: %s', (label, value, isAsked) => {
  const strip = `${label.padEnd(20)}Terms\n${value.padEnd(24)}net 30\n`;
  const doubts = doubtsOf(`${head}\n${strip}${lines}${total}`).filter(
    ([, path]) => path === 'customer.contact_person',
  );
  expect(doubts.length > 0).toBe(isAsked);
});

test('who is named under a supplier without an address, in a list of facts, may be of either side', () => {
  const facts = (contact: string) => `
Nordwind Pumpen GmbH          Date: 03.11.2026
Hafenallee 7                  Supplier: 430012 - Example Supplies B.V.
28195 Bremen, Germany         ${contact}

Purchase order: 4500-7781
${lines}${total}`;
  const asked = [['value_unassigned', 'customer.contact_person', 'Contact: Rosa Hoff - 0421 555 0118']];
  expect(doubtsOf(facts('Contact: Rosa Hoff - 0421 555 0118'))).toEqual(asked);
  expect(doubtsOf(facts('Terms: net 30'))).toEqual([]);
});
