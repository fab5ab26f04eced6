import { drawBlock } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

const wards = [
  '4 WEST MED SURG',
  'OR CORE 2',
  'CENTRAL STERILE',
  'FACILITIES SHOP B',
  'PHARMACY ANNEX',
  'LAB 2ND FLR',
];
const requesters = ['T. Okafor', 'R. Delgado', 'S. Whitlow', 'K. Mbeki', 'P. Lindqvist'];
const sentences = [
  'Vendor representatives must check in with Supply Chain before they enter any patient area.',
  'Invoices without a purchase order number will be returned. Send invoices to Accounts Payable, not to the ship-to.',
  'Do not ship hazardous material without a safety data sheet attached to the outside of the carton.',
  'Backorders over 5 days must be reported to the buyer named above.',
];

/** A hospital's materials system: each line is a block of rows, its own item number, the vendor's and the maker's below each other. */
export const family: DrawnFamily = {
  about:
    'hospital materials system: line blocks of item, vendor item, manufacturer item, ward, requester and account; release and revision numbers, tax exemption number',
  languages: ['en'],
  order: {
    lines: [1, 9],
    articles: 'both',
    discounts: false,
    per: 1,
    tax: false,
    openQuantity: false,
    notes: false,
    number: '{H|MC|}{4|7|}#####',
  },
  paper: { size: 'LETTER', faces: ['helvetica', 'courier', 'condensed'], fontSize: [8, 8.5] },
  draw(paper, { print, order, word, random }) {
    const [left, right] = [36, paper.width - 36];
    const at = {
      line: left,
      item: left + 34,
      text: left + 118,
      quantity: 358,
      unit: 416,
      price: 446,
      total: right,
    };
    const label = {
      number: random.pick(['PO Number', 'PO#', 'Purchase Order']),
      date: random.pick(['PO Date', 'Order Date']),
      deliver: random.pick(['Deliver By', 'Delivery Date', 'Due Date', 'Req Del Date']),
      vendorItem: random.pick(['Vendor Item', 'Vendor Cat #', 'Vend Item']),
      maker: random.pick(['Mfr Item', 'Mfr', 'Manuf Item']),
      total: random.pick(['Total PO', 'PO Total', 'Total Purchase Order']),
      cost: random.pick(['Unit Cost', 'Unit Price', 'Price']),
      requester: random.pick(['Requester', 'Requestor']),
    };
    const number = print.number();
    const revision = random.whole(0, 2);
    const delivery = print.delivery();
    drawTop();
    const pen = startFlow(paper, {
      y: drawHeadings(drawParties(94)),
      bottom: paper.height - 64,
      nextPage() {
        drawTop();
        return drawHeadings(94);
      },
    });
    for (const line of print.lines) drawLine(line);
    drawTotals();

    function drawTop(): void {
      const company = print.party('buyer', 'company', 'street', 'town');
      paper.text(company[0]!, left, 34, { bold: true, size: 11 });
      paper.lines(company.slice(1), left, 50);
      paper.text('PURCHASE ORDER', left, 36, { bold: true, size: 12, width: right - left, align: 'center' });
      const rows: [string, string][] = [
        [label.number, number],
        ['Release', '0000'],
        ['Revision', String(revision)],
        [label.date, print.date()],
        ['Page', String(paper.pageNumber())],
      ];
      rows.forEach(([name, value], i) => {
        paper.text(`${name}:`, right - 150, 32 + i * 11, { width: 70, align: 'right' });
        paper.text(value, right - 74, 32 + i * 11, { bold: i === 0 });
      });
    }

    function drawParties(y: number): number {
      const blocks: [string, string[]][] = [
        [`Vendor: ${order.supplierNumber}`, print.party('supplier', 'company', 'street', 'town', 'country')],
        [
          `Ship To: ${random.fill('{WHSE|DOCK|MAIN}#')}`,
          print.party('shipTo', 'company', 'extra', 'street', 'town'),
        ],
        ['Bill To: ACCOUNTS PAYABLE', print.party('billTo', 'company', 'street', 'town')],
      ];
      const wide = (right - left) / 3;
      const ends = blocks.map(([head, texts], i) =>
        drawBlock(paper, head, texts, { x: left + i * wide, y, width: wide - 8 }),
      );
      let below = Math.max(...ends) + 6;
      paper.text(`Vendor Fax: ${order.supplier.fax}`, left, below);
      paper.text(`Contract: ${random.fill('{NV|PR|LOC}-#####')}`, left + wide, below);
      paper.text(`Tax Exempt No.: ${random.fill('E##-####-####')}`, left + 2 * wide, below);
      below += 16;
      const facts: [string, string][] = [
        ['Buyer', print.value('buyer', 'contact')],
        ['Phone', print.value('buyer', 'phone')],
        ['E-mail', print.value('buyer', 'email')],
        ['Terms', word('paymentTermsValue')],
        ['FOB', random.pick(['DEST', 'ORIGIN', 'DEST PPD & ADD'])],
        delivery ? [label.deliver, delivery] : ['Ship Via', word('carrierValue')],
      ];
      facts.forEach(([name, value], i) => {
        const [x, top] = [left + (i % 3) * wide, below + Math.floor(i / 3) * 13];
        const labelWidth = paper.widthOf(`${name}: `);
        paper.text(`${name}:`, x, top);
        paper.fitted(value, x + labelWidth, top, wide - labelWidth - 8, { bold: true });
      });
      return below + 32;
    }

    function drawHeadings(y: number): number {
      paper.line(left, y, right, y);
      paper.text('Line', at.line, y + 3);
      paper.text('Item', at.item, y + 3);
      paper.text('Description', at.text, y + 3);
      paper.text('Quantity', at.quantity - 40, y + 3, { width: 50, align: 'right' });
      paper.text('UOM', at.unit - 2, y + 3);
      paper.text(label.cost, at.price, y + 3, { width: 54, align: 'right' });
      paper.text('Extended', at.total - 70, y + 3, { width: 70, align: 'right' });
      paper.line(left, y + 15, right, y + 15);
      return y + 20;
    }

    function drawLine(line: PrintedLine): void {
      const step = paper.leading() + 1;
      const name = paper.wrap(line.description(), at.quantity - 44 - at.text);
      pen.need(step * (name.length + 3) + 8);
      paper.text(line.position().padStart(4, '0'), at.line, pen.y);
      paper.fitted(line.article(), at.item, pen.y, at.text - at.item - 6);
      paper.lines(name, at.text, pen.y);
      paper.text(line.quantity(), at.quantity - 40, pen.y, { width: 50, align: 'right' });
      paper.text(line.unit(), at.unit, pen.y);
      paper.text(line.price(), at.price, pen.y, { width: 54, align: 'right' });
      paper.text(line.total(), at.total - 70, pen.y, { width: 70, align: 'right' });
      const due = order.delivery.kind === 'lines' ? `   ${label.deliver}: ${line.date()}` : '';
      const maker = random.fill('{SKF|3M|BD|MDLN|GRNGR} {####|##-####|AX###}');
      const ward = `Deliver To: ${random.pick(wards)}   ${label.requester}: ${random.pick(requesters)} x${random.fill('####')}`;
      const rows = [
        `${label.vendorItem}: ${line.yourArticle()}   ${label.maker}: ${maker}${due}`,
        ward,
        `Acct: ${random.fill('1###-7####-{0000|5600}')}   Req: ${random.fill('######')}`,
      ];
      rows.forEach((text, i) => {
        paper.fitted(text, at.text, pen.y + (name.length + i) * step, right - at.text, { size: 7.5 });
      });
      pen.y += (name.length + 3) * step + 5;
    }

    function drawTotals(): void {
      pen.need(110);
      paper.line(left, pen.y, right, pen.y);
      let y = pen.y + 6;
      for (const { kind, text } of print.sums()) {
        const bold = kind === 'total';
        const name = { subtotal: 'Total Goods', freight: 'Freight', tax: 'Tax', total: label.total }[kind];
        paper.text(`${name}:`, right - 240, y, { bold, width: 140, align: 'right' });
        paper.text(text, right - 90, y, { bold, width: 90, align: 'right' });
        y += 13;
      }
      for (const sentence of random.shuffled(sentences).slice(0, 2))
        y = paper.paragraph(`*** ${sentence}`, left, y + 6, right - left, { size: 7.5 });
      paper.text('Authorized By: ______________________', left, y + 20);
      paper.text(
        `PO110 ${random.fill('{JMB|LKT|RSV}')} ${print.day(order.date)} ${random.fill('{08|13|16}:{05|31|58}')}`,
        right - 200,
        y + 20,
        {
          size: 7,
          width: 200,
          align: 'right',
        },
      );
    }
  },
};
