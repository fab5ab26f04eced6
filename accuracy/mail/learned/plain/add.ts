import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, namesOf, oneOf, plainMail, type Said } from './desk.ts';

/** One article more than on the order, with or without its number. */
export const add: MailFamily = {
  name: 'plain-add',
  category: 'purchase_order',
  make: (source) => {
    const drawn = everydayOrder(source, 2, 7);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const more = drawn.lines.at(-1)!;
    return plainMail(source, order, {
      said: oneOf(source, said),
      values: namesOf(source, more),
      outcome: { lines: drawn.lines },
      mayBeSheet: true,
    });
  },
};

const said: Said = {
  en: [
    'Please add <q> <u> <t> (part no. <a>) to this order.',
    'We also need <g>.',
    'Could you add <g> please?',
    'One item is missing on the order: <q> <u> <t>, part no. <a>.',
    'Please also send <g> with this delivery.',
  ],
  de: [
    'Bitte noch <g> (Art.-Nr. <a>) mitliefern.',
    'Bitte ergänzen Sie außerdem <g>.',
    'Wir benötigen zusätzlich noch <q> <u> <t>.',
    'Auf der Bestellung fehlt ein Artikel: <q> <u> <t>, Art.-Nr. <a>.',
    'Können Sie bitte auch noch <g> mitschicken?',
  ],
  nl: [
    'Graag ook <g> (artikelnr. <a>) meeleveren.',
    'Kunt u nog <g> aan de bestelling toevoegen?',
    'We hebben daarnaast nog <g> nodig.',
    'Er ontbreekt één artikel op de order: <q> <u> <t>, artikelnr. <a>.',
    'Wilt u ook <g> meesturen?',
  ],
  fr: [
    'Merci d’ajouter à la commande <g> (réf. <a>).',
    'Il nous faudrait aussi <g>.',
    'Pouvez-vous ajouter <g> à cette commande ?',
    'Il manque un article sur la commande : <g>, réf. <a>.',
    'Merci de livrer également <g>.',
  ],
  es: [
    'Añadan por favor al pedido <g> (ref. <a>).',
    'También necesitamos <g>.',
    'Falta un artículo en el pedido: <g>, ref. <a>.',
  ],
  it: [
    'Vi chiediamo di aggiungere all’ordine <g> (cod. <a>).',
    'Aggiungete per favore anche <g>.',
    'Nell’ordine manca un articolo: <g>, cod. <a>.',
  ],
  pl: [
    'Proszę dopisać do zamówienia: <t>, <q> <u>, nr art. <a>.',
    'W zamówieniu brakuje jednego artykułu: <t>, <q> <u>, nr art. <a>.',
  ],
};
