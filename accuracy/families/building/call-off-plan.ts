import { factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { DrawnFamily } from '../family.ts';

/** Below each item a small table of its deliveries with dates and part quantities, torn apart where the page ends. */
export const family: DrawnFamily = {
  about:
    'delivery plan as a nested table below each item, broken by the page wherever it falls; two addresses in a sentence',
  order: {
    lines: [4, 12],
    schedules: true,
    delivery: 'lines',
    countedOnly: true,
    articles: 'yours',
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'times', 'sans', 'lato'], fontSize: [9, 10] },
  draw(paper, sheet) {
    const { print, word, order, random } = sheet;
    const [left, right] = [58, paper.width - 58];
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), right - 200, 36, {
      width: 200,
      align: 'right',
    });
    paper.lines([`${word('supplier')}:`, ...print.party('supplier', 'company', 'street', 'town')], left, 60);
    const title = `${word('title')} ${print.number()}`;
    paper.fitted(title, left, 128, right - left, { size: 13, bold: true });
    const facts = factsOf(sheet, ['orderDate', 'buyerContact', 'email', 'deliveryTerms', 'currency']);
    const told = facts.map(([name, value]) => `${name}: ${value}`);
    let y = 152;
    for (let i = 0; i < told.length; i += 2) {
      paper.fitted(told[i]!, left, y, 235);
      if (told[i + 1]) paper.fitted(told[i + 1]!, left + 245, y, right - left - 245);
      y += 14;
    }
    paper.fitted(
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      left,
      y,
      right - left,
    );
    function heads(at: number): number {
      paper.box(left, at, right - left, 16, { stroke: true });
      const x = [left, left + 36, left + 130, right - 168, right - 80];
      const terms = ['position', 'yourArticle', 'description', 'quantity', 'lineTotal'] as const;
      terms.forEach((term, i) => {
        const room = (x[i + 1] ?? right) - x[i]! - 6;
        const size = Math.min(8, (8 * room) / paper.widthOf(word(term), { size: 8, bold: true }));
        paper.text(word(term), x[i]! + 3, at + 3, {
          size,
          bold: true,
          width: room,
          align: i > 2 ? 'right' : 'left',
        });
      });
      return at + 22;
    }
    const flow = startFlow(paper, {
      y: heads(y + 24),
      bottom: paper.height - 64,
      nextPage() {
        paper.text(`${order.number} / ${paper.pageNumber()}`, left, 34, {
          size: 8,
          width: right - left,
          align: 'center',
        });
        return heads(52);
      },
    });
    const dotted = random.chance(0.5);
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), right - left - 312);
      flow.need(names.length * paper.leading());
      paper.text(line.position(), left + 3, flow.y);
      paper.text(line.yourArticle(), left + 39, flow.y);
      paper.text(`${line.quantity()} ${line.unit()}`, right - 168, flow.y, { width: 82, align: 'right' });
      paper.text(line.total(), right - 80, flow.y, { width: 77, align: 'right' });
      flow.y = paper.lines(names, left + 133, flow.y);
      flow.need(paper.leading());
      paper.text(`${word('price')}: ${line.price()} / ${line.per()} ${line.raw.unit}`, left + 133, flow.y, {
        size: 8,
      });
      flow.y += paper.leading();
      const parts = line.schedule();
      parts.forEach(({ date, quantity }, i) => {
        flow.need(paper.leading());
        if (i === 0) paper.fitted(word('schedule'), left + 39, flow.y, 88, { size: 8, italic: true });
        paper.text(date, left + 133, flow.y, { size: 8.5 });
        paper.text(quantity, left + 220, flow.y, { size: 8.5, width: 70, align: 'right' });
        flow.y += paper.leading();
      });
      if (parts.length === 0) {
        flow.need(paper.leading());
        paper.text(`${word('lineDate')}: ${line.date()}`, left + 133, flow.y, { size: 8.5 });
        flow.y += paper.leading();
      }
      flow.y += 4;
      paper.line(left, flow.y, right, flow.y, dotted ? { dash: 1 } : { thickness: 0.3 });
      flow.y += 5;
    }
    flow.need(30);
    const total = print.sums().at(-1)!;
    paper.text(`${word('total')} ${order.currency}`, left + 133, flow.y + 6, { bold: true });
    paper.text(total.text, right - 110, flow.y + 6, { bold: true, width: 107, align: 'right' });
  },
};
