import type { Letters } from '../../kit/letter.ts';
import { listOf } from '../../kit/lines.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** One order is attached; another stands in the letter because its form is not printed yet. */
export const letterAndPaper: MailFamily = {
  name: 'letter-plus-paper',
  category: 'purchase_order',
  make: async (source) => {
    const [paper, letter] = ordersOf(source, 2) as [
      ReturnType<typeof ordersOf>[0],
      ReturnType<typeof ordersOf>[0],
    ];
    return splitMail(
      source,
      letters[source.language],
      [
        { order: paper, said: 'numbered' },
        { order: letter, said: 'named' },
      ],
      {
        values: { one: paper.number, two: letter.number, list: listOf(source, letter.lines) },
        attachments: [await orderPaper(source, `${fileNumber(paper)}.pdf`, paper)],
      },
    );
  },
};

const letters: Letters = {
  en: {
    subject: '{<one>, <two>|Two from us}',
    body: [
      'Hello Ingrid,',
      'PDF of our order <one> enclosed. The printer jammed before the other one, so here is order <two> by hand:',
      '<list>',
      'They have nothing to do with each other.',
      '<sign>',
    ],
  },
  de: {
    subject: '{<one>, <two>|Zweimal von uns}',
    body: [
      'Hallo Frau Halvorsen,',
      'unsere Bestellung <one> liegt als PDF bei. Vor der anderen hat der Drucker gestreikt, daher Bestellung <two> von Hand:',
      '<list>',
      'Die beiden haben nichts miteinander zu tun.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{<one>, <two>|Twee van ons}',
    body: [
      'Dag Ingrid,',
      'onze bestelling <one> zit als PDF bij deze mail. Bij de andere liep de printer vast, dus hier bestelling <two> met de hand:',
      '<list>',
      'Ze hebben niets met elkaar te maken.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{<one>, <two>|Deux de notre part}',
    body: [
      'Bonjour Ingrid,',
      'notre commande <one> est jointe en PDF. L’imprimante a calé avant l’autre, voici donc la commande <two> à la main :',
      '<list>',
      'Elles n’ont rien à voir entre elles.',
      '<sign>',
    ],
  },
  es: {
    subject: '{<one>, <two>|Dos de nuestra parte}',
    body: [
      'Hola Ingrid:',
      'nuestro pedido <one> va en PDF. Con el otro se atascó la impresora, así que aquí va el pedido <two> a mano:',
      '<list>',
      'No tienen nada que ver entre sí.',
      '<sign>',
    ],
  },
  it: {
    subject: '{<one>, <two>|Due da parte nostra}',
    body: [
      'Ciao Ingrid,',
      'il nostro ordine <one> è in PDF. Prima dell’altro la stampante si è bloccata, quindi ecco l’ordine <two> a mano:',
      '<list>',
      'Non hanno niente a che fare l’uno con l’altro.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{<one>, <two>|Duas da nossa parte}',
    body: [
      'Olá Ingrid,',
      'a nossa encomenda <one> segue em PDF. A impressora encravou antes da outra, por isso aqui vai a encomenda <two> à mão:',
      '<list>',
      'Não têm nada a ver uma com a outra.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{<one>, <two>|Dwa od nas}',
    body: [
      'Dzień dobry,',
      'nasze zamówienie <one> jest w PDF. Przy drugim zacięła się drukarka, więc zamówienie <two> wpisuję ręcznie:',
      '<list>',
      'Nie mają ze sobą nic wspólnego.',
      '<sign>',
    ],
  },
  da: {
    subject: '{<one>, <two>|To fra os}',
    body: [
      'Hej Ingrid,',
      'vores ordre <one> er vedhæftet som PDF. Printeren gik i stå før den anden, så her er ordre <two> i hånden:',
      '<list>',
      'De har ikke noget med hinanden at gøre.',
      '<sign>',
    ],
  },
};
