import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** Dinars: three decimals in prices and sums, the currency in the head of the columns. */
export const family: DrawnFamily = {
  about: 'a currency with three decimals, named in the heads of the columns',
  languages: ['en', 'fr', 'it', 'de'],
  order: { lines: [2, 9], threeDecimals: true, shipTo: 'other', billTo: 'other' },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [40, 555];
    paper.text(print.value('buyer', 'company'), left, 34, {
      size: 16,
      bold: true,
      width: right - left,
      align: 'center',
    });
    paper.text(word('title'), left, 58, { size: 13, width: right - left, align: 'center' });
    const blocks = [
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country')],
      [word('billTo'), print.party('buyer', 'company', 'street', 'town', 'country')],
      [word('shipTo'), print.party('shipTo', 'company', 'street', 'town', 'country')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 172;
      paper.box(x, 88, 172, 76);
      paper.text(head, x + 4, 92, { bold: true, size: 8 });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 4, 105 + n * paper.leading(8), 164, { size: 8 });
      });
    });
    drawFacts(
      paper,
      factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'deliveryTerms']),
      {
        x: left,
        y: 176,
        labelWidth: 120,
        width: 340,
      },
    );
    const currency = print.currency();
    const columns = columnsOf(sheet, [
      ['position', 36],
      ['article', 80],
      ['description', 185],
      ['unit', 42],
      ['quantity', 50],
      ['price', 58],
      ['lineTotal', 64],
    ]).map((column) =>
      [word('price'), word('lineTotal')].includes(column.head)
        ? { ...column, head: `${column.head}\n${currency}` }
        : column,
    );
    const rules = random.pick(['all', 'columns', 'rows'] as const);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 262, bottom: 690 },
      { rules, valign: 'bottom' },
    );
    drawSums(paper, sheet, { x: 360, y: end + 8, right: right - 3, withCurrency: true });
  },
};
