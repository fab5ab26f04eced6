import type { Language } from '../../../languages.ts';
import type { Line } from '../../../order/order.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { dayOf, text } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** A few rows copied out of somebody's own stock list: as a table, or with the tabs that are left of one. */
export const copiedFromStocklist: MailFamily = {
  name: 'copied-from-stocklist',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = counterOrder(source, 2, 6, { articles: random.pick(['own', 'yours'] as const) });
    const isTabbed = random.chance(0.35);
    const { subject, opening, closing } = letters[language];
    const body = [random.pick(opening), '<rows>', random.pick(closing)];
    return orderMail(
      source,
      order,
      { subject, body },
      {
        values: {
          d: dayOf(source, workday(order.date, random.whole(3, 15))),
          rows: rowsOf(source, order.lines, isTabbed),
        },
        lines: linesOf(order, 'numbered'),
        clients: isTabbed ? ['plain', 'thunderbird'] : ['outlook', 'gmail', 'apple', 'mobile'],
      },
    );
  },
};

function rowsOf({ random, language }: MailSource, lines: readonly Line[], isTabbed: boolean): Block {
  const { quantity, number, goods, note, hurry } = letters[language];
  const isNoted = random.chance(0.5);
  const noted = random.pick(lines);
  const cells = (line: Line) => [
    String(quantityOf(line)),
    line.unit,
    line.article ?? line.yourArticle ?? '',
    line.description,
    ...(isNoted ? [line === noted ? hurry : ''] : []),
  ];
  const head = [quantity, '', number, goods, ...(isNoted ? [note] : [])];
  const rows = lines.map(cells);
  if (isTabbed) return text([head, ...rows].map((row) => row.join('\t').trimEnd()).join('\n'));
  return { kind: 'table', head: random.chance(0.7) ? head : null, rows };
}

interface Words {
  quantity: string;
  number: string;
  goods: string;
  note: string;
  hurry: string;
  subject: string;
  opening: readonly string[];
  closing: readonly string[];
}

const letters: Record<Language, Words> = {
  en: {
    quantity: 'qty',
    number: 'item no.',
    goods: 'item',
    note: 'note',
    hurry: 'urgent',
    subject: '{Order <n>|PO <n>|New order, our ref. <n>}',
    opening: [
      'Good morning,\n\nWe’d like to order the following, PO number <n>:',
      'Hello,\n\nPlease supply for our stores (order <n>):',
    ],
    closing: [
      'Delivery by <d> if you can.\n\nThanks\n<sign>',
      'Usual address please.\n\nBest wishes\n<sign>',
    ],
  },
  de: {
    quantity: 'Menge',
    number: 'Art.-Nr.',
    goods: 'Artikel',
    note: 'Bemerkung',
    hurry: 'eilt',
    subject: '{Bestellung <n>|Bestellung Lager <n>|Neue Bestellung, unsere Nr. <n>}',
    opening: [
      'Guten Tag Frau Halvorsen,\n\nwir bestellen wie folgt, Bestellnummer <n>:',
      'Hallo,\n\nfürs Lager brauchen wir wieder Folgendes (Bestellung <n>):',
    ],
    closing: [
      'Lieferung bitte bis zum <d>.\n\nVielen Dank und freundliche Grüße\n<sign>',
      'Lieferung wie gehabt an unsere Adresse.\n\nBeste Grüße\n<sign>',
    ],
  },
  nl: {
    quantity: 'aantal',
    number: 'art.nr.',
    goods: 'artikel',
    note: 'opm.',
    hurry: 'spoed',
    subject: '{Bestelling <n>|Bestelling magazijn <n>|Nieuwe order, ons nr. <n>}',
    opening: [
      'Goedemiddag,\n\nwij bestellen graag het volgende onder nummer <n>:',
      'Hallo,\n\nvoor het magazijn hebben we weer nodig (bestelling <n>):',
    ],
    closing: [
      'Levering graag voor <d>.\n\nMet vriendelijke groeten\n<sign>',
      'Afleveren op het bekende adres.\n\nGroetjes\n<sign>',
    ],
  },
  fr: {
    quantity: 'Qté',
    number: 'Réf.',
    goods: 'Article',
    note: 'Remarque',
    hurry: 'urgent',
    subject: '{Commande <n>|Commande magasin <n>|Nouvelle commande, notre n° <n>}',
    opening: [
      'Bonjour Madame,\n\nnous passons commande des articles suivants sous le n° <n> :',
      'Bonjour,\n\npour le magasin il nous faut à nouveau (commande <n>) :',
    ],
    closing: [
      'Livraison pour le <d> si possible.\n\nMerci et bonne journée\n<sign>',
      'Livraison à notre adresse habituelle.\n\nSincères salutations\n<sign>',
    ],
  },
  es: {
    quantity: 'Cant.',
    number: 'Ref.',
    goods: 'Artículo',
    note: 'Nota',
    hurry: 'urgente',
    subject: '{Pedido <n>|Pedido almacén <n>|Nuevo pedido, nuestro n.º <n>}',
    opening: [
      'Buenos días, Ingrid:\n\nhacemos el siguiente pedido con el número <n>:',
      'Hola:\n\npara el almacén necesitamos otra vez lo siguiente (pedido <n>):',
    ],
    closing: [
      'Entrega antes del <d>, por favor.\n\nGracias y un saludo\n<sign>',
      'Entrega en la dirección de siempre.\n\nSaludos\n<sign>',
    ],
  },
  it: {
    quantity: 'Q.tà',
    number: 'Cod.',
    goods: 'Articolo',
    note: 'Note',
    hurry: 'urgente',
    subject: '{Ordine <n>|Ordine magazzino <n>|Nuovo ordine, ns. rif. <n>}',
    opening: [
      'Buongiorno,\n\ncon la presente ordiniamo quanto segue, ordine n. <n>:',
      'Ciao,\n\nper il magazzino ci servono di nuovo (ordine <n>):',
    ],
    closing: [
      'Consegna entro il <d>, grazie.\n\nCordialmente\n<sign>',
      'Consegna al solito indirizzo.\n\nUn saluto\n<sign>',
    ],
  },
  pt: {
    quantity: 'Qtd.',
    number: 'Ref.',
    goods: 'Artigo',
    note: 'Obs.',
    hurry: 'urgente',
    subject: '{Encomenda <n>|Encomenda armazém <n>|Nova encomenda, n/ n.º <n>}',
    opening: [
      'Bom dia,\n\nvimos encomendar o seguinte, com o número <n>:',
      'Olá,\n\npara o armazém precisamos outra vez do seguinte (encomenda <n>):',
    ],
    closing: [
      'Entrega até <d>, se possível.\n\nObrigada e bom trabalho\n<sign>',
      'Entrega na morada habitual.\n\nCumprimentos\n<sign>',
    ],
  },
  pl: {
    quantity: 'Ilość',
    number: 'Nr kat.',
    goods: 'Towar',
    note: 'Uwagi',
    hurry: 'pilne',
    subject: '{Zamówienie <n>|Zamówienie na magazyn <n>|Nowe zamówienie, nasz nr <n>}',
    opening: [
      'Dzień dobry,\n\nzamawiamy poniższe pozycje, numer zamówienia <n>:',
      'Witam,\n\nna magazyn potrzebujemy znowu (zamówienie <n>):',
    ],
    closing: [
      'Dostawa do <d>.\n\nDziękuję i pozdrawiam\n<sign>',
      'Dostawa pod stały adres.\n\nPozdrawiam serdecznie\n<sign>',
    ],
  },
  da: {
    quantity: 'antal',
    number: 'varenr.',
    goods: 'vare',
    note: 'bem.',
    hurry: 'haster',
    subject: '{Ordre <n>|Bestilling til lager <n>|Ny ordre, vores nr. <n>}',
    opening: [
      'Goddag,\n\nvi vil gerne bestille følgende, ordrenummer <n>:',
      'Hej,\n\ntil lageret mangler vi igen (ordre <n>):',
    ],
    closing: [
      'Levering senest den <d>, tak.\n\nMange hilsner\n<sign>',
      'Levering på den sædvanlige adresse.\n\nHilsen\n<sign>',
    ],
  },
};
