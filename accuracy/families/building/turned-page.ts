import { drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { Misfit } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A wide print that lies on an upright page: all text runs from top to bottom. */
export const family: DrawnFamily = {
  about: 'landscape print turned by 90 degrees on an upright page',
  order: { lines: [2, 9], articles: 'both', freight: false, notes: false },
  paper: { faces: ['helvetica', 'sans', 'times'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [wide, high] = [paper.height, paper.width];
    const [left, right] = [40, wide - 40];
    // Turned around the middle of a square as wide as the page, its top left comes to the page's top right.
    paper.turned(90, high / 2, high / 2, () => {
      paper.text(word('title'), left, 34, { size: 18 });
      paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'), right - 190, 30);
      const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'email']);
      drawFacts(paper, facts, { x: left, y: 66, labelWidth: 120, width: 260, mark: '' });
      paper.text(word('supplier'), 310, 66, { italic: true });
      paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 310, 79);
      paper.text(word('shipTo'), right - 190, 102, { italic: true });
      paper.lines(print.party('shipTo', 'company', 'street', 'town'), right - 190, 115);
      const columns: Column<PrintedLine>[] = [
        { head: word('position'), width: 40, cell: (line) => line.position() },
        { head: word('article'), width: 90, cell: (line) => line.article() },
        { head: word('yourArticle'), width: 90, cell: (line) => line.yourArticle() },
        { head: word('description'), width: right - left - 500, cell: (line) => line.description() },
        { head: word('quantity'), width: 70, align: 'right', cell: (line) => line.quantity() },
        { head: word('unit'), width: 60, cell: (line) => line.unit() },
        { head: word('price'), width: 70, align: 'right', cell: (line) => line.price() },
        { head: word('lineTotal'), width: 80, align: 'right', cell: (line) => line.total() },
      ];
      const end = drawTable(
        paper,
        columns,
        print.lines,
        { x: left, y: 178, bottom: Number.POSITIVE_INFINITY },
        { rules: 'rows', head: { fill: '#eeeeee' } },
      );
      const last = drawSums(paper, sheet, {
        x: right - 260,
        y: end + 8,
        right: right - 3,
        withCurrency: true,
      });
      if (last > high - 30) throw new Misfit('too many lines for a page');
    });
  },
};
