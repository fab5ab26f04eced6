import { expect, test } from 'vitest';
import { draft } from '../attached-order.fixture.ts';
import { isChat } from '../talk/chat.ts';
import { isHouseRule } from '../talk/house-rules.ts';

test.each([
  'Goods are accepted Monday to Thursday from 7.30 am to 3.30 pm.',
  'Payment terms: 30 days net.',
  'Trucks over 7.5 t cannot enter our yard.',
  'Warenannahme: Mo.–Do. 7:00–15:30 Uhr, Fr. 7:00–12:00 Uhr',
  'Rechnungen bitte ausschließlich per E-Mail an rechnung@example.test.',
  'Zahlungsbedingungen: 30 Tage netto, 14 Tage 2 % Skonto.',
  'Amtsgericht Hamburg HRB 12345, Geschäftsführer: Max Muster',
  'Graag op pakbon en factuur altijd ons bestelnummer vermelden.',
  'Palethoogte maximaal 1,80 m.',
  'Merci de prévenir 24 heures avant la livraison.',
  'Forma de pago: 30 días fecha factura.',
  'Ricevimento merci dalle 7:30 alle 15:30.',
  'Indiquem sempre o nosso número de encomenda na fatura.',
  'Maksymalna wysokość palety 1,80 m.',
  'Angiv altid vores ordrenummer på følgeseddel og faktura.',
])('a rule of the house: %s', (text) => {
  expect(isHouseRule(text, draft.rows)).toBe(true);
});

test.each([
  'Please put the gloves on a pallet of their own.',
  'The warehouse needs it on 12 April.',
  'Bitte am Freitag an der Rampe anliefern.',
  'Unser Lager braucht noch 5 Kartons Folie.',
  'De factuur graag wijzigen.',
  'Le camion doit aller au 12 rue du Port, 69007 Lyon.',
  'Pos. 2 auf eine eigene Palette.',
])('of this order: %s', (text) => {
  expect(isHouseRule(text, draft.rows)).toBe(false);
});

test.each([
  'The lads in the workshop love the safety gloves.',
  'We will need more gloves in autumn, that will be another order.',
  'I am back in the office on Monday.',
  'Schön, dass es die Gloves wieder gibt.',
  'Maandag ben ik weer op kantoor.',
  'Je suis en congé la semaine prochaine.',
  'En otoño haremos un pedido aparte.',
  'Per qualsiasi domanda sono raggiungibile fino alle 16.',
  'Koledzy są bardzo zadowoleni z dostawy.',
  'Folkene på værkstedet er meget glade for handskerne.',
])('chat: %s', (text) => {
  expect(isChat(text, draft.rows)).toBe(true);
});

test.each([
  'I hope you are well, you can leave the gloves off this time.',
  'Great gloves, please send 20 more.',
  'Thanks for the bolts, but we do not need the gloves.',
  'Please call me before you deliver line 3.',
  'Vielen Dank, die Handschuhe bitte streichen.',
])('more than chat: %s', (text) => {
  expect(isChat(text, draft.rows)).toBe(false);
});
