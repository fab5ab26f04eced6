import { type Column, drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { Line } from '../../order/order.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Dispatch advice',
    facts: listed('Advice no. | Dispatched on | Your order | of | Carrier | Expected at your dock'),
    to: 'Goods for',
    opening: 'Your goods have left our warehouse today. The shipment consists of the following packages:',
    heads: listed('Pkg | Article | Description | Ordered | Shipped | Unit | Back order'),
    weight: 'Packages: {p}   Gross weight: {w} kg   Tracking no. {t}',
    closing: 'Please check the goods on receipt and report transport damage to the driver.',
    received: 'Received in good order (name, date)',
  },
  de: {
    title: 'Versandanzeige',
    facts: listed(
      'Anzeige-Nr. | Versendet am | Ihre Bestellung | vom | Frachtführer | Voraussichtlich bei Ihnen',
    ),
    to: 'Sendung für',
    opening: 'Ihre Ware hat heute unser Lager verlassen. Die Sendung besteht aus folgenden Packstücken:',
    heads: listed('Colli | Artikel | Bezeichnung | Bestellt | Versandt | ME | Rückstand'),
    weight: 'Packstücke: {p}   Bruttogewicht: {w} kg   Sendungsnr. {t}',
    closing: 'Bitte prüfen Sie die Ware bei Empfang und melden Sie Transportschäden dem Fahrer.',
    received: 'Ware einwandfrei erhalten (Name, Datum)',
  },
  fr: {
    title: 'Avis d’expédition',
    facts: listed('Avis n° | Expédié le | Votre commande | du | Transporteur | Arrivée prévue'),
    to: 'Destinataire',
    opening: 'Votre marchandise a quitté ce jour notre entrepôt. L’envoi comprend les colis suivants :',
    heads: listed('Colis | Article | Désignation | Commandé | Expédié | Unité | Reliquat'),
    weight: 'Colis : {p}   Poids brut : {w} kg   N° de suivi {t}',
    closing: 'Merci de contrôler la marchandise à réception et de signaler toute avarie au chauffeur.',
    received: 'Reçu en bon état (nom, date)',
  },
};

/** Not an order: our own note to the buyer of what has been sent, by package, against his order. */
export const family: DrawnFamily = {
  about:
    'negative: the supplier’s advice of a shipment to the buyer, his order number and date among the facts, packages with ordered and shipped quantities, tracking number, place to sign for receipt',
  type: 'delivery_note',
  languages: languagesOf(words),
  order: { articles: 'own', delivery: 'date', notes: false, openQuantity: false, lines: [1, 14] },
  paper: { fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [52, paper.width - 46];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(print.value('supplier', 'company'), left, 34, { size: 14, bold: true, color: '#0b4f6c' });
    const home = [...print.party('supplier', 'street', 'town'), print.value('supplier', 'phone')];
    paper.text(home.join('  ·  '), left, 53, { size: 7.5 });
    paper.line(left, 66, right, 66, { color: '#0b4f6c', thickness: 1.5 });
    paper.text(say.to, left, 96, { size: 7 });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'country');
    site.forEach((text, i) => {
      paper.fitted(text, left, 106 + i * step, 230);
    });
    const sent = addDays(order.date, random.whole(3, 20));
    const values = [
      random.fill('8#######'),
      print.day(sent),
      print.number(),
      print.date(),
      random.pick(['DSV', 'UPS', 'Kuehne + Nagel', 'GLS']),
      print.day(addDays(sent, random.whole(1, 4))),
    ];
    values.forEach((text, i) => {
      paper.fitted(say.facts[i]!, 320, 96 + i * step, 104);
      paper.fitted(text, 428, 96 + i * step, right - 428, { bold: i === 0 });
    });
    paper.text(say.title, left, 206, { size: 15, bold: true });
    const y = paper.paragraph(say.opening, left, 230, width) + 8;

    const packages = Math.ceil(order.lines.length / 3);
    const ordered = ({ quantity }: Line) => (quantity.kind === 'whole' ? quantity.value : 0);
    const shipped = (line: Line) => ordered(line) - (line.delivered > 5 ? 5 : 0);
    const cells: [number, 'left' | 'right', (line: Line) => string][] = [
      [38, 'left', (line) => `${(order.lines.indexOf(line) % packages) + 1}/${packages}`],
      [72, 'left', (line) => line.article ?? ''],
      [width - 326, 'left', (line) => line.description],
      [56, 'right', (line) => String(ordered(line))],
      [56, 'right', (line) => String(shipped(line))],
      [44, 'left', (line) => line.unit],
      [60, 'right', (line) => String(ordered(line) - shipped(line))],
    ];
    const columns: Column<Line>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const end = drawTable(
      paper,
      columns,
      order.lines,
      { x: left, y, bottom: paper.height - 130 },
      { rules: 'rows', head: { fill: '#dcebf2' } },
    );
    const weight = say.weight
      .replace('{p}', String(packages))
      .replace('{w}', String(random.whole(4, 900)))
      .replace('{t}', random.fill('{JD|1Z|00}##############'));
    paper.fitted(weight, left, end + 10, width, { bold: true });
    paper.paragraph(say.closing, left, end + 10 + 2 * step, width);
    paper.line(left, paper.height - 60, left + 230, paper.height - 60, { thickness: 0.5 });
    paper.text(say.received, left, paper.height - 57, { size: 7 });
  },
};
