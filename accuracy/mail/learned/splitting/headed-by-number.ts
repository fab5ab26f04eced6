import type { Order } from '../../../order/order.ts';
import { counted, houseOrders } from '../../kit/house-order.ts';
import type { Letters } from '../../kit/letter.ts';
import { quantityOf } from '../../kit/lines.ts';
import { splitMail } from '../../kit/several.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Two or three orders typed below each other, each below a heading with its number and its town. */
export const headedByNumber: MailFamily = {
  name: 'orders-below-headings',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const orders = houseOrders(
      source,
      ...random.pick([
        [2, 3],
        [3, 3],
        [2, 2, 3],
      ]),
    );
    const [first, second] = orders as [Order, Order];
    const { subject, body } = letters[language];
    const write = random.pick([typed, ruled]);
    const heading = random.pick<(order: Order) => string>([
      ({ number, shipTo }) => `<label> ${number} - ${shipTo.city}`,
      ({ number, shipTo }) => `*** <label> ${number} (${shipTo.city}) ***`,
      ({ number, shipTo }) => `${shipTo.city}, <label> ${number}:`,
    ]);
    const values: Record<string, string | Block> = {};
    const parts = orders.flatMap((order, i) => {
      values[`list${i}`] = write(order);
      return [heading(order).replace('<label>', labels[language]), `<list${i}>`];
    });
    const [opening, ...closing] = body;
    return splitMail(
      source,
      { subject, body: [opening!, ...parts, ...closing] },
      orders.map((order) => ({ order, said: 'named' })),
      { values: { ...values, one: first.number, two: second.number, last: orders.at(-1)!.number } },
    );
  },
};

const typed = ({ lines }: Order): Block => ({ kind: 'list', items: lines.map(counted), marks: 'dash' });

const ruled = ({ lines }: Order): Block => ({
  kind: 'table',
  head: null,
  rows: lines.map((line) => [String(quantityOf(line)), line.unit, line.description]),
});

const labels: Record<MailSource['language'], string> = {
  en: 'PO',
  de: 'Bestellung',
  nl: 'Bestelling',
  fr: 'Commande',
  es: 'Pedido',
  it: 'Ordine',
  pt: 'Encomenda',
  pl: 'Zamówienie',
  da: 'Ordre',
};

const letters: Letters = {
  en: {
    subject: 'Orders <one> to <last>',
    body: ['Afternoon, orders for our shops, each on its own number:', 'Please don’t merge them.', '<sign>'],
  },
  de: {
    subject: 'Bestellungen <one> bis <last>',
    body: [
      'Hallo, hier die Bestellungen für unsere Filialen, jede mit eigener Nummer:',
      'Bitte nicht zusammenfassen.',
      'Viele Grüße\n<sign>',
    ],
  },
  nl: {
    subject: 'Bestellingen <one> t/m <last>',
    body: [
      'Middag, de bestellingen voor onze filialen, elk met een eigen nummer:',
      'Niet samenvoegen alstublieft.',
      'Groet\n<sign>',
    ],
  },
  fr: {
    subject: 'Commandes <one> à <last>',
    body: [
      'Bonjour, voici les commandes de nos magasins, chacune avec son numéro :',
      'Merci de ne pas les fusionner.',
      '<sign>',
    ],
  },
  es: {
    subject: 'Pedidos <one> a <last>',
    body: [
      'Buenas tardes, van los pedidos de nuestras tiendas, cada uno con su número:',
      'No los agrupen, por favor.',
      '<sign>',
    ],
  },
  it: {
    subject: 'Ordini da <one> a <last>',
    body: [
      'Buon pomeriggio, ecco gli ordini dei nostri negozi, ognuno con il suo numero:',
      'Vi chiedo di non accorparli.',
      '<sign>',
    ],
  },
  pt: {
    subject: 'Encomendas <one> a <last>',
    body: [
      'Boa tarde, aqui vão as encomendas das nossas lojas, cada uma com o seu número:',
      'Não as agrupem, por favor.',
      '<sign>',
    ],
  },
  pl: {
    subject: 'Zamówienia od <one> do <last>',
    body: [
      'Dzień dobry, oto zamówienia naszych sklepów, każde z osobnym numerem:',
      'Proszę ich nie scalać.',
      'Pozdrawiam\n<sign>',
    ],
  },
  da: {
    subject: 'Ordrer <one> til <last>',
    body: [
      'Hej, her er ordrerne til vores butikker, hver med sit eget nummer:',
      'De må ikke slås sammen.',
      'Mvh\n<sign>',
    ],
  },
};
