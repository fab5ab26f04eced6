import { lineOf, mailAbout } from '../../kit/changed.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, plainOrder, quantityOf } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The number of pieces on the paper is out of date. */
export const moreOfThat: MailFamily = {
  name: 'other-number-of-one',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 2, 7);
    const { at, line, values } = lineOf(source, order);
    const old = quantityOf(line);
    const quantity =
      old + source.random.pick([1, 2, 5, 10, 30]) * (old > 30 && source.random.chance(0.4) ? -1 : 1);
    const lines = linesOf(order, 'numbered').map((each, i) => (i === at ? { ...each, quantity } : each));
    return mailAbout(source, order, letters[source.language], {
      values: { ...values, q: String(quantity), o: String(old) },
      lines,
    });
  },
};

const letters: Letters = {
  en: {
    subject: '<n>, {small thing|one figure}',
    body: [
      'Hi,',
      'our <n> for you. {Make that <q> on line <p>, not <o> as printed.|Of the <t> we will take <q>, the <o> is from last week.|The <o> on line <p> is wrong, <q> is right.}',
      'Ta,\n<sign>',
    ],
  },
  de: {
    subject: '<n>, {Kleinigkeit|eine Zahl}',
    body: [
      'Hallo,',
      'unsere <n> für euch. {Auf Pos. <p> macht bitte <q> draus, nicht <o> wie gedruckt.|Von <t> nehmen wir <q>, die <o> sind noch von letzter Woche.|Die <o> bei Pos. <p> sind falsch, <q> ist richtig.}',
      'Danke\n<sign>',
    ],
  },
  nl: {
    subject: '<n>, {kleinigheid|één getal}',
    body: [
      'Hoi,',
      'onze <n> voor jullie. {Maak er op regel <p> <q> van, niet <o> zoals er staat.|Van <t> nemen we er <q>, die <o> is nog van vorige week.|De <o> op regel <p> klopt niet, het moet <q> zijn.}',
      'Bedankt\n<sign>',
    ],
  },
  fr: {
    subject: '<n>, {un détail|un chiffre}',
    body: [
      'Bonjour,',
      'notre <n> pour vous. {Au poste <p>, mettez <q> et non <o> comme imprimé.|Pour <t>, nous en prenons <q>, les <o> datent de la semaine dernière.|Les <o> du poste <p> sont une erreur, c’est <q>.}',
      'Merci\n<sign>',
    ],
  },
  es: {
    subject: '<n>, {un detalle|una cifra}',
    body: [
      'Hola:',
      'nuestro <n>. {En la posición <p> poned <q>, no <o> como está impreso.|De <t> nos quedamos con <q>, lo de <o> era de la semana pasada.|Las <o> de la posición <p> están mal, son <q>.}',
      'Gracias\n<sign>',
    ],
  },
  it: {
    subject: '<n>, {un dettaglio|una cifra}',
    body: [
      'Ciao,',
      'il nostro <n>. {Alla posizione <p> fate <q>, non <o> come stampato.|Di <t> ne prendiamo <q>, i <o> erano della settimana scorsa.|I <o> alla posizione <p> sono sbagliati, sono <q>.}',
      'Grazie\n<sign>',
    ],
  },
  pt: {
    subject: '<n>, {um pormenor|um número}',
    body: [
      'Olá,',
      'a nossa <n>. {Na posição <p> ponham <q>, não <o> como está impresso.|De <t> ficamos com <q>, as <o> eram da semana passada.|As <o> da posição <p> estão erradas, são <q>.}',
      'Obrigado\n<sign>',
    ],
  },
  pl: {
    subject: '<n>, {drobiazg|jedna liczba}',
    body: [
      'Cześć,',
      'nasze <n>. {W pozycji <p> ma być <q>, a nie <o> jak na wydruku.|<t>: bierzemy <q>, te <o> to jeszcze z zeszłego tygodnia.|Liczba <o> w pozycji <p> jest błędna, powinno być <q>.}',
      'Dzięki\n<sign>',
    ],
  },
  da: {
    subject: '<n>, {en lille ting|ét tal}',
    body: [
      'Hej,',
      'vores <n> til jer. {På linje <p> skal der stå <q>, ikke <o> som trykt.|Af <t> tager vi <q>, de <o> er fra sidste uge.|De <o> på linje <p> er forkerte, <q> er rigtigt.}',
      'Tak\n<sign>',
    ],
  },
};
