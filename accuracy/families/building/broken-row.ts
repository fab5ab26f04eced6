import { factsOf } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** Items of five to eight printed lines that run on over the page break, in the middle of an item if it falls there. */
export const family: DrawnFamily = {
  about: 'items of many printed lines, broken by the end of the page wherever it falls',
  order: { lines: [5, 12], articles: 'both', notes: true, delivery: 'date', openQuantity: false },
  paper: { faces: ['helvetica', 'lato', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, order, random, language, sentences } = sheet;
    const [left, right] = [50, paper.width - 50];
    const ends = { quantity: 330, price: 415, total: right };
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 36, { bold: true });
    paper.text(word('title'), 320, 36, { size: 15, width: right - 320, align: 'right' });
    const facts = factsOf(sheet, ['orderNumber', 'orderDate', 'deliveryDate', 'buyerContact', 'currency']);
    facts.forEach(([name, value], i) => {
      paper.fitted(name, 330, 62 + i * 13, 108, { size: 8 });
      paper.fitted(value, 442, 62 + i * 13, right - 442, { size: 8 });
    });
    paper.text(word('supplier'), left, 140, { bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town'), left, 153);
    paper.text(word('shipTo'), 320, 140, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'street', 'town'), 320, 153);
    function heads(y: number): number {
      paper.line(left, y, right, y);
      paper.text(word('position'), left, y + 4, { bold: true });
      paper.text(word('description'), left + 40, y + 4, { bold: true });
      const numbers = [word('quantity'), word('price'), word('lineTotal')];
      Object.values(ends).forEach((end, i) => {
        paper.text(numbers[i]!, end - 84, y + 4, { bold: true, width: 84, align: 'right' });
      });
      paper.line(left, y + 19, right, y + 19);
      return y + 25;
    }
    const flow = startFlow(paper, {
      y: heads(222),
      bottom: paper.height - 70,
      nextPage() {
        paper.text(`${word('orderNumber')} ${order.number}`, left, 36, { size: 8 });
        paper.text(`${word('page')} ${paper.pageNumber()}`, left, 36, {
          size: 8,
          width: right - left,
          align: 'right',
        });
        return heads(56);
      },
    });
    const amount = (text: string, end: number) =>
      paper.text(text, end - 84, flow.y, { width: 84, align: 'right' });
    for (const line of print.lines) {
      flow.need(paper.leading());
      paper.text(line.position(), left, flow.y);
      amount(`${line.quantity()} ${line.unit()}`, ends.quantity);
      amount(line.price(), ends.price);
      amount(line.total(), ends.total);
      const texts = [
        ...paper.wrap(line.description(), 180, { bold: true }),
        `${word('article')}: ${line.article()}`,
        `${word('yourArticle')}: ${line.yourArticle()}`,
        ...line.notes(),
        `${labelIn(language, 'packaging')}: ${random.fill('{VP|KLT|GB}-####')}`,
        `${labelIn(language, 'approval')}: ${random.fill('{A|B|C}## / {JK|ML|Ts}')}`,
      ];
      texts.forEach((text, i) => {
        if (i > 0) flow.need(paper.leading());
        paper.text(text, left + 40, flow.y, { bold: i === 0 });
        flow.y += paper.leading();
      });
      flow.y += 5;
    }
    flow.need(90);
    paper.line(left, flow.y, right, flow.y);
    for (const { kind, text } of print.sums()) {
      flow.y += 6;
      paper.text(word(kind), 300, flow.y, { bold: kind === 'total' });
      paper.text(text, right - 100, flow.y, { bold: kind === 'total', width: 100, align: 'right' });
      flow.y += 9;
    }
    paper.paragraph(sentences('closing', 1)[0]!, left, flow.y + 16, right - left, { size: 8 });
  },
};
