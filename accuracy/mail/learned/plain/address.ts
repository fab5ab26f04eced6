import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, oneOf, plainMail, type Said } from './desk.ts';
import { newPlace } from './places.ts';

/** The goods go to another address than the printed one. */
export const address: MailFamily = {
  name: 'plain-address',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 1, 6);
    const { block, inline, shipTo } = newPlace(source, order);
    return plainMail(source, order, {
      said: oneOf(source, said),
      values: { block, inline },
      outcome: { wanted: { shipTo } },
    });
  },
};

const said: Said = {
  en: [
    'Please deliver this order to the following address:\n\n<block>',
    'The delivery address for this order is:\n<block>',
    'Please send the goods straight to our warehouse at <inline>.',
    'Please deliver to <inline> instead of the address on the order.',
    'Different delivery address this time: <inline>',
  ],
  de: [
    'Bitte liefern Sie diesmal an folgende Adresse:\n\n<block>',
    'Die Lieferadresse für diese Bestellung lautet:\n<block>',
    'Die Ware bitte direkt an unser Lager liefern: <inline>',
    'Bitte an <inline> liefern und nicht an die Adresse in der Bestellung.',
    'Abweichende Lieferanschrift: <inline>',
  ],
  nl: [
    'Graag deze keer leveren op het volgende adres:\n\n<block>',
    'Het afleveradres voor deze bestelling is:\n<block>',
    'De goederen graag rechtstreeks leveren bij ons magazijn: <inline>',
    'Graag leveren op <inline> en niet op het adres dat op de order staat.',
    'Afwijkend afleveradres: <inline>',
  ],
  fr: [
    'Merci de livrer cette commande à l’adresse suivante :\n\n<block>',
    'Pour cette commande, l’adresse de livraison est :\n<block>',
    'Merci de livrer directement à notre entrepôt : <inline>',
    'Merci de livrer à l’adresse <inline> et non à celle de la commande.',
    'Autre adresse de livraison : <inline>',
  ],
  es: [
    'Entreguen este pedido por favor en la siguiente dirección:\n\n<block>',
    'La dirección de entrega de este pedido es:\n<block>',
    'Envíen la mercancía directamente a nuestro almacén: <inline>',
  ],
  it: [
    'Vi chiediamo di consegnare questo ordine al seguente indirizzo:\n\n<block>',
    'L’indirizzo di consegna per questo ordine è:\n<block>',
    'Spedite la merce direttamente al nostro magazzino: <inline>',
  ],
  pl: [
    'Proszę dostarczyć to zamówienie na poniższy adres:\n\n<block>',
    'Adres dostawy dla tego zamówienia:\n<block>',
    'Towar proszę wysłać bezpośrednio do naszego magazynu: <inline>',
  ],
};
