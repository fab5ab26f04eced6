import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A form whose labels stand small above their values, without colons; only horizontal rules. */
export const family: DrawnFamily = {
  about: 'grid of small labels above their values, horizontal rules only',
  order: { lines: [1, 10], freight: true },
  paper: { fontSize: [8.5, 10] },
  draw(paper, { print, word, random, sentences }) {
    const [left, wide] = [48, 500];
    paper.text(word('title'), left, 36, { size: 16, bold: true });
    const cells: [string, string | null][] = [
      [word('buyer'), print.value('buyer', 'company')],
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('buyerContact'), print.value('buyer', 'contact')],
      [word('phone'), print.value('buyer', 'phone')],
      [word('deliveryDate'), print.delivery()],
      [word('currency'), print.currency()],
      [word('deliveryTerms'), word('deliveryTermsValue')],
      [word('carrier'), word('carrierValue')],
    ];
    const perRow = 3;
    const shown = cells.filter(([, value]) => value !== null);
    shown.forEach(([name, value], i) => {
      const x = left + (i % perRow) * (wide / perRow);
      const y = 72 + Math.floor(i / perRow) * 32;
      paper.text(name, x, y, { size: 6.5, color: '#555555' });
      const size = Math.min(paper.fontSize, (paper.fontSize * (wide / perRow - 8)) / paper.widthOf(value!));
      paper.text(value!, x, y + 9, { size });
    });
    const top = 72 + Math.ceil(shown.length / perRow) * 32 + 10;
    paper.line(left, top - 6, left + wide, top - 6);
    block(left, word('supplier'), print.party('supplier', 'company', 'street', 'town'));
    block(left + 260, word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'));
    const priced = random.chance(0.8);
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 36, cell: (line) => line.position() },
      {
        head: word('description'),
        width: priced ? 214 : 354,
        cell: (line) => [line.description(), line.article() || line.yourArticle()].filter(Boolean),
      },
      { head: word('quantity'), width: 60, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 50, cell: (line) => line.unit() },
      ...(priced
        ? ([
            { head: word('price'), width: 65, align: 'right', cell: (line) => line.price() },
            { head: word('lineTotal'), width: 75, align: 'right', cell: (line) => line.total() },
          ] as Column<PrintedLine>[])
        : []),
    ];
    let y = drawTable(paper, columns, print.lines, { x: left, y: top + 78, bottom: 720 }, { rules: 'rows' });
    if (priced) {
      for (const { kind, text } of print.sums()) {
        paper.text(word(kind), left + 300, y + 5, { bold: kind === 'total' });
        paper.text(text, left + 400, y + 5, { width: 97, align: 'right', bold: kind === 'total' });
        y += 15;
      }
    }
    paper.paragraph(sentences('instruction', 1)[0]!, left, y + 16, wide);
    paper.text(print.party('buyer', 'street', 'town', 'country').join(', '), left, paper.height - 40, {
      size: 7,
    });

    function block(x: number, head: string, texts: string[]): void {
      paper.text(head, x, top, { size: 6.5, color: '#555555' });
      paper.lines(texts, x, top + 10);
    }
  },
};
