import { gtinOf } from '../../kit/number-marks.ts';
import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A retail chain: GTIN and GLN, store number, cartons × content = pieces; the price is of a piece. */
export const family: DrawnFamily = {
  about: 'retail chain: GTINs, GLNs, store number, cartons beside pieces',
  order: {
    lines: [3, 22],
    countedOnly: true,
    articles: 'both',
    notes: false,
    openQuantity: false,
    tax: false,
    freight: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'sans'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, word, order, random, language } = sheet;
    const label = (name: Parameters<typeof labelIn>[1]) => labelIn(language, name);
    const [left, right] = [30, paper.width - 30];
    paper.box(left, 28, right - left, 30, { fill: '#d9d9d9', stroke: true });
    paper.text(print.party('buyer', 'brand')[0]!, left + 6, 35, { size: 13, bold: true });
    paper.text(`${word('title')} ${print.number()}`, 280, 36, {
      size: 12,
      bold: true,
      width: right - 286,
      align: 'right',
    });
    const blocks = [
      [word('supplier'), print.party('supplier', 'company', 'street', 'town')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [word('billTo'), print.party('buyer', 'company', 'street', 'town')],
    ] as const;
    const width = (right - left) / 3;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * width;
      paper.box(x, 62, width, 84);
      paper.fitted(head, x + 4, 65, width - 8, { bold: true });
      paper.text(`GLN ${gtinOf(random)}`, x + 4, 77, { size: 7 });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 4, 89 + n * 11, width - 8);
      });
    });
    const facts: (readonly [string, string])[] = [
      [label('store'), random.fill('0###')],
      ...factsOf(sheet, ['orderDate', 'deliveryDate', 'supplierNumber', 'currency']),
    ];
    const part = (right - left) / facts.length;
    facts.forEach(([name, value], i) => {
      paper.box(left + i * part, 150, part, 28);
      paper.fitted(name, left + i * part + 3, 152, part - 6, { size: 6.5 });
      paper.fitted(value, left + i * part + 3, 163, part - 6, { bold: true });
    });
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 28, cell: (line) => line.position() },
      { head: 'EAN / GTIN', width: 74, cell: () => gtinOf(random) },
      { head: word('article'), width: 62, cell: (line) => line.article() },
      { head: word('description'), width: right - left - 438, cell: (line) => line.description() },
      {
        head: label('cartons'),
        width: 42,
        align: 'right',
        cell: ({ raw }) => String(cartonsOf(raw.quantity)),
      },
      {
        head: label('perCarton'),
        width: 42,
        align: 'right',
        cell: ({ raw }) => String(contentOf(raw.quantity)),
      },
      { head: word('quantity'), width: 50, align: 'right', bold: true, cell: (line) => line.quantity() },
      { head: word('unit'), width: 34, cell: (line) => line.unit() },
      { head: word('price'), width: 48, align: 'right', cell: (line) => line.price() },
      { head: word('lineTotal'), width: 58, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 188, bottom: paper.height - 70, nextPage: () => 34 },
      { rules: 'all', head: { fill: '#d9d9d9', size: 7 }, padding: 2 },
    );
    const total = print.sums().at(-1)!;
    paper.text(`${word('total')} ${order.currency}  ${total.text}`, left, end + 6, {
      bold: true,
      width: right - left - 2,
      align: 'right',
    });
  },
};

type Quantity = PrintedLine['raw']['quantity'];
const countOf = (quantity: Quantity) => (quantity.kind === 'whole' ? quantity.value : 0);

/** Pieces in a carton: a carton is never broken. */
function contentOf(quantity: Quantity): number {
  return [24, 12, 10, 6, 5, 4, 3, 2].find((size) => countOf(quantity) % size === 0) ?? 1;
}
const cartonsOf = (quantity: Quantity) => countOf(quantity) / contentOf(quantity);
