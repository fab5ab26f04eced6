import { currencySign } from '../../kit/number-marks.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: our own confirmation, in the dark bands of a cloud ERP, with all that an order has. */
export const family: DrawnFamily = {
  about: 'negative: order confirmation with white on dark heads, the customer’s number and date in it',
  type: 'order_confirmation',
  order: { lines: [1, 9], tax: false, freight: false, delivery: 'date' },
  draw(paper, sheet) {
    const { print, word, order, random, sentences } = sheet;
    const [left, right] = [36, paper.width - 36];
    const dark = random.pick(['#2f3b4c', '#7a1f2b', '#222222']);
    paper.text(order.supplier.brand, left, 36, { size: 20, bold: true, color: dark });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country', 'email'), left, 64, {
      size: 8,
    });
    paper.fitted(word('confirmation'), 290, 34, right - 290, { size: 22 });
    paper.text(`#${random.fill('SO######')}`, 290, 66, { size: 14, width: right - 290, align: 'right' });
    paper.text(print.day(order.date), 290, 88, { width: right - 290, align: 'right' });
    paper.lines([word('billTo'), ...print.party('buyer', 'company', 'street', 'town', 'country')], left, 130);
    paper.lines([word('shipTo'), ...print.party('shipTo', 'company', 'street', 'town')], 300, 130);
    const strip = [
      [word('yourOrder'), order.number],
      [word('yourOrderDate'), print.day(order.date)],
      [word('deliveryDate'), print.delivery()!],
      [word('paymentTerms'), word('paymentTermsValue')],
    ] as const;
    const width = (right - left) / strip.length;
    paper.box(left, 206, right - left, 17, { fill: dark });
    strip.forEach(([label, value], i) => {
      paper.fitted(label, left + i * width + 5, 209, width - 10, { bold: true, color: '#ffffff' });
      paper.fitted(value, left + i * width + 5, 227, width - 10);
    });
    const start = paper.paragraph(sentences('confirmationOpening', 1)[0]!, left, 250, right - left);
    const columns = columnsOf(sheet, [
      ['yourArticle', 80],
      ['description', right - left - 336],
      ['quantity', 56],
      ['unit', 48],
      ['price', 70],
      ['lineTotal', 82],
    ]);
    const look = { rules: 'rows', head: { fill: dark, color: '#ffffff' }, padding: 4 } as const;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 8, bottom: paper.height - 80 },
      look,
    );
    const total = print.sums().at(-1)!;
    paper.box(right - 220, end + 6, 220, 20, { fill: dark });
    paper.fitted(
      `${word('total')}  ${currencySign(order.currency)} ${total.text}`,
      right - 214,
      end + 11,
      208,
      {
        bold: true,
        color: '#ffffff',
      },
    );
  },
};
