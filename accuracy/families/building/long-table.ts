import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Several pages: heads repeated, the sum carried over, the page number in the head of each. */
export const family: DrawnFamily = {
  about: 'table over several pages with repeated heads and carried-over sums',
  order: { lines: [28, 60], delivery: 'date', notes: false },
  paper: { fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [left, right] = [44, 550];
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 34);
    paper.text(word('title'), 350, 34, { size: 16, bold: true });
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact']), {
      x: 350,
      y: 60,
      labelWidth: 90,
      width: right - 350,
    });
    paper.text(word('supplier'), left, 116, { size: 7 });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), left, 126);
    paper.text(word('shipTo'), 350, 130, { size: 7 });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), 350, 140);
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['article', 74],
      ['yourArticle', 70],
      ['description', 134],
      ['quantity', 50],
      ['unit', 36],
      ['price', 48],
      ['lineTotal', 54],
    ]);
    const sumOf = (done: readonly PrintedLine[]) =>
      print.money(done.reduce((sum, { raw }) => sum + raw.total, 0));
    const amount = (label: string, text: string, y: number) => {
      paper.text(label, 330, y + 3, { italic: true, width: 160, align: 'right' });
      paper.text(text, 490, y + 3, { italic: true, width: right - 493, align: 'right' });
    };
    const place = {
      x: left,
      y: 206,
      bottom: paper.height - 92,
      nextPage() {
        paper.text(`${order.buyer.company}    ${word('title')} ${order.number}`, left, 34, { size: 8 });
        paper.text(`${word('page')} ${paper.pageNumber()}`, left, 34, {
          size: 8,
          width: right - left,
          align: 'right',
        });
        return 56;
      },
      beforeBreak: (y: number, done: readonly PrintedLine[]) => amount(word('carriedOver'), sumOf(done), y),
      afterBreak(y: number, done: readonly PrintedLine[]) {
        amount(word('broughtForward'), sumOf(done), y);
        return y + 18;
      },
    };
    const end = drawTable(paper, columns, print.lines, place, { rules: 'head', padding: 2 });
    print.currency();
    drawSums(paper, sheet, { x: 340, y: end + 6, right: right - 3, withCurrency: true, step: 14 });
  },
};
