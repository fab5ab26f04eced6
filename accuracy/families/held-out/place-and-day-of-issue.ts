import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  pl: {
    issued: listed('Miejsce wystawienia | Data wystawienia | Termin realizacji'),
    title: 'Zamówienie do dostawcy nr {n}',
    parties: listed('Zamawiający | Dostawca'),
    calls: listed('NIP: | tel. | e-mail:'),
    heads: listed(
      'Lp. | Symbol | Nazwa towaru lub usługi | Ilość | J.m. | Cena netto | VAT % | Wartość netto',
    ),
    vat: listed('Stawka | Netto | VAT | Brutto | Razem'),
    due: 'Wartość zamówienia brutto:',
    after: listed('Miejsce dostawy | Forma płatności | Transport'),
    payment: 'przelew, 30 dni od otrzymania faktury',
    carrier: 'na koszt dostawcy',
    remark: 'Uwagi: prosimy o potwierdzenie zamówienia oraz podanie jego numeru na fakturze i WZ.',
    sign: listed('Wystawił(a) | Zatwierdził(a)'),
    page: 'Strona',
  },
};

/** The print of a Polish trade program: place and day of issue at the right, a small VAT table for sums, two signatures. */
export const family: DrawnFamily = {
  about:
    'Polish trade program: place and day of issue at the top right, buyer and supplier side by side under ruled captions, VAT rate in each row, VAT table instead of a list of sums, who issued it over a dotted line',
  languages: languagesOf(words),
  order: {
    number: '{ZD|ZAM|ZK} {1|2|3}##/{MAG|2025|05/2025}',
    articles: 'own',
    delivery: 'date',
    tax: true,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['sans', 'condensed', 'lato', 'serif'], fontSize: [8, 9.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.fitted(print.value('buyer', 'brand'), left, 40, 260, { size: 16, bold: true, italic: true });
    const issued = [print.value('buyer', 'city'), print.date(), print.delivery()!];
    issued.forEach((text, i) => {
      paper.text(`${say.issued[i]}:`, right - 230, 36 + i * (step + 2), { width: 118, align: 'right' });
      paper.fitted(text, right - 106, 36 + i * (step + 2), 106, { bold: true });
    });
    const title = say.title.replace('{n}', print.number());
    paper.text(title, left, 98, { size: 14, bold: true, width, align: 'center' });

    const called = (role: 'buyer' | 'supplier') =>
      (['vatId', 'phone', 'email'] as const).map((part, i) => `${say.calls[i]} ${print.value(role, part)}`);
    const parties = [
      [...print.party('buyer', 'company', 'street', 'town'), ...called('buyer')],
      [...print.party('supplier', 'company', 'street', 'town'), ...called('supplier')],
    ];
    parties.forEach((texts, i) => {
      const x = left + i * (width / 2 + 8);
      paper.text(say.parties[i]!, x, 128, { bold: true });
      paper.line(x, 129 + step, x + width / 2 - 8, 129 + step);
      texts.forEach((text, n) => {
        paper.fitted(text, x, 133 + (n + 1) * step, width / 2 - 12, n === 0 ? { bold: true } : {});
      });
    });

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [28, 'right', (line) => line.position()],
      [66, 'left', (line) => line.article()],
      [width - 332, 'left', (line) => line.description()],
      [46, 'right', (line) => line.quantity()],
      [36, 'center', (line) => line.unit()],
      [56, 'right', (line) => line.price()],
      [32, 'center', () => String(order.taxRate)],
      [68, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const bottom = paper.height - 60;
    const nextPage = () => {
      paper.text(`${title}, ${say.page.toLowerCase()} ${paper.pageNumber()}`, left, 36);
      return 56;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 144 + 7 * step, bottom, nextPage },
      { rules: 'all', head: { fill: '#e9e9e9', size: 7.5 }, size: 8 },
    );

    const flow = startFlow(paper, { y: end + 8, bottom, nextPage });
    flow.need(17 * step);
    const [net, tax, gross] = print.sums().map(({ text }) => text);
    const rows = [
      [`${order.taxRate} %`, net!, tax!, gross!],
      [say.vat[4]!, net!, tax!, gross!],
    ];
    flow.y = drawTable(
      paper,
      [44, 70, 62, 76].map((wide, i) => ({
        head: say.vat[i]!,
        width: wide,
        align: 'right' as const,
        cell: (row: string[]) => row[i]!,
      })),
      rows,
      { x: right - 252, y: flow.y, bottom },
      { rules: 'all', size: 8, padding: 2, head: { fill: '#e9e9e9' } },
    );
    flow.y += 8;
    paper.text(`${say.due} ${gross} ${print.currency()}`, left, flow.y, {
      bold: true,
      size: paper.fontSize + 1,
      width,
      align: 'right',
    });
    flow.y += 2 * step;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    [site, say.payment, say.carrier].forEach((text, i) => {
      paper.text(`${say.after[i]}:`, left, flow.y);
      paper.fitted(text, left + 88, flow.y, width - 88);
      flow.y += step;
    });
    flow.y = paper.paragraph(say.remark, left, flow.y + 4, width) + 2 * step;
    paper.text(print.value('buyer', 'contact'), left, flow.y, { width: 170, align: 'center' });
    say.sign.forEach((text, i) => {
      const x = i === 0 ? left : right - 170;
      paper.line(x, flow.y + step + 1, x + 170, flow.y + step + 1, { dash: 1.5, thickness: 0.7 });
      paper.text(text, x, flow.y + step + 4, { size: 7, width: 170, align: 'center' });
    });
  },
};
