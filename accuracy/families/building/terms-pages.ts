import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** A short order followed by pages of conditions in two columns of small print, numbered like items. */
export const family: DrawnFamily = {
  about: 'conditions of purchase in two columns on the pages after the order',
  order: { lines: [1, 5], shipTo: 'same', delivery: 'date' },
  draw(paper, sheet) {
    const { print, word, sentences, random } = sheet;
    const [left, right] = [50, 545];
    paper.text(word('title').toUpperCase(), left, 36, {
      size: 18,
      bold: true,
      width: right - left,
      align: 'center',
    });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'), left, 76);
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'currency', 'carrier']), {
      x: 330,
      y: 76,
      labelWidth: 100,
      width: right - 330,
    });
    paper.text(`${word('supplier')}:`, left, 160, { bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), left + 70, 160);
    const columns = columnsOf(sheet, [
      ['quantity', 54],
      ['unit', 40],
      ['article', 80],
      ['description', 201],
      ['price', 58],
      ['lineTotal', 62],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 220, bottom: 660 },
      { rules: 'columns', head: { fill: '#f0f0f0' } },
    );
    drawSums(paper, sheet, { x: 380, y: end + 8, right });
    paper.paragraph(sentences('closing', 1)[0]!, left, end + 80, right - left);
    const pages = random.whole(1, 3);
    for (let page = 0; page < pages; page++) drawConditions(page);

    function drawConditions(page: number): void {
      paper.newPage();
      let number = page * 20;
      for (const x of [left, 305]) {
        let y = 50;
        while (y < paper.height - 110) {
          for (const sentence of sentences('terms', 3)) {
            y = paper.paragraph(`${++number}. ${sentence}`, x, y, 235, { size: 6.5 }) + 4;
          }
        }
      }
    }
  },
};
