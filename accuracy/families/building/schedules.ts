import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Below each item its deliveries: dates with parts of the quantity, which are no rows of their own. */
export const family: DrawnFamily = {
  about: 'schedule lines with dates and part quantities below each item',
  order: {
    lines: [1, 7],
    schedules: true,
    delivery: 'lines',
    notes: false,
    countedOnly: true,
    articles: 'own',
  },
  style: { quantityDecimals: 0 },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [40, 555];
    paper.text(word('title'), left, 32, { size: 17, bold: true });
    drawFacts(paper, factsOf(sheet, ['orderNumber', 'orderDate', 'buyerContact', 'email', 'currency']), {
      x: left,
      y: 62,
      labelWidth: 105,
      width: 255,
      mark: ':',
    });
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.lines(buyer, 330, 34, { width: right - 330, align: 'right' });
    const blocks = [
      ['supplier', print.party('supplier', 'company', 'street', 'town')],
      ['shipTo', print.party('shipTo', 'company', 'street', 'town')],
    ] as const;
    blocks.forEach(([term, texts], i) => {
      paper.text(word(term), left + i * 260, 150, { bold: true });
      paper.lines(texts, left + i * 260, 164);
    });
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['article', 80],
      ['description', 195],
      ['quantity', 55],
      ['unit', 40],
      ['price', 50],
      ['lineTotal', 55],
    ]);
    const label = word('schedule');
    const place = {
      x: left,
      y: 232,
      bottom: 700,
      below: (line: PrintedLine) =>
        line.schedule().map(({ date, quantity }, i) => ({
          x: 123,
          text: `${i === 0 ? `${label}  ` : '          '}${date}    ${quantity}`,
        })),
    };
    const rules = random.pick(['rows', 'head', 'frame'] as const);
    const end = drawTable(paper, columns, print.lines, place, { rules, gap: 3 });
    drawSums(paper, sheet, { x: 360, y: end + 8, right });
  },
};
