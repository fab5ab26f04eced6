import type { Language } from '../../../languages.ts';
import type { Order } from '../../../order/order.ts';
import { drawing, logo } from '../../kit/company-files.ts';
import { orderSheet } from '../../kit/data-files.ts';
import { inMannerOf } from '../../kit/manner.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { onPaper, splitMail } from '../../kit/several.ts';
import { stockOrders } from '../../kit/stock.ts';
import type { MailFamily, MailSource } from '../../mail-family.ts';

/** Two orders: either one as PDF and the other as a sheet only, or each as both. */
export const paperHereSheetThere: MailFamily = {
  name: 'paper-here-sheet-there',
  category: 'purchase_order',
  make: async (source) => {
    const { random, language } = source;
    const orders = stockOrders(source, random.whole(1, 4), random.whole(2, 5));
    const [first, second] = orders as [Order, Order];
    const isTwin = random.chance(0.5);
    const { subject, apart, twins } = remarks[language];
    const papers = isTwin
      ? [await paper(source, first), orderSheet(source, first), await paper(source, second)]
      : [await paper(source, first)];
    const attachments = [
      ...papers,
      orderSheet(source, second),
      ...(random.chance(0.4) ? [await drawing(source, first.buyer)] : []),
      await logo(first.buyer),
    ];
    const letter = inMannerOf(source, { subject, said: [isTwin ? twins : apart] });
    return splitMail(source, letter, onPaper(orders), {
      values: { one: first.number, two: second.number },
      attachments,
    });
  },
};

const paper = (source: MailSource, order: Order) => orderPaper(source, `${fileNumber(order)}.pdf`, order);

const remarks: Record<Language, { subject: string; apart: string; twins: string }> = {
  en: {
    subject: '{2 POs|Orders <one> and <two>|Two orders}',
    apart:
      'Two orders for you: <one> is the PDF, <two> only exists as a spreadsheet, our other site can’t print PDFs yet.',
    twins:
      'Attached are <one> and <two>, each as PDF and as Excel for those of you who prefer it. Same content.',
  },
  de: {
    subject: '{2 Bestellungen|<one> und <two>|Zwei Bestellungen von uns}',
    apart:
      'Zwei Bestellungen: <one> als PDF, <two> gibt es nur als Excel, das andere Werk kann noch kein PDF.',
    twins: 'Anbei <one> und <two>, jeweils als PDF und nochmal als Excel, Inhalt ist derselbe.',
  },
  nl: {
    subject: '{2 bestellingen|<one> en <two>|Twee orders}',
    apart:
      'Twee bestellingen: <one> als pdf, <two> is er alleen als Excel, de andere vestiging kan nog geen pdf maken.',
    twins: 'Bijgaand <one> en <two>, allebei als pdf en ook als Excel, de inhoud is gelijk.',
  },
  fr: {
    subject: '{2 commandes|<one> et <two>|Deux commandes}',
    apart:
      'Deux commandes : <one> en PDF, <two> n’existe qu’en Excel, notre autre site ne sait pas encore faire de PDF.',
    twins: 'Ci-joint <one> et <two>, chacune en PDF et aussi en Excel, le contenu est le même.',
  },
  es: {
    subject: '{2 pedidos|<one> y <two>|Dos pedidos}',
    apart: 'Dos pedidos: <one> en PDF, <two> solo lo tenemos en Excel, la otra sede aún no saca PDF.',
    twins: 'Adjunto <one> y <two>, cada uno en PDF y también en Excel, el contenido es el mismo.',
  },
  it: {
    subject: '{2 ordini|<one> e <two>|Due ordini}',
    apart: 'Due ordini: <one> in pdf, <two> c’è solo in Excel, l’altra sede non riesce ancora a fare il pdf.',
    twins: 'Allego <one> e <two>, ognuno in pdf e anche in Excel, il contenuto è lo stesso.',
  },
  pt: {
    subject: '{2 encomendas|<one> e <two>|Duas encomendas}',
    apart: 'Duas encomendas: <one> em PDF, <two> só existe em Excel, a outra unidade ainda não faz PDF.',
    twins: 'Seguem <one> e <two>, cada uma em PDF e também em Excel, o conteúdo é o mesmo.',
  },
  pl: {
    subject: '{2 zamówienia|<one> i <two>|Dwa zamówienia}',
    apart: 'Dwa zamówienia: <one> w PDF, <two> mamy tylko w Excelu, drugi zakład nie robi jeszcze PDF-ów.',
    twins: 'W załączeniu <one> i <two>, każde w PDF i dodatkowo w Excelu, treść ta sama.',
  },
  da: {
    subject: '{2 ordrer|<one> og <two>|To ordrer}',
    apart: 'To ordrer: <one> som pdf, <two> findes kun i Excel, den anden afdeling kan ikke lave pdf endnu.',
    twins: 'Vedhæftet <one> og <two>, hver som pdf og også som Excel, indholdet er det samme.',
  },
};
