import { drawBlock } from '../../kit/labelled-boxes.ts';
import { columnsOf, drawFacts } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase order',
    head: listed('Number | Date | Page'),
    left: listed('Our reference | Telephone | Email | Tax registration number'),
    right: listed(
      'Vendor account | Your reference | Requisition | Terms of payment | Mode of delivery | Delivery date',
    ),
    address: 'Delivery address',
    heads: listed(
      'Item number | Description | Receipt date | Quantity | Unit | Unit price | Disc. pct. | Amount',
    ),
    sums: listed('Sales balance | Total discount | Charges | Sales tax | Round-off | Total'),
  },
  de: {
    title: 'Bestellung',
    head: listed('Nummer | Datum | Seite'),
    left: listed('Unsere Referenz | Telefon | E-Mail | Steuernummer'),
    right: listed('Kreditorenkonto | Ihre Referenz | Bedarf | Zahlungsbedingungen | Lieferart | Lieferdatum'),
    address: 'Lieferadresse',
    heads: listed(
      'Artikelnummer | Beschreibung | Zugangsdatum | Menge | Einheit | Einzelpreis | Rabatt % | Betrag',
    ),
    sums: listed('Saldo | Gesamtrabatt | Belastungen | Mehrwertsteuer | Rundung | Gesamt'),
  },
  nl: {
    title: 'Inkooporder',
    head: listed('Nummer | Datum | Pagina'),
    left: listed('Onze referentie | Telefoon | E-mail | Btw-registratienummer'),
    right: listed(
      'Leveranciersrekening | Uw referentie | Opdracht tot inkoop | Betalingscondities | Leveringsmethode | Leveringsdatum',
    ),
    address: 'Afleveradres',
    heads: listed(
      'Artikelnummer | Omschrijving | Ontvangst | Hoeveelheid | Eenheid | Prijs per eenheid | Korting % | Bedrag',
    ),
    sums: listed('Saldo | Totale korting | Toeslagen | Btw | Afronding | Totaal'),
  },
  da: {
    title: 'Indkøbsordre',
    head: listed('Nummer | Dato | Side'),
    left: listed('Vores reference | Telefon | Mail | Momsregistreringsnr.'),
    right: listed(
      'Kreditorkonto | Jeres reference | Rekvisition | Betalingsbetingelser | Leveringsmåde | Leveringsdato',
    ),
    address: 'Leveringsadresse',
    heads: listed('Varenummer | Beskrivelse | Modtagelse | Antal | Enhed | Enhedspris | Rabatpct. | Beløb'),
    sums: listed('Saldo | Samlet rabat | Gebyrer | Moms | Øreafrunding | Total'),
  },
  fr: {
    title: 'Commande fournisseur',
    head: listed('Numéro | Date | Page'),
    left: listed("Notre référence | Téléphone | Adresse électronique | Numéro d'identification fiscale"),
    right: listed(
      'Compte fournisseur | Votre référence | Demande | Conditions de paiement | Mode de livraison | Date de livraison',
    ),
    address: 'Adresse de livraison',
    heads: listed(
      "Numéro d'article | Description | Réception | Quantité | Unité | Prix unitaire | % rem. | Montant",
    ),
    sums: listed('Solde | Remise totale | Frais | Taxe | Arrondi | Total'),
  },
  it: {
    title: 'Ordine fornitore',
    head: listed('Numero | Data | Pagina'),
    left: listed('Riferimento nostro | Telefono | Posta elettronica | Codice fiscale'),
    right: listed(
      'Conto fornitore | Riferimento vostro | Richiesta | Condizioni di pagamento | Modalità di consegna | Data consegna',
    ),
    address: 'Indirizzo di consegna',
    heads: listed(
      'Numero articolo | Descrizione | Ricezione | Quantità | Unità | Prezzo unitario | % sconto | Importo',
    ),
    sums: listed('Saldo | Sconto totale | Spese | IVA | Arrotondamento | Totale'),
  },
};

/** The standard print of a large vendor's ERP: facts in two columns, a table without rules, sums in one row. */
export const family: DrawnFamily = {
  about: 'facts in two columns, table without rules, sums side by side with discount, charges and rounding',
  languages: languagesOf(words),
  order: { lines: [1, 14], articles: 'own', number: '{PO-|USMF-|000}######', discounts: true, notes: false },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'lato', 'sans', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const pages = () => String(paper.pageNumber());
    function drawTop(): void {
      paper.text(say.title, 360, 36, { size: 15 });
      const facts: [string, string][] = [
        [say.head[0]!, print.number()],
        [say.head[1]!, print.date()],
        [say.head[2]!, pages()],
      ];
      drawFacts(paper, facts, { x: 360, y: 60, labelWidth: 80, width: right - 360, step: 12 });
    }
    drawTop();
    paper.text(print.value('buyer', 'company'), left, 36, { size: 11, bold: true });
    paper.lines(print.party('buyer', 'street', 'town', 'country'), left, 52);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 122);
    drawBlock(paper, say.address, print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), {
      x: 360,
      y: 110,
      width: right - 360,
    });
    const delivery = print.delivery();
    const [ours, phone, email, vat] = say.left as [string, string, string, string];
    const facts: [string, string][] = [
      [ours, print.value('buyer', 'contact')],
      [phone, print.value('buyer', 'phone')],
      [email, print.value('buyer', 'email')],
      [vat, print.value('buyer', 'vatId')],
    ];
    const theirs = [
      order.supplierNumber,
      order.supplier.contact,
      random.fill('PR-0#####'),
      word('paymentTermsValue'),
      word('carrierValue'),
      ...(delivery === null ? [] : [delivery]),
    ].map((value, i): [string, string] => [say.right[i]!, value]);
    drawFacts(paper, facts, { x: left, y: 206, labelWidth: 118, width: 290, step: 12.5 });
    const below = drawFacts(paper, theirs, {
      x: 345,
      y: 206,
      labelWidth: 108,
      width: right - 345,
      step: 12.5,
    });

    const widths = [
      ['article', 70],
      ['description', right - left - 378],
      ['lineDate', 62],
      ['quantity', 56],
      ['unit', 40],
      ['price', 52],
      ['discount', 38],
      ['lineTotal', 60],
    ] as const;
    const columns = columnsOf(
      sheet,
      widths.map(([term, width], i) => [term, width, say.heads[i]!]),
    ).filter(({ head }) => delivery === null || head !== say.heads[2]);
    const place = {
      x: left,
      y: below + 14,
      bottom: paper.height - 100,
      nextPage() {
        drawTop();
        return 112;
      },
    };
    const end = drawTable(paper, columns, print.lines, place, {
      rules: 'none',
      head: { bold: random.chance(0.5), size: 7.5 },
      padding: 2,
    });
    const y = Math.max(end + 14, random.chance(0.5) ? paper.height - 96 : 0);
    const sums = new Map(print.sums().map(({ kind, text }) => [kind, text]));
    const nothing = print.money(0);
    const values = [
      sums.get('subtotal') ?? print.money(order.subtotal),
      nothing,
      sums.get('freight') ?? nothing,
      sums.get('tax') ?? nothing,
      nothing,
      `${sums.get('total')} ${print.currency()}`,
    ];
    paper.line(left, y, right, y);
    const wide = (right - left) / values.length;
    values.forEach((value, i) => {
      paper.text(say.sums[i]!, left + i * wide, y + 5, { size: 7.5, width: wide - 4, align: 'right' });
      paper.text(value, left + i * wide, y + 18, { bold: i === 5, width: wide - 4, align: 'right' });
    });
    paper.line(left, y + 32, right, y + 32);
  },
};
