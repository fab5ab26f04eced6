import { drawBlock, drawBoxRow } from '../../kit/labelled-boxes.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const english = {
  title: 'PURCHASE ORDER',
  head: listed('Order no. | Date | Your ref. | Handled by | Tel. | E-mail'),
  terms: listed('Supplier no. | Terms of payment | Terms of delivery | Forwarding | Date of receipt'),
  parties: listed('Supplier | Delivery address | Invoice address'),
  columns: listed('Pos. | Item | Description | Quantity | Unit | Price | Amount | Planned receipt'),
  sums: { subtotal: 'Goods', freight: 'Freight', tax: 'VAT', total: 'Total' },
  note: 'Please mention our order number on all documents.',
};

const words = {
  de: {
    title: 'BESTELLUNG',
    head: listed('Bestellnr. | Datum | Ihre Referenz | Bearbeitet von | Tel. | E-Mail'),
    terms: listed('Lieferantennr. | Zahlungsbed. | Lieferbed. | Spedition | Eintrefftermin'),
    parties: listed('Lieferant | Lieferadresse | Rechnungsadresse'),
    columns: listed('Pos. | Artikel | Bezeichnung | Menge | Einh. | Preis | Betrag | Gepl. Eingang'),
    sums: { subtotal: 'Waren', freight: 'Fracht', tax: 'MwSt.', total: 'Summe' },
    note: 'Bitte unsere Bestellnummer auf allen Unterlagen angeben.',
  },
  fr: {
    title: "COMMANDE D'ACHAT",
    head: listed('N° de commande | Date | Votre réf. | Traité par | Tél. | Courriel'),
    terms: listed('N° fournisseur | Règlement | Livraison | Transporteur | Réception le'),
    parties: listed('Fournisseur | Lieu de livraison | Adresse de facture'),
    columns: listed('Pos. | Article | Désignation | Quantité | Un. | Prix | Montant | Réception prévue'),
    sums: { subtotal: 'Marchandises', freight: 'Port', tax: 'TVA', total: 'Total' },
    note: 'Merci de rappeler notre numéro de commande sur tous les documents.',
  },
  it: {
    title: "ORDINE D'ACQUISTO",
    head: listed('Nr. ordine | Data | Vs. rif. | Trattato da | Tel. | E-mail'),
    terms: listed('Nr. fornitore | Pagamento | Resa | Spedizioniere | Data ricevimento'),
    parties: listed('Fornitore | Indirizzo di consegna | Indirizzo fattura'),
    columns: listed('Pos. | Articolo | Descrizione | Quantità | UM | Prezzo | Importo | Ricev. previsto'),
    sums: { subtotal: 'Merce', freight: 'Porto', tax: 'IVA', total: 'Totale' },
    note: 'Citare il nostro numero ordine su tutti i documenti.',
  },
  es: {
    title: 'ORDEN DE COMPRA',
    head: listed('N.º orden | Fecha | Su ref. | Gestionado por | Tel. | Correo'),
    terms: listed('N.º proveedor | Forma de pago | Entrega | Transitario | Fecha recepción'),
    parties: listed('Proveedor | Dirección de entrega | Dirección de factura'),
    columns: listed('Pos. | Artículo | Descripción | Cantidad | Ud. | Precio | Importe | Recep. prevista'),
    sums: { subtotal: 'Mercancía', freight: 'Flete', tax: 'IVA', total: 'Total' },
    note: 'Indique nuestro número de orden en todos los documentos.',
  },
  pl: {
    title: 'ZAMÓWIENIE ZAKUPU',
    head: listed('Nr zam. | Data | Wasz znak | Prowadzący | Tel. | E-mail'),
    terms: listed('Nr dostawcy | Płatność | Dostawa | Spedytor | Data przyjęcia'),
    parties: listed('Dostawca | Adres dostawy | Adres do faktury'),
    columns: listed('Poz. | Artykuł | Opis | Ilość | Jedn. | Cena | Kwota | Plan. przyjęcie'),
    sums: { subtotal: 'Towary', freight: 'Fracht', tax: 'VAT', total: 'Razem' },
    note: 'Prosimy podawać nasz numer zamówienia na wszystkich dokumentach.',
  },
  da: {
    title: 'INDKØBSORDRE',
    head: listed('Ordrenr. | Dato | Jeres ref. | Behandlet af | Tlf. | E-mail'),
    terms: listed('Leverandørnr. | Betaling | Levering | Speditør | Modtagedato'),
    parties: listed('Leverandør | Leveringssted | Fakturaadresse'),
    columns: listed('Pos. | Vare | Betegnelse | Mængde | Enh. | Pris | Beløb | Plan. modtagelse'),
    sums: { subtotal: 'Varer', freight: 'Fragt', tax: 'Moms', total: 'I alt' },
    note: 'Anfør venligst vores ordrenummer på alle dokumenter.',
  },
};

/** A group's one form for all its countries: each label in the country's language and in English, all in boxes. */
export const family: DrawnFamily = {
  about: 'labels in two languages, in boxes above the values; heads of columns in two rows',
  languages: languagesOf(words),
  order: { lines: [1, 12], articles: 'own', number: '{PUR|EKB|10}######', notes: false },
  paper: { faces: ['helvetica', 'condensed', 'sans', 'mono'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, word, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const slash = random.pick([' / ', ' | ', '/']);
    const both = (own: string, other: string) => (own === other ? own : `${own}${slash}${other}`);
    const each = (key: 'head' | 'terms' | 'parties') => say[key].map((own, i) => both(own, english[key][i]!));
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    paper.text(print.value('buyer', 'company'), left, 30, { size: 12, bold: true });
    paper.text([...print.party('buyer', 'street', 'town', 'country')].join(', '), left, 47);
    paper.text(`${word('vatId')} ${print.value('buyer', 'vatId')}`, left, 58);
    paper.text(both(say.title, english.title), left, 76, { size: 12, bold: true, width, align: 'center' });
    const delivery = print.delivery();
    const box = { x: left, width, height: 26, labelStyle: { size: 6 } };
    const head = [
      print.number(),
      print.date(),
      order.quoteReference,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('buyer', 'email'),
    ];
    const pairs = (labels: string[], values: string[]) =>
      values.map((value, i): [string, string] => [labels[i]!, value]);
    let y = drawBoxRow(paper, pairs(each('head'), head), { ...box, y: 98, shares: [3, 3, 3, 4, 4, 5] });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('billTo', 'company', 'street', 'town', 'country'),
    ];
    blocks.forEach((texts, i) => {
      paper.box(left + (i * width) / 3, y, width / 3, 78, { thickness: 0.5 });
      const place = { x: left + (i * width) / 3 + 4, y: y + 3, width: width / 3 - 8, headStyle: { size: 6 } };
      drawBlock(paper, each('parties')[i]!, texts, place);
    });
    const terms = [
      order.supplierNumber,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      ...(delivery === null ? [] : [delivery]),
    ];
    y = drawBoxRow(paper, pairs(each('terms'), terms), { ...box, y: y + 78 });

    const withDates = delivery === null;
    const cells: [number, (line: PrintedLine) => string, 'left' | 'right'][] = [
      [32, (line) => line.position(), 'left'],
      [72, (line) => line.article(), 'left'],
      [width - 322 - (withDates ? 62 : 0), (line) => line.description(), 'left'],
      [54, (line) => line.quantity(), 'right'],
      [38, (line) => line.unit(), 'left'],
      [58, (line) => line.price(), 'right'],
      [68, (line) => line.total(), 'right'],
    ];
    if (withDates) cells.push([62, (line) => line.date(), 'right']);
    const columns = cells.map(([wide, cell, align], i) => ({
      head:
        say.columns[i] === english.columns[i] ? say.columns[i]! : `${say.columns[i]}\n${english.columns[i]}`,
      width: wide,
      cell,
      align,
    }));
    const place = { x: left, y: y + 12, bottom: paper.height - 110, nextPage: () => 48 };
    const end = drawTable(paper, columns, print.lines, place, { rules: 'columns', head: { size: 6.5 } });
    const sums = print
      .sums()
      .map(({ kind, text }): [string, string] => [
        `${both(say.sums[kind], english.sums[kind])}${kind === 'tax' ? ` ${order.taxRate}%` : ''}`,
        kind === 'total' ? `${print.currency()} ${text}` : text,
      ]);
    y = drawBoxRow(paper, sums, {
      ...box,
      x: right - sums.length * 105,
      width: sums.length * 105,
      y: end,
      value: { bold: true, size: 9 },
    });
    paper.text(say.note, left, y + 10);
    paper.text(english.note, left, y + 21, { italic: true });
  },
};
