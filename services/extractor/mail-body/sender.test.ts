import { expect, test } from 'vitest';
import { makeDoubt } from '../doubt.ts';
import type { Draft } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import { addressOfOthers, withSender, withSignedFirm } from './sender.ts';

const supplier = {
  company: 'Ours',
  contactPerson: null,
  email: 'orders@ours.example',
  address: { street: '', postalCode: '', city: '', country: null },
};
const anna = { address: 'anna@buyer.example', name: 'Anna Rossi' };
const draftOf = (buyer: Partial<Draft['buyer']>) => ({ buyer: { ...emptyParty, ...buyer } }) as Draft;
const printed = (value: string) => ({ value, confidence: 0.9, places: [], because: 'printed' });
const contactOf = ({ buyer }: Draft) => [buyer.email?.value, buyer.contactPerson?.value];

test('the sender is the contact where nothing is printed, and never who buys', () => {
  const draft = withSender(draftOf({}), anna, supplier);
  expect(contactOf(draft)).toEqual(['anna@buyer.example', 'Anna Rossi']);
  expect(draft.buyer.company).toBeNull();
});

test('what is printed stays; the name goes with the address', () => {
  expect(contactOf(withSender(draftOf({ email: printed('po@buyer.example') }), anna, supplier))).toEqual([
    'po@buyer.example',
    undefined,
  ]);
  expect(contactOf(withSender(draftOf({ email: printed('Anna@buyer.example') }), anna, supplier))).toEqual([
    'Anna@buyer.example',
    'Anna Rossi',
  ]);
});

test.each([
  ['our own people', { address: 'sales@ours.example', name: 'Sam' }],
  ['addresses that nobody reads', { address: 'no-reply@buyer.example', name: 'Shop' }],
  ['nor such with other signs', { address: 'do_not_reply@buyer.example', name: 'Shop' }],
  ['no address', { address: '', name: 'Anna Rossi' }],
])('%s are no contact', (_, sender) => {
  expect(contactOf(withSender(draftOf({}), sender, supplier))).toEqual([undefined, undefined]);
});

test('the address is evidence of who buys, though nobody reads it, but not that of our own people', () => {
  const noReply = { address: 'no-reply@buyer.example', name: '' };
  expect([anna, noReply].map((sender) => addressOfOthers(sender, supplier))).toEqual([
    'anna@buyer.example',
    'no-reply@buyer.example',
  ]);
  const ours = { address: 'sales@OURS.example', name: '' };
  expect([ours, { address: '', name: 'A' }, null].map((sender) => addressOfOthers(sender, supplier))).toEqual(
    [null, null, null],
  );
});

test('at a provider of mail only the very address is our own', () => {
  const orders = { ...supplier, email: 'orders@gmail.com' };
  const of = (address: string) => addressOfOthers({ address, name: '' }, orders);
  expect([of('bakkerij.jansen@gmail.com'), of('Orders@Gmail.com')]).toEqual([
    'bakkerij.jansen@gmail.com',
    null,
  ]);
});

const personOf = (name: string, buyer: Partial<Draft['buyer']> = {}, address = 'anna@buyer.example') =>
  contactOf(withSender(draftOf(buyer), { address, name }, supplier))[1];

test.each([
  ['the firm that buys', 'Pavlova Cafe', { company: printed('Pavlova Cafe Berlin') }],
  ['an office', 'Purchasing Team', {}],
  ['an office of a firm', 'Muster Procurement', {}],
  ['a system', 'Automatic Warehouse System', {}],
  ['stock', 'Stock Control', {}],
  ['a kind of firm', 'Bakkerij Jansen', {}],
])('%s sends a mail, and is no person', (_, name, buyer) => {
  expect(personOf(name, buyer)).toBeUndefined();
});

test('a firm that its domain names is no person, unless a given name begins it', () => {
  expect(personOf('Velto Vincenzo', {}, 'po@veltovincenzo.example')).toBeUndefined();
  expect(personOf('Anna Velto', {}, 'po@annavelto.example')).toBe('Anna Velto');
});

test.each([
  ['Rossi, Anna', 'Anna Rossi'],
  ['Anna Rossi | Northgate', 'Anna Rossi'],
  ['Anna Rossi (Northgate)', 'Anna Rossi'],
  ['Anna Rossi - Northgate', 'Anna Rossi'],
])('a person as mail programs name one: %s', (name, person) => {
  expect(personOf(name)).toBe(person);
});

test('who signs with the first name is the sender of that name, and no other', () => {
  expect(personOf('Anna Rossi', { contactPerson: printed('Anna') })).toBe('Anna Rossi');
  expect(personOf('Rossi, Anna', { contactPerson: printed('Anna') })).toBe('Anna Rossi');
  expect(personOf('Anna Rossi', { contactPerson: printed('Karin') })).toBe('Karin');
  expect(personOf('Anna Rossi', { contactPerson: printed('Anna Bianchi') })).toBe('Anna Bianchi');
  expect(personOf('Anna', { contactPerson: printed('Anna') })).toBe('Anna');
});

test('a firm that signs, sends and has the domain is the buyer, to be looked at', () => {
  const missing = makeDoubt('customer_missing', 'customer.company', [], []);
  const signedBy = (name: string, sender: string, address: string) => {
    const draft: Draft = { ...draftOf({ contactPerson: printed(name) }), doubts: [missing] };
    const { buyer, doubts } = withSignedFirm(draft, { name: sender, address });
    return [buyer.company?.value, buyer.company?.confidence, buyer.contactPerson?.value, doubts.length];
  };
  expect(signedBy('Velto Vincenzo', 'Velto Vincenzo', 'po@veltovincenzo.example')).toEqual([
    'Velto Vincenzo',
    0.7,
    undefined,
    0,
  ]);
  const person = [undefined, undefined, 'Velto Vincenzo', 1];
  expect(signedBy('Velto Vincenzo', 'Velto Vincenzo', 'po@buyer.example')).toEqual(person);
  expect(signedBy('Velto Vincenzo', 'Anna Rossi', 'po@veltovincenzo.example')).toEqual(person);
});

test('a first name that signs and sends is surer than one that only sends', () => {
  const signed = withSender(draftOf({ contactPerson: printed('Anna') }), anna, supplier).buyer.contactPerson!;
  const sent = withSender(draftOf({}), anna, supplier).buyer.contactPerson!;
  expect(signed.value).toBe('Anna Rossi');
  expect(signed.confidence).toBeGreaterThan(sent.confidence);
});

test('an address that nobody reads gives way to who sends', () => {
  const email = (printed_: string, sender = anna) =>
    withSender(draftOf({ email: printed(printed_) }), sender, supplier).buyer.email?.value;
  expect(email('noreply@buyer.example')).toBe('anna@buyer.example');
  expect(email('noreplies@buyer.example')).toBe('noreplies@buyer.example');
});
