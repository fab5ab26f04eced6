import { drawing, logo, terms } from '../../kit/company-files.ts';
import type { Letters } from '../../kit/letter.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** One order among drawings, conditions and a logo: still one. */
export const drawingsWithIt: MailFamily = {
  name: 'terms-and-drawing',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = ordersOf(source, 1);
    const [order] = orders as [(typeof orders)[0]];
    const files = [
      await orderPaper(source, `${fileNumber(order)}.pdf`, order),
      await drawing(source, order.buyer),
      await drawing(source, order.buyer),
      await terms(source, order.buyer),
      await logo(order.buyer),
    ];
    const attachments = random.shuffled(files);
    return splitMail(source, letters[language], onPaper(orders), { attachments });
  },
};

const letters: Letters = {
  en: {
    subject: '{Parts to drawing|<n> with drawings}',
    body: [
      'Dear Ingrid,',
      'you get <n> together with the latest drawings and our conditions. Work to the revision enclosed, older ones are void.',
      '<sign>',
    ],
  },
  de: {
    subject: '{Zeichnungsteile|<n> mit Zeichnungen}',
    body: [
      'Sehr geehrte Frau Halvorsen,',
      'Sie erhalten <n> samt den aktuellen Zeichnungen und unseren Bedingungen. Maßgeblich ist der beigefügte Stand, ältere sind ungültig.',
      '<sign>',
    ],
  },
  nl: {
    subject: '{Delen op tekening|<n> met tekeningen}',
    body: [
      'Beste Ingrid,',
      'je krijgt <n> samen met de laatste tekeningen en onze voorwaarden. Werk met de bijgevoegde revisie, oudere zijn vervallen.',
      '<sign>',
    ],
  },
  fr: {
    subject: '{Pièces sur plan|<n> avec plans}',
    body: [
      'Chère Ingrid,',
      'vous recevez <n> avec les derniers plans et nos conditions. Travaillez selon l’indice joint, les plus anciens ne sont plus valables.',
      '<sign>',
    ],
  },
  es: {
    subject: '{Piezas según plano|<n> con planos}',
    body: [
      'Estimada Ingrid:',
      'recibe <n> junto con los últimos planos y nuestras condiciones. Vale la revisión adjunta, las anteriores quedan anuladas.',
      '<sign>',
    ],
  },
  it: {
    subject: '{Pezzi a disegno|<n> con disegni}',
    body: [
      'Gentile Ingrid,',
      'riceve <n> con gli ultimi disegni e le nostre condizioni. Vale la revisione allegata, le precedenti sono superate.',
      '<sign>',
    ],
  },
  pt: {
    subject: '{Peças segundo desenho|<n> com desenhos}',
    body: [
      'Cara Ingrid,',
      'segue <n> com os últimos desenhos e as nossas condições. Vale a revisão em anexo, as anteriores ficam sem efeito.',
      '<sign>',
    ],
  },
  pl: {
    subject: '{Części według rysunku|<n> z rysunkami}',
    body: [
      'Szanowna Pani,',
      'przesyłam <n> wraz z aktualnymi rysunkami i naszymi warunkami. Obowiązuje załączona wersja, starsze są nieważne.',
      '<sign>',
    ],
  },
  da: {
    subject: '{Dele efter tegning|<n> med tegninger}',
    body: [
      'Kære Ingrid,',
      'her er <n> sammen med de seneste tegninger og vores betingelser. Den vedlagte revision gælder, ældre er ugyldige.',
      '<sign>',
    ],
  },
};
