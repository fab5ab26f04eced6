import type { Language } from '../../../languages.ts';
import { supplier } from '../../../order/supplier.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { type Letters, say, sayAll, valuesOf } from '../../kit/letter.ts';
import { linesOf, listOf, plainOrder } from '../../kit/lines.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Our own man in the field hands his customer's mail on to the order desk. */
export const repForwards: MailFamily = {
  name: 'rep-hands-on-an-order',
  category: 'purchase_order',
  make: (source) => {
    const order = plainOrder(source, 2, 6);
    const { language, words, random } = source;
    const rep = { ...supplier, contact: 'Bram Kuipers', email: 'b.kuipers@halvorsen-supplies.nl' };
    const values = { n: order.number, list: listOf(source, order.lines), ...valuesOf(source, order.buyer) };
    const { subject, body } = letters[language];
    const asked = say(source, subject, values);
    return orderMail(
      source,
      order,
      { subject: `${words.forward} ${asked}`, body: [random.pick(notes[language])] },
      {
        from: rep,
        inner: {
          kind: 'forward',
          from: order.buyer,
          to: rep,
          subject: asked,
          date: `${order.date}T06:05:00Z`,
          blocks: sayAll(source, body, values),
        },
        values: { customer: order.buyer.contact.split(' ')[0]! },
        lines: linesOf(order),
      },
    );
  },
};

/** What he says to his colleagues. */
const notes: Record<Language, readonly [string, string]> = {
  en: [
    'Came to me by mistake, can one of you key this in? <customer> gets the usual 5 %.\n\nBram',
    'For you, see below. I am on the road until 4.\nBram',
  ],
  de: [
    'Ist bei mir gelandet, kann das jemand von euch erfassen? <customer> bekommt die üblichen 5 %.\n\nBram',
    'Für euch, siehe unten. Bin bis 16 Uhr unterwegs.\nBram',
  ],
  nl: [
    'Kwam bij mij binnen, kan iemand van jullie dit invoeren? <customer> krijgt de gewone 5 %.\n\nBram',
    'Voor jullie, zie hieronder. Ik zit tot 4 uur in de auto.\nBram',
  ],
  fr: [
    "Arrivé chez moi, l'un de vous peut-il saisir ça ? <customer> a ses 5 % habituels.\n\nBram",
    'Pour vous, voir plus bas. Je suis sur la route jusqu’à 16 h.\nBram',
  ],
  es: [
    'Me ha llegado a mí, ¿alguien lo puede meter? <customer> tiene el 5 % de siempre.\n\nBram',
    'Para vosotros, ved abajo. Estoy en ruta hasta las 4.\nBram',
  ],
  it: [
    'È arrivato a me, qualcuno può inserirlo? <customer> ha il solito 5 %.\n\nBram',
    'Per voi, vedi sotto. Sono in viaggio fino alle 16.\nBram',
  ],
  pt: [
    'Veio ter comigo, alguém pode lançar isto? <customer> tem os 5 % do costume.\n\nBram',
    'Para vocês, ver abaixo. Estou na estrada até às 16h.\nBram',
  ],
  pl: [
    'Trafiło do mnie, czy ktoś może to wprowadzić? <customer> ma swoje 5 %.\n\nBram',
    'Dla was, poniżej. Jestem w trasie do 16.\nBram',
  ],
  da: [
    'Den havnede hos mig, kan en af jer taste den? <customer> får de sædvanlige 5 %.\n\nBram',
    'Til jer, se nedenfor. Jeg er på farten til kl. 16.\nBram',
  ],
};

const letters: Letters = {
  en: {
    subject: 'As discussed on the phone',
    body: [
      'Hi Bram,',
      'good to see you on Tuesday. As promised, this is what we take:',
      '<list>',
      'Our number is <n>.',
      'See you soon\n<sign>',
    ],
  },
  de: {
    subject: 'Wie am Telefon besprochen',
    body: [
      'Hallo Bram,',
      'schön, dass du am Dienstag da warst. Wie versprochen, das nehmen wir:',
      '<list>',
      'Unsere Nummer dafür: <n>.',
      'Bis bald\n<sign>',
    ],
  },
  nl: {
    subject: 'Zoals telefonisch besproken',
    body: [
      'Dag Bram,',
      'leuk dat je er dinsdag was. Zoals beloofd, dit nemen we af:',
      '<list>',
      'Ons nummer is <n>.',
      'Tot gauw\n<sign>',
    ],
  },
  fr: {
    subject: 'Comme convenu au téléphone',
    body: [
      'Bonjour Bram,',
      'merci d’être passé mardi. Comme promis, voici ce que nous prenons :',
      '<list>',
      'Notre numéro : <n>.',
      'À bientôt\n<sign>',
    ],
  },
  es: {
    subject: 'Lo hablado por teléfono',
    body: [
      'Hola Bram:',
      'me alegró verte el martes. Como te prometí, nos quedamos con esto:',
      '<list>',
      'Nuestro número es <n>.',
      'Hasta pronto\n<sign>',
    ],
  },
  it: {
    subject: 'Come detto al telefono',
    body: [
      'Ciao Bram,',
      'grazie della visita di martedì. Come promesso, prendiamo questo:',
      '<list>',
      'Il nostro numero è <n>.',
      'A presto\n<sign>',
    ],
  },
  pt: {
    subject: 'Como falámos ao telefone',
    body: [
      'Olá Bram,',
      'foi bom ver-te na terça. Como prometido, ficamos com isto:',
      '<list>',
      'O nosso número é <n>.',
      'Até breve\n<sign>',
    ],
  },
  pl: {
    subject: 'Zgodnie z rozmową',
    body: [
      'Cześć Bram,',
      'dzięki za wizytę we wtorek. Tak jak obiecałem, bierzemy:',
      '<list>',
      'Nasz numer to <n>.',
      'Do zobaczenia\n<sign>',
    ],
  },
  da: {
    subject: 'Som aftalt i telefonen',
    body: [
      'Hej Bram,',
      'godt at se dig i tirsdags. Som lovet tager vi det her:',
      '<list>',
      'Vores nummer er <n>.',
      'Vi ses\n<sign>',
    ],
  },
};
