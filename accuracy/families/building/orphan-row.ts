import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** All items but the last on one page, the last one alone on the next with the sums; no heads there. */
export const family: DrawnFamily = {
  about:
    'the last row alone on the second page, without heads, below a carried-over sum; quantity with three decimals',
  order: { lines: [5, 15], articles: 'own', notes: false, tax: true, per: 1, openQuantity: false },
  style: { quantityDecimals: 3 },
  paper: { faces: ['times', 'condensed', 'helvetica'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, order, random, language } = sheet;
    const [left, right] = [44, paper.width - 44];
    paper.text(word('title'), left, 30, { size: 12, bold: true, spacing: 1 });
    paper.line(left, 48, right, 48, { thickness: 0.8 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'), left, 54);
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'supplierNumber',
      'buyerContact',
    ]);
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name} .......`, 300, 54 + i * 13, 112);
      paper.fitted(value, 416, 54 + i * 13, right - 416);
    });
    paper.lines([`${word('supplier')}:`, ...print.party('supplier', 'company', 'street', 'town')], left, 128);
    paper.lines([`${word('shipTo')}:`, ...print.party('shipTo', 'company', 'street', 'town')], 300, 128);
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 36, cell: (line) => line.position() },
      { head: word('description'), width: right - left - 380, cell: (line) => line.description() },
      { head: word('article'), width: 84, cell: (line) => line.article() },
      { head: word('quantity'), width: 72, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 46, cell: (line) => line.unit() },
      { head: word('price'), width: 66, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 76, align: 'right', cell: (line) => line.total() },
    ];
    const sumOf = (lines: readonly PrintedLine[]) =>
      print.money(lines.reduce((sum, { raw }) => sum + raw.total, 0));
    const carry = (term: 'carriedOver' | 'broughtForward', y: number, lines: readonly PrintedLine[]) => {
      paper.text(word(term), left + 36, y + 4);
      paper.text(sumOf(lines), right - 110, y + 4, { width: 107, align: 'right' });
    };
    const place = {
      x: left,
      y: 192,
      bottom: paper.height - 60,
      mostRows: print.lines.length - 1,
      repeatHead: false,
      nextPage: () => {
        paper.text(`${order.number}    ${labelIn(language, 'printed')} ${print.day(order.date)}`, left, 30, {
          size: 7.5,
        });
        return 52;
      },
      beforeBreak: (y: number, lines: readonly PrintedLine[]) => carry('carriedOver', y, lines),
      afterBreak(y: number, lines: readonly PrintedLine[]) {
        carry('broughtForward', y, lines);
        return y + 20;
      },
    };
    const end = drawTable(paper, columns, print.lines, place, {
      rules: random.pick(['none', 'head'] as const),
      padding: 3,
    });
    print.sums().forEach(({ kind, text }, i) => {
      const label = kind === 'total' ? `${word(kind)} ${print.currency()}` : word(kind);
      paper.text(label, right - 240, end + 10 + i * 14, { bold: kind === 'total' });
      paper.text(text, right - 110, end + 10 + i * 14, {
        bold: kind === 'total',
        width: 107,
        align: 'right',
      });
    });
  },
};
