import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** The head has only a logo; who buys stands in three columns at the foot of the page. */
export const family: DrawnFamily = {
  about: 'logo in the head, company details in three columns of the foot',
  order: { lines: [1, 7], shipTo: 'same', billTo: 'same' },
  paper: { fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, word, sentences, random } = sheet;
    const [left, right] = [60, 540];
    const color = random.pick(['#0b6e4f', '#8c1c13', '#22577a', '#444444']);
    paper.box(left, 34, 26, 26, { fill: color });
    paper.text(print.value('buyer', 'brand').toUpperCase(), left + 36, 38, {
      size: 15,
      bold: true,
      color,
      spacing: 1.5,
    });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 110);
    drawFacts(
      paper,
      factsOf(sheet, ['orderDate', 'buyerContact', 'phone', 'email', 'supplierNumber', 'deliveryDate']),
      {
        x: 345,
        y: 110,
        labelWidth: 88,
        width: right - 345,
        label: { size: 8 },
        value: { size: 8.5 },
      },
    );
    paper.text(`${word('title')} ${word('orderNumber')} ${print.number()}`, left, 212, {
      size: 12,
      bold: true,
    });
    const start = paper.paragraph(sentences('opening', 1)[0]!, left, 234, right - left);
    const columns = columnsOf(sheet, [
      ['position', 36],
      ['article', 78],
      ['description', 188],
      ['quantity', 52],
      ['unit', 40],
      ['price', 86],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 12, bottom: 640 },
      { rules: 'none', gap: 4 },
    );
    const last = drawSums(paper, sheet, { x: 340, y: end + 6, right: 537, labelAlign: 'right' });
    paper.lines(sentences('closing', 2), left, last + 14, { size: 8.5 });
    const foot = [
      print.party('buyer', 'company', 'street', 'town', 'country'),
      [`${word('fax')} ${sheet.order.buyer.fax}`, `${word('vatId')} ${print.value('buyer', 'vatId')}`],
      [`${word('bank')}`, 'IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001'],
    ];
    paper.line(left, paper.height - 78, right, paper.height - 78, { color });
    foot.forEach((texts, i) => {
      paper.lines(texts, left + i * 172, paper.height - 70, { size: 7, color: '#444444' });
    });
  },
};
