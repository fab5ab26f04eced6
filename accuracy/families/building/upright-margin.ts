import { drawSums, factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** The buyer's name and address run up the left margin; on the page itself there are only our name and the goods. */
export const family: DrawnFamily = {
  about: 'buyer only in a line of text that runs up the left margin; identical rows',
  order: {
    lines: [3, 10],
    repeated: true,
    articles: 'own',
    delivery: 'date',
    shipTo: 'other',
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [84, paper.width - 40];
    const tone = random.pick(['#7a3b69', '#2e6e4e', '#444444']);
    const legal = print.party('buyer', 'company', 'street', 'town', 'country', 'vatId').join('   ');
    const from = paper.height - 60;
    paper.turned(-90, 36, from, () => {
      paper.fitted(legal, 36, from, paper.height - 120, { size: 8, color: tone });
    });
    paper.line(58, 40, 58, paper.height - 40, { color: tone, thickness: 1.2 });
    paper.text(word('title'), left, 40, { size: 21, color: tone });
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact']);
    facts.forEach(([name, value], i) => {
      paper.fitted(name, left, 78 + i * 15, 118, { color: tone });
      paper.fitted(value, left + 124, 78 + i * 15, 130);
    });
    paper.text(word('supplier'), 352, 46, { color: tone });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), 352, 59);
    paper.text(word('shipTo'), 352, 104, { color: tone });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), 352, 117);
    const columns: Column<PrintedLine>[] = [
      { head: word('article'), width: 84, cell: (line) => line.article() },
      { head: word('quantity'), width: 62, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 46, cell: (line) => line.unit() },
      { head: word('description'), width: right - left - 324, cell: (line) => line.description() },
      { head: word('price'), width: 60, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 72, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 192, bottom: paper.height - 100 },
      { rules: 'rows', head: { color: tone }, padding: 4 },
    );
    drawSums(paper, sheet, { x: right - 230, y: end + 8, right: right - 4, withCurrency: true });
  },
};
