import { columnsOf, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** The first page is a letter with addresses and instructions; the items come on the second. */
export const family: DrawnFamily = {
  about: 'cover page without items, the table on page two',
  order: { lines: [2, 12], shipTo: 'other', delivery: 'date' },
  paper: { fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, word, sentences } = sheet;
    const [left, wide] = [56, 480];
    paper.text(print.value('buyer', 'company'), left, 40, { size: 15, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 62, { size: 8 });
    paper.text(word('title'), left, 130, { size: 20, bold: true });
    let y = 170;
    for (const [name, value] of factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'supplierNumber',
      'buyerContact',
      'phone',
      'email',
      'paymentTerms',
      'deliveryTerms',
    ])) {
      paper.text(name, left, y, { bold: true });
      paper.text(value, left + 170, y);
      y += 17;
    }
    paper.text(word('supplier'), left, y + 14, { bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, y + 30);
    paper.text(word('shipTo'), left + 250, y + 14, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left + 250, y + 30);
    y += 120;
    for (const sentence of [...sentences('instruction', 3), ...sentences('closing', 2)]) {
      y = paper.paragraph(sentence, left, y, wide) + 8;
    }
    paper.newPage();
    paper.text(`${word('title')} ${print.number()}`, left, 36, { bold: true });
    paper.text(`${word('page')} 2`, left, 36, { width: wide, align: 'right' });
    const columns = columnsOf(sheet, [
      ['position', 40],
      ['description', 180],
      ['article', 80],
      ['quantity', 52],
      ['unit', 38],
      ['price', 45],
      ['lineTotal', 50],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 64, bottom: 700 },
      { rules: 'rows', head: { capitals: true, size: 7.5 } },
    );
    drawSums(paper, sheet, { x: 330, y: end + 10, right: left + 482, withCurrency: true });
    paper.text(`${word('deliveryDate')}: ${print.delivery()}`, left, end + 10, { bold: true });
  },
};
