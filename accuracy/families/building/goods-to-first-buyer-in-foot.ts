import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Official Purchase Order',
    facts: listed('Order No | Dated | Requested by | Tel'),
    block: listed('Goods to be delivered to | Supplier details'),
    when: 'Delivery required:',
    heads: listed('No. | Details | Catalogue ref | Quantity | Unit of issue | Unit cost | Net cost'),
    wanted: 'required',
    sums: { subtotal: 'Net', freight: 'Delivery charge', tax: 'VAT', total: 'TOTAL ORDER VALUE' },
    closing:
      'No order is valid unless it bears an official number. Invoices must quote it and be sent to the address below.',
    foot: 'Invoices to: {a}. VAT registration {v}. Telephone {t}',
  },
  de: {
    title: 'Beschaffungsauftrag',
    facts: listed('Auftrags-Nr. | ausgestellt am | Bedarfsträger | Rückfragen'),
    block: listed('Die Ware geht an | Anschrift des Lieferanten'),
    when: 'Erforderlich:',
    heads: listed('Lfd. | Gegenstand | Katalog-Nr. | Anzahl | Einheit | Einzelkosten | Kosten netto'),
    wanted: 'erforderlich',
    sums: { subtotal: 'Netto', freight: 'Lieferkosten', tax: 'Umsatzsteuer', total: 'AUFTRAGSSUMME' },
    closing:
      'Aufträge ohne Auftragsnummer sind ungültig. Rechnungen mit Angabe der Nummer an die unten genannte Anschrift.',
    foot: 'Rechnung an: {a}. USt-IdNr. {v}. Telefon {t}',
  },
  fr: {
    title: 'Engagement de dépense – Bon d’achat',
    facts: listed('Bon n° | Émis le | Demandeur | Téléphone'),
    block: listed('Marchandise à livrer à | Coordonnées du fournisseur'),
    when: 'Livraison exigée :',
    heads: listed('N° | Objet | Réf. catalogue | Nombre | Unité | Coût unitaire | Coût HT'),
    wanted: 'exigé',
    sums: { subtotal: 'Total HT', freight: 'Frais de livraison', tax: 'TVA', total: 'MONTANT ENGAGÉ' },
    closing:
      'Aucun bon n’est valable sans numéro. Les factures doivent le rappeler et parvenir à l’adresse ci-dessous.',
    foot: 'Factures à : {a}. N° TVA {v}. Standard {t}',
  },
};

/** An office's order: the place of delivery stands first, the supplier at its right; the buyer's own address only in the foot. */
export const family: DrawnFamily = {
  about:
    'order of an administration: brand as a heading, delivery address at the left where others have the supplier, supplier at the right, facts in one line between two rules, sums as the last rows of the table, buyer’s address only in the foot',
  languages: languagesOf(words),
  order: { articles: 'yours', notes: false, openQuantity: false },
  paper: { fontSize: [8.5, 10] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [50, paper.width - 50];
    const width = right - left;
    const step = paper.leading() + 1;
    paper.text(print.value('buyer', 'brand'), left, 34, { size: 20, bold: true });
    paper.text(say.title, left, 60, { size: 12, italic: true });
    const blocks = [
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      [
        ...print.party('supplier', 'company', 'street', 'town', 'country'),
        `${print.value('supplier', 'contact')}, ${print.value('supplier', 'email')}`,
      ],
    ];
    blocks.forEach((texts, i) => {
      const x = left + (i * width) / 2;
      paper.text(say.block[i]!, x, 96, { italic: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 99 + (n + 1) * step, width / 2 - 14);
      });
    });
    let y = 112 + 6 * step;
    const values = [
      print.number(),
      print.date(),
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
    ];
    paper.line(left, y, right, y, { thickness: 1.2 });
    const labels = say.facts.map((label) => `${label}: `);
    const long = (i: number) => paper.widthOf(labels[i]!) + paper.widthOf(values[i]!, { bold: true }) + 16;
    const whole = values.reduce((sum, _, i) => sum + long(i), -16);
    const size = Math.min(paper.fontSize, (paper.fontSize * width) / whole);
    const scale = size / paper.fontSize;
    let x = left;
    values.forEach((text, i) => {
      paper.text(labels[i]!.trim(), x, y + 5, { size });
      paper.text(text, x + paper.widthOf(labels[i]!) * scale, y + 5, { size, bold: true });
      x += long(i) * scale + (width - whole * scale) / 3;
    });
    y += step + 9;
    paper.line(left, y, right, y, { thickness: 1.2 });
    const due = print.delivery();
    if (due !== null) {
      paper.text(`${say.when} ${due}`, left, y + 8, { bold: true });
      y += step + 6;
    }
    y += 10;

    const dated = order.delivery.kind === 'lines';
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [32, 'center', (line) => line.position()],
      [
        width - 354,
        'left',
        (line) => (dated ? [line.description(), `${say.wanted} ${line.date()}`] : line.description()),
      ],
      [76, 'left', (line) => line.yourArticle()],
      [50, 'right', (line) => line.quantity()],
      [52, 'center', (line) => line.unit()],
      [68, 'right', (line) => line.price()],
      [76, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 80;
    const nextPage = () => {
      paper.text(`${say.title} ${print.number()}`, left, 36, { italic: true });
      return 58;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage },
      { rules: 'all', padding: 3.5, head: { bold: true } },
    );
    const tall = step + 6;
    const flow = startFlow(paper, { y: end, bottom, nextPage });
    flow.need(4 * tall + 3 * step);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const mark = kind === 'tax' ? ` ${order.taxRate}%` : bold ? ` ${print.currency()}` : '';
      paper.box(left, flow.y, width - 76, tall);
      paper.box(right - 76, flow.y, 76, tall);
      paper.text(`${say.sums[kind]}${mark}`, left, flow.y + 3.5, { bold, width: width - 80, align: 'right' });
      paper.fitted(text, right - 73, flow.y + 3.5, 70, { bold, width: 70, align: 'right' });
      flow.y += tall;
    }
    paper.paragraph(say.closing, left, flow.y + 8, width, { size: paper.fontSize - 1 });
    const foot = say.foot
      .replace('{a}', print.party('buyer', 'company', 'street', 'town').join(', '))
      .replace('{v}', print.value('buyer', 'vatId'))
      .replace('{t}', print.value('buyer', 'phone'));
    paper.line(left, paper.height - 52, right, paper.height - 52, { thickness: 0.5 });
    paper.fitted(foot, left, paper.height - 46, width, { size: 7.5, width, align: 'center' });
  },
};
