import { columnsOf, drawFacts, drawSums } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: the supplier's confirmation of one, with the buyer's number and all lines. */
export const family: DrawnFamily = {
  about: 'negative: order confirmation of a supplier, framed, with the order number of the buyer',
  type: 'order_confirmation',
  order: { lines: [1, 10], delivery: 'date' },
  draw(paper, sheet) {
    const { print, word, random, sentences } = sheet;
    const [left, right] = [45, 550];
    paper.text(print.value('supplier', 'brand'), left, 34, { size: 22, bold: true, color: '#12355b' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'phone', 'email', 'vatId'), 360, 34, {
      size: 7.5,
    });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 110);
    paper.text(word('confirmation'), left, 186, { size: 15, bold: true });
    const facts = [
      [word('confirmationNumber'), random.fill('{AB|SO}#######')],
      [word('date'), print.day('2026-01-19')],
      [word('yourOrder'), print.number()],
      [word('yourOrderDate'), print.date()],
      [word('deliveryDate'), print.delivery()!],
    ] as const;
    drawFacts(paper, facts, { x: 330, y: 110, labelWidth: 110, width: right - 330 });
    const start = paper.paragraph(sentences('confirmationOpening', 1)[0]!, left, 212, right - left);
    const columns = columnsOf(sheet, [
      ['position', 38],
      ['yourArticle', 80],
      ['description', 182],
      ['quantity', 55],
      ['unit', 40],
      ['price', 52],
      ['lineTotal', 58],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 10, bottom: 690 },
      { rules: random.pick(['all', 'rows', 'none']) },
    );
    drawSums(paper, sheet, { x: 360, y: end + 8, right, withCurrency: true });
  },
};
