import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';
import { findTakenOffer } from './taken-offer.ts';

const offer = `Good morning,

thank you for your interest, prices are valid until 15 May:
- Almonds, pallet of 750 kg: 7.950,00 EUR
- Hazelnuts, pallet of 600 kg: 5.400,00 EUR

Best regards
Ana Gil`;
const categoryOf = (subject: string, text: string, answered = '') =>
  classify({
    subject,
    text,
    automatic: null,
    attachments: [],
    takenOffer: findTakenOffer({ subject, text, answered }),
  }).category;

describe('who confirms goods of an offer orders them', () => {
  test.each([
    [
      'Re: Offer almonds',
      'Dear Ana,\n\nfine, we confirm: 2 pallets of almonds and 1 pallet of hazelnuts. Our PO BF-1209.\n\nBest\nBen',
    ],
    ['Re: Offer almonds', 'Confirmed: 2 pallets almonds at the price below.\n\nThanks\nBen'],
    [
      'Re: Prices of our offer',
      'Hi Ana,\n\nI confirm\n\n- 2 pallets of almonds\n- 1 pallet of hazelnuts\n\nOur order no. 5521.\nBen',
    ],
    [
      'AW: Angebot Mandeln',
      'Hallo Frau Gil,\n\npasst, hiermit bestätige ich: 2 Paletten Mandeln und 1 Palette Haselnüsse. Unsere Bestellnummer 4410.\n\nGruß\nJan',
    ],
    [
      'AW: Angebot Mandeln',
      'wir bestätigen 3 Paletten Mandeln zu den genannten Konditionen, Lieferung KW 22.\n\nMfG\nJan',
    ],
    [
      'RE: Offerte amandelen',
      'Beste Ana,\n\nprima, hierbij bevestig ik: 2 pallets amandelen en 1 pallet hazelnoten. Onze referentie 881.\n\nGroet\nPiet',
    ],
    ['RE: Offerte amandelen', 'Wij bevestigen 4 dozen amandelen tegen de prijs hieronder.\n\nGroet\nPiet'],
    [
      'RE: Devis amandes',
      'Bonjour,\n\nje confirme : 2 palettes d’amandes et 1 palette de noisettes aux conditions ci-dessous. Notre commande 7781.\n\nCordialement\nLuc',
    ],
    [
      'RE: Devis amandes',
      'C’est bon, nous confirmons 3 palettes d’amandes, livraison semaine 22.\n\nCordialement\nLuc',
    ],
    [
      'RE: Oferta almendras',
      'Hola Ana:\n\nde acuerdo, confirmamos: 2 palets de almendras y 1 palet de avellanas. Nuestro pedido 3312.\n\nUn saludo\nJuan',
    ],
    [
      'R: Offerta mandorle',
      'Ciao Ana,\n\nva bene, confermo: 3 pallet di mandorle e 2 pallet di nocciole alle condizioni qui sotto. Nostro ordine 551.\n\nGrazie\nAldo',
    ],
    [
      'RE: Proposta amêndoas',
      'Bom dia,\n\nconfirmo: 2 paletes de amêndoa e 1 palete de avelã. A nossa encomenda 9921.\n\nObrigado\nRui',
    ],
    [
      'Odp: Oferta migdały',
      'Dzień dobry,\n\npotwierdzam: 2 palety migdałów i 1 paleta orzechów. Nasze zamówienie 77/2026.\n\nPozdrawiam\nEwa',
    ],
    [
      'SV: Tilbud mandler',
      'Hej Ana,\n\ndet er fint, jeg bekræfter: 2 paller mandler og 1 palle hasselnødder. Vores ordre 4410.\n\nMvh\nOle',
    ],
    ['SV: Tilbud mandler', 'Vi bekræfter 5 kasser mandler til prisen nedenfor.\n\nMvh\nOle'],
  ])('%s: %s', (subject, text) => {
    expect(categoryOf(subject, text, offer)).toBe('purchase_order');
  });

  test.each([
    [
      'Re: Offerta mandorle',
      'Va bene, confermo: 2 pallet di mandorle e 1 pallet di nocciole. Nostro riferimento ordine BF-77.\n\nGrazie\nAldo',
    ],
    ['AW: Angebot Mandeln', 'Hiermit bestätige ich 2 Paletten Mandeln. Unsere Bestellung 4410.\n\nGruß\nJan'],
  ])('by his own number where nothing is quoted: %s: %s', (subject, text) => {
    expect(categoryOf(subject, text)).toBe('purchase_order');
  });
});

const order = `Hello,

please send us 2 pallets of almonds at 7.950,00 EUR as per your offer 88.

Best
Ben`;

describe('who confirms an order sells', () => {
  test.each([
    ['Re: Order 4711', 'We confirm your order 4711: 2 pallets of almonds, dispatch in week 22.\n\nBest\nAna'],
    [
      'Re: Order 4711',
      'Thank you for your order. We confirm: 2 pallets of almonds, 7.950,00 EUR each.\n\nBest\nAna',
    ],
    ['Re: Offer 88', 'Your order is confirmed: 2 pallets of almonds will be shipped on Friday.\n\nBest\nAna'],
    [
      'AW: Bestellung 4711',
      'Wir bestätigen Ihre Bestellung: 2 Paletten Mandeln, Lieferung KW 22.\n\nGruß\nAna',
    ],
    [
      'AW: Angebot 88',
      'Vielen Dank für Ihren Auftrag, wir bestätigen: 2 Paletten Mandeln zu 7.950,00 EUR.\n\nGruß\nAna',
    ],
    [
      'RE: Bestelling 4711',
      'Hierbij bevestigen wij uw bestelling: 2 pallets amandelen, levering week 22.\n\nGroet\nAna',
    ],
    [
      'RE: Offerte 88',
      'Bedankt voor uw order. Wij bevestigen 2 pallets amandelen voor vrijdag.\n\nGroet\nAna',
    ],
    [
      'RE: Commande 4711',
      'Nous confirmons votre commande : 2 palettes d’amandes, expédition semaine 22.\n\nCordialement\nAna',
    ],
    [
      'RE: Devis 88',
      'Merci pour votre commande. Nous confirmons : 2 palettes d’amandes.\n\nCordialement\nAna',
    ],
    ['RE: Pedido 4711', 'Confirmamos su pedido: 2 palets de almendras, salida el viernes.\n\nUn saludo\nAna'],
    ['RE: Oferta 88', 'Gracias por su pedido. Confirmamos: 2 palets de almendras.\n\nUn saludo\nAna'],
    [
      'R: Ordine 4711',
      'Confermiamo il vostro ordine: 2 pallet di mandorle, consegna settimana 22.\n\nSaluti\nAna',
    ],
    [
      'RE: Encomenda 4711',
      'Confirmamos a vossa encomenda: 2 paletes de amêndoa, expedição na semana 22.\n\nCumprimentos\nAna',
    ],
    [
      'Odp: Zamówienie 4711',
      'Potwierdzamy Państwa zamówienie: 2 palety migdałów, wysyłka w tygodniu 22.\n\nPozdrawiam\nAna',
    ],
    ['SV: Ordre 4711', 'Vi bekræfter jeres ordre: 2 paller mandler, afsendelse uge 22.\n\nMvh\nAna'],
  ])('%s: %s', (subject, text) => {
    expect(categoryOf(subject, text, order)).toBe('order_confirmation');
  });

  test('an order that is answered is no offer', () => {
    expect(
      findTakenOffer({ subject: 'Re: Offer 88', text: 'We confirm: 2 pallets of almonds.', answered: order }),
    ).toBe(null);
  });

  test.each([
    'Please confirm 2 pallets of almonds.',
    'Bitte bestätigen Sie 2 Paletten Mandeln.',
    'We confirm 2 pallets, but cannot take them yet.',
  ])('%s takes nothing', (text) => {
    expect(findTakenOffer({ subject: 'Re: Offer 88', text, answered: offer })?.isPlain ?? false).toBe(false);
  });
});
