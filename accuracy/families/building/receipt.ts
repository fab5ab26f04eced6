import type { DrawnFamily } from '../family.ts';

/** Not an order: a till roll, narrow, in a typewriter face, with what was paid. */
export const family: DrawnFamily = {
  about: 'negative: till receipt in a narrow column',
  type: 'receipt',
  order: { lines: [1, 7], tax: true, freight: false, delivery: 'date' },
  paper: { faces: ['courier', 'mono'], fontSize: [8, 9] },
  draw(paper, { print, word, random, order }) {
    const [left, wide] = [190, 220];
    let y = 40;
    const centre = (text: string, bold = false) => {
      for (const part of paper.wrap(text, wide)) {
        paper.text(part, left, y, { bold, width: wide, align: 'center' });
        y += 13;
      }
    };
    const pair = (name: string, value: string, bold = false) => {
      paper.fitted(name, left, y, wide - 80, { bold });
      paper.text(value, left, y, { bold, width: wide, align: 'right' });
      y += 13;
    };
    for (const text of print.party('supplier', 'company', 'street', 'town', 'vatId')) centre(text);
    centre(word('receipt'), true);
    pair(word('receiptNumber'), random.fill('####-##'));
    pair(word('date'), `${print.date()} ${random.whole(8, 19)}:${random.whole(10, 59)}`);
    y += 8;
    for (const line of print.lines) {
      y = paper.paragraph(line.description(), left, y, wide);
      pair(`  ${line.quantity()} x ${line.price()}`, line.total());
    }
    y += 6;
    for (const { kind, text } of print.sums()) pair(word(kind), text, kind === 'total');
    pair('VISA ****', `${print.money(order.total)}`);
    centre('* * *');
  },
};
