import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { Order } from '../../order/order.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  fr: {
    title: 'COMMANDE FOURNISSEUR',
    facts: listed(
      'Numéro | Date | Code fournisseur | Livraison prévue | Mode de règlement | N° TVA intracom.',
    ),
    deliver: 'Livraison',
    contact: 'Affaire suivie par',
    heads: listed('Code article | Description | Qté | Unité | P.U. HT | % REM | Montant HT | TVA'),
    rates: listed('Taux | Base HT | Montant TVA'),
    sums: { subtotal: 'Total HT', freight: 'Port HT', tax: 'TVA', total: 'NET À PAYER' },
    free: 'Offert, suivant votre action commerciale',
    agreed: 'Bon pour accord, date et cachet du fournisseur',
    company: '{c} - {s} - {t} - N° TVA : {v}',
  },
};

/** A French small-business program: the lines in a frame down to the foot, VAT by rate left of it, what is to be paid right; one line costs nothing. */
export const family: DrawnFamily = {
  about:
    'French small-business program (EBP): six facts in a ruled row, columns ruled down to the foot, one line given free with 100 % rebate, table of VAT rates left of the sums, net à payer in a black cell',
  languages: languagesOf(words),
  order: {
    lines: [2, 26],
    number: '{CF|CDF|BCF}0000####',
    articles: 'both',
    delivery: 'date',
    discounts: true,
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed', 'lato'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    giveLast(order, say.free);
    const [left, right] = [32, paper.width - 32];
    const width = right - left;
    const step = paper.leading();
    const drawFoot = (): void => {
      const { company, street, townLine } = order.buyer;
      const text = say.company
        .replace('{c}', company)
        .replace('{s}', street)
        .replace('{t}', townLine)
        .replace('{v}', order.buyer.vatId);
      paper.text(text, left, paper.height - 34, { size: 7, width, align: 'center' });
    };
    paper.text(print.value('buyer', 'company'), left, 34, { size: 12, bold: true });
    const own = [
      ...print.party('buyer', 'street', 'town'),
      `Tél. : ${print.value('buyer', 'phone')}`,
      print.value('buyer', 'email'),
      `${say.contact} : ${print.value('buyer', 'contact')}`,
    ];
    paper.lines(own, left, 52);
    paper.box(right - 250, 92, 250, 5 * step + 12);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), right - 240, 100);
    paper.text(say.title, right - 250, 40, { size: 15, bold: true, width: 250, align: 'center' });
    paper.text(`${say.deliver} :`, left, 130, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town'), left, 130 + step);
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      print.delivery()!,
      word('paymentTermsValue'),
      print.value('buyer', 'vatId'),
    ];
    const facts = say.facts.map((label, i) => [label, values[i]!] as const);
    const y = drawBoxRow(paper, facts, {
      x: left,
      y: 146 + 5 * step,
      width,
      height: 30,
      fill: '#dfe6ee',
      shares: [2, 2, 2, 2, 2.2, 2.2],
    });

    const bottom = paper.height - 170;
    const top = y + 10;
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [66, 'left', (line) => line.article()],
      [width - 356, 'left', (line) => [line.description(), ...line.notes()]],
      [44, 'right', (line) => line.quantity()],
      [44, 'center', (line) => line.unit()],
      [60, 'right', (line) => line.price()],
      [44, 'right', (line) => line.discount().replace(/\s?%/, '')],
      [66, 'right', (line) => line.total()],
      [32, 'right', () => String(order.taxRate).replace('.', ',')],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const drawFrame = (from: number): void => {
      let x = left;
      for (const { width: wide } of [...columns, { width: 0 }]) {
        paper.line(x, from, x, bottom, { thickness: 0.5 });
        x += wide;
      }
      paper.line(left, bottom, right, bottom, { thickness: 0.5 });
    };
    let frameTop = top;
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: top,
        bottom,
        nextPage() {
          paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
          frameTop = 56;
          return frameTop;
        },
        beforeBreak() {
          drawFrame(frameTop);
          drawFoot();
        },
      },
      { rules: 'head', padding: 3, head: { fill: '#dfe6ee', size: 7.5 } },
    );
    drawFrame(frameTop);

    const base = print.money(order.subtotal + order.freight);
    const rate = `${print.money(order.taxRate)} %`;
    const rates = [rate, base, print.money(order.tax)];
    say.rates.forEach((label, i) => {
      paper.box(left + i * 76, bottom + 12, 76, step + 6, { fill: '#dfe6ee', stroke: true, thickness: 0.5 });
      paper.text(label, left + i * 76, bottom + 15, { width: 76, align: 'center' });
      paper.box(left + i * 76, bottom + 18 + step, 76, step + 6, { thickness: 0.5 });
      paper.text(rates[i]!, left + i * 76, bottom + 21 + step, { width: 72, align: 'right' });
    });
    paper.text(say.agreed, left, bottom + 34 + 2 * step, { size: 7 });
    paper.box(left, bottom + 44 + 2 * step, 228, 50, { thickness: 0.5 });
    const tall = step + 7;
    print.sums().forEach(({ kind, text }, i) => {
      const at = bottom + 12 + i * tall;
      const bold = kind === 'total';
      paper.box(right - 190, at, 190, tall, bold ? { fill: '#1c1c1c' } : { thickness: 0.5 });
      const color = bold ? '#ffffff' : '#000000';
      const label = bold ? `${say.sums[kind]} (${print.currency()})` : say.sums[kind];
      paper.text(label, right - 184, at + 4, { bold, color });
      paper.text(text, right - 90, at + 4, { bold, color, width: 84, align: 'right' });
    });
    drawFoot();
  },
};

/** The last line becomes a present: its rebate is the whole price, and the sums are those of the others. */
function giveLast(order: Order, note: string): void {
  const last = order.lines.at(-1)!;
  Object.assign(last, { discount: 100, total: 0, notes: [note] });
  const round = (amount: number) => Number(amount.toFixed(order.decimals));
  order.subtotal = round(order.lines.reduce((sum, { total }) => sum + total, 0));
  order.tax = round(((order.subtotal + order.freight) * order.taxRate) / 100);
  order.total = round(order.subtotal + order.freight + order.tax);
}
