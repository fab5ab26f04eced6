import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import type { Column } from '../../kit/table.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import type { PartyRole } from '../../print/print.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  de: {
    title: listed('Sammelrechnung | Rechnung | Monatsrechnung'),
    facts: listed(
      'Rechnungs-Nr. | Rechnungsdatum | Kunden-Nr. | Leistungszeitraum | Fällig am | Sachbearbeiter',
    ),
    shipTo: 'Warenempfänger',
    opening: 'für unsere Lieferungen zu Ihren nachstehenden Bestellungen berechnen wir Ihnen:',
    heads: listed(
      'Ihre Bestellung | vom | Lieferschein | Art.-Nr. | Bezeichnung | Menge | ME | Preis | Betrag',
    ),
    orderHeads: listed('Ihre Bestellung | Bestell-Nr. | Ihre Auftragsnr.'),
    sums: {
      subtotal: 'Nettobetrag',
      freight: 'Fracht und Verpackung',
      tax: 'MwSt.',
      total: 'Rechnungsbetrag',
    },
    pay: 'Zahlbar bis {d} ohne Abzug. Bei Zahlung innerhalb von 10 Tagen 2 % Skonto.',
    legal: 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
    bank: 'Bitte überweisen Sie auf',
  },
  en: {
    title: listed('INVOICE | Consolidated Invoice | Monthly Invoice'),
    facts: listed('Invoice no. | Invoice date | Account no. | Supply period | Payment due | Credit control'),
    shipTo: 'Goods delivered to',
    opening: 'We charge for the goods supplied against your orders as listed.',
    heads: listed(
      'Your order | Order date | Desp. note | Stock code | Description | Qty | Unit | Price | Net',
    ),
    orderHeads: listed('Your order | Customer PO | P.O. No. | Order no.'),
    sums: { subtotal: 'Total net', freight: 'Carriage', tax: 'Tax', total: 'Amount due' },
    pay: 'Payment due by {d}. Interest may be charged on late payment.',
    legal: 'Goods remain the property of the seller until paid in full.',
    bank: 'Pay by transfer to',
  },
  fr: {
    title: listed('FACTURE | Facture récapitulative | Facture mensuelle'),
    facts: listed('Facture n° | Date de facture | Code client | Période | Échéance | Suivi par'),
    shipTo: 'Livré à',
    opening: 'Nous vous facturons les livraisons relatives à vos commandes ci-dessous.',
    heads: listed('Votre commande | du | BL | Réf. | Désignation | Qté | Un. | P.U. HT | Montant HT'),
    orderHeads: listed('Votre commande | V/ Cde | N° commande'),
    sums: { subtotal: 'Total HT', freight: 'Port', tax: 'TVA', total: 'Net à payer' },
    pay: 'Règlement au {d}. Pénalités de retard : trois fois le taux légal ; indemnité forfaitaire de 40 EUR.',
    legal:
      'Clause de réserve de propriété : les marchandises restent notre propriété jusqu’au paiement intégral.',
    bank: 'Virement à',
  },
};

/** One bill for a month's deliveries: the customer's order and its date stand before each line. */
export const family: DrawnFamily = {
  about:
    'invoice over several orders: order number, its date and the delivery note in the columns of each line',
  type: 'invoice',
  languages: languagesOf(words),
  order: { lines: [3, 12], per: 1, notes: false, articles: 'own', tax: true, article: '{A|F|H}#####' },
  paper: { faces: ['helvetica', 'lato', 'condensed', 'times'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [42, paper.width - 42];
    const [issuer, customer]: PartyRole[] = random.chance(0.5)
      ? ['supplier', 'buyer']
      : ['buyer', 'supplier'];
    const own = order[issuer as 'supplier' | 'buyer'];
    const day = (days: number) => print.day(addDays(order.date, days));

    paper.fitted(own.company, left, 34, 300, { size: 15, bold: true });
    paper.text(print.party(issuer!, 'street', 'town', 'phone', 'fax').join(' - '), left, 54, { size: 7.5 });
    paper.line(left, 66, right, 66, { thickness: 1 });
    paper.lines(print.party(customer!, 'company', 'street', 'town', 'country'), left, 92);
    const labels = say.facts;
    const values = [
      random.fill('{RE-25|9|INV}0####'),
      print.day(order.date),
      order.customerNumber,
      `${day(-31)} - ${day(-1)}`,
      day(30),
      own.contact,
    ];
    drawFacts(
      paper,
      labels.map((label, i) => [label, values[i]!] as const),
      { x: 340, y: 84, labelWidth: 92, width: right - 340, step: 13 },
    );
    paper.text(random.pick(say.title), left, 176, { size: 15, bold: true });
    const place = print
      .party(customer === 'buyer' ? 'shipTo' : customer!, 'company', 'street', 'town')
      .join(', ');
    paper.fitted(`${say.shipTo}: ${place}`, left, 198, right - left, { size: 8 });
    paper.text(say.opening, left, 214);

    const [, on, note, article, text, quantity, unit, price, amount] = say.heads as string[];
    const shape = random.pick(['45000#####', 'PO-####', 'B25-0###', '1####']);
    let [number, ordered, slip] = ['', '', ''];
    const runs = print.lines.map((line, i) => {
      if (i === 0 || random.chance(0.45)) {
        number = random.fill(shape);
        ordered = day(-random.whole(12, 40));
        slip = random.fill('{8|L}####');
      }
      return { line, number, ordered, slip };
    });
    const of = (line: PrintedLine) => runs.find((run) => run.line === line)!;
    const isRepeated = random.chance(0.6);
    const first = (line: PrintedLine) => {
      const at = runs.findIndex((run) => run.line === line);
      return isRepeated || at === 0 || runs[at - 1]!.number !== runs[at]!.number;
    };
    const columns: Column<PrintedLine>[] = [
      { head: random.pick(say.orderHeads), width: 62, cell: (line) => (first(line) ? of(line).number : '') },
      { head: on!, width: 52, cell: (line) => (first(line) ? of(line).ordered : '') },
      { head: note!, width: 48, cell: (line) => (first(line) ? of(line).slip : '') },
      ...columnsOf(sheet, [
        ['article', 44, article],
        ['description', right - left - 382, text],
        ['quantity', 40, quantity],
        ['unit', 34, unit],
        ['price', 48, price],
        ['lineTotal', 54, amount],
      ]),
    ];
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 230, bottom: paper.height - 170, nextPage: () => 50 },
      { rules: random.pick(['head', 'rows', 'frame'] as const), padding: 2.5, size: paper.fontSize - 0.5 },
    );
    y += 8;
    for (const { kind, text: sum } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : bold ? ` ${order.currency}` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 220, y, { bold });
      paper.text(sum, right - 90, y, { bold, width: 87, align: 'right' });
      y += 13;
    }
    paper.paragraph(say.pay.replace('{d}', day(30)), left, y + 12, right - left);
    paper.text(say.legal, left, y + 38, { size: 7.5 });
    const iban = random.fill(`${own.country}## #### #### #### #### ##`);
    paper.line(left, paper.height - 54, right, paper.height - 54, { thickness: 0.4 });
    paper.fitted(
      `${say.bank}: IBAN ${iban} - ${print.party(issuer!, 'company', 'vatId').join(' - ')}`,
      left,
      paper.height - 48,
      right - left,
      { size: 7 },
    );
  },
};
