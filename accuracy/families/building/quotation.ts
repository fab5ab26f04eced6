import { columnsOf, drawFacts, drawSums } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: an offer by letter, with prices and an end of validity. */
export const family: DrawnFamily = {
  about: 'negative: quotation of a supplier as a letter',
  type: 'quotation',
  order: { lines: [1, 6], tax: false, delivery: 'week' },
  draw(paper, sheet) {
    const { print, word, random, sentences } = sheet;
    const [left, right] = [62, 535];
    paper.text(print.party('supplier', 'company', 'street', 'town').join(' · '), left, 110, { size: 7 });
    paper.lines(print.party('buyer', 'company', 'contact', 'street', 'town'), left, 124);
    const facts = [
      [word('quotationNumber'), random.fill('{Q|A|O}-2####')],
      [word('date'), print.date()],
      [word('validUntil'), print.day('2026-12-31')],
    ] as const;
    drawFacts(paper, facts, { x: 340, y: 124, labelWidth: 95, width: right - 340, mark: ':' });
    paper.text(`${word('quotation')} ${facts[0][1]}`, left, 210, { size: 13, bold: true });
    const start = paper.paragraph(sentences('quotationOpening', 1)[0]!, left, 236, right - left);
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['description', 228],
      ['quantity', 60],
      ['unit', 45],
      ['price', 50],
      ['lineTotal', 50],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 12, bottom: 660 },
      { rules: 'head' },
    );
    const last = drawSums(paper, sheet, { x: 340, y: end + 8, right: right - 3 });
    paper.lines(
      [
        `${word('deliveryDate')}: ${print.delivery()}`,
        `${word('paymentTerms')}: ${word('paymentTermsValue')}`,
      ],
      left,
      last + 12,
    );
    paper.text(sheet.order.supplier.contact, left, last + 60, { italic: true });
  },
};
