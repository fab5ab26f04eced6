import type { Order } from '../../../order/order.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';
import { everydayOrder, oneOf, plainMail, type Said } from './desk.ts';

/** The order has the wrong number on it; the mail says the right one. */
export const reference: MailFamily = {
  name: 'plain-reference',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 1, 6);
    const number = otherNumber(source, order);
    return plainMail(source, order, {
      said: oneOf(source, said),
      values: { new: number },
      outcome: { wanted: { number } },
      isUnnumbered: true,
    });
  },
};

/** In the shape of the printed one, of the same year. */
function otherNumber(source: MailSource, order: Order): string {
  const number = source.random.fill(
    order.number.replace(/20\d\d|\d/g, (digits) => (digits.length === 4 ? digits : '#')),
  );
  return number === order.number ? otherNumber(source, order) : number;
}

const said: Said = {
  en: [
    'The PO number on it is wrong, the correct one is <new>.',
    'Please change the PO number to <new>.',
    'Please use order number <new> instead of <n>.',
    'Our order number for this is <new>, not <n>.',
  ],
  de: [
    'Bitte ändern Sie unsere Bestellnummer auf <new> ab.',
    'Auf der Bestellung steht leider die falsche Nummer, die richtige Bestellnummer lautet <new>.',
    'Bitte verwenden Sie die Bestellnummer <new> statt <n>.',
    'Unsere Bestellnummer ist <new>, nicht <n>.',
  ],
  nl: [
    'Het ordernummer klopt niet, het juiste nummer is <new>.',
    'Wilt u ons bestelnummer wijzigen in <new>?',
    'Graag bestelnummer <new> gebruiken in plaats van <n>.',
    'Ons ordernummer hiervoor is <new> en niet <n>.',
  ],
  fr: [
    'Le numéro de commande est erroné, le bon numéro est <new>.',
    'Merci de modifier notre numéro de commande : <new>.',
    'Merci d’utiliser le numéro de commande <new> au lieu de <n>.',
    'Notre numéro de commande est <new> et non <n>.',
  ],
  es: [
    'El número de pedido está mal, el correcto es <new>.',
    'Utilicen por favor el número de pedido <new> en lugar de <n>.',
  ],
  it: [
    'Il numero d’ordine è sbagliato, quello corretto è <new>.',
    'Utilizzate per favore il numero d’ordine <new> al posto di <n>.',
  ],
  pl: [
    'Numer zamówienia jest błędny, prawidłowy numer to <new>.',
    'Proszę zmienić numer zamówienia na <new>.',
  ],
};
