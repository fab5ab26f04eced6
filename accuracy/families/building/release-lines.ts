import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Epicor's order: each line with its revision, below it the releases with their due dates, quantity and unit together, price with "/EA". */
export const family: DrawnFamily = {
  about:
    'Epicor (en): revision column, "Rel" lines with due dates and quantities below each item, price "/1", totals in a corner',
  languages: ['en'],
  order: {
    lines: [1, 10],
    number: '{2|4|7}####',
    articles: 'both',
    schedules: true,
    delivery: 'lines',
    countedOnly: true,
    tax: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'times', 'courier'], fontSize: [8.5, 9] },
  draw(paper, { print, order, random, word }) {
    const [left, right] = [36, paper.width - 36];
    const step = paper.leading();
    paper.text(print.value('buyer', 'company'), left, 32, { bold: true, size: 12 });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 48);
    paper.text(`Phone: ${print.value('buyer', 'phone')}`, left, 88);
    paper.text('PURCHASE ORDER', 330, 32, { size: 16, bold: true });
    const facts = [
      ['PO Number:', print.number()],
      ['Order Date:', print.date()],
      ['Revision:', 'New'],
      ['Page:', '1'],
    ] as const;
    facts.forEach(([label, text], i) => {
      paper.text(label, 330, 54 + i * 13, { width: 70, align: 'right' });
      paper.text(text, 408, 54 + i * 13, { bold: i === 0 });
    });
    const blocks = [
      ['Vendor:', print.party('supplier', 'company', 'street', 'town', 'country')],
      ['Ship To:', print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      paper.text(head, left + i * 270, 118, { bold: true });
      paper.lines(texts, left + 46 + i * 270, 118);
    });
    const strip = [
      ['Buyer', print.value('buyer', 'contact')],
      ['Terms', word('paymentTermsValue')],
      ['Ship Via', word('carrierValue')],
      ['FOB', word('deliveryTermsValue')],
      ['Currency', print.currency()],
    ] as const;
    const wide = (right - left) / strip.length;
    strip.forEach(([label, text], i) => {
      paper.fitted(`${label}: ${text}`, left + i * wide, 196, wide - 6);
    });
    const [part, rev, quantityEnd, priceEnd] = [left + 34, left + 268, left + 360, right - 90];
    function drawHead(y: number): number {
      paper.line(left, y, right, y, { thickness: 1 });
      const bold = { bold: true } as const;
      paper.text('Line', left, y + 3, bold);
      paper.text('Part Number/Description', part, y + 3, bold);
      paper.text('Rev', rev, y + 3, bold);
      paper.text('Order Qty', quantityEnd - 60, y + 3, bold);
      paper.text('Unit Price', priceEnd - 80, y + 3, { ...bold, width: 80, align: 'right' });
      paper.text('Ext Price', right - 80, y + 3, { ...bold, width: 80, align: 'right' });
      paper.line(left, y + step + 4, right, y + step + 4, { thickness: 1 });
      return y + step + 9;
    }
    const flow = startFlow(paper, {
      y: drawHead(214),
      bottom: paper.height - 110,
      nextPage() {
        paper.text(`PO Number: ${order.number}`, left, 36, { bold: true });
        paper.text(`Page: ${paper.pageNumber()}`, right - 80, 36, { width: 80, align: 'right' });
        return drawHead(58);
      },
    });
    for (const line of print.lines) drawItem(line);
    const labels = {
      subtotal: 'Lines Total:',
      freight: 'Miscellaneous Charges:',
      tax: 'Tax:',
      total: 'PO Total:',
    };
    flow.need(60);
    for (const { kind, text } of print.sums()) {
      paper.text(labels[kind], right - 220, flow.y + 4, {
        width: 130,
        align: 'right',
        bold: kind === 'total',
      });
      paper.text(text, right - 80, flow.y + 4, { width: 80, align: 'right', bold: kind === 'total' });
      flow.y += 14;
    }
    paper.text('Authorized Signature', left, paper.height - 56, { size: 7.5 });
    paper.line(left, paper.height - 58, left + 200, paper.height - 58);
    paper.text(
      `Please e-mail your acknowledgement to ${print.value('buyer', 'email')}`,
      left,
      paper.height - 40,
      { size: 7.5 },
    );

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), rev - part - 6);
      const releases = line.schedule();
      flow.need((texts.length + releases.length + 5) * step);
      const unit = line.unit();
      paper.text(line.position(), left, flow.y);
      paper.text(line.article(), part, flow.y);
      paper.text(random.pick(['A', 'B', '01', '-']), rev, flow.y);
      paper.text(`${line.quantity()} ${unit}`, quantityEnd - 60, flow.y);
      paper.text(`${line.price()} /${line.per()}`, priceEnd - 80, flow.y, { width: 80, align: 'right' });
      paper.text(line.total(), right - 80, flow.y, { width: 80, align: 'right' });
      flow.y = paper.lines(texts, part, flow.y + step);
      paper.text(`Our Part: ${line.article()}   Supplier Part: ${line.yourArticle()}`, part, flow.y);
      flow.y += step;
      paper.text('Rel', part + 12, flow.y, { italic: true });
      paper.text('Due Date', part + 48, flow.y, { italic: true });
      paper.text('Quantity', part + 160, flow.y, { italic: true });
      const parts = releases.length > 0 ? releases : [{ date: line.date(), quantity: line.quantity() }];
      parts.forEach(({ date, quantity }, i) => {
        flow.y += step;
        paper.text(String(i + 1), part + 12, flow.y);
        paper.text(date, part + 48, flow.y);
        paper.text(`${quantity} ${unit}`, part + 160, flow.y);
      });
      flow.y += step + 6;
    }
  },
};
