import { expect, test } from 'vitest';
import type { DateRule } from '../context.ts';
import { plainSheets } from '../sample.fixture.ts';
import { findToldOrders } from './told-orders.ts';

const european: DateRule = { order: 'DMY', source: 'document' };
const toldIn = (text: string, rule = european) => {
  const { numbers, dates } = findToldOrders(plainSheets(text), rule);
  return [...numbers, ...dates].map(({ value }) => value);
};

test.each([
  ['Please book this against our order 22920 (21 October 2025):', ['22920', '2025-10-21']],
  ['bitte buchen Sie zu unserer Bestellung Nr. B26/4471 vom 3.11.2026:', ['B26/4471', '2026-11-03']],
  ['proszę o realizację naszego zamówienia ZK-2026-0407 z dnia 22.06.2026:', ['ZK-2026-0407', '2026-06-22']],
  ['Vi bestiller hermed, vores ordre 3/7148 af 6. juni 2026:', ['3/7148', '2026-06-06']],
  ['Suite à notre commande 4500-7781, merci de livrer :', ['4500-7781']],
  ['Please go ahead with the following on our order number 27062:', ['27062']],
  ['Attached is a purchase order of Muster Ltd with our reference PO-2026-0441.', ['PO-2026-0441']],
  ['Anbei die Bestellung der Muster GmbH mit unserer Referenz 26-04417', ['26-04417']],
  ['in riferimento al nostro ordine n. 4500-7781 del 3 marzo 2026', ['4500-7781', '2026-03-03']],
])('number and date in a sentence: %s', (text, told) => {
  expect(toldIn(text)).toEqual(told);
});

test.each([
  ['[Order #482] (4 March 2026)', ['2026-03-04']],
  ['[Commande n°8841] (3 février 2026)', ['2026-02-03']],
  ['[Zamówienie #6120] (21 stycznia 2026)', ['2026-01-21']],
  ['[Offer #482] (4 March 2026)', []],
])('the day behind the number of an order in brackets: %s', (text, told) => {
  expect(toldIn(text)).toEqual(told);
});

test.each([
  ['of theirs', 'Thank you for confirming your order 22920 of last week'],
  ['a former one', 'please deliver as with our previous order 22920 (21 October 2025):'],
  ['one that is replaced', 'Please note that this replaces our order 22920 of 21 February 2027 in full.'],
  ['one that is cancelled', 'Unsere Bestellung 22920 ersetzt diese.'],
  ['a quantity', 'We add to our order 500 screws of the kind that you know'],
])('%s is none', (_, text) => {
  expect(toldIn(text)).toEqual([]);
});

test('a day that may be a month is not taken where only the place of the tenant tells', () => {
  expect(toldIn('against our order 22920 (03/04/2026):', { order: 'DMY', source: 'locale' })).toEqual([
    '22920',
  ]);
});
