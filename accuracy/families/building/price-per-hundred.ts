import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Small parts: prices per 100, quantities with three decimals, two lines of heads. */
export const family: DrawnFamily = {
  about: 'price per 100 with a price-unit column, quantities with three decimals',
  order: { lines: [1, 9], per: 100, large: true, countedOnly: true, freight: false },
  style: { quantityDecimals: 3, quantityGroups: true },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [left, right] = [48, 548];
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 90);
    paper.lines(print.party('buyer', 'company', 'street', 'town'), left, 34, { size: 8 });
    paper.text(word('title'), 310, 60, { size: 15, bold: true });
    drawFacts(
      paper,
      factsOf(sheet, ['orderNumber', 'orderDate', 'buyerContact', 'phone', 'fax', 'deliveryDate']),
      {
        x: 310,
        y: 84,
        labelWidth: 110,
        width: right - 310,
      },
    );
    const shipTo = print.party('shipTo', 'company', 'extra', 'street', 'town');
    paper.text(word('shipTo'), left, 168, { bold: true });
    paper.text(shipTo.join(', '), left, 182, { size: 8 });
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['article', 84],
      ['description', 158],
      ['quantity', 62],
      ['unit', 36],
      ['price', 50],
      ['per', 30],
      ['lineTotal', 60],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left - 10, y: 216, bottom: 690 },
      { rules: 'head', gap: 3, head: { bold: false } },
    );
    paper.line(left - 10, end, right, end);
    drawSums(paper, sheet, { x: 360, y: end + 6, right, withCurrency: true });
  },
};
