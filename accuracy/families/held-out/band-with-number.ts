import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order #{n}',
    status: 'Approved',
    facts: listed('Issue date | Expected on | Currency | Terms'),
    terms: 'Net 30',
    cards: listed('From | Supplier | Ship to'),
    heads: listed('Product | Quantity | Price | Tax | Subtotal'),
    sku: 'SKU',
    sums: { subtotal: 'Untaxed', freight: 'Shipping', tax: 'Taxes', total: 'Total' },
    notes: 'Notes to supplier',
    note: 'Deliveries by appointment only. Reply to this e-mail to confirm quantities and dates.',
    foot: 'Questions about this order? {p}, {e}, {t}',
    page: 'Page {p}',
  },
  nl: {
    title: 'Inkoopopdracht #{n}',
    status: 'Goedgekeurd',
    facts: listed('Aangemaakt | Verwacht op | Valuta | Voorwaarden'),
    terms: '30 dagen netto',
    cards: listed('Van | Leverancier | Verzenden naar'),
    heads: listed('Product | Hoeveelheid | Prijs | Btw | Subtotaal'),
    sku: 'SKU',
    sums: { subtotal: 'Zonder btw', freight: 'Verzending', tax: 'Btw', total: 'Totaal' },
    notes: 'Opmerking voor leverancier',
    note: 'Leveren uitsluitend op afspraak. Bevestig aantallen en datums door deze e-mail te beantwoorden.',
    foot: 'Vragen over deze opdracht? {p}, {e}, {t}',
    page: 'Pagina {p}',
  },
  fr: {
    title: 'Ordre d’achat n° {n}',
    status: 'Validé',
    facts: listed('Créé le | Attendu le | Devise | Conditions'),
    terms: '30 jours nets',
    cards: listed('De | Fournisseur | Expédier à'),
    heads: listed('Produit | Quantité | Prix | TVA | Sous-total'),
    sku: 'SKU',
    sums: { subtotal: 'Hors taxes', freight: 'Livraison', tax: 'Taxes', total: 'Total TTC' },
    notes: 'Note au fournisseur',
    note: 'Livraison sur rendez-vous. Répondez à cet e-mail pour confirmer quantités et dates.',
    foot: 'Une question sur cette commande ? {p}, {e}, {t}',
    page: 'Page {p}',
  },
};

/** What a web application prints: a coloured band with the number, three cards, product over SKU, quantity with unit. */
export const family: DrawnFamily = {
  about:
    'web application’s PDF: full-width coloured band with the number, three address columns, facts in a thin line, product name in bold over its SKU, quantity and unit in one cell, pale row lines, contact sentence at the foot',
  languages: languagesOf(words),
  order: { articles: 'yours', delivery: 'date', notes: false, openQuantity: false, number: '{P|PO-|}0####' },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 10] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [46, paper.width - 46];
    const width = right - left;
    const step = paper.leading() + 1;
    const color = random.pick(['#1d4ed8', '#0f766e', '#9d174d', '#1f2937']);
    const white = '#ffffff';
    const title = say.title.replace('{n}', print.number());
    paper.box(0, 0, paper.width, 74, { fill: color });
    paper.text(title, left, 24, { size: 18, bold: true, color: white });
    paper.text(say.status, right - 110, 30, { size: 9, color: white, width: 110, align: 'right' });

    const facts = [print.date(), print.delivery()!, print.currency(), say.terms];
    facts.forEach((text, i) => {
      const x = left + (i * width) / 4;
      paper.text(say.facts[i]!, x, 90, { size: 7.5, color: '#6b7280' });
      paper.fitted(text, x, 101, width / 4 - 8);
    });
    const cards = [
      [...print.party('buyer', 'company', 'street', 'town', 'country'), print.value('buyer', 'vatId')],
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
    ];
    cards.forEach((texts, i) => {
      const x = left + (i * width) / 3;
      paper.text(say.cards[i]!, x, 134, { size: 7.5, color: '#6b7280' });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 146 + n * step, width / 3 - 10, { bold: n === 0 });
      });
    });

    const rate = order.tax ? `${order.taxRate} %` : '0 %';
    const cells: [number, 'left' | 'right', (line: PrintedLine) => string][] = [
      [width - 274, 'left', (line) => line.description()],
      [78, 'right', (line) => `${line.quantity()} ${line.unit()}`],
      [70, 'right', (line) => line.price()],
      [46, 'right', () => rate],
      [80, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
      ...(i === 0 && { bold: true }),
    }));
    const bottom = paper.height - 70;
    const foot = () => {
      const page = say.page.replace('{p}', String(paper.pageNumber()));
      paper.text(page, left, paper.height - 40, { size: 7.5, width, align: 'right' });
    };
    const nextPage = () => {
      paper.text(title, left, 36, { bold: true, color });
      return 60;
    };
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: 166 + 5 * step,
        bottom,
        nextPage,
        beforeBreak: foot,
        below: (line) => [{ x: 3, text: `${say.sku}: ${line.yourArticle()}` }],
      },
      { rules: 'none', zebra: '#f3f4f6', head: { color, size: 8 }, padding: 4 },
    );
    const flow = startFlow(paper, { y: end + 8, bottom, nextPage, beforeBreak: foot });
    flow.need(9 * step);
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      paper.text(say.sums[kind], right - 210, flow.y, { bold, color: bold ? color : '#000000' });
      paper.text(text, right - 104, flow.y, { bold, width: 100, align: 'right' });
      flow.y += step + 2;
    }
    paper.text(say.notes, left, flow.y + 4, { size: 7.5, color: '#6b7280' });
    paper.paragraph(say.note, left, flow.y + 16, width * 0.7);
    const sentence = say.foot
      .replace('{p}', print.value('buyer', 'contact'))
      .replace('{e}', print.value('buyer', 'email'))
      .replace('{t}', print.value('buyer', 'phone'));
    paper.fitted(sentence, left, paper.height - 40, width - 60, { size: 7.5, color: '#6b7280' });
    foot();
  },
};
