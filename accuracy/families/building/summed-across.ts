import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    labels: listed(
      'Number | Date | Page | Purchase agreement | Your ref. | Our ref. | Payment | Delivery terms | Mode of delivery',
    ),
    vendor: 'Vendor account',
    delivery: 'Delivery address',
    heads: listed(
      'Item number | Description | Delivery date | Quantity | Unit | Unit price | Disc. percent | Amount',
    ),
    sums: listed('Sales balance | Misc. charges | Sales tax | Currency | Total'),
    foot: listed('Telephone | E-mail | Tax exempt number'),
  },
  de: {
    title: 'Bestellung',
    labels: listed(
      'Nummer | Datum | Seite | Kaufvertrag | Ihr Zeichen | Unser Zeichen | Zahlung | Lieferbedingungen | Lieferart',
    ),
    vendor: 'Kreditorenkonto',
    delivery: 'Lieferadresse',
    heads: listed(
      'Artikelnummer | Beschreibung | Lieferdatum | Menge | Einheit | Preis pro Einheit | Rabatt in Prozent | Betrag',
    ),
    sums: listed('Saldo | Sonstige Belastungen | Mehrwertsteuer | Währung | Gesamt'),
    foot: listed('Telefon | E-Mail | USt-IdNr.'),
  },
  nl: {
    title: 'Inkooporder',
    labels: listed(
      'Nummer | Datum | Pagina | Inkoopovereenkomst | Uw ref. | Onze ref. | Betaling | Leveringscondities | Leveringsmethode',
    ),
    vendor: 'Leveranciersrekening',
    delivery: 'Afleveradres',
    heads: listed(
      'Artikelnummer | Omschrijving | Leverdatum | Aantal | Eenheid | Prijs per eenheid | Kortingsperc. | Bedrag',
    ),
    sums: listed('Subtotaal | Diverse kosten | Btw | Valuta | Totaal'),
    foot: listed('Telefoon | E-mail | Btw-nummer'),
  },
  da: {
    title: 'Indkøbsordre',
    labels: listed(
      'Nummer | Dato | Side | Købsaftale | Deres ref. | Vores ref. | Betaling | Leveringsbetingelser | Leveringsmåde',
    ),
    vendor: 'Kreditorkonto',
    delivery: 'Leveringsadresse',
    heads: listed(
      'Varenummer | Beskrivelse | Leveringsdato | Antal | Enhed | Enhedspris | Rabatprocent | Beløb',
    ),
    sums: listed('Saldo | Diverse tillæg | Moms | Valuta | Total'),
    foot: listed('Telefon | E-mail | Momsnummer'),
  },
  fr: {
    title: 'Commande fournisseur',
    labels: listed(
      'Numéro | Date | Page | Contrat d’achat | Votre réf. | Notre réf. | Paiement | Conditions de livraison | Mode de livraison',
    ),
    vendor: 'Compte fournisseur',
    delivery: 'Adresse de livraison',
    heads: listed(
      'Numéro d’article | Description | Date de livraison | Quantité | Unité | Prix unitaire | % remise | Montant',
    ),
    sums: listed('Solde | Frais divers | Taxe | Devise | Total'),
    foot: listed('Téléphone | E-mail | N° TVA'),
  },
};

/** Dynamics AX: the sums stand side by side under their heads at the foot of the page, the buyer's address above the table's right. */
export const family: DrawnFamily = {
  about:
    'Dynamics AX: sums side by side under heads at the foot of the last page, delivery date at each line',
  languages: languagesOf(words),
  order: {
    lines: [1, 30],
    number: 'PO0000####',
    articles: 'own',
    article: '{1000|D0|M}###',
    delivery: 'lines',
    discounts: true,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language, word } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [44, paper.width - 44];
    const info = 330;
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 92);
    paper.text(print.value('buyer', 'company'), info, 36, { bold: true, size: 11 });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), info, 52);
    paper.text(say.title, info, 104, { size: 16, bold: true });
    const values = [
      print.number(),
      print.date(),
      '1',
      '',
      order.quoteReference,
      print.value('buyer', 'contact'),
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
    ];
    say.labels.forEach((label, i) => {
      paper.fitted(label, info, 128 + i * 12, 92);
      for (let x = info + 4 + Math.min(92, paper.widthOf(label)); x < info + 96; x += 5)
        paper.text('.', x, 128 + i * 12);
      if (values[i]) paper.fitted(`: ${values[i]}`, info + 102, 128 + i * 12, right - info - 102);
    });
    paper.text(`${say.vendor}: ${order.supplierNumber}`, left, 152);
    paper.text(say.delivery, left, 176, { bold: true });
    paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left, 189);
    const [article, text, date, quantity, unit, price, discount, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['article', 68, article],
      ['description', right - left - 398, text],
      ['lineDate', 76, date],
      ['quantity', 50, quantity],
      ['unit', 40, unit],
      ['price', 56, price],
      ['discount', 46, discount],
      ['lineTotal', 62, amount],
    ]);
    const place = {
      x: left,
      y: 264,
      bottom: paper.height - 130,
      nextPage() {
        paper.text(`${say.title} ${order.number}`, left, 40, { bold: true });
        paper.text(`${say.labels[2]} ${paper.pageNumber()}`, right - 80, 40, { width: 80, align: 'right' });
        return 64;
      },
    };
    drawTable(paper, columns, print.lines, place, { rules: 'head', padding: 2, head: { bold: true } });
    const sums = new Map(print.sums().map(({ kind, text: sum }) => [kind as string, sum]));
    const zero = print.money(0);
    const cells = [
      sums.get('subtotal') ?? sums.get('total')!,
      sums.get('freight') ?? zero,
      sums.get('tax') ?? zero,
      print.currency(),
      sums.get('total')!,
    ];
    const y = paper.height - 112;
    const wide = (right - left) / cells.length;
    paper.box(left, y, right - left, 32);
    say.sums.forEach((head, i) => {
      const style = { width: wide - 8, align: 'right', bold: i === 4 } as const;
      paper.text(head, left + i * wide + 4, y + 3, style);
      paper.text(cells[i]!, left + i * wide + 4, y + 17, style);
    });
    const foot = [
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
      print.value('buyer', 'vatId'),
    ];
    foot.forEach((value, i) => {
      paper.fitted(say.foot[i]!, left + i * 170, paper.height - 62, 160, { size: 7, bold: true });
      paper.fitted(value, left + i * 170, paper.height - 52, 160, { size: 7 });
    });
  },
};
