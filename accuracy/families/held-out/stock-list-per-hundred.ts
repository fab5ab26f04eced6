import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'Bestellijst magazijn',
    facts: listed('Bestelnr. | Besteldatum | Magazijnbeheer | Tel. | Uiterlijk leveren'),
    heads: listed(
      'Ons nr. | Uw nr. | Omschrijving | Voorraad | Minimum | Bestellen | Eh. | Prijs | per | Bedrag',
    ),
    supplier: 'Leverancier',
    ship: 'Afleveren bij magazijn',
    total: 'Totaal bestelwaarde',
    note: 'Prijzen gelden per het aantal in de kolom "per". Voorraad en minimum zijn ter informatie.',
  },
  de: {
    title: 'Lagerbestellliste',
    facts: listed('Bestellung Nr. | Datum | Lagerdisposition | Tel. | Lieferung spätestens'),
    heads: listed(
      'Unsere Nr. | Ihre Nr. | Bezeichnung | Bestand | Meldebest. | Zu liefern | ME | Preis | pro | Wert',
    ),
    supplier: 'Lieferant',
    ship: 'Lieferung an Lager',
    total: 'Bestellwert gesamt',
    note: 'Preise gelten für die Menge der Spalte "pro". Bestand und Meldebestand nur zur Information.',
  },
  en: {
    title: 'Stock replenishment order',
    facts: listed('Order no. | Date | Stock control | Tel. | Deliver no later than'),
    heads: listed(
      'Our no. | Your no. | Item name | In stock | Min. | To supply | Unit | Price | per | Value',
    ),
    supplier: 'Supplier',
    ship: 'Deliver to store',
    total: 'Total order value',
    note: 'Prices are for the number in column "per". Stock and minimum are for information only.',
  },
};

/** A stores list: stock and minimum stand beside what is ordered, two item numbers, prices per 100 or 1000. */
export const family: DrawnFamily = {
  about:
    'stores list as an order: stock, minimum and ordered quantity in three columns, our number and yours in two, prices per 100 with the number in a column, four facts in one line, one total',
  languages: languagesOf(words),
  order: {
    number: '{L|LB|}2#-0##',
    articles: 'both',
    per: 100,
    delivery: 'date',
    countedOnly: true,
    large: true,
    tax: false,
    freight: false,
    notes: false,
    openQuantity: false,
    lines: [2, 20],
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'condensed', 'lato'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const step = paper.leading() + 1;
    const home = print.party('buyer', 'company', 'street', 'town').join(' | ');
    paper.fitted(home, left, 30, width, { bold: true, width, align: 'center' });
    paper.text(say.title, left, 50, { size: 14, width, align: 'center' });
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.delivery()!,
    ];
    values.forEach((text, i) => {
      const x = left + (i * width) / 5;
      paper.text(say.facts[i]!, x, 80, { size: 7 });
      paper.fitted(text, x, 90, width / 5 - 8, { bold: true });
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    blocks.forEach((texts, i) => {
      paper.fitted(`${i === 0 ? say.supplier : say.ship}: ${texts.join(', ')}`, left, 112 + i * step, width);
    });

    const stock = () => String(random.whole(0, 60));
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [58, 'left', (line) => line.article()],
      [58, 'left', (line) => line.yourArticle()],
      [width - 424, 'left', (line) => line.description()],
      [42, 'right', stock],
      [46, 'right', () => String(random.pick([20, 25, 50, 75]))],
      [48, 'right', (line) => line.quantity()],
      [32, 'center', (line) => line.unit()],
      [54, 'right', (line) => line.price()],
      [26, 'right', (line) => line.per()],
      [60, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: i === 9 ? `${say.heads[i]} ${print.currency()}` : say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
      ...(i === 5 && { bold: true }),
    }));
    const bottom = paper.height - 50;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()} (${paper.pageNumber()})`, left, 32);
      return 52;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 124 + 2 * step, bottom, nextPage },
      { rules: 'all', padding: 2.5, head: { fill: '#e8eef5', size: 7 }, valign: 'middle' },
    );
    const flow = startFlow(paper, { y: end + 8, bottom, nextPage });
    flow.need(4 * step);
    const total = print.sums().at(-1)!.text;
    paper.text(`${say.total} ${print.currency()}`, left, flow.y, {
      bold: true,
      width: width - 90,
      align: 'right',
    });
    paper.text(total, right - 86, flow.y, { bold: true, width: 83, align: 'right' });
    paper.text(say.note, left, flow.y + 2 * step, { size: 7 });
  },
};
