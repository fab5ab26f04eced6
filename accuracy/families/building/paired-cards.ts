import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Items in framed tickets, two beside each other, each with its number in the corner and labels before the values. */
export const family: DrawnFamily = {
  about: 'framed tickets two by two in the place of a table, labels before values',
  order: {
    lines: [1, 9],
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    delivery: 'date',
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, { print, word, order, sentences }) {
    const [left, right] = [42, paper.width - 42];
    const width = (right - left - 12) / 2;
    paper.text(word('title'), left, 34, { size: 18, bold: true, color: '#2b5d34' });
    paper.fitted(print.party('buyer', 'company', 'street', 'town').join(', '), left, 60, right - left);
    paper.line(left, 76, right, 76, { color: '#2b5d34', thickness: 2 });
    const facts = [
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('deliveryDate'), print.delivery()!],
      [word('buyerContact'), print.value('buyer', 'contact')],
    ] as const;
    facts.forEach(([name, value], i) => {
      const y = 86 + i * 15;
      paper.fitted(name, left, y, 112, { color: '#2b5d34' });
      paper.fitted(value, left + 118, y, width - 118);
    });
    paper.lines(
      [word('supplier'), ...print.party('supplier', 'company', 'street', 'town')],
      left + width + 12,
      86,
    );
    paper.fitted(
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      left,
      152,
      right - left,
    );
    const flow = startFlow(paper, { y: 176, bottom: paper.height - 90, nextPage: () => 44 });
    const height = 96;
    print.lines.forEach((line, i) => {
      if (i % 2 === 0) flow.need(height);
      ticket(line, left + (i % 2) * (width + 12));
      if (i % 2 === 1 || i === print.lines.length - 1) flow.y += height + 10;
    });
    flow.need(40);
    const total = print.sums().at(-1)!;
    paper.text(`${word('total')}: ${print.currency()} ${total.text}`, left, flow.y, { size: 11, bold: true });
    paper.text(sentences('closing', 1)[0]!.slice(0, 90), left, flow.y + 22, { size: 7.5 });

    function ticket(line: PrintedLine, x: number): void {
      paper.box(x, flow.y, width, height, { color: '#2b5d34' });
      paper.box(x, flow.y, 26, 15, { fill: '#2b5d34' });
      paper.text(line.position(), x, flow.y + 2, { width: 26, align: 'center', color: '#ffffff' });
      const names = paper.wrap(line.description(), width - 40, { bold: true });
      paper.lines(names, x + 32, flow.y + 3, { bold: true });
      const y = flow.y + 46;
      const rows = [
        [word('yourArticle'), line.yourArticle()],
        [word('quantity'), `${line.quantity()} ${line.unit()}`],
        [`${word('price')} (${order.currency})`, line.price()],
      ] as const;
      rows.forEach(([name, value], n) => {
        paper.fitted(name, x + 8, y + n * 15, 96, { color: '#555555' });
        paper.fitted(value, x + 110, y + n * 15, width - 116);
      });
    }
  },
};
