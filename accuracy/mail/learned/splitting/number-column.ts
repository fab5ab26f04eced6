import type { Language } from '../../../languages.ts';
import type { Order } from '../../../order/order.ts';
import { quantityOf } from '../../kit/lines.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { splitMail } from '../../kit/several.ts';
import { stockOrders } from '../../kit/stock.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** One table for all orders: the first column says to which of them a row belongs. */
export const numberColumn: MailFamily = {
  name: 'number-column-in-one-table',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const counts = random.pick([
      [2, 2],
      [3, 2],
      [1, 3],
      [2, 3, 2],
    ]);
    const orders = stockOrders(source, ...counts);
    const { subject, said } = sayings[language];
    const letter = inMannerOf(source, { subject, said });
    return splitMail(
      source,
      letter,
      orders.map((order) => ({ order, said: 'named' })),
      { values: { count: String(orders.length), table: tableOf(source, orders) } },
    );
  },
};

function tableOf({ random, language }: MailSource, orders: readonly Order[]): Block {
  const [number, quantity, unit, goods, town] = heads[language];
  const hasTown = random.chance(0.5);
  const rows = orders.flatMap((order) =>
    order.lines.map((line) => [
      order.number,
      line.description,
      String(quantityOf(line)),
      line.unit,
      ...(hasTown ? [order.shipTo.city] : []),
    ]),
  );
  return { kind: 'table', head: [number, goods, quantity, unit, ...(hasTown ? [town] : [])], rows };
}

type Heads = readonly [number: string, quantity: string, unit: string, goods: string, town: string];

const heads: Record<Language, Heads> = {
  en: ['Our PO', 'Qty', 'Unit', 'Item', 'For'],
  de: ['Bestell-Nr.', 'Menge', 'Einheit', 'Artikel', 'Filiale'],
  nl: ['Ordernr.', 'Aantal', 'Eenheid', 'Artikel', 'Filiaal'],
  fr: ['N° cde', 'Qté', 'Unité', 'Article', 'Agence'],
  es: ['N.º pedido', 'Cant.', 'Unidad', 'Artículo', 'Tienda'],
  it: ['N. ordine', 'Q.tà', 'Unità', 'Articolo', 'Sede'],
  pt: ['N.º enc.', 'Qtd.', 'Unidade', 'Artigo', 'Loja'],
  pl: ['Nr zam.', 'Ilość', 'J.m.', 'Towar', 'Oddział'],
  da: ['Ordrenr.', 'Antal', 'Enhed', 'Vare', 'Afdeling'],
};

const sayings: Record<Language, { subject: string; said: readonly string[] }> = {
  en: {
    subject: '{<count> orders|Orders this week}',
    said: [
      'Here come <count> orders in one list, see the first column. {Please book each number separately.|Separate invoices as always.}',
      '<table>',
    ],
  },
  de: {
    subject: '{<count> Bestellungen|Bestellungen diese Woche}',
    said: [
      'Hier <count> Bestellungen in einer Liste, siehe erste Spalte. {Bitte jede Nummer getrennt erfassen.|Wie immer getrennte Rechnungen.}',
      '<table>',
    ],
  },
  nl: {
    subject: '{<count> bestellingen|Bestellingen deze week}',
    said: [
      'Hierbij <count> bestellingen in één lijst, zie de eerste kolom. {Graag elk nummer apart boeken.|Zoals altijd aparte facturen.}',
      '<table>',
    ],
  },
  fr: {
    subject: '{<count> commandes|Commandes de la semaine}',
    said: [
      'Voici <count> commandes dans une même liste, voir la première colonne. {Merci d’enregistrer chaque numéro séparément.|Factures séparées comme toujours.}',
      '<table>',
    ],
  },
  es: {
    subject: '{<count> pedidos|Pedidos de esta semana}',
    said: [
      'Van <count> pedidos en una sola lista, ver la primera columna. {Registren cada número por separado.|Facturas separadas como siempre.}',
      '<table>',
    ],
  },
  it: {
    subject: '{<count> ordini|Ordini della settimana}',
    said: [
      'Ecco <count> ordini in un’unica lista, vedi la prima colonna. {Registrate ogni numero separatamente.|Fatture separate come sempre.}',
      '<table>',
    ],
  },
  pt: {
    subject: '{<count> encomendas|Encomendas da semana}',
    said: [
      'Aqui vão <count> encomendas numa só lista, ver a primeira coluna. {Registem cada número em separado.|Faturas separadas como sempre.}',
      '<table>',
    ],
  },
  pl: {
    subject: '{Zamówienia: <count>|Zamówienia na ten tydzień}',
    said: [
      'Przesyłam <count> zamówienia w jednej tabeli, patrz pierwsza kolumna. {Każdy numer proszę zapisać osobno.|Faktury jak zawsze osobno.}',
      '<table>',
    ],
  },
  da: {
    subject: '{<count> ordrer|Ugens ordrer}',
    said: [
      'Her er <count> ordrer i én liste, se første kolonne. {Bogfør hvert nummer for sig.|Separate fakturaer som altid.}',
      '<table>',
    ],
  },
};
