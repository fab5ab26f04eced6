import { expect, test } from 'vitest';
import { categoryOf } from './one-line-mail.fixture.ts';

test.each([
  'Order | Hello, / send us 20 boxes of gloves. Please leave them next door if we are closed. / Ann',
  'Quick order | A new quick order was submitted on www.muster.example /  / Company: Muster Ltd / Your order number: 77 / Article 1: AB-100   Description: Soap   Qty: 6 / Article 2: AB-200   Description: Wipes   Qty: 2 /  / Remarks: leave next door if we are closed.',
  'Formular | Über www.muster.example ist eine neue Schnellbestellung eingegangen. /  / Firma: Muster GmbH / Artikel 1: AB-100   Menge: 6 / Artikel 2: AB-200   Menge: 2 /  / Bemerkung: beim Nachbarn abgeben, wenn wir Inventur haben.',
  'Formulier | Er is een nieuwe snelbestelling geplaatst via www.muster.example /  / AB-100 zeep, 6 stuks / AB-200 doekjes, 2 stuks / Opmerking: als wij gesloten zijn bij de buren.',
  'Bestelling 88 | Goedemiddag, / graag 5 dozen handschoenen en 3 rollen folie. Als wij er niet zijn graag bij de buren afgeven. / Jan',
  'Bestelling | Hallo, / graag 5 dozen handschoenen en 3 rollen folie. Wij komen het morgen zelf ophalen. / Jan',
])('when a house is closed, and where goods are left, takes nothing from an order: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Closing | Dear customers, / when you plan your orders, please note that we will be closed from 24 to 31 December. / Muster Ltd',
  'Cierre | Estimados clientes: / se comunica que estaremos cerrados del 24 al 31 de diciembre. / Muster SL',
  'Chiusura | Gentili clienti, / si comunica che saremo chiusi dal 24 al 31 dicembre. / Muster Srl',
  'Encerramento | Caros clientes, / informa-se que estaremos encerrados de 24 a 31 de dezembro. / Muster Lda',
  'Pakket | Beste, / uw pakket is afgegeven bij de buren. / Jan',
  'Retour | Beste, / kunnen jullie de retour bij ons ophalen? / Jan',
])('who only tells when he is closed, or of a parcel, orders nothing: %s', (mail) => {
  expect(categoryOf(mail)).toBe('unknown');
});

test.each([
  '[WARN] import: 2 messages held | Host: app01 / Job: import (02:00) /  / Processed  : 41 / Quarantined: 2',
  'Nachtlauf | Lauf beendet. /  / Verarbeitet: 41 / Übersprungen: 3 / Fehler: 0',
  'Batch de nuit | Terminé. /  / Traitées : 41 / Rejetées : 3 / Erreurs : 1',
])('what a program counts of its work is no list of goods: %s', (mail) => {
  expect(categoryOf(mail)).toBe('unknown');
});

test('things before a number are a list of goods', () => {
  expect(categoryOf('Order | Hello, /  / Gloves: 41 / Wipes: 2 /  / Ann')).toBe('purchase_order');
});

const gloves = '20 boxes gloves / 5 cases wipes';
test.each([
  `Order | Hello, /  / ${gloves} /  / Please do not ship our order 5520 until Monday 15 June. /  / Ann`,
  `Order | Hello, /  / Please do not deliver our order before Monday. /  / ${gloves} /  / Ann`,
  'Bestellung | Guten Tag, /  / bitte liefern Sie unsere Bestellung nicht vor Montag. /  / 20 Karton Handschuhe / 5 Karton Tücher /  / Anna',
  'Bestellung 5 | Guten Tag, /  / 20 Karton Handschuhe / 5 Karton Tücher /  / Bitte die Bestellung bis Montag nicht ausliefern. /  / Anna',
  'Bestelling | Hallo, / 20 dozen handschoenen / 5 dozen doekjes / Graag deze bestelling niet voor maandag leveren. / Jan',
  'Commande | Bonjour, / 20 cartons de gants / 5 cartons de lingettes / Merci de ne pas livrer notre commande avant lundi. / Luc',
  'Pedido | Hola, / 20 cajas de guantes / 5 cajas de toallitas / No entreguen nuestro pedido antes del lunes. / Eva',
  'Ordine | Buongiorno, / 20 scatole di guanti / 5 scatole di panni / Non consegnate il nostro ordine prima di lunedì. / Luca',
  'Encomenda | Bom dia, / 20 caixas de luvas / 5 caixas de toalhetes / Não entreguem a nossa encomenda antes de segunda-feira. / Rui',
  'Zamówienie | Dzień dobry, / 20 kartonów rękawic / 5 kartonów ściereczek / Prosimy nie dostarczać zamówienia przed poniedziałkiem. / Ewa',
  'Bestilling | Hej, / 20 kasser handsker / 5 kasser klude / Lever venligst ikke ordren før mandag. / Bo',
])('who wants his goods not before a day wants them: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Bestellung zum Angebot 88 | Guten Tag, / wir bestellen hiermit laut Ihrem Angebot 88 vom 3. Mai. Die Bestellung bitte nicht vor dem 12. Juni liefern. / Anna',
  'Bestelling | Hallo, / hierbij onze bestelling volgens uw offerte 88. De bestelling niet voor 12 juni leveren aub. / Jan',
  'Pedido | Hola, / les hacemos el pedido según su oferta 88. No envíen el pedido antes del 12 de junio. / Eva',
  'Encomenda | Bom dia, / fazemos a encomenda segundo a vossa proposta 88. Não enviem a encomenda antes de 12 de junho. / Rui',
  'Ordine | Buongiorno, / confermiamo il nostro ordine come da vostra offerta 88. Non spedite l’ordine prima del 12 giugno. / Luca',
  'Order | Hello, / we hereby place our order as per quotation 88. Please do not ship the order before 12 June. / Ann',
  'Bestellung | Guten Tag, / wir bestellen nochmal das Gleiche wie im März. Bitte die Bestellung nicht vor Dienstag liefern. / Anna',
  'Bestilling | Hej, / vi bestiller det samme som sidste uge. Ordren leveres ikke før kl. 9. / Bo',
  'Bestellung | Guten Tag, / wie besprochen bestellen wir die Stichsäge GST 90. Die Bestellung bitte nicht vor dem 21.5. liefern. / Anna',
  'Order 5520 | Hello, / we hereby order as per your quote 88. Please do not ship our order 5520 before 12 June. / Ann',
])('however the goods are named that he wants not before a day: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Order 5520 | Hello, / please do not deliver our order 5520 before Monday, we are away. / Ann',
  'Bestellung 88 | Guten Tag, / bitte unsere Bestellung 88 nicht vor dem 12. Mai liefern. / Anna',
  `Order 5520 | Hello, / please do not deliver our order 5520 until you hear from us. /  / ${gloves} /  / Ann`,
  `Order 4711 | Hello, / please do not process our order 4711, we cancel it. /  / ${gloves} /  / Ann`,
])('of an order that was given it orders nothing: %s', (mail) => {
  expect(categoryOf(mail)).toBe('unknown');
});

test.each([
  `Order 4711 | Hello, /  / please cancel our order 4711 and send us a confirmation by 12 May. /  / ${gloves} /  / Ann`,
  'Storno | Guten Tag, / bitte stornieren Sie unsere Bestellung 4711 und bestätigen Sie kurz. /  / 20 Karton Handschuhe / 5 Karton Tücher /  / Anna',
  'Commande 4711 | Bonjour, / veuillez annuler notre commande 4711 et confirmer. /  / 20 cartons de gants / 5 cartons de lingettes /  / Luc',
])('who wants a cancellation confirmed cancels: %s', (mail) => {
  expect(categoryOf(mail)).toBe('unknown');
});

test.each([
  `Order | Hello, / ${gloves} / Please put a delivery note in the box. / Ann`,
  `Order | Hello, / ${gloves} / Who needs the packing slip? Please send it along. / Ann`,
  'Sammelbestellung | Guten Morgen, /  / 20 Karton Handschuhe / 5 Karton Tücher /  / Wer von euch braucht noch den Lieferschein? Bitte mit anliefern. /  / Anna',
  'Bestelling | Hallo, / 20 dozen handschoenen / 5 dozen doekjes / Graag de pakbon erbij. / Jan',
  'Commande | Bonjour, / 20 cartons de gants / 5 cartons de lingettes / Merci de joindre le bon de livraison. / Luc',
  'Pedido | Hola, / 20 cajas de guantes / 5 cajas de toallitas / Incluyan el albarán, por favor. / Eva',
  'Ordine | Buongiorno, / 20 scatole di guanti / 5 scatole di panni / Serve la bolla di consegna insieme alla merce. / Luca',
  'Encomenda | Bom dia, / 20 caixas de luvas / 5 caixas de toalhetes / Por favor juntem a guia de remessa. / Rui',
  'Zamówienie | Dzień dobry, / 20 kartonów rękawic / 5 kartonów ściereczek / Proszę dołączyć dokument WZ. / Ewa',
  'Bestilling | Hej, / 20 kasser handsker / 5 kasser klude / Læg venligst følgesedlen i kassen. / Bo',
])('who wants a delivery note with his goods sends none: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Lieferschein 4711 | Guten Tag, / anbei der Lieferschein zu Ihrer Bestellung 88. / 20 Karton Handschuhe / Muster GmbH',
  'Su pedido | Buenos días, / adjuntamos el albarán 881 de su pedido 4711: / 20 cajas de guantes / 5 cajas de toallitas / Muster SL',
  'Votre commande | Bonjour, / veuillez trouver ci-joint le bon de livraison 881 : / 20 cartons de gants / 5 cartons de lingettes / Muster SARL',
  'Versandanzeige | Guten Tag, / anbei der Lieferschein 4711: / 20 Karton Handschuhe / 5 Karton Tücher / Bitte den Lieferschein unterschrieben zurück senden. / Muster GmbH',
  'Delivery | Hello, / please find attached our delivery note: / 20 boxes of gloves / 5 boxes of cloths / Please state the delivery note date with any claim. / Muster Ltd',
  'Entrega | Hola, / adjunto el albarán: / 20 cajas de guantes / 5 cajas de toallitas / Indiquen el número de albarán en su respuesta. / Muster SL',
  'Levering | Hallo, / bijgaand de pakbon: / 20 dozen handschoenen / 5 dozen doekjes / Graag de pakbon getekend terug mailen, met bijzonderheden erbij. / Muster B.V.',
  'Levering | Hej, / hermed følgeseddel: / 20 kasser handsker / 5 kasser klude / Husk at kvittere på følgesedlen. / Muster A/S',
])('who brings a delivery note does: %s', (mail) => {
  expect(categoryOf(mail)).toBe('delivery_note');
});

test.each([
  'Replenishment | Order no: DIS-4422 / Hello team, / this is a purchase request for 2500 units of chargers. / The shipment should be dispatched to our Leeds warehouse.',
  'Order | Hello, / 12 boxes of gloves / 5 boxes of masks / The goods must be shipped to our Leeds depot.',
])('who says where goods shall be sent sends none: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  'Your order | Hello, / your shipment has left our warehouse and should be with you on Friday.',
  'Ihre Lieferung | Guten Tag, / Ihre Lieferung wurde heute versandt und sollte morgen bei Ihnen sein.',
])('what has left and should arrive is sent: %s', (mail) => {
  expect(categoryOf(mail)).toBe('delivery_note');
});
