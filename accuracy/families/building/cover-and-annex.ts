import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A covering letter with the total, a page of conditions, and the items on the third page only. */
export const family: DrawnFamily = {
  about: 'letter with the total first, conditions on the second page, the items on an annex on the third',
  order: { lines: [2, 24], tax: false, freight: false },
  draw(paper, sheet) {
    const { print, word, language, sentences, order } = sheet;
    const [left, right] = [66, paper.width - 60];
    paper.text(print.party('buyer', 'company')[0]!, left, 44, { size: 13, bold: true });
    const home = print.party('buyer', 'street', 'town', 'country', 'phone', 'email');
    paper.lines(home, left, 64, { size: 8 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 140);
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'quoteReference',
      'buyerContact',
    ]);
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name}  ${value}`, 330, 140 + i * 14, right - 330);
    });
    paper.text(word('title'), left, 238, { size: 14, bold: true });
    let y = 266;
    const total = print.sums().at(-1)!;
    for (const text of [
      ...sentences('opening', 1),
      labelIn(language, 'annex'),
      ...sentences('instruction', 2),
    ])
      y = paper.paragraph(text, left, y, right - left) + 8;
    paper.text(`${word('total')}: ${total.text} ${print.currency()}`, left, y + 8, { bold: true });
    paper.text(`${word('shipTo')}:`, left, y + 36);
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left + 110, y + 36);
    paper.text(order.buyer.contact, left, y + 150);
    paper.newPage();
    y = 50;
    sentences('terms', 20).forEach((text, i) => {
      y = paper.paragraph(`${i + 1}.  ${text}`, left, y, right - left, { size: 8.5 }) + 9;
    });
    paper.newPage();
    paper.fitted(`${word('title')} ${order.number}, ${print.day(order.date)}`, left, 44, right - left - 70, {
      bold: true,
    });
    paper.text(`${word('page')} 3`, left, 44, { width: right - left, align: 'right' });
    const columns = columnsOf(sheet, [
      ['position', 34],
      ['description', 168],
      ['article', 78],
      ['unit', 40],
      ['quantity', 50],
      ['price', 48],
      ['lineTotal', 52],
    ]);
    drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 72, bottom: paper.height - 60 },
      { rules: 'head', zebra: '#f2f2f2', padding: 3 },
    );
  },
};
