import { drawFacts, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/**
 * The standard report of a mid-size ERP: three address columns of which only the middle one has a heading, facts below
 * them in two columns, the page number above all.
 */
export const family: DrawnFamily = {
  about: 'three address columns, the outer two without headings, facts in two columns below',
  order: { lines: [1, 12], articles: 'own', per: 1 },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [left, right] = [50, paper.width - 50];
    const third = (right - left) / 3;
    paper.text(word('title'), left, 38, { size: 14, bold: true });
    paper.text(`${word('page')} 1`, left, 56, { size: 8 });
    paper.lines(print.party('supplier', 'company', 'contact', 'street', 'town', 'country'), left, 84);
    paper.text(word('shipTo'), left + third, 84, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left + third, 98, {
      size: 8,
    });
    const home = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.lines(home, left + 2 * third, 84, { size: 8, width: third, align: 'right' });
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'supplierNumber',
      'paymentTerms',
      'buyerContact',
      'phone',
      'email',
      'vatId',
      'carrier',
    ]);
    const half = Math.ceil(facts.length / 2);
    [facts.slice(0, half), facts.slice(half)].forEach((part, i) => {
      drawFacts(paper, part, {
        x: left + i * 260,
        y: 178,
        labelWidth: 110,
        width: 250,
        step: 13,
        label: { size: 8 },
        value: { size: 8 },
      });
    });
    const columns = [
      { head: word('article'), width: 72, cell: (line: PrintedLine) => line.article() },
      { head: word('description'), width: 165, cell: (line: PrintedLine) => line.description() },
      numeric('quantity', 58, (line) => line.quantity()),
      { head: word('unit'), width: 52, cell: (line: PrintedLine) => line.unit() },
      numeric('price', 72, (line) => line.price()),
      numeric('lineTotal', right - left - 419, (line) => line.total()),
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 260, bottom: paper.height - 120, nextPage: () => 80 },
      { rules: 'none', head: { size: 8 }, padding: 2, valign: 'bottom' },
    );
    let y = end + 8;
    for (const { kind, text } of print.sums()) {
      const label = kind === 'total' ? `${word('total')} ${print.currency()}` : word(kind);
      const bold = kind === 'total';
      if (bold) paper.line(right - 76, y - 1, right, y - 1);
      paper.text(label, left + 237, y, { bold });
      paper.text(text, right - 90, y, { bold, width: 88, align: 'right' });
      y += 14;
    }
    paper.line(right - 76, y, right, y);
    paper.line(right - 76, y + 2, right, y + 2);

    function numeric(
      term: 'quantity' | 'price' | 'lineTotal',
      width: number,
      cell: (line: PrintedLine) => string,
    ) {
      return { head: word(term), width, align: 'right' as const, cell };
    }
  },
};
