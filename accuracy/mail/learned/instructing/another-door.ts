import { makeSite } from '../../../order/make-party.ts';
import type { Party } from '../../../order/order.ts';
import { mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { plainOrder } from '../../kit/lines.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** The goods go to another place than the paper says. */
export const anotherDoor: MailFamily = {
  name: 'to-another-door',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const order = plainOrder(source, 1, 6);
    const { street, postalCode, city, townLine } = doorOf(source, order.buyer);
    return mailAbout(source, order, letters[language], {
      values: { place: random.pick([`${street}, ${townLine}`, `${street}\n${townLine}`]) },
      wanted: { shipTo: { street, postalCode, city } },
    });
  },
};

/** A place that a lorry can drive to: no post-office box. */
function doorOf(source: MailSource, buyer: Party): Party {
  const site = makeSite(source.random, source.place, buyer);
  return /^(P\.O\. Box|BP|Postbus) /.test(site.street) ? doorOf(source, buyer) : site;
}

const letters: Letters = {
  en: {
    subject: '<n> {not to our usual place|elsewhere}',
    body: [
      'Hello,',
      'with this <n>. Our yard is dug up, so do not drive to the address on the form. {The goods go here|Take it all to}:',
      '<place>',
      'The papers still come to us.',
      '<me>',
    ],
  },
  de: {
    subject: '<n> {nicht an die übliche Stelle|woandershin}',
    body: [
      'Hallo,',
      'hiermit <n>. Unser Hof ist aufgerissen, fahrt also nicht zur Anschrift auf dem Formular. {Die Ware geht hierhin|Bringt alles nach}:',
      '<place>',
      'Die Papiere kommen weiter zu uns.',
      '<me>',
    ],
  },
  nl: {
    subject: '<n> {niet naar het gewone adres|ergens anders heen}',
    body: [
      'Hallo,',
      'hierbij <n>. Ons terrein ligt open, rijd dus niet naar het adres op het formulier. {De goederen gaan hierheen|Breng alles naar}:',
      '<place>',
      'De papieren komen gewoon bij ons.',
      '<me>',
    ],
  },
  fr: {
    subject: '<n> {pas à l’endroit habituel|ailleurs}',
    body: [
      'Bonjour,',
      'voici <n>. Notre cour est en travaux, n’allez donc pas à l’adresse du formulaire. {La marchandise va ici|Apportez tout à}\u00a0:',
      '<place>',
      'Les papiers arrivent toujours chez nous.',
      '<me>',
    ],
  },
  es: {
    subject: '<n> {no al sitio de siempre|a otro lugar}',
    body: [
      'Hola:',
      'aquí va <n>. Nuestro patio está en obras, así que no vayáis a la dirección del formulario. {La mercancía va aquí|Llevadlo todo a}:',
      '<place>',
      'Los papeles siguen viniendo a nosotros.',
      '<me>',
    ],
  },
  it: {
    subject: '<n> {non al solito posto|altrove}',
    body: [
      'Salve,',
      'ecco <n>. Il nostro piazzale è un cantiere, quindi non andate all’indirizzo sul modulo. {La merce va qui|Portate tutto a}:',
      '<place>',
      'I documenti arrivano sempre a noi.',
      '<me>',
    ],
  },
  pt: {
    subject: '<n> {não para o sítio do costume|para outro lado}',
    body: [
      'Olá,',
      'aqui vai <n>. O nosso pátio está em obras, por isso não vão à morada do formulário. {A mercadoria vai para aqui|Levem tudo para}:',
      '<place>',
      'Os papéis continuam a vir para nós.',
      '<me>',
    ],
  },
  pl: {
    subject: '<n> {nie tam gdzie zwykle|w inne miejsce}',
    body: [
      'Dzień dobry,',
      'przesyłam <n>. Nasz plac jest rozkopany, więc proszę nie jechać pod adres z formularza. {Towar jedzie tutaj|Wszystko proszę zawieźć tu}:',
      '<place>',
      'Papiery nadal do nas.',
      '<me>',
    ],
  },
  da: {
    subject: '<n> {ikke til det sædvanlige sted|et andet sted hen}',
    body: [
      'Hej,',
      'her er <n>. Vores gård er gravet op, så kør ikke til adressen på formularen. {Varerne skal hertil|Kør det hele til}:',
      '<place>',
      'Papirerne kommer stadig til os.',
      '<me>',
    ],
  },
};
