import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    facts: listed('Purchase Order | Date | Supplier | Contact Person | Phone | E-Mail'),
    parties: listed('Delivery Address | Billing Address'),
    heads: listed(
      'Item | Product\nYour Product | Description | Quantity\nUnit | Net Price\nPer | Delivery Date | Net Value',
    ),
    sums: { subtotal: 'Total Net Value', freight: 'Freight', tax: 'Tax', total: 'Gross Value' },
    terms: listed('Payment Terms | Incoterms'),
  },
  de: {
    title: 'Bestellung',
    facts: listed('Bestellung | Datum | Lieferant | Ansprechpartner | Telefon | E-Mail'),
    parties: listed('Lieferadresse | Rechnungsadresse'),
    heads: listed(
      'Position | Produkt\nIhr Produkt | Beschreibung | Menge\nEinheit | Nettopreis\nPro | Lieferdatum | Nettowert',
    ),
    sums: { subtotal: 'Gesamtnettowert', freight: 'Fracht', tax: 'Steuer', total: 'Bruttowert' },
    terms: listed('Zahlungsbedingungen | Incoterms'),
  },
  nl: {
    title: 'Inkooporder',
    facts: listed('Inkooporder | Datum | Leverancier | Contactpersoon | Telefoon | E-mail'),
    parties: listed('Leveringsadres | Factuuradres'),
    heads: listed(
      'Positie | Product\nUw product | Omschrijving | Hoeveelheid\nEenheid | Nettoprijs\nPer | Leveringsdatum | Nettowaarde',
    ),
    sums: { subtotal: 'Totale nettowaarde', freight: 'Vracht', tax: 'Btw', total: 'Brutowaarde' },
    terms: listed('Betalingsvoorwaarden | Incoterms'),
  },
  fr: {
    title: 'Commande d’achat',
    facts: listed('Commande | Date | Fournisseur | Personne à contacter | Téléphone | E-mail'),
    parties: listed('Adresse de livraison | Adresse de facturation'),
    heads: listed(
      'Poste | Produit\nVotre produit | Description | Quantité\nUnité | Prix net\nPar | Date de livraison | Valeur nette',
    ),
    sums: { subtotal: 'Valeur nette totale', freight: 'Fret', tax: 'Taxe', total: 'Valeur brute' },
    terms: listed('Conditions de paiement | Incoterms'),
  },
  it: {
    title: 'Ordine d’acquisto',
    facts: listed('Ordine d’acquisto | Data | Fornitore | Persona di contatto | Telefono | E-mail'),
    parties: listed('Indirizzo di consegna | Indirizzo di fatturazione'),
    heads: listed(
      'Posizione | Prodotto\nVostro prodotto | Descrizione | Quantità\nUnità | Prezzo netto\nPer | Data di consegna | Valore netto',
    ),
    sums: { subtotal: 'Valore netto totale', freight: 'Trasporto', tax: 'Imposta', total: 'Valore lordo' },
    terms: listed('Condizioni di pagamento | Incoterms'),
  },
};

/** S/4HANA's and ByDesign's form: two values stacked in a cell under stacked heads, cells centred beside a wrapped description. */
export const family: DrawnFamily = {
  about:
    'SAP S/4HANA and ByDesign: two values stacked in a cell under stacked heads, centred cells, price for 100 with its unit below',
  languages: languagesOf(words),
  order: {
    lines: [1, 28],
    number: '45########',
    articles: 'both',
    article: '{TG|RM|FG}-####',
    delivery: 'lines',
    per: 100,
    countedOnly: true,
    notes: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, { print, order, language, word }) {
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    paper.text(print.value('buyer', 'company'), left, 34, { size: 12, bold: true, color: '#0a6ed1' });
    paper.fitted(print.party('buyer', 'street', 'town', 'country').join(', '), left, 51, 300, { size: 7.5 });
    paper.text(say.title, left, 80, { size: 18 });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 110);
    const values = [
      print.number(),
      print.date(),
      order.supplierNumber,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    say.facts.forEach((label, i) => {
      paper.fitted(label, 330, 86 + i * 13, 96, { color: '#6a6d70' });
      paper.fitted(values[i]!, 430, 86 + i * 13, right - 430);
    });
    const blocks = [
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      paper.text(say.parties[i]!, left + i * 290, 180, { color: '#6a6d70' });
      paper.lines(texts, left + i * 290, 192);
    });
    const [position, product, text, quantity, price, date, value] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<PrintedLine>[] = [
      { head: position, width: 44, cell: (line) => line.position() },
      { head: product, width: 84, cell: (line) => [line.article(), line.yourArticle()] },
      { head: text, width: right - left - 400, cell: (line) => line.description() },
      { head: quantity, width: 62, align: 'right', cell: (line) => [line.quantity(), line.unit()] },
      {
        head: price,
        width: 66,
        align: 'right',
        cell: (line) => [line.price(), `${line.per()} ${line.raw.unit}`],
      },
      { head: date, width: 78, align: 'center', cell: (line) => line.date() },
      { head: value, width: 66, align: 'right', cell: (line) => line.total() },
    ];
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 262, bottom: paper.height - 130, nextPage: () => 44 },
      { rules: 'rows', valign: 'middle', padding: 3, head: { fill: '#f2f2f2', bold: false } },
    );
    print.sums().forEach(({ kind, text: sum }, i) => {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 240, end + 8 + i * 14, {
        bold,
        width: 120,
        align: 'right',
      });
      paper.text(`${sum} ${print.currency()}`, right - 116, end + 8 + i * 14, {
        bold,
        width: 113,
        align: 'right',
      });
    });
    const terms = [word('paymentTermsValue'), word('deliveryTermsValue')];
    say.terms.forEach((label, i) => {
      paper.fitted(`${label}: ${terms[i]}`, left, end + 8 + i * 13, 220);
    });
    const foot = `${order.buyer.company}   ${print.value('buyer', 'vatId')}`;
    paper.text(foot, left, paper.height - 40, {
      size: 7,
      width: right - left,
      align: 'center',
      color: '#6a6d70',
    });
  },
};
