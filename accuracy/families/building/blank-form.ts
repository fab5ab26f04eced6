import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: a form to be filled in. The articles are printed, the quantities and the buyer are not. */
export const family: DrawnFamily = {
  about: 'negative: order form that nobody has filled in',
  type: 'unknown',
  order: { lines: [6, 18], articles: 'yours' },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [left, right] = [50, 545];
    paper.text(word('orderForm'), left, 40, { size: 20, bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'email'), 380, 40, { size: 8 });
    const labels = [word('buyer'), word('shipTo'), word('orderNumber'), word('orderDate'), word('phone')];
    labels.forEach((label, i) => {
      const y = 96 + i * 20;
      paper.text(`${label}:`, left, y);
      paper.line(left + 130, y + 11, right, y + 11, { thickness: 0.4 });
    });
    const columns: Column<PrintedLine>[] = [
      { head: word('article'), width: 90, cell: (line) => line.yourArticle() },
      { head: word('description'), width: 240, cell: (line) => line.description() },
      { head: word('price'), width: 75, align: 'right', cell: (line) => line.price() },
      { head: word('quantity'), width: 90, cell: () => '' },
    ];
    const end = drawTable(paper, columns, print.lines, { x: left, y: 212, bottom: 730 }, { rules: 'all' });
    paper.text(`${word('signature')}: ____________________`, left, end + 26);
  },
};
