import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { WrittenFamily } from '../family.ts';

const words = {
  en: {
    head: listed('From | Sent | To | Subject'),
    subject: listed('Order {n} | PO {n} - please process | New order, our ref {n}'),
    hello: listed('Hi Ingrid, | Good morning, | Hello all,'),
    intro: 'could you please send us the following:',
    each: 'at {p} each',
    code: 'art. {a}',
    when: 'We need everything {d}.',
    number: 'Please put our order number {n} on the delivery note and the invoice.',
    where: 'Deliver to:',
    sum: 'By my count that makes {t} {c} net.',
    bye: 'Many thanks',
    phone: 'Tel',
    legal: 'This message is confidential. If you are not the intended recipient please delete it.',
  },
  de: {
    head: listed('Von | Gesendet | An | Betreff'),
    subject: listed('Bestellung {n} | Unsere Bestellung Nr. {n} | Bestellung {n} - bitte bestätigen'),
    hello: listed('Hallo Frau Halvorsen, | Guten Tag, | Hallo zusammen,'),
    intro: 'wir bräuchten bitte folgende Artikel:',
    each: 'à {p}',
    code: 'Art. {a}',
    when: 'Liefertermin: {d}.',
    number: 'Bitte unsere Bestellnummer {n} auf Lieferschein und Rechnung angeben.',
    where: 'Lieferung bitte an:',
    sum: 'Das macht nach meiner Rechnung {t} {c} netto.',
    bye: 'Viele Grüße',
    phone: 'Tel.',
    legal: 'Diese E-Mail ist vertraulich und nur für den genannten Empfänger bestimmt.',
  },
  fr: {
    head: listed('De | Envoyé | À | Objet'),
    subject: listed('Commande {n} | Notre commande n° {n} | Commande {n} à confirmer'),
    hello: listed('Bonjour Ingrid, | Bonjour, | Bonjour à tous,'),
    intro: 'merci de nous livrer les articles suivants :',
    each: 'à {p}',
    code: 'réf. {a}',
    when: 'Livraison souhaitée : {d}.',
    number: 'Merci de rappeler notre numéro de commande {n} sur le BL et la facture.',
    where: 'Adresse de livraison :',
    sum: 'Cela fait {t} {c} HT selon mon calcul.',
    bye: 'Cordialement',
    phone: 'Tél.',
    legal: "Ce message est confidentiel et destiné à l'usage exclusif de son destinataire.",
  },
  da: {
    head: listed('Fra | Sendt | Til | Emne'),
    subject: listed('Bestilling {n} | Ordre {n} | Vores rekv. {n}'),
    hello: listed('Hej Ingrid, | Goddag, | Hej alle,'),
    intro: 'vi vil gerne bestille følgende:',
    each: 'à {p}',
    code: 'varenr. {a}',
    when: 'Levering: {d}.',
    number: 'Husk at skrive vores rekvisitionsnr. {n} på følgeseddel og faktura.',
    where: 'Leveres til:',
    sum: 'Det giver {t} {c} ekskl. moms efter min beregning.',
    bye: 'Med venlig hilsen',
    phone: 'Tlf.',
    legal: 'Denne mail er fortrolig og kun bestemt for den nævnte modtager.',
  },
};

/** A message saved as text: header lines, a greeting, dashes with quantity, goods, number and price in one sentence each. */
export const family: WrittenFamily = {
  about:
    'saved e-mail: header lines, items as dashed sentences "12 pcs … (art. 4711) at 3.50 each", signature',
  languages: languagesOf(words),
  order: {
    lines: [1, 4],
    articles: 'yours',
    delivery: 'date',
    shipTo: 'other',
    per: 1,
    tax: false,
    freight: false,
    notes: false,
    discounts: false,
  },
  write({ print, order, random, language }) {
    const say = wordsIn(words, language);
    const number = print.number();
    const email = print.value('buyer', 'email');
    const contact = print.value('buyer', 'contact');
    const named = (text: string) => text.replace('{n}', number);
    const heads = [
      `${contact} <${email}>`,
      `${print.date()} ${random.fill('{08|09|11|14|16}:{0|1|3|5}#')}`,
      `${order.supplier.email}`,
      named(random.pick(say.subject)),
    ];
    const bullet = random.pick(['-', '-', '*', '•']);
    const showsPrices = random.chance(0.75);
    const items = print.lines.map((line) => {
      const code = `(${say.code.replace('{a}', line.yourArticle())})`;
      const what = `${bullet} ${line.quantity()} ${line.unit()} ${line.description()} ${code}`;
      return showsPrices ? `${what} ${say.each.replace('{p}', `${line.price()} ${order.currency}`)}` : what;
    });
    const sum = () => say.sum.replace('{t}', print.sums().at(-1)!.text).replace('{c}', print.currency());
    return [
      ...say.head.map((label, i) => `${label}: ${heads[i]}`),
      '',
      random.pick(say.hello),
      '',
      say.intro,
      '',
      ...items,
      '',
      ...(showsPrices ? [sum()] : []),
      say.when.replace('{d}', print.delivery()!),
      named(say.number),
      '',
      say.where,
      ...print.party('shipTo', 'company', 'extra', 'street', 'town'),
      '',
      say.bye,
      contact,
      '--',
      ...print.party('buyer', 'company', 'street', 'town'),
      `${say.phone} ${print.value('buyer', 'phone')}`,
      `www.${email.split('@')[1]}`,
      '',
      say.legal,
      '',
    ].join('\n');
  },
};
