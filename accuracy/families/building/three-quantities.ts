import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Ordered, delivered and still open side by side; the first is the quantity. */
export const family: DrawnFamily = {
  about: 'columns ordered, delivered and open',
  order: { lines: [1, 10] },
  style: { quantityDecimals: 2 },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const left = 36;
    paper.text(word('title'), left, 30, { size: 12, bold: true, width: 520, align: 'center' });
    paper.text(print.value('buyer', 'company'), left, 54, { size: 15 });
    paper.lines(print.party('buyer', 'street', 'town', 'phone', 'fax'), left, 76, { size: 8 });
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'supplierNumber']), {
      x: 380,
      y: 58,
      labelWidth: 90,
      width: 176,
      mark: ':',
    });
    paper.text(`${word('supplier')}:`, left, 136, { bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 150);
    paper.text(`${word('shipTo')}:`, 320, 136, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), 320, 150);
    const strip = factsOf(sheet, ['deliveryDate', 'carrier', 'deliveryTerms', 'paymentTerms']);
    paper.line(left, 222, 556, 222);
    strip.forEach(([name, value], i) => {
      const width = 520 / strip.length;
      paper.fitted(name, left + i * width, 226, width - 6, { bold: true, size: 8 });
      paper.fitted(value, left + i * width, 239, width - 6, { size: 8 });
    });
    paper.line(left, 253, 556, 253);
    const columns = columnsOf(sheet, [
      ['article', 82],
      ['description', 138],
      ['unit', 40],
      ['ordered', 55],
      ['delivered', 55],
      ['open', 50],
      ['price', 48],
      ['lineTotal', 52],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 262, bottom: 660 },
      { rules: 'head', gap: 4 },
    );
    drawSums(paper, sheet, { x: 370, y: Math.max(end + 20, 640), right: 553, withCurrency: true });
  },
};
