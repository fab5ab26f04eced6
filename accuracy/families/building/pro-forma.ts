import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: we ask to be paid before we deliver. The customer's order number stands in it. */
export const family: DrawnFamily = {
  about:
    'negative: pro forma invoice in the standard report of a mid-size ERP, with bank and the order’s number',
  type: 'invoice',
  order: { lines: [1, 9], tax: true },
  draw(paper, sheet) {
    const { print, word, random, language, order } = sheet;
    const [left, right] = [50, paper.width - 50];
    paper.text(labelIn(language, 'proForma'), left, 38, { size: 14, bold: true });
    paper.text(`${word('page')} 1`, left, 56, { size: 8 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 84);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'phone', 'vatId'), right - 190, 84, {
      size: 8,
      width: 190,
      align: 'right',
    });
    const facts = [
      [word('invoiceNumber'), random.fill('PF-######')],
      [word('invoiceDate'), print.day(order.date)],
      [word('yourOrder'), order.number],
      [word('dueDate'), print.day(order.date)],
      ...factsOf(sheet, ['customerNumber', 'deliveryTerms', 'currency']),
    ] as [string, string][];
    drawFacts(paper, facts, { x: left, y: 170, labelWidth: 130, width: 320, step: 13 });
    const columns = columnsOf(sheet, [
      ['yourArticle', 72],
      ['description', right - left - 326],
      ['quantity', 58],
      ['unit', 50],
      ['price', 66],
      ['lineTotal', 80],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 276, bottom: paper.height - 150 },
      { rules: 'none' },
    );
    const last = drawSums(paper, sheet, { x: right - 240, y: end + 8, right, withCurrency: true });
    paper.text(`${word('bank')}: IBAN ${random.fill('NL## INGB 000# #### ##')}`, left, last + 24);
    paper.text(`${word('paymentTerms')}: ${word('paymentTermsValue')}`, left, last + 40);
  },
};
