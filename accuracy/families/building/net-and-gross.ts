import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import type { DrawnFamily } from '../family.ts';

/** Subiekt and Comarch in Poland: a grid with net, tax and gross of each line, sums as rows of the same grid, place and date at the top right. */
export const family: DrawnFamily = {
  about:
    'Subiekt (pl): net, VAT and gross of each line, "Razem" and "W tym" as rows below, "Do zapłaty" as the total',
  languages: ['pl'],
  order: {
    lines: [1, 28],
    number: 'ZD {1|2|3}##/2025',
    articles: 'own',
    tax: true,
    freight: false,
    notes: false,
    delivery: 'date',
    openQuantity: false,
  },
  paper: { faces: ['sans', 'condensed', 'lato'], fontSize: [7.5, 8] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const [left, right] = [34, paper.width - 34];
    const city = print.value('buyer', 'city');
    paper.text(`Miejsce wystawienia: ${city}`, 340, 34, { width: right - 340, align: 'right' });
    paper.text(`Data wystawienia: ${print.date()}`, 340, 46, { width: right - 340, align: 'right' });
    paper.text(`Termin realizacji: ${print.delivery()}`, 340, 58, { width: right - 340, align: 'right' });
    paper.text('Oryginał', left, 34);
    paper.text(`Zamówienie do dostawcy nr ${print.number()}`, left, 84, {
      size: 13,
      bold: true,
      width: right - left,
      align: 'center',
    });
    const middle = left + (right - left) / 2;
    paper.box(left, 108, right - left, 16, { fill: '#e6e6e6' });
    paper.text('Zamawiający:', left + 4, 110, { bold: true });
    paper.text('Dostawca:', middle + 4, 110, { bold: true });
    const buyer = [
      ...print.party('buyer', 'company', 'street', 'town'),
      `NIP: ${print.value('buyer', 'vatId')}`,
    ];
    paper.lines(buyer, left + 4, 128);
    paper.lines(
      [...print.party('supplier', 'company', 'street', 'town'), `NIP: ${order.supplier.vatId}`],
      middle + 4,
      128,
    );
    paper.text(
      `Miejsce dostawy: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`,
      left + 4,
      180,
    );
    paper.text(`Sposób płatności: ${word('paymentTermsValue')}`, left + 4, 193);
    const tax = (line: PrintedLine) => Number(((line.raw.total * order.taxRate) / 100).toFixed(2));
    const columns: Column<PrintedLine>[] = [
      { head: 'Lp.', width: 24, align: 'right', cell: (line) => String(print.lines.indexOf(line) + 1) },
      { head: 'Indeks', width: 66, cell: (line) => line.article() },
      { head: 'Nazwa towaru', width: right - left - 422, cell: (line) => line.description() },
      { head: 'Ilość', width: 44, align: 'right', cell: (line) => line.quantity() },
      { head: 'J.m.', width: 34, cell: (line) => line.unit() },
      { head: 'Cena netto', width: 54, align: 'right', cell: (line) => line.price() },
      { head: 'Wartość netto', width: 62, align: 'right', cell: (line) => line.total() },
      { head: 'VAT', width: 30, align: 'right', cell: () => `${order.taxRate}%` },
      { head: 'Kwota VAT', width: 50, align: 'right', cell: (line) => print.money(tax(line)) },
      {
        head: 'Wartość brutto',
        width: 58,
        align: 'right',
        cell: (line) => print.money(line.raw.total + tax(line)),
      },
    ];
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 210, bottom: paper.height - 130, nextPage: () => 40 },
      { rules: 'all', head: { fill: '#e6e6e6' }, padding: 2 },
    );
    const total = print.sums().at(-1)!;
    const amounts = [print.money(order.subtotal), `${order.taxRate}%`, print.money(order.tax), total.text];
    const widths = columns.slice(6).map(({ width }) => width);
    for (const label of ['Razem:', 'W tym:']) {
      let x = right - widths.reduce((sum, width) => sum + width, 0);
      paper.text(label, x - 60, y + 2, { width: 56, align: 'right', bold: true });
      amounts.forEach((text, i) => {
        paper.box(x, y, widths[i]!, 13, { thickness: 0.5 });
        if (label !== 'Razem:' || i !== 1)
          paper.text(text, x + 2, y + 2, { width: widths[i]! - 4, align: 'right' });
        x += widths[i]!;
      });
      y += 13;
    }
    paper.text(`Do zapłaty: ${total.text} ${print.currency()}`, left, y + 12, { size: 11, bold: true });
    const signs = [
      [left, `Wystawił(a): ${print.value('buyer', 'contact')}`],
      [middle + 20, 'Odebrał(a):'],
    ] as const;
    for (const [x, text] of signs) {
      paper.text(text, x, y + 44);
      paper.line(x, y + 72, x + 200, y + 72, { dash: 2 });
    }
    paper.text(
      `tel. ${print.value('buyer', 'phone')}, ${print.value('buyer', 'email')}`,
      left,
      paper.height - 36,
      { size: 7 },
    );
  },
};
