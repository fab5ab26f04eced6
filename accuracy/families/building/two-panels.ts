import { Misfit } from '../../kit/paper.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A kitchen's list: two tables side by side with the same heads, read down the left one first. */
export const family: DrawnFamily = {
  about: 'kitchen list: two tables side by side with the same heads, no prices',
  order: { lines: [6, 30], articles: 'none', notes: false, tax: false, freight: false, openQuantity: false },
  style: { quantityDecimals: 0 },
  paper: { fontSize: [8, 9] },
  draw(paper, { print, word, language }) {
    const left = 36;
    const middle = paper.width / 2;
    paper.text(print.party('buyer', 'company')[0]!, left, 34, { size: 15, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'phone', 'email'), left, 56);
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'town')], middle + 8, 34);
    const delivery = print.delivery();
    const facts = [
      `${word('title')}: ${print.number()}`,
      `${word('orderDate')}: ${print.date()}`,
      ...(delivery === null ? [] : [`${word('deliveryDate')}: ${delivery}`]),
      `${word('buyerContact')}: ${print.value('buyer', 'contact')}`,
    ];
    paper.lines(facts, middle + 8, 80);
    const width = middle - left - 8;
    const half = Math.ceil(print.lines.length / 2);
    const top = 148;
    const ends = [panel(left, print.lines.slice(0, half)), panel(middle + 8, print.lines.slice(half))];
    const end = Math.max(...ends);
    if (end > paper.height - 90) throw new Misfit('too many lines for a page');
    paper.text(`${labelIn(language, 'remarks')}:`, left, end + 18);
    paper.line(left + 90, end + 30, paper.width - left, end + 30, { thickness: 0.4 });

    function panel(x: number, lines: readonly PrintedLine[]): number {
      const edges = [x, x + 26, x + width - 84, x + width - 42, x + width];
      let y = top;
      const heads = [word('position'), word('description'), word('quantity'), word('unit')];
      paper.box(x, y, width, 15, { fill: '#333333' });
      heads.forEach((head, i) => {
        paper.fitted(head, edges[i]! + 3, y + 3, edges[i + 1]! - edges[i]! - 5, {
          bold: true,
          color: '#ffffff',
        });
      });
      y += 15;
      for (const line of lines) {
        const names = paper.wrap(line.description(), edges[2]! - edges[1]! - 6);
        const height = names.length * paper.leading() + 5;
        const cells = [line.position(), '', line.quantity(), line.unit()];
        cells.forEach((text, i) => {
          if (text) paper.fitted(text, edges[i]! + 3, y + 3, edges[i + 1]! - edges[i]! - 5);
        });
        paper.lines(names, edges[1]! + 3, y + 3);
        paper.box(x, y, width, height, { thickness: 0.3 });
        y += height;
      }
      return y;
    }
  },
};
