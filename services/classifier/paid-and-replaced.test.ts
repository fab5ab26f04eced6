import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  [
    'receipt',
    'Remittance advice 8812',
    'Dear Sirs,\n\nplease be advised that we have today transferred the following amount to your account:\n\nInvoice 55012   our order 4412   1,284.00\nInvoice 55040   our order 4490     336.60\nCredit note CN-88                   -58.20\nTotal                             1,562.40 GBP\n\nAccounts Payable',
  ],
  [
    'receipt',
    'Zahlungsavis 8812',
    'Guten Tag,\n\nwir haben heute folgende Beträge auf Ihr Konto überwiesen:\n\nRechnung 55012   unsere Bestellung 4412   1.284,00\nRechnung 55040   336,60\nGutschrift GS-88   -58,20\nSumme   1.562,40 EUR\n\nKreditorenbuchhaltung',
  ],
  [
    'receipt',
    'Betaaladvies 8812',
    'Geachte heer/mevrouw,\n\nwij hebben vandaag het volgende bedrag naar u overgemaakt:\n\nFactuur 55012   onze order 4412   1.284,00\nFactuur 55040   336,60\nCreditnota CN-88   -58,20\nTotaal   1.562,40 EUR\n\nCrediteurenadministratie',
  ],
  [
    'receipt',
    'Avis de virement 8812',
    'Bonjour,\n\nun virement a été effectué en votre faveur :\n\nFacture 55012   notre commande 4412   1 284,00\nFacture 55040   336,60\nAvoir AV-88   -58,20\nTotal   1 562,40 EUR\n\nComptabilité fournisseurs',
  ],
  [
    'receipt',
    'Aviso de pago 8812',
    'Estimados señores:\n\nles informamos de que hemos realizado una transferencia a su favor:\n\nFactura 55012   nuestro pedido 4412   1.284,00\nFactura 55040   336,60\nAbono AB-88   -58,20\nTotal   1.562,40 EUR\n\nContabilidad de proveedores',
  ],
  [
    'receipt',
    'Avviso di pagamento 8812',
    'Buongiorno,\n\nabbiamo disposto un bonifico a vostro favore:\n\nFattura 55012   nostro ordine 4412   1.284,00\nFattura 55040   336,60\nNota di credito NC-88   -58,20\nTotale   1.562,40 EUR\n\nContabilità fornitori',
  ],
  [
    'receipt',
    'Aviso de pagamento 8812',
    'Exmos. Senhores,\n\ninformamos que efetuámos uma transferência a vosso favor:\n\nFatura 55012   nossa encomenda 4412   1.284,00\nFatura 55040   336,60\nNota de crédito NC-88   -58,20\nTotal   1.562,40 EUR\n\nContas a pagar',
  ],
  [
    'receipt',
    'Awizo płatności 8812',
    'Dzień dobry,\n\ninformujemy o wykonaniu przelewu na Państwa rachunek:\n\nFaktura 55012   nasze zamówienie 4412   1.284,00\nFaktura 55040   336,60\nKorekta KO-88   -58,20\nRazem   1.562,40 PLN\n\nKsięgowość',
  ],
  [
    'receipt',
    'Betalingsadvis 8812',
    'Hej,\n\nvi har i dag overført følgende beløb til jer:\n\nFaktura 55012   vores ordre 4412   1.284,00\nFaktura 55040   336,60\nKreditnota KN-88   -58,20\nI alt   1.562,40 DKK\n\nKreditorbogholderi',
  ],
  [
    'credit_note',
    'Credit note CN-88',
    'Dear Sirs,\n\nplease find our credit note CN-88 for the returned goods. The amount will be transferred to your account.\n\n2 x table   -58.20',
  ],
  [
    'credit_note',
    'Avoir AV-88',
    'Bonjour,\n\nveuillez trouver notre avoir AV-88 de 58,20 EUR en votre faveur pour la facture 55012.',
  ],
  [
    'credit_note',
    'Gutschrift GS-88',
    'Guten Tag,\n\nanbei die Gutschrift GS-88. Den Betrag überweisen wir auf Ihr Konto.',
  ],
  [
    'receipt',
    'Payment received',
    'Dear customer, we have received your payment of 1,284.00 for invoice 55012. Thank you.',
  ],
  [
    'purchase_order',
    'Order',
    'Please send 12 boxes gloves L and 4 cases wipes. Payment was transferred to your account today by proforma 88.',
  ],
  ['purchase_order', 'Change', 'Please cancel the 12 x ZK-9 clamps and send 20 x ZK-7 clamps instead.'],
  [
    'purchase_order',
    'Änderung',
    'Bitte stornieren Sie in unserer Bestellung 88 die 12 Stück ZK-9 und liefern Sie dafür 20 Stück ZK-7.',
  ],
  ['purchase_order', 'Wijziging', 'Annuleer de 12 stuks ZK-9 van onze bestelling 88 en lever 20 stuks ZK-7.'],
  [
    'purchase_order',
    'Modification',
    'Annulez les 12 pièces ZK-9 de notre commande 88 et livrez 20 pièces ZK-7 à la place.',
  ],
  [
    'purchase_order',
    'Cambio',
    'Anulen las 12 unidades ZK-9 de nuestro pedido 88 y envíennos 20 unidades ZK-7.',
  ],
  ['purchase_order', 'Modifica', 'Annullate i 12 pezzi ZK-9 del nostro ordine 88 e spedite 20 pezzi ZK-7.'],
  [
    'purchase_order',
    'Alteração',
    'Cancelem as 12 unidades ZK-9 da nossa encomenda 88 e enviem 20 unidades ZK-7.',
  ],
  ['purchase_order', 'Ændring', 'Annuller de 12 stk. ZK-9 på vores ordre 88 og send 20 stk. ZK-7.'],
])('who pays lists bills and credit notes, who replaces goods orders: %s %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['Cancel', 'Please cancel our order 12 and send the 12 boxes of gloves back to your warehouse.'],
  ['Cancel', 'Please cancel our order 4412 and send a refund for the 12 boxes.'],
  [
    'Stornierung',
    'Bitte stornieren Sie unsere Bestellung 12 und senden Sie uns die Gutschrift über 120 Euro.',
  ],
  [
    'Annulation',
    "Merci d'annuler notre commande 12 et envoyez-nous l'avoir de 120 euros pour les 12 cartons.",
  ],
])('who wants it back, or his money, orders nothing: %s', (subject, text) => {
  expect(categoryOf(subject, text)).not.toBe('purchase_order');
});

test('a quantity in kilograms, as it is dictated', () => {
  const text =
    'ciao sono Rita del bar mi servirebbero per lunedì cinque chili di patate poi tre chili di cipolle e due chili di limoni grazie';
  expect(categoryOf('', text)).toBe('purchase_order');
});
