import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  ['Re: prices', 'Yes please to both of those. Deliver to the yard when it suits.'],
  ['Oil filters', 'Hi Pam, could you put us down for 4 cases of the oil filters? Same address as before.'],
  ['Call-off', 'Under contract 7741 we call 12 t of sand and 6 t of gravel for week 12.'],
  ['Copier', 'Please treat this e-mail as our official order for the copier.'],
  ['PO 5512', 'The enclosed PO was approved and is hereby released to you. Show 5512 on all invoices.'],
  ['Order', 'Completed order form attached. Goods to be delivered to our depot in Crewe.'],
  ['For the bar', 'Running out of crisps. Chuck in 6 boxes on the next van please, on our account.'],
])('an order in other words: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('purchase_order');
});

test.each([
  ['Form', 'Could you post me a blank order form? Ours got wet.'],
  ['Order 771', 'Sorry, we have to turn your order down, the lamp has been discontinued.'],
  ['Order deadline', 'Last orders before Easter: Thursday noon.'],
])('what orders nothing and bills nothing: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('unknown');
});

test.each([
  [
    'order_confirmation',
    'Re: Friday',
    'Got your list, all can be done. I have added the eggs to your order.',
  ],
  ['delivery_note', 'Rug', 'Your rug came in. Pop in whenever, bring the ticket with you.'],
  ['delivery_note', 'Papers', 'Consignment note and packing list for the doors attached.'],
  ['delivery_note', 'Card', 'We tried to deliver but nobody was in. Parcel left with your neighbour.'],
  ['invoice', 'June', 'June’s bill attached, terms strictly 14 days.'],
  ['invoice', 'Crane', 'Forgot to bill you for the crane. £240 + VAT, pay when you can.'],
  ['quotation', 'Gravel', 'Whats the price of gravel per ton, delivered?'],
  ['quotation', 'Bids', 'You are invited to submit a bid for event 5521, “Work gloves”.'],
  ['quotation', 'Re: marquee', 'The marquee comes to 1,250 with sides. Offer’s good for two weeks.'],
  ['receipt', 'Transfer', 'Just did the bank transfer for the last two, £310 altogether.'],
  ['receipt', 'Remittance advice', 'Payee: Oak Ltd. Value date 3 May. Invoices: 771, 780.'],
])('%s in other words: %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
