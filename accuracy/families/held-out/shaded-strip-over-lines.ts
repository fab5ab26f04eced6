import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    home: listed('T | F | VAT reg. no.'),
    blocks: listed('Order to | Deliver to'),
    strip: listed('Order no. | Order date | Supplier a/c | Raised by | Required date'),
    heads: listed('Your part | Description of goods | Qty | UoM | Net price | Value'),
    sums: { subtotal: 'Goods total', freight: 'Carriage', tax: 'VAT', total: 'Order total' },
    due: 'due',
    remarks: listed(
      'Remarks | Quote our order no. on all paperwork. | Goods inwards: Mon–Thu 07.30–15.30, Fri until 12.00. | Prices are fixed; advise any change before despatch.',
    ),
    legal: 'Company reg. no.',
  },
  nl: {
    title: 'BESTELBON',
    home: listed('T | F | Btw-nr.'),
    blocks: listed('Bestemd voor | Afleveradres'),
    strip: listed('Bonnummer | Bondatum | Leveranciersnr. | Opgemaakt door | Leverdatum'),
    heads: listed('Uw artikelnr. | Omschrijving goederen | Aant. | Eenh. | Prijs excl. | Bedrag'),
    sums: { subtotal: 'Totaal goederen', freight: 'Verzendkosten', tax: 'Btw', total: 'Te betalen' },
    due: 'leveren',
    remarks: listed(
      'Opmerkingen | Bonnummer vermelden op alle documenten. | Goederenontvangst: ma–do 07.30–15.30 uur, vr tot 12.00 uur. | Prijzen zijn vast; wijzigingen melden vóór verzending.',
    ),
    legal: 'Handelsregister',
  },
};

/** Title and maker at the top left, two addresses side by side, five facts in one shaded strip over the lines. */
export const family: DrawnFamily = {
  about:
    'letterhead at the left, big title at the right, addressee and delivery address under shaded captions, five facts in a strip of two rows just over the table, supplier’s part numbers first, remarks beside the sums',
  languages: languagesOf(words),
  order: { articles: 'yours', notes: false, openQuantity: false },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const half = width / 2 - 8;
    const step = paper.leading() + 1;
    const fill = random.pick(['#e4e4e4', '#dfe8f1', '#eef0dc']);
    paper.fitted(print.value('buyer', 'company'), left, 34, 290, { size: 15, bold: true });
    paper.text(print.party('buyer', 'street', 'town').join(', '), left, 55, { size: 8 });
    const calls = (['phone', 'fax', 'vatId'] as const).map(
      (part, i) => `${say.home[i]} ${print.value('buyer', part)}`,
    );
    paper.fitted(calls.join('   '), left, 66, 300, { size: 8 });
    paper.text(say.title, right - 200, 34, { size: 18, width: 200, align: 'right', spacing: 1 });

    const supplier = [
      ...print.party('supplier', 'company', 'street', 'town', 'country'),
      `T ${print.value('supplier', 'phone')}`,
    ];
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    [supplier, site].forEach((texts, i) => {
      const x = left + i * (half + 16);
      paper.box(x, 96, half, step + 4, { fill });
      paper.text(say.blocks[i]!, x + 5, 99, { bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 5, 104 + (n + 1) * step, half - 10);
      });
    });

    let y = 118 + 6 * step;
    const facts = [
      print.number(),
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.delivery() ?? '',
    ];
    paper.box(left, y, width, 2 * step + 8, { fill });
    facts.forEach((text, i) => {
      if (text === '') return;
      const x = left + 5 + (i * width) / 6;
      const room = (i === 4 ? width / 3 : width / 6) - 8;
      paper.fitted(say.strip[i]!, x, y + 3, room, { size: paper.fontSize - 1 });
      paper.fitted(text, x, y + 4 + step, room, { bold: true });
    });
    y += 2 * step + 18;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [78, 'left', (line) => line.yourArticle()],
      [
        width - 322,
        'left',
        (line) =>
          order.delivery.kind === 'lines'
            ? [line.description(), `(${say.due} ${line.date()})`]
            : line.description(),
      ],
      [54, 'right', (line) => line.quantity()],
      [44, 'center', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [78, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 64;
    const nextPage = () => {
      paper.text(`${say.title}  ${print.number()}  (${paper.pageNumber()})`, left, 36, { bold: true });
      return 58;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage },
      { rules: random.pick(['rows', 'frame'] as const), head: { fill }, padding: 3.5 },
    );
    const flow = startFlow(paper, { y: end + 10, bottom, nextPage });
    flow.need(7 * step);
    say.remarks.forEach((text, i) => {
      paper.fitted(text, left, flow.y + i * step, half, i === 0 ? { bold: true } : { size: 8 });
    });
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` (${order.taxRate}%)` : kind === 'total' ? ` ${print.currency()}` : '';
      if (bold) paper.box(left + half + 16, flow.y - 3, half, step + 4, { fill });
      paper.fitted(`${say.sums[kind]}${rate}`, left + half + 21, flow.y, half - 100, { bold });
      paper.text(text, right - 93, flow.y, { bold, width: 90, align: 'right' });
      flow.y += step + 2;
    }
    const legal = `${print.value('buyer', 'company')} – ${say.legal} ${random.fill('########')} – ${print.value('buyer', 'email')}`;
    paper.fitted(legal, left, paper.height - 42, width, { size: 7, width, align: 'center' });
  },
};
