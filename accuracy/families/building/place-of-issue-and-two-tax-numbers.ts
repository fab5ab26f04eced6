import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  pl: {
    title: 'Zamówienie do dostawcy',
    number: 'nr {n}',
    facts: listed(
      'Miejsce wystawienia | Data wystawienia | Termin realizacji | Forma płatności | Nr oryginału',
    ),
    parties: listed('Dostawca | Zamawiający'),
    nip: 'NIP',
    magazine: 'Magazyn / miejsce dostawy',
    heads: listed(
      'Lp. | Kod towaru | Nazwa towaru lub usługi | Ilość | J.m. | Cena netto | Rabat | VAT | Wartość netto',
    ),
    rates: listed('wg stawki VAT | wartość netto | kwota VAT | wartość brutto'),
    together: 'Razem',
    transport: 'Koszt transportu netto: {f}',
    total: 'Wartość zamówienia:',
    signs: listed('Wystawił(a): | Zatwierdził(a):'),
    stamp: 'Imię, nazwisko i podpis osoby upoważnionej',
    deliverer: 'Tel. {p}, e-mail: {e}',
    page: 'Strona {p}',
  },
};

/** A Polish sales-and-stock program: supplier and orderer side by side with their NIP, gross sum by VAT rate, two signatures. */
export const family: DrawnFamily = {
  about:
    'Polish sales-and-stock program (Subiekt, Optima): supplier left and orderer right with NIP, place of issue before the date, VAT column per line, table of rates with net, VAT and gross, order value in large type, two signatures',
  languages: languagesOf(words),
  order: {
    lines: [1, 30],
    number: '{ZD|ZAM}/##{#|}/{MAG|WAW|05|11}/2025',
    articles: 'own',
    delivery: 'date',
    discounts: true,
    tax: true,
    shipTo: 'other',
  },
  paper: { faces: ['sans', 'condensed', 'lato', 'serif'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const half = width / 2;
    const step = paper.leading();
    const values = [
      order.buyer.city,
      print.date(),
      print.delivery()!,
      word('paymentTermsValue'),
      order.quoteReference,
    ];
    say.facts.forEach((label, i) => {
      const y = 32 + i * (step + 1);
      paper.text(`${label}:`, left + half, y, { width: half / 2 - 8, align: 'right' });
      paper.fitted(values[i]!, left + half * 1.5, y, half / 2, { bold: i < 3 });
    });
    paper.text(print.value('buyer', 'brand'), left, 34, { size: 14, bold: true });
    paper.text(say.title, left, 102, { size: 13, bold: true, width, align: 'center' });
    paper.text(say.number.replace('{n}', print.number()), left, 120, {
      size: 13,
      bold: true,
      width,
      align: 'center',
    });

    const { supplier } = order;
    const reached = say.deliverer
      .replace('{p}', print.value('buyer', 'phone'))
      .replace('{e}', print.value('buyer', 'email'));
    const parties = [
      [...print.party('supplier', 'company', 'street', 'town', 'country'), `${say.nip}: ${supplier.vatId}`],
      [
        ...print.party('buyer', 'company', 'street', 'town'),
        `${say.nip}: ${print.value('buyer', 'vatId')}`,
        reached,
      ],
    ];
    parties.forEach((texts, i) => {
      const x = left + i * (half + 6);
      paper.text(say.parties[i]!, x, 150, { bold: true });
      paper.line(x, 151 + step, x + half - 6, 151 + step, { thickness: 0.5 });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 156 + (n + 1) * step, half - 10);
      });
    });
    let y = 164 + 6.5 * step;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    y = paper.paragraph(`${say.magazine}: ${site}`, left, y, width) + 8;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [26, 'right', (line) => String(print.lines.indexOf(line) + 1)],
      [66, 'left', (line) => line.article()],
      [width - 360, 'left', (line) => [line.description(), ...line.notes()]],
      [48, 'right', (line) => line.quantity()],
      [40, 'center', (line) => line.unit()],
      [54, 'right', (line) => line.price()],
      [34, 'right', (line) => line.discount()],
      [30, 'right', () => `${order.taxRate}%`],
      [62, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    const nextPage = (): number => {
      paper.text(`${say.title} ${say.number.replace('{n}', order.number)}`, left, 32);
      paper.text(say.page.replace('{p}', String(paper.pageNumber())), left, 32, { width, align: 'right' });
      return 50;
    };
    y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom: paper.height - 60, nextPage },
      { rules: 'all', padding: 2.5, head: { bold: false, fill: '#f0f0f0' } },
    );
    if (y + 9 * step + 130 > paper.height - 40) {
      paper.newPage();
      y = nextPage();
    }
    if (order.freight)
      paper.text(say.transport.replace('{f}', print.money(order.freight)), left, y + 6, { italic: true });
    const net = print.money(order.subtotal + order.freight);
    const sums = print.sums();
    const gross = sums.at(-1)!.text;
    const rows = [
      say.rates,
      [`${order.taxRate}%`, net, print.money(order.tax), gross],
      [say.together, net, print.money(order.tax), gross],
    ];
    y += 20;
    rows.forEach((texts, r) => {
      texts.forEach((text, i) => {
        const x = right - 292 + i * 73;
        paper.box(x, y, 73, step + 5, { thickness: 0.5 });
        paper.fitted(text, x + 3, y + 2.5, 67, r === 0 ? { size: 7 } : { bold: r === 2 });
      });
      y += step + 5;
    });
    paper.text(`${say.total} ${gross} ${print.currency()}`, left, y + 14, { size: 12, bold: true });
    const contact = print.value('buyer', 'contact');
    say.signs.forEach((label, i) => {
      const x = left + i * (half + 6);
      paper.text(`${label} ${i === 0 ? contact : ''}`, x, y + 50);
      paper.line(x, y + 96, x + half - 40, y + 96, { thickness: 0.5, dash: 2 });
      paper.text(say.stamp, x, y + 99, { size: 6.5, width: half - 40, align: 'center' });
    });
  },
};
