import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    facts: listed(
      'Number | Date | Page | Requisition | Your ref. | Our ref. | Invoice account | Payment | Terms of delivery | Mode of delivery',
    ),
    deliver: 'Delivery address',
    home: listed('Telephone | Fax | Tax exempt number'),
    heads: listed(
      'Item number | Description | Delivery date | Quantity | Unit | Unit price | Discount percent | Amount',
    ),
    external: 'External',
    sums: listed('Currency | Balance | Charges | Sales tax | Round-off | Total'),
  },
  nl: {
    title: 'Inkooporder',
    facts: listed(
      'Nummer | Datum | Pagina | Opdracht tot inkoop | Uw ref. | Onze ref. | Factuurrekening | Betaling | Leveringsvoorwaarden | Leveringsmethode',
    ),
    deliver: 'Afleveradres',
    home: listed('Telefoon | Fax | Btw-nummer'),
    heads: listed(
      'Artikelnummer | Omschrijving | Leverdatum | Hoeveelheid | Eenheid | Prijs per eenheid | Kortings-\npercentage | Bedrag',
    ),
    external: 'Extern',
    sums: listed('Valuta | Saldo | Toeslagen | Btw | Afronding | Totaal'),
  },
  da: {
    title: 'Indkøbsordre',
    facts: listed(
      'Nummer | Dato | Side | Rekvisition | Deres ref. | Vores ref. | Faktureringskonto | Betaling | Leveringsbetingelser | Leveringsmåde',
    ),
    deliver: 'Leveringsadresse',
    home: listed('Telefon | Telefax | SE-nr.'),
    heads: listed(
      'Varenummer | Beskrivelse | Leveringsdato | Antal | Enhed | Enhedspris | Rabatprocent | Beløb',
    ),
    external: 'Eksternt',
    sums: listed('Valuta | Saldo | Gebyrer | Moms | Afrunding | I alt'),
  },
};

/** A Danish-born ERP of the 2000s: facts led by dots to a colon, every sum in one row under its own head. */
export const family: DrawnFamily = {
  about:
    'Danish-born ERP (AX): facts with dots up to a colon, requisition and invoice account beside the number, external item number below the own, all sums in one ruled row from balance to total',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    number: '{PO|IO|00}######',
    articles: 'both',
    delivery: 'lines',
    discounts: true,
    tax: true,
    notes: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'times', 'sans'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const middle = left + width * 0.54;
    const step = paper.leading() + 1;
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 60);
    paper.text(print.value('buyer', 'company'), middle, 34, { size: 11, bold: true });
    print.party('buyer', 'street', 'town').forEach((text, i) => {
      paper.text(text, middle, 52 + i * step);
    });
    const home = [
      print.value('buyer', 'phone'),
      print.value('buyer', 'fax'),
      print.value('buyer', 'vatId'),
    ].map((text, i) => [say.home[i]!, text] as const);
    home.forEach(([label, text], i) => {
      paper.text(label, middle, 52 + (i + 3) * step);
      paper.text(text, middle + 90, 52 + (i + 3) * step);
    });

    paper.text(say.title, middle, 138, { size: 14, bold: true });
    const values = [
      print.number(),
      print.date(),
      String(paper.pageNumber()),
      random.fill('{PR|R}-00####'),
      order.quoteReference,
      print.value('buyer', 'contact'),
      order.supplierNumber,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
    ];
    const dot = paper.widthOf('.');
    values.forEach((text, i) => {
      const y = 160 + i * step;
      const label = say.facts[i]!;
      const dots = Math.floor((104 - paper.widthOf(`${label} `)) / dot);
      paper.text(`${label} ${'.'.repeat(Math.max(0, dots))}`, middle, y);
      paper.fitted(`: ${text}`, middle + 108, y, right - middle - 108);
    });
    paper.text(say.deliver, left, 160, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, 160 + step);

    const drawPageHead = (): number => {
      paper.text(`${say.title} ${order.number}`, left, 36, { bold: true });
      paper.text(`${say.facts[2]} : ${paper.pageNumber()}`, left, 36, { width, align: 'right' });
      return 58;
    };
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [70, 'left', (line) => line.article()],
      [width - 390, 'left', (line) => [line.description(), `${say.external}: ${line.yourArticle()}`]],
      [68, 'left', (line) => line.date().replaceAll(' ', '\u00a0')],
      [48, 'right', (line) => line.quantity()],
      [38, 'left', (line) => line.unit()],
      [54, 'right', (line) => line.price()],
      [52, 'right', (line) => line.discount().replace(/\s?%/, '')],
      [60, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 172 + 11 * step, bottom: paper.height - 70, nextPage: drawPageHead },
      { rules: 'head', padding: 2.5, head: { bold: true, size: 7.5 } },
    );
    if (y + 60 > paper.height - 40) {
      paper.newPage();
      y = drawPageHead();
    }
    y = Math.max(y + 14, paper.height - 110);
    const sums = print.sums();
    const sumOf = (kind: string) => sums.find((sum) => sum.kind === kind)?.text ?? print.money(0);
    const row = [
      print.currency(),
      sumOf('subtotal'),
      sumOf('freight'),
      sumOf('tax'),
      print.money(0),
      sumOf('total'),
    ];
    paper.line(left, y, right, y);
    row.forEach((text, i) => {
      const x = left + (i * width) / row.length;
      const align = i === 0 ? 'left' : 'right';
      paper.text(say.sums[i]!, x, y + 4, { bold: true, width: width / row.length - 4, align });
      paper.text(text, x, y + 6 + step, { width: width / row.length - 4, align });
    });
    paper.line(left, y + 8 + 2 * step, right, y + 8 + 2 * step);
  },
};
