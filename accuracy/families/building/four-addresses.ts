import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Four parties in narrow columns over a strip of labels and values; a last row alone on the second page. */
export const family: DrawnFamily = {
  about: 'four address columns, a strip of labels, one orphan row on the last page',
  order: { lines: [6, 6], shipTo: 'other', billTo: 'other', tax: false, freight: false, notes: false },
  paper: { fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [left, right] = [34, 561];
    paper.text(print.value('buyer', 'brand'), left, 30, { size: 20, bold: true, italic: true });
    paper.text(word('title'), 380, 34, { size: 15, bold: true, width: right - 380, align: 'right' });
    const blocks = [
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country')],
      [word('shipTo'), print.party('shipTo', 'company', 'street', 'town', 'country')],
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'country', 'phone')],
      [word('billTo'), print.party('billTo', 'company', 'street', 'town', 'country')],
    ] as const;
    const wide = (right - left) / blocks.length;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * wide;
      paper.box(x, 70, wide - 4, 13, { fill: '#e2e2e2' });
      paper.fitted(head, x + 3, 72, wide - 10, { bold: true });
      let y = 87;
      for (const text of texts) y = paper.paragraph(text, x + 3, y, wide - 10);
    });
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'carrier']);
    facts.forEach(([name, value], i) => {
      const width = (right - left) / facts.length;
      paper.fitted(name, left + i * width, 176, width - 6, { bold: true });
      paper.fitted(value, left + i * width, 190, width - 6);
    });
    paper.line(left, 206, right, 206);
    const columns = columnsOf(sheet, [
      ['position', 34],
      ['quantity', 54],
      ['unit', 38],
      ['article', 88],
      ['description', 189],
      ['price', 56],
      ['lineTotal', 68],
    ]);
    const place = { x: left, y: 216, bottom: 760, mostRows: order.lines.length - 1 };
    const end = drawTable(paper, columns, print.lines, place, { rules: 'head', gap: 2 });
    const [total] = print.sums();
    paper.text(`${word('total')} ${print.currency()}`, 330, end + 8, {
      bold: true,
      width: 150,
      align: 'right',
    });
    paper.text(total!.text, 480, end + 8, { bold: true, width: right - 483, align: 'right' });
  },
};
