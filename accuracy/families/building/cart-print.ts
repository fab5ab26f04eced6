import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A purchasing portal printed from the browser: picture, bold name with its number below, "3 × 12.50", address and page in the edges. */
export const family: DrawnFamily = {
  about:
    'web cart printed from a browser: pictures, number below the name, quantity × price, URL in the edges',
  order: { lines: [1, 11], per: 1, notes: false, openQuantity: false, articles: 'own' },
  paper: { faces: ['lato', 'sans', 'helvetica'], fontSize: [8.5, 9.5] },
  draw(paper, { print, word, order, random, language }) {
    const [left, right] = [58, paper.width - 58];
    const sign = currencySign(print.currency());
    const date = print.date();
    const url = `https://procure.${order.buyer.email.split('@')[1]}/orders/${random.fill('######')}`;
    function edges(): void {
      paper.text(`${date}, ${random.whole(10, 17)}:${random.whole(10, 59)}`, 24, 16, { size: 7 });
      paper.text(`${labelIn(language, 'cart')} | ${order.buyer.brand}`, 200, 16, { size: 7 });
      paper.text(url, 24, paper.height - 26, { size: 7 });
      paper.text(`${paper.pageNumber()}/${paper.pageNumber()}`, paper.width - 44, paper.height - 26, {
        size: 7,
      });
    }
    edges();
    paper.text(print.party('buyer', 'brand')[0]!, left, 44, { size: 19, bold: true, color: '#1769aa' });
    paper.text(`${word('title')} ${print.number()}`, left, 82, { size: 14 });
    paper.text(
      `${word('orderDate')}: ${date}   ·   ${order.lines.length} ${labelIn(language, 'items')}`,
      left,
      104,
      {
        color: '#666666',
      },
    );
    const blocks = [
      [word('billTo'), print.party('buyer', 'company', 'contact', 'street', 'town', 'country')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [labelIn(language, 'payment'), [labelIn(language, 'onAccount')]],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 172;
      paper.fitted(head, x, 132, 160, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 146 + n * 12, 160);
      });
    });
    const flow = startFlow(paper, {
      y: 224,
      bottom: paper.height - 60,
      nextPage() {
        edges();
        return 44;
      },
    });
    for (const line of print.lines) {
      const names = paper.wrap(line.description(), 220, { bold: true });
      flow.need(Math.max(52, names.length * 12 + 26));
      paper.line(left, flow.y, right, flow.y, { color: '#dddddd' });
      paper.box(left, flow.y + 7, 36, 36, { fill: '#eeeeee' });
      paper.lines(names, left + 50, flow.y + 7, { bold: true });
      const article = line.article();
      if (article) {
        paper.text(`${word('article')}: ${article}`, left + 50, flow.y + 9 + names.length * 12, {
          size: 8,
          color: '#666666',
        });
      }
      paper.text(`${line.quantity()} ${line.unit()} × ${sign} ${line.price()}`, left + 290, flow.y + 7, {
        width: 110,
        align: 'right',
      });
      paper.text(`${sign} ${line.total()}`, right - 80, flow.y + 7, {
        width: 80,
        align: 'right',
        bold: true,
      });
      flow.y += Math.max(52, names.length * 12 + 26);
    }
    const sums = print.sums();
    flow.need(sums.length * 16 + 40);
    paper.line(left, flow.y, right, flow.y, { color: '#999999' });
    for (const { kind, text } of sums) {
      flow.y += 16;
      const bold = kind === 'total';
      paper.text(word(kind), right - 240, flow.y - 8, { bold });
      paper.text(`${sign} ${text}`, right - 110, flow.y - 8, { bold, width: 110, align: 'right' });
    }
    const delivery = print.delivery();
    if (delivery !== null) paper.text(`${word('deliveryDate')}: ${delivery}`, left, flow.y - 8);
  },
};
