import { drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: money back for goods sent back, in a form with tiny labels in boxes. */
export const family: DrawnFamily = {
  about: 'negative: credit memo on a preprinted form, with the order’s number and all prices',
  type: 'credit_note',
  order: { lines: [1, 6], tax: true, freight: false },
  paper: { faces: ['helvetica', 'condensed', 'courier', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, random, order } = sheet;
    const [left, right] = [34, paper.width - 34];
    paper.text(order.supplier.company, left, 30, { size: 13, bold: true });
    paper.lines(print.party('supplier', 'street', 'town', 'vatId', 'phone'), left, 50, { size: 7 });
    paper.box(320, 28, right - 320, 70);
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), 330, 40);
    paper.text(word('creditNote'), left, 104, { size: 12, bold: true });
    const facts = [
      [word('creditNoteNumber'), random.fill('CN-#####')],
      [word('date'), print.day(order.date)],
      [word('invoiceNumber'), random.fill('9#######')],
      [word('yourOrder'), order.number],
      ...factsOf(sheet, ['customerNumber', 'currency']),
    ] as [string, string][];
    paper.box(left, 122, right - left, facts.length * 14 + 8);
    drawFacts(paper, facts, { x: left + 6, y: 127, labelWidth: 160, width: 420, step: 14 });
    const columns: Column<PrintedLine>[] = [
      { head: word('yourArticle'), width: 84, cell: (line) => line.yourArticle() || line.article() },
      { head: word('description'), width: right - left - 350, cell: (line) => line.description() },
      { head: word('quantity'), width: 64, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 48, cell: (line) => line.unit() },
      { head: word('price'), width: 70, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 84, align: 'right', cell: (line) => line.total() },
    ];
    const place = { x: left, y: 240, bottom: paper.height - 120 };
    const end = drawTable(paper, columns, print.lines, place, { rules: 'columns', head: { size: 7 } });
    drawSums(paper, sheet, { x: right - 240, y: end + 8, right: right - 3, withCurrency: true });
  },
};
