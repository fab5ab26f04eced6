import { startFlow } from '../../kit/page-flow.ts';
import type { DrawnFamily } from '../family.ts';

/** The plain print of a large ERP: number and date share a label, the table's head has two rows, as has each item. */
export const family: DrawnFamily = {
  about: 'two-row head and two-row items without rules, "number/date" in one line, five-digit positions',
  order: { lines: [1, 14], tax: false, freight: false, articles: 'own', delivery: 'date' },
  paper: { faces: ['helvetica', 'times', 'courier', 'serif', 'mono'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, word, order, sentences } = sheet;
    const [left, right] = [56, paper.width - 46];
    const info = 345;
    paper.text(print.party('buyer', 'company')[0]!, left, 40, { size: 12 });
    const sender = print.party('buyer', 'street', 'town').join(', ');
    paper.fitted(`${order.buyer.company}, ${sender}`, left, 112, 240, { size: 6.5 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 126);
    paper.text(word('title'), info, 112, { size: 13, bold: true });
    let y = 138;
    const told: [string, string[]][] = [
      [`${word('orderNumber')} / ${word('orderDate')}`, [`${print.number()} / ${print.date()}`]],
      [
        `${word('buyerContact')} / ${word('phone')}`,
        [print.value('buyer', 'contact'), print.value('buyer', 'phone')],
      ],
      [word('email'), [print.value('buyer', 'email')]],
      [word('supplierNumber'), [order.supplierNumber]],
    ];
    for (const [label, texts] of told) {
      paper.fitted(label, info, y, right - info, { size: 7.5, italic: true });
      y = paper.lines(texts, info, y + 11) + 3;
    }
    paper.text(`${word('shipTo')}:`, left, 218);
    const below = paper.lines(
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      left,
      231,
    );
    paper.text(`${word('deliveryDate')}: ${print.delivery()}`, left, Math.max(below, y) + 10, { bold: true });
    paper.text(`${word('paymentTerms')}: ${word('paymentTermsValue')}`, left, Math.max(below, y) + 24);
    const opening = paper.paragraph(sentences('opening', 1)[0]!, left, Math.max(below, y) + 44, right - left);
    paper.text(`${word('currency')} ${print.currency()}`, left, opening + 6, {
      width: right - left,
      align: 'right',
    });

    const [material, priceEnd] = [left + 42, right - 100];
    const rule = (at: number) => paper.line(left, at, right, at, { thickness: 0.5 });
    function drawHead(at: number): number {
      rule(at);
      const step = paper.leading();
      paper.text(word('position'), left, at + 3);
      paper.text(word('article'), material, at + 3);
      paper.text(word('description'), material + 110, at + 3);
      paper.text(word('quantity'), material, at + 3 + step);
      paper.text(word('unit'), material + 75, at + 3 + step);
      paper.text(word('price'), priceEnd - 130, at + 3 + step, { width: 130, align: 'right' });
      paper.text(word('lineTotal'), priceEnd, at + 3 + step, { width: right - priceEnd, align: 'right' });
      rule(at + 2 * step + 5);
      return at + 2 * step + 10;
    }
    const flow = startFlow(paper, {
      y: drawHead(opening + 22),
      bottom: paper.height - 96,
      nextPage() {
        paper.text(order.buyer.company, left, 40, { size: 12 });
        paper.text(`${word('orderNumber')} / ${word('orderDate')}`, info, 40, { size: 7.5, italic: true });
        paper.text(`${order.number} / ${print.day(order.date)}`, info, 51);
        paper.text(`${word('page')} ${paper.pageNumber()}`, info, 64);
        return drawHead(96);
      },
    });
    for (const line of print.lines) {
      const texts = paper.wrap(line.description(), right - material - 110);
      flow.need((texts.length + 1) * paper.leading() + 8);
      paper.text(String(line.raw.position).padStart(5, '0'), left, flow.y);
      paper.text(line.article(), material, flow.y);
      flow.y = paper.lines(texts, material + 110, flow.y);
      paper.text(line.quantity(), material, flow.y, { width: 55, align: 'right' });
      paper.text(line.unit(), material + 75, flow.y);
      paper.text(`${line.price()} / ${line.per()} ${line.raw.unit}`, priceEnd - 130, flow.y, {
        width: 130,
        align: 'right',
      });
      paper.text(line.total(), priceEnd, flow.y, { width: right - priceEnd, align: 'right' });
      flow.y += paper.leading() + 8;
    }
    flow.need(60);
    rule(flow.y);
    const total = print.sums().at(-1)!;
    paper.text(`${word('total')} ${order.currency}`, material, flow.y + 6);
    paper.text(total.text, priceEnd, flow.y + 6, { width: right - priceEnd, align: 'right' });
    rule(flow.y + 22);
    paper.paragraph(sentences('closing', 2).join(' '), left, flow.y + 32, right - left);
  },
};
