import type { Language } from '../../../languages.ts';
import type { Line, Order } from '../../../order/order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { htmlOnly } from '../../kit/html-only.ts';
import { dayOf } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** The whole shelf in a table: what is there, and what is to be sent. Some of it has enough and is not ordered. */
export const thereAndToSend: MailFamily = {
  name: 'there-and-to-send',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = stockOrder(source, 5, 10);
    const enough = new Set(random.shuffled(order.lines).slice(0, random.whole(1, 2)));
    const isBlank = random.chance(0.5);
    const { subject, said, after } = sayings[language];
    const letter = inMannerOf(source, {
      subject,
      said: [random.pick(said), '<shelf>', isBlank ? after[0] : after[1]],
    });
    const draft = orderMail(source, order, letter, {
      values: {
        d: dayOf(source, workday(order.date, random.whole(3, 12))),
        shelf: shelfOf(source, order, (line) => (enough.has(line) ? (isBlank ? '' : '0') : null)),
      },
      lines: linesOf({ lines: order.lines.filter((line) => !enough.has(line)) }),
    });
    return random.chance(0.4) ? { ...draft, eml: htmlOnly(draft, random) } : draft;
  },
};

/** `leftOut` is what stands in the row of goods that are not ordered. */
function shelfOf(
  { random, language }: MailSource,
  { lines }: Order,
  leftOut: (line: Line) => string | null,
): Block {
  const rows = lines.map((line) => {
    const none = leftOut(line);
    const there = none === null ? random.whole(0, 6) : random.whole(20, 90);
    return [line.description, String(there), none ?? String(quantityOf(line)), line.unit];
  });
  return { kind: 'table', head: [...sayings[language].head], rows };
}

interface Sayings {
  subject: string;
  head: readonly [goods: string, there: string, send: string, unit: string];
  said: readonly string[];
  /** Of blank cells, and of none. */
  after: readonly [string, string];
}

const sayings: Record<Language, Sayings> = {
  en: {
    subject: '{Stock count and order <n>|Refill <n>|Order <n>}',
    head: ['Item', 'In stock', 'Please send', 'Unit'],
    said: [
      'Counted the shelves today, this is what’s left and what we’d like you to send:',
      'Our order <n> after the count:',
    ],
    after: ['Where nothing is filled in we still have enough. Needed by <d>.', 'By <d> would be perfect.'],
  },
  de: {
    subject: '{Bestand und Bestellung <n>|Nachschub <n>|Bestellung <n>}',
    head: ['Artikel', 'Vorhanden', 'Bitte liefern', 'Einheit'],
    said: [
      'Heute haben wir die Regale gezählt, das ist noch da und das sollten Sie bitte schicken:',
      'Unsere Bestellung <n> nach der Zählung:',
    ],
    after: ['Wo nichts steht, reicht es noch. Benötigt bis <d>.', 'Bis <d> wäre ideal.'],
  },
  nl: {
    subject: '{Voorraad en bestelling <n>|Aanvulling <n>|Bestelling <n>}',
    head: ['Artikel', 'Aanwezig', 'Graag sturen', 'Eenheid'],
    said: [
      'Vandaag de schappen geteld, dit is er nog en dit mag u sturen:',
      'Onze bestelling <n> na de telling:',
    ],
    after: ['Waar niets staat hebben we nog genoeg. Nodig voor <d>.', 'Voor <d> zou ideaal zijn.'],
  },
  fr: {
    subject: '{Stock et commande <n>|Réassort <n>|Commande <n>}',
    head: ['Article', 'En stock', 'À envoyer', 'Unité'],
    said: [
      'Nous avons compté les rayons ce matin, voici ce qui reste et ce qu’il faut nous envoyer :',
      'Notre commande <n> après inventaire :',
    ],
    after: [
      'Là où rien n’est rempli, nous en avons assez. Il nous le faut pour le <d>.',
      'Pour le <d>, ce serait parfait.',
    ],
  },
  es: {
    subject: '{Existencias y pedido <n>|Reposición <n>|Pedido <n>}',
    head: ['Artículo', 'Hay', 'Enviar', 'Unidad'],
    said: [
      'Hoy hemos contado las estanterías, esto es lo que queda y lo que hay que enviarnos:',
      'Nuestro pedido <n> tras el recuento:',
    ],
    after: ['Donde no pone nada todavía tenemos. Lo necesitamos para el <d>.', 'Para el <d> sería perfecto.'],
  },
  it: {
    subject: '{Giacenze e ordine <n>|Rifornimento <n>|Ordine <n>}',
    head: ['Articolo', 'In giacenza', 'Da inviare', 'Unità'],
    said: [
      'Oggi abbiamo contato gli scaffali, ecco cosa resta e cosa dovreste mandarci:',
      'Il nostro ordine <n> dopo la conta:',
    ],
    after: [
      'Dove non c’è scritto niente ne abbiamo ancora. Ci serve per il <d>.',
      'Per il <d> sarebbe perfetto.',
    ],
  },
  pt: {
    subject: '{Stock e encomenda <n>|Reposição <n>|Encomenda <n>}',
    head: ['Artigo', 'Existente', 'A enviar', 'Unidade'],
    said: [
      'Hoje contámos as prateleiras, isto é o que resta e o que nos devem enviar:',
      'A nossa encomenda <n> depois da contagem:',
    ],
    after: ['Onde não está nada ainda temos que chegue. Precisamos até <d>.', 'Até <d> seria ótimo.'],
  },
  pl: {
    subject: '{Stan i zamówienie <n>|Uzupełnienie <n>|Zamówienie <n>}',
    head: ['Towar', 'Jest', 'Proszę wysłać', 'J.m.'],
    said: [
      'Dziś policzyliśmy regały, tyle zostało, a tyle proszę nam wysłać:',
      'Nasze zamówienie <n> po liczeniu:',
    ],
    after: ['Gdzie nic nie wpisano, mamy jeszcze dość. Potrzebne do <d>.', 'Najlepiej do <d>.'],
  },
  da: {
    subject: '{Lager og ordre <n>|Opfyldning <n>|Ordre <n>}',
    head: ['Vare', 'På hylden', 'Send venligst', 'Enhed'],
    said: [
      'Vi har talt hylderne op i dag, det her er tilbage, og det her må I gerne sende:',
      'Vores ordre <n> efter optællingen:',
    ],
    after: [
      'Hvor der ikke er udfyldt noget, har vi nok endnu. Skal bruges senest <d>.',
      'Senest <d> ville være fint.',
    ],
  },
};
