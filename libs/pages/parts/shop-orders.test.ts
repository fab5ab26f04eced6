import { expect, test } from 'vitest';
import { closesRound, groupOf, placedBy, tellsOwner } from './shop-orders.ts';

test.each([
  ['Congratulations on the sale.', null],
  ["You've received the following order from Ann Lee:", 'Ann Lee'],
  ['Ann Lee placed order #12 on May 3 at 9:14 am.', 'Ann Lee'],
  ['New order TX-12 received', null],
  ['Du hast die folgende Bestellung von Anna von der Heide erhalten:', 'Anna von der Heide'],
  ['In Ihrem Onlineshop ist eine neue Bestellung eingegangen.', null],
  ['Jan Smit heeft bestelling 1204 geplaatst.', 'Jan Smit'],
  ['Nieuwe bestelling TX12 ontvangen', null],
  ['Vous avez reçu la commande suivante de Léa Morel :', 'Léa Morel'],
  ['Luc Morel a passé la commande nº 12 le 3 mars.', 'Luc Morel'],
  ['Has recibido el siguiente pedido de Eva Ruiz:', 'Eva Ruiz'],
  ['Hai ricevuto il seguente ordine da Ugo Sala:', 'Ugo Sala'],
  ['Recebeu a seguinte encomenda de Rui Melo:', 'Rui Melo'],
  ['Otrzymano następujące zamówienie od Ewa Lis:', 'Ewa Lis'],
  ['Du har modtaget følgende ordre fra Bo Holm:', 'Bo Holm'],
])('a shop tells its owner: %s', (text, name) => {
  expect(tellsOwner(text)).toBe(true);
  expect(placedBy(text)).toBe(name);
});

test.each([
  'Your new order has been received.',
  "We've received your order #12.",
  'You placed order #12 on May 3.',
  'Did you receive the following order from us?',
  'Ihre neue Bestellung ist eingegangen.',
  'Wir haben deine Bestellung #12 erhalten.',
  'Je nieuwe bestelling is ontvangen.',
  'Votre nouvelle commande a été enregistrée.',
  'Hemos recibido tu pedido.',
  'Il tuo nuovo ordine è stato ricevuto.',
  'The order that you placed on May 3',
])('a customer reads of his own order: %s', (text) => {
  expect(tellsOwner(text)).toBe(false);
});

test.each([
  ['The ordering window for this week is now closed.', null],
  ['Die Bestellrunde für KW 26 ist geschlossen.', null],
  ['Die Bestellung von Foodcoop Birnbaum ist beendet.', 'Foodcoop Birnbaum'],
  ['De bestelronde voor week 25 is gesloten.', null],
  ['La commande du groupement Les Amandiers du Val est close.', 'Les Amandiers du Val'],
  ['El pedido de la semana 25 está cerrado.', null],
  ["L'ordine del GAS Borgo Nuovo è chiuso.", 'GAS Borgo Nuovo'],
  ['A encomenda da semana 25 está fechada.', null],
  ['Zamówienie zostało zamknięte.', null],
  ['Bestillingsrunden for uge 25 er lukket.', null],
])('a round of orders is closed: %s', (text, name) => {
  expect(closesRound(text)).toBe(true);
  expect(groupOf(text)).toBe(name);
});

test.each([
  'Our warehouse is closed from 24 December.',
  'Bestellungen: unser Lager ist geschlossen.',
  'Ons magazijn is gesloten.',
  'Notre bureau est fermé.',
])('a house is closed: %s', (text) => {
  expect(closesRound(text)).toBe(false);
});
