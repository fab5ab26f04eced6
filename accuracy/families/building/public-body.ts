import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A hospital or a town: four framed addresses two by two, the supplier bottom right, codes of cost centres, ruled cells. */
export const family: DrawnFamily = {
  about:
    'public body: four framed addresses two by two, the supplier last, budget codes, long notes in cells',
  order: { lines: [1, 8], articles: 'both', notes: true, shipTo: 'other', billTo: 'other' },
  paper: { faces: ['times', 'serif', 'helvetica'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, random, language, order } = sheet;
    const [left, right] = [40, paper.width - 40];
    paper.fitted(print.party('buyer', 'company')[0]!, left, 30, 250, { size: 13, bold: true });
    paper.text(`${labelIn(language, 'approval')}: ${random.fill('{II|IV|Z}.#/###')}`, left, 50, {
      size: 7.5,
    });
    paper.text(word('title'), 300, 30, { size: 15, width: right - 300, align: 'right' });
    const half = (right - left) / 2;
    const blocks = [
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'contact', 'phone', 'email')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [word('billTo'), print.party('billTo', 'company', 'extra', 'street', 'town', 'country')],
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country', 'phone')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const [x, y] = [left + (i % 2) * half, 68 + Math.floor(i / 2) * 92];
      paper.box(x, y, half, 92, { thickness: 0.4 });
      paper.text(head.toUpperCase(), x + 4, y + 3, { size: 6.5 });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 10, y + 14 + n * 12, half - 16);
      });
    });
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'project',
      'supplierNumber',
      'deliveryTerms',
      'paymentTerms',
      'currency',
    ]);
    const width = (right - left) / 4;
    facts.forEach(([name, value], i) => {
      const [x, y] = [left + (i % 4) * width, 258 + Math.floor(i / 4) * 28];
      paper.box(x, y, width, 28, { thickness: 0.4 });
      paper.fitted(name, x + 4, y + 2, width - 8, { size: 6.5 });
      paper.fitted(value, x + 4, y + 13, width - 8, { bold: true });
    });
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 30, cell: (line) => line.position() },
      {
        head: `${word('article')}\n${word('yourArticle')}`,
        width: 82,
        cell: (line) => [line.article(), line.yourArticle()],
      },
      {
        head: word('description'),
        width: right - left - 360,
        cell: (line) => [line.description(), ...line.notes()],
      },
      {
        head: `${word('quantity')}\n${word('unit')}`,
        width: 66,
        align: 'right',
        cell: (line) => [line.quantity(), line.unit()],
      },
      {
        head: `${word('price')}\n${word('per')}`,
        width: 70,
        align: 'right',
        cell: (line) => [line.price(), line.per()],
      },
      {
        head: labelIn(language, 'vatRate'),
        width: 40,
        align: 'center',
        cell: () => (order.taxRate ? String(order.taxRate) : '-'),
      },
      { head: word('lineTotal'), width: 72, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 326, bottom: paper.height - 100, nextPage: () => 40 },
      { rules: 'all', valign: 'middle', head: { size: 7 } },
    );
    print.sums().forEach(({ kind, text }, i) => {
      const y = end + i * 17;
      paper.box(right - 212, y, 140, 17);
      paper.box(right - 72, y, 72, 17);
      paper.fitted(word(kind), right - 208, y + 3, 132, { bold: kind === 'total' });
      paper.text(text, right - 70, y + 3, { width: 67, align: 'right', bold: kind === 'total' });
    });
  },
};
