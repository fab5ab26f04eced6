import { columnsOf, drawFacts, drawSums } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: money back for goods of an order that it names. */
export const family: DrawnFamily = {
  about: 'negative: credit note that names the order and the invoice',
  type: 'credit_note',
  order: { lines: [1, 4], tax: true },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [52, 545];
    paper.text(word('creditNote'), left, 40, { size: 20 });
    drawFacts(
      paper,
      [
        [word('creditNoteNumber'), random.fill('{CN|GS}-#####')],
        [word('date'), print.day('2026-03-02')],
        [word('invoiceNumber'), random.fill('{RE|INV}-#####')],
        [word('yourOrder'), print.number()],
      ],
      { x: left, y: 78, labelWidth: 130, width: 280 },
    );
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'vatId'), 370, 40, { size: 8 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'), 370, 106);
    const columns = columnsOf(sheet, [
      ['description', 260],
      ['quantity', 70],
      ['price', 80],
      ['lineTotal', 83],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 200, bottom: 700 },
      { rules: 'rows', head: { fill: '#dfe7df' } },
    );
    drawSums(paper, sheet, { x: 340, y: end + 8, right, withCurrency: true });
  },
};
