import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  ['receipt', 'Uw betaling is geslaagd', 'Beste Kim,\n\nBedrag: EUR 8,50 per maand.'],
  ['receipt', 'Pago confirmado', 'Hola Inés:\n\nImporte total: 45,00 €\nMétodo: tarjeta'],
  ['receipt', 'Fattura 88/B', 'Grazie per aver saldato la fattura 88/B.\n\nCordiali saluti'],
  ['unknown', 'Wochenbericht', 'Ihr wöchentlicher Bericht:\n\nAnzahl Bestellungen: 12\nAnzahl Zahlungen: 9'],
  ['unknown', 'Ordine non consegnato', "Paolo non ha ricevuto l'ordine 311.\n\nLatte intero | Quantità: 2"],
  ['delivery_note', 'Stan zamówienia 5521', 'Zmieniliśmy stan zamówienia.\n\nNowy status: wysłane'],
  ['order_confirmation', 'Confirmation de votre réservation', 'Table pour 4 le 3 mai à 20 h.'],
  [
    'unknown',
    'PO-771 update',
    'Order PO-771 status:\n\nItems:\n- 500 pieces of bracket A\n- 75x bracket B\n\nExpected: 5 Feb\nStatus: On Track',
  ],
  ['unknown', 'PO-772 ships today', 'Your order PO-772 is shipping today!\n\nItems: 200x bracket, 100x lid'],
  [
    'unknown',
    'Commande 4711 - mise à jour',
    'Votre commande 4711 est en cours.\n\nArticles : 500 × équerre, 200 × vis',
  ],
  [
    'unknown',
    'Bestellung 4711',
    'Ihre Bestellung 4711 wird derzeit gefertigt.\n\nArtikel: 500x Winkel, 200x Schraube',
  ],
  ['purchase_order', 'Order 4711', 'Please send us:\n\n500x bracket\n200x screw\n\nStatus: approved'],
  [
    'purchase_order',
    'PO 4712',
    'Your shipment for PO 4711 is delayed, so please send us 20 x bracket by courier today.',
  ],
  [
    'order_confirmation',
    'Order 4711 received',
    'Thank you for your order 4711. Your order is being processed.\n\n12 x bracket\n5 x lid',
  ],
  [
    'order_confirmation',
    'Confirmación',
    'Hemos recibido su pedido 4711. Su pedido está en preparación.\n\n12 x escuadra',
  ],
  [
    'purchase_order',
    'New order 88',
    'Order status: Processing\n\nBracket | Quantity: 2\nScrew | Quantity: 5',
  ],
  ['purchase_order', 'Demande de réapprovisionnement', 'Produit : huile 1 l\nQuantité : 24 bouteilles'],
])('%s: %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
