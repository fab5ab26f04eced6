import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;
const list = '20 boxes gloves size 9\n5 rolls tape 50 mm';
const german = '20 Kartons Handschuhe Gr. 9\n5 Rollen Klebeband 50 mm';

test.each([
  [
    'a password',
    `Hi,\nI have forgotten my password for the portal, so here is our order:\n${list}\nThanks\nAnn`,
  ],
  [
    'a payment',
    `Hello,\nyour site says payment failed, could you put this on our account instead?\n${list}\nThanks\nAnn`,
  ],
  ['a price', `Hi,\nI see the price of the blue gloves has increased, never mind.\n${list}\nThanks\nAnn`],
  ['a requisition', `Requisition 4711 has been approved. Please supply:\n${list}\nDeliver to 12 Mill Lane`],
  ['a German one', `Die Banf 4711 wurde freigegeben. Damit bestellen wir:\n${german}\nDanke\nAnn`],
  ['the next delivery', `Hi,\nfor the next delivery:\n${list}\nThanks\nAnn`],
  ['a delivery of theirs', `Hi,\nwith your next delivery:\n${list}\nThanks\nAnn`],
  ['a German one of theirs', `Hallo,\nfür Ihre nächste Lieferung:\n${german}\nDanke\nAnn`],
  [
    'a former hold',
    `Hi,\nthe last order was put on hold by your accounts team, that is sorted now. Next one:\n${list}\nThanks\nAnn`,
  ],
  ['the own stock', `Hi,\nour stock is below the minimum. We would like to get\n${list}\nThanks\nAnn`],
  ['a card', `Hi,\n${list}\nPlease charge the card ending in 4412.\nThanks\nAnn`],
])('who says something of %s beside a list orders it', (_, text) => {
  expect(categoryOf('Gloves', text)).toBe('purchase_order');
});

test('so does who thanks for a price and counts in a sentence', () => {
  const text = 'Thanks for the price drop on gloves. We take 20 boxes and 5 rolls of tape.\nAnn';
  expect(categoryOf('Price drop', text)).toBe('purchase_order');
});

test.each([
  'Hi, can you send 10 bearings 6204 and 4 V-belts A50. Machine has broken down so need them tomorrow please.',
  'Veuillez nous livrer 30 calendriers, 50 cartes, 100 enveloppes. Facture au service comptabilité.',
])('things that are counted and asked for are ordered, whatever stands beside them: %s', (text) => {
  expect(categoryOf('Order', text)).toBe('purchase_order');
});

test.each([
  'You may cancel PO 4471.',
  'Please cancel, call me if unclear.',
  'Falls Sie noch nicht geliefert haben, nehmen wir die Bestellung 4471 zurück.',
])('an order that is taken back is none, with its lines below: %s', (text) => {
  const lines = '\n\n12 x Oak shelf 21.00\n4 x Pine shelf 11.00';
  expect(categoryOf('Order', text + lines)).toBe('unknown');
});
