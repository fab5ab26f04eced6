import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A foreman's call-off from a frame contract: no prices, a time of day, the quantity first, the contract's number beside the order's. */
export const family: DrawnFamily = {
  about:
    'call-off for a building site: no prices, no positions, quantity first, frame contract number, time window',
  order: {
    lines: [1, 10],
    articles: 'none',
    shipTo: 'other',
    delivery: 'date',
    tax: false,
    freight: false,
    openQuantity: false,
  },
  draw(paper, sheet) {
    const { print, word, random, language, sentences } = sheet;
    const [left, right] = [60, paper.width - 60];
    const date = print.date();
    paper.box(left, 36, right - left, 46, { thickness: 2 });
    paper.text(`${labelIn(language, 'callOff')} / ${word('title')}`, left + 8, 42, { size: 14, bold: true });
    paper.fitted(
      print.party('buyer', 'company', 'street', 'town').join(', '),
      left + 8,
      64,
      right - left - 16,
    );
    const rows: (readonly [string, string])[] = [
      [word('orderNumber'), print.number()],
      [labelIn(language, 'contract'), random.fill('{RV|FC|46}######')],
      [word('orderDate'), date],
      [word('supplier'), print.party('supplier', 'company', 'town').join(', ')],
      [labelIn(language, 'site'), print.party('shipTo', 'company').join(', ')],
      [word('shipTo'), print.party('shipTo', 'street', 'town').join(', ')],
      [word('buyerContact'), `${print.value('buyer', 'contact')}, ${print.value('buyer', 'phone')}`],
      [word('deliveryDate'), `${print.delivery()}, ${random.pick(['6:30', '7:00', '9:15'])} - 11:00`],
    ];
    rows.forEach(([name, value], i) => {
      const y = 92 + i * 21;
      paper.box(left, y, 140, 21, { fill: '#f0f0f0', stroke: true });
      paper.box(left + 140, y, right - left - 140, 21);
      paper.fitted(name, left + 5, y + 5, 130, { bold: true });
      paper.fitted(value, left + 146, y + 5, right - left - 152);
    });
    const columns = [
      {
        head: word('quantity'),
        width: 70,
        align: 'right' as const,
        cell: (line: PrintedLine) => line.quantity(),
      },
      { head: word('unit'), width: 60, cell: (line: PrintedLine) => line.unit() },
      {
        head: word('description'),
        width: right - left - 230,
        cell: (line: PrintedLine) => line.description(),
      },
      { head: labelIn(language, 'remarks'), width: 100, cell: (line: PrintedLine) => line.notes() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 106 + rows.length * 21, bottom: paper.height - 120 },
      { rules: 'all' },
    );
    const last = paper.paragraph(sentences('instruction', 2).join(' '), left, end + 14, right - left);
    paper.text(`${word('signature')}: ________________________`, left, last + 26);
  },
};
