import { columnsOf, drawSums } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: our offer as a web page would print it, with a day until which it holds. */
export const family: DrawnFamily = {
  about: 'negative: quotation in the look of a web shop, valid until a day, with prices and total',
  type: 'quotation',
  order: { lines: [1, 9], tax: true, delivery: 'date' },
  paper: { faces: ['lato', 'sans', 'helvetica'] },
  draw(paper, sheet) {
    const { print, word, random, language, order, sentences } = sheet;
    const [left, right] = [52, paper.width - 52];
    paper.text(order.supplier.brand, left, 40, { size: 20, bold: true, color: '#1769aa' });
    paper.text(word('quotation'), left, 78, { size: 15 });
    paper.text(`${word('quotationNumber')} ${random.fill('Q#####')}`, left, 102);
    paper.text(
      `${word('date')} ${print.day(order.date)}   ${word('validUntil')} ${print.delivery()}`,
      left,
      116,
    );
    paper.lines(print.party('buyer', 'company', 'contact', 'street', 'town', 'country'), left, 146);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'phone', 'email'), 330, 146);
    const start = paper.paragraph(sentences('quotationOpening', 1)[0]!, left, 226, right - left);
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['yourArticle', 80],
      ['description', right - left - 382],
      ['quantity', 62],
      ['unit', 50],
      ['price', 70],
      ['lineTotal', 80],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 12, bottom: paper.height - 120 },
      { rules: 'rows', padding: 5, head: { color: '#1769aa' } },
    );
    const last = drawSums(paper, sheet, { x: right - 230, y: end + 8, right: right - 4, withCurrency: true });
    paper.text(`${labelIn(language, 'payment')}: ${word('paymentTermsValue')}`, left, last + 16);
  },
};
