import { drawFacts, factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A purchasing portal's mail as PDF: labels right before their values, and below each line a list of its properties. */
export const family: DrawnFamily = {
  about: 'portal print: right-aligned labels, a line of heads above every item and its properties below it',
  order: { lines: [1, 7], articles: 'both', delivery: 'lines', notes: false, tax: false },
  paper: { faces: ['helvetica', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, random, language, order } = sheet;
    const [left, right] = [48, paper.width - 48];
    paper.text(`${word('title')} ${print.number()}`, left, 38, { size: 16 });
    paper.text(print.party('buyer', 'company')[0]!, left, 62, { size: 11, bold: true, color: '#00538b' });
    const blocks = [
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [word('billTo'), print.party('buyer', 'company', 'street', 'town', 'country')],
      [word('supplier'), print.party('supplier', 'company', 'contact', 'street', 'town', 'country')],
    ] as const;
    let y = 92;
    for (const [head, texts] of blocks) {
      paper.text(head, left, y, { bold: true, width: 100, align: 'right' });
      y = paper.lines(texts, left + 112, y) + 6;
    }
    const facts = factsOf(sheet, [
      'orderDate',
      'buyerContact',
      'email',
      'paymentTerms',
      'deliveryTerms',
      'currency',
    ]);
    drawFacts(paper, facts, {
      x: 330,
      y: 92,
      labelWidth: 92,
      width: right - 330,
      label: { align: 'right', width: 86, bold: true },
    });
    const flow = startFlow(paper, {
      y: Math.max(y, 210) + 10,
      bottom: paper.height - 60,
      nextPage: () => 44,
    });
    const edges = [left, left + 34, right - 228, right - 156, right - 80, right];
    const heads = ['position', 'description', 'quantity', 'price', 'lineTotal'] as const;
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), edges[2]! - edges[1]! - 6, { bold: true });
      const properties = [
        [word('article'), line.article()],
        [word('yourArticle'), line.yourArticle()],
        [word('lineDate'), line.date()],
        [labelIn(language, 'contract'), random.chance(0.5) ? '-' : random.fill('C#####')],
      ] as const;
      flow.need(names.length * paper.leading() + 4 * 13 + 30);
      paper.box(left, flow.y, right - left, 14, { fill: '#e6edf3' });
      const cells = [line.position(), '', `${line.quantity()} ${line.unit()}`, line.price(), line.total()];
      heads.forEach((term, i) => {
        const place = { width: edges[i + 1]! - edges[i]! - 6, align: i > 1 ? 'right' : 'left' } as const;
        const size = Math.min(7.5, (7.5 * place.width) / paper.widthOf(word(term), { size: 7.5 }));
        paper.text(word(term), edges[i]! + 3, flow.y + 3, { ...place, size });
        paper.text(cells[i]!, edges[i]! + 3, flow.y + 18, place);
      });
      flow.y = paper.lines(names, edges[1]! + 3, flow.y + 18, { bold: true }) + 2;
      for (const [name, value] of properties) {
        paper.fitted(`${name}:`, edges[1]! + 3, flow.y, 110, { size: 8, color: '#555555' });
        paper.text(value, edges[1]! + 120, flow.y, { size: 8 });
        flow.y += 13;
      }
      flow.y += 6;
    }
    const sums = print.sums();
    flow.need(sums.length * 15 + 10);
    paper.line(left, flow.y, right, flow.y, { thickness: 1 });
    sums.forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      const unit = bold ? ` ${order.currency}` : '';
      paper.text(`${word(kind)}: ${text}${unit}`, left, flow.y + 6 + i * 15, {
        bold,
        width: right - left - 3,
        align: 'right',
      });
    });
  },
};
