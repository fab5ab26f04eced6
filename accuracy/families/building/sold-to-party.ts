import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: 'Auftragsbestätigung',
    facts: listed(
      'Nummer/Datum | Referenznummer/Datum | Kundennummer | Sachbearbeiter/in | Ihr Ansprechpartner',
    ),
    weight: 'Bruttogewicht',
    heads: listed('Pos. | Material | Bezeichnung | Menge | Preis | Preiseinheit | Wert'),
    confirmed: 'Lieferdatum',
    shipTo: 'Warenempfänger',
    sums: { subtotal: 'Positionssumme', freight: 'Fracht', tax: 'Ausgangssteuer', total: 'Endbetrag' },
  },
  en: {
    title: 'Order confirmation',
    facts: listed('Number/Date | Reference no./Date | Customer no. | Our contact | Your contact'),
    weight: 'Gross weight',
    heads: listed('Item | Material | Description | Quantity | Price | Price unit | Value'),
    confirmed: 'Delivery date',
    shipTo: 'Ship-to party',
    sums: { subtotal: 'Items total', freight: 'Freight', tax: 'Output Tax', total: 'Final amount' },
  },
  nl: {
    title: 'Orderbevestiging',
    facts: listed('Nummer/datum | Referentienr./datum | Klantnummer | Behandeld door | Uw contactpersoon'),
    weight: 'Brutogewicht',
    heads: listed('Pos. | Materiaal | Omschrijving | Hoeveelheid | Prijs | Prijseenheid | Waarde'),
    confirmed: 'Leveringsdatum',
    shipTo: 'Goederenontvanger',
    sums: { subtotal: 'Positietotaal', freight: 'Vracht', tax: 'Btw', total: 'Eindbedrag' },
  },
  fr: {
    title: 'Confirmation de commande',
    facts: listed(
      'Numéro/Date | N° de référence/Date | N° de client | Notre interlocuteur | Votre interlocuteur',
    ),
    weight: 'Poids brut',
    heads: listed('Poste | Article | Désignation | Quantité | Prix | Base de prix | Valeur'),
    confirmed: 'Date de livraison',
    shipTo: 'Réceptionnaire',
    sums: { subtotal: 'Total des postes', freight: 'Fret', tax: 'TVA', total: 'Montant final' },
  },
  it: {
    title: 'Conferma d’ordine',
    facts: listed('Numero/Data | Nr. riferimento/Data | Codice cliente | Ns. addetto | Vs. referente'),
    weight: 'Peso lordo',
    heads: listed('Pos. | Materiale | Definizione | Quantità | Prezzo | Unità prezzo | Valore'),
    confirmed: 'Data di consegna',
    shipTo: 'Destinatario merci',
    sums: { subtotal: 'Totale posizioni', freight: 'Trasporto', tax: 'IVA', total: 'Importo finale' },
  },
};

/** Not an order: our confirmation from SAP's sales: the customer's order as "reference number", our number first, dates confirmed. */
export const family: DrawnFamily = {
  about:
    'negative: SAP order confirmation of ours, the customer’s order number as a reference, all items with prices',
  type: 'order_confirmation',
  languages: languagesOf(words),
  order: { lines: [1, 11], articles: 'both', delivery: 'lines', tax: true, notes: false },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8.5, 9.5] },
  draw(paper, { print, order, random, language, sentences }) {
    const say = wordsIn(words, language);
    const [left, right, info] = [52, paper.width - 44, 340];
    const step = paper.leading();
    paper.text(order.supplier.company, left, 34, { size: 13, bold: true });
    paper.fitted([...print.party('supplier', 'street', 'town', 'phone')].join(' - '), left, 52, 280, {
      size: 7,
    });
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 110);
    paper.text(say.title, info, 84, { size: 14, bold: true });
    const values = [
      `${random.fill('10######')} / ${print.day(order.date)}`,
      `${print.number()} / ${print.date()}`,
      order.customerNumber,
      order.supplier.contact,
      print.value('buyer', 'contact'),
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, info, 108 + i * 23, right - info, { size: 7 });
      paper.fitted(values[i]!, info, 117 + i * 23, right - info);
    });
    paper.text(`${say.shipTo}: ${print.party('shipTo', 'company', 'street', 'town').join(', ')}`, left, 232, {
      size: 8,
    });
    paper.text(`${say.weight}: ${random.whole(4, 900)} KG`, left, 246);
    const opening = paper.paragraph(sentences('confirmationOpening', 1)[0]!, left, 262, right - left);
    const at = [left, left + 36, left + 130, left + 300, right - 180, right - 92, right];
    function drawHead(y: number): number {
      paper.line(left, y, right, y);
      const [item, material, text, quantity, price, unit, value] = say.heads as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      paper.text(item, at[0]!, y + 3);
      paper.text(material, at[1]!, y + 3);
      paper.text(text, at[2]!, y + 3);
      paper.text(quantity, at[1]!, y + 3 + step);
      paper.text(price, at[4]! - 60, y + 3 + step, { width: 60, align: 'right' });
      paper.fitted(unit, at[4]! + 14, y + 3 + step, 74);
      paper.text(value, right - 80, y + 3 + step, { width: 80, align: 'right' });
      paper.line(left, y + 2 * step + 5, right, y + 2 * step + 5);
      return y + 2 * step + 10;
    }
    const flow = startFlow(paper, {
      y: drawHead(opening + 10),
      bottom: paper.height - 70,
      nextPage: () => drawHead(48),
    });
    for (const line of print.lines) drawItem(line);
    flow.need(70);
    paper.line(left, flow.y, right, flow.y);
    for (const { kind, text } of print.sums()) {
      const rate = kind === 'tax' ? `  ${order.taxRate},000 %` : '';
      const bold = kind === 'total';
      paper.text(`${say.sums[kind]}${rate}`, at[2]!, flow.y + 5, { bold });
      paper.text(print.currency(), right - 110, flow.y + 5, { bold });
      paper.text(text, right - 84, flow.y + 5, { bold, width: 84, align: 'right' });
      flow.y += 14;
    }

    function drawItem(line: PrintedLine): void {
      const texts = paper.wrap(line.description(), right - at[2]!);
      flow.need((texts.length + 2) * step + 8);
      paper.text(String(line.raw.position).padStart(6, '0'), at[0]!, flow.y);
      paper.text(line.yourArticle(), at[1]!, flow.y);
      flow.y = paper.lines(texts, at[2]!, flow.y);
      paper.text(`${line.quantity()} ${line.unit()}`, at[1]!, flow.y);
      paper.text(line.price(), at[4]! - 60, flow.y, { width: 60, align: 'right' });
      paper.text(`${order.currency} / ${line.per()} ${line.raw.unit}`, at[4]! + 14, flow.y);
      paper.text(line.total(), right - 80, flow.y, { width: 80, align: 'right' });
      paper.text(`${say.confirmed}: ${line.date()}`, at[2]!, flow.y + step);
      flow.y += 2 * step + 6;
    }
  },
};
