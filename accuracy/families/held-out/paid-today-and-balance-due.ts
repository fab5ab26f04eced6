import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

const comments = [
  'Please call before delivery.',
  'Leave with the yard office if unattended.',
  'As quoted by Ingrid. Thank you.',
  'Part deliveries OK.',
  'Forklift on site until 3 pm.',
];

/** A small firm's bookkeeping program: quantity first, a tax code behind each amount, sums that end in what is still to pay. */
export const family: DrawnFamily = {
  about:
    'bookkeeping program of a small firm: quantity first, price before unit, tax code column and tax summary by code, Paid Today and Balance Due below the total',
  languages: ['en'],
  order: {
    lines: [1, 9],
    articles: 'own',
    delivery: 'date',
    tax: true,
    per: 1,
    notes: false,
    openQuantity: false,
    number: '{00|000}####{##|##|}',
  },
  paper: { faces: ['helvetica', 'times', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, { print, order, word, random }) {
    const [left, right] = [38, paper.width - 38];
    const american = order.buyer.country === 'US';
    const tax = american ? 'TAX' : 'VAT';
    const code = american ? 'TAX' : random.pick(['S', 'V', `S${order.taxRate}`]);
    const label = {
      number: random.pick(['Purchase No.:', 'Purchase #:', 'Order No.:']),
      supplier: random.pick(['SUPPLIER', 'Supplier:', 'ORDERED FROM']),
      shipTo: random.pick(['SHIP TO', 'Ship To:', 'DELIVER TO']),
      promised: random.pick(['PROMISED DATE', 'PROMISED', 'DELIVERY DATE']),
      sum: random.pick(['PURCHASE AMT', 'SUBTOTAL', 'AMOUNT']),
      unit: random.pick(['UNIT', 'PER']),
      extended: random.pick(['EXTENDED', 'TOTAL', 'EXT. PRICE']),
    };
    const discounted = order.lines.some((line) => line.discount);
    drawHead();
    const strip = drawBoxRow(
      paper,
      [
        ["SUPPLIER'S INV. NO.", ''],
        ['SHIP VIA', word('carrierValue')],
        [label.promised, print.delivery()!],
        ['TERMS', word('paymentTermsValue')],
        ['JOB', order.project],
      ],
      { x: left, y: drawAddresses(140) + 8, width: right - left, height: 30, fill: '#e6e6e6' },
    );
    const foot = paper.height - 168;
    const top = strip + 8;
    drawTable(
      paper,
      columns(),
      print.lines,
      { x: left, y: top, bottom: foot, nextPage: () => 60 },
      { rules: 'head', padding: 3, head: { fill: '#e6e6e6', bold: false, size: 7 } },
    );
    let x = left;
    for (const { width } of columns()) {
      paper.line(x, top, x, foot, { thickness: 0.4 });
      x += width;
    }
    paper.line(right, top, right, foot, { thickness: 0.4 });
    paper.line(left, foot, right, foot, { thickness: 0.4 });
    drawSums(foot + 6);
    drawTaxes(foot + 8);

    function drawHead(): void {
      const own = print.party('buyer', 'company', 'street', 'town');
      paper.text(own[0]!, left, 34, { bold: true, size: 14 });
      let y = paper.lines(own.slice(1), left, 54);
      y = paper.lines(
        [
          `Phone: ${print.value('buyer', 'phone')}   Fax: ${order.buyer.fax}`,
          `Email: ${print.value('buyer', 'email')}`,
          `${american ? 'Tax ID' : 'VAT Reg No'}: ${print.value('buyer', 'vatId')}`,
        ],
        left,
        y,
      );
      paper.text('Purchase Order', right - 180, 32, { size: 18, bold: true, width: 180, align: 'right' });
      const rows: [string, string][] = [
        [label.number, print.number()],
        ['Date:', print.date()],
        ['Contact:', print.value('buyer', 'contact')],
        ['Page:', '1 of 1'],
      ];
      rows.forEach(([name, value], i) => {
        paper.text(name, right - 190, 64 + i * 14, { width: 86, align: 'right', bold: true });
        paper.fitted(value, right - 98, 64 + i * 14, 98);
      });
    }

    function drawAddresses(y: number): number {
      const half = (right - left) / 2;
      const blocks: [string, string[]][] = [
        [label.supplier, print.party('supplier', 'company', 'street', 'town', 'country')],
        [label.shipTo, print.party('shipTo', 'company', 'extra', 'street', 'town')],
      ];
      const ends = blocks.map(([head, texts], i) =>
        drawBlock(paper, head, texts, {
          x: left + i * half,
          y,
          width: half - 20,
          headStyle: { size: 7, bold: true },
        }),
      );
      return Math.max(...ends);
    }

    function columns(): Column<PrintedLine>[] {
      const wide = right - left - (discounted ? 346 : 302);
      const discount: Column<PrintedLine> = {
        head: 'DISC %',
        width: 44,
        align: 'right',
        cell: (line) => line.discount(),
      };
      return [
        { head: 'QTY', width: 48, align: 'right', cell: (line) => line.quantity() },
        { head: 'ITEM NO.', width: 70, cell: (line) => line.article() },
        { head: 'DESCRIPTION', width: wide, cell: (line) => line.description() },
        { head: 'PRICE', width: 56, align: 'right', cell: (line) => line.price() },
        { head: label.unit, width: 36, align: 'center', cell: (line) => line.unit() },
        ...(discounted ? [discount] : []),
        { head: label.extended, width: 62, align: 'right', cell: (line) => line.total() },
        { head: 'CODE', width: 30, align: 'center', cell: () => code },
      ];
    }

    function drawSums(y: number): void {
      const printed = print.sums();
      const of = (kind: string) => printed.find((sum) => sum.kind === kind)?.text ?? print.money(0);
      const total = of('total');
      const rows: [string, string][] = [
        [label.sum, print.money(order.subtotal)],
        ['FREIGHT', of('freight')],
        [tax, of('tax')],
        ['TOTAL AMOUNT', total],
        ['PAID TODAY', print.money(0)],
        ['BALANCE DUE', total],
      ];
      rows.forEach(([name, text], i) => {
        const bold = name === 'TOTAL AMOUNT';
        paper.text(name, right - 196, y + i * 17, { bold, width: 96, align: 'right' });
        paper.box(right - 92, y + i * 17 - 3, 92, 15, { thickness: 0.4 });
        paper.text(text, right - 92, y + i * 17, { bold, width: 86, align: 'right' });
      });
    }

    function drawTaxes(y: number): void {
      paper.text('COMMENT', left, y, { size: 7, bold: true });
      paper.text(random.pick(comments), left + 50, y - 1);
      const cells = [
        ['CODE', 'RATE', tax, label.sum],
        [code, `${order.taxRate}%`, print.money(order.tax), print.money(order.subtotal + order.freight)],
      ];
      cells.forEach((row, n) => {
        row.forEach((text, i) => {
          paper.text(text, left + i * 66, y + 28 + n * 14, {
            size: n === 0 ? 7 : 8,
            width: 60,
            align: i === 0 ? 'left' : 'right',
          });
        });
      });
      paper.line(left, y + 39, left + 262, y + 39, { thickness: 0.4 });
      paper.text('AUTHORISED BY  ..........................................', left, y + 92, { size: 7.5 });
    }
  },
};
