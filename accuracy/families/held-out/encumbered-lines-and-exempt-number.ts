import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { DrawnFamily } from '../family.ts';

const [left, right] = [36, 576];

/** A city's, county's or university's order as a public-sector ERP prints it: boxes, exemption number, fund strings below. */
export const family: DrawnFamily = {
  about:
    'public-sector purchase order: vendor, ship-to and bill-to boxes, requisition and buyer strip, account distribution below',
  languages: ['en'],
  order: {
    lines: [1, 8],
    number: '{P|PO|}{25|26|2025}{0|00|-}#####',
    articles: 'none',
    notes: false,
    discounts: false,
    tax: false,
    billTo: 'other',
    shipTo: 'other',
  },
  paper: { size: 'LETTER', faces: ['helvetica', 'times', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const days = { requisition: addDays(order.date, -random.whole(2, 19)), printed: addDays(order.date, 1) };
    const buyer = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(buyer[0]!, left, 34, 300, { size: 14, bold: true });
    const office = ['Purchasing Division', 'Procurement Services', 'Finance Department - Purchasing'];
    paper.text(random.pick(office), left, 54, { bold: true });
    let y = paper.lines(buyer.slice(1), left, 68);
    y = paper.lines(
      [
        `Phone: ${print.value('buyer', 'phone')}   Fax: ${order.buyer.fax}`,
        `${random.pick(['Buyer Email', 'Email'])}: ${print.value('buyer', 'email')}`,
      ],
      left,
      y,
    );
    const labels = {
      number: random.pick(['Purchase Order #', 'PO Number', 'Purchase Order No.', 'P.O. NO.']),
      date: random.pick(['PO Date', 'Date Issued', 'Order Date', 'Date']),
      delivery: random.pick(['Delivery Required By', 'Date Required', 'Deliver By', 'Requested Delivery']),
      buyer: random.pick(['Buyer', 'Purchasing Agent', 'Buyer Name']),
    };
    paper.text('PURCHASE ORDER', 380, 34, { size: 15, bold: true, width: right - 380, align: 'right' });
    const corner: [string, string][] = [
      [labels.number, print.number()],
      [labels.date, print.date()],
      ['Fiscal Year', order.date.slice(0, 4)],
      ['Revision', '0'],
    ];
    corner.forEach(([label, value], i) => {
      const top = 56 + i * 15;
      paper.box(390, top, right - 390, 15);
      paper.text(label, 395, top + 3, { size: 7.5, bold: true });
      paper.text(value, 480, top + 3, { width: right - 485, align: 'right', bold: i === 0 });
    });
    const rule = 'THIS NUMBER MUST APPEAR ON ALL INVOICES, PACKING SLIPS, CARTONS AND CORRESPONDENCE.';
    paper.fitted(rule, left, y + 8, right - left, { size: 7, bold: true });
    y += 22;
    const wide = (right - left) / 3;
    const boxes: [string, string[]][] = [
      ['VENDOR', print.party('supplier', 'company', 'street', 'town', 'country')],
      [random.pick(['SHIP TO', 'DELIVER TO']), print.party('shipTo', 'company', 'extra', 'street', 'town')],
      [
        random.pick(['BILL TO', 'INVOICE TO', 'MAIL INVOICE TO']),
        ['Accounts Payable', ...print.party('billTo', 'company', 'street', 'town')],
      ],
    ];
    boxes.forEach(([label, texts], i) => {
      paper.box(left + i * wide, y, wide, 76);
      paper.box(left + i * wide, y, wide, 12, { fill: '#d9d9d9' });
      paper.text(label, left + i * wide + 4, y + 1.5, { size: 7.5, bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * wide + 4, y + 15 + n * 11.5, wide - 8);
      });
    });
    y += 76;
    const delivery = print.delivery();
    const strip: [string, string][] = [
      ['Vendor No.', order.supplierNumber],
      ['Requisition No.', random.fill('R{0|00}#####')],
      ['Req. Date', print.day(days.requisition)],
      [labels.buyer, print.value('buyer', 'contact')],
      ['Terms', word('paymentTermsValue')],
      ['F.O.B.', random.pick(['Destination', 'DEST', 'Dest. Prepaid'])],
      ...(delivery === null ? [] : ([[labels.delivery, delivery]] as [string, string][])),
    ];
    const cell = (right - left) / strip.length;
    strip.forEach(([label, value], i) => {
      paper.box(left + i * cell, y, cell, 28);
      paper.fitted(label, left + i * cell + 3, y + 2, cell - 6, { size: 6.5, bold: true });
      paper.fitted(value, left + i * cell + 3, y + 14, cell - 6);
    });
    y += 28;
    const columns = columnsOf(sheet, [
      ['position', 32, random.pick(['Line', 'Item', 'Ln#'])],
      ['quantity', 50, random.pick(['Qty', 'Quantity', 'Quantity Ordered'])],
      ['unit', 42, random.pick(['UOM', 'Unit', 'U/M'])],
      ['description', right - left - 324, random.pick(['Description', 'Description / Part No.'])],
      ['lineDate', 62, random.pick(['Required', 'Need By', 'Req. Del.'])],
      ['price', 66, random.pick(['Unit Price', 'Unit Cost', 'Price'])],
      ['lineTotal', 72, random.pick(['Extended Price', 'Amount', 'Extended Cost', 'Total'])],
    ]);
    const commodity = new Map(print.lines.map((line) => [line, random.fill('###-##-00')] as const));
    const withCommodity = random.chance(0.5);
    const accounts = random.fill('{101|230|610}-4#00-5{31|42|61}##');
    y = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 8,
        bottom: paper.height - 175,
        nextPage: () => 50,
        below: (line) => (withCommodity ? [{ x: 127, text: `Commodity Code: ${commodity.get(line)}` }] : []),
      },
      { rules: random.pick(['all', 'columns', 'rows']), head: { fill: '#d9d9d9', size: 7.5 } },
    );
    y += 8;
    paper.text(random.pick(['Account Distribution', 'GL Account Summary']), left, y, {
      bold: true,
      size: 7.5,
    });
    const half = Math.round(order.total * 40) / 100;
    const shares = random.chance(0.5) ? [order.total] : [half, order.total - half];
    shares.forEach((share, i) => {
      paper.text(`${accounts}${i === 0 ? '' : '-02'}`, left, y + 13 + i * 12, { size: 7.5 });
      paper.text(print.money(share), left + 110, y + 13 + i * 12, { size: 7.5, width: 70, align: 'right' });
    });
    const names = {
      subtotal: 'Subtotal',
      freight: random.pick(['Freight', 'Shipping']),
      tax: 'Sales Tax',
      total: random.pick(['PO Total', 'Purchase Order Total', 'TOTAL']),
    };
    let at = y;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(names[kind], 400, at, { bold, width: 90, align: 'right' });
      paper.text(text, 496, at, { bold, width: right - 500, align: 'right' });
      at += 14;
    }
    const foot = paper.height - 116;
    const exempt =
      order.buyer.country === 'US'
        ? `Tax Exempt: State Certificate ${random.fill('E-####-####-#')}   Federal ID: ${print.value('buyer', 'vatId')}`
        : `VAT Reg. No.: ${print.value('buyer', 'vatId')}   Supplier DUNS: ${random.fill('##-###-####')}`;
    paper.fitted(exempt, left, foot, right - left, { bold: true });
    const terms = [
      'The undersigned certifies that funds have been encumbered in the amount stated above for the accounts listed.',
      'Acceptance of this order constitutes agreement to the general terms and conditions posted on our purchasing web page.',
      'Invoices are paid within thirty days of receipt of goods or of a correct invoice, whichever is later.',
    ];
    let down = foot + 16;
    for (const term of terms.slice(0, random.whole(1, 3)))
      down = paper.paragraph(term, left, down, right - left, { size: 6.8 });
    paper.line(360, foot + 66, right, foot + 66);
    paper.text('Authorized Signature', 360, foot + 69, { size: 7 });
    const run = `Printed ${print.day(days.printed)} ${random.fill('1#:{07|24|51}')} by ${random.fill('{jh|mk|tr}###')}`;
    paper.text(run, left, foot + 69, { size: 6.5 });
    paper.text(`Page ${paper.pageNumber()} of ${paper.pageNumber()}`, left, foot + 80, {
      size: 6.5,
      width: right - left,
      align: 'center',
    });
  },
};
