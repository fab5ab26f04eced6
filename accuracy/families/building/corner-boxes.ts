import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** QuickBooks' order: boxes for date and number in the corner, for vendor and ship to, and an item table framed down to its total. */
export const family: DrawnFamily = {
  about:
    'QuickBooks (en): "P.O. No." box in the corner, no units, no positions, rate and amount, total in the frame’s last box',
  languages: ['en'],
  order: {
    lines: [1, 12],
    number: '{1|2|4}###',
    delivery: 'date',
    tax: false,
    freight: false,
    countedOnly: true,
    notes: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [left, right] = [40, paper.width - 40];
    paper.lines(print.party('buyer', 'company', 'street', 'town'), left, 40, { bold: true, size: 11 });
    paper.text('Purchase Order', 330, 36, { size: 22, bold: true, width: right - 330, align: 'right' });
    const corner = right - 160;
    [
      ['Date', print.date()],
      ['P.O. No.', print.number()],
    ].forEach(([head, text], i) => {
      paper.box(corner + i * 80, 70, 80, 18);
      paper.box(corner + i * 80, 88, 80, 20);
      paper.text(head!, corner + i * 80, 73, { width: 80, align: 'center' });
      paper.fitted(text!, corner + i * 80 + 4, 92, 72);
    });
    const blocks = [
      ['Vendor', print.party('supplier', 'company', 'street', 'town', 'country'), left],
      ['Ship To', print.party('shipTo', 'company', 'extra', 'street', 'town'), right - 240],
    ] as const;
    for (const [head, texts, x] of blocks) {
      paper.box(x, 134, 240, 18);
      paper.text(head, x + 4, 137);
      paper.box(x, 152, 240, 74);
      texts.forEach((text, i) => {
        paper.fitted(text, x + 4, 156 + i * 13, 232);
      });
    }
    const strip = [
      ['Terms', word('paymentTermsValue')],
      ['Expected', print.delivery()!],
      ['Rep', print.value('buyer', 'contact')],
      ['Ship Via', word('carrierValue')],
    ] as const;
    const from = right - 400;
    strip.forEach(([head, text], i) => {
      paper.box(from + i * 100, 236, 100, 16);
      paper.box(from + i * 100, 252, 100, 18);
      paper.text(head, from + i * 100, 238, { width: 100, align: 'center' });
      paper.fitted(text, from + i * 100 + 4, 256, 92);
    });
    const foot = paper.height - 110;
    const columns = columnsOf(sheet, [
      ['article', 84, 'Item'],
      ['description', right - left - 308, 'Description'],
      ['quantity', 60, 'Qty'],
      ['price', 76, 'Rate'],
      ['lineTotal', 88, 'Amount'],
    ]);
    function frame(top: number): number {
      let x = left;
      for (const { width } of columns) {
        paper.line(x, top, x, foot);
        x += width;
      }
      paper.line(right, top, right, foot);
      paper.line(left, foot, right, foot);
      return top;
    }
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: frame(276), bottom: foot - 4, nextPage: () => frame(50) },
      { rules: 'head', head: { bold: false }, padding: 3 },
    );
    const sign = { USD: '$', GBP: '£', EUR: '€' }[print.currency()] ?? '';
    paper.box(right - 164, foot, 164, 26);
    paper.text('Total', right - 156, foot + 5, { size: 13, bold: true });
    paper.text(`${sign}${print.sums().at(-1)!.text}`, right - 120, foot + 7, {
      width: 114,
      align: 'right',
      bold: true,
    });
    const labels = [
      ['Phone #', print.value('buyer', 'phone')],
      ['E-mail', print.value('buyer', 'email')],
    ] as const;
    labels.forEach(([head, text], i) => {
      paper.box(left + i * 150, foot + 44, 150, 14);
      paper.box(left + i * 150, foot + 58, 150, 16);
      paper.text(head, left + i * 150, foot + 46, { width: 150, align: 'center', size: 8 });
      paper.fitted(text, left + i * 150 + 4, foot + 61, 142);
    });
  },
};
