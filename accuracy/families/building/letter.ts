import type { DrawnFamily } from '../family.ts';

const [left, right] = [62, 530];

/** A business letter: the buyer in the head, the supplier in the window, a plain table in the text. */
export const family: DrawnFamily = {
  about: 'letter with an address window and a table without rules',
  order: { lines: [1, 6], shipTo: 'same', billTo: 'same' },
  paper: { fontSize: [9, 10.5] },
  draw(paper, { print, word, sentences, order, random }) {
    const buyer = print.party('buyer', 'company', 'street', 'town', 'phone', 'email');
    paper.text(buyer[0]!, left, 40, { size: 17, bold: true });
    paper.text(buyer.slice(1).join(' · '), left, 64, { size: 8 });
    paper.line(left, 78, right, 78);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 130);
    const facts: [string, string | null][] = [
      [word('orderDate'), print.date()],
      [word('buyerContact'), print.value('buyer', 'contact')],
      [word('deliveryDate'), print.delivery()],
    ];
    facts
      .filter(([, value]) => value !== null)
      .forEach(([name, value], i) => {
        paper.fitted(`${name}: ${value}`, 350, 130 + i * 14, right - 350);
      });
    paper.text(`${word('title')} ${print.number()}`, left, 240, { size: 13, bold: true });
    let y = paper.paragraph(sentences('opening', 1)[0]!, left, 268, right - left);
    y = drawLines(y + 12);
    for (const { kind, text } of print.sums()) {
      paper.text(`${word(kind)} ${order.currency}`, 330, y + 4, { bold: kind === 'total' });
      paper.text(text, 440, y + 4, { width: right - 440, align: 'right', bold: kind === 'total' });
      y += 15;
    }
    print.currency();
    for (const sentence of sentences('closing', random.whole(1, 3))) {
      y = paper.paragraph(sentence, left, y + 10, right - left);
    }
    paper.text(order.buyer.contact, left, y + 34, { italic: true });

    function drawLines(top: number): number {
      const heads: [string, number, 'left' | 'right'][] = [
        [word('position'), left, 'left'],
        [word('description'), 104, 'left'],
        [word('quantity'), 330, 'right'],
        [word('price'), 400, 'right'],
        [word('lineTotal'), 470, 'right'],
      ];
      for (const [head, x, align] of heads)
        paper.text(head, x, top, { bold: true, align, width: align === 'right' ? 60 : 200 });
      let at = top + 20;
      for (const line of print.lines) {
        paper.text(line.position(), left, at);
        paper.text(`${line.quantity()} ${line.unit()}`, 330, at, { align: 'right', width: 60 });
        paper.text(line.price(), 400, at, { align: 'right', width: 60 });
        paper.text(line.total(), 470, at, { align: 'right', width: 60 });
        at = paper.paragraph(line.named(), 104, at, 215) + 5;
      }
      return at + 6;
    }
  },
};
