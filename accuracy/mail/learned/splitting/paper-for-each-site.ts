import { logo, terms } from '../../kit/company-files.ts';
import type { Letters } from '../../kit/letter.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Head office buys for its branches: a paper for each, and now and then the conditions. */
export const paperForEachSite: MailFamily = {
  name: 'paper-for-each-site',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = ordersOf(source, random.whole(2, 4));
    const [{ buyer }] = orders as [(typeof orders)[0]];
    const papers = await Promise.all(
      orders.map((order) => orderPaper(source, `${order.shipTo.city} ${fileNumber(order)}.pdf`, order)),
    );
    const extras = [
      ...(random.chance(0.5) ? [await terms(source, buyer)] : []),
      ...(random.chance(0.5) ? [await logo(buyer)] : []),
    ];
    return splitMail(source, letters[language], onPaper(orders), { attachments: [...papers, ...extras] });
  },
};

const letters: Letters = {
  en: {
    subject: '{Branches|For our branches}',
    body: [
      'Hi both,',
      'our branches have told us what they lack. Each has a paper of its own, each goes straight to the address on it.',
      'Bye for now,\n<sign>',
    ],
  },
  de: {
    subject: '{Filialen|Für unsere Filialen}',
    body: [
      'Hallo ihr zwei,',
      'unsere Filialen haben gemeldet, was ihnen fehlt. Jede hat ihren eigenen Beleg, geliefert wird direkt an die Anschrift, die draufsteht.',
      'Bis dann\n<sign>',
    ],
  },
  nl: {
    subject: '{Filialen|Voor onze vestigingen}',
    body: [
      'Hoi allebei,',
      'onze vestigingen hebben doorgegeven wat ze missen. Elk heeft een eigen formulier en elk gaat rechtstreeks naar het adres dat erop staat.',
      'Tot later\n<sign>',
    ],
  },
  fr: {
    subject: '{Agences|Pour nos agences}',
    body: [
      'Bonjour à tous les deux,',
      'nos agences nous ont dit ce qui leur manque. Chacune a son propre bon, à livrer directement à l’adresse indiquée.',
      'À plus tard\n<sign>',
    ],
  },
  es: {
    subject: '{Sucursales|Para nuestras sucursales}',
    body: [
      'Hola a los dos:',
      'nuestras sucursales han dicho lo que les falta. Cada una tiene su propia hoja y va directa a la dirección que figura en ella.',
      'Hasta luego\n<sign>',
    ],
  },
  it: {
    subject: '{Filiali|Per le nostre filiali}',
    body: [
      'Ciao a entrambi,',
      'le nostre filiali ci hanno detto che cosa manca. Ognuna ha il suo foglio e ognuna va direttamente all’indirizzo che vi è riportato.',
      'A dopo\n<sign>',
    ],
  },
  pt: {
    subject: '{Filiais|Para as nossas filiais}',
    body: [
      'Olá aos dois,',
      'as nossas filiais disseram o que lhes falta. Cada uma tem a sua folha e segue diretamente para a morada indicada.',
      'Até logo\n<sign>',
    ],
  },
  pl: {
    subject: '{Oddziały|Dla naszych oddziałów}',
    body: [
      'Cześć wam,',
      'nasze oddziały zgłosiły, czego im brakuje. Każdy ma swój dokument i każdy idzie prosto pod podany adres.',
      'Na razie\n<sign>',
    ],
  },
  da: {
    subject: '{Afdelinger|Til vores afdelinger}',
    body: [
      'Hej begge to,',
      'vores afdelinger har meldt ind, hvad de mangler. Hver har sit eget papir og skal leveres direkte til den adresse, der står på det.',
      'Vi ses\n<sign>',
    ],
  },
};
