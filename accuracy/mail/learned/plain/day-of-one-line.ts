import type { MailFamily } from '../../mail-family.ts';
import { newDay } from './days.ts';
import { everydayOrder, namesOf, oneOf, plainMail, type Said, someOf } from './desk.ts';

/** One line on another day. An order has one day and its lines have none: it stays as printed, and somebody is asked. */
export const dayOfOneLine: MailFamily = {
  name: 'plain-day-of-one-line',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 2, 6);
    const [line] = someOf(source, order);
    const { said } = newDay(source, order, true);
    const wanted = order.delivery.kind === 'date' ? { deliveryDate: order.delivery.date } : {};
    return plainMail(source, order, {
      said: oneOf(source, wishes),
      values: { ...namesOf(source, line), d: said },
      outcome: { wanted, isUnclear: true },
    });
  },
};

const wishes: Said = {
  en: [
    'Please deliver line <p> on <d>, the rest as per the order.',
    'We need line <p> (<t>) on <d>, everything else on the date shown.',
    'Please ship item <a> separately, we need it on <d>.',
    'The <t> should arrive on <d>. The other items as ordered.',
  ],
  de: [
    'Pos. <p> bitte am <d> liefern, den Rest wie bestellt.',
    'Position <p> (<t>) brauchen wir am <d>, alles andere zum angegebenen Termin.',
    'Den Artikel <a> bitte separat am <d> anliefern.',
    'Für „<t>“ gilt ein anderer Liefertermin: <d>',
  ],
  nl: [
    'Regel <p> graag leveren op <d>, de rest zoals besteld.',
    'Regel <p> (<t>) hebben we op <d> nodig, al het andere op de datum van de order.',
    'Artikel <a> graag apart leveren op <d>.',
    'Voor artikel <t> geldt een andere leverdatum: <d>.',
  ],
  fr: [
    'Merci de livrer la ligne <p> le <d>, le reste comme indiqué.',
    'Il nous faut la ligne <p> (<t>) pour le <d>, tout le reste à la date de la commande.',
    'Merci de livrer la référence <a> séparément le <d>.',
    'Pour l’article « <t> », merci de prévoir une livraison le <d>.',
  ],
  es: [
    'La línea <p> entréguenla por favor el <d>, el resto según el pedido.',
    'La referencia <a> la necesitamos el <d>, lo demás en la fecha indicada.',
  ],
  it: [
    'La riga <p> ci serve <d>, il resto come da ordine.',
    'Vi chiediamo di consegnare l’articolo <a> separatamente, <d>.',
  ],
};
