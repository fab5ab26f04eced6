import { orderSheet } from '../../kit/data-files.ts';
import type { Letters } from '../../kit/letter.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, ordersOf, splitMail } from '../../kit/several.ts';
import type { MailFamily } from '../../mail-family.ts';

/** The same order twice, as PDF and as a sheet of Excel: one order. */
export const paperAndSheet: MailFamily = {
  name: 'paper-and-its-sheet',
  category: 'purchase_order',
  make: async (source) => {
    const orders = ordersOf(source, 1);
    const [order] = orders as [(typeof orders)[0]];
    const files = [await orderPaper(source, `${fileNumber(order)}.pdf`, order), orderSheet(source, order)];
    const attachments = source.random.chance(0.5) ? files : files.reverse();
    return splitMail(source, letters[source.language], onPaper(orders), { attachments });
  },
};

const letters: Letters = {
  en: {
    subject: '<n>',
    body: [
      'Dear Sales,',
      'PO <n> as PDF for the file, and once more in Excel so that you can copy and paste. It is the same thing.',
      '<sign>',
    ],
  },
  de: {
    subject: '<n>',
    body: [
      'Liebes Team,',
      'Bestellung <n> als PDF für die Akte und nochmals in Excel zum Kopieren. Inhaltlich dasselbe.',
      '<sign>',
    ],
  },
  nl: {
    subject: '<n>',
    body: [
      'Beste binnendienst,',
      'order <n> als PDF voor het archief en nog eens in Excel, dan kun je kopiëren. Het is hetzelfde.',
      '<sign>',
    ],
  },
  fr: {
    subject: '<n>',
    body: [
      'Chers collègues,',
      'commande <n> en PDF pour le dossier, et de nouveau en Excel pour le copier-coller. C’est la même chose.',
      '<sign>',
    ],
  },
  es: {
    subject: '<n>',
    body: [
      'Estimados:',
      'pedido <n> en PDF para el archivo y otra vez en Excel para copiar y pegar. Es lo mismo.',
      '<sign>',
    ],
  },
  it: {
    subject: '<n>',
    body: [
      'Cari colleghi,',
      'ordine <n> in PDF per l’archivio e di nuovo in Excel per il copia e incolla. È la stessa cosa.',
      '<sign>',
    ],
  },
  pt: {
    subject: '<n>',
    body: [
      'Caros senhores,',
      'encomenda <n> em PDF para o arquivo e outra vez em Excel para copiar e colar. É a mesma coisa.',
      '<sign>',
    ],
  },
  pl: {
    subject: '<n>',
    body: [
      'Szanowni Państwo,',
      'zamówienie <n> w PDF do akt i jeszcze raz w Excelu do kopiowania. To to samo.',
      '<sign>',
    ],
  },
  da: {
    subject: '<n>',
    body: [
      'Kære salg,',
      'ordre <n> som PDF til arkivet og en gang til i Excel, så I kan kopiere. Det er det samme.',
      '<sign>',
    ],
  },
};
