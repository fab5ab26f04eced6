import { currencySign } from '../../kit/number-marks.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A fax form, typed: each item is a line of running text, "10 pcs … no. 4711 … à 12.50". */
export const family: DrawnFamily = {
  about:
    'telefax form; items as typed lines "quantity unit name (number) à price", no table, no totals of lines',
  order: { lines: [1, 6], articles: 'yours', tax: false, freight: false, per: 1, openQuantity: false },
  paper: { faces: ['courier', 'mono', 'times', 'serif'], fontSize: [9.5, 10.5] },
  draw(paper, { print, word, order, random, language, sentences }) {
    const [left, right] = [64, paper.width - 64];
    const fax = print.value('buyer', 'fax');
    const date = print.date();
    paper.fitted(
      `${date}  ${random.whole(8, 17)}:${random.whole(10, 59)}   ${fax}   ${order.buyer.brand.toUpperCase()}   P.01/01`,
      left - 30,
      14,
      right - left + 50,
      { face: 'mono', size: 7 },
    );
    paper.text('T E L E F A X', left, 44, { size: 20, bold: true });
    const home = print.party('buyer', 'company', 'street', 'town');
    paper.lines(home, 330, 44, { size: 8.5, width: right - 330, align: 'right' });
    paper.line(left, 92, right, 92, { thickness: 1.4 });
    const rows = [
      [word('supplier'), 'Halvorsen Industrial Supplies B.V., Harderwijk', 'Fax', order.supplier.fax],
      [word('buyerContact'), print.value('buyer', 'contact'), word('phone'), print.value('buyer', 'phone')],
      [word('orderDate'), date, labelIn(language, 'pages'), '1'],
    ] as const;
    rows.forEach(([name, value, other, text], i) => {
      const y = 102 + i * 20;
      paper.fitted(`${name}:`, left, y, 96, { bold: true });
      paper.fitted(value, left + 100, y, 200);
      paper.fitted(`${other}:`, left + 306, y, 60, { bold: true });
      paper.fitted(text, left + 370, y, right - left - 370);
    });
    paper.line(left, 168, right, 168, { thickness: 1.4 });
    paper.text(`${word('title')} ${print.number()}`, left, 186, { bold: true, size: 12 });
    let y = paper.paragraph(sentences('opening', 1)[0]!, left, 212, right - left) + 12;
    const sign = currencySign(print.currency());
    const at = random.pick(['à', '@']);
    for (const line of print.lines) {
      const code = line.yourArticle();
      const text = `${line.quantity()} ${line.unit()}  ${line.description()} (${code})  ${at} ${line.price()} ${sign}`;
      y = paper.paragraph(text, left + 16, y, right - left - 16) + 5;
    }
    const delivery = print.delivery();
    const total = print.sums().at(-1)!;
    paper.text(`${word('total')}: ${total.text} ${sign}`, left, y + 12);
    if (delivery !== null) paper.text(`${word('deliveryDate')}: ${delivery}`, left, y + 30);
    const shipTo = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    const end = paper.paragraph(`${word('shipTo')}: ${shipTo}`, left, y + 48, right - left);
    paper.text(sentences('closing', 3).at(-1)!, left, end + 24, { size: 8.5 });
    paper.text(order.buyer.contact, left + 4, end + 44, { face: 'hand', size: 20, color: '#1c2f80' });
  },
};
