import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** A call-off: what and how many, neither units nor prices nor a total. */
export const family: DrawnFamily = {
  about: 'no prices, no units, no sums; large print',
  order: { lines: [1, 8], countedOnly: true, articles: 'own', shipTo: 'same' },
  style: { quantityDecimals: 0 },
  paper: { fontSize: [11, 13] },
  draw(paper, sheet) {
    const { print, word, sentences, random } = sheet;
    const left = 54;
    paper.text(print.value('buyer', 'company'), left, 46, { size: 18, bold: true });
    paper.lines(print.party('buyer', 'street', 'town'), left, 74);
    paper.text(`${word('title')} ${print.number()}`, left, 130, { size: 16 });
    let y = 164;
    for (const [name, value] of factsOf(sheet, ['orderDate', 'deliveryDate', 'buyerContact', 'project'])) {
      paper.fitted(`${name}: ${value}`, left, y, 480);
      y += 19;
    }
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'town')], 330, 130, { size: 10 });
    const columns = columnsOf(
      sheet,
      random.pick([
        [
          ['quantity', 80],
          ['article', 120],
          ['description', 290],
        ],
        [
          ['article', 120],
          ['description', 290],
          ['quantity', 80],
        ],
        [
          ['description', 290],
          ['article', 120],
          ['quantity', 80],
        ],
      ] as const),
    );
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: y + 16, bottom: 690 },
      { rules: random.pick(['all', 'rows', 'none']) },
    );
    paper.paragraph(sentences('instruction', 2).join(' '), left, end + 20, 480);
  },
};
