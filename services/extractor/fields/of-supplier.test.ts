import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';
import { isAtSupplierWords } from './of-supplier.ts';

const order = (text: string) =>
  draftOf(
    plainFile(
      `Nordwind Pumpen GmbH\nHafenallee 7\n28195 Bremen, Germany\n\nPurchase order: 4500-7781      Date: 03.11.2026\nDelivery date: 20.11.2026\n${text}\n\nSupplier: Keller Tools GmbH\n\nItem code   Description   Qty   Unit price   Amount\nA-100       Screw         300   1,00         300,00\n                          Total              300,00\n`,
    ),
  );

test.each([
  'Supplier VAT No: GB987654321',
  'Supplier tel: 0113 555 5555',
  'Supplier email: sales@keller.example',
  'Vendor phone: 0113 555 5555',
  'Tel. Lieferant: 0221 998877',
  'Lieferant E-Mail: verkauf@keller.example',
  'Tel. leverancier: 020 1234567',
  'E-mail fournisseur : ventes@keller.example',
  'Your VAT no: GB987654321',
  'Ihr Telefon: 0221 998877',
  'Your contact: Joe Black, sales@keller.example',
  'Account manager: Joe Black joe@keller.example',
  'Account manager: Joe Black',
])('not the buyer’s: %s', (text) => {
  const { buyer, shipTo, doubts } = order(text);
  expect([buyer.phone, buyer.email, buyer.vatId, buyer.contactPerson, shipTo.phone]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(doubts.map(({ code }) => code)).not.toContain('value_unassigned');
});

test('a number in a cell of its own beside such words', () => {
  expect(order('Vendor phone:      0113 555 5555').buyer.phone).toBeNull();
});

test('what the buyer prints of itself stays', () => {
  expect(order('Buyer tel: 0113 555 5555').buyer.phone?.value).toBe('0113 555 5555');
  expect(order('Your contact: Joe Black, joe@nordwind.example').buyer).toMatchObject({
    contactPerson: { value: 'Joe Black' },
    email: { value: 'joe@nordwind.example' },
  });
});

test.each([
  ['Supplier: Keller Tools GmbH', false],
  ['Phone (supplier): 0113 555 5555', true],
  ['Seller’s phone: 0113 555 5555', true],
  ['Your contact: Joe Black', false],
  ['Buyer and supplier phone: 0113 555 5555', false],
  ['Phone: 0113 555 5555', false],
])('%s: %s', (text, isTheirs) => {
  expect(isAtSupplierWords(text)).toBe(isTheirs);
});

test('a mailbox under a firm of its name is that firm’s, however the letter goes there', () => {
  const head = 'Elektro Veldt\nHafenallee 7\n28195 Bremen\nelektro.veldt@post.example\n\n\n\n';
  const window =
    'Fachgroßhandel Keller KG\nAbhollager Stuhr\nper E-Mail: stuhr@keller-elektro.example\n\n\n\n';
  const { buyer } = draftOf(
    plainFile(
      `${head}${window}Bestellung Nr. 4500-7781\n\nMenge   Einheit   Bezeichnung   Art.-Nr.\n12      Stk       Schraube      A-100\n\n\nMit freundlichen Grüßen\nJörg Veldt\n`,
    ),
  );
  expect([buyer.email?.value, buyer.contactPerson?.value]).toEqual([
    'elektro.veldt@post.example',
    'Jörg Veldt',
  ]);
});
