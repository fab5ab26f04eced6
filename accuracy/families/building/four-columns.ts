import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Four addresses side by side below the title, cells centred in height and width, the same article more than once. */
export const family: DrawnFamily = {
  about: 'four addresses side by side in small print, discount column, identical rows, one quantity open',
  order: {
    lines: [4, 14],
    repeated: true,
    openQuantity: true,
    discounts: true,
    articles: 'both',
    billTo: 'other',
    shipTo: 'other',
    notes: false,
  },
  paper: { landscape: true, faces: ['helvetica', 'condensed', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [36, paper.width - 36];
    const tone = random.pick(['#e4ecd8', '#f3e6d6', '#dde3ee']);
    paper.box(0, 0, paper.width, 26, { fill: tone });
    paper.text(`${word('title')}  ${print.number()}`, left, 6, { size: 12, bold: true });
    paper.text(`${word('page')} 1`, left, 8, { size: 8, width: right - left, align: 'right' });
    const blocks = [
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country')],
      [word('billTo'), print.party('billTo', 'company', 'street', 'town', 'country')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'contact', 'phone')],
    ] as const;
    const width = (right - left) / 4;
    blocks.forEach(([head, texts], i) => {
      paper.fitted(head, left + i * width, 36, width - 10, { size: 7, bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * width, 47 + n * 10.5, width - 12, { size: 7.5 });
      });
    });
    const facts = factsOf(sheet, [
      'orderDate',
      'deliveryDate',
      'paymentTerms',
      'carrier',
      'project',
      'currency',
    ]);
    const part = (right - left) / facts.length;
    paper.line(left, 106, right, 106, { color: '#888888' });
    facts.forEach(([name, value], i) => {
      paper.fitted(name, left + i * part, 109, part - 6, { size: 6.5 });
      paper.fitted(value, left + i * part, 119, part - 6);
    });
    const columns = [
      column('position', 40, (line) => line.position()),
      column('article', 92, (line) => line.article()),
      column('yourArticle', 92, (line) => line.yourArticle()),
      column('description', right - left - 610, (line) => line.description()),
      column('quantity', 72, (line) => line.quantity()),
      column('unit', 60, (line) => line.unit()),
      column('price', 84, (line) => line.price()),
      column('discount', 70, (line) => line.discount()),
      column('lineTotal', 100, (line) => line.total()),
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 142, bottom: paper.height - 70, nextPage: () => 40 },
      { rules: 'none', zebra: tone, head: { size: 7.5 }, padding: 4, valign: 'middle' },
    );
    const sums = print.sums();
    const share = 150;
    sums.forEach(({ kind, text }, i) => {
      const x = right - (sums.length - i) * share;
      paper.fitted(word(kind), x, end + 8, share - 10, { size: 7 });
      paper.text(text, x, end + 18, { bold: kind === 'total' });
    });

    function column(
      term: Parameters<typeof word>[0],
      wide: number,
      cell: (line: PrintedLine) => string,
    ): Column<PrintedLine> {
      return { head: word(term), width: wide, align: 'center', cell };
    }
  },
};
