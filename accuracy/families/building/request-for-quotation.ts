import { columnsOf, drawFacts, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order, but on the buyer's order form: it asks for prices. */
export const family: DrawnFamily = {
  about: 'negative: request for quotation on the form of an order, without prices',
  type: 'quotation',
  order: { lines: [1, 9], delivery: 'date' },
  draw(paper, sheet) {
    const { print, word, random, sentences } = sheet;
    const [left, right] = [40, 553];
    paper.text(print.value('buyer', 'company'), left, 34, { size: 14, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'phone'), left, 54, { size: 8 });
    paper.text(word('rfq'), 300, 34, { size: 17, bold: true, width: right - 300, align: 'right' });
    drawFacts(
      paper,
      [
        [word('quotationNumber'), random.fill('6########')],
        ...factsOf(sheet, ['orderDate', 'deliveryDate', 'buyerContact', 'email']),
      ],
      {
        x: 330,
        y: 64,
        labelWidth: 95,
        width: right - 330,
        mark: ':',
      },
    );
    paper.lines(
      [word('supplier'), ...print.party('supplier', 'company', 'street', 'town', 'country')],
      left,
      112,
    );
    const start = paper.paragraph(sentences('rfqOpening', 1)[0]!, left, 196, right - left);
    const columns = columnsOf(sheet, [
      ['position', 38],
      ['article', 85],
      ['description', 230],
      ['quantity', 60],
      ['unit', 40],
    ]);
    const blank = { head: word('price'), width: 60, cell: () => '' };
    const end = drawTable(
      paper,
      [...columns, blank],
      print.lines,
      { x: left, y: start + 12, bottom: 700 },
      { rules: 'all', head: { fill: '#e8e8e8' } },
    );
    paper.lines([word('shipTo'), ...print.party('shipTo', 'company', 'street', 'town')], left, end + 16);
  },
};
