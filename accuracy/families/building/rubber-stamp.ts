import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Made in a word processor; who orders says only the rubber stamp beside the signature. */
export const family: DrawnFamily = {
  about:
    'word-processor form in which only a rubber stamp at the foot names the buyer; two quantities per line',
  order: {
    lines: [1, 7],
    articles: 'yours',
    delivery: 'date',
    tax: false,
    freight: false,
    notes: false,
    countedOnly: true,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'serif', 'lato'], fontSize: [10, 11] },
  draw(paper, { print, word, random, order, sentences }) {
    const [left, right] = [62, paper.width - 62];
    paper.text(word('title').toUpperCase(), left, 44, {
      size: 17,
      bold: true,
      width: right - left,
      align: 'center',
    });
    paper.lines([`${word('supplier')}:`, ...print.party('supplier', 'company', 'street', 'town')], left, 84);
    const facts = [
      [word('orderNumber'), print.number()],
      [word('orderDate'), print.date()],
      [word('deliveryDate'), print.delivery()!],
      [word('buyerContact'), print.value('buyer', 'contact')],
    ] as const;
    facts.forEach(([name, value], i) => {
      paper.box(330, 84 + i * 19, 90, 19);
      paper.box(420, 84 + i * 19, right - 420, 19);
      paper.fitted(name, 334, 88 + i * 19, 82);
      paper.fitted(value, 424, 88 + i * 19, right - 428);
    });
    const start = paper.paragraph(sentences('opening', 1)[0]!, left, 178, right - left);
    const isStock = random.chance(0.5);
    const columns: Column<PrintedLine>[] = [
      { head: word('yourArticle'), width: 90, cell: (line) => line.yourArticle() },
      { head: word('description'), width: right - left - 240, cell: (line) => line.description() },
      {
        head: word(isStock ? 'delivered' : 'open'),
        width: 72,
        align: 'center',
        cell: isStock ? (line) => line.delivered() : (line) => line.open(),
      },
      { head: word('ordered'), width: 78, align: 'center', bold: true, cell: (line) => line.quantity() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: start + 12, bottom: paper.height - 200 },
      { rules: 'all', padding: 5 },
    );
    const shipTo = print.party('shipTo', 'company', 'street', 'town').join(', ');
    const below = paper.paragraph(`${word('shipTo')}: ${shipTo}`, left, end + 16, right - left);
    paper.text(`${word('signature')}:`, left, below + 50);
    paper.line(left + 110, below + 62, left + 250, below + 62, { thickness: 0.5 });
    paper.text(order.buyer.contact.split(' ')[0]!, left + 124, below + 36, {
      face: 'hand',
      size: 22,
      color: '#23307a',
    });
    const stamp = print.party('buyer', 'company', 'street', 'town', 'phone');
    const tone = random.pick(['#2c3f8f', '#8f2c3a', '#333333']);
    const [x, y] = [330, below + 30];
    paper.turned(random.whole(-4, 4), x, y, () => {
      paper.box(x, y, 190, 70, { color: tone, thickness: 1.4 });
      stamp.forEach((text, i) => {
        const size = Math.min(10, (10 * 178) / paper.widthOf(text, { size: 10, bold: i === 0 }));
        paper.text(text, x, y + 7 + i * 15, {
          size,
          bold: i === 0,
          color: tone,
          width: 190,
          align: 'center',
        });
      });
    });
  },
};
