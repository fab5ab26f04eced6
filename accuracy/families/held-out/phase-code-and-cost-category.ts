import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

const jobs = [
  'Riverside Water Treatment - Clarifier 3',
  'St. Brendan School Extension',
  'Harbour Road Bridge Deck',
  'Mercy Campus Parking Structure',
  'Route 9 Pump Station',
];
const people = ['D. Marsh', 'Lou Petrakis', 'Brian Tully', 'C. Abernathy', 'Wes Dunning'];
const conditions = [
  'Call the superintendent 24 hours before delivery. Trucks that arrive unannounced may be turned away.',
  'Deliveries 7:00 to 14:30 only. Driver must wear hard hat, vest and safety boots.',
  'Submittals and mill certificates are due with the first delivery; no payment is released without them.',
  'Invoices must show the job number and are due by the 25th to be paid with the next draw.',
  'This order is subject to the terms of the prime contract, which are made a part of it by reference.',
];

/** A contractor's job-cost system: every line has a phase and a cost category before its text, the job stands where others put themselves. */
export const family: DrawnFamily = {
  about:
    'job-cost purchase order: job box with site and superintendent, phase code and category before each description, original and current amounts at the foot',
  languages: ['en'],
  order: {
    lines: [1, 12],
    articles: 'none',
    discounts: false,
    per: 1,
    notes: false,
    shipTo: 'other',
    delivery: 'date',
    number: '{24|25|2}###-{00##|0##|S0##}',
  },
  paper: { size: 'LETTER', faces: ['helvetica', 'times', 'lato', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, order, word, random }) {
    const [left, right] = [40, paper.width - 40];
    const half = (right - left) / 2;
    const [superintendent, manager] = random.shuffled(people);
    const label = {
      number: random.pick(['P.O. No.', 'PO #', 'Purchase Order No.']),
      date: random.pick(['Date Ordered', 'PO Date', 'Order Date']),
      required: random.pick(['Date Required', 'Needed on Site', 'Required Date']),
      by: random.pick(['Issued By', 'Ordered By', 'Buyer']),
      phase: random.pick(['Phase', 'Cost Code', 'Phase Code']),
      price: random.pick(['Unit Cost', 'Unit Price']),
      total: random.pick(['Current PO Total', 'Total Purchase Order', 'PO Total']),
    };
    const number = print.number();
    const job = number.split('-')[0]!;
    drawHead();
    drawVendorAndJob(126);
    const strip = drawBoxRow(
      paper,
      [
        [label.date, print.date()],
        [label.required, print.delivery()!],
        ['F.O.B.', random.pick(['Jobsite', 'Jobsite, freight allowed', 'Shipping point'])],
        ['Terms', word('paymentTermsValue')],
        ['Retainage', random.pick(['0.00%', '5.00%', '10.00%'])],
        [label.by, print.value('buyer', 'contact')],
      ],
      {
        x: left,
        y: 236,
        width: right - left,
        height: 30,
        shares: [3, 3, 3, 3, 2, 3],
        labelStyle: { bold: true },
      },
    );
    const end = drawTable(
      paper,
      columns(),
      print.lines,
      {
        x: left,
        y: strip + 10,
        bottom: paper.height - 190,
        nextPage() {
          paper.text(`${label.number} ${number}`, left, 36, { bold: true });
          paper.text(`Job ${job}`, left + 200, 36);
          paper.text(`Page ${paper.pageNumber()}`, right - 60, 36, { width: 60, align: 'right' });
          return 54;
        },
      },
      { rules: random.pick(['all', 'columns', 'rows']), padding: 3, head: { fill: '#dddddd', size: 7.5 } },
    );
    drawFoot(end + 10);

    function drawHead(): void {
      const [company, ...address] = print.party('buyer', 'company', 'street', 'town');
      paper.text(company!, left, 34, { bold: true, size: 14 });
      paper.lines(
        [
          address.join(', '),
          `Office ${print.value('buyer', 'phone')}   Fax ${order.buyer.fax}`,
          `${print.value('buyer', 'email')}   Contractor Lic. ${random.fill('######')}`,
        ],
        left,
        54,
      );
      paper.text('PURCHASE ORDER', right - 200, 34, { bold: true, size: 14, width: 200, align: 'right' });
      paper.box(right - 150, 56, 150, 32, { thickness: 1 });
      paper.text(label.number, right - 146, 59, { size: 7 });
      paper.text(number, right - 150, 68, { bold: true, size: 12, width: 150, align: 'center' });
      paper.text(
        'This number must appear on all invoices, packing slips and correspondence.',
        right - 260,
        94,
        {
          size: 7,
          italic: true,
          width: 260,
          align: 'right',
        },
      );
    }

    function drawVendorAndJob(y: number): void {
      paper.box(left, y, half - 6, 100);
      paper.box(left + half + 6, y, half - 6, 100);
      const vendor = print.party('supplier', 'company', 'street', 'town', 'country');
      paper.text(`VENDOR  ${order.supplierNumber}`, left + 5, y + 5, { size: 7.5, bold: true });
      paper.lines(vendor, left + 5, y + 18);
      paper.text(`Attn: ${order.supplier.contact}   Ph: ${order.supplier.phone}`, left + 5, y + 84, {
        size: 7.5,
      });
      const x = left + half + 11;
      const wide = half - 16;
      paper.text('SHIP TO / JOB', x, y + 5, { size: 7.5, bold: true });
      paper.fitted(`${job}  ${random.pick(jobs)}`, x, y + 18, wide);
      paper.lines(print.party('shipTo', 'street', 'town'), x, y + 18 + paper.leading());
      paper.text(
        `Superintendent: ${superintendent}   Cell ${random.fill('{07700 900###|555-01##}')}`,
        x,
        y + 72,
        { size: 7.5 },
      );
      paper.text(`Project Mgr: ${manager}   Owner contract: ${random.fill('C-####')}`, x, y + 84, {
        size: 7.5,
      });
    }

    function columns(): Column<PrintedLine>[] {
      const wide = right - left - 362;
      const division = random.fill('{03|05|15|22|26}');
      return [
        { head: 'Item', width: 28, align: 'center', cell: (line) => line.position() },
        { head: label.phase, width: 62, cell: () => random.fill(`${division}-{1000|2113|3310|0519}.##`) },
        {
          head: 'Cat',
          width: 30,
          align: 'center',
          cell: ({ raw }) => (/charge|Tooling|Calibration/.test(raw.description) ? 'S' : 'M'),
        },
        { head: 'Description', width: wide, cell: (line) => line.description() },
        { head: 'Quantity', width: 54, align: 'right', cell: (line) => line.quantity() },
        { head: 'UM', width: 38, align: 'center', cell: (line) => line.unit() },
        { head: label.price, width: 66, align: 'right', cell: (line) => line.price() },
        { head: 'Amount', width: 84, align: 'right', cell: (line) => line.total() },
      ];
    }

    function drawFoot(top: number): void {
      const printed = print.sums();
      const of = (kind: string) => printed.find((sum) => sum.kind === kind)?.text ?? print.money(0);
      const rows: [string, string][] = [
        ['Original Amount', print.money(order.subtotal)],
        ['Change Orders', print.money(0)],
        ['Freight', of('freight')],
        [order.buyer.country === 'US' ? 'Sales / Use Tax' : 'VAT', of('tax')],
        [label.total, of('total')],
      ];
      rows.forEach(([name, text], i) => {
        const bold = i === rows.length - 1;
        paper.text(name, right - 230, top + i * 14, { bold, width: 130, align: 'right' });
        paper.text(text, right - 93, top + i * 14, { bold, width: 90, align: 'right' });
      });
      let y = top;
      for (const condition of random.shuffled(conditions).slice(0, 3))
        y = paper.paragraph(condition, left, y, right - left - 250, { size: 7.5 }) + 3;
      const signed = Math.max(y, top + 84) + 22;
      const printedOn = print.day(addDays(order.date, random.whole(0, 2)));
      paper.line(left, signed, left + 190, signed);
      paper.text('Accepted for Vendor                         Date', left, signed + 3, { size: 7 });
      paper.line(right - 190, signed, right, signed);
      paper.text('Authorized for Contractor', right - 190, signed + 3, { size: 7 });
      paper.text(`Printed ${printedOn} by ${random.fill('{apclerk|mjones|rick}')}`, left, paper.height - 32, {
        size: 6.5,
      });
    }
  },
};
