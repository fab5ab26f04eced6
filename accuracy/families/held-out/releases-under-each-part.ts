import { numbersLike } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** A shop-floor ERP: part, revision and description in three rows, below them a small table of releases with due dates. */
export const family: DrawnFamily = {
  about:
    'job-shop ERP: number in the title line, part / rev / description stacked, below each a small table Rel / Due Date / Quantity, "Total Lines" after',
  languages: ['en'],
  order: {
    lines: [1, 7],
    number: '{1|2|3}####{|#}',
    articles: 'both',
    article: '{10|55|F}-####-##',
    delivery: 'lines',
    schedules: true,
    tax: false,
    freight: false,
    discounts: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, word, sentences } = sheet;
    const [left, right] = [40, paper.width - 40];
    const plain = numbersLike(print);
    const step = paper.leading() + 1;
    const [terms, via, fob] = [word('paymentTermsValue'), word('carrierValue'), word('deliveryTermsValue')];
    const revisions = ['A', 'B', 'C', '1', '-'];
    const amount = right - 84;
    const flow = startFlow(paper, {
      y: drawFirst(),
      bottom: paper.height - 66,
      nextPage: drawNext,
      beforeBreak: drawFoot,
    });
    for (const line of print.lines) drawLine(line);
    flow.need(70);
    paper.line(right - 220, flow.y + 4, right, flow.y + 4);
    const total = print.sums().at(-1)!.text;
    for (const [label, text] of [
      ['Lines Total:', total],
      ['Line Miscellaneous Charges:', plain(0, 2)],
      ['PO Total:', `${total} ${print.currency()}`],
    ] as const) {
      flow.y += step;
      paper.text(label, right - 260, flow.y, { width: 140, align: 'right', bold: label === 'PO Total:' });
      paper.text(text, right - 116, flow.y, { width: 116, align: 'right', bold: label === 'PO Total:' });
    }
    flow.y += 2 * step;
    for (const sentence of sentences('terms', 2)) {
      flow.need(36);
      flow.y = paper.paragraph(sentence, left, flow.y, right - left) + 3;
    }
    drawFoot();

    function drawFirst(): number {
      const own = print.party('buyer', 'company', 'street', 'town', 'country', 'phone', 'fax');
      paper.lines(own, left, 34);
      paper.text(`Purchase Order: ${print.number()}`, right - 230, 34, {
        size: 15,
        bold: true,
        width: 230,
        align: 'right',
      });
      paper.text(`Page: ${paper.pageNumber()}`, right - 100, 56, { width: 100, align: 'right' });
      const top = 128;
      paper.text('Vendor:', left, top, { bold: true });
      paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left + 46, top);
      paper.text(`Phone: ${order.supplier.phone}`, left + 46, top + 4 * step + 6);
      paper.text(`Fax: ${order.supplier.fax}`, left + 46, top + 5 * step + 6);
      paper.text('Ship To:', 318, top, { bold: true });
      paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), 364, top);
      let y = top + 7 * step + 8;
      paper.line(left, y, right, y, { thickness: 1.4 });
      y += 5;
      const facts = [
        ['Order Date:', print.date()],
        ['Terms:', terms],
        ['Buyer:', print.value('buyer', 'contact')],
        ['Ship Via:', via],
        ['Vendor ID:', order.supplierNumber],
        ['FOB:', fob],
      ] as const;
      facts.forEach(([label, text], i) => {
        const x = i % 2 === 0 ? left : 318;
        const at = y + Math.floor(i / 2) * step;
        paper.text(label, x, at, { width: 58, align: 'right', bold: true });
        paper.fitted(text, x + 64, at, 190);
      });
      return drawHead(y + 3 * step + 8);
    }

    function drawNext(): number {
      paper.text(`Purchase Order: ${print.number()}`, left, 34, { bold: true });
      paper.text(`Page: ${paper.pageNumber()}`, right - 100, 34, { width: 100, align: 'right' });
      return drawHead(52);
    }

    function drawHead(y: number): number {
      paper.box(left, y, right - left, step + 4, { fill: '#2b2b2b' });
      const heads: [string, number, 'left' | 'right'][] = [
        ['Line', left + 3, 'left'],
        ['Part Number/Description', left + 40, 'left'],
        ['Order Qty', left + 240, 'right'],
        ['Unit Price', left + 346, 'right'],
        ['Ext Price', amount, 'right'],
      ];
      for (const [head, x, align] of heads) {
        paper.text(head, x, y + 3, {
          bold: true,
          color: '#ffffff',
          align,
          width: align === 'right' ? 80 : 160,
        });
      }
      return y + step + 9;
    }

    function drawLine(line: PrintedLine): void {
      const texts = [
        `Rev: ${random.pick(revisions)}`,
        ...paper.wrap(line.description(), 260),
        ...line.notes(),
      ];
      const parts = line.schedule();
      const releases = parts.length > 0 ? parts : [{ date: line.date(), quantity: line.quantity() }];
      flow.need((texts.length + releases.length + 3) * step + 8);
      paper.text(line.position(), left + 3, flow.y);
      paper.text(line.article(), left + 40, flow.y, { bold: true });
      paper.text(`${line.quantity()} ${line.unit()}`, left + 230, flow.y, { width: 90, align: 'right' });
      paper.text(`${line.price()} /1`, left + 330, flow.y, { width: 96, align: 'right' });
      paper.text(line.total(), amount, flow.y, { width: 84, align: 'right' });
      flow.y = paper.lines(texts, left + 40, flow.y + step);
      paper.text(`Supplier Part: ${line.yourArticle()}`, left + 40, flow.y);
      flow.y += step + 1;
      const small = { size: paper.fontSize - 1 };
      paper.text('Rel', left + 110, flow.y, { ...small, bold: true });
      paper.text('Due Date', left + 140, flow.y, { ...small, bold: true });
      paper.text('Quantity', left + 240, flow.y, { ...small, bold: true, width: 60, align: 'right' });
      paper.line(left + 108, flow.y + step - 1, left + 302, flow.y + step - 1, { thickness: 0.3 });
      releases.forEach(({ date, quantity }, i) => {
        flow.y += step;
        paper.text(String(i + 1), left + 110, flow.y, small);
        paper.text(date, left + 140, flow.y, small);
        paper.text(quantity, left + 240, flow.y, { ...small, width: 60, align: 'right' });
      });
      flow.y += step + 7;
    }

    function drawFoot(): void {
      paper.line(left, paper.height - 50, right, paper.height - 50, { thickness: 0.4 });
      paper.text('POForm:001:00', left, paper.height - 44, { size: 7 });
      paper.text('Authorized Signature: ________________________', right - 240, paper.height - 44, {
        size: 8,
      });
    }
  },
};
