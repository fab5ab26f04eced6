import { drawBlock } from '../../kit/labelled-boxes.ts';
import { gtinOf } from '../../kit/number-marks.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

const rules = [
  'ROUTING: See the current Routing Guide. Violations are charged back at 3% of cost, 150.00 at least.',
  'Substitutions are not accepted. No backorders. Ship complete unless this order says otherwise.',
  'UCC-128 labels required on each carton. ASN (856) is due within 1 hour of departure.',
  'An 855 acknowledgment is due within 24 hours of receipt. Report price differences to the buyer before you ship.',
];

/** A retailer's electronic order as the vendor's message service prints it, with codes before the words of the standard. */
export const family: DrawnFamily = {
  about:
    'electronic order printed by a message service: purpose and type codes, cancel-after date, GTIN, vendor and buyer item, cost beside retail, counted lines at the end',
  languages: ['en'],
  order: {
    lines: [1, 16],
    articles: 'both',
    delivery: 'date',
    countedOnly: true,
    notes: false,
    discounts: false,
    per: 1,
    tax: false,
    freight: false,
    shipTo: 'other',
    number: '{0|1|4}#######',
  },
  paper: {
    size: 'LETTER',
    landscape: true,
    faces: ['helvetica', 'lato', 'condensed'],
    fontSize: [7.5, 8.5],
  },
  draw(paper, { print, order, word, random }) {
    const [left, right] = [34, paper.width - 34];
    const wanted = order.delivery.kind === 'date' ? order.delivery.date : order.date;
    const heads = {
      delivery: random.pick(['002 Delivery Requested', 'Delivery Requested', 'Requested Delivery Date']),
      cancel: random.pick(['001 Cancel After', 'Cancel After', 'Do Not Deliver After']),
      quantity: random.pick(['Qty', 'Qty Ordered', 'Order Qty']),
      price: random.pick(['Unit Price', 'Unit Cost', 'Cost']),
      mine: random.pick(['Buyer Item', "Buyer's Item #", 'IN SKU']),
      yours: random.pick(["Vendor's Item #", 'VN Vendor Item', 'Vendor Style']),
    };
    const number = print.number();
    paper.text(print.party('buyer', 'brand')[0]!, left, 30, { size: 18, bold: true });
    paper.text('PURCHASE ORDER', left, 34, { size: 13, width: right - left, align: 'center', bold: true });
    paper.text(`850 / 00${random.fill('{4010|5010}')}`, right - 150, 30, {
      width: 150,
      align: 'right',
      size: 7,
    });
    paper.text(`ISA Control ${random.fill('0000#####')}`, right - 150, 40, {
      width: 150,
      align: 'right',
      size: 7,
    });
    paper.line(left, 56, right, 56, { thickness: 1.2 });
    const y = drawBlocks(drawGrid(64));
    const items = drawTable(
      paper,
      columns(),
      print.lines,
      {
        x: left,
        y,
        bottom: paper.height - 74,
        nextPage() {
          paper.text(`PO Number: ${number}   (continued)`, left, 30, { bold: true });
          return 46;
        },
      },
      { rules: random.pick(['rows', 'all']), padding: 2.5, head: { fill: '#d9e2ec', size: 7 } },
    );
    const pieces = order.lines.reduce(
      (sum, { quantity }) => sum + (quantity.kind === 'whole' ? quantity.value : 0),
      0,
    );
    paper.text(`CTT  Number of Line Items: ${order.lines.length}`, left, items + 8);
    paper.text(`Hash Total (units): ${pieces}`, left + 190, items + 8);
    paper.text(`Total Order Amount: ${print.sums().at(-1)!.text}`, right - 240, items + 8, {
      bold: true,
      width: 240,
      align: 'right',
    });
    random
      .shuffled(rules)
      .slice(0, 2)
      .forEach((rule, i) => {
        paper.text(rule, left, items + 24 + i * 11, { size: 7, italic: true });
      });

    function drawGrid(top: number): number {
      const cells: [string, string][] = [
        ['PO Number', number],
        ['PO Date', print.date()],
        ['Purpose', '00 Original'],
        ['PO Type', random.pick(['SA Stand-alone Order', 'NE New Order', 'RO Rush Order'])],
        [heads.delivery, print.delivery()!],
        [heads.cancel, print.day(addDays(wanted, random.whole(3, 10)))],
        ['Department', random.fill('{0|1}##')],
        ['Vendor Number', order.supplierNumber],
        ['Payment Terms', word('paymentTermsValue')],
        ['FOB / Freight', random.pick(['CC Collect', 'PP Prepaid', 'TP Third Party'])],
        ['Carrier / SCAC', random.pick(['UPSN', 'FDEG', 'RDWY', 'See routing guide'])],
        ['Currency', print.currency()],
        ['Buyer', print.value('buyer', 'contact')],
        ['Phone', print.value('buyer', 'phone')],
        ['E-mail', print.value('buyer', 'email')],
        ['Promotion / Deal', random.fill('{PR-####|NONE|FALL-##}')],
      ];
      const wide = (right - left) / 4;
      cells.forEach(([name, value], i) => {
        const [x, at] = [left + (i % 4) * wide, top + Math.floor(i / 4) * 14];
        const labelWidth = paper.widthOf(`${name}: `, { bold: true });
        paper.text(`${name}:`, x, at, { bold: true });
        paper.fitted(value, x + labelWidth, at, wide - labelWidth - 8);
      });
      return top + 4 * 14 + 6;
    }

    function drawBlocks(top: number): number {
      const store = random.fill('{0|1}###');
      const blocks: [string, string[]][] = [
        ['BY Buying Party', print.party('buyer', 'company', 'street', 'town')],
        [
          `ST Ship To   92 ${store}`,
          print.party('shipTo', 'company', 'extra', 'street', 'town').concat(`GLN ${gtinOf(random)}`),
        ],
        [
          'BT Bill-to-Party',
          [...print.party('billTo', 'company', 'street', 'town'), 'Invoices by EDI 810 only'],
        ],
        ['VN Vendor', print.party('supplier', 'company', 'street', 'town', 'country')],
      ];
      const wide = (right - left) / 4;
      const ends = blocks.map(([head, texts], i) => {
        paper.box(left + i * wide, top, wide - 4, paper.leading() * 7, { thickness: 0.4, color: '#888888' });
        return drawBlock(paper, head, texts, { x: left + i * wide + 4, y: top + 3, width: wide - 12 });
      });
      return Math.max(...ends, top + paper.leading() * 7) + 8;
    }

    function columns(): Column<PrintedLine>[] {
      const factor = random.pick([1.99, 2.2, 2.5]);
      return [
        { head: 'Line', width: 30, cell: (line) => line.position() },
        { head: 'EN GTIN', width: 82, cell: () => gtinOf(random) },
        { head: heads.yours, width: 72, cell: (line) => line.yourArticle() },
        { head: heads.mine, width: 72, cell: (line) => line.article() },
        { head: 'Description', width: right - left - 572, cell: (line) => line.description() },
        { head: heads.quantity, width: 48, align: 'right', cell: (line) => line.quantity() },
        { head: 'UOM', width: 36, align: 'center', cell: (line) => line.unit() },
        {
          head: 'Inner / Case',
          width: 56,
          align: 'center',
          cell: () => random.fill('{1|6|10} / {12|24|30}'),
        },
        { head: heads.price, width: 56, align: 'right', cell: (line) => line.price() },
        { head: 'Retail', width: 52, align: 'right', cell: ({ raw }) => print.money(raw.price * factor) },
        { head: 'Extended', width: 68, align: 'right', cell: (line) => line.total() },
      ];
    }
  },
};
