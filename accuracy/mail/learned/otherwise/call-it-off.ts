import type { Language } from '../../../languages.ts';
import { supplier } from '../../../order/supplier.ts';
import { otherMail } from '../../kit/desk-mail.ts';
import { type Letters, text } from '../../kit/letter.ts';
import { listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The whole order is withdrawn, above the buyer's own mail that had placed it. */
export const callItOff: MailFamily = {
  name: 'whole-order-withdrawn',
  category: 'unknown',
  make: (source) => {
    const order = plainOrder(source, 1, 5);
    const { words, language } = source;
    return otherMail(source, 'unknown', order, letters[language], {
      inner: {
        kind: 'reply',
        from: order.buyer,
        to: supplier,
        subject: `${words.titles.purchase_order} ${order.number}`,
        date: `${order.date}T05:10:00Z`,
        blocks: [text(placed[language]), listOf(source, order.lines), text(order.buyer.contact)],
      },
    });
  },
};

/** How it had been ordered. */
const placed: Record<Language, string> = {
  en: 'this is what we need from you:',
  de: 'das brauchen wir von Ihnen:',
  nl: 'dit hebben we van jullie nodig:',
  fr: 'voici ce qu’il nous faut :',
  es: 'esto es lo que necesitamos:',
  it: 'ecco cosa ci serve:',
  pt: 'isto é o que precisamos:',
  pl: 'potrzebujemy:',
  da: 'det her skal vi bruge:',
};

const letters: Letters = {
  en: {
    subject: '{STOP <n>|Forget <n>}',
    body: [
      'Hello,',
      'our customer has pulled out, so please do not ship anything of <n>. The whole order is off. Sorry for the bother, and do send me a word that it has been stopped.',
      '<sign>',
    ],
  },
  de: {
    subject: '{STOPP <n>|<n> hinfällig}',
    body: [
      'Hallo,',
      'unser Kunde ist abgesprungen, bitte von <n> nichts mehr versenden. Der ganze Auftrag ist hinfällig. Tut mir leid für die Umstände; geben Sie mir kurz Bescheid, dass es gestoppt ist.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{STOP <n>|<n> gaat niet door}',
    body: [
      'Hallo,',
      'onze klant heeft zich teruggetrokken, dus verstuur niets meer van <n>. De hele order gaat niet door. Excuus voor het ongemak; laat even weten dat het gestopt is.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{STOP <n>|<n> annulée}',
    body: [
      'Bonjour,',
      'notre client s’est désisté, donc n’expédiez plus rien de <n>. Toute la commande tombe à l’eau. Désolé du dérangement ; un mot pour me dire que c’est arrêté, svp.',
      '<sign>',
    ],
  },
  es: {
    subject: '{STOP <n>|<n> anulado}',
    body: [
      'Hola:',
      'nuestro cliente se ha echado atrás, así que no envíen nada de <n>. El pedido entero queda sin efecto. Perdón por las molestias; díganme si ya está parado.',
      '<sign>',
    ],
  },
  it: {
    subject: '{STOP <n>|<n> annullato}',
    body: [
      'Salve,',
      'il nostro cliente si è tirato indietro, quindi non spedite più nulla di <n>. L’intero ordine salta. Scusate il disturbo; fatemi sapere che è stato fermato.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{STOP <n>|<n> sem efeito}',
    body: [
      'Olá,',
      'o nosso cliente desistiu, por isso não enviem nada de <n>. A encomenda toda fica sem efeito. Desculpem o incómodo; digam-me que já está parada.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{STOP <n>|<n> nieaktualne}',
    body: [
      'Dzień dobry,',
      'nasz klient się wycofał, proszę nic już nie wysyłać z <n>. Całe zamówienie jest nieaktualne. Przepraszam za kłopot; proszę o krótką wiadomość, że wstrzymano.',
      '<sign>',
    ],
  },
  da: {
    subject: '{STOP <n>|<n> bortfalder}',
    body: [
      'Hej,',
      'vores kunde er sprunget fra, så send ikke noget af <n>. Hele ordren bortfalder. Beklager ulejligheden; giv mig lige besked om, at den er stoppet.',
      '<sign>',
    ],
  },
};
