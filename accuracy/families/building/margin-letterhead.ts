import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** A design agency's paper: the letterhead runs down the left margin, the title has spaced letters. */
export const family: DrawnFamily = {
  about: 'letterhead in the left margin, spaced letters, much white space',
  order: { lines: [1, 5], articles: 'none', tax: true },
  paper: { faces: ['lato', 'sans', 'helvetica'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, sentences } = sheet;
    const [left, right] = [178, 548];
    const margin = print.party('buyer', 'company', 'street', 'town', 'country', 'phone', 'email', 'vatId');
    paper.box(30, 40, 4, 150, { fill: '#d96c2c' });
    let y = 44;
    for (const text of margin) y = paper.paragraph(text, 40, y, 116, { size: 7.5, color: '#333333' }) + 2;
    paper.text(word('title').toUpperCase(), left, 44, { size: 13, spacing: 5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 92);
    const below = drawFacts(
      paper,
      factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'project', 'buyerContact']),
      {
        x: left,
        y: 172,
        labelWidth: 130,
        width: right - left,
        label: { color: '#777777' },
      },
    );
    const columns = columnsOf(sheet, [
      ['description', 180],
      ['quantity', 45],
      ['unit', 40],
      ['price', 50],
      ['lineTotal', 55],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left - 3, y: below + 24, bottom: 680 },
      { rules: 'none', gap: 8, head: { bold: false, color: '#777777' } },
    );
    paper.line(left, end, right, end, { color: '#d96c2c' });
    drawSums(paper, sheet, { x: left + 170, y: end + 8, right: right - 6, withCurrency: true });
    paper.paragraph(sentences('instruction', 1)[0]!, left, 720, right - left, { italic: true });
  },
};
