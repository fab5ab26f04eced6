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
  ['purchase_order', 'Demande de réapprovisionnement', 'Produit : huile 1 l\nQuantité : 24 bouteilles'],
])('%s: %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});
