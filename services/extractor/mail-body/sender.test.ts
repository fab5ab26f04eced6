import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { emptyParty } from '../draft.ts';
import { addressOfOthers, withSender } from './sender.ts';

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
