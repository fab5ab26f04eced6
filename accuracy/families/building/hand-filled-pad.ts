import type { TextStyle } from '../../kit/paper.ts';
import type { DrawnFamily } from '../family.ts';

/** Our own order pad, printed with our name and filled in by hand by the buyer. */
export const family: DrawnFamily = {
  about: 'our own order pad with our letterhead, the buyer and the items written by hand on dotted lines',
  order: { lines: [1, 8], articles: 'yours', delivery: 'date', notes: false, countedOnly: true },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times', 'lato'] },
  draw(paper, { print, word, order, random }) {
    const [left, right] = [54, paper.width - 54];
    const ink: TextStyle = {
      face: 'hand',
      size: random.pick([15, 16, 17]),
      color: random.pick(['#1a2f7d', '#222222']),
    };
    paper.text(order.supplier.brand.toUpperCase(), left, 34, { size: 30, bold: true, color: '#9c1f2e' });
    paper.text(order.supplier.company, left, 74, { bold: true });
    const us = [order.supplier.street, order.supplier.townLine, order.supplier.phone, order.supplier.email];
    paper.text(us.join('  ·  '), left, 87, { size: 8 });
    paper.text(word('orderForm'), 340, 44, { size: 16, width: right - 340, align: 'right' });
    paper.text(`${word('customerNumber')}: ${order.customerNumber}`, left, 106, { size: 8 });
    const fields = [
      [word('buyer'), print.party('buyer', 'company')[0]!],
      ['', print.party('buyer', 'street', 'town').join(', ')],
      [word('buyerContact'), print.value('buyer', 'contact')],
      [word('phone'), print.value('buyer', 'phone')],
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('deliveryDate'), print.delivery()!],
    ] as const;
    fields.forEach(([label, value], i) => {
      const y = 130 + i * 24;
      paper.text(label, left, y + 5, { size: 8 });
      paper.line(left + 120, y + 17, right, y + 17, { dash: 1.5, thickness: 0.5 });
      paper.fitted(value, left + 128 + random.whole(0, 12), y - 3, right - left - 150, ink);
    });
    const edges = [left, left + 100, right - 110, right - 50, right];
    const heads = ['yourArticle', 'description', 'quantity', 'unit'] as const;
    const top = 312;
    paper.box(left, top, right - left, 18, { fill: '#9c1f2e' });
    heads.forEach((term, i) => {
      paper.fitted(word(term), edges[i]! + 4, top + 4, edges[i + 1]! - edges[i]! - 8, {
        bold: true,
        color: '#ffffff',
      });
    });
    const rows = 14;
    for (let i = 1; i <= rows; i++)
      paper.line(left, top + 18 + i * 24, right, top + 18 + i * 24, { thickness: 0.4 });
    for (const x of edges) paper.line(x, top, x, top + 18 + rows * 24, { thickness: 0.4 });
    print.lines.forEach((line, i) => {
      const y = top + 19 + i * 24;
      const cells = [line.yourArticle(), line.description(), line.quantity(), line.unit()];
      cells.forEach((text, n) => {
        if (text) paper.fitted(text, edges[n]! + 6, y, edges[n + 1]! - edges[n]! - 10, ink);
      });
    });
    const shipTo = print.party('shipTo', 'company', 'street', 'town').join(', ');
    paper.text(word('shipTo'), left, top + 376, { size: 8 });
    paper.fitted(shipTo, left + 110, top + 368, right - left - 110, ink);
    paper.line(left + 110, top + 388, right, top + 388, { dash: 1.5, thickness: 0.5 });
    paper.text(word('signature'), left, top + 404, { size: 8 });
    paper.text(order.buyer.contact.split(' ').at(-1)!, left + 120, top + 392, { ...ink, size: 24 });
  },
};
