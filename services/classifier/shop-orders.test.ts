import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

const goods = '12x Oak board 40 cm\n   Article code: OB-40\n6x Salad set\n   Article code: SS-6\n';

test.each([
  ['New order TX-12 received', `A new order has been placed in your shop.\n\n${goods}`],
  [
    '[Oak Works]: Neue Bestellung #12',
    `Du hast die folgende Bestellung von Anna Weber erhalten:\n\n${goods}`,
  ],
  [
    'Nieuwe bestelling TX12 ontvangen',
    `Er is zojuist een nieuwe bestelling geplaatst in uw webwinkel.\n\n${goods}`,
  ],
  ['Nouvelle commande #12', `Vous avez reçu la commande suivante de Léa Morel :\n\n${goods}`],
  ['Nuevo pedido #12', `Has recibido el siguiente pedido de Eva Ruiz:\n\n${goods}`],
  ['Nuovo ordine #12', `Hai ricevuto il seguente ordine da Ugo Sala:\n\n${goods}`],
  ['Ny ordre #12', `Du har modtaget følgende ordre fra Bo Holm:\n\n${goods}`],
])('what a shop tells its owner is an order: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('purchase_order');
});

test.each([
  [
    'Groepsbestelling week 25',
    'De bestelronde voor week 25 is gesloten. Hieronder de totalen van onze leden.',
  ],
  ['Sammelbestellung KW 26', 'die Bestellrunde für KW 26 ist geschlossen. Hier die Gesamtmengen:'],
  ['Commande groupée', 'La commande du groupement Les Amandiers est close. Voici le récapitulatif.'],
  ['Pedido conjunto', 'El pedido de la semana 25 está cerrado. Estos son los totales del grupo:'],
  ['Ordine collettivo', "L'ordine del GAS Borgo Nuovo è chiuso. Di seguito il riepilogo:"],
  ['Samlet bestilling', 'Bestillingsrunden for uge 25 er lukket. Her er totalerne:'],
])('a closed round of orders is an order: %s', (subject, text) => {
  expect(categoryOf(subject, `${text}\n\nTomaten: 14 kg\nUien: 6 kg\nAppels: 20 kg\n`)).toBe(
    'purchase_order',
  );
});

test.each([
  [
    'order_confirmation',
    'Your order has been received',
    `Hi Ann,\n\nwe've received your order #12, and it is now being processed:\n\n${goods}`,
  ],
  [
    'order_confirmation',
    'Bestelling TX12 ontvangen',
    `Bedankt voor je bestelling! Wij hebben je bestelling TX12 goed ontvangen.\n\n${goods}`,
  ],
  ['invoice', 'Payment reminder: order 12', `Payment for order 12 is still outstanding.\n\n${goods}`],
  ['unknown', 'Betriebsferien', 'Liebe Kunden,\n\nunser Laden ist vom 3. bis 17. August geschlossen.'],
  ['unknown', 'Order #12 has failed', `Payment for order #12 from Ann Lee has failed.\n\n${goods}`],
  ['unknown', 'Bestellung 12', `Die Zahlung für Bestellung 12 ist fehlgeschlagen.\n\n${goods}`],
  ['unknown', 'Purchase order 4711 has been closed', 'Purchase order 4711 has been closed.'],
])('what is like it and is %s: %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'New wholesale order',
    'Great news! Thyme & Tide in Whitby, United Kingdom just placed an order with you.',
  ],
  ['Neue Bestellung', 'Unverpackt Celle hat gerade bei Ihnen bestellt.'],
  ['Nieuwe bestelling', 'De Linnenkast heeft zojuist een bestelling geplaatst.'],
  ['Nouvelle commande', 'La Petite Échoppe vient de passer une commande.'],
])('a platform brings the order of a house, however its mails are ended: %s', (subject, text) => {
  const body = `Hi Tallow Works,\n\n${text}\n\nBeeswax wrap\nQty: 24\n\nApron\nQty: 10\n\nUnsubscribe`;
  expect(categoryOf(subject, body)).toBe('purchase_order');
});

test('an advert with things to buy is none', () => {
  const body = 'Our friends just placed an order, have you?\n\nBeeswax wrap\nQty: 24\n\nUnsubscribe';
  expect(categoryOf('Spring deals', body)).toBe('unknown');
});

test.each([
  [
    'Bestelling 0211-A zal worden verzonden',
    'De betaling van de koper voor de bestelling 0211-A is succesvol ontvangen.',
  ],
  ['Order 0211-A', 'The payment of the buyer for the order 0211-A was received. Ship it by Friday.'],
  ['Bestellung 0211-A', 'Die Zahlung des Käufers für die Bestellung 0211-A ist eingegangen.'],
  ['Commande 0211-A', "Le paiement de l'acheteur pour la commande 0211-A a été reçu."],
])('what a marketplace tells its seller when the buyer has paid is an order: %s', (subject, text) => {
  expect(categoryOf(subject, `${text}\n\n${goods}`)).toBe('purchase_order');
});

test.each([
  ['Offene Zahlung', 'Die Zahlung des Kunden für den Auftrag 4711 steht noch aus. Bitte mahnen.'],
  ['Payout', 'Payout for order 0211-A: the payment of the buyer minus our fee was received by you.'],
])('nor is one that is open or paid out: %s', (subject, text) => {
  expect(categoryOf(subject, text)).not.toBe('purchase_order');
});

test('an order that asks for notice of the delivery is one', () => {
  const text =
    'Zamawiamy:\nA-100 Wąż czarny 20 szt. 4,00\nA-200 Złączka 10 szt. 2,00\nAwizacja obowiązkowa 24h przed dostawą.';
  expect(categoryOf('Zamówienie nr ZO/4812', text)).toBe('purchase_order');
});

test('a payment of who reads the mail is none', () => {
  expect(categoryOf('Payment received', 'Your payment for the order 0211-A was received. Thank you.')).toBe(
    'receipt',
  );
});

test('a request to acknowledge a new order is one, the acknowledgement is none', () => {
  expect(
    categoryOf('New Purchase Order Acknowledgement Request (PO-71)', `PO Number: PO-71\n\n${goods}`),
  ).toBe('purchase_order');
  expect(categoryOf('Order acknowledgement PO-71', 'Thank you for your order PO-71. We confirm it.')).toBe(
    'order_confirmation',
  );
});

test('a Polish notice of a delivery is a delivery note', () => {
  expect(
    categoryOf(
      'Awizacja dostawy - zamówienie nr ZO/4812',
      'Przesyłamy awizację dostawy do zamówienia ZO/4812.',
    ),
  ).toBe('delivery_note');
});
