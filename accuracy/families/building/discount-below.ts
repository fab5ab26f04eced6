import { startFlow } from '../../kit/page-flow.ts';
import type { DrawnFamily } from '../family.ts';

/** The discount stands below the line with its amount, and the week or window of delivery in every line. */
export const family: DrawnFamily = {
  about:
    'discount below the line with its amount, net value of the line on the third row, delivery in every line',
  order: {
    lines: [1, 9],
    discounts: true,
    delivery: 'week',
    tax: false,
    freight: false,
    per: 1,
    notes: false,
    openQuantity: false,
  },
  draw(paper, { print, word, order, sentences }) {
    const [left, right] = [54, paper.width - 50];
    const delivery = print.delivery()!;
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 48);
    paper.text(print.party('buyer', 'brand')[0]!, 330, 40, {
      size: 17,
      bold: true,
      width: right - 330,
      align: 'right',
    });
    const home = print.party('buyer', 'company', 'street', 'town', 'phone', 'email', 'vatId');
    paper.lines(home, 330, 66, { size: 7.5, width: right - 330, align: 'right' });
    const head = `${word('title')} ${print.number()}  -  ${word('orderDate')} ${print.date()}`;
    paper.fitted(head, left, 150, right - left, { size: 13, bold: true });
    const start = paper.paragraph(sentences('opening', 1)[0]!, left, 178, right - left);
    const ends = { price: right - 90, total: right };
    function heads(y: number): number {
      paper.line(left, y, right, y, { thickness: 1 });
      const x = [left, left + 32, left + 96, left + 150];
      const terms = ['position', 'quantity', 'unit', 'description'] as const;
      terms.forEach((term, i) => {
        paper.fitted(word(term), x[i]!, y + 4, i < 3 ? x[i + 1]! - x[i]! - 4 : 120, { italic: true });
      });
      paper.text(word('price'), ends.price - 80, y + 4, { italic: true, width: 80, align: 'right' });
      paper.text(word('lineTotal'), ends.total - 84, y + 4, { italic: true, width: 84, align: 'right' });
      paper.line(left, y + 19, right, y + 19, { thickness: 1 });
      return y + 26;
    }
    const flow = startFlow(paper, {
      y: heads(start + 12),
      bottom: paper.height - 90,
      nextPage: () => heads(50),
    });
    for (const line of print.lines) {
      const gross = (line.raw.quantity.kind === 'whole' ? line.raw.quantity.value : 0) * line.raw.price;
      const names = [
        ...paper.wrap(line.description(), ends.price - left - 236, { bold: true }),
        ...paper.wrap(line.article() || line.yourArticle(), 200).filter(Boolean),
      ];
      const discount = line.discount();
      const rows = names.length + (discount ? 3 : 1);
      flow.need(rows * paper.leading() + 8);
      const top = flow.y;
      paper.text(line.position(), left, top);
      paper.text(line.quantity(), left + 32, top, { width: 56, align: 'right' });
      paper.text(line.unit(), left + 96, top);
      paper.text(line.price(), ends.price - 80, top, { width: 80, align: 'right' });
      paper.text(discount ? print.money(gross) : line.total(), ends.total - 84, top, {
        width: 84,
        align: 'right',
      });
      flow.y = paper.lines(names, left + 150, top);
      paper.text(`${word('lineDate')}: ${delivery}`, left + 150, flow.y);
      flow.y += paper.leading();
      if (discount) {
        paper.text(`- ${discount} ${word('discount').replace(/ ?%/, '')}`, left + 150, flow.y);
        paper.text(print.money(line.raw.total - gross), ends.total - 84, flow.y, {
          width: 84,
          align: 'right',
        });
        flow.y += paper.leading();
        paper.text(line.total(), ends.total - 84, flow.y, { width: 84, align: 'right', bold: true });
        flow.y += paper.leading();
      }
      flow.y += 6;
    }
    flow.need(80);
    const total = print.sums().at(-1)!;
    paper.line(left, flow.y, right, flow.y, { thickness: 1 });
    paper.text(`${word('total')} ${print.currency()}`, left + 150, flow.y + 6, { bold: true });
    paper.text(total.text, ends.total - 100, flow.y + 6, { bold: true, width: 100, align: 'right' });
    paper.text(
      `${word('shipTo')}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`.slice(0, 400),
      left,
      flow.y + 30,
      { size: 7.5 },
    );
    paper.text(`${word('customerNumber')}: ${order.customerNumber}`, left, flow.y + 44, { size: 7.5 });
  },
};
