import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Lieferantenbestellung',
    facts: listed(
      'Bestellnummer: | Bestelldatum: | Lieferdatum: | Lieferantennr.: | Unsere Kundennr.: | Sachbearbeiter:',
    ),
    greeting: 'Sehr geehrte Damen und Herren,',
    opening: 'hiermit bestellen wir folgende Positionen:',
    heads: listed(
      'Pos. | Ihre Art.-Nr. | Unsere Art.-Nr. | Bezeichnung | Menge | EH | EK netto | Gesamt netto',
    ),
    sums: {
      subtotal: 'Zwischensumme netto',
      freight: 'Versandkosten',
      tax: '{r} % MwSt.',
      total: 'Gesamtbetrag',
    },
    ship: 'Lieferadresse:',
    closing: 'Bitte geben Sie auf Lieferschein und Rechnung immer unsere Bestellnummer an.',
    regards: 'Mit freundlichen Grüßen',
    foot: listed('Tel.: | E-Mail: | USt-IdNr.:'),
    page: 'Seite {p}',
  },
  en: {
    title: 'Supplier purchase order',
    facts: listed('PO number: | PO date: | Delivery date: | Supplier no.: | Our customer no.: | Contact:'),
    greeting: 'Dear Sir or Madam,',
    opening: 'we would like to order the following items:',
    heads: listed('Pos. | Your item no. | Our SKU | Item name | Quantity | Unit | Net price | Net total'),
    sums: { subtotal: 'Net subtotal', freight: 'Shipping costs', tax: '{r} % VAT', total: 'Total amount' },
    ship: 'Delivery address:',
    closing: 'Please state our PO number on the delivery note and on the invoice.',
    regards: 'Kind regards',
    foot: listed('Phone: | Email: | VAT ID:'),
    page: 'Page {p}',
  },
  nl: {
    title: 'Bestelling bij leverancier',
    facts: listed(
      'Bestelnummer: | Besteldatum: | Leverdatum: | Leveranciersnr.: | Ons klantnr.: | Behandeld door:',
    ),
    greeting: 'Geachte heer, mevrouw,',
    opening: 'hierbij bestellen wij de volgende artikelen:',
    heads: listed(
      'Pos. | Uw art.nr. | Ons art.nr. | Omschrijving | Aantal | Eenh. | Inkoop netto | Totaal netto',
    ),
    sums: { subtotal: 'Subtotaal netto', freight: 'Verzendkosten', tax: '{r} % btw', total: 'Totaalbedrag' },
    ship: 'Afleveradres:',
    closing: 'Vermeld op pakbon en factuur altijd ons bestelnummer.',
    regards: 'Met vriendelijke groet',
    foot: listed('Tel.: | E-mail: | Btw-nr.:'),
    page: 'Pagina {p}',
  },
};

/** A mail-order firm's stock system: a letter whose rows have the supplier's number before the buyer's own. */
export const family: DrawnFamily = {
  about:
    'mail-order stock system: window letter, facts at the right, columns "Ihre Art.-Nr." and "Unsere Art.-Nr." side by side, sums right, place of delivery below them, three foot columns',
  languages: languagesOf(words),
  order: {
    lines: [1, 14],
    number: 'LB-2025####',
    articles: 'both',
    delivery: 'date',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'lato'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [56, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    paper.text(order.buyer.brand, left, 40, { size: 18, bold: true, width, align: 'right' });
    const sender = print.party('buyer', 'company', 'street', 'town').join(' - ');
    paper.fitted(sender, left, 118, 230, { size: 6.5 });
    paper.line(left, 127, left + 230, 127, { thickness: 0.3 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 133);
    const values = [
      print.number(),
      print.date(),
      print.delivery()!,
      order.supplierNumber,
      order.customerNumber,
      print.value('buyer', 'contact'),
    ];
    values.forEach((value, i) => {
      paper.fitted(say.facts[i]!, 350, 118 + i * (step + 1), 96);
      paper.fitted(value, 450, 118 + i * (step + 1), right - 450, { bold: i === 0 });
    });
    paper.text(`${say.title} ${order.number}`, left, 224, { size: 13, bold: true });
    paper.text(say.greeting, left, 252);
    paper.text(say.opening, left, 252 + 1.6 * step);

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [28, 'left', (line) => String(print.lines.indexOf(line) + 1)],
      [62, 'left', (line) => line.yourArticle()],
      [64, 'left', (line) => line.article()],
      [width - 368, 'left', (line) => line.description()],
      [46, 'right', (line) => line.quantity()],
      [40, 'left', (line) => line.unit()],
      [60, 'right', (line) => line.price()],
      [68, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 252 + 3.6 * step,
        bottom: paper.height - 90,
        beforeBreak: drawFoot,
        nextPage: () => 56,
      },
      { rules: 'rows', padding: 3, size: 8.5, head: { fill: '#eeeeee', size: 8 } },
    );
    let y = end + 8;
    if (y + 190 > paper.height - 74) {
      drawFoot();
      paper.newPage();
      y = 56;
    }
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      if (bold) paper.line(right - 210, y - 2, right, y - 2);
      paper.text(say.sums[kind].replace('{r}', rate), right - 210, y, { bold });
      paper.text(`${text} ${print.currency()}`, right - 110, y, { bold, width: 107, align: 'right' });
      y += step + 4;
    }
    y += 8;
    paper.text(say.ship, left, y, { bold: true });
    y = paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, y + step);
    y = paper.paragraph(say.closing, left, y + step, width);
    paper.text(say.regards, left, y + step);
    paper.text(order.buyer.contact, left, y + 3 * step);
    drawFoot();

    function drawFoot(): void {
      const { company, street, townLine } = order.buyer;
      const contact = [
        `${say.foot[0]} ${print.value('buyer', 'phone')}`,
        `${say.foot[1]} ${print.value('buyer', 'email')}`,
      ];
      const blocks = [
        [company, street, townLine],
        contact,
        [
          `${say.foot[2]} ${print.value('buyer', 'vatId')}`,
          say.page.replace('{p}', String(paper.pageNumber())),
        ],
      ];
      paper.line(left, paper.height - 60, right, paper.height - 60, { thickness: 0.4 });
      blocks.forEach((texts, i) => {
        texts.forEach((text, n) => {
          const x = left + (i * width) / 3;
          paper.fitted(text, x, paper.height - 55 + n * 9, width / 3 - 8, { size: 7 });
        });
      });
    }
  },
};
