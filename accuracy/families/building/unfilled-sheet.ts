import { type Column, drawTable } from '../../kit/table.ts';
import type { Language } from '../../languages.ts';
import type { Line } from '../../order/order.ts';
import { listed } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

/** Title, labels of the empty fields, heads, sum. */
const words: Record<Language, { title: string; fields: string[]; heads: string[]; total: string }> = {
  en: {
    title: 'Purchase Order Form',
    fields: listed('Company | Address | PO number | Order date | Delivery date | Contact'),
    heads: listed('Code | Description | Unit | Unit price | Quantity | Amount'),
    total: 'Total',
  },
  de: {
    title: 'Bestellformular',
    fields: listed('Firma | Anschrift | Bestellnummer | Bestelldatum | Liefertermin | Ansprechpartner'),
    heads: listed('Art.-Nr. | Bezeichnung | Einheit | Einzelpreis | Menge | Betrag'),
    total: 'Gesamt',
  },
  nl: {
    title: 'Bestelformulier',
    fields: listed('Bedrijf | Adres | Bestelnummer | Besteldatum | Leverdatum | Contactpersoon'),
    heads: listed('Art.nr. | Omschrijving | Eenheid | Prijs | Aantal | Bedrag'),
    total: 'Totaal',
  },
  fr: {
    title: 'Bon de commande',
    fields: listed('Société | Adresse | N° de commande | Date de commande | Date de livraison | Contact'),
    heads: listed('Réf. | Désignation | Unité | P.U. HT | Quantité | Montant HT'),
    total: 'Total HT',
  },
  es: {
    title: 'Hoja de pedido',
    fields: listed('Empresa | Dirección | N.º de pedido | Fecha de pedido | Fecha de entrega | Contacto'),
    heads: listed('Ref. | Descripción | Unidad | Precio | Cantidad | Importe'),
    total: 'Total',
  },
  it: {
    title: 'Modulo d’ordine',
    fields: listed('Ditta | Indirizzo | Numero ordine | Data ordine | Data consegna | Referente'),
    heads: listed('Codice | Descrizione | U.m. | Prezzo | Quantità | Importo'),
    total: 'Totale',
  },
  pt: {
    title: 'Nota de encomenda',
    fields: listed('Empresa | Morada | N.º de encomenda | Data da encomenda | Data de entrega | Contacto'),
    heads: listed('Ref. | Descrição | Un. | Preço | Quantidade | Valor'),
    total: 'Total',
  },
  pl: {
    title: 'Formularz zamówienia',
    fields: listed('Firma | Adres | Numer zamówienia | Data zamówienia | Termin dostawy | Osoba kontaktowa'),
    heads: listed('Indeks | Nazwa | J.m. | Cena | Ilość | Wartość'),
    total: 'Razem',
  },
  da: {
    title: 'Bestillingsseddel',
    fields: listed('Firma | Adresse | Ordrenummer | Ordredato | Leveringsdato | Kontaktperson'),
    heads: listed('Varenr. | Beskrivelse | Enhed | Pris | Antal | Beløb'),
    total: 'I alt',
  },
};

/** Not an order: a spreadsheet for orders that nobody has filled in: empty cells beside the labels, amounts of 0,00 and a total of 0,00. */
export const family: DrawnFamily = {
  about:
    'negative: order spreadsheet not filled in: empty cells beside the labels, quantities empty, amounts and total zero',
  type: 'unknown',
  order: {
    lines: [2, 5],
    others: [6, 24],
    articles: 'yours',
    delivery: 'date',
    notes: false,
    openQuantity: false,
    repeated: false,
  },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, { print, order, language }) {
    const say = words[language];
    const [left, right] = [46, paper.width - 46];
    paper.text(say.title, left, 40, { size: 16, bold: true });
    paper.fitted(`${order.supplier.company}, ${order.supplier.email}`, 300, 44, right - 300);
    say.fields.forEach((field, i) => {
      const y = 72 + i * 17;
      paper.box(left, y, 120, 17, { thickness: 0.4, color: '#999999' });
      paper.box(left + 120, y, 230, 17, { thickness: 0.4, color: '#999999' });
      paper.text(field, left + 4, y + 3, { bold: true });
    });
    const zero = print.money(0);
    const [article, text, unit, price, quantity, amount] = say.heads as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const columns: Column<Line>[] = [
      { head: article, width: 80, cell: (line) => line.yourArticle ?? '' },
      { head: text, width: right - left - 330, cell: (line) => line.description },
      { head: unit, width: 50, cell: (line) => line.unit },
      { head: price, width: 64, align: 'right', cell: (line) => print.money(line.price) },
      { head: quantity, width: 66, align: 'right', cell: () => '' },
      { head: amount, width: 70, align: 'right', cell: () => zero },
    ];
    const end = drawTable(
      paper,
      columns,
      [...order.lines, ...order.others],
      { x: left, y: 190, bottom: paper.height - 80, nextPage: () => 44 },
      { rules: 'all', head: { fill: '#dde7f3' }, padding: 3 },
    );
    paper.text(`${say.total} ${order.currency}`, right - 200, end + 6, { bold: true });
    paper.text(zero, right - 73, end + 6, { bold: true, width: 70, align: 'right' });
  },
};
