import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: what came with the goods, with the buyer's number and without prices. */
export const family: DrawnFamily = {
  about: 'negative: delivery note with ordered and delivered quantities',
  type: 'delivery_note',
  order: { lines: [1, 10], delivery: 'date', countedOnly: true },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [45, 550];
    paper.text(word('deliveryNote'), left, 36, { size: 18, bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), 360, 36);
    paper.lines([word('shipTo'), ...print.party('shipTo', 'company', 'extra', 'street', 'town')], left, 84);
    const facts = [
      [word('deliveryNoteNumber'), random.fill('{LS|DN}######')],
      [word('date'), print.day('2026-02-03')],
      [word('yourOrder'), print.number()],
      [word('yourOrderDate'), print.date()],
      [word('carrier'), word('carrierValue')],
    ] as const;
    drawFacts(paper, facts, { x: 330, y: 112, labelWidth: 110, width: right - 330 });
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['article', 90],
      ['description', 220],
      ['ordered', 60],
      ['delivered', 60],
      ['unit', 35],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 206, bottom: 700 },
      { rules: random.pick(['all', 'rows']) },
    );
    paper.text(`${word('signature')}: ________________`, left, end + 40);
  },
};
