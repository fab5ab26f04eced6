import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: what comes with the goods, with GTINs, ordered and delivered quantities and the order's number. */
export const family: DrawnFamily = {
  about: 'negative: packing list with GTINs, ordered and delivered quantities, the order’s number and date',
  type: 'delivery_note',
  order: { lines: [2, 16], countedOnly: true, notes: false },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, word, order, random, language }) {
    const [left, right] = [34, paper.width - 34];
    paper.box(left, 28, right - left, 30, { fill: '#d9d9d9', stroke: true });
    paper.text(order.supplier.company, left + 6, 36, { size: 11, bold: true });
    paper.text(word('deliveryNote'), 320, 36, { size: 12, bold: true, width: right - 326, align: 'right' });
    const blocks = [
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [word('buyer'), print.party('buyer', 'company', 'street', 'town')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 264;
      paper.box(x, 64, 258, 76);
      paper.text(`${head}   GLN ${gtinOf(random)}`, x + 4, 67, { size: 7 });
      paper.lines(texts, x + 8, 80);
    });
    const facts = [
      [word('deliveryNoteNumber'), random.fill('8#######')],
      [word('date'), print.day(order.date)],
      [word('yourOrder'), order.number],
      [word('carrier'), word('carrierValue')],
      [labelIn(language, 'cartons'), String(random.whole(1, 40))],
    ] as const;
    const part = (right - left) / facts.length;
    facts.forEach(([name, value], i) => {
      paper.box(left + i * part, 146, part, 28);
      paper.fitted(name, left + i * part + 3, 148, part - 6, { size: 6.5 });
      paper.fitted(value, left + i * part + 3, 159, part - 6, { bold: true });
    });
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 32, cell: (line) => line.position() },
      { head: 'EAN / GTIN', width: 82, cell: () => gtinOf(random) },
      { head: word('description'), width: right - left - 290, cell: (line) => line.description() },
      { head: word('ordered'), width: 64, align: 'right', cell: (line) => line.quantity() },
      { head: word('delivered'), width: 64, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 48, cell: (line) => line.unit() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 184, bottom: paper.height - 110 },
      { rules: 'all', padding: 2 },
    );
    paper.text(`${labelIn(language, 'packaging')}: ${random.whole(1, 6)} x 1200 x 800`, left, end + 14);
  },
};
