import { drawFacts } from '../../kit/order-parts.ts';
import { startFlow } from '../../kit/page-flow.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order {n}',
    box: 'Information',
    facts: listed(
      'Purchase Order | Creation Date | Supplier | Purchasing Group | Phone | Email | Your Quotation',
    ),
    addresses: listed('Shipping Address | Invoicing Party Address'),
    terms: listed('Terms of Payment | Incoterms | Currency'),
    heads: listed('Item | Material | Quantity | Order Unit | Net Price / Unit | Net Order Value'),
    yours: 'Supplier Material Number',
    once: 'Delivery Date',
    often: 'Delivery Schedule',
    per: '{p} per {n} {u}',
    sums: { subtotal: 'Total Net Value', freight: 'Freight', tax: 'Input Tax {r} %', total: 'Total Amount' },
    page: 'Page {p}',
  },
  de: {
    title: 'Bestellung {n}',
    box: 'Informationen',
    facts: listed('Bestellung | Anlagedatum | Lieferant | Einkäufergruppe | Telefon | E-Mail | Ihr Angebot'),
    addresses: listed('Warenempfänger | Rechnungsempfänger'),
    terms: listed('Zahlungsbedingungen | Incoterms | Währung'),
    heads: listed('Position | Material | Menge | Bestell-ME | Nettopreis / Einheit | Nettobestellwert'),
    yours: 'Lieferantenmaterialnummer',
    once: 'Lieferdatum',
    often: 'Einteilungen',
    per: '{p} je {n} {u}',
    sums: { subtotal: 'Gesamtnettowert', freight: 'Fracht', tax: 'Vorsteuer {r} %', total: 'Gesamtbetrag' },
    page: 'Seite {p}',
  },
  fr: {
    title: 'Commande d’achat {n}',
    box: 'Informations',
    facts: listed(
      'Commande d’achat | Date de création | Fournisseur | Groupe acheteurs | Téléphone | E-mail | Votre offre',
    ),
    addresses: listed('Adresse de livraison | Adresse de facturation'),
    terms: listed('Conditions de paiement | Incoterms | Devise'),
    heads: listed('Poste | Article | Quantité | Unité cde | Prix net / unité | Valeur nette'),
    yours: 'Référence article fournisseur',
    once: 'Date de livraison',
    often: 'Échéancier',
    per: '{p} pour {n} {u}',
    sums: { subtotal: 'Valeur nette totale', freight: 'Fret', tax: 'TVA {r} %', total: 'Montant total' },
    page: 'Page {p}',
  },
};

/** The newer form of the large German ERP: a tinted box of information, price and its unit in one cell, schedule lines below an item. */
export const family: DrawnFamily = {
  about:
    'newer form of the large German ERP (S/4HANA): title with the number, tinted box of information at the right, price “per 100” in one cell, a line’s date or its schedule of dates and quantities below it',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '45000#####',
    articles: 'both',
    delivery: 'lines',
    schedules: true,
    per: 100,
    billTo: 'other',
  },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [48, paper.width - 48];
    const width = right - left;
    const step = paper.leading();
    const boxLeft = left + width * 0.52;
    paper.text(print.value('buyer', 'company'), left, 36, { size: 11, bold: true });
    paper.text(print.party('buyer', 'street', 'town', 'country').join(', '), left, 51, { size: 7.5 });
    paper.text(say.title.replace('{n}', print.number()), left, 78, { size: 17 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 122);
    const values = [
      order.number,
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      order.quoteReference,
    ];
    const tall = (say.facts.length + 1) * (step + 3) + 14;
    paper.box(boxLeft, 112, right - boxLeft, tall, { fill: '#eef1f4' });
    paper.text(say.box, boxLeft + 8, 118, { bold: true });
    drawFacts(
      paper,
      say.facts.map((label, i) => [label, values[i]!] as const),
      {
        x: boxLeft + 8,
        y: 122 + step,
        labelWidth: 92,
        width: right - boxLeft - 14,
        step: step + 3,
        label: { color: '#5a6470' },
      },
    );
    let y = 126 + tall;
    const parties = [
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    parties.forEach((texts, i) => {
      const x = left + (i * width) / 2;
      paper.text(say.addresses[i]!, x, y, { bold: true });
      paper.lines(texts, x, y + step + 1);
    });
    y += 7 * step;
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue'), print.currency()];
    terms.forEach((text, i) => {
      const x = left + (i * width) / 3;
      paper.text(say.terms[i]!, x, y, { color: '#5a6470' });
      paper.text(text, x, y + step);
    });
    y += 3 * step;

    const stops = [0, 46, width - 290, width - 236, width - 176, width - 82, width];
    const drawRow = (texts: readonly string[], top: number, bold = false): void =>
      texts.forEach((text, i) => {
        const wide = stops[i + 1]! - stops[i]! - 6;
        const needed = paper.widthOf(text, { bold });
        const size = Math.min(paper.fontSize, (paper.fontSize * wide) / Math.max(1, needed));
        const align = i === 2 || i > 3 ? 'right' : 'left';
        paper.text(text, left + stops[i]! + 3, top, { bold, size, width: wide, align });
      });
    const drawHeads = (top: number): number => {
      paper.line(left, top, right, top, { color: '#5a6470' });
      drawRow(say.heads, top + 4, true);
      paper.line(left, top + step + 7, right, top + step + 7, { color: '#5a6470' });
      return top + step + 12;
    };
    const drawPage = (): void =>
      paper.text(say.page.replace('{p}', String(paper.pageNumber())), left, paper.height - 36, {
        size: 7.5,
        width,
        align: 'right',
      });
    const flow = startFlow(paper, {
      y: drawHeads(y),
      bottom: paper.height - 64,
      beforeBreak: drawPage,
      nextPage() {
        paper.text(say.title.replace('{n}', order.number), left, 36, { size: 10 });
        return drawHeads(58);
      },
    });
    for (const line of print.lines) {
      const name = paper.wrap(line.description(), stops[2]! - stops[1]! - 8);
      const unit = line.unit();
      const parts = line.raw.schedule.length > 0 ? line.schedule() : null;
      const dates = parts
        ? [`${say.often}:`, ...parts.map(({ date, quantity }) => `    ${date}    ${quantity} ${unit}`)]
        : [`${say.once}: ${line.date()}`];
      const below = [...name, ...line.notes(), `${say.yours}: ${line.yourArticle()}`, ...dates];
      flow.need((below.length + 2) * step + 8);
      const price = say.per.replace('{p}', line.price()).replace('{n}', line.per()).replace('{u}', unit);
      drawRow([line.position(), line.article(), line.quantity(), unit, price, line.total()], flow.y);
      paper.lines(below, left + stops[1]! + 3, flow.y + step);
      flow.y += (below.length + 1) * step + 4;
      paper.line(left, flow.y, right, flow.y, { thickness: 0.4, color: '#c4cad0' });
      flow.y += 5;
    }
    const sums = print.sums();
    flow.need(sums.length * (step + 3) + 10);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      const label = say.sums[kind].replace('{r}', String(order.taxRate));
      paper.text(label, right - 250, flow.y + 4, { bold, width: 150, align: 'right' });
      paper.text(`${text} ${order.currency}`, right - 98, flow.y + 4, { bold, width: 95, align: 'right' });
      flow.y += step + 3;
    }
    drawPage();
  },
};
