import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Lexware and the like in Germany: a business letter after DIN 5008, quantity first, sums carried over at each page's end. */
export const family: DrawnFamily = {
  about:
    'Lexware (de): DIN 5008 letter, quantity before the text, Übertrag as rows of the table, bank and board in four foot columns',
  languages: ['de'],
  order: {
    lines: [18, 44],
    number: 'BE2{4|5}0###',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, sentences } = sheet;
    const [left, right] = [64, paper.width - 56];
    const account = random.fill('DE## #### #### #### #### ##');
    const sender = print.party('buyer', 'company', 'street', 'town').join(', ');
    paper.text(print.value('buyer', 'company'), left, 36, {
      size: 16,
      bold: true,
      width: right - left,
      align: 'right',
    });
    paper.fitted(sender, left, 122, 230, { size: 6.5, color: '#555555' });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 136);
    const facts = [
      ['Bestellung Nr.', print.number()],
      ['Lieferanten-Nr.', order.supplierNumber],
      ['Ihr Ansprechpartner', print.value('buyer', 'contact')],
      ['Telefon', print.value('buyer', 'phone')],
      ['Datum', print.date()],
    ] as const;
    facts.forEach(([label, text], i) => {
      paper.text(`${label}:`, 360, 136 + i * 14);
      paper.fitted(text, 462, 136 + i * 14, right - 462);
    });
    paper.text(`Bestellung ${order.number}`, left, 240, { size: 12, bold: true });
    const opening = [
      'Sehr geehrte Damen und Herren,',
      `wir bestellen zur Lieferung am ${print.delivery()} an ${print.party('shipTo', 'company', 'street', 'town').join(', ')}:`,
    ];
    let y = 262;
    for (const text of opening) y = paper.paragraph(text, left, y, right - left) + 3;
    const columns = columnsOf(sheet, [
      ['position', 30, 'Pos.'],
      ['quantity', 46, 'Menge'],
      ['unit', 38, 'Einh.'],
      ['yourArticle', 68, 'Artikel-Nr.'],
      ['description', right - left - 316, 'Bezeichnung'],
      ['price', 62, 'E-Preis'],
      ['lineTotal', 72, 'Gesamt'],
    ]);
    const sumOf = (lines: readonly PrintedLine[]) =>
      print.money(lines.reduce((sum, { raw }) => sum + raw.total, 0));
    function transfer(at: number, done: readonly PrintedLine[]): number {
      paper.text('Übertrag', left + 185, at + 3, { italic: true });
      paper.text(`${sumOf(done)}`, right - 72, at + 3, { italic: true, width: 69, align: 'right' });
      return at + 18;
    }
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 10,
        bottom: paper.height - 132,
        nextPage() {
          paper.text(`Bestellung Nr. ${order.number}`, left, 44);
          paper.text(`Seite ${paper.pageNumber()}`, right - 60, 44, { width: 60, align: 'right' });
          return 70;
        },
        beforeBreak(at, done) {
          transfer(at, done);
          foot();
        },
        afterBreak: transfer,
      },
      { rules: 'head', head: { fill: '#eeeeee' }, padding: 3 },
    );
    const labels = {
      subtotal: 'Summe netto',
      freight: 'zzgl. Versandkosten',
      tax: `USt. ${order.taxRate} %`,
      total: 'Gesamtbetrag',
    };
    let at = end + 6;
    if (at + 100 > paper.height - 100) {
      foot();
      paper.newPage();
      at = 60;
    }
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(labels[kind], right - 220, at, { bold });
      paper.text(`${text} ${print.currency() === 'EUR' ? '€' : order.currency}`, right - 110, at, {
        bold,
        width: 107,
        align: 'right',
      });
      at += 15;
    }
    paper.paragraph(sentences('closing', 1)[0]!, left, at + 10, right - left);
    foot();

    function foot(): void {
      const parts = [
        [order.buyer.company, order.buyer.street, order.buyer.townLine],
        [`Tel. ${order.buyer.phone}`, print.value('buyer', 'email')],
        ['Volksbank', account],
        ['USt-IdNr.', print.value('buyer', 'vatId')],
      ];
      parts.forEach((texts, i) => {
        texts.forEach((text, n) => {
          paper.fitted(text, left + i * 122, paper.height - 66 + n * 9, 114, { size: 6.5, color: '#555555' });
        });
      });
    }
  },
};
