import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'Rekvisition',
    facts: listed('Rekvisitionsnr. | Rekv.dato | Rekvirent | Telefon | Mail | Ønsket levering | Betaling'),
    payment: 'Netto 30 dage',
    to: 'Til',
    ship: 'Leveres på',
    heads: listed('Vare | Tekst | Antal | Enhed | Pris pr. enhed | Pris i alt'),
    by: 'Levering',
    sums: { subtotal: 'Sum', freight: 'Levering', tax: 'Moms', total: 'I alt' },
    note: 'Faktura sendes elektronisk. Rekvisitionsnummer skal fremgå, ellers afvises fakturaen.',
    foot: listed('CVR | Fax | Bank'),
  },
  nl: {
    title: 'Aankooporder',
    facts: listed('Ordernr. | Opgesteld | Aanvrager | Tel. | Mail | Te leveren | Betaaltermijn'),
    payment: '45 dagen',
    to: 'Aan',
    ship: 'Leveren op',
    heads: listed('Code | Benaming | Aant. | Eenheid | Eenheidsprijs | Totaal'),
    by: 'Levering',
    sums: { subtotal: 'Som', freight: 'Transport', tax: 'Btw', total: 'Algemeen totaal' },
    note: 'Factureren per e-mail. Zonder ordernummer wordt uw factuur geweigerd.',
    foot: listed('Ondernemingsnr. | Fax | Bank'),
  },
  en: {
    title: 'Order',
    facts: listed('Order reference | Issued | Ordered by | Telephone | Email | Delivery wanted | Payment'),
    payment: '30 days end of month',
    to: 'To',
    ship: 'Delivery to',
    heads: listed('Stock code | Product | Qty | Per | Unit price | Line total'),
    by: 'Delivery',
    sums: { subtotal: 'Sum', freight: 'Delivery charge', tax: 'Tax', total: 'Grand total' },
    note: 'Please invoice by e-mail. Invoices without our order reference will be returned.',
    foot: listed('VAT | Fax | Bank'),
  },
};

/** The facts stand in a narrow column down the left edge, each value below its small label; everything else at its right. */
export const family: DrawnFamily = {
  about:
    'narrow left column with the facts, each value below its small grey label; addressee, delivery address, lines and sums at its right; delivery of a line in its description cell; centred bank line',
  languages: languagesOf(words),
  order: { articles: 'own', notes: false, openQuantity: false, lines: [1, 12] },
  paper: { fontSize: [8, 9.5] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, rail, right] = [36, 172, paper.width - 36];
    const width = right - rail;
    const step = paper.leading() + 1;
    const grey = '#777777';
    const color = random.pick(['#e8741e', '#0a7d8c', '#444444']);
    paper.box(left, 36, 26, 26, { fill: color });
    paper.fitted(print.value('buyer', 'company'), left + 34, 38, 340, { size: 15, bold: true });
    const address = print.party('buyer', 'street', 'town', 'country').join(', ');
    paper.fitted(address, left + 34, 57, 340, { size: 7.5, color: grey });
    paper.text(say.title, right - 150, 38, { size: 15, color, width: 150, align: 'right' });

    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      print.delivery(),
      say.payment,
    ];
    let y = 104;
    values.forEach((text, i) => {
      if (text === null) return;
      paper.text(say.facts[i]!, left, y, { size: 7, color: grey });
      const room = rail - left - 12;
      for (const part of paper.wrap(text, room)) {
        paper.fitted(part, left, y + 9, room, { bold: i === 0 });
        y += step;
      }
      y += 18;
    });

    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town');
    [supplier, site].forEach((texts, i) => {
      const x = rail + (i * width) / 2;
      paper.text(i === 0 ? say.to : say.ship, x, 104, { size: 7, color: grey });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 113 + n * step, width / 2 - 10);
      });
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [62, 'left', (line) => line.article()],
      [
        width - 286,
        'left',
        (line) =>
          order.delivery.kind === 'lines'
            ? [line.description(), `${say.by} ${line.date()}`]
            : line.description(),
      ],
      [44, 'right', (line) => line.quantity()],
      [46, 'left', (line) => line.unit()],
      [64, 'right', (line) => line.price()],
      [70, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 66;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()} / ${paper.pageNumber()}`, rail, 40, { color: grey });
      return 62;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: rail, y: 128 + 5 * step, bottom, nextPage },
      {
        rules: 'rows',
        head: { color: '#ffffff', fill: color, size: 8 },
        size: Math.min(paper.fontSize, 8.5),
      },
    );
    const flow = startFlow(paper, { y: end + 8, bottom, nextPage });
    flow.need(8 * step);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 220, flow.y, { bold });
      paper.text(bold ? `${print.currency()} ${text}` : text, right - 123, flow.y, {
        bold,
        width: 120,
        align: 'right',
      });
      flow.y += step + 1;
    }
    paper.paragraph(say.note, rail, flow.y + 8, width);
    const foot = [
      `${say.foot[0]} ${print.value('buyer', 'vatId')}`,
      `${say.foot[1]} ${print.value('buyer', 'fax')}`,
      `${say.foot[2]} ${random.fill('#### ##########')}`,
    ].join('  |  ');
    paper.fitted(foot, left, paper.height - 44, right - left, {
      size: 7,
      color: grey,
      width: right - left,
      align: 'center',
    });
  },
};
