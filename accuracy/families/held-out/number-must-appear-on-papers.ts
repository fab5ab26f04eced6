import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    strip: [
      listed('P.O. DATE | REQUISITIONER | SHIPPED VIA | F.O.B. POINT | REQUIRED BY | TERMS'),
      listed('P.O. Date | Requisitioner | Ship Via | FOB Point | Deliver By | Terms'),
    ],
    heads: [
      listed('QTY | UNIT | DESCRIPTION | UNIT PRICE | TOTAL'),
      listed('Qty | Unit | Description | Unit Price | Total'),
    ],
    number: listed('P.O. NUMBER: | PO NUMBER: | Purchase Order #:'),
    rows: listed('SUBTOTAL | SALES TAX | SHIPPING & HANDLING | OTHER | TOTAL'),
    must: 'The following number must appear on all related correspondence, shipping papers, and invoices:',
    list: [
      'Please send two copies of your invoice.',
      'Enter this order in accordance with the prices, terms, delivery method, and specifications listed above.',
      'Please notify us immediately if you are unable to ship as specified.',
    ],
  },
};

/** The word processor's template of long ago, as small offices still fill it in: quantity first, five sums in the table, a numbered list. */
export const family: DrawnFamily = {
  about:
    'office template: number under a sentence, strip with the requisitioner, quantity first, blank rows, sums for tax, shipping and other in the table',
  languages: languagesOf(words),
  order: { lines: [1, 7], delivery: 'date', per: 1, discounts: false, notes: false, openQuantity: false },
  paper: { faces: ['times', 'helvetica', 'lato', 'sans'], fontSize: [8.5, 10] },
  draw(paper, { print, order, language, random, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [56, paper.width - 56];
    const wide = right - left;
    const [company = '', ...address] = print.party('buyer', 'company', 'street', 'town');
    paper.fitted(company, left, 40, 260, { size: 14, bold: true });
    paper.lines(address, left, 60, { size: 8.5 });
    paper.text(
      `Phone ${print.value('buyer', 'phone')}   Fax ${order.buyer.fax}`,
      left,
      60 + address.length * 11,
      { size: 8.5 },
    );
    paper.text('PURCHASE ORDER', left, 40, { size: 18, bold: true, align: 'right', width: wide });
    paper.paragraph(say.must, left, 112, 300);
    paper.text(`${random.pick(say.number)} ${print.number()}`, left, 140, { bold: true, size: 11 });
    const half = left + wide / 2;
    paper.text('To:', left, 168, { bold: true });
    const to = print.party('supplier', 'contact', 'company', 'street', 'town', 'country');
    paper.lines(to, left, 182);
    paper.text('Ship To:', half, 168, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), half, 182);
    const values = [
      print.date(),
      print.value('buyer', 'contact'),
      word('carrierValue'),
      random.pick(['Destination', 'Origin', 'Our plant', 'Factory']),
      print.delivery()!,
      random.pick(['Net 30', 'Net 45', '2% 10, Net 30']),
    ];
    const each = wide / values.length;
    const strip = drawTable(
      paper,
      random.pick(say.strip).map((head, i) => ({
        head,
        width: each,
        align: 'center' as const,
        cell: () => values[i]!,
      })),
      [0],
      { x: left, y: 256, bottom: 400 },
      { rules: 'all', size: 8.5, head: { bold: true, size: 7 } },
    );
    const widths = [44, 44, wide - 44 - 44 - 78 - 84, 78, 84];
    const [qty, unit, text, price, total] = random.pick(say.heads);
    const heads = [qty!, unit!, text!, price!, total!];
    const bareAmounts = random.chance(0.5);
    const sign = bareAmounts ? '' : order.currency === 'USD' ? '$' : order.currency === 'GBP' ? '£' : '€';
    const cells = [
      (line: (typeof print.lines)[number]) => line.quantity(),
      (line: (typeof print.lines)[number]) => line.unit(),
      (line: (typeof print.lines)[number]) =>
        line.raw.article || line.raw.yourArticle ? line.named() : line.description(),
      (line: (typeof print.lines)[number]) => sign + line.price(),
      (line: (typeof print.lines)[number]) => sign + line.total(),
    ];
    let y = drawTable(
      paper,
      heads.map((head, i) => ({
        head,
        width: widths[i]!,
        align: i > 2 ? ('right' as const) : ('left' as const),
        headAlign: 'center' as const,
        cell: cells[i]!,
      })),
      print.lines,
      { x: left, y: strip + 14, bottom: paper.height - 230 },
      { rules: 'all', head: { bold: true, size: 8 } },
    );
    for (let blank = print.lines.length; blank < 8 && y < paper.height - 250; blank++) {
      let x = left;
      for (const width of widths) {
        paper.box(x, y, width, 16);
        x += width;
      }
      y += 16;
    }
    const sums = Object.fromEntries(print.sums().map(({ kind, text: amount }) => [kind, amount]));
    const amounts = [
      print.money(order.subtotal),
      sums.tax ?? '',
      sums.freight ?? '',
      '',
      `${sums.total} ${bareAmounts ? print.currency() : ''}`.trim(),
    ];
    const below = y + 12;
    say.rows.forEach((row, i) => {
      const label = i === 1 && order.buyer.country !== 'US' ? 'VAT' : row;
      paper.box(right - 84, y, 84, 17);
      paper.text(label, right - 214, y + 4, { size: 8, bold: i === 4, width: 126, align: 'right' });
      if (amounts[i])
        paper.text(`${i === 4 ? sign : ''}${amounts[i]}`, right - 82, y + 3, {
          width: 79,
          align: 'right',
          bold: i === 4,
        });
      y += 17;
    });
    const room = wide - 84 - 140;
    let at = below;
    say.list.forEach((sentence, i) => {
      paper.text(`${i + 1}.`, left, at, { size: 8 });
      at = paper.paragraph(sentence, left + 14, at, room - 14, { size: 8 }) + 3;
    });
    paper.text('4.', left, at, { size: 8 });
    paper.text('Send all correspondence to:', left + 14, at, { size: 8 });
    at = paper.lines([`Accounts Payable, ${order.buyer.brand}`, order.buyer.street], left + 14, at + 11, {
      size: 8,
    });
    const foot = Math.max(at, y) + 34;
    paper.line(half, foot, right - 100, foot);
    paper.line(right - 80, foot, right, foot);
    paper.text('Authorized by', half, foot + 2, { size: 7 });
    paper.text('Date', right - 80, foot + 2, { size: 7 });
  },
};
