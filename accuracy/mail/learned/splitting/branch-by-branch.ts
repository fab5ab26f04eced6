import type { Language } from '../../../languages.ts';
import type { Order } from '../../../order/order.ts';
import { logo, terms } from '../../kit/company-files.ts';
import { counted } from '../../kit/house-order.ts';
import type { Values } from '../../kit/letter.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { splitMail } from '../../kit/several.ts';
import { inWords, stockOrders } from '../../kit/stock.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** Two or three branches one below the other, in sentences or lists, each with its address and its number. */
export const branchByBranch: MailFamily = {
  name: 'branch-by-branch',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const counts = random.pick([
      [2, 3],
      [3, 2],
      [2, 2, 2],
    ]);
    const orders = stockOrders(source, ...counts);
    const { subject, opening, sentences, closing } = remarks[language];
    const write = random.chance(0.5) ? listed : proseIn(random.pick(sentences));
    const parts = orders.map((order, i) => write(source, order, i));
    const said = [opening, ...parts.flatMap(({ paragraphs }) => paragraphs), closing];
    const { buyer } = orders[0]!;
    return splitMail(
      source,
      inMannerOf(source, { subject, said }),
      orders.map((order) => ({ order, said: 'named' })),
      {
        values: Object.assign({}, ...parts.map(({ values }) => values)) as Values,
        attachments: [
          ...(random.chance(0.5) ? [await terms(source, buyer)] : []),
          ...(random.chance(0.5) ? [await logo(buyer)] : []),
        ],
      },
    );
  },
};

interface Part {
  paragraphs: string[];
  values: Values;
}

/** The address, the goods below each other, and the number below them. */
function listed({ language }: MailSource, order: Order, at: number): Part {
  const { street, city } = order.shipTo;
  const items = order.lines.map(counted);
  return {
    paragraphs: [`<place${at}>`, `<list${at}>`, `${remarks[language].number} <number${at}>`],
    values: {
      [`place${at}`]: `${city}, ${street}:`,
      [`list${at}`]: { kind: 'list', items, marks: 'dash' },
      [`number${at}`]: order.number,
    },
  };
}

/** A paragraph in which the branch, its goods and its number stand. */
const proseIn =
  (sentence: string) =>
  (source: MailSource, { shipTo, number, lines }: Order, at: number): Part => {
    const said = lines.map((line) => inWords(source, line));
    const last = said.pop()!;
    return {
      paragraphs: [sentence.replace(/<(\w+)>/g, `<$1${at}>`)],
      values: {
        [`city${at}`]: shipTo.city,
        [`street${at}`]: shipTo.street,
        [`number${at}`]: number,
        [`goods${at}`]: `${said.join(', ')} ${source.words.and} ${last}`,
      },
    };
  };

interface Remarks {
  subject: string;
  opening: string;
  sentences: readonly string[];
  number: string;
  closing: string;
}

const remarks: Record<Language, Remarks> = {
  en: {
    subject: '{For our branches|Branch orders|Orders}',
    opening: 'These go out to our branches, each is an order of its own.',
    sentences: [
      'For <city> (<street>) we need <goods>. Order number there is <number>.',
      '<city>, <street>, order <number>: please send <goods>.',
    ],
    number: 'Order number:',
    closing: 'Invoices to head office please.',
  },
  de: {
    subject: '{Für unsere Filialen|Filialbestellungen|Bestellungen}',
    opening: 'Das hier geht an unsere Filialen, jede ist eine eigene Bestellung.',
    sentences: [
      'Für <city> (<street>) brauchen wir <goods>. Die Bestellnummer dafür ist <number>.',
      '<city>, <street>, Bestellung <number>: bitte <goods> schicken.',
    ],
    number: 'Bestellnummer:',
    closing: 'Rechnungen bitte an die Zentrale.',
  },
  nl: {
    subject: '{Voor onze filialen|Filiaalbestellingen|Bestellingen}',
    opening: 'Dit gaat naar onze filialen, elk is een eigen bestelling.',
    sentences: [
      'Voor <city> (<street>) hebben we <goods> nodig. Het bestelnummer daarvan is <number>.',
      '<city>, <street>, bestelling <number>: graag <goods> sturen.',
    ],
    number: 'Bestelnummer:',
    closing: 'Facturen graag naar het hoofdkantoor.',
  },
  fr: {
    subject: '{Pour nos agences|Commandes des agences|Commandes}',
    opening: 'Ceci part dans nos agences, chacune est une commande à part.',
    sentences: [
      'Pour <city> (<street>), il nous faut <goods>. Le numéro de commande est <number>.',
      '<city>, <street>, commande <number> : merci d’envoyer <goods>.',
    ],
    number: 'N° de commande :',
    closing: 'Les factures vont au siège.',
  },
  es: {
    subject: '{Para nuestras tiendas|Pedidos de las tiendas|Pedidos}',
    opening: 'Esto va a nuestras tiendas, cada una es un pedido aparte.',
    sentences: [
      'Para <city> (<street>) necesitamos <goods>. El número de pedido es <number>.',
      '<city>, <street>, pedido <number>: envíen <goods>.',
    ],
    number: 'Número de pedido:',
    closing: 'Las facturas a la central, por favor.',
  },
  it: {
    subject: '{Per le nostre filiali|Ordini delle filiali|Ordini}',
    opening: 'Questi vanno alle nostre filiali, ciascuno è un ordine a sé.',
    sentences: [
      'Per <city> (<street>) ci servono <goods>. Il numero d’ordine è <number>.',
      '<city>, <street>, ordine <number>: mandate per favore <goods>.',
    ],
    number: 'Numero d’ordine:',
    closing: 'Le fatture alla sede centrale.',
  },
  pt: {
    subject: '{Para as nossas lojas|Encomendas das lojas|Encomendas}',
    opening: 'Isto vai para as nossas lojas, cada uma é uma encomenda à parte.',
    sentences: [
      'Para <city> (<street>) precisamos de <goods>. O número da encomenda é <number>.',
      '<city>, <street>, encomenda <number>: enviem por favor <goods>.',
    ],
    number: 'Número da encomenda:',
    closing: 'As faturas para a sede, por favor.',
  },
  pl: {
    subject: '{Do naszych oddziałów|Zamówienia oddziałów|Zamówienia}',
    opening: 'To idzie do naszych oddziałów, każde to osobne zamówienie.',
    sentences: [
      'Do oddziału <city> (<street>) potrzebujemy: <goods>. Numer zamówienia: <number>.',
      '<city>, <street>, zamówienie <number>: proszę wysłać <goods>.',
    ],
    number: 'Numer zamówienia:',
    closing: 'Faktury proszę do centrali.',
  },
  da: {
    subject: '{Til vores afdelinger|Afdelingernes ordrer|Ordrer}',
    opening: 'Det her skal ud til vores afdelinger, hver er en ordre for sig.',
    sentences: [
      'Til <city> (<street>) skal vi bruge <goods>. Ordrenummeret er <number>.',
      '<city>, <street>, ordre <number>: send venligst <goods>.',
    ],
    number: 'Ordrenummer:',
    closing: 'Fakturaer til hovedkontoret, tak.',
  },
};
