import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  'We confirm receipt of your order 7120:\n- 40 pcs gasket\n- 12 pcs flange\nDispatch on Friday.',
  'Hiermit bestätigen wir den Eingang Ihrer Bestellung 7120:\n- 40 Stk Dichtung\n- 12 Stk Flansch\nVersand am Freitag.',
  'Hierbij bevestigen wij de ontvangst van uw bestelling 7120:\n- 40 stuks pakking\n- 12 stuks flens\nVerzending vrijdag.',
  'Nous confirmons la bonne réception de votre commande 7120 :\n- 40 pièces joint\n- 12 pièces bride\nExpédition vendredi.',
  'Confirmamos la recepción de su pedido 7120:\n- 40 uds junta\n- 12 uds brida\nSalida el viernes.',
  'Confermiamo la ricezione del vostro ordine 7120:\n- 40 pz guarnizione\n- 12 pz flangia\nPartenza venerdì.',
  'Confirmamos a receção da vossa encomenda 7120:\n- 40 un junta\n- 12 un flange\nSaída na sexta.',
  'Potwierdzamy przyjęcie zamówienia 7120:\n- 40 szt uszczelka\n- 12 szt kołnierz\nWysyłka w piątek.',
  'Vi bekræfter modtagelsen af jeres ordre 7120:\n- 40 stk pakning\n- 12 stk flange\nAfsendes fredag.',
])('who says that an order reached him confirms it: %s', (text) => {
  expect(categoryOf('7120', text)).toBe('order_confirmation');
});

test.each([
  'Please confirm receipt of the order 7120:\n- 40 pcs gasket\n- 12 pcs flange',
  'Bitte bestätigen Sie den Eingang der Bestellung 7120:\n- 40 Stk Dichtung\n- 12 Stk Flansch',
  'Prosimy o potwierdzenie przyjęcia zamówienia 7120:\n- 40 szt uszczelka\n- 12 szt kołnierz',
])('who asks for it orders: %s', (text) => {
  expect(categoryOf('7120', text)).toBe('purchase_order');
});

test.each([
  ['Order 7120 confirmation', 'Dear customer, see below.'],
  ['Bestellung 7120 Bestätigung', 'Guten Tag, siehe unten.'],
  ['Order 7120 bevestiging', 'Beste klant, zie hieronder.'],
  ['Commande 7120 confirmation', 'Bonjour, voir ci-dessous.'],
  ['Pedido 7120 confirmación', 'Buenos días, véase abajo.'],
  ['Ordine 7120 conferma', 'Buongiorno, vedi sotto.'],
  ['Encomenda 7120 confirmação', 'Bom dia, ver abaixo.'],
  ['Zamówienie 7120 potwierdzenie', 'Dzień dobry, jak niżej.'],
  ['Ordre 7120 bekræftelse', 'Hej, se nedenfor.'],
])('an order, its number and that it is confirmed: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('order_confirmation');
});

test.each([
  'We advise you of the following shipment for order 7120: 4 pallets of grit, truck AB-12.',
  'Wir avisieren Ihnen zur Bestellung 7120: 4 Paletten Splitt, LKW AB-12.',
  'Wij aviseren u voor bestelling 7120: 4 pallets split, wagen AB-12.',
  'Nous vous annonçons la livraison de 4 palettes de gravier, camion AB-12, commande 7120.',
  'Les anunciamos la siguiente entrega: 4 palets de grava, camión AB-12, pedido 7120.',
  'Vi preavvisiamo la seguente consegna: 4 bancali di ghiaia, camion AB-12, ordine 7120.',
  'Anunciamos a seguinte entrega: 4 paletes de brita, camião AB-12, encomenda 7120.',
  'Awizujemy dostawę: 4 palety żwiru, auto AB-12, zamówienie 7120.',
  'Vi aviserer følgende: 4 paller grus, bil AB-12, ordre 7120.',
])('who announces a shipment sends it: %s', (text) => {
  expect(categoryOf('7120', text)).toBe('delivery_note');
});

test.each([
  'Ref\tYour order\tDebit\tCredit\n4711\tPO 22\t10.00\t\n4712\tPO 23\t\t4.00\nPlease settle the balance.',
  'Beleg\tIhre Bestellung\tSoll\tHaben\n4711\tB 22\t10,00\t\n4712\tB 23\t\t4,00\n',
  'Pièce\tVotre commande\tDébit\tCrédit\n4711\tC 22\t10,00\t\n4712\tC 23\t\t4,00\n',
])('the columns of an account credit nothing', (text) => {
  expect(categoryOf('4711', text)).toBe('invoice');
});

test.each([
  'Click the link to confirm your account.',
  'Bitte bestätigen Sie Ihr Kundenkonto.',
  'Klik op de link: bevestig uw account.',
  'Cliquez pour confirmer votre compte.',
  'Haga clic para confirmar su cuenta.',
  'Clicca per confermare il tuo account.',
  'Clique para confirmar a sua conta.',
  'Kliknij, aby potwierdzić swoje konto.',
  'Klik for at bekræfte din konto.',
])('an account is no order: %s', (text) => {
  expect(categoryOf('Portal', text)).toBe('unknown');
});

test.each([
  'We run two shops in Leeds. How do we become a customer of yours?',
  'Wir führen zwei Läden in Ulm. Wie können wir Kunde werden?',
  'Kunnen jullie ons de prijslijst sturen en zeggen hoe we klant kunnen worden?',
  'Nous avons deux magasins à Lille. Comment devenir client chez vous ?',
  'Tenemos dos tiendas en Vigo. ¿Cómo podemos ser clientes?',
  'Potete inviarci il listino e dirci come diventare clienti?',
  'Temos duas lojas no Porto. Como podemos ser clientes?',
  'Czy mogą państwo przesłać cennik i powiedzieć, jak zostać klientem?',
  'Kan I sende prislisten og sige, hvordan vi kan blive kunde?',
])('who is no customer yet orders nothing: %s', (text) => {
  expect(categoryOf('Hello', text)).toBe('unknown');
});

test('a new customer may order at once', () => {
  const text = 'We would like to open an account. Please send us:\n- 40 pcs gasket\n- 12 pcs flange';
  expect(categoryOf('First order', text)).toBe('purchase_order');
});

test.each([
  'We would like to open an account with you. Please send us 50 folding chairs.',
  'Wir möchten bei Ihnen Kunde werden. Bitte liefern Sie uns 50 Klappstühle.',
  'Nous souhaitons ouvrir un compte. Merci de nous livrer 50 chaises pliantes.',
])('or a single thing: %s', (text) => {
  expect(categoryOf('Hello', text)).toBe('purchase_order');
});

test('prices by how many are taken are an offer', () => {
  expect(categoryOf('lids', 'Hi Ann, as promised:\n250 @ £2.10\n500 @ £1.85\nBest, Tom')).toBe('quotation');
});

test('who writes to a mailbox of those who buy sells', () => {
  const mail = {
    subject: 'Order 4711',
    text: 'Order 4711\n\n500 pcs spring D-144',
    automatic: null,
    attachments: [],
  };
  expect(classify({ ...mail, to: [{ address: 'orders@muster.example' }] }).category).toBe('purchase_order');
  const sure = classify(mail).confidence;
  expect(classify({ ...mail, to: [{ address: 'einkauf@muster.example' }] }).confidence).toBeLessThan(sure);
});

test.each([
  [
    'Please find below a purchase order for drop shipping.\n\nQuantity | Product | Cost\n2 | Bulkhead light | 41.30\n1 | Battery pack | 12.75\n\nClick here to print the note.',
    'purchase_order',
  ],
  [
    'Vil du sende 12 stk hvedemel og 4 stk rugmel til torsdag?\n\nOg krediterer I den hullede sæk fra sidst?',
    'purchase_order',
  ],
  ['Can you do me 4 of the 110 pipe again and make it 6 of the 100mm coil this time.', 'purchase_order'],
])('what stands beside goods that are wanted: %s', (text, category) => {
  expect(classify({ subject: 'For tomorrow', text, automatic: null, attachments: [] }).category).toBe(
    category,
  );
});

test.each([
  [
    'quotation',
    'Still interested?',
    'Hi Ann,\n\njust a reminder: your quote Q-4471 for 6 rolls of window film (£84/roll) expires on Friday. Shall I keep it open?\n\nBest,\nTom',
  ],
  [
    'quotation',
    'Kurze Erinnerung',
    'Guten Tag Frau Lang,\n\nIhr Angebot AN-2211 über 40 Platten zu je 18,50 € läuft am Freitag ab. Sollen wir es verlängern?\n\nMit freundlichen Grüßen\nTom Huber',
  ],
  [
    'purchase_order',
    'Window film',
    'Hi Tom,\n\nyour quote Q-4471 expires on Friday, so please send us the 6 rolls of window film at £84 a roll.\n\nRegards,\nAnn',
  ],
  [
    'unknown',
    'Order 4471',
    'Hello Ann,\n\nyour order 4471 is waiting at the trade counter:\n\n(6) window film 1.5 m\n(2) squeegee 30 cm\n\nWe close at 5.',
  ],
  [
    'receipt',
    'Receipt from Mill Lane Bakery',
    'Mill Lane Bakery\n£9.40\n\nRye loaf x 2   £6.60\nFlat white x 1   £2.80\n\nVisa 1234 (contactless)',
  ],
])('%s: %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test('what is out of stock until a day is not wanted', () => {
  const text = "Tom, who told the customer? We're out of the grey primer until the 9th, so ring her first.";
  expect(categoryOf('Miller job', text)).not.toBe('purchase_order');
});
