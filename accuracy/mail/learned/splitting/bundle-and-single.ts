import { drawing } from '../../kit/company-files.ts';
import type { Letters } from '../../kit/letter.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Two orders in one file, a third in another, and a drawing that is none. */
export const bundleAndSingle: MailFamily = {
  name: 'bundle-and-one-more',
  category: 'purchase_order',
  make: async (source) => {
    const orders = ordersOf(source, 3);
    const [one, two, three] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
    const attachments = [
      await orderPaper(source, 'A.pdf', one, two),
      await orderPaper(source, `${fileNumber(three)}.pdf`, three),
      ...(source.random.chance(0.6) ? [await drawing(source, one.buyer)] : []),
    ];
    const values = { three: three.number };
    return splitMail(source, letters[source.language], onPaper(orders), { values, attachments });
  },
};

const letters: Letters = {
  en: {
    subject: '{Our needs, part 1 and 2|Please handle}',
    body: [
      'Hi,',
      'in A.pdf you find the workshop’s requirements, each on its own sheet; <three> came in late and is in a file of its own.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Unser Bedarf, Teil 1 und 2|Bitte bearbeiten}',
    body: [
      'Hallo,',
      'in A.pdf steht der Bedarf der Werkstatt, je Blatt eine; <three> kam später dazu und hat eine eigene Datei.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Onze behoefte, deel 1 en 2|Graag verwerken}',
    body: [
      'Hoi,',
      'in A.pdf staat wat de werkplaats nodig heeft, elk op een eigen blad; <three> kwam later binnen en heeft een eigen bestand.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{Nos besoins, parties 1 et 2|À traiter}',
    body: [
      'Bonjour,',
      'dans A.pdf, les besoins de l’atelier, une feuille chacun ; <three> est arrivée plus tard et a son propre fichier.',
      '<sign>',
    ],
  },
  es: {
    subject: '{Nuestras necesidades, parte 1 y 2|Para tramitar}',
    body: [
      'Hola:',
      'en A.pdf está lo que pide el taller, cada uno en su hoja; <three> llegó más tarde y va en un archivo aparte.',
      '<sign>',
    ],
  },
  it: {
    subject: '{Il nostro fabbisogno, parte 1 e 2|Da evadere}',
    body: [
      'Ciao,',
      'in A.pdf trovate il fabbisogno dell’officina, uno per foglio; <three> è arrivato dopo e ha un file a parte.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{As nossas necessidades, parte 1 e 2|Para tratar}',
    body: [
      'Olá,',
      'em A.pdf está o que a oficina precisa, cada uma na sua folha; <three> chegou mais tarde e vem num ficheiro à parte.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Nasze potrzeby, część 1 i 2|Do realizacji}',
    body: [
      'Cześć,',
      'w A.pdf są potrzeby warsztatu, każde na osobnej kartce; <three> doszło później i ma własny plik.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Vores behov, del 1 og 2|Til behandling}',
    body: [
      'Hej,',
      'i A.pdf står værkstedets behov, ét ark til hver; <three> kom senere og har sin egen fil.',
      '<sign>',
    ],
  },
};
