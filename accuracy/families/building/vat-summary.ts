import { factsOf } from '../../kit/order-parts.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { labelIn } from '../../wording/held-out/labels.ts';
import type { DrawnFamily } from '../family.ts';

/** A trade programme: net, rate and gross of each line, and below the items a second table with the tax by rate. */
export const family: DrawnFamily = {
  about: 'net, VAT rate and gross in each line, and a second table with the tax by rate below the items',
  order: { lines: [1, 14], tax: true, freight: false, per: 1 },
  paper: { fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, word, order, language } = sheet;
    const [left, right] = [36, paper.width - 36];
    const facts = factsOf(sheet, ['orderDate', 'deliveryDate', 'paymentTerms', 'carrier']);
    facts.forEach(([name, value], i) => {
      paper.fitted(`${name}: ${value}`, 330, 32 + i * 13, right - 330);
    });
    paper.text(print.party('buyer', 'brand')[0]!, left, 32, { size: 15, bold: true });
    paper.line(left, 92, right, 92);
    const blocks = [
      [word('buyer'), print.party('buyer', 'company', 'street', 'town', 'vatId', 'phone')],
      [word('supplier'), print.party('supplier', 'company', 'street', 'town', 'vatId')],
      [word('shipTo'), print.party('shipTo', 'company', 'extra', 'street', 'town')],
    ] as const;
    const width = (right - left) / 3;
    blocks.forEach(([head, texts], i) => {
      paper.text(`${head}:`, left + i * width, 98, { italic: true });
      texts.forEach((text, n) => {
        paper.fitted(text, left + i * width, 111 + n * 11, width - 12, { bold: n === 0 });
      });
    });
    paper.line(left, 172, right, 172);
    paper.text(`${word('title')} ${print.number()}`, left, 182, {
      size: 13,
      bold: true,
      width: right - left,
      align: 'center',
    });
    const taxed = (amount: number) => print.money(amount * (1 + order.taxRate / 100));
    const rate = `${order.taxRate}%`;
    const columns: Column<PrintedLine>[] = [
      { head: word('position'), width: 28, align: 'center', cell: (line) => line.position() },
      {
        head: word('description'),
        width: right - left - 400,
        cell: (line) => [line.description(), ...line.notes()],
      },
      { head: word('article'), width: 68, cell: (line) => line.article() || line.yourArticle() },
      { head: word('quantity'), width: 48, align: 'right', cell: (line) => line.quantity() },
      { head: word('unit'), width: 34, align: 'center', cell: (line) => line.unit() },
      { head: word('price'), width: 54, align: 'right', cell: (line) => line.price() },
      {
        head: `${word('lineTotal')} ${labelIn(language, 'net')}`,
        width: 66,
        align: 'right',
        cell: (line) => line.total(),
      },
      { head: labelIn(language, 'vatRate'), width: 34, align: 'center', cell: () => rate },
      {
        head: labelIn(language, 'gross'),
        width: 68,
        align: 'right',
        cell: ({ raw }) => (raw.total ? taxed(raw.total) : ''),
      },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 206, bottom: paper.height - 110, nextPage: () => 40 },
      { rules: 'all', head: { fill: '#eaeaea', size: 7 }, padding: 2 },
    );
    const [net, tax, total] = print.sums();
    const summary: Column<string>[] = [
      { head: labelIn(language, 'vatRate'), width: 60, align: 'center', cell: (text) => text },
      { head: labelIn(language, 'net'), width: 80, align: 'right', cell: () => net!.text },
      { head: word('tax'), width: 80, align: 'right', cell: () => tax!.text },
      { head: labelIn(language, 'gross'), width: 80, align: 'right', cell: () => total!.text },
    ];
    const rows = { x: right - 300, y: end + 12, bottom: paper.height };
    const last = drawTable(paper, summary, [rate], rows, {
      rules: 'all',
      head: { fill: '#eaeaea' },
      padding: 2,
    });
    paper.text(`${word('total')}: ${total!.text} ${print.currency()}`, left, last + 12, {
      bold: true,
      size: 11,
      width: right - left,
      align: 'right',
    });
    paper.text(`${word('buyerContact')}: ${print.value('buyer', 'contact')}`, left, last + 34);
  },
};
