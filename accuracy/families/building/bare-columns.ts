import type { DrawnFamily } from '../family.ts';

/** Typed in a word processor with tabs: no heads of columns, no rules, no positions, no units. */
export const family: DrawnFamily = {
  about: 'letter with a list by tabs: quantity, number, name, price; no heads, no rules, no units',
  order: {
    lines: [1, 9],
    articles: 'yours',
    countedOnly: true,
    notes: false,
    tax: false,
    freight: false,
    per: 1,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'serif', 'helvetica', 'sans'], fontSize: [10, 11] },
  draw(paper, { print, word, order, sentences }) {
    const [left, right] = [70, paper.width - 70];
    paper.text(print.party('buyer', 'company')[0]!, left, 40, {
      size: 14,
      bold: true,
      width: right - left,
      align: 'center',
    });
    const home = print.party('buyer', 'street', 'town', 'phone').join(' - ');
    paper.fitted(home, left, 62, right - left, { size: 9 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 104);
    paper.text(`${order.buyer.city}, ${print.date()}`, left, 178, { width: right - left, align: 'right' });
    paper.text(`${word('title')} ${print.number()}`, left, 204, { bold: true });
    let y = paper.paragraph(sentences('opening', 1)[0]!, left, 232, right - left) + 14;
    for (const line of print.lines) {
      paper.text(line.quantity(), left, y, { width: 40, align: 'right' });
      const code = line.yourArticle();
      paper.text(code, left + 54, y);
      const names = paper.wrap(line.description(), right - left - 220);
      paper.text(line.price(), right - 70, y, { width: 70, align: 'right' });
      y = paper.lines(names, left + 140, y) + 3;
    }
    const total = print.sums().at(-1)!;
    paper.line(right - 80, y + 2, right, y + 2);
    paper.text(`${word('total')} ${print.currency()}`, left + 140, y + 7);
    paper.text(total.text, right - 100, y + 7, { width: 100, align: 'right' });
    y += 36;
    const delivery = print.delivery();
    if (delivery !== null) {
      paper.text(`${word('deliveryDate')}: ${delivery}`, left, y);
      y += 16;
    }
    const shipTo = print.party('shipTo', 'company', 'street', 'town').join(', ');
    y = paper.paragraph(`${word('shipTo')}: ${shipTo}`, left, y, right - left) + 18;
    paper.text(sentences('closing', 1)[0]!.slice(0, 80), left, y, { size: 9 });
    paper.text(print.value('buyer', 'contact'), left, y + 44);
  },
};
