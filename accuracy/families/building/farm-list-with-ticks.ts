import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  da: {
    title: 'BESTILLING TIL FORÅRET|BESTILLING|VARER VI SKAL BRUGE',
    from: 'Fra gården:',
    to: 'Til:',
    ours: 'Vores kundenr. hos jer',
    vat: 'CVR',
    call: 'Ring til {who} på {phone} hvis noget mangler.',
    heads: listed('Antal | Enhed | Hvad | Jeres varenr.'),
    when: 'Skal være her: {d}',
    ways: listed('Leveres på gården | Vi henter selv | Med mælkebilen'),
    place: 'Læsses af ved:',
    prices: 'Priser som på prislisten. Regning på mail, tak: {m}',
    dated: 'Skrevet den {d}',
    bye: 'Hilsen',
  },
  de: {
    title: 'BESTELLUNG FÜR DEN HOF|BESTELLLISTE|WIR BRAUCHEN',
    from: 'Betrieb:',
    to: 'An:',
    ours: 'Unsere Kundennr. bei Ihnen',
    vat: 'USt-ID',
    call: 'Wenn etwas fehlt, bitte {who} anrufen: {phone}',
    heads: listed('Menge | Einheit | Was | Ihre Nummer'),
    when: 'Wird gebraucht: {d}',
    ways: listed('Lieferung auf den Hof | Selbstabholung | Mit dem Milchwagen'),
    place: 'Abladen bei:',
    prices: 'Preise wie in Ihrer Liste. Rechnung bitte per Mail an {m}',
    dated: 'Geschrieben am {d}',
    bye: 'Mit freundlichem Gruß',
  },
};

/** A farm's own list: no number of the order, no prices, a week, ticked ways of delivery, date and name at the end. */
export const family: DrawnFamily = {
  about:
    'farm, made by hand: no order number at all but the customer number at the supplier, quantity first under dashed rules, week, three boxes to tick, date of writing at the end, no prices',
  languages: languagesOf(words),
  order: { lines: [1, 8], articles: 'yours', delivery: 'week', openQuantity: false },
  style: { quantityDecimals: 0 },
  paper: { faces: ['times', 'helvetica', 'serif'], fontSize: [10.5, 12] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [70, paper.width - 60];
    const width = right - left;
    const step = paper.leading() + 2;
    const title = random.pick(say.title.split('|'));
    paper.text(title, left, 48, { size: 18, bold: true });
    paper.line(left, 74, left + paper.widthOf(title, { size: 18, bold: true }), 74, { thickness: 1.5 });
    const own = [...print.party('buyer', 'company', 'street', 'town')];
    own.push(`${say.vat} ${print.value('buyer', 'vatId')}`);
    paper.text(say.from, left, 92, { bold: true });
    own.forEach((text, i) => {
      paper.fitted(text, left, 92 + (i + 1) * step, 220);
    });
    paper.text(say.to, left + 250, 92, { bold: true });
    const supplier = print.party('supplier', 'company', 'street', 'town');
    supplier.push(`${say.ours}: ${order.customerNumber}`);
    supplier.forEach((text, i) => {
      paper.fitted(text, left + 250, 92 + (i + 1) * step, width - 250);
    });

    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [52, 'right', (line) => line.quantity()],
      [58, 'left', (line) => line.unit()],
      [width - 206, 'left', (line) => [line.description(), ...line.notes()]],
      [96, 'left', (line) => line.yourArticle()],
    ];
    const columns = cells.map(([most, align, cell], i) => ({
      head: say.heads[i]!,
      width: most,
      align,
      cell,
    }));
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 200, bottom: paper.height - 250 },
      { rules: 'head', padding: 4, gap: 4 },
    );
    paper.line(left, y + 2, right, y + 2, { dash: 3 });
    y += step;
    paper.text(say.when.replace('{d}', print.delivery() ?? ''), left, y, { bold: true });
    y += step + 6;
    // Not the one in the middle: what is fetched has no place of delivery.
    const chosen = random.pick([0, 2]);
    say.ways.forEach((way, i) => {
      paper.box(left, y, 10, 10, { thickness: 1 });
      if (i === chosen) {
        paper.line(left + 2, y + 2, left + 8, y + 8, { thickness: 1.2 });
        paper.line(left + 8, y + 2, left + 2, y + 8, { thickness: 1.2 });
      }
      paper.text(way, left + 18, y - 0.5);
      y += step;
    });
    paper.text(say.place, left + 250, y - 3 * step, { italic: true });
    print.party('shipTo', 'company', 'extra', 'street', 'town').forEach((text, i) => {
      paper.fitted(text, left + 250, y - (2 - i) * step, width - 250);
    });
    y += 2 * step;
    const [who, phone] = [print.value('buyer', 'contact'), print.value('buyer', 'phone')];
    y = paper.paragraph(say.call.replace('{who}', who).replace('{phone}', phone), left, y + 8, width);
    y = paper.paragraph(say.prices.replace('{m}', print.value('buyer', 'email')), left, y + 4, width) + step;
    paper.text(say.dated.replace('{d}', print.date()), left, y);
    paper.text(`${say.bye} ${who.split(' ')[0]}`, left + 250, y);
  },
};
