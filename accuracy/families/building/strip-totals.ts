import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A preprinted form: tiny labels in a grid of boxes, columns ruled down to the foot, the sums in a strip of boxes at the bottom. */
export const family: DrawnFamily = {
  about:
    'preprinted form: tiny labels over values in boxes, column rules to the foot, sums side by side in a strip',
  order: { lines: [1, 9], articles: 'own', tax: true, notes: false },
  paper: { faces: ['helvetica', 'condensed', 'courier'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [left, right] = [30, paper.width - 30];
    const small = { size: 6, color: '#444444' };
    paper.fitted(print.party('buyer', 'company')[0]!, left, 28, 240, { size: 14, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'vatId', 'phone'), left, 48, { size: 7 });
    paper.box(300, 24, right - 300, 70);
    paper.text(word('supplier'), 304, 26, small);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 312, 38);
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'supplierNumber',
      'paymentTerms',
      'carrier',
      'buyerContact',
      'currency',
    ]);
    const width = (right - left) / 4;
    paper.text(word('title'), left, 98, { bold: true });
    facts.forEach(([name, value], i) => {
      box(left + (i % 4) * width, 112 + Math.floor(i / 4) * 24, width, name, value);
    });
    paper.box(left, 160, right - left, 24);
    paper.text(word('shipTo'), left + 3, 161, small);
    paper.fitted(
      print.party('shipTo', 'company', 'street', 'town').join(' - '),
      left + 3,
      171,
      right - left - 6,
    );
    const [top, foot] = [192, paper.height - 100];
    const columns: Column<PrintedLine>[] = [
      { head: word('article'), width: 82, cell: (line) => line.article() },
      { head: word('description'), width: right - left - 354, cell: (line) => line.description() },
      { head: word('unit'), width: 44, align: 'center', cell: (line) => line.unit() },
      { head: word('quantity'), width: 70, align: 'right', cell: (line) => line.quantity() },
      { head: word('price'), width: 74, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 84, align: 'right', cell: (line) => line.total() },
    ];
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: top, bottom: foot },
      { rules: 'none', head: { size: 6.5, bold: false } },
    );
    let x = left;
    for (const { width: each } of columns) {
      paper.box(x, top, each, foot - top, { thickness: 0.5 });
      x += each;
    }
    paper.line(left, top + 16, right, top + 16, { thickness: 0.5 });
    const sums = print.sums();
    const part = (right - left) / sums.length;
    sums.forEach(({ kind, text }, i) => {
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      box(left + i * part, foot + 8, part, `${word(kind)}${rate}`, text);
    });
    paper.text(word('signature'), right - 150, foot + 44, small);
    paper.line(right - 150, foot + 76, right, foot + 76, { thickness: 0.5 });

    function box(at: number, y: number, wide: number, name: string, value: string): void {
      paper.box(at, y, wide, 24);
      paper.text(name, at + 3, y + 1, small);
      paper.fitted(value, at + 3, y + 11, wide - 6);
    }
  },
};
