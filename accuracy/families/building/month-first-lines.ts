import { factsOf } from '../../kit/order-parts.ts';
import { Misfit } from '../../kit/paper.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** The head writes days first, the table of the American system behind it months first: one day above 12 in each tells. */
export const family: DrawnFamily = {
  about: 'dates day-first in the head and month-first in the lines, decided by days above 12',
  languages: ['en'],
  order: { lines: [3, 9], delivery: 'lines', articles: 'own', tax: false, notes: false },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const dayOf = (date: string) => Number(date.slice(8));
    if (dayOf(order.date) < 13 || order.buyer.country === 'US')
      throw new Misfit('head not plainly day-first');
    if (order.lines.filter(({ date }) => dayOf(date) > 12).length < 2)
      throw new Misfit('lines not plainly month-first');
    const [left, right] = [48, paper.width - 48];
    print.date();
    const ordered = order.date.split('-').reverse().join('/');
    paper.text(print.party('buyer', 'brand')[0]!, left, 36, { size: 18, bold: true });
    paper.text(`${word('title')} ${print.number()}`, left, 64, { size: 12 });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), 360, 36);
    const facts = factsOf(sheet, ['buyerContact', 'email', 'paymentTerms', 'currency']);
    [[word('orderDate'), ordered] as const, ...facts].forEach(([name, value], i) => {
      paper.fitted(`${name}:`, left, 92 + i * 14, 110, { bold: true });
      paper.fitted(value, left + 116, 92 + i * 14, 180);
    });
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'street', 'town')], 360, 98);
    paper.lines([word('shipTo'), ...print.party('shipTo', 'company', 'street', 'town')], left, 172);
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 34, cell: (line) => line.position() },
      { head: word('article'), width: 72, cell: (line) => line.article() },
      { head: word('description'), width: right - left - 378, cell: (line) => line.description() },
      { head: word('lineDate'), width: 66, cell: monthFirst },
      { head: word('quantity'), width: 54, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 40, cell: (line) => line.unit() },
      { head: word('price'), width: 50, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 62, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 246, bottom: paper.height - 90 },
      { rules: 'frame', head: { fill: '#dfe7ef', capitals: true, size: 7 } },
    );
    print.sums().forEach(({ kind, text }, i) => {
      paper.text(word(kind), right - 200, end + 8 + i * 14, { bold: kind === 'total' });
      paper.text(text, right - 90, end + 8 + i * 14, { bold: kind === 'total', width: 87, align: 'right' });
    });

    function monthFirst(line: PrintedLine): string {
      line.date();
      const [year, month, day] = line.raw.date.split('-');
      return `${month}/${day}/${year}`;
    }
  },
};
