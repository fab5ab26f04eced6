import { expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';
import { wishedNumber } from './wished-number.ts';

const followed = (text: string) =>
  followInstructions(draft, textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`), settings);
const headAfter = (text: string) => {
  const { deliveryDate, shipTo, orderNumber, rows } = followed(text);
  return [
    deliveryDate?.value,
    shipTo.street?.value,
    shipTo.postalCode?.value,
    orderNumber?.value,
    rows.length,
  ];
};

test.each([
  'Please deliver on 12 May 2027.',
  'The delivery date has moved to 12 May 2027.',
  'Please push delivery back to 12.05.2027.',
  'Delivery should be 12 May 2027 instead of 1 April.',
  'We need it by 12 May 2027, not 1 April 2027.',
  'Please postpone delivery until 12.05.2027.',
  'Can you bring delivery forward to 12 May 2027?',
  'New delivery date: 12.05.2027',
  'Ship no earlier than 12.05.2027.',
  'Bitte liefern Sie erst am 12.05.2027.',
  'Der Liefertermin verschiebt sich auf den 12.05.2027.',
  'Bitte Liefertermin auf 12.05.2027 ändern.',
  'Neuer Liefertermin: 12.05.2027',
  'Lieferung bitte erst am 12. Mai 2027.',
  'Wir brauchen die Ware schon am 12.05.2027.',
  'Abweichend vom PDF bitte Lieferung am 12. Mai 2027.',
  'Levering graag op 12-05-2027.',
  'De leverdatum wordt 12-05-2027.',
  'Gelieve pas te leveren op 12 mei 2027.',
  'Graag de leverdatum aanpassen naar 12-05-2027.',
  'Nieuwe leverdatum: 12-05-2027',
  'Kan de levering naar 12 mei 2027?',
  'Merci de livrer le 12/05/2027.',
  'La livraison est reportée au 12 mai 2027.',
  'Nouvelle date de livraison : 12/05/2027',
  'Merci de décaler la livraison au 12 mai 2027.',
  'Livraison souhaitée le 12/05/2027 au lieu du 1er avril.',
  'Veuillez livrer pour le 12 mai 2027.',
  'Por favor, entreguen el 12/05/2027.',
  'La fecha de entrega pasa al 12 de mayo de 2027.',
  'Nueva fecha de entrega: 12/05/2027',
  'Rogamos aplazar la entrega al 12/05/2027.',
  'La consegna va spostata al 12/05/2027.',
  'Vi preghiamo di consegnare il 12 maggio 2027.',
  'Nuova data di consegna: 12/05/2027',
  'A entrega passa para 12/05/2027.',
  'Por favor entreguem a 12 de maio de 2027.',
  'Nova data de entrega: 12/05/2027',
  'Prosimy o dostawę 12.05.2027.',
  'Termin dostawy zmienia się na 12 maja 2027.',
  'Nowy termin dostawy: 12.05.2027',
  'Prosimy dostarczyć dopiero 12.05.2027.',
  'Levering bedes ske den 12-05-2027.',
  'Leveringsdatoen ændres til 12. maj 2027.',
  'Ny leveringsdato: 12-05-2027',
  'Lever venligst først den 12. maj 2027.',
])('another day: %s', (text) => {
  expect(headAfter(text)).toEqual(['2027-05-12', 'Hauptstr. 1', '10115', 'PO-1001', 3]);
});

test.each([
  'Please deliver to Lagerweg 5, 10117 Berlin.',
  'The delivery address has changed: Lagerweg 5, 10117 Berlin.',
  'Please ship to our other site: Lagerweg 5, 10117 Berlin.',
  'This one goes to Lagerweg 5, 10117 Berlin instead.',
  'New delivery address: Lagerweg 5, 10117 Berlin',
  'Not to the address on the order please, but to Lagerweg 5, 10117 Berlin.',
  'Deliver this to Lagerweg 5, 10117 Berlin please.',
  'Bitte an Lagerweg 5, 10117 Berlin liefern.',
  'Lieferadresse ist Lagerweg 5, 10117 Berlin.',
  'Die Lieferanschrift hat sich geändert: Lagerweg 5, 10117 Berlin.',
  'Bitte liefern Sie an folgende Adresse: Lagerweg 5, 10117 Berlin',
  'Abweichende Lieferadresse: Lagerweg 5, 10117 Berlin',
  'Die Ware soll an Lagerweg 5, 10117 Berlin gehen.',
  'Het afleveradres is Lagerweg 5, 10117 Berlin.',
  'Graag leveren op Lagerweg 5, 10117 Berlin.',
  'Gelieve te leveren aan Lagerweg 5, 10117 Berlin.',
  'Ander afleveradres: Lagerweg 5, 10117 Berlin',
  'Merci de livrer à Lagerweg 5, 10117 Berlin.',
  "L'adresse de livraison est Lagerweg 5, 10117 Berlin.",
  'Nouvelle adresse de livraison : Lagerweg 5, 10117 Berlin',
  "L'adresse de livraison a changé : Lagerweg 5, 10117 Berlin.",
  'La dirección de entrega es Lagerweg 5, 10117 Berlin.',
  'Entreguen en Lagerweg 5, 10117 Berlin, por favor.',
  "L'indirizzo di consegna è Lagerweg 5, 10117 Berlin.",
  'Consegnate in Lagerweg 5, 10117 Berlin.',
  'A morada de entrega é Lagerweg 5, 10117 Berlin.',
  'Entreguem em Lagerweg 5, 10117 Berlin.',
  'Adres dostawy: Lagerweg 5, 10117 Berlin.',
  'Prosimy o dostawę na adres Lagerweg 5, 10117 Berlin.',
  'Zmienił się adres dostawy: Lagerweg 5, DE 10117 Berlin.',
  'Leveringsadressen er Lagerweg 5, 10117 Berlin.',
  'Lever til Lagerweg 5, 10117 Berlin.',
])('another place: %s', (text) => {
  expect(headAfter(text)).toEqual(['2027-04-01', 'Lagerweg 5', '10117', 'PO-1001', 3]);
});

test.each([
  'Please use PO-7788 as the order number.',
  'The correct PO number is PO-7788.',
  'Our order number is PO-7788, not the one on the PDF.',
  'The PO number on the attachment is wrong, it should be PO-7788.',
  'Please quote PO-7788 instead.',
  'Wrong number on the PDF, the right one is PO-7788.',
  'Bitte verwenden Sie die Bestellnummer PO-7788.',
  'Die richtige Bestellnummer lautet PO-7788.',
  'Die Bestellnummer auf dem PDF ist falsch, richtig ist PO-7788.',
  'Unsere Bestellnummer ist PO-7788 statt PO-1001.',
  'Het juiste bestelnummer is PO-7788.',
  'Het bestelnummer op de pdf klopt niet, het moet PO-7788 zijn.',
  'Gebruik a.u.b. bestelnummer PO-7788.',
  'Le bon numéro de commande est PO-7788.',
  'Le numéro de commande du PDF est faux, utilisez PO-7788.',
  "Merci d'indiquer le numéro de commande PO-7788.",
  'El número de pedido correcto es PO-7788.',
  'El número del PDF está mal, el número de pedido es PO-7788.',
  "Il numero d'ordine corretto è PO-7788.",
  'Il numero sul PDF è sbagliato, quello giusto è PO-7788.',
  'O número de encomenda certo é PO-7788.',
  'O número do PDF está errado, o correto é PO-7788.',
  'Prawidłowy numer zamówienia to PO-7788.',
  'Numer na PDF jest błędny, właściwy to PO-7788.',
  'Det rigtige ordrenummer er PO-7788.',
  "Nummeret på PDF'en er forkert, det rigtige er PO-7788.",
])('another number: %s', (text) => {
  expect(headAfter(text)).toEqual(['2027-04-01', 'Hauptstr. 1', '10115', 'PO-7788', 3]);
});

test.each([
  'The article number on line 1 is wrong, it should be A-1234.',
  'Our telephone number is wrong on the PDF, correct is 030-123456.',
  'The invoice goes to Lagerweg 5, 10117 Berlin.',
  'Please see our order dated 12 May 2027.',
])('leaves the head as it is: %s', (text) => {
  expect(headAfter(text)).toEqual(['2027-04-01', 'Hauptstr. 1', '10115', 'PO-1001', 3]);
});

test.each([
  [
    'Datoen gælder ikke mere, vi skal have det hele den 08-05-2027.',
    ['2027-05-08', 'Hauptstr. 1', '10115', 'PO-1001', 3],
  ],
  [
    'Ha cambiado la dirección de entrega: Ctra. N-340, km 313, 41007 Sevilla.',
    ['2027-04-01', 'Ctra. N-340, km 313', '41007', 'PO-1001', 3],
  ],
  [
    'A mercadoria não é para a morada da encomenda mas para Av. das Indústrias, 773, 89219-600 Joinville.',
    ['2027-04-01', 'Av. das Indústrias, 773', '89219-600', 'PO-1001', 3],
  ],
])('%s', (text, head) => {
  expect(headAfter(text)).toEqual(head);
});

test.each([
  'Our yard is dug up, so do not drive to the address on the form. The goods go here:\n\nLagerweg 5\n10117 Berlin',
  'Die Ware geht hierhin:\nLagerweg 5, 10117 Berlin',
  'Breng alles naar:\nLagerweg 5\n10117 Berlin\n\nDe papieren komen gewoon bij ons.',
  'La merce va qui:\nLagerweg 5, 10117 Berlin',
])('a place in the lines below: %s', (text) => {
  expect(headAfter(text)).toEqual(['2027-04-01', 'Lagerweg 5', '10117', 'PO-1001', 3]);
  expect(followed(text).doubts).toEqual(draft.doubts);
});

test('a British place in the line below', () => {
  const { street, postalCode, city } = followed(
    'Do not drive to the address on the form. The goods go here:\n2 Foundry Lane, Bristol BS2 0XJ',
  ).shipTo;
  expect([street?.value, postalCode?.value, city?.value]).toEqual(['2 Foundry Lane', 'BS2 0XJ', 'Bristol']);
});

test('an address below that is for the bill is no place of delivery', () => {
  expect(headAfter('Send the invoice to:\nLagerweg 5, 10117 Berlin')[1]).toBe('Hauptstr. 1');
});

test('an estate is a part of the street', () => {
  expect(headAfter('Livrez tout à :\nZ.I. des Platanes, 58 allée du Parc, 13015 Marseille')[1]).toBe(
    'Z.I. des Platanes, 58 allée du Parc',
  );
});

test.each([
  'The form is right but for this:\nLine 2 out, Safety gloves up to 40, deliver on May 12, 2027.',
  'Das Formular stimmt bis auf Folgendes:\nPos. 2 entfällt, Safety gloves auf 40 erhöhen und alles am 12. Mai 2027 liefern.',
  'Regel 2 eruit, van safety gloves liever 40, nieuwe leverdatum: 12 mei 2027.',
  'Ligne 2 à enlever, plutôt 40 de safety gloves, nouvelle date de livraison : 12 mai 2027.',
])('three wishes in one sentence: %s', (text) => {
  const { deliveryDate, rows, doubts } = followed(text);
  expect(deliveryDate?.value).toBe('2027-05-12');
  expect(rows.map(({ quantity }) => quantity?.value)).toEqual([10, 40]);
  expect(doubts.filter(({ code }) => code === 'instruction_unclear')).toEqual([]);
});

test('what is left is delivered on another day', () => {
  expect(headAfter('Please cancel line 2 and deliver the rest on 15 April 2027.')).toEqual([
    '2027-04-15',
    'Hauptstr. 1',
    '10115',
    'PO-1001',
    2,
  ]);
});

test('letters that begin a number are no words before it, and a line of such words ends', () => {
  expect(headAfter('Please change the order number to DE7788.')[3]).toBe('DE7788');
  expect(headAfter('Please use order number A7788.')[3]).toBe('A7788');
  expect(wishedNumber(`Please change order number ${'to '.repeat(90)}xyz`)).toBeNull();
});

test.each([
  'The order number on the PDF is not right, please use PO-7788 on invoice and delivery note.',
  'Die Bestellnummer im PDF stimmt nicht, bitte PO-7788 auf Rechnung und Lieferschein angeben.',
  'Het ordernummer op de pdf is niet goed (dat was van vorig jaar), gebruik s.v.p. PO-7788 op de factuur en de pakbon.',
  "Le numéro de commande du PDF n'est pas bon, utilisez le PO-7788 sur la facture.",
  'El número de pedido del PDF no vale, usen PO-7788 en la factura y el albarán.',
  "Il numero d'ordine del PDF non va bene, usate PO-7788 sulla fattura.",
  "Ordrenummeret i PDF'en er ikke rigtigt, brug PO-7788 på fakturaen.",
])('the number that takes the place of a wrong one, wherever it shall stand: %s', (text) => {
  expect(headAfter(text)[3]).toBe('PO-7788');
});

test('a day is no number of an order', () => {
  expect(headAfter('The date on PO PO-1001 is wrong, please deliver on 12.06.2027.')[3]).toBe('PO-1001');
});

test.each([
  'Our order number is not right on your invoice PO-7788.',
  'Your invoice PO-7788 shows the wrong order number.',
  'The invoice must show order number PO-7788.',
  'Our customer number on the order is wrong, it should be 2231.',
  'Unsere Kundennummer auf der Bestellung ist falsch, richtig ist 2231.',
  'The cost centre on our order number PO-1001 is wrong, please use 881234.',
  'The VAT number on purchase order PO-1001 is wrong, it should be GB111222333.',
  'The wrong boxes came with order no. PO-0888, so the goods came late.',
  'The wrong goods came with order no. PO-0888, please take more care.',
  'You put the wrong order number on your last delivery note, 4400888, please quote ours.',
])('a number of a paper is none of the order: %s', (text) => {
  expect(headAfter(text)[3]).toBe('PO-1001');
});

test.each([
  "Attention, le numéro imprimé est faux : merci d'utiliser PO-1002 comme référence sur le BL et la facture.",
  'Als Bestellnummer auf der Rechnung bitte PO-1002 angeben, 1001 war schon vergeben.',
  'Please take PO-1002, 1001 is taken already.',
])('another number on bills and delivery notes is that of the order: %s', (text) => {
  const { orderNumber, doubts } = followed(text);
  expect([orderNumber?.value, doubts.length]).toEqual(['PO-1002', 0]);
});

test.each([
  ['Als Bestellnummer auf der Rechnung bitte PO-1002 angeben.', 1],
  ['Als Bestellnummer auf der Rechnung bitte PO-1001 angeben.', 0],
  ["Merci d'indiquer la référence PO-1001 sur le BL et la facture.", 0],
  ['Please make it 250 instead of 1001.', 1],
])(
  'a number like the printed one that only bills shall bear is asked, the printed one is not: %s',
  (text, count) => {
    const { orderNumber, doubts } = followed(text);
    expect([orderNumber?.value, doubts.length]).toEqual(['PO-1001', count]);
  },
);
