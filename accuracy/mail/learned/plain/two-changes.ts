import type { Line } from '../../../order/order.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import type { MailFamily } from '../../mail-family.ts';
import { newDay } from './days.ts';
import {
  everydayOrder,
  namesOf,
  type Outcome,
  oneOf,
  plainMail,
  recounted,
  type Said,
  someOf,
  without,
} from './desk.ts';
import { newPlace } from './places.ts';

/** Two changes in one mail: two lines, a line and the day, or the day and the address. */
export const twoChanges: MailFamily = {
  name: 'plain-two-changes',
  category: 'purchase_order',
  make: (source) => {
    const { random } = source;
    const order = everydayOrder(source, 3, 7);
    const kind = random.pick(Object.keys(wishes) as (keyof typeof wishes)[]);
    const drawn = someOf(source, order).slice(0, 2);
    // Who names two lines names the upper one first.
    const named = kind === 'twoLines' ? order.lines.filter((each) => drawn.includes(each)) : drawn;
    const [line, gone] = named as [Line, Line];
    const value = otherQuantity(source, line);
    const { date, said, onto } = newDay(source, order);
    const { inline, shipTo } = newPlace(source, order);
    const outcomes: Record<keyof typeof wishes, Outcome> = {
      lineAndQuantity: { lines: recounted(without(order.lines, gone), line, value) },
      quantityAndDay: { lines: recounted(order.lines, line, value), wanted: { deliveryDate: date } },
      twoLines: { lines: without(order.lines, gone, line) },
      dayAndAddress: { wanted: { deliveryDate: date, shipTo } },
    };
    return plainMail(source, order, {
      said: oneOf(source, wishes[kind]),
      values: {
        ...namesOf(source, line),
        ...namesOf(source, gone, '2'),
        now: String(value),
        d: said,
        onto,
        inline,
      },
      outcome: outcomes[kind],
    });
  },
};

const wishes = {
  lineAndQuantity: {
    en: [
      'Please cancel line <p2> and change line <p> to <now> <u>.',
      'Two small changes: line <p> should be <now> instead of <q>, and we don’t need the <t2> any more.',
    ],
    de: [
      'Bitte Pos. <p2> stornieren und bei Pos. <p> die Menge auf <now> <u> ändern.',
      'Zwei kleine Änderungen: bei Pos. <p> brauchen wir <now> statt <q>, und Pos. <p2> (<t2>) entfällt.',
    ],
    nl: [
      'Graag regel <p2> annuleren en het aantal van regel <p> wijzigen in <now> <u>.',
      'Twee kleine wijzigingen: regel <p> wordt <now> in plaats van <q> en regel <p2> (<t2>) vervalt.',
    ],
    fr: [
      'Merci d’annuler la ligne <p2> et de passer la ligne <p> à <now> <u>.',
      'Deux petites modifications : ligne <p>, il en faut <now> au lieu de <q>, et la ligne <p2> (<t2>) est annulée.',
    ],
    es: ['Anulen por favor la línea <p2> y cambien la cantidad de la línea <p> a <now> <u>.'],
    it: ['Vi chiediamo di annullare la riga <p2> e di modificare la quantità della riga <p> in <now>.'],
  },
  quantityAndDay: {
    en: [
      'Please change the quantity on line <p> to <now> and deliver everything on <d>.',
      'For item <a> we need <now> <u> instead of <q>. Please also move the delivery date to <d>.',
    ],
    de: [
      'Bitte die Menge bei Pos. <p> auf <now> <u> ändern und alles erst am <d> liefern.',
      'Von Artikel <a> brauchen wir <now> <u> statt <q>. Außerdem bitte den Liefertermin auf <onto> verschieben.',
    ],
    nl: [
      'Graag het aantal van regel <p> wijzigen in <now> en alles pas leveren op <d>.',
      'Van artikel <a> hebben we <now> <u> nodig in plaats van <q>. Kunt u ook de leverdatum wijzigen in <d>?',
    ],
    fr: [
      'Merci de passer la ligne <p> à <now> <u> et de tout livrer le <d>.',
      'Pour la référence <a>, il nous faut <now> <u> au lieu de <q>. Merci aussi de reporter la livraison au <d>.',
    ],
    es: ['En la línea <p> necesitamos <now> en lugar de <q>. Además, entreguen todo por favor el <d>.'],
    it: ['Alla riga <p> ce ne servono <now> invece di <q>. Inoltre potete spostare la consegna a <d>?'],
  },
  twoLines: {
    en: [
      'Please cancel lines <p> and <p2>, the rest stays as it is.',
      'Items <a> and <a2> are no longer needed, please take them off the order.',
    ],
    de: [
      'Bitte die Positionen <p> und <p2> stornieren, der Rest bleibt.',
      'Die Artikel <a> und <a2> werden nicht mehr benötigt, bitte aus der Bestellung nehmen.',
    ],
    nl: [
      'Graag de regels <p> en <p2> annuleren, de rest blijft zo.',
      'De artikelen <a> en <a2> zijn niet meer nodig, die mogen van de bestelling af.',
    ],
    fr: [
      'Merci d’annuler les lignes <p> et <p2>, le reste ne change pas.',
      'Les références <a> et <a2> ne sont plus nécessaires, merci de les retirer de la commande.',
    ],
    es: ['Anulen por favor las líneas <p> y <p2>, lo demás queda igual.'],
    it: ['Vi chiediamo di annullare le righe <p> e <p2>, il resto rimane invariato.'],
  },
  dayAndAddress: {
    en: [
      'Please deliver on <d> and to this address: <inline>',
      'The delivery date has changed to <d>. The goods go to our branch, <inline>, this time.',
    ],
    de: [
      'Bitte am <d> liefern, und zwar an diese Adresse: <inline>',
      'Der Liefertermin ändert sich auf <onto>. Lieferadresse ist diesmal <inline>.',
    ],
    nl: [
      'Graag leveren op <d> en wel op dit adres: <inline>',
      'De leverdatum wordt <d>. Het afleveradres is deze keer <inline>.',
    ],
    fr: [
      'Merci de livrer le <d> à cette adresse : <inline>',
      'La livraison est reportée au <d>. Cette fois, l’adresse de livraison est : <inline>',
    ],
    es: ['Entreguen por favor el <d> en esta dirección: <inline>'],
    it: ['Vi chiediamo di consegnare <d> a questo indirizzo: <inline>'],
  },
} satisfies Record<string, Said>;
