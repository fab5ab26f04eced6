import type { MailFamily } from '../../mail-family.ts';
import { newDay } from './days.ts';
import { everydayOrder, oneOf, plainMail, type Said } from './desk.ts';

/** The whole order on another day than the printed one. */
export const day: MailFamily = {
  name: 'plain-day',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 1, 6);
    const { date, said, onto, isLater } = newDay(source, order, true);
    return plainMail(source, order, {
      said: oneOf(source, isLater ? later : sooner),
      values: { d: said, onto },
      outcome: { wanted: { deliveryDate: date } },
    });
  },
};

const later: Said = {
  en: [
    'Please deliver on <d> instead.',
    'Please move the delivery date to <d>.',
    'The new delivery date is <d>.',
    'Please deliver on <d>, we are short of space until then.',
    'Could you deliver on <d> rather than on the date given in the order?',
  ],
  de: [
    'Bitte erst am <d> liefern.',
    'Bitte ändern Sie den Liefertermin auf <onto> ab.',
    'Neuer Liefertermin: <d>',
    'Können Sie die Lieferung bitte auf <onto> verschieben?',
    'Abweichend von der Bestellung bitten wir um Lieferung am <d> im Laufe des Vormittags.',
  ],
  nl: [
    'Graag pas leveren op <d>.',
    'Kunt u de levering verplaatsen naar <d>?',
    'De nieuwe leverdatum is <d>.',
    'Levering graag op <d> in plaats van de datum op de order.',
  ],
  fr: [
    'Merci de ne livrer que le <d>.',
    'La livraison est à reporter au <d>.',
    'Pouvez-vous décaler la livraison au <d> ?',
    'Merci de livrer le <d> au lieu de la date indiquée sur la commande.',
  ],
  es: [
    'Entreguen por favor el <d> y no antes.',
    'Cambien por favor la fecha de entrega al <d>.',
    '¿Pueden aplazar la entrega al <d>?',
  ],
  it: [
    'Potete spostare la consegna a <d>?',
    'La nuova data di consegna è <d>.',
    'Vi chiediamo di consegnare solo <d>, prima non possiamo ricevere la merce.',
  ],
  pl: [
    'Proszę zmienić termin dostawy na <d>.',
    'Nowy termin dostawy: <d>.',
    'Prosimy o przesunięcie dostawy na <d>.',
  ],
};

const sooner: Said = {
  en: [
    'We need the goods sooner than stated, please deliver on <d>.',
    'Could you bring the delivery forward to <d>?',
    'Please move the delivery date to <d>.',
  ],
  de: [
    'Wir brauchen die Ware nun doch schon am <d>, geht das?',
    'Bitte ziehen Sie die Lieferung auf <onto> vor.',
    'Bitte ändern Sie den Liefertermin auf <onto> ab.',
  ],
  nl: [
    'We hebben de goederen eerder nodig, graag leveren op <d>.',
    'Kunt u de levering vervroegen naar <d>?',
    'Wilt u de leverdatum wijzigen in <d>?',
  ],
  fr: [
    'Nous en avons besoin plus tôt, merci de livrer le <d>.',
    'Pouvez-vous avancer la livraison au <d> ?',
    'Merci de modifier la date de livraison : le <d>.',
  ],
  es: ['Lo necesitamos antes, entreguen por favor el <d>.', '¿Pueden adelantar la entrega al <d>?'],
  it: ['Ci serve prima, potete consegnare <d>?', 'Potete anticipare la consegna a <d>?'],
  pl: ['Potrzebujemy towaru wcześniej, nowy termin dostawy: <d>.', 'Proszę przyspieszyć dostawę na <d>.'],
};
