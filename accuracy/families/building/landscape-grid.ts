import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** A sheet of a spreadsheet as PDF, across: head data in cells, every cell with rules, the sum below its column. */
export const family: DrawnFamily = {
  about: 'landscape spreadsheet with a grid and many narrow columns',
  order: { lines: [3, 20], tax: false, freight: false, articles: 'both', delivery: 'lines' },
  paper: { landscape: true, fontSize: [7.5, 8.5], faces: ['helvetica', 'sans', 'condensed'] },
  draw(paper, sheet) {
    const { print, word } = sheet;
    const left = 30;
    const facts = [
      ...factsOf(sheet, ['orderNumber', 'orderDate', 'buyerContact', 'email', 'currency']),
      [word('buyer'), print.party('buyer', 'company', 'street', 'town').join(', ')] as const,
      [word('supplier'), print.party('supplier', 'company', 'town').join(', ')] as const,
      [word('shipTo'), print.party('shipTo', 'company', 'street', 'town').join(', ')] as const,
    ];
    facts.forEach(([name, value], i) => {
      const y = 28 + i * 15;
      paper.box(left, y, 130, 15, { color: '#999999' });
      paper.box(left + 130, y, 330, 15, { color: '#999999' });
      paper.fitted(name, left + 3, y + 3, 124, { bold: true });
      paper.fitted(value, left + 133, y + 3, 324);
    });
    paper.text(word('title'), 560, 30, { size: 16, bold: true });
    const columns = columnsOf(sheet, [
      ['position', 36],
      ['article', 84],
      ['yourArticle', 84],
      ['description', 232],
      ['quantity', 62],
      ['unit', 48],
      ['price', 70],
      ['lineTotal', 78],
      ['lineDate', 70],
    ]);
    const y = 28 + facts.length * 15 + 15;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: 560, nextPage: () => 30 },
      { rules: 'all', head: { fill: '#d9e1f2' }, padding: 2 },
    );
    const total = print.sums().at(-1)!;
    const before = columns.slice(0, -2).reduce((sum, { width }) => sum + width, 0);
    paper.text(word(total.kind), left + before - 70, end + 4, { bold: true, width: 64, align: 'right' });
    paper.text(total.text, left + before, end + 4, { bold: true, width: 76, align: 'right' });
  },
};
