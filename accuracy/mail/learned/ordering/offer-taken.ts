import type { Language } from '../../../languages.ts';
import { supplier } from '../../../order/supplier.ts';
import { formatNumber } from '../../../print/formats.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { type Letters, say, text } from '../../kit/letter.ts';
import { plainOrder, quantityOf } from '../../kit/lines.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** "Yes, go ahead with 1 and 3" above our own quotation: what is quoted is history, and somebody must enter it. */
export const offerTaken: MailFamily = {
  name: 'go-ahead-for-some',
  category: 'purchase_order',
  make: (source) => {
    const drawn = plainOrder(source, 4, 6);
    const order = { ...drawn, lines: drawn.lines.map((line, i) => ({ ...line, position: i + 1 })) };
    const { random, words, language } = source;
    const [first, second] = random.pick([
      [0, 2],
      [1, 3],
      [0, 3],
      [0, 1],
    ] as const);
    const offer = random.fill('{Q|AN}-#####');
    const subject = say(source, offers[language].subject, { offer });
    const values = { one: String(first + 1), two: String(second + 1) };
    const letter = { subject: `${words.reply} ${subject}`, body: letters[language].body };
    return orderMail(source, order, letter, {
      values,
      inner: {
        kind: 'reply',
        from: supplier,
        to: order.buyer,
        subject,
        date: `${order.date}T05:50:00Z`,
        blocks: [text(offers[language].opening), quoted(source, order), text(supplier.contact)],
      },
      lines: [],
      takesOffer: true,
    });
  },
};

function quoted({ random, place }: MailSource, { lines, currency }: ReturnType<typeof plainOrder>): Block {
  const style = random.pick(place.numbers);
  const rows = lines.map((line) => [
    `Pos. ${line.position}`,
    line.description,
    `${quantityOf(line)} ${line.unit}`,
    `${formatNumber(line.price, 2, style)} ${currency}`,
  ]);
  return { kind: 'table', head: null, rows };
}

const offers: Record<Language, { subject: string; opening: string }> = {
  en: { subject: 'Our quotation <offer>', opening: 'thank you for asking. We can offer:' },
  de: { subject: 'Unser Angebot <offer>', opening: 'vielen Dank für Ihre Anfrage. Wir bieten an:' },
  nl: { subject: 'Onze offerte <offer>', opening: 'dank voor uw aanvraag. Wij bieden u aan:' },
  fr: { subject: 'Notre devis <offer>', opening: 'merci de votre demande. Nous vous proposons :' },
  es: { subject: 'Nuestra oferta <offer>', opening: 'gracias por su consulta. Les ofrecemos:' },
  it: { subject: 'La nostra offerta <offer>', opening: 'grazie per la richiesta. Vi offriamo:' },
  pt: { subject: 'A nossa proposta <offer>', opening: 'obrigado pelo pedido de preços. Propomos:' },
  pl: { subject: 'Nasza oferta <offer>', opening: 'dziękujemy za zapytanie. Oferujemy:' },
  da: { subject: 'Vores tilbud <offer>', opening: 'tak for forespørgslen. Vi kan tilbyde:' },
};

const letters: Record<Language, Pick<Letters['en'], 'body'>> = {
  en: {
    body: [
      'Hi Ingrid,',
      '{yes please, go ahead with pos <one> and <two>|we are fine with that. Please deliver items <one> and <two>, the others not for now}.',
      '<sign>',
    ],
  },
  de: {
    body: [
      'Hallo Frau Halvorsen,',
      '{ja bitte, Pos. <one> und <two> so liefern|passt für uns. Bitte Pos. <one> und <two> ausliefern, den Rest vorerst nicht}.',
      '<sign>',
    ],
  },
  nl: {
    body: [
      'Dag Ingrid,',
      '{ja graag, pos. <one> en <two> mogen jullie leveren|akkoord. Lever maar pos. <one> en <two>, de rest voorlopig niet}.',
      '<sign>',
    ],
  },
  fr: {
    body: [
      'Bonjour Ingrid,',
      '{c’est bon pour nous, allez-y avec les pos. <one> et <two>|d’accord. Livrez les postes <one> et <two>, le reste pas pour le moment}.',
      '<sign>',
    ],
  },
  es: {
    body: [
      'Hola Ingrid:',
      '{sí, adelante con las pos. <one> y <two>|de acuerdo. Envíennos las posiciones <one> y <two>, lo demás de momento no}.',
      '<sign>',
    ],
  },
  it: {
    body: [
      'Ciao Ingrid,',
      '{sì, procedete con le pos. <one> e <two>|per noi va bene. Consegnate le posizioni <one> e <two>, il resto per ora no}.',
      '<sign>',
    ],
  },
  pt: {
    body: [
      'Olá Ingrid,',
      '{sim, avancem com as pos. <one> e <two>|por nós está bem. Entreguem as posições <one> e <two>, o resto por agora não}.',
      '<sign>',
    ],
  },
  pl: {
    body: [
      'Dzień dobry,',
      '{tak, bierzemy poz. <one> i <two>|zgoda. Proszę dostarczyć pozycje <one> i <two>, reszty na razie nie}.',
      '<sign>',
    ],
  },
  da: {
    body: [
      'Hej Ingrid,',
      '{ja tak, kør bare med pos. <one> og <two>|det er fint. Lever venligst pos. <one> og <two>, resten ikke lige nu}.',
      '<sign>',
    ],
  },
};
