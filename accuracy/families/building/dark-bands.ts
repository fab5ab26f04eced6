import { currencySign } from '../../kit/number-marks.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A cloud ERP: number and date below the title without labels, white on dark heads, the total in a box above the items. */
export const family: DrawnFamily = {
  about: 'white on dark heads, number and date bare below the title, total in a box above the items',
  order: { lines: [1, 9], tax: false, freight: false, delivery: 'date' },
  draw(paper, { print, word, order, random }) {
    const [left, right] = [36, paper.width - 36];
    const dark = random.pick(['#2f3b4c', '#4d5f79', '#222222', '#0b5345']);
    paper.text(print.party('buyer', 'brand')[0]!, left, 36, { size: 20, bold: true, color: dark });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 66);
    const corner = { width: right - 300, align: 'right' } as const;
    paper.text(word('title'), 300, 34, { ...corner, size: 24 });
    paper.text(`#${print.number()}`, 300, 66, { ...corner, size: 14 });
    paper.text(print.date(), 300, 88, { ...corner });
    const total = print.sums().at(-1)!;
    const sign = currencySign(print.currency());
    paper.lines([word('supplier')], left, 140, { bold: true, color: '#666666' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 154, { size: 8 });
    paper.text(word('shipTo'), 214, 140, { bold: true, color: '#666666' });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), 214, 154, { size: 8 });
    paper.box(right - 170, 136, 170, 72, { fill: '#e9ecef' });
    paper.text(word('total').toUpperCase(), right - 162, 142, { bold: true });
    paper.fitted(`${sign} ${total.text}`, right - 162, 158, 154, { size: 20 });
    paper.fitted(`${word('deliveryDate')}: ${print.delivery()}`, right - 162, 188, 154);
    const strip = [
      [word('paymentTerms'), word('paymentTermsValue')],
      [word('carrier'), word('carrierValue')],
      [word('buyerContact'), print.value('buyer', 'contact')],
    ] as const;
    const width = (right - left) / strip.length;
    paper.box(left, 226, right - left, 17, { fill: dark });
    strip.forEach(([label, value], i) => {
      paper.fitted(label, left + i * width + 5, 229, width - 10, { bold: true, color: '#ffffff' });
      paper.fitted(value, left + i * width + 5, 247, width - 10);
    });
    const columns = [
      { head: word('quantity'), width: 62, align: 'center' as const, cell: amount },
      { head: word('description'), width: right - left - 222, cell: named },
      { head: word('price'), width: 72, align: 'right' as const, cell: (line: PrintedLine) => line.price() },
      { head: word('lineTotal'), width: 88, align: 'right' as const, cell: priced },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 274, bottom: paper.height - 90, nextPage: () => 40 },
      { rules: 'rows', head: { fill: dark, color: '#ffffff' }, padding: 5 },
    );
    paper.box(right - 220, end + 6, 220, 20, { fill: dark });
    paper.text(word('total'), right - 214, end + 11, { bold: true, color: '#ffffff' });
    paper.text(`${sign} ${total.text}`, right - 130, end + 11, {
      bold: true,
      color: '#ffffff',
      width: 125,
      align: 'right',
    });
    paper.text(`${order.number}`, left, paper.height - 40, { size: 7 });
    paper.text(`${paper.pageNumber()} / ${paper.pageNumber()}`, left, paper.height - 40, {
      size: 7,
      width: right - left,
      align: 'right',
    });

    function amount(line: PrintedLine): string {
      return `${line.quantity()} ${line.unit()}`;
    }
    function named(line: PrintedLine): string[] {
      return [line.article() || line.yourArticle(), line.description()].filter(Boolean);
    }
    function priced(line: PrintedLine): string {
      const total = line.total();
      return total && `${sign} ${total}`;
    }
  },
};
