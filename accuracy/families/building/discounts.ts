import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** A discount column, and the sums as the last rows of the table itself. */
export const family: DrawnFamily = {
  about: 'discount column; the sums are rows of the table',
  order: { lines: [2, 10], discounts: true, tax: true },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const left = 40;
    paper.text(print.value('buyer', 'company'), left, 34, { size: 14, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'phone', 'email'), left, 54, { size: 8 });
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'quoteReference']);
    facts.forEach(([name, value], i) => {
      paper.text(name, 320, 36 + i * 15, { size: 8, bold: true });
      paper.text(value, 430, 36 + i * 15, { size: 8 });
    });
    paper.text(word('title'), left, 116, { size: 16 });
    paper.text(word('supplier'), left, 144, { size: 7.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 155);
    paper.text(word('shipTo'), 320, 144, { size: 7.5 });
    paper.lines(print.party('shipTo', 'company', 'street', 'town', 'country'), 320, 155);
    const columns = columnsOf(sheet, [
      ['position', 32],
      ['article', 70],
      ['description', 168],
      ['quantity', 48],
      ['unit', 36],
      ['price', 56],
      ['discount', 44],
      ['lineTotal', 62],
    ]);
    const end = drawTable(paper, columns, print.lines, { x: left, y: 226, bottom: 680 }, { rules: 'all' });
    const wide = columns.reduce((sum, { width }) => sum + width, 0);
    const sums: Column<[string, string]>[] = [
      { head: '', width: wide - 62, align: 'right', cell: ([label]) => label },
      { head: '', width: 62, align: 'right', cell: ([, text]) => text },
    ];
    const rows = print.sums().map(({ kind, text }): [string, string] => {
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : kind === 'total' ? ` ${print.currency()}` : '';
      return [`${word(kind)}${rate}`, text];
    });
    drawTable(paper, sums, rows, { x: left, y: end, bottom: 800 }, { rules: 'all', headless: true });
    paper.text(`${word('buyerContact')}: ${print.value('buyer', 'contact')}`, left, paper.height - 50);
  },
};
