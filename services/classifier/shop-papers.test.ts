import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'receipt',
    'Your receipt from Blue Door Coffee',
    'Blue Door Coffee\n12 Mill Lane, Leeds\n\n2 Flat white £6.40\n1 Croissant £2.80\n\nTotal £9.20\nPaid with Visa ending in 4412\nThank you for visiting!',
  ],
  [
    'receipt',
    'Kassenbon REWE',
    'REWE Markt\nMilch 1,09\nBrot 2,49\nSumme EUR 3,58\nGegeben girocard ****4412\nVielen Dank für Ihren Besuch',
  ],
  [
    'receipt',
    'Je kassabon',
    'Albert Heijn 1021\nMelk 1,09\nBrood 2,49\nTotaal 3,58\nPIN VPAY ************4412',
  ],
  [
    'receipt',
    'Ticket de caisse',
    'Boulangerie du Pont\nBaguette 1,20\nCroissant 1,10\nTotal TTC 2,30\nCARTE BLEUE ****4412\nMerci de votre visite',
  ],
  [
    'receipt',
    'Recibo de compra',
    'Farmacia Luna\nAspirina 4,50\nTiritas 3,20\nTotal 7,70\nVISA ****4412\nGracias por su visita',
  ],
  [
    'receipt',
    'Scontrino',
    'Farmacia Verde\nAspirina 4,50\nCerotti 3,20\nTotale 7,70\nMASTERCARD ****4412\nGrazie e arrivederci',
  ],
  [
    'receipt',
    'Paragon',
    'Apteka Zdrowie\nAspiryna 14,50\nPlastry 8,20\nSuma PLN 22,70\nKarta VISA ****4412\nDziękujemy za wizytę',
  ],
  [
    'receipt',
    'Receipt from Acme Cloud #2210-8812',
    'Receipt from Acme Cloud\n$24.00\nPaid March 3, 2026\n\nReceipt number 2210-8812\nPayment method Mastercard - 4412',
  ],
  [
    'receipt',
    'Your Tuesday evening trip',
    'Thanks for riding, Omar\nTotal $14.20\nTrip fare $12.10\nTip $2.10\nPayments: Visa ••••4412',
  ],
  [
    'receipt',
    'Kvittering',
    'Apoteket Sol\nPanodil 42,00\nPlaster 28,00\nI alt 70,00\nDankort ****4412\nTak for besøget',
  ],
  [
    'receipt',
    'Recibo',
    'Farmácia Lua\nAspirina 4,50\nPensos 3,20\nTotal 7,70\nMULTIBANCO cartão ****4412\nObrigado pela sua visita',
  ],
])('what a till prints: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'delivery_note',
    'Your parcel arrives today',
    'Your parcel 1Z8812 is scheduled for delivery today between 10:00 and 12:00.\nUnsubscribe from notifications',
  ],
  [
    'delivery_note',
    'Ihr Paket kommt heute',
    'Ihre Sendung 00340 von Bücher Meier wird heute zugestellt.\nZustelloptionen ändern: hier klicken\nNewsletter abbestellen',
  ],
  [
    'delivery_note',
    'Je pakket komt morgen',
    'Je pakket 3SABC van Bol wordt morgen tussen 9 en 11 bezorgd. Volg je zending.',
  ],
  [
    'delivery_note',
    'Votre colis arrive demain',
    'Votre colis 6A0912 expédié par Sézane sera livré demain.\nSe désabonner',
  ],
  ['delivery_note', 'Tu paquete llega hoy', 'Tu envío 99120 de Zara se entregará hoy antes de las 18:00.'],
  [
    'delivery_note',
    'La tua spedizione arriva oggi',
    'La spedizione 99120 di Feltrinelli sarà consegnata oggi.',
  ],
  ['delivery_note', 'Twoja paczka jest w drodze', 'Przesyłka 6000112 od Empik zostanie doręczona dzisiaj.'],
  ['delivery_note', 'Din pakke kommer i dag', 'Forsendelse 99120 fra Matas bliver leveret i dag.'],
  [
    'delivery_note',
    'Partial shipment of PO-5521',
    "Hello,\n\nwe're shipping your order PO-5521 in two parts:\n\nShipped today:\n- 40 x Desk lamp (of 100)\n\nTo follow:\n- 60 x Desk lamp (ships 4 April)",
  ],
  [
    'delivery_note',
    'Teillieferung zu Ihrer Bestellung 5521',
    'Guten Tag,\n\nwir liefern Ihre Bestellung 5521 in zwei Teilen:\n\nHeute versandt:\n- 40 x Tischlampe\n\nFolgt:\n- 60 x Tischlampe (Versand 4. April)',
  ],
  [
    'delivery_note',
    'Deellevering bestelling 5521',
    'Beste,\n\nuw bestelling 5521 wordt in delen geleverd.\n\nVandaag verzonden:\n- 40 x Bureaulamp\n\nVolgt nog:\n- 60 x Bureaulamp',
  ],
  [
    'delivery_note',
    'Expédition partielle commande 5521',
    "Bonjour,\n\nvotre commande 5521 est expédiée en plusieurs fois :\n\nExpédié aujourd'hui :\n- 40 x Lampe\n\nÀ suivre :\n- 60 x Lampe",
  ],
  [
    'delivery_note',
    'Shipment #4410 for order #2210',
    'Jo,\n\nThank you for your order from Elm Store.\nYour shipping confirmation is below.\n\nYour Shipment #4410 for Order #2210\n\nItems  Qty\nOak shelf  1',
  ],
  [
    'delivery_note',
    'Versand Ihrer Bestellung 2210',
    'Hallo Jo,\n\nvielen Dank für Ihre Bestellung bei Elm.\nHier Ihre Versandbestätigung.\n\nLieferung #4410 zu Bestellung #2210\n\nRegal Eiche  1',
  ],
  [
    'delivery_note',
    'Envío n.º 4410 del pedido n.º 2210',
    'Hola Jo:\n\nGracias por su pedido en Elm.\nA continuación la confirmación de envío.\n\nEstante  1',
  ],
])('what carriers and shops tell of goods on their way: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'order_confirmation',
    'Order receipt from Elm Store',
    'Hello Jo,\nthanks for buying from Elm Store. Below is the summary of the order.\n\nOrder number: 2210\n\nName  Price  Qty\nOak shelf  $49.00  2',
  ],
  [
    'order_confirmation',
    'Order 2210',
    'Order Confirmation\nDate: 12 March\nOrder #: 2210\n\n- Oak shelf: 2 units @ $49.00\n- Screws: 20 units @ $0.10',
  ],
  [
    'order_confirmation',
    'PO 88120 confirmation',
    'Please find attached the order confirmation for PO 88120. Total: 400 m.',
  ],
  [
    'order_confirmation',
    'Bestellung 2210',
    'Sie haben bei uns folgende Artikel bestellt:\n\n2 x Regal Eiche 49,00 EUR\n20 x Schraube 0,10 EUR\n\nSie erhalten die Rechnung als PDF.',
  ],
  [
    'order_confirmation',
    'Je bestelling 2210',
    'Je hebt bij ons de volgende artikelen besteld:\n\n2 x Plank € 49,00\n20 x Schroef € 0,10',
  ],
  [
    'order_confirmation',
    'Votre commande 2210',
    'Vous avez passé commande des articles suivants sur notre boutique :\n\n2 x Étagère 49,00 €\n20 x Vis 0,10 €',
  ],
  [
    'order_confirmation',
    'Tu pedido 2210',
    'Has realizado un pedido en nuestra tienda con los siguientes artículos:\n\n2 x Estante 49,00 €\n20 x Tornillo 0,10 €',
  ],
  [
    'order_confirmation',
    'Il tuo ordine 2210',
    'Hai effettuato un ordine sul nostro negozio con i seguenti articoli:\n\n2 x Mensola 49,00 €\n20 x Vite 0,10 €',
  ],
  [
    'order_confirmation',
    'Twoje zamówienie 2210',
    'Złożyłeś zamówienie w naszym sklepie:\n\n2 x Półka 149,00 zł\n20 x Śruba 0,10 zł',
  ],
  [
    'order_confirmation',
    'Din ordre 2210',
    'Du har bestilt følgende varer hos os:\n\n2 x Hylde 349,00 kr\n20 x Skrue 1,00 kr',
  ],
])('what somebody is told who ordered: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'purchase_order',
    'Elm Store. Purchase receipt for order #2210',
    'Elm Store\n\nJo Field (jo.field@example.com) has just placed an order from your store. Below is the summary of the order.\n\nOrder number: 2210\n\nName  Price  Qty\nOak shelf  $49.00  2',
  ],
  [
    'purchase_order',
    'Neue Bestellung 2210',
    'Anna Berg (anna@example.de) hat soeben eine Bestellung in Ihrem Shop aufgegeben.\n\n2 x Regal Eiche 49,00 EUR',
  ],
  [
    'purchase_order',
    'Bestelling 2210',
    'Jan Smit (jan@example.nl) heeft zojuist een bestelling geplaatst in uw winkel.\n\n2 x Plank € 49,00',
  ],
  [
    'purchase_order',
    'Commande 2210',
    'Léa Morel (lea@example.fr) vient de passer une commande sur votre boutique.\n\n2 x Étagère 49,00 €',
  ],
  [
    'purchase_order',
    'Pedido 2210',
    'Eva Ruiz (eva@example.es) acaba de realizar un pedido en su tienda.\n\n2 x Estante 49,00 €',
  ],
  [
    'purchase_order',
    'You have a new purchase order from Halden Group',
    'Halden Group sent you purchase order 4500221.\n\nLine 1: Oak shelf, qty 20, unit price 49.00\nLine 2: Screws, qty 400, unit price 0.10\n\nView order',
  ],
  [
    'purchase_order',
    'Purchase Order P00221',
    'Dear Jo,\n\nhere is in attachment a purchase order P00221 amounting in $ 420.00 from Halden.\n\nThe receipt is expected for 03/12/2026. Could you please acknowledge the receipt of this order?',
  ],
  [
    'purchase_order',
    'Bestellung 4500119 - Erinnerung an Auftragsbestätigung',
    'Guten Tag,\n\nbitte liefern Sie:\n\n20 Stück Regal Eiche\n400 Stück Schrauben\n\nBitte Auftragsbestätigung bis Freitag.',
  ],
  [
    'purchase_order',
    'Quote Q-221 accepted',
    'Good news! Halden Group has accepted your quote Q-221.\n\n20 x Oak shelf @ 49.00\n400 x Screws @ 0.10\n\nPO number: 4500221\nPlease deliver to Dock 4.',
  ],
  [
    'purchase_order',
    'Sold, dispatch now: Oak shelf',
    'Congratulations, your item sold!\n\nOrder ID: 112-4410\nItem: Oak shelf\nQuantity: 2\nPrice: $49.00\n\nShip by: 14 March\nShip to: Jo Field, 12 Mill Lane, Leeds',
  ],
  [
    'purchase_order',
    '[Elm] New customer order (4410)',
    'You’ve received the following order from Jo Field:\n\n[Order #4410] (12 March 2026)\n\nProduct  Quantity  Price\nOak shelf  2  $98.00\n\nSubtotal: $98.00\nPayment method: Direct bank transfer',
  ],
  [
    'purchase_order',
    'New order : #15 - QWXZ',
    'Hi,\n\nCongratulations! A new order was placed on Elm by the following customer: Jo Field (jo@example.com)\n\nReference  Product  Unit price  Quantity  Total\nOS-80  Oak shelf  $49.00  2  $98.00',
  ],
  [
    'purchase_order',
    'Nouvelle commande : n°15 - QWXZ',
    'Bonjour,\n\nFélicitations ! Une nouvelle commande a été passée sur Elm par le client suivant : Léa Morel (lea@example.fr)\n\nRéférence  Produit  Prix unitaire  Quantité  Total\nET-80  Étagère  49,00 €  2  98,00 €',
  ],
  [
    'purchase_order',
    'Er is een nieuwe bestelling',
    'Er is een nieuwe bestelling geplaatst in Elm.\n\nBestelnummer: 5521\n\n2x Plank € 98,00\n10x Schroef € 1,00',
  ],
  [
    'purchase_order',
    'Nowe zamówienie nr 5521',
    'Otrzymałeś nowe zamówienie od Jan Kos:\n\n2x Półka 98,00 zł\n10x Śruba 1,00 zł',
  ],
  [
    'purchase_order',
    'Coupa: PO 4410 from Halden',
    'Halden Group has issued a purchase order to you.\n\nPO Number: 4410\nTotal: 420.00 USD\n\nLine  Description  Qty  Price\n1  Oak shelf  20  21.00\n\nAcknowledge PO | Create invoice',
  ],
  [
    'purchase_order',
    'Halden sent a new Purchase Order 4500221',
    'This purchase order was delivered by Business Network.\n\nFrom: Halden Group\nTo: Elm\nPurchase Order: 4500221\n\nLine # Part # Qty (Unit) Need by Unit price\n1 OS-80 20 (EA) 12 Mar 2026 21.00 USD\n\nProcess order',
  ],
])('what an owner is told is an order: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'quotation',
    'Quote request - pallets to Lyon',
    'Hi,\n\nwe need to ship:\n\nOrigin: Rotterdam\nDestination: Lyon\nCargo: 12 pallets\nWeight: 6 tons\n\nPlease provide rates and transit time.',
  ],
  [
    'quotation',
    'Transportanfrage',
    'Guten Tag,\n\nwir möchten verschicken:\n\nAbholung: Hamburg\nZiel: Lyon\n12 Paletten, 6 t\n\nBitte nennen Sie uns Ihre Raten und die Laufzeit.',
  ],
  [
    'quotation',
    'Demande de cotation transport',
    'Bonjour,\n\nnous devons expédier :\n\nDépart : Lille\nArrivée : Porto\n12 palettes\n\nMerci de nous communiquer vos tarifs.',
  ],
  [
    'quotation',
    'Purchase Order Request',
    'Dear supplier,\n\nwe would like to order the following items:\n\nTowel large  200\nTowel small  100\n\nPlease provide a quotation for the above items. Reply to this email with your quotation.',
  ],
  [
    'quotation',
    'RFQ P00118',
    'Dear Jo,\n\nhere is in attachment a request for quotation P00118 from Halden.\n\n- 20 x Oak shelf\n\nIf you have any questions, please do not hesitate to contact us.',
  ],
  [
    'quotation',
    'Your quote Q-221 expires soon',
    'Hi Jo,\n\nyour quotation Q-221 over $420.00 expires on 12 March. Accept it online to keep the price.\n\n20 x Oak shelf',
  ],
  [
    'quotation',
    'Ihr Angebot AN-221',
    'Hallo Jo,\n\nIhr Angebot AN-221 über 420,00 EUR steht bereit. Gültig bis 12.03.\n\n20 x Regal Eiche 21,00',
  ],
  [
    'quotation',
    'Proforma 221',
    'Dear Jo,\n\nplease find the proforma invoice 221 for your review.\n\n20 x Oak shelf 21.00',
  ],
])('prices are asked for: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  [
    'purchase_order',
    'Bestellung',
    'Guten Tag,\n\nbitte liefern Sie 20 Kartons Handschuhe L und 5 Kanister Seife.\nDie Rechnung senden Sie bitte per Mail.\nMit freundlichen Grüßen',
  ],
  [
    'purchase_order',
    'Order',
    'Hi,\n\n20 boxes gloves L\n5 cans soap\n\nPlease send the invoice to accounts@halden.example.\nThanks',
  ],
  [
    'purchase_order',
    'Commande',
    "Bonjour,\n\n20 cartons de gants L\n5 bidons de savon\n\nMerci d'envoyer la facture par mail et de nous confirmer la date de livraison.",
  ],
  [
    'purchase_order',
    'PO 4711',
    'Hello,\n\nPO 4711:\n20 x Desk lamp\n10 x Chair\n\nPartial deliveries are allowed. Please send shipping confirmation and tracking.',
  ],
  [
    'purchase_order',
    'PO 4712',
    'Purchase order 4712 has been approved and is ready for you.\n\n20 x Desk lamp @ 21.00\n10 x Chair @ 49.00\n\nPlease confirm receipt.',
  ],
  [
    'purchase_order',
    'Bestelling 4713',
    'Beste,\n\nGraag bestellen wij:\n20 x Bureaulamp\n10 x Stoel\n\nDeelleveringen zijn toegestaan. Wij halen de bestelling vrijdag op.',
  ],
  [
    'purchase_order',
    'Order for pickup',
    'Hi,\n\nwe need for Friday:\n20 bags cement\n4 pallets bricks\n\nWe will pick up our order at 9.',
  ],
  [
    'purchase_order',
    'Ordine 4714',
    "Buongiorno,\n\nsi ordina:\n20 pz lampada\n10 pz sedia\n\nConsegna prevista il 12 marzo. Si prega di inviare conferma d'ordine.",
  ],
  [
    'purchase_order',
    'Zamówienie 4715',
    'Dzień dobry,\n\nzamawiamy:\n20 szt. lampa\n10 szt. krzesło\n\nPrzypominamy, że dostawa możliwa jest do 14:00.',
  ],
  [
    'purchase_order',
    'Pedido 4716',
    'Hola:\n\nnecesitamos:\n20 uds lámpara\n10 uds silla\n\nRecogemos el pedido el viernes. Pago con tarjeta.',
  ],
  [
    'purchase_order',
    'Pump broken',
    'Hi,\n\nour old pump does not work any more. Please send us 2 x pump P-100 and 4 x filter F-1.\nThanks',
  ],
  [
    'purchase_order',
    'Nachbestellung',
    'Hallo,\n\nunser Lagerbestand ist niedrig. Bitte liefern Sie 40 Kartons Handschuhe M und 20 Kartons Handschuhe L.',
  ],
  [
    'purchase_order',
    'Back in stock?',
    'Hi,\n\nas you have it back in stock now, please send 20 x Oak shelf and 40 x bracket to our York shop.',
  ],
  [
    'purchase_order',
    'Reordering',
    "Hello, we're running low. Can you send 10 cases of the 500 ml bottles and 4 cases of caps? Same price as last time.",
  ],
  [
    'purchase_order',
    'Order confirmed by management',
    'Hi,\n\nmanagement confirmed, please deliver:\n\n12 x Oak table\n48 x Oak chair\n\nPO 88213',
  ],
  [
    'purchase_order',
    'Neuer Auftrag',
    'Hallo,\n\nhiermit bestellen wir laut Angebot 221:\n\n12 Stück Tisch\n48 Stück Stuhl\n\nSollte es Probleme mit der Lieferung geben, melden Sie sich.',
  ],
  [
    'purchase_order',
    'Ticket #4410: Bestellung',
    'Ticket #4410\n\nHallo,\nwir brauchen 4 Stück Tastatur und 4 Stück Maus an Standort Kiel.\nDanke',
  ],
  [
    'purchase_order',
    'New order #221 received',
    'You have received the following order from Jo Field:\n\n2 x Oak shelf $49.00\n\nPayment method: Visa ending in 4412',
  ],
  [
    'purchase_order',
    'Sie haben etwas verkauft!',
    'Herzlichen Glückwunsch, Ihr Artikel wurde gekauft. Neue Bestellung 221 eingegangen:\n\n2 x Regal Eiche 49,00 €',
  ],
])('orders that speak of all that, too: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
