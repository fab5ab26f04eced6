import { currencySign } from '../../kit/number-marks.ts';
import { factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** An open-source ERP: article in brackets before its name, unit beside the quantity, a sign of money in each cell. */
export const family: DrawnFamily = {
  about: '[article] before the name, unit in the quantity cell, money signs, no heads above addresses',
  order: { lines: [1, 10], freight: false, per: 1 },
  paper: { faces: ['lato', 'sans', 'helvetica'] },
  draw(paper, sheet) {
    const { print, word, random, order } = sheet;
    const [left, right] = [44, paper.width - 44];
    const accent = random.pick(['#714b67', '#1f6f8b', '#b5502b']);
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 34, { size: 8 });
    paper.line(left, 84, right, 84, { color: accent, thickness: 1 });
    paper.text(`${word('shipTo')}:`, left, 98, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'street', 'town', 'country', 'phone'), left, 112);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country', 'vatId'), 340, 112);
    paper.text(`${word('title')} #${print.number()}`, left, 192, { size: 18, color: accent });
    const facts = factsOf(sheet, ['buyerContact', 'quoteReference', 'orderDate', 'deliveryDate']);
    const width = (right - left) / facts.length;
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name}:`, left + i * width, 228, width - 8, { bold: true });
      paper.fitted(value, left + i * width, 241, width - 8);
    });
    const sign = currencySign(print.currency());
    const before = random.chance(0.5);
    const money = (text: string) => (text === '' ? '' : before ? `${sign} ${text}` : `${text} ${sign}`);
    const columns = [
      { head: word('description'), width: right - left - 250, cell: named },
      { head: word('tax'), width: 40, cell: () => (order.taxRate ? `${order.taxRate}%` : '') },
      { head: word('quantity'), width: 78, align: 'right' as const, cell: counted },
      { head: word('price'), width: 58, align: 'right' as const, cell: (line: PrintedLine) => line.price() },
      {
        head: word('lineTotal'),
        width: 74,
        align: 'right' as const,
        cell: (line: PrintedLine) => money(line.total()),
      },
    ];
    const shown = order.taxRate ? columns : columns.filter((_, i) => i !== 1);
    const end = drawTable(
      paper,
      shown,
      print.lines,
      { x: left, y: 268, bottom: paper.height - 110, nextPage: () => 50 },
      { rules: 'head', zebra: random.pick(['#f6f6f6', '#eef1f5']), padding: 4 },
    );
    const sums = print.sums();
    const from = right - 210;
    sums.forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      paper.line(from, end + 10 + i * 18, right, end + 10 + i * 18, { color: '#bbbbbb' });
      paper.text(word(kind), from + 4, end + 14 + i * 18, { bold });
      paper.text(money(text), from + 80, end + 14 + i * 18, { bold, width: 126, align: 'right' });
    });
    const foot = print.party('buyer', 'phone', 'email', 'vatId').join('  |  ');
    paper.text(foot, left, paper.height - 44, { size: 7, width: right - left, align: 'center' });

    function named(line: PrintedLine): string[] {
      const code = line.raw.article ?? line.raw.yourArticle;
      if (!code) return [line.description(), ...line.notes()];
      return [`[${code}] ${line.named().slice(code.length + 1)}`];
    }
    function counted(line: PrintedLine): string {
      return `${line.quantity()} ${line.unit()}`;
    }
  },
};
