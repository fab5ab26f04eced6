import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: an invoice that quotes the customer's order with its number and date. */
export const family: DrawnFamily = {
  about: 'negative: invoice that names the order it belongs to',
  type: 'invoice',
  order: { lines: [1, 8], tax: true },
  draw(paper, { print, word, random, order, sentences }) {
    const left = 50;
    paper.text(order.supplier.company, left, 40, { size: 15, bold: true });
    paper.lines(print.party('supplier', 'street', 'town', 'country', 'vatId'), left, 62, { size: 8 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 130);
    paper.text(word('invoice'), 340, 120, { size: 17, bold: true });
    const facts = [
      [word('invoiceNumber'), random.fill('{RE|INV|F}-25#####')],
      [word('invoiceDate'), print.day('2026-02-11')],
      [word('yourOrder'), print.number()],
      [word('yourOrderDate'), print.date()],
      [word('dueDate'), print.day('2026-03-13')],
    ];
    facts.forEach(([name, value], i) => {
      paper.text(name!, 340, 146 + i * 14);
      paper.text(value!, 455, 146 + i * 14);
    });
    const y = paper.paragraph(sentences('invoiceOpening', 1)[0]!, left, 236, 490);
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 36, cell: (line) => line.position() },
      { head: word('description'), width: 240, cell: (line) => line.description() },
      { head: word('quantity'), width: 64, align: 'right', cell: (line) => line.quantity() },
      { head: word('price'), width: 70, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 85, align: 'right', cell: (line) => line.total() },
    ];
    let below = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 10, bottom: 680 },
      { rules: random.pick(['rows', 'all', 'none']) },
    );
    for (const { kind, text } of print.sums()) {
      paper.text(word(kind), 360, below + 6, { bold: kind === 'total' });
      paper.text(text, 440, below + 6, { width: 102, align: 'right', bold: kind === 'total' });
      below += 15;
    }
    paper.text(`${word('paymentTerms')}: ${word('paymentTermsValue')}`, left, below + 14);
    paper.text(`${word('bank')}: NL91 ABNA 0417 1643 00`, left, below + 30);
  },
};
