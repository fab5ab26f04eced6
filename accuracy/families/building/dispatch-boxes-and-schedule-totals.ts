import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

const clause =
  'All shipments, shipping papers, invoices and correspondence must be identified with our Purchase Order Number. Overshipments will not be accepted unless authorized by Buyer prior to shipment.';

/** As public universities and states print it: boxes with the head's facts at the right, totals of schedule and item after each line. */
export const family: DrawnFamily = {
  about:
    'public system: dispatch boxes top right, "Line-Sch 1 - 1", Schedule Total and Item Total repeated below each line, boxes on each page',
  languages: ['en'],
  order: {
    lines: [1, 8],
    number: '{00000#####|B00######|0000######}',
    articles: 'both',
    article: '{1000|2000}####',
    delivery: 'lines',
    tax: false,
    freight: false,
    discounts: false,
  },
  paper: { faces: ['helvetica', 'condensed'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const [left, right] = [36, paper.width - 36];
    const middle = left + (right - left) * 0.48;
    const step = paper.leading();
    const company = random.pick(['Vendor', 'Supplier']);
    const via = random.pick(['Print', 'Email', 'Fax']);
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue'), word('carrierValue')];
    const exempt = random.fill('##-#######');
    const columns = [
      { x: left, head: 'Line-Sch', right: false },
      { x: left + 46, head: 'Item/Description', right: false },
      { x: left + 232, head: 'Quantity UOM', right: false },
      { x: right - 238, head: 'PO Price', right: true },
      { x: right - 150, head: 'Extended Amt', right: true },
      { x: right - 62, head: 'Due Date', right: false },
    ];
    const flow = startFlow(paper, {
      y: drawTop(),
      bottom: paper.height - 110,
      nextPage: drawTop,
      beforeBreak: drawFoot,
    });
    for (const [i, line] of print.lines.entries()) drawItem(line, i + 1);
    flow.need(30);
    paper.text('Total PO Amount', right - 300, flow.y + 6, { bold: true, width: 130, align: 'right' });
    paper.box(right - 160, flow.y + 2, 94, step + 7);
    paper.text(print.sums()[0]!.text, right - 156, flow.y + 6, { bold: true, width: 86, align: 'right' });
    drawFoot();

    function drawTop(): number {
      const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
      paper.fitted(buyer[0]!, left, 36, middle - left - 10, { bold: true, size: 11 });
      paper.lines(buyer.slice(1), left, 52);
      paper.text('Purchase Order', middle, 30, { bold: true, size: 13 });
      paper.text(`Dispatch via ${via}`, right - 120, 33, { width: 120, align: 'right' });
      const place = { x: middle, width: right - middle, height: 24, labelStyle: { bold: true } };
      const page = String(paper.pageNumber());
      let y = drawBoxRow(
        paper,
        [
          ['Purchase Order', print.number()],
          ['Date', print.date()],
          ['Revision', ''],
          ['Page', page],
        ],
        { ...place, y: 48, shares: [4, 4, 2, 1.3] },
      );
      y = drawBoxRow(
        paper,
        [
          ['Payment Terms', terms[0]!],
          ['Freight Terms', terms[1]!],
          ['Ship Via', terms[2]!],
        ],
        { ...place, y },
      );
      y = drawBoxRow(
        paper,
        [
          ['Buyer', print.value('buyer', 'contact')],
          ['Phone', print.value('buyer', 'phone')],
          ['Currency', print.currency()],
        ],
        { ...place, y },
      );
      y += 10;
      const vendor = print.party('supplier', 'company', 'street', 'town', 'country');
      const room = middle - left - 70;
      drawBlock(paper, `${company}:  ${order.supplierNumber.padStart(10, '0')}`, vendor, {
        x: left,
        y,
        width: room,
      });
      const ship = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
      paper.text('Ship To:', middle, y, { bold: true });
      y = paper.lines(ship, middle + 62, y);
      paper.text('Attention:', middle, y + 2, { bold: true });
      paper.text('Not Specified', middle + 62, y + 2);
      y += step + 8;
      paper.text('Bill To:', middle, y, { bold: true });
      const bill = [order.billTo.company, 'Accounts Payable', order.billTo.street, order.billTo.townLine];
      y = paper.lines(bill, middle + 62, y) + 8;
      paper.text(`Tax Exempt? Y`, left, y, { bold: true });
      paper.text(`Tax Exempt ID:  ${exempt}`, left + 100, y);
      paper.text('Replenishment Option:  Standard', middle, y);
      y += step + 4;
      paper.box(left, y, right - left, step + 5, { fill: '#e4e4e4' });
      for (const { x, head, right: toRight } of columns) {
        paper.text(head, x + 2, y + 3, {
          bold: true,
          ...(toRight && { width: 76, align: 'right' as const }),
        });
      }
      return y + step + 11;
    }

    function drawItem(line: PrintedLine, position: number): void {
      const texts = [
        line.article(),
        ...paper.wrap(line.description(), 172),
        `Mfg Itm ID: ${line.yourArticle()}`,
      ];
      flow.need((texts.length + 4) * step + 14);
      const [number, text, quantity, price, amount, due] = columns.map(({ x }) => x + 2);
      paper.text(`${position} - 1`, number!, flow.y);
      paper.text(`${line.quantity()}  ${line.unit()}`, quantity!, flow.y);
      paper.text(line.price(), price!, flow.y, { width: 76, align: 'right' });
      paper.text(line.total(), amount!, flow.y, { width: 76, align: 'right' });
      paper.fitted(line.date(), due!, flow.y, 60);
      flow.y = paper.lines([...texts, ...line.notes()], text!, flow.y) + 5;
      for (const label of ['Schedule Total', 'Item Total']) {
        paper.text(label, price! - 60, flow.y, { width: 130, align: 'right' });
        paper.text(line.total(), amount!, flow.y, { width: 76, align: 'right' });
        paper.line(amount! + 10, flow.y + step, amount! + 76, flow.y + step, { thickness: 0.4 });
        flow.y += step + 4;
      }
      flow.y += 3;
    }

    function drawFoot(): void {
      const y = paper.height - 84;
      paper.line(left, y, right, y);
      paper.paragraph(clause, left, y + 5, middle - left, { size: 6.5 });
      paper.text('Authorized Signature', middle + 30, y + 5, { bold: true });
      paper.line(middle + 30, y + 46, right, y + 46);
    }
  },
};
