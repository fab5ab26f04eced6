import { currencySign } from '../../kit/number-marks.ts';
import { factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A spreadsheet printed with its grid: facts in cells, a money sign at the left of each amount, empty rows, the sum in the grid. */
export const family: DrawnFamily = {
  about:
    'spreadsheet with grid lines: facts in cells, money signs in cells of their own, empty rows, sum in the grid',
  order: { lines: [1, 14], articles: 'own', tax: false, freight: false, per: 1 },
  paper: { landscape: true, faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, random } = sheet;
    const left = 36;
    const widths = [50, 92, 250, 62, 52, 26, 66, 26, 78];
    const wide = widths.reduce((sum, width) => sum + width, 0);
    const gray = { color: '#a0a0a0', thickness: 0.4 };
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'phone']);
    paper.text(`${print.party('buyer', 'company')[0]!}`, left + 2, 32, { size: 13, bold: true });
    paper.text(word('title'), left + 400, 32, { size: 13, bold: true });
    const address = print.party('buyer', 'street', 'town');
    const supplier = print.party('supplier', 'company', 'street', 'town');
    const shipTo = print.party('shipTo', 'company', 'street', 'town');
    const rows = Math.max(facts.length, 4) + 1;
    for (let i = 0; i <= rows; i++) paper.line(left, 52 + i * 15, left + wide, 52 + i * 15, gray);
    facts.forEach(([name, value], i) => {
      paper.fitted(name, left + 2, 55 + i * 15, 138, { bold: true });
      paper.fitted(value, left + 144, 55 + i * 15, 132);
    });
    [word('supplier'), ...supplier].forEach((text, i) => {
      paper.fitted(text, left + 282, 55 + i * 15, 170, { bold: i === 0 });
    });
    [word('shipTo'), ...shipTo].forEach((text, i) => {
      paper.fitted(text, left + 460, 55 + i * 15, wide - 464, { bold: i === 0 });
    });
    paper.fitted(address.join(', '), left + 2, 55 + (rows - 1) * 15, 274);
    const top = 52 + (rows + 1) * 15;
    const sign = currencySign(print.currency());
    const terms = [
      'position',
      'article',
      'description',
      'quantity',
      'unit',
      '',
      'price',
      '',
      'lineTotal',
    ] as const;
    const cells: ((line: PrintedLine) => string)[] = [
      (line) => line.position(),
      (line) => line.article(),
      (line) => line.description(),
      (line) => line.quantity(),
      (line) => line.unit(),
      () => sign,
      (line) => line.price(),
      ({ raw }) => (raw.total ? sign : ''),
      (line) => line.total(),
    ];
    const columns = widths.map((width, i) => ({
      head: terms[i] ? word(terms[i]) : '',
      width,
      align: [3, 6, 8].includes(i) ? ('right' as const) : ('left' as const),
      cell: cells[i]!,
    }));
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: top, bottom: paper.height - 90, nextPage: () => 36 },
      { rules: 'all', head: { fill: random.pick(['#ffe699', '#c6e0b4', '#bdd7ee']) }, padding: 2 },
    );
    for (let i = 0; i < 3; i++) {
      paper.box(left, y, wide, 14, gray);
      y += 14;
    }
    const total = print.sums().at(-1)!;
    paper.text(word('total'), left + 148, y + 3, { bold: true });
    paper.text(sign, left + wide - 102, y + 3, { bold: true });
    paper.text(total.text, left + wide - 78, y + 3, { bold: true, width: 76, align: 'right' });
    paper.box(left, y, wide, 16, { thickness: 1 });
  },
};
