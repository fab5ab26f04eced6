import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Supplier, ship-to and bill-to side by side; the heads of the table white on dark, every second row shaded. */
export const family: DrawnFamily = {
  about: 'three address columns, white on dark heads, zebra rows',
  order: { lines: [2, 16], shipTo: 'other', billTo: 'other' },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [8, 9.5] },
  draw(paper, { print, word, order, random, sentences }) {
    const [left, right] = [40, 555];
    const dark = random.pick(['#1f3a5f', '#333333', '#7a1f2b', '#14532d']);
    paper.text(print.value('buyer', 'brand'), left, 34, { size: 22, bold: true, color: dark });
    paper.text(word('title'), left, 66, { size: 13 });
    const facts: [string, string | null][] = [
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('deliveryDate'), print.delivery()],
      [word('currency'), print.currency()],
      [word('paymentTerms'), word('paymentTermsValue')],
    ];
    facts
      .filter(([, value]) => value !== null)
      .forEach(([name, value], i) => {
        paper.text(name, 340, 36 + i * 14, { bold: true, size: 8.5 });
        paper.fitted(value!, 440, 36 + i * 14, right - 440, { size: 8.5 });
      });
    const blocks = [
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country', 'email')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [word('billTo'), print.party('billTo', 'company', 'extra', 'street', 'town', 'country')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 173;
      paper.text(head.toUpperCase(), x, 126, { bold: true, size: 8, color: dark });
      let y = 139;
      for (const text of texts) y = paper.paragraph(text, x, y, 162);
    });
    const articles = order.lines.some((line) => line.article) ? 'article' : 'yourArticle';
    const columns: Column<PrintedLine>[] = [
      { head: word(articles), width: 82, cell: (line) => line[articles]() },
      { head: word('description'), width: 190, cell: (line) => line.description() },
      { head: word('quantity'), width: 58, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 45, cell: (line) => line.unit() },
      { head: word('price'), width: 66, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 74, align: 'right', cell: (line) => line.total() },
    ];
    const look = { rules: 'none', zebra: '#eef1f4', head: { fill: dark, color: '#ffffff' } } as const;
    let y = drawTable(paper, columns, print.lines, { x: left, y: 236, bottom: 700 }, look);
    for (const { kind, text } of print.sums()) {
      paper.text(word(kind), 380, y + 6, { width: 90, align: 'right', bold: kind === 'total' });
      paper.text(text, 475, y + 6, { width: right - 478, align: 'right', bold: kind === 'total' });
      y += 15;
    }
    const buyer = print.party('buyer', 'company', 'street', 'town', 'vatId', 'phone');
    paper.text(buyer.join('  |  '), left, paper.height - 44, {
      size: 6.5,
      width: right - left,
      align: 'center',
    });
    paper.paragraph(sentences('closing', 1)[0]!, left, y + 18, 300, { size: 8 });
  },
};
