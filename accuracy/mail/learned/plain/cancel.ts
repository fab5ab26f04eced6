import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, namesOf, oneOf, plainMail, type Said, someOf, without } from './desk.ts';

/** One line is not wanted any more: told by its place, its number or its name. */
export const cancel: MailFamily = {
  name: 'plain-cancel',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 3, 7);
    const [gone] = someOf(source, order);
    return plainMail(source, order, {
      said: oneOf(source, said),
      values: namesOf(source, gone),
      outcome: { lines: without(order.lines, gone) },
      mayBeSheet: true,
    });
  },
};

const said: Said = {
  en: [
    'Please cancel line <p>, we no longer need it.',
    'Could you please take line <p> (<t>) off the order?',
    'Please do not ship item <a>, it was ordered by mistake.',
    'The <t> can be cancelled, we found enough in our own stores.',
    'Line <p> is cancelled, everything else stays as ordered.',
    'Please remove part no. <a> from the order, we still have plenty in stock.',
  ],
  de: [
    'Position <p> bitte stornieren, die brauchen wir nicht mehr.',
    'Bitte nehmen Sie Pos. <p> (<t>) wieder aus der Bestellung heraus.',
    'Den Artikel <a> bitte nicht liefern, der wurde versehentlich mitbestellt.',
    'Der Artikel „<t>“ wird nicht mehr benötigt, bitte stornieren.',
    'Pos. <p> bitte streichen, alles andere bleibt wie bestellt.',
    'Bitte Artikel-Nr. <a> aus der Bestellung löschen, davon haben wir noch genug am Lager.',
  ],
  nl: [
    'Regel <p> graag annuleren, die hebben we niet meer nodig.',
    'Kunt u regel <p> (<t>) van de bestelling halen?',
    'Artikel <a> s.v.p. niet leveren, dat is per ongeluk meebesteld.',
    'Artikel <t> mag u annuleren, daar hebben we nog genoeg van.',
    'Regel <p> vervalt, de rest blijft zoals besteld.',
    'Wilt u artikelnr. <a> uit de bestelling verwijderen?',
  ],
  fr: [
    'Merci d’annuler la ligne <p>, nous n’en avons plus besoin.',
    'Pouvez-vous retirer la ligne <p> (<t>) de la commande ?',
    'Merci de ne pas livrer la référence <a>, elle a été commandée par erreur.',
    'L’article « <t> » est à annuler, nous en avons encore en stock.',
    'La ligne <p> est annulée, le reste de la commande ne change pas.',
    'Merci de supprimer la réf. <a> de la commande.',
  ],
  es: [
    'Por favor, anulen la línea <p>, ya no la necesitamos.',
    '¿Pueden quitar la línea <p> (<t>) del pedido?',
    'No envíen la referencia <a>, por favor, se pidió por error.',
    'El artículo «<t>» queda anulado, todavía tenemos existencias.',
  ],
  it: [
    'La riga <p> è da annullare, non ci serve più.',
    'Potete togliere la riga <p> (<t>) dall’ordine?',
    'Vi chiediamo di non spedire l’articolo <a>, è stato ordinato per errore.',
    'L’articolo «<t>» è da annullare, ne abbiamo ancora in magazzino.',
  ],
  pl: [
    'Proszę anulować pozycję <p>, już jej nie potrzebujemy.',
    'Proszę usunąć z zamówienia pozycję <p> (<t>).',
    'Artykułu <a> proszę nie wysyłać, został zamówiony przez pomyłkę.',
  ],
};
