import { columnsOf, drawFacts, drawSums, factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A narrow description that wraps over many lines, with all other cells centred beside it. */
export const family: DrawnFamily = {
  about: 'wrapped descriptions with vertically centred cells, centred columns',
  order: { lines: [1, 7], notes: true },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const [left, right] = [46, 550];
    const blocks = [
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'vatId', 'phone')],
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'country')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      paper.text(head, left + i * 270, 40, { bold: true, color: '#0a4a7a' });
      paper.lines(texts, left + i * 270, 55);
    });
    paper.box(left, 128, right - left, 24, { fill: '#0a4a7a' });
    paper.text(`${word('title')}  ${print.number()}`, left, 133, {
      size: 12,
      color: '#ffffff',
      width: right - left,
      align: 'center',
    });
    drawFacts(paper, factsOf(sheet, ['orderDate', 'deliveryDate', 'email']), {
      x: left,
      y: 162,
      labelWidth: 120,
      width: 250,
      mark: ':',
    });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), left + 270, 162);
    const columns: Column<PrintedLine>[] = columnsOf(sheet, [
      ['position', 38],
      ['article', 92],
      ['description', 118],
      ['quantity', 64],
      ['unit', 54],
      ['price', 64],
      ['lineTotal', 74],
    ]).map((column) => ({ ...column, align: 'center' }));
    const described = columns.findIndex(({ head }) => head === word('description'));
    columns[described] = {
      ...columns[described]!,
      cell: (line) => [line.description(), ...line.notes()],
    };
    const rules = random.pick(['all', 'rows'] as const);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 236, bottom: 690 },
      { rules, valign: 'middle', padding: 4 },
    );
    drawSums(paper, sheet, { x: 350, y: end + 10, right, withCurrency: true });
  },
};
