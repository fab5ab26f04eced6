import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawStamp, scribble } from '../../kit/stamp.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Our own goods-in has stamped the page and somebody has written on it. */
export const family: DrawnFamily = {
  about: 'stamp and handwriting over the head and the table',
  order: { lines: [1, 8] },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [50, 545];
    paper.text(word('title'), left, 36, { size: 18, bold: true });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'email'), 340, 36);
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'customerNumber']), {
      x: left,
      y: 70,
      labelWidth: 120,
      width: 280,
      mark: ':',
    });
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'street', 'town')], left, 148);
    paper.lines([word('shipTo'), ...print.party('shipTo', 'company', 'street', 'town')], 340, 148);
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['article', 85],
      ['description', 180],
      ['quantity', 50],
      ['unit', 40],
      ['price', 48],
      ['lineTotal', 52],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 226, bottom: 690 },
      { rules: random.pick(['rows', 'all', 'frame']) },
    );
    drawSums(paper, sheet, { x: 360, y: end + 8, right });
    drawStamp(paper, random, word('stamp'));
    scribble(paper, random, random.whole(60, 200), end + 30);
  },
};
