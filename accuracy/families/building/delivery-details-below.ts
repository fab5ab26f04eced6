import { currencySign } from '../../kit/number-marks.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Xero's order: large title, labels over values in a middle column, the sums under the items, delivery address and contact at the foot. */
export const family: DrawnFamily = {
  about:
    'Xero (en): labels over values in the middle, buyer at the right without a head, "Delivery Details" under the items',
  languages: ['en'],
  order: {
    lines: [1, 9],
    number: 'PO-0###',
    delivery: 'date',
    tax: true,
    freight: false,
    articles: 'none',
    notes: false,
  },
  paper: { faces: ['helvetica', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, sentences } = sheet;
    const [left, middle, last, right] = [48, 300, 436, paper.width - 40];
    paper.text('PURCHASE ORDER', left, 84, { size: 21 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 12, 122);
    const facts = [
      ['Purchase Order Date', print.date()],
      ['Delivery Date', print.delivery()!],
      ['Purchase Order Number', print.number()],
      ['Reference', order.quoteReference],
      ['VAT Number', print.value('buyer', 'vatId')],
    ] as const;
    facts.forEach(([label, text], i) => {
      paper.fitted(label, middle, 88 + i * 28, last - middle - 8, { bold: true });
      paper.fitted(text, middle, 100 + i * 28, last - middle - 8);
    });
    const own = print.party('buyer', 'company', 'street', 'town', 'country');
    own.forEach((text, i) => {
      paper.fitted(text, last, 88 + i * 12, right - last);
    });
    const taxed = `${order.taxRate}%`;
    const columns = columnsOf(sheet, [
      ['description', right - left - 300, 'Description'],
      ['quantity', 70, 'Quantity'],
      ['price', 80, 'Unit Price'],
      ['lineTotal', 90, `Amount ${print.currency()}`],
    ]);
    columns.splice(3, 0, { head: 'VAT', width: 60, align: 'right', cell: () => taxed });
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 252, bottom: paper.height - 190, nextPage: () => 60 },
      { rules: 'rows', padding: 4 },
    );
    const labels = {
      subtotal: 'Subtotal',
      freight: 'Freight',
      tax: `TOTAL VAT ${taxed}`,
      total: `TOTAL ${order.currency}`,
    };
    print.sums().forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      const y = end + 8 + i * 18;
      if (bold) paper.line(right - 200, y - 4, right, y - 4, { thickness: 1 });
      paper.text(labels[kind], right - 200, y, { bold, width: 104, align: 'right' });
      paper.text(text, right - 92, y, { bold, width: 88, align: 'right' });
    });
    const foot = paper.height - 126;
    paper.line(left, foot - 8, right, foot - 8, { color: '#888888', dash: 3 });
    paper.text('DELIVERY DETAILS', left, foot, { size: 12 });
    const details = [
      ['Delivery Address', print.party('shipTo', 'street', 'town', 'country')],
      ['Attention', [print.value('buyer', 'contact')]],
      ['Telephone', [print.value('buyer', 'phone')]],
      ['Delivery Instructions', paper.wrap(sentences('instruction', 1)[0]!, 150)],
    ] as const;
    const at = [left, left + 150, left + 250, left + 350];
    details.forEach(([label, texts], i) => {
      paper.text(label, at[i]!, foot + 22, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, at[i]!, foot + 35 + n * 12, i === 3 ? 160 : (at[i + 1] ?? right) - at[i]! - 8);
      });
    });
    paper.text(`Prices in ${currencySign(order.currency)}`, left, end + 10, { color: '#777777' });
  },
};
