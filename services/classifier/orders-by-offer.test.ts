import { expect, test } from 'vitest';
import { categoryOf } from './one-line-mail.fixture.ts';

test.each([
  'Quote 4711 | Hello, / we hereby confirm the order as per your quotation 4711.',
  'Angebot 4711 | Guten Tag, / wir bestätigen die Bestellung gemäß Ihrem Angebot 4711.',
  'Offerte 4711 | Hallo, / wij bestellen conform uw offerte 4711. Niet leveren vóór 15 juni.',
  'Commande selon devis 4711 | Bonjour, / nous vous passons commande selon votre devis 4711. Merci de ne pas livrer la commande avant le 15 juin.',
  'Oferta 4711 | Hola, / confirmamos el pedido según su oferta 4711.',
  "Offerta 4711 | Buongiorno, / vi confermiamo l'ordine come da vostra offerta 4711. Non consegnate l'ordine prima del 15 giugno.",
  'Proposta 4711 | Bom dia, / encomendamos conforme a vossa proposta 4711.',
  'Oferta 4711 | Dzień dobry, / zamawiamy zgodnie z Państwa ofertą 4711.',
  'Ordre iht. tilbud 4711 | Hej, / vi bestiller hermed efter jeres tilbud 4711. Ordren må ikke leveres før 15. juni.',
])('who orders by the offer of the one he writes to orders: %s', (mail) => {
  expect(categoryOf(mail)).toBe('purchase_order');
});

test.each([
  [
    'Order confirmation 881 | Hello, / we confirm the order 881 as per our quotation 4711.',
    'order_confirmation',
  ],
  [
    'Your quote | Hello, / thank you for your quotation. We will discuss it and order next week.',
    'quotation',
  ],
  ['Votre devis | Bonjour, / nous passerons commande dès que possible suivant votre devis.', 'quotation'],
  [
    'Ihr Angebot | Guten Tag, / wir haben Ihr Angebot erhalten. Falls wir bestellen, melden wir uns.',
    'quotation',
  ],
  ['Anfrage | Guten Tag, / wir möchten demnächst bestellen und bitten um Ihr Angebot.', 'quotation'],
  ['Consulta | Hola, / les pedimos su oferta para 20 cajas de guantes.', 'quotation'],
  [
    'Your quote | Hello, / this time we order from another supplier, as your quotation came in higher.',
    'quotation',
  ],
])('who confirms by an offer of his own, or has not decided, does not: %s', (mail, category) => {
  expect(categoryOf(mail)).toBe(category);
});

test('goods that are asked for with their papers are ordered', () => {
  const mail =
    'Order | Hello, / please send the usual 12 boxes of gloves with the certificate of conformity. / Ann';
  expect(categoryOf(mail)).toBe('purchase_order');
});
