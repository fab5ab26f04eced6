import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** The print of an ERP: every block in a frame, grey heads, the sums in a frame below. */
export const family: DrawnFamily = {
  about: 'ERP print with framed address blocks and a table with all rules',
  order: { lines: [1, 14], articles: 'own' },
  paper: { fontSize: [8, 9] },
  draw(paper, { print, word, order, sentences }) {
    const [left, wide] = [36, 523];
    paper.text(print.value('buyer', 'company'), left, 32, { size: 14, bold: true });
    paper.text(word('title'), 330, 30, { size: 18, bold: true, width: wide + left - 330, align: 'right' });
    paper.lines(print.party('buyer', 'street', 'town', 'country', 'phone', 'vatId'), left, 52);
    frame(left, 130, word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country'));
    frame(
      left + 267,
      130,
      word('shipTo'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    );
    const facts: [string, string | null][] = [
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('deliveryDate'), print.delivery()],
      [word('buyerContact'), print.value('buyer', 'contact')],
    ];
    const shown = facts.filter(([, value]) => value !== null);
    shown.forEach(([name, value], i) => {
      const width = wide / shown.length;
      const x = left + i * width;
      paper.box(x, 222, width, 16, { fill: '#dddddd', stroke: true });
      paper.box(x, 238, width, 18);
      paper.text(name, x + 4, 225, { size: 7.5, bold: true });
      paper.text(value!, x + 4, 242, {
        size: Math.min(8.5, (8.5 * (width - 8)) / paper.widthOf(value!, { size: 8.5 })),
      });
    });
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 34, cell: (line) => line.position() },
      { head: word('article'), width: 76, cell: (line) => line.article() },
      { head: word('description'), width: 183, cell: (line) => [line.description(), ...line.notes()] },
      { head: word('quantity'), width: 56, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 40, cell: (line) => line.unit() },
      { head: word('price'), width: 60, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 74, align: 'right', cell: (line) => line.total() },
    ];
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 274, bottom: 690 },
      { rules: 'all', head: { fill: '#dddddd' } },
    );
    print.currency();
    for (const { kind, text } of print.sums()) {
      paper.box(left + 349, y, 100, 18);
      paper.box(left + 449, y, 74, 18);
      paper.text(`${word(kind)} (${order.currency})`, left + 353, y + 4, { bold: kind === 'total', size: 8 });
      paper.text(text, left + 449, y + 4, { width: 71, align: 'right', bold: kind === 'total', size: 8 });
      y += 18;
    }
    paper.paragraph(sentences('instruction', 2).join(' '), left, y + 20, 330);
    paper.text(`${word('page')} ${paper.pageNumber()}`, left, paper.height - 40, {
      size: 7,
      width: wide,
      align: 'right',
    });

    function frame(x: number, y: number, head: string, texts: string[]): void {
      paper.box(x, y, 256, 82);
      paper.box(x, y, 256, 15, { fill: '#dddddd', stroke: true });
      paper.text(head, x + 4, y + 3, { bold: true, size: 8 });
      paper.lines(texts, x + 6, y + 20);
    }
  },
};
