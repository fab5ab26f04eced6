import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  nl: {
    title: 'Bevestiging van uw order {n}',
    facts: listed('Ons kenmerk | Datum | Klantnr. | Verkoop | Betaling'),
    payment: '30 dagen netto',
    opening: 'Hartelijk dank voor uw order van {d}. Wij leveren volgens onderstaande opgave:',
    heads: listed('Artikel | Omschrijving | Aantal | Eh. | Prijs | Bedrag | Uw wens | Wij leveren'),
    sums: { subtotal: 'Goederen', freight: 'Vracht', tax: 'Btw', total: 'Orderbedrag' },
    ship: 'Verzending naar',
    closing:
      'Controleert u deze bevestiging; zonder tegenbericht binnen 24 uur gaan wij uit van uw akkoord. Op al onze leveringen zijn de Metaalunievoorwaarden van toepassing.',
    foot: 'KvK 08123456 – Rabobank NL62 RABO 0345 6789 12 – btw {v}',
  },
  en: {
    title: 'We confirm your order {n}',
    facts: listed('Our reference | Date | Customer no. | Sales desk | Payment'),
    payment: '30 days net',
    opening: 'Thank you for your order of {d}. We shall deliver as set out below:',
    heads: listed('Article | Description | Qty | Unit | Price | Amount | You asked | We deliver'),
    sums: { subtotal: 'Goods', freight: 'Carriage', tax: 'VAT', total: 'Order amount' },
    ship: 'Shipment to',
    closing:
      'Please check this confirmation; unless we hear from you within 24 hours we take it as agreed. Our general conditions of sale apply to all deliveries.',
    foot: 'Trade register 08123456 – Rabobank NL62 RABO 0345 6789 12 – VAT {v}',
  },
  de: {
    title: 'Wir bestätigen Ihren Auftrag {n}',
    facts: listed('Unser Zeichen | Datum | Kundennummer | Verkauf | Zahlung'),
    payment: '30 Tage netto',
    opening: 'Vielen Dank für Ihren Auftrag vom {d}. Wir liefern wie nachstehend angegeben:',
    heads: listed('Artikel | Bezeichnung | Menge | ME | Preis | Betrag | Ihr Wunsch | Wir liefern'),
    sums: { subtotal: 'Warenwert', freight: 'Fracht', tax: 'MwSt.', total: 'Auftragssumme' },
    ship: 'Versand an',
    closing:
      'Bitte prüfen Sie diese Bestätigung; ohne Ihre Nachricht binnen 24 Stunden gilt sie als vereinbart. Es gelten unsere allgemeinen Verkaufsbedingungen.',
    foot: 'Handelsregister 08123456 – Rabobank NL62 RABO 0345 6789 12 – USt-IdNr. {v}',
  },
};

/** Not an order: our own confirmation to the buyer, with the days he asked for and those we promise. */
export const family: DrawnFamily = {
  about:
    'negative: the supplier’s confirmation on his letterhead, the buyer in the window, the buyer’s number in the title, wished and promised day in each row, sums, the supplier’s bank at the foot',
  type: 'order_confirmation',
  languages: languagesOf(words),
  order: { articles: 'yours', delivery: 'lines', notes: false, openQuantity: false },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 42];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(print.value('supplier', 'brand'), left, 30, { size: 22, bold: true, color: '#b5451b' });
    paper.text(print.party('supplier', 'company', 'street', 'town').join(', '), left, 58, { size: 7.5 });
    const buyer = print.party('buyer', 'company', 'street', 'town', 'country');
    buyer.forEach((text, i) => {
      paper.fitted(text, left, 104 + i * step, 240);
    });
    const values = [
      random.fill('VO-2#####'),
      print.day(addDays(order.date, 2)),
      order.customerNumber,
      print.value('supplier', 'contact'),
      say.payment,
    ];
    values.forEach((text, i) => {
      paper.text(say.facts[i]!, 350, 104 + i * step);
      paper.fitted(text, 440, 104 + i * step, right - 440);
    });
    paper.text(say.title.replace('{n}', print.number()), left, 196, { size: 13, bold: true });
    const y = paper.paragraph(say.opening.replace('{d}', print.date()), left, 218, width) + 8;
    const later = random.pick([0, 3, 7]);
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [66, 'left', (line) => line.yourArticle()],
      [width - 378, 'left', (line) => line.description()],
      [44, 'right', (line) => line.quantity()],
      [34, 'left', (line) => line.unit()],
      [50, 'right', (line) => line.price()],
      [60, 'right', (line) => line.total()],
      [62, 'right', (line) => print.day(line.raw.date)],
      [62, 'right', (line) => print.day(addDays(line.raw.date, later))],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 60;
    const nextPage = () => {
      paper.text(say.title.replace('{n}', print.number()), left, 34);
      return 56;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage },
      { rules: 'head', head: { fill: '#f6e3db' }, size: Math.min(paper.fontSize, 8.5) },
    );
    const flow = startFlow(paper, { y: end + 6, bottom, nextPage });
    flow.need(9 * step);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const mark = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${print.currency()}` : '';
      paper.text(`${say.sums[kind]}${mark}`, right - 240, flow.y, { bold });
      paper.text(text, right - 103, flow.y, { bold, width: 100, align: 'right' });
      flow.y += step;
    }
    const site = print.party('shipTo', 'company', 'street', 'town').join(', ');
    flow.y = paper.paragraph(`${say.ship}: ${site}`, left, flow.y + step, width) + 4;
    paper.paragraph(say.closing, left, flow.y, width);
    const foot = say.foot.replace('{v}', print.value('supplier', 'vatId'));
    paper.fitted(foot, left, paper.height - 40, width, { size: 7, width, align: 'center' });
  },
};
