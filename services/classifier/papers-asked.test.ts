import { expect, test } from 'vitest';
import { categoryOf } from './one-line-mail.fixture.ts';

test.each([
  'Data sheets | Hello, / for our audit we need the updated safety data sheets of the two cleaners and your IFS certificate. Could you send them by Thursday? / Thanks / Ann',
  'Datenblätter | Guten Tag, / für unser Audit benötigen wir die aktuellen Sicherheitsdatenblätter der Reiniger und das IFS-Zertifikat. Können Sie uns das bis Donnerstag schicken? / Danke / Anna',
  'Productbladen | Goedemiddag, / voor onze audit hebben wij de productbladen van de reinigers en het geldige IFS-certificaat nodig. Kunt u die voor donderdag sturen? / Groet / Anna',
  'Fiches techniques | Bonjour, / pour notre audit il nous faut les fiches techniques à jour et le certificat IFS. Pouvez-vous nous les envoyer avant jeudi ? / Merci / Anne',
  'Fichas técnicas | Buenos días: / para nuestra auditoría necesitamos las fichas técnicas actualizadas y el certificado IFS en vigor. ¿Pueden enviarlo antes del jueves? / Gracias / Ana',
  'Schede tecniche | Buongiorno, / per il nostro audit ci servono le schede tecniche aggiornate e il certificato IFS in vigore. Potete inviare tutto entro giovedì? / Grazie / Anna',
  'Fichas técnicas | Boa tarde, / Para a auditoria precisamos das fichas técnicas da farinha e do certificado BRC em vigor. Podem enviar até sexta-feira? / Obrigada / Ana',
  'Karty charakterystyki | Dzień dobry, / do audytu potrzebujemy aktualnych kart charakterystyki i certyfikatu IFS. Czy mogą Państwo przesłać do czwartku? Proszę o karty charakterystyki wszystkich środków. / Anna',
  'Datablade | Hej / Til vores audit mangler vi sikkerhedsdatablade på rengøringsmidlerne og jeres IFS-certifikat. Kan I sende dem inden torsdag? / Anna',
])('who asks for papers of goods orders none: %s', (mail) => {
  expect(categoryOf(mail)).not.toBe('purchase_order');
});

test.each([
  'Order | Hello, / please send 10 drums of cleaner K4 and the safety data sheet with it. / Thanks / Ann',
  'Bestellung | Guten Tag, / wir bestellen 20 Kanister Reiniger K4. Bitte schicken Sie auch das Sicherheitsdatenblatt mit. / Danke / Anna',
  'Commande | Bonjour, / merci de nous livrer 12 bidons de nettoyant K4. Merci de joindre la fiche de sécurité. / Anne',
  'Pedido | Buenos días: / necesitamos 15 bidones de limpiador K4. Por favor, envíen también la ficha técnica. / Ana',
  'Encomenda | Boa tarde, / precisamos de 15 bidões de detergente K4. Podem enviar também a ficha técnica? / Ana',
  'Zamówienie | Dzień dobry, / proszę o przysłanie 12 kanistrów płynu K4 oraz karty charakterystyki. / Anna',
])('who wants the papers beside goods orders: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  [
    'we charge',
    'Price | Girls, / Did we invoice Muster Civil 7.95 or 8.40 for the bracket last time? Need to know before I quote. / C.',
    'invoice',
  ],
  [
    'we ship',
    'Falta de stock | Buenos días, / Solo quedan 18 sacos. El pedido de Reformas Muster lleva 30. ¿Los dejamos pendientes o servimos parcial? / Paco',
    'order_confirmation',
  ],
  [
    'a number of a parcel',
    'Re: Zamówienie 118 | Dzień dobry, / kiedy przyjdą klocki? Filtry już mam, klocków w paczce nie było. Proszę też o numer przesyłki. / Jan',
    'delivery_note',
  ],
  [
    'orders of others',
    'Quick question about your purchase orders, Ann | Hey Ann, / Most wholesalers still retype 60% of their purchase orders by hand. / We turn emailed POs into ERP orders in seconds. Worth 15 mins Thursday? / Zoe',
    'purchase_order',
  ],
])('a question is not what it asks about: %s', (_, mail, category) => {
  expect(categoryOf(mail)).not.toBe(category);
});
