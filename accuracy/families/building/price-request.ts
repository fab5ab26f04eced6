import { drawFacts, factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { DrawnFamily } from '../family.ts';

/** Not an order: the same plain print as a large ERP's order, but it asks for prices until a day. */
export const family: DrawnFamily = {
  about: 'negative: request for prices in the two-row print of a large ERP, due on a day, without prices',
  type: 'quotation',
  order: { lines: [1, 8], articles: 'own', delivery: 'date' },
  paper: { faces: ['helvetica', 'times', 'courier', 'mono'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, random, sentences, order } = sheet;
    const [left, right] = [56, paper.width - 46];
    paper.text(print.party('buyer', 'company')[0]!, left, 40, { size: 12 });
    paper.fitted(print.party('buyer', 'company', 'street', 'town').join(', '), left, 112, 240, { size: 6.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 126);
    paper.text(word('rfq'), 330, 112, { size: 13, bold: true });
    const facts = [
      [word('quotationNumber'), random.fill('60########')],
      [word('date'), print.day(order.date)],
      ...factsOf(sheet, ['buyerContact', 'phone', 'supplierNumber', 'deliveryDate']),
    ] as [string, string][];
    drawFacts(paper, facts, { x: 330, y: 136, labelWidth: 110, width: right - 330, step: 13 });
    const shipTo = print.party('shipTo', 'company', 'street', 'town').join(', ');
    paper.fitted(`${word('shipTo')}: ${shipTo}`, left, 232, right - left);
    const start = paper.paragraph(sentences('rfqOpening', 1)[0]!, left, 252, right - left) + 12;
    paper.line(left, start, right, start);
    paper.text(word('position'), left, start + 4);
    paper.text(word('article'), left + 42, start + 4);
    paper.text(word('description'), left + 150, start + 4);
    paper.text(word('quantity'), left + 42, start + 16);
    paper.text(word('lineDate'), left + 150, start + 16);
    paper.line(left, start + 30, right, start + 30);
    const flow = startFlow(paper, { y: start + 36, bottom: paper.height - 80, nextPage: () => 50 });
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), right - left - 150);
      flow.need((names.length + 1) * paper.leading() + 8);
      paper.text(String(line.raw.position).padStart(5, '0'), left, flow.y);
      paper.text(line.article(), left + 42, flow.y);
      flow.y = paper.lines(names, left + 150, flow.y);
      paper.text(`${line.quantity()} ${line.unit()}`, left + 42, flow.y);
      paper.text(line.date(), left + 150, flow.y);
      flow.y += paper.leading() + 8;
    }
    paper.line(left, flow.y, right, flow.y);
  },
};
