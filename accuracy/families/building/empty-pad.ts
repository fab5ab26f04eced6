import type { DrawnFamily } from '../family.ts';

/** Not an order: our own order pad before anybody has written on it. */
export const family: DrawnFamily = {
  about: 'negative: our order pad with dotted lines and a ruled table, nothing filled in',
  type: 'unknown',
  order: { lines: [1, 1] },
  paper: { faces: ['helvetica', 'times', 'lato'] },
  draw(paper, { word, order, random, sentences }) {
    const [left, right] = [54, paper.width - 54];
    const tone = random.pick(['#9c1f2e', '#20527a', '#333333']);
    paper.text(order.supplier.brand.toUpperCase(), left, 34, { size: 30, bold: true, color: tone });
    const us = [order.supplier.company, order.supplier.street, order.supplier.townLine, order.supplier.email];
    paper.fitted(us.join('  ·  '), left, 76, right - left, { size: 8 });
    paper.text(word('orderForm'), 340, 44, { size: 16, width: right - 340, align: 'right' });
    const fields = [
      'buyer',
      'buyerContact',
      'phone',
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'shipTo',
    ] as const;
    fields.forEach((term, i) => {
      const y = 110 + i * 24;
      paper.text(word(term), left, y + 5, { size: 8 });
      paper.line(left + 120, y + 17, right, y + 17, { dash: 1.5, thickness: 0.5 });
    });
    const edges = [left, left + 100, right - 170, right - 110, right - 60, right];
    const heads = ['yourArticle', 'description', 'quantity', 'unit', 'price'] as const;
    const top = 300;
    paper.box(left, top, right - left, 18, { fill: tone });
    heads.forEach((term, i) => {
      paper.fitted(word(term), edges[i]! + 4, top + 4, edges[i + 1]! - edges[i]! - 8, {
        bold: true,
        color: '#ffffff',
      });
    });
    const rows = random.whole(10, 15);
    for (let i = 1; i <= rows; i++)
      paper.line(left, top + 18 + i * 24, right, top + 18 + i * 24, { thickness: 0.4 });
    for (const x of edges) paper.line(x, top, x, top + 18 + rows * 24, { thickness: 0.4 });
    const end = paper.paragraph(sentences('instruction', 1)[0]!, left, top + 36 + rows * 24, right - left, {
      size: 8,
    });
    paper.text(`${word('signature')}: ____________________`, left, end + 16);
  },
};
