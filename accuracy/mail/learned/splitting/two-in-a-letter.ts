import type { Letters } from '../../kit/letter.ts';
import { listOf } from '../../kit/lines.ts';
import { ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Two orders in the words of one letter, for two towns, each with its number. */
export const twoInALetter: MailFamily = {
  name: 'two-towns-in-letter',
  category: 'purchase_order',
  make: (source) => {
    const [one, two] = ordersOf(source, 2) as [
      ReturnType<typeof ordersOf>[0],
      ReturnType<typeof ordersOf>[0],
    ];
    const values = {
      one: one.number,
      two: two.number,
      here: one.shipTo.city,
      there: two.shipTo.city,
      first: listOf(source, one.lines),
      second: listOf(source, two.lines),
    };
    const said = [one, two].map((order) => ({ order, said: 'named' as const }));
    return splitMail(source, letters[source.language], said, { values });
  },
};

const letters: Letters = {
  en: {
    subject: '<one> {and|+} <two>',
    body: [
      'Hello,',
      'two separate orders today, please keep them apart.',
      '{The first is <one>|Order <one>} for <here>:',
      '<first>',
      '{The second is <two>|Order <two>} for <there>:',
      '<second>',
      'Two invoices too, please.',
      '<me>',
    ],
  },
  de: {
    subject: '<one> {und|+} <two>',
    body: [
      'Hallo,',
      'heute zwei getrennte Bestellungen, bitte nicht zusammenlegen.',
      '{Die erste ist <one>|Bestellung <one>} für <here>:',
      '<first>',
      '{Die zweite ist <two>|Bestellung <two>} für <there>:',
      '<second>',
      'Bitte auch zwei Rechnungen.',
      '<me>',
    ],
  },
  nl: {
    subject: '<one> {en|+} <two>',
    body: [
      'Hallo,',
      'vandaag twee losse bestellingen, graag gescheiden houden.',
      '{De eerste is <one>|Bestelling <one>} voor <here>:',
      '<first>',
      '{De tweede is <two>|Bestelling <two>} voor <there>:',
      '<second>',
      'Graag ook twee facturen.',
      '<me>',
    ],
  },
  fr: {
    subject: '<one> {et|+} <two>',
    body: [
      'Bonjour,',
      'deux commandes distinctes aujourd’hui, à ne pas regrouper.',
      '{La première est la <one>|Commande <one>} pour <here> :',
      '<first>',
      '{La seconde est la <two>|Commande <two>} pour <there> :',
      '<second>',
      'Deux factures également, svp.',
      '<me>',
    ],
  },
  es: {
    subject: '<one> {y|+} <two>',
    body: [
      'Hola:',
      'hoy dos pedidos separados, por favor no los junten.',
      '{El primero es el <one>|Pedido <one>} para <here>:',
      '<first>',
      '{El segundo es el <two>|Pedido <two>} para <there>:',
      '<second>',
      'También dos facturas, por favor.',
      '<me>',
    ],
  },
  it: {
    subject: '<one> {e|+} <two>',
    body: [
      'Salve,',
      'oggi due ordini separati, da non unire.',
      '{Il primo è <one>|Ordine <one>} per <here>:',
      '<first>',
      '{Il secondo è <two>|Ordine <two>} per <there>:',
      '<second>',
      'Anche due fatture, per favore.',
      '<me>',
    ],
  },
  pt: {
    subject: '<one> {e|+} <two>',
    body: [
      'Olá,',
      'hoje são duas encomendas separadas, não as juntem.',
      '{A primeira é a <one>|Encomenda <one>} para <here>:',
      '<first>',
      '{A segunda é a <two>|Encomenda <two>} para <there>:',
      '<second>',
      'Também duas faturas, se faz favor.',
      '<me>',
    ],
  },
  pl: {
    subject: '<one> {i|+} <two>',
    body: [
      'Dzień dobry,',
      'dziś dwa osobne zamówienia, proszę ich nie łączyć.',
      '{Pierwsze to <one>|Zamówienie <one>}, <here>:',
      '<first>',
      '{Drugie to <two>|Zamówienie <two>}, <there>:',
      '<second>',
      'Proszę też o dwie faktury.',
      '<me>',
    ],
  },
  da: {
    subject: '<one> {og|+} <two>',
    body: [
      'Hej,',
      'i dag to separate ordrer, hold dem venligst adskilt.',
      '{Den første er <one>|Ordre <one>} til <here>:',
      '<first>',
      '{Den anden er <two>|Ordre <two>} til <there>:',
      '<second>',
      'Også to fakturaer, tak.',
      '<me>',
    ],
  },
};
