import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'New billing address from 1 May',
    'Hello,\n\nwe are moving to new premises:\n\nMiller Ltd\n17 Dock Road\n24937 Leeds\n\nPlease update our records. The open order 61180 still goes to the old address.\n\nAnn',
  ],
  [
    'Neue Rechnungsadresse',
    'Guten Tag,\n\nwir ziehen um. Unsere Anschrift ab dem 1. Mai:\n\nMüller KG\nHafenstraße 17\n24937 Flensburg\n\nDer offene Auftrag 5511 geht noch an die alte Adresse.\n\nAnn',
  ],
  [
    'Adreswijziging',
    'Beste,\n\nwij verhuizen per 1 mei naar:\n\nDokweg 17\n1234 AB Utrecht\n\nDe bestelling 5511 gaat nog naar het oude adres.\n\nAn',
  ],
  [
    'Changement d’adresse',
    'Bonjour,\n\nnous déménageons le 1er mai :\n\n17 rue du Port\n59000 Lille\n\nLa commande 5511 va encore à l’ancienne adresse.\n\nLuc',
  ],
  [
    'Stock of gloves',
    'Do you have G-220 in XL, and what would the lead time be on about 150 pieces?\n\nIf it suits us we would probably order in June.\n\nBen',
  ],
  [
    'Frage zu Handschuhen',
    'Haben Sie G-220 in XL, und wie lange dauern etwa 150 Stück?\n\nWir würden wahrscheinlich im Juni bestellen.\n\nBen',
  ],
])('%s orders nothing', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('unknown');
});

test.each([
  [
    'ARRIVAL NOTICE // HBL AB2209118',
    'Please be advised of the arrival of below shipment:\n\nContainer: ABCU 771203-4\nCargo: 1,400 cartons frozen fish, 14,640 kg\nETA: 14-OCT\n\nPlease send customs instructions.\n\nImport Desk',
  ],
  [
    'Ankunftsavis HBL 4471',
    'Ankunft der Sendung:\n\nContainer: ABCU 771203-4\nLadung: 900 Kartons Konserven, 9.640 kg\n\nBitte senden Sie uns die Zollpapiere.\n\nImport',
  ],
  [
    'Avviso di arrivo B/L 4471',
    'Vi informiamo dell’arrivo della spedizione:\n\nContainer: ABCU 771203-4\nMerce: 900 cartoni conserve, 9.640 kg\n\nVi preghiamo di inviare i documenti doganali.\n\nImport',
  ],
])('%s tells of a shipment', (subject, text) => {
  expect(['delivery_note', 'unknown']).toContain(categoryOf(subject, text));
});

test.each([
  [
    'Order 4711',
    'Hi,\n\nplease send 20 boxes of gloves. Note our new billing address: 17 Dock Road, Leeds.\n\nAnn',
  ],
  [
    'Our new invoice address, and an order',
    'Please note our new invoice address below.\n\nPlease deliver:\n- 20 boxes gloves\n- 4 rolls tape\n\nMiller Ltd\n17 Dock Road',
  ],
  [
    'Bestellung 4711',
    'Wir sind umgezogen, bitte liefern Sie an die neue Anschrift:\n\n20 Kartons Handschuhe\n5 Rollen Klebeband\n\nAnn',
  ],
  [
    'Bestellung',
    'Neue Rechnungsadresse siehe unten!\n\n20 Kartons Handschuhe\n5 Rollen Klebeband\n\nMüller KG, Hafenstr. 17',
  ],
  [
    'Bestelling',
    'We zijn verhuisd, dus naar het nieuwe adres graag:\n\n20 dozen handschoenen\n5 rollen tape\n\nAn',
  ],
  ['Commande 12', 'Nous avons déménagé. Merci de livrer 20 cartons de gants au 17 rue du Port.\n\nLuc'],
  ['Pedido 12', 'Nos hemos trasladado. Por favor envíen 20 cajas de guantes a la calle Mayor 3.\n\nJuan'],
  ['Ordine 12', 'Ci siamo trasferiti. Vi preghiamo di inviare 20 scatole di guanti in via Roma 3.\n\nAldo'],
  ['Encomenda 12', 'Mudámos de morada. Por favor enviem 20 caixas de luvas para a rua Nova 3.\n\nRui'],
  ['Zamówienie 12', 'Zmiana adresu! Prosimy o dostawę 20 kartonów rękawic na ul. Nową 3.\n\nEwa'],
  ['Ordre 12', 'Vi er flyttet. Send venligst 20 kasser handsker til Nygade 3.\n\nOle'],
  ['Gloves', 'Please send 20 boxes of gloves. We would probably order more next month.\n\nBen'],
  [
    'Handschuhe',
    'Bitte liefern Sie 20 Kartons Handschuhe. Im Juni würden wir wahrscheinlich mehr bestellen.\n\nBen',
  ],
  [
    'Order 88',
    'Please ship 20 cartons of fish by container, consignee as usual, and send us the arrival notice.\n\nBen',
  ],
  [
    'Order 89',
    'Please send 20 cartons of fish to our warehouse.\nThe arrival notice and the B/L go to our forwarder.\n\nBen',
  ],
])('%s orders: %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('purchase_order');
});
