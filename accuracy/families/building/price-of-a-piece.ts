import { numbersLike } from '../../kit/number-marks.ts';
import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Small parts by the thousand: prices of a piece with four or five decimals, quantities such as 1.002 for 1002. */
export const family: DrawnFamily = {
  about: 'quantities of thousands with a separator, prices of a piece with four or five decimals',
  order: {
    lines: [2, 12],
    per: 1000,
    large: true,
    countedOnly: true,
    articles: 'both',
    tax: false,
    notes: false,
  },
  style: { quantityDecimals: 0, quantityGroups: true },
  draw(paper, sheet) {
    const { print, word, order } = sheet;
    const [left, right] = [40, paper.width - 40];
    paper.box(left, 30, right - left, 60);
    paper.text(print.party('buyer', 'company')[0]!, left + 8, 36, { size: 13, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left + 8, 54, { size: 8 });
    paper.text(word('title'), 330, 36, { size: 15, width: right - 338, align: 'right' });
    paper.lines(print.party('buyer', 'phone', 'email'), 330, 60, {
      size: 8,
      width: right - 338,
      align: 'right',
    });
    const facts = factsOf(sheet, [
      'orderNumber',
      'orderDate',
      'deliveryDate',
      'buyerContact',
      'deliveryTerms',
    ]);
    paper.box(330, 96, right - 330, facts.length * 15 + 6);
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name} :`, 336, 100 + i * 15, 98);
      paper.fitted(value, 438, 100 + i * 15, right - 442);
    });
    paper.lines([word('supplier'), ...print.party('supplier', 'company', 'street', 'town')], left + 8, 100);
    paper.fitted(
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      left,
      188,
      right - left,
    );
    const number = numbersLike(print);
    // Three decimals of a price for a thousand make up to five of a price for one.
    const priceOf = (line: PrintedLine) => {
      line.price();
      return number(line.raw.price / line.raw.per, 5).replace(/0$/, '');
    };
    const columns: Column<PrintedLine>[] = [
      {
        head: `${word('article')}\n${word('yourArticle')}`,
        width: 86,
        cell: (line) => [line.article(), line.yourArticle()],
      },
      { head: word('description'), width: right - left - 356, cell: (line) => line.description() },
      { head: word('quantity'), width: 66, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 46, cell: (line) => line.unit() },
      { head: `${word('price')} ${order.currency}`, width: 74, align: 'right', cell: priceOf },
      {
        head: `${word('lineTotal')} ${print.currency()}`,
        width: 84,
        align: 'right',
        cell: (line) => line.total(),
      },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 210, bottom: paper.height - 80 },
      { rules: 'columns', padding: 4 },
    );
    print.sums().forEach(({ kind, text }, i) => {
      paper.text(word(kind), right - 220, end + 8 + i * 14, { bold: kind === 'total' });
      paper.text(text, right - 100, end + 8 + i * 14, { bold: kind === 'total', width: 96, align: 'right' });
    });
  },
};
