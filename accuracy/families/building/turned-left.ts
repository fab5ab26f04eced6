import { factsOf } from '../../kit/order-parts.ts';
import { Misfit } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Fed the wrong way round: all text runs from the bottom to the top, and the buyer stands in the foot. */
export const family: DrawnFamily = {
  about:
    'page turned by 270 degrees, buyer in the foot, dense table without rules, own number below the name',
  order: { lines: [2, 10], articles: 'own', tax: false, notes: false },
  paper: { faces: ['helvetica', 'serif', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [wide, high] = [paper.height, paper.width];
    const [left, right] = [46, wide - 46];
    // Turned around the middle of a square as high as the page, its top left comes to the page's bottom left.
    paper.turned(-90, wide / 2, wide / 2, () => {
      paper.text(print.party('buyer', 'brand')[0]!, left, 30, { size: 16, bold: true });
      paper.text(word('title'), right - 250, 34, { size: 13, width: 250, align: 'right' });
      paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 70);
      const shipTo = print.party('shipTo', 'company', 'street', 'town');
      paper.lines([word('shipTo'), ...shipTo], 290, 70);
      const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'currency']);
      facts.forEach(([name, value], i) => {
        paper.fitted(name, right - 250, 70 + i * 13, 116, { bold: true });
        paper.fitted(value, right - 130, 70 + i * 13, 130);
      });
      const columns: Column<PrintedLine>[] = [
        { head: word('quantity'), width: 80, align: 'right', cell: (line) => line.quantity() },
        { head: word('unit'), width: 60, cell: (line) => line.unit() },
        { head: word('description'), width: right - left - 420, cell: (line) => line.description() },
        { head: word('article'), width: 100, cell: (line) => line.article() },
        { head: word('price'), width: 80, align: 'right', cell: (line) => line.price() },
        { head: word('lineTotal'), width: 100, align: 'right', cell: (line) => line.total() },
      ];
      const place = { x: left, y: 152, bottom: Number.POSITIVE_INFINITY };
      const end = drawTable(paper, columns, print.lines, place, {
        rules: 'none',
        head: { capitals: true, size: 7 },
        padding: 2,
      });
      const sums = print.sums();
      if (end + sums.length * 14 > high - 60) throw new Misfit('too many lines for a page');
      sums.forEach(({ kind, text }, i) => {
        const label = kind === 'total' ? `${word(kind)} ${order.currency}` : word(kind);
        paper.text(label, right - 260, end + 8 + i * 14, { bold: kind === 'total' });
        paper.text(text, right - 102, end + 8 + i * 14, {
          bold: kind === 'total',
          width: 100,
          align: 'right',
        });
      });
      const foot = print.party('buyer', 'company', 'street', 'town', 'country', 'phone', 'vatId').join(' | ');
      paper.line(left, high - 40, right, high - 40, { thickness: 0.4 });
      paper.fitted(foot, left, high - 34, right - left, { size: 7.5 });
    });
  },
};
