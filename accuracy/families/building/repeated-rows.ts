import { columnsOf, drawFacts, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** The same line several times, no numbers before the lines, and a quantity that is still to be settled. */
export const family: DrawnFamily = {
  about: 'identical rows, no position numbers, one quantity empty or to be settled',
  order: { lines: [4, 12], repeated: true, openQuantity: true, notes: false },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const left = 50;
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 36, { bold: true });
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact']), {
      x: left,
      y: 108,
      labelWidth: 130,
      width: 300,
      mark: ':',
    });
    paper.text(word('title'), 360, 36, { size: 17, bold: true });
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'street', 'town')], 360, 108);
    const columns = columnsOf(sheet, [
      ['article', 90],
      ['description', 220],
      ['quantity', 70],
      ['unit', 50],
      ['price', 65],
    ]);
    const look = {
      rules: random.pick(['all', 'rows', 'columns'] as const),
      zebra: random.pick(['#f3f3f3', '#e8eef7']),
    };
    const end = drawTable(paper, columns, print.lines, { x: left, y: 192, bottom: 720 }, look);
    paper.lines(
      [word('shipTo'), ...print.party('shipTo', 'company', 'extra', 'street', 'town')],
      left,
      end + 18,
    );
  },
};
