import { currencySign } from '../../kit/number-marks.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Our own form, typed in by the buyer on our page: our name is the largest, the buyer is a field among others. */
export const family: DrawnFamily = {
  about: 'our own web form: our name largest, the buyer in grey fields, prices per hundred in the price cell',
  order: {
    lines: [1, 8],
    per: 100,
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    delivery: 'date',
    openQuantity: false,
  },
  paper: { faces: ['lato', 'helvetica', 'sans'] },
  draw(paper, { print, word, order, random }) {
    const [left, right] = [48, paper.width - 48];
    const tone = random.pick(['#0f5c8c', '#a33b20', '#3c6e3c']);
    paper.box(0, 0, paper.width, 70, { fill: tone });
    paper.text(order.supplier.company, left, 18, { size: 19, bold: true, color: '#ffffff' });
    const us = [order.supplier.street, order.supplier.townLine, order.supplier.phone, order.supplier.email];
    paper.fitted(us.join(' | '), left, 47, right - left, { size: 8, color: '#ffffff' });
    paper.text(word('orderForm'), left, 84, { size: 14, bold: true });
    const fields = [
      [word('buyer'), print.party('buyer', 'company')[0]!],
      [word('orderNumber'), print.number()],
      [word('billTo'), print.party('buyer', 'street', 'town').join(', ')],
      [word('orderDate'), print.date()],
      [word('shipTo'), print.party('shipTo', 'company', 'street', 'town').join(', ')],
      [word('deliveryDate'), print.delivery()!],
      [word('buyerContact'), print.value('buyer', 'contact')],
      [word('email'), print.value('buyer', 'email')],
    ] as const;
    const wide = 300;
    fields.forEach(([name, value], i) => {
      const isRight = i % 2 === 1;
      const x = isRight ? left + wide + 16 : left;
      const y = 112 + Math.floor(i / 2) * 36;
      const room = isRight ? right - x : wide;
      paper.fitted(name, x, y, room, { size: 7.5, color: '#666666' });
      paper.box(x, y + 11, room, 18, { fill: '#eeeeee' });
      paper.fitted(value, x + 5, y + 14, room - 10);
    });
    const sign = currencySign(print.currency());
    const columns = [
      { head: word('yourArticle'), width: 84, cell: (line: PrintedLine) => line.yourArticle() },
      {
        head: word('description'),
        width: right - left - 380,
        cell: (line: PrintedLine) => line.description(),
      },
      {
        head: word('quantity'),
        width: 62,
        align: 'right' as const,
        cell: (line: PrintedLine) => line.quantity(),
      },
      { head: word('unit'), width: 50, cell: (line: PrintedLine) => line.unit() },
      {
        head: word('price'),
        width: 96,
        align: 'right' as const,
        cell: (line: PrintedLine) => `${line.price()} ${sign} / ${line.per()}`,
      },
      {
        head: word('lineTotal'),
        width: 88,
        align: 'right' as const,
        cell: (line: PrintedLine) => `${line.total()} ${sign}`,
      },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 268, bottom: paper.height - 90 },
      { rules: 'head', head: { color: tone }, zebra: '#f5f5f5', padding: 4 },
    );
    const total = print.sums().at(-1)!;
    paper.line(left, end + 4, right, end + 4, { color: tone, thickness: 1.5 });
    paper.text(`${word('total')}   ${total.text} ${sign}`, left, end + 10, {
      bold: true,
      width: right - left - 4,
      align: 'right',
    });
  },
};
