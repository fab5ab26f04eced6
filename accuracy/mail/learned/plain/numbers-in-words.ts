import type { Line, Order } from '../../../order/order.ts';
import { quantityOf } from '../../kit/lines.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';
import { everydayOrder, namesOf, oneOf, plainMail, recounted, type Said, someOf, without } from './desk.ts';

/** Quantities and places in words: “the third line”, “twelve instead of eight”. */
export const numbersInWords: MailFamily = {
  name: 'plain-numbers-in-words',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const { order, line } = countable(source);
    const value = random.pick(counts.filter((count) => count !== quantityOf(line)));
    const word = (count: number) => numerals[language]?.[counts.indexOf(count)] ?? '';
    const isGone = random.chance(0.3);
    return plainMail(source, order, {
      said: oneOf(source, isGone ? gone : recount),
      values: {
        ...namesOf(source, line),
        o: ordinals[language]?.[order.lines.indexOf(line)] ?? '',
        w: word(value),
        was: word(quantityOf(line)),
      },
      outcome: { lines: isGone ? without(order.lines, line) : recounted(order.lines, line, value) },
    });
  },
};

const counts: readonly number[] = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20];

/** With a line whose quantity one writes out. */
function countable(source: MailSource): { order: Order; line: Line } {
  const order = everydayOrder(source, 3, 6);
  const line = someOf(source, order).find((each) => counts.includes(quantityOf(each)));
  return line ? { order, line } : countable(source);
}

const numerals: Said = {
  en: ['two', 'three', 'four', 'five', 'six', 'eight', 'ten', 'twelve', 'fifteen', 'twenty'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'acht', 'zehn', 'zwölf', 'fünfzehn', 'zwanzig'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'acht', 'tien', 'twaalf', 'vijftien', 'twintig'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'huit', 'dix', 'douze', 'quinze', 'vingt'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'ocho', 'diez', 'doce', 'quince', 'veinte'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei', 'otto', 'dieci', 'dodici', 'quindici', 'venti'],
};

const ordinals: Said = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  de: ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste'],
  nl: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'],
  fr: ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'],
  es: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'],
  it: ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta'],
};

const recount: Said = {
  en: [
    'For the <o> item please deliver <w> instead of <was>.',
    'We need <w> of the <t>, not <was>.',
    'Please change the quantity on line <p> to <w>.',
    'Please send <w> of item <a> instead of <was>.',
  ],
  de: [
    'Bei der <o>n Position bitte <w> statt <was> liefern.',
    'Vom Artikel „<t>“ brauchen wir <w>, nicht <was>.',
    'Die Menge bei Pos. <p> bitte auf <w> ändern.',
    'Von Artikel <a> bitte <w> statt <was> schicken.',
  ],
  nl: [
    'Van de <o> regel graag <w> leveren in plaats van <was>.',
    'Van artikel <t> hebben we er <w> nodig en geen <was>.',
    'Graag het aantal van regel <p> wijzigen in <w>.',
    'Van artikel <a> graag <w> in plaats van <was> sturen.',
  ],
  fr: [
    'Pour la <o> ligne, merci d’en livrer <w> au lieu de <was>.',
    'Pour l’article « <t> », il nous en faut <w> et non <was>.',
    'Merci de passer la quantité de la ligne <p> à <w>.',
    'Pour la référence <a>, merci d’en envoyer <w> au lieu de <was>.',
  ],
  es: [
    'En la <o> línea, envíen por favor <w> en lugar de <was>.',
    'Del artículo «<t>» necesitamos <w>, no <was>.',
  ],
  it: [
    'Per la <o> riga vi chiediamo di consegnarne <w> invece di <was>.',
    'Dell’articolo «<t>» ce ne servono <w>, non <was>.',
  ],
};

const gone: Said = {
  en: ['Please cancel the <o> item, we don’t need it any more.', 'The <o> line can be taken off the order.'],
  de: [
    'Die <o> Position bitte stornieren, die brauchen wir nicht mehr.',
    'Bitte die <o> Position streichen.',
  ],
  nl: ['De <o> regel graag annuleren, die is niet meer nodig.', 'De <o> regel mag van de bestelling af.'],
  fr: [
    'Merci d’annuler la <o> ligne, elle n’est plus nécessaire.',
    'La <o> ligne est à retirer de la commande.',
  ],
  es: ['Anulen por favor la <o> línea, ya no la necesitamos.'],
  it: ['La <o> riga è da annullare, non ci serve più.'],
};
