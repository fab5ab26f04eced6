import type { Language } from '../../../languages.ts';
import type { Line, Order } from '../../../order/order.ts';
import { counterOrders } from '../../kit/counter-order.ts';
import { dayOf } from '../../kit/letter.ts';
import { quantityOf, workday } from '../../kit/lines.ts';
import { splitMail } from '../../kit/several.ts';
import type { Block, MailFamily } from '../../mail-family.ts';

/** Two orders in one body, each a small table below a sentence with its number, its day and what it is for. */
export const twoSmallTables: MailFamily = {
  name: 'two-small-tables',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const orders = counterOrders(source, random.whole(1, 4), random.whole(2, 4));
    const [one, two] = orders as [Order, Order];
    const { subject, opening, first, second, closing, bye, head } = letters[language];
    const isNumbered = one.lines[0]!.article !== null && random.chance(0.6);
    const table = (lines: readonly Line[]): Block => ({
      kind: 'table',
      head: isNumbered ? [...head] : head.slice(1),
      rows: lines.map((line) => [
        ...(isNumbered ? [line.article ?? ''] : []),
        line.description,
        `${quantityOf(line)} ${line.unit}`,
      ]),
    });
    const body = [opening, first, '<here>', second, '<there>', closing, bye];
    const said = isNumbered ? ('numbered' as const) : ('named' as const);
    return splitMail(
      source,
      { subject, body },
      orders.map((order) => ({ order, said })),
      {
        values: {
          one: one.number,
          two: two.number,
          d: dayOf(source, workday(one.date, random.whole(3, 8))),
          later: dayOf(source, workday(one.date, random.whole(11, 25))),
          here: table(one.lines),
          there: table(two.lines),
        },
      },
    );
  },
};

interface Words {
  subject: string;
  opening: string;
  first: string;
  second: string;
  closing: string;
  bye: string;
  head: readonly [number: string, goods: string, quantity: string];
}

const letters: Record<Language, Words> = {
  en: {
    subject: '{Orders <one> and <two>|Two orders this week|Orders}',
    opening: '{Hello,|Hi Ingrid,}\n\nTwo orders from us today.',
    first: '{PO <one>, for the showroom, delivery <d>:|Order <one> (showroom), needed by <d>:}',
    second: '{PO <two>, for the van stock, delivery <later>:|Order <two> (van stock), needed by <later>:}',
    closing: 'Please invoice each of them on its own.',
    bye: '{Best|Thanks very much}\n<sign>',
    head: ['Code', 'Item', 'Quantity'],
  },
  de: {
    subject: '{Bestellungen <one> und <two>|Zwei Bestellungen diese Woche|Bestellungen}',
    opening: '{Hallo,|Hallo Frau Halvorsen,}\n\nheute zwei Bestellungen von uns.',
    first:
      '{Bestellung <one>, für die Ausstellung, Lieferung <d>:|Nr. <one> (Ausstellung), benötigt bis <d>:}',
    second:
      '{Bestellung <two>, für die Servicefahrzeuge, Lieferung <later>:|Nr. <two> (Servicefahrzeuge), benötigt bis <later>:}',
    closing: 'Bitte jeweils eine eigene Rechnung schreiben.',
    bye: '{Besten Dank|Gruß aus der Werkstatt}\n<sign>',
    head: ['Nummer', 'Artikel', 'Menge'],
  },
  nl: {
    subject: '{Bestellingen <one> en <two>|Twee bestellingen deze week|Bestellingen}',
    opening: '{Hallo,|Hoi Ingrid,}\n\nvandaag twee bestellingen van ons.',
    first: '{Bestelling <one>, voor de showroom, levering <d>:|Nr. <one> (showroom), nodig voor <d>:}',
    second:
      '{Bestelling <two>, voor de servicebussen, levering <later>:|Nr. <two> (servicebussen), nodig voor <later>:}',
    closing: 'Graag voor elk een eigen factuur.',
    bye: '{Bedankt|Groetjes}\n<sign>',
    head: ['Nummer', 'Artikel', 'Aantal'],
  },
  fr: {
    subject: '{Commandes <one> et <two>|Deux commandes cette semaine|Commandes}',
    opening: '{Bonjour,|Bonjour Ingrid,}\n\ndeux commandes de notre part aujourd’hui.',
    first:
      '{Commande <one>, pour le magasin, livraison le <d> :|N° <one> (magasin), à recevoir avant le <d> :}',
    second:
      '{Commande <two>, pour les camionnettes, livraison le <later> :|N° <two> (camionnettes), à recevoir avant le <later> :}',
    closing: 'Merci d’établir une facture pour chacune.',
    bye: '{Merci beaucoup|Cordialement}\n<sign>',
    head: ['Code', 'Article', 'Quantité'],
  },
  es: {
    subject: '{Pedidos <one> y <two>|Dos pedidos de esta semana|Pedidos}',
    opening: '{Hola:|Hola Ingrid:}\n\nhoy tenemos dos pedidos.',
    first: '{Pedido <one>, para la tienda, entrega el <d>:|N.º <one> (tienda), para el <d>:}',
    second:
      '{Pedido <two>, para las furgonetas, entrega el <later>:|N.º <two> (furgonetas), para el <later>:}',
    closing: 'Por favor, una factura para cada uno.',
    bye: '{Muchas gracias|Saludos}\n<sign>',
    head: ['Código', 'Artículo', 'Cantidad'],
  },
  it: {
    subject: '{Ordini <one> e <two>|Due ordini di questa settimana|Ordini}',
    opening: '{Buongiorno,|Ciao Ingrid,}\n\noggi abbiamo due ordini.',
    first: '{Ordine <one>, per il negozio, consegna il <d>:|N. <one> (negozio), entro il <d>:}',
    second: '{Ordine <two>, per i furgoni, consegna il <later>:|N. <two> (furgoni), entro il <later>:}',
    closing: 'Una fattura per ciascuno, per favore.',
    bye: '{Grazie mille|Saluti}\n<sign>',
    head: ['Codice', 'Articolo', 'Quantità'],
  },
  pt: {
    subject: '{Encomendas <one> e <two>|Duas encomendas desta semana|Encomendas}',
    opening: '{Olá,|Olá Ingrid,}\n\nhoje temos duas encomendas.',
    first: '{Encomenda <one>, para a loja, entrega a <d>:|N.º <one> (loja), até <d>:}',
    second: '{Encomenda <two>, para as carrinhas, entrega a <later>:|N.º <two> (carrinhas), até <later>:}',
    closing: 'Uma fatura para cada, por favor.',
    bye: '{Obrigado|Cumprimentos}\n<sign>',
    head: ['Código', 'Artigo', 'Quantidade'],
  },
  pl: {
    subject: '{Zamówienia <one> i <two>|Dwa zamówienia w tym tygodniu|Zamówienia}',
    opening: '{Dzień dobry,|Witam,}\n\ndziś mamy dwa zamówienia.',
    first: '{Zamówienie <one>, do sklepu, dostawa <d>:|Nr <one> (sklep), potrzebne do <d>:}',
    second: '{Zamówienie <two>, do serwisu, dostawa <later>:|Nr <two> (serwis), potrzebne do <later>:}',
    closing: 'Proszę o osobną fakturę do każdego.',
    bye: '{Dziękuję|Pozdrawiam}\n<sign>',
    head: ['Kod', 'Towar', 'Ilość'],
  },
  da: {
    subject: '{Ordre <one> og <two>|To ordrer i denne uge|Ordrer}',
    opening: '{Hej,|Hej Ingrid,}\n\ni dag to ordrer fra os.',
    first: '{Ordre <one>, til butikken, levering den <d>:|Nr. <one> (butikken), senest den <d>:}',
    second:
      '{Ordre <two>, til servicebilerne, levering den <later>:|Nr. <two> (servicebilerne), senest den <later>:}',
    closing: 'Lav gerne en faktura til hver.',
    bye: '{Mange tak|Hilsen}\n<sign>',
    head: ['Kode', 'Vare', 'Antal'],
  },
};
