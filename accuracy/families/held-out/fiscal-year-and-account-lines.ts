import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import type { DrawnFamily } from '../family.ts';

const departments = [
  'Facilities',
  'Public Works',
  'Fleet Garage',
  'Water Plant',
  'Food Service',
  'Warehouse',
];
const vertical = { bill: 'BILLTO', vendor: 'VENDOR', ship: 'SHIPTO' };

/** As cities and school districts print it: block names in stacked letters, two strips of facts, the ledger account below each item. */
export const family: DrawnFamily = {
  about:
    'city or school district: "THIS NUMBER MUST APPEAR", stacked letters beside the addresses, two fact strips, general ledger account with its amount below each item',
  languages: ['en'],
  order: {
    lines: [1, 9],
    number: '{21|24|8}######{|-00}',
    articles: 'yours',
    delivery: 'date',
    tax: false,
    freight: false,
    discounts: false,
    notes: false,
  },
  paper: { faces: ['helvetica', 'sans'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const [left, right] = [32, paper.width - 32];
    const wide = right - left;
    const year = order.date.slice(0, 4);
    const place = random.pick(['Rear dock', 'Room 114', 'Yard 2', 'Main office']);
    const accounts = Array.from({ length: 3 }, () => random.fill('{1100|2400|6010}-####-{52|53}####-###'));
    const part = random.pick(['Part No. ', 'Part #: ', 'Mfr: ']);
    const department = random.pick(departments);
    const foot = paper.height - 132;
    const requisition = random.fill('{000|R0|}#####');
    const middle = left + wide * 0.56;
    const end = drawTable(
      paper,
      [
        { head: 'Item#', width: 34, align: 'center', cell: (line) => line.position() },
        {
          head: 'Description/Part No.',
          width: wide - 318,
          cell: (line) => [
            line.description(),
            ...(line.yourArticle() ? [`${part}${line.yourArticle()}`] : []),
          ],
        },
        { head: 'QTY', width: 54, align: 'right', cell: (line) => line.quantity() },
        { head: 'UOM', width: 50, align: 'center', cell: (line) => line.unit() },
        {
          head: 'Unit Price',
          width: 84,
          align: 'right',
          cell: (line) => `${sign()}${line.price()}`,
        },
        { head: 'Extended Price', width: 96, align: 'right', cell: (line) => `${sign()}${line.total()}` },
      ],
      print.lines,
      {
        x: left,
        y: drawTop(),
        bottom: foot - 30,
        nextPage: drawTop,
        beforeBreak: drawFoot,
        below: (line) => [
          { x: 50, text: `GL Account:  ${accounts[line.raw.position % 3]}      ${sign()}${line.total()}` },
          { x: 50, text: '' },
        ],
      },
      { rules: 'columns', head: { size: 7.5 } },
    );
    paper.text('PO Total', right - 190, end + 7, { bold: true, width: 86, align: 'right' });
    paper.text(`${sign()}${print.sums()[0]!.text}`, right - 100, end + 7, {
      bold: true,
      width: 97,
      align: 'right',
    });
    drawFoot();

    function sign(): string {
      return { USD: '$', GBP: '£', EUR: '€' }[print.currency()] ?? '';
    }

    function drawTop(): number {
      const own = print.party('buyer', 'company', 'street', 'town');
      paper.fitted(own[0]!, left, 30, 280, { bold: true, size: 13 });
      paper.lines(own.slice(1), left, 48);
      paper.text(`Fiscal Year ${year}`, middle, 30, { bold: true });
      paper.text(`Page ${paper.pageNumber()}`, right - 80, 30, { width: 80, align: 'right' });
      paper.box(middle, 42, right - middle, 44);
      paper.text('THIS NUMBER MUST APPEAR ON ALL INVOICES,', middle + 4, 45, { size: 6.5 });
      paper.text('PACKAGES AND SHIPPING PAPERS.', middle + 4, 53, { size: 6.5 });
      paper.text('Purchase Order #', middle + 4, 66, { bold: true });
      paper.text(print.number(), middle + 100, 64, { bold: true, size: 11 });
      block(
        vertical.bill,
        [own[0]!, 'Accounts Payable', order.billTo.street, order.billTo.townLine],
        left,
        92,
      );
      const delivery = 'Delivery must be made within doors of specified destination.';
      paper.paragraph(delivery, middle + 4, 100, right - middle - 8, { bold: true });
      block(vertical.vendor, print.party('supplier', 'company', 'street', 'town', 'country'), left, 162);
      const ship = print.party('shipTo', 'company', 'extra', 'street', 'town');
      block(vertical.ship, ship, middle, 162);
      const strip = { x: left, width: wide, height: 24, label: 'above', fill: '#e6e6e6' } as const;
      const y = drawBoxRow(
        paper,
        [
          ['Vendor Phone Number', order.supplier.phone],
          ['Vendor Fax Number', order.supplier.fax],
          ['Requisition Number', requisition],
          ['Delivery Reference', place],
        ],
        { ...strip, y: 232 },
      );
      return (
        drawBoxRow(
          paper,
          [
            ['Date Ordered', print.date()],
            ['Vendor Number', order.supplierNumber],
            ['Date Required', print.delivery()!],
            ['Freight Method/Terms', word('deliveryTermsValue')],
            ['Department/Location', department],
            ['Buyer', print.value('buyer', 'contact')],
          ],
          { ...strip, y },
        ) + 8
      );
    }

    /** The name stands upright, a letter a line. */
    function block(name: string, texts: readonly string[], x: number, y: number): void {
      [...name].forEach((letter, i) => {
        paper.text(letter, x + 2, y + i * 8.6 + (i > 3 && name !== vertical.vendor ? 5 : 0), {
          bold: true,
          size: 7,
        });
      });
      paper.line(x + 12, y, x + 12, y + 58, { thickness: 0.4 });
      texts.forEach((text, i) => {
        paper.fitted(text, x + 18, y + 2 + i * paper.leading(), 210);
      });
    }

    function drawFoot(): void {
      paper.line(left, foot, right, foot);
      paper.text('VENDOR COPY', left, foot + 6, { bold: true });
      paper.text(`Tax Exempt Certificate No. ${random.fill('##-#######')}`, left, foot + 20);
      paper.text(
        'NOTICE: No substitutions without written approval of the Purchasing Agent.',
        left,
        foot + 32,
        {
          size: 7,
        },
      );
      paper.line(middle, foot + 46, right, foot + 46);
      paper.text('Authorized Signature', middle, foot + 50, { size: 7 });
      paper.text('Date', right - 60, foot + 50, { size: 7 });
    }
  },
};
