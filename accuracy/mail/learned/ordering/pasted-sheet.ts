import { formatNumber } from '../../../print/formats.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { htmlOnly } from '../../kit/html-only.ts';
import type { Letters } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import { paperWords } from '../../kit/paper-words.ts';
import type { Block, MailFamily, MailSource } from '../../mail-family.ts';

/** Rows of a sheet pasted into a mail of HTML only, with prices and a row of the sum. */
export const pastedSheet: MailFamily = {
  name: 'pasted-sheet-html',
  category: 'purchase_order',
  make: (source) => {
    const order = source.newOrder({ lines: [2, 8] });
    const values = { sheet: sheetOf(source, order) };
    const draft = orderMail(source, order, letters[source.language], {
      values,
      lines: linesOf(order, 'numbered'),
    });
    return { ...draft, eml: htmlOnly(draft, source.random) };
  },
};

function sheetOf({ random, place, language }: MailSource, order: ReturnType<MailSource['newOrder']>): Block {
  const style = random.pick(place.numbers);
  const { columns, sum } = paperWords[language];
  const [, article, goods, quantity, price, amount] = columns;
  const money = (value: number) => formatNumber(value, 2, style);
  const rows = order.lines.map((line) => [
    line.article ?? line.yourArticle ?? '',
    line.description,
    String(quantityOf(line)),
    line.unit,
    money(line.price),
    money(line.total),
  ]);
  return {
    kind: 'table',
    head: [article, goods, quantity, '', price, amount],
    rows: [...rows, ['', sum, '', '', '', `${money(order.subtotal)} ${order.currency}`]],
  };
}

const letters: Letters = {
  en: {
    subject: '<n> {for you|please book}',
    body: [
      'Dear sales desk,',
      'copied straight from our planning, number <n>. Go ahead with it as it stands.',
      '<sheet>',
      'Thank you!\n<sign>',
    ],
  },
  de: {
    subject: '<n> {für euch|bitte einbuchen}',
    body: [
      'Liebes Verkaufsteam,',
      'direkt aus unserer Planung kopiert, Nummer <n>. So bitte ausführen.',
      '<sheet>',
      'Besten Dank!\n<sign>',
    ],
  },
  nl: {
    subject: '<n> {voor jullie|graag inboeken}',
    body: [
      'Beste verkoop,',
      'rechtstreeks uit onze planning gekopieerd, nummer <n>. Zo mag het de deur uit.',
      '<sheet>',
      'Hartelijk dank!\n<sign>',
    ],
  },
  fr: {
    subject: '<n> {pour vous|à enregistrer}',
    body: [
      'Cher service commercial,',
      'copié tel quel de notre planning, numéro <n>. Vous pouvez lancer ainsi.',
      '<sheet>',
      'Merci !\n<sign>',
    ],
  },
  es: {
    subject: '<n> {para ustedes|por favor, registrar}',
    body: [
      'Estimado equipo de ventas:',
      'copiado directamente de nuestra planificación, número <n>. Pueden servirlo tal cual.',
      '<sheet>',
      '¡Muchas gracias!\n<sign>',
    ],
  },
  it: {
    subject: '<n> {per voi|da registrare}',
    body: [
      'Gentile ufficio vendite,',
      'copiato direttamente dalla nostra pianificazione, numero <n>. Procedete pure così.',
      '<sheet>',
      'Grazie mille!\n<sign>',
    ],
  },
  pt: {
    subject: '<n> {para vocês|favor registar}',
    body: [
      'Caros colegas das vendas,',
      'copiado diretamente do nosso planeamento, número <n>. Podem avançar assim.',
      '<sheet>',
      'Muito obrigado!\n<sign>',
    ],
  },
  pl: {
    subject: '<n> {dla Państwa|proszę wprowadzić}',
    body: [
      'Szanowni Państwo,',
      'skopiowane prosto z naszego planu, numer <n>. Proszę realizować w tej postaci.',
      '<sheet>',
      'Dziękuję!\n<sign>',
    ],
  },
  da: {
    subject: '<n> {til jer|bedes bogført}',
    body: [
      'Kære salg,',
      'kopieret direkte fra vores planlægning, nummer <n>. Kør den bare sådan.',
      '<sheet>',
      'Mange tak!\n<sign>',
    ],
  },
};
