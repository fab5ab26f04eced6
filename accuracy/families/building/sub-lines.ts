import { drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import type { DrawnFamily } from '../family.ts';

/** Each item is a little block: numbers in the first line, description and remarks below it, across the columns. */
export const family: DrawnFamily = {
  about: 'items of several printed lines: numbers first, description, second number and remarks below',
  order: { lines: [1, 8], notes: true, articles: 'both', delivery: 'lines' },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [left, right] = [42, 553];
    paper.text(print.value('buyer', 'company'), left, 34, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'phone'), left, 52, { size: 8 });
    paper.text(word('title'), 380, 34, { size: 15, width: right - 380, align: 'right' });
    drawFacts(
      paper,
      factsOf(sheet, ['orderNumber', 'orderDate', 'buyerContact', 'currency', 'paymentTerms']),
      {
        x: 340,
        y: 60,
        labelWidth: 100,
        width: right - 340,
        mark: ' :',
      },
    );
    paper.text(word('supplier'), left, 140, { bold: true, size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), left, 152);
    paper.text(word('shipTo'), 300, 140, { bold: true, size: 8 });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), 300, 152);
    let y = drawHead(232);
    for (const line of print.lines) {
      const height = paper.leading() * 5 + 14;
      if (y + height > paper.height - 70) {
        paper.newPage();
        paper.text(`${word('title')} ${order.number}`, left, 34, { size: 8 });
        y = drawHead(56);
      }
      paper.text(line.position(), left, y);
      paper.text(line.article(), left + 40, y, { bold: true });
      paper.text(line.quantity(), 260, y, { width: 60, align: 'right' });
      paper.text(line.unit(), 328, y);
      paper.text(line.price(), 375, y, { width: 75, align: 'right' });
      paper.text(line.total(), 460, y, { width: right - 460, align: 'right' });
      const below = [line.description(), `${word('yourArticle')}: ${line.yourArticle()}`, ...line.notes()];
      y = paper.lines([...below, `${word('lineDate')}: ${line.date()}`], left + 40, y + paper.leading()) + 6;
      paper.line(left, y - 3, right, y - 3, { thickness: 0.3, dash: 2 });
    }
    drawSums(paper, sheet, { x: 350, y: y + 8, right });

    function drawHead(top: number): number {
      paper.line(left, top - 4, right, top - 4);
      paper.text(word('position'), left, top, { size: 7.5 });
      paper.text(word('article'), left + 40, top, { size: 7.5 });
      paper.text(word('quantity'), 260, top, { size: 7.5, width: 60, align: 'right' });
      paper.text(word('unit'), 328, top, { size: 7.5 });
      paper.text(word('price'), 375, top, { size: 7.5, width: 75, align: 'right' });
      paper.text(word('lineTotal'), 460, top, { size: 7.5, width: right - 460, align: 'right' });
      paper.text(word('description'), left + 40, top + 10, { size: 7.5 });
      paper.line(left, top + 22, right, top + 22);
      return top + 28;
    }
  },
};
