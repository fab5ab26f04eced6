import { otherQuantity } from '../../kit/house-order.ts';
import type { MailFamily } from '../../mail-family.ts';
import { everydayOrder, namesOf, oneOf, plainMail, recounted, type Said, someOf } from './desk.ts';

/** Another quantity of one line, with or without the printed one beside it. */
export const quantity: MailFamily = {
  name: 'plain-quantity',
  category: 'purchase_order',
  make: (source) => {
    const order = everydayOrder(source, 2, 7);
    const [line] = someOf(source, order);
    const value = otherQuantity(source, line);
    return plainMail(source, order, {
      said: oneOf(source, said),
      values: { ...namesOf(source, line), now: String(value) },
      outcome: { lines: recounted(order.lines, line, value) },
      mayBeSheet: true,
    });
  },
};

const said: Said = {
  en: [
    'Please change the quantity on line <p> to <now>.{| Everything else is fine.}',
    'Line <p> should be <now> instead of <q>.',
    'For item <a> please send <now> <u>, not <q>.',
    'Could you change the quantity of the <t> from <q> to <now>?',
    'There is a mistake in the quantity of the <t>, we need <now> <u>.',
    'Can you make it <now> <u> on line <p> please?',
  ],
  de: [
    'Bitte ändern Sie die Menge bei Position <p> auf <now> <u>.{| Der Rest bleibt unverändert.}',
    'Bei Pos. <p> brauchen wir <now> statt <q>.',
    'Von Artikel <a> bitte <now> <u> liefern, nicht <q>.',
    'Bitte korrigieren Sie die Menge bei „<t>“ von <q> auf <now>.',
    'Bei <t> habe ich mich vertippt, richtig sind <now> <u>.',
    'Könnten Sie die Menge von Pos. <p> noch auf <now> anpassen?',
  ],
  nl: [
    'Op regel <p> graag het aantal wijzigen in <now>.{| De rest blijft gelijk.}',
    'Regel <p> moet <now> zijn in plaats van <q>.',
    'Van artikel <a> graag <now> <u> leveren en niet <q>.',
    'Kunt u het aantal van artikel <t> aanpassen van <q> naar <now>?',
    'Bij artikel <t> staat een typefout, het juiste aantal is <now>.',
    'Kunt u regel <p> aanpassen naar <now> <u>?',
  ],
  fr: [
    'Merci de modifier la quantité de la ligne <p> : <now> au lieu de <q>.',
    'Pour la ligne <p>, il nous faut finalement <now> <u>.{| Le reste est inchangé.}',
    'Pour la référence <a>, merci de livrer <now> <u> et non <q>.',
    'Pouvez-vous passer la quantité de l’article « <t> » de <q> à <now> ?',
    'Petite erreur sur la quantité de l’article « <t> » : il en faut <now>.',
  ],
  es: [
    'En la línea <p>, cambien por favor la cantidad a <now>.',
    'La línea <p> debe ser de <now> en lugar de <q>.',
    'De la referencia <a> envíen por favor <now> <u>, no <q>.',
    '¿Pueden cambiar la cantidad del artículo «<t>» de <q> a <now>?',
  ],
  it: [
    'Alla riga <p> la quantità va modificata in <now>.',
    'Alla riga <p> ce ne servono <now> invece di <q>.',
    'Dell’articolo <a> vi chiediamo di spedire <now> <u> e non <q>.',
    'Potete modificare la quantità dell’articolo «<t>» da <q> a <now>?',
  ],
  pl: [
    'W pozycji <p> proszę zmienić ilość na <now>.',
    'W pozycji <p> powinno być <now> zamiast <q>.',
    'Artykułu <a> proszę wysłać <now> <u>, a nie <q>.',
  ],
};
