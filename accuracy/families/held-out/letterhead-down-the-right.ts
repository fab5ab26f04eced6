import { currencySign } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    margin: listed(
      'Telefon | Telefax | E-Mail | USt-IdNr. | Geschäftsführung | Bankverbindung | Registergericht',
    ),
    director: 'Jutta Amrhein',
    bank: 'Sparkasse',
    court: 'HRB',
    subject: 'Unsere Bestellung {n} vom {d}',
    refs: 'Ihr Angebot {q} – unsere Kd.-Nr. bei Ihnen: {k}',
    opening: 'Sehr geehrte Frau Halvorsen, wie besprochen benötigen wir:',
    heads: listed('Nr. | Artikel | Bestell-Nr. | Stück/Menge | Einzel | Summe'),
    sums: { subtotal: 'Zwischensumme', freight: 'Versand', tax: 'MwSt.', total: 'Auftragswert' },
    due: 'Lieferung bitte {d}',
    lines: 'zum {d}',
    ship: 'Versandanschrift:',
    closing: 'Mit freundlichem Gruß',
    role: 'Einkauf',
  },
  fr: {
    margin: listed('Téléphone | Télécopie | Courriel | TVA intracom. | Gérance | Banque | Registre'),
    director: 'Odile Ferrand',
    bank: 'Crédit Mutuel',
    court: 'RCS',
    subject: 'Notre commande {n} du {d}',
    refs: 'Votre offre {q} – notre compte chez vous : {k}',
    opening: 'Madame, comme convenu, nous vous prions de nous fournir :',
    heads: listed('N° | Article | Votre réf. | Quantité | Prix | Somme'),
    sums: { subtotal: 'Sous-total', freight: 'Expédition', tax: 'TVA', total: 'Montant de la commande' },
    due: 'Livraison souhaitée : {d}',
    lines: 'pour le {d}',
    ship: 'À expédier à :',
    closing: 'Veuillez agréer, Madame, nos salutations distinguées.',
    role: 'Service achats',
  },
};

/** A designed letterhead: the firm's particulars fill the right margin of the page, the letter stands at their left. */
export const family: DrawnFamily = {
  about:
    'designed letterhead with all particulars of the firm in the right margin, number and date in the subject, narrow table with quantity and unit in one cell, currency signs, net and gross sums, delivery as a sentence',
  languages: languagesOf(words),
  order: { articles: 'yours', notes: false, openQuantity: false, lines: [1, 8] },
  style: { quantityDecimals: 0 },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, margin, right] = [52, paper.width - 142, paper.width - 26];
    const width = margin - 22 - left;
    const step = paper.leading() + 1;
    const color = random.pick(['#5b2a86', '#00695c', '#8a4b08', '#37474f']);

    paper.fitted(print.value('buyer', 'brand'), margin - 100, 34, right - margin + 100, {
      size: 17,
      bold: true,
      color,
      width: right - margin + 100,
      align: 'right',
    });
    const iban = random.fill('## #### #### #### ####');
    const particulars: string[][] = [
      print.party('buyer', 'company', 'street', 'town'),
      [say.margin[0]!, print.value('buyer', 'phone')],
      [say.margin[1]!, print.value('buyer', 'fax')],
      [say.margin[2]!, print.value('buyer', 'email')],
      [say.margin[3]!, print.value('buyer', 'vatId')],
      [say.margin[4]!, say.director],
      [say.margin[5]!, say.bank, `IBAN ${order.buyer.country}${iban}`],
      [say.margin[6]!, `${say.court} ${random.fill('#####')}`],
    ];
    let down = 124;
    particulars.forEach((texts, i) => {
      texts.forEach((text, n) => {
        const bold = i === 0 ? n === 0 : false;
        paper.fitted(text, margin, down, right - margin, {
          size: 7,
          bold,
          color: i > 0 && n === 0 ? color : '#222222',
        });
        down += 9.5;
      });
      down += 7;
    });
    paper.line(margin - 10, 120, margin - 10, paper.height - 60, { thickness: 0.6, color });

    paper.lines(print.party('supplier', 'company', 'contact', 'street', 'town', 'country'), left, 124);
    let y = 232;
    const subject = say.subject.replace('{n}', print.number()).replace('{d}', print.date());
    paper.fitted(subject, left, y, width, { bold: true, size: paper.fontSize + 2 });
    y += step + 6;
    paper.text(say.refs.replace('{q}', order.quoteReference).replace('{k}', order.customerNumber), left, y);
    y = paper.paragraph(say.opening, left, y + 2 * step, width) + 6;

    const sign = currencySign(print.currency());
    const dated = order.delivery.kind === 'lines';
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string | string[]][] = [
      [26, 'left', (line) => line.position()],
      [
        width - 276,
        'left',
        (line) => (dated ? [line.description(), say.lines.replace('{d}', line.date())] : line.description()),
      ],
      [64, 'left', (line) => line.yourArticle()],
      [62, 'right', (line) => `${line.quantity()} ${line.unit()}`],
      [58, 'right', (line) => line.price()],
      [66, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: i > 3 ? `${say.heads[i]} ${sign}` : say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 60;
    const nextPage = () => 60;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage },
      { rules: 'head', head: { color, bold: true }, size: Math.min(paper.fontSize, 9) },
    );
    const flow = startFlow(paper, { y: end, bottom, nextPage });
    flow.need(15 * step);
    paper.line(left, flow.y, left + width, flow.y, { thickness: 0.5 });
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, left + 3, flow.y, { bold });
      paper.text(`${text} ${sign}`, left, flow.y, { bold, width: width - 3, align: 'right' });
      flow.y += step;
    }
    flow.y += step;
    const due = print.delivery();
    if (due !== null) paper.text(say.due.replace('{d}', due), left, flow.y, { bold: true });
    flow.y += step;
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(', ');
    flow.y = paper.paragraph(`${say.ship} ${site}`, left, flow.y, width) + step;
    paper.lines([say.closing, '', '', print.value('buyer', 'contact'), say.role], left, flow.y);
  },
};
