import { drawFacts, factsOf } from '../../kit/order-parts.ts';
import type { DrawnFamily } from '../family.ts';

/** No table: each item is a card with a label before each value. */
export const family: DrawnFamily = {
  about: 'key-value cards in the place of a table',
  order: { lines: [1, 5], articles: 'own', tax: false, freight: false },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const [left, wide] = [60, 470];
    paper.text(word('title'), left, 40, { size: 16, bold: true });
    let y = drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'currency']), {
      x: left,
      y: 72,
      labelWidth: 150,
      width: wide,
      mark: ':',
    });
    const blocks = [
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'contact', 'email')],
      [word('supplier'), print.party('supplier', 'company', 'street', 'town')],
    ] as const;
    for (const [head, texts] of blocks) {
      paper.text(head, left, y + 8, { bold: true });
      y = paper.lines(texts, left + 150, y + 8) + 4;
    }
    for (const line of print.lines) {
      const facts = [
        [word('article'), line.article()],
        [word('description'), line.description()],
        [word('quantity'), `${line.quantity()} ${line.unit()}`],
        [word('price'), line.price()],
        [word('lineTotal'), line.total()],
      ] as const;
      const height = facts.length * paper.fontSize * 1.6 + 30;
      if (y + height > paper.height - 60) {
        paper.newPage();
        y = 40;
      }
      paper.box(left - 8, y + 10, wide + 16, height - 6, { color: '#888888' });
      paper.text(`${word('position')} ${line.position()}`, left, y + 16, { bold: true });
      drawFacts(paper, facts, { x: left + 10, y: y + 32, labelWidth: 140, width: wide - 20, mark: ':' });
      y += height + 8;
    }
    const total = print.sums().at(-1)!;
    paper.text(`${word(total.kind)}: ${total.text} ${print.currency()}`, left, y + 14, {
      bold: true,
      size: 11,
    });
  },
};
