import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

/** The buyer's own form prints our company in the largest letters; the buyer stands small above its own address. */
export const family: DrawnFamily = {
  about: 'our company printed largest, the buyer in small print at the top',
  order: { lines: [1, 8], shipTo: 'other' },
  draw(paper, sheet) {
    const { print, word, sentences } = sheet;
    const [left, right] = [45, 550];
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    paper.text(buyer.join(', '), left, 30, { size: 7 });
    paper.line(left, 41, right, 41, { thickness: 0.4 });
    paper.text(word('supplier'), left, 56, { size: 8 });
    const [name, ...address] = print.party('supplier', 'company', 'street', 'town', 'country', 'vatId');
    paper.text(name!, left, 68, { size: 20, bold: true });
    paper.lines(address, left, 96, { size: 11 });
    paper.text(`${word('title')} ${print.number()}`, 330, 110, { size: 12, bold: true });
    const facts = factsOf(sheet, ['orderDate', 'deliveryDate', 'buyerContact', 'phone', 'email']);
    drawFacts(paper, facts, { x: 330, y: 132, labelWidth: 92, width: right - 330, mark: ':' });
    paper.text(word('shipTo'), left, 178, { bold: true });
    const below = paper.lines(
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      left,
      192,
    );
    const columns = columnsOf(sheet, [
      ['position', 34],
      ['yourArticle', 76],
      ['description', 217],
      ['quantity', 55],
      ['unit', 41],
      ['price', 58],
    ]);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: below + 20, bottom: 680 },
      { rules: 'head' },
    );
    paper.line(left, end + 2, right, end + 2);
    const last = drawSums(paper, sheet, { x: 350, y: end + 8, right: 526, withCurrency: true });
    paper.paragraph(sentences('closing', 2).join(' '), left, last + 12, right - left, { size: 8 });
    paper.text(word('signature'), left, last + 62, { size: 8 });
    paper.line(left, last + 58, left + 150, last + 58);
  },
};
