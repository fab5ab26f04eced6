import type { Language } from '../../languages.ts';

export interface PaperWords {
  title: string;
  number: string;
  date: string;
  delivery: string;
  shipTo: string;
  to: string;
  columns: readonly [
    position: string,
    article: string,
    goods: string,
    quantity: string,
    price: string,
    amount: string,
  ];
  sum: string;
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    title: 'Purchase Order',
    number: 'PO number',
    date: 'Date',
    delivery: 'Required by',
    shipTo: 'Ship to',
    to: 'Supplier',
    columns: ['Line', 'Part no.', 'Description', 'Quantity', 'Unit price', 'Amount'],
    sum: 'Net total',
  },
  de: {
    title: 'Bestellung',
    number: 'Bestell-Nr.',
    date: 'Datum',
    delivery: 'Liefertermin',
    shipTo: 'Lieferanschrift',
    to: 'Lieferant',
    columns: ['Pos.', 'Artikel-Nr.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
    sum: 'Nettosumme',
  },
  nl: {
    title: 'Inkooporder',
    number: 'Ordernummer',
    date: 'Datum',
    delivery: 'Leverdatum',
    shipTo: 'Afleveradres',
    to: 'Leverancier',
    columns: ['Regel', 'Artikelnr.', 'Omschrijving', 'Aantal', 'Prijs', 'Bedrag'],
    sum: 'Totaal excl. btw',
  },
  fr: {
    title: 'Bon de commande',
    number: 'N° de commande',
    date: 'Date',
    delivery: 'Livraison souhaitée',
    shipTo: 'Adresse de livraison',
    to: 'Fournisseur',
    columns: ['Poste', 'Référence', 'Désignation', 'Quantité', 'P.U. HT', 'Montant'],
    sum: 'Total HT',
  },
  es: {
    title: 'Pedido de compra',
    number: 'N.º de pedido',
    date: 'Fecha',
    delivery: 'Fecha de entrega',
    shipTo: 'Dirección de entrega',
    to: 'Proveedor',
    columns: ['Pos.', 'Referencia', 'Descripción', 'Cantidad', 'Precio', 'Importe'],
    sum: 'Total neto',
  },
  it: {
    title: 'Ordine di acquisto',
    number: 'Ordine n.',
    date: 'Data',
    delivery: 'Data di consegna',
    shipTo: 'Indirizzo di consegna',
    to: 'Fornitore',
    columns: ['Pos.', 'Codice', 'Descrizione', 'Quantità', 'Prezzo', 'Importo'],
    sum: 'Totale netto',
  },
  pt: {
    title: 'Nota de encomenda',
    number: 'Encomenda n.º',
    date: 'Data',
    delivery: 'Data de entrega',
    shipTo: 'Local de entrega',
    to: 'Fornecedor',
    columns: ['Pos.', 'Referência', 'Designação', 'Quantidade', 'Preço', 'Valor'],
    sum: 'Total líquido',
  },
  pl: {
    title: 'Zamówienie',
    number: 'Nr zamówienia',
    date: 'Data',
    delivery: 'Termin dostawy',
    shipTo: 'Adres dostawy',
    to: 'Dostawca',
    columns: ['Poz.', 'Indeks', 'Nazwa towaru', 'Ilość', 'Cena', 'Wartość'],
    sum: 'Razem netto',
  },
  da: {
    title: 'Indkøbsordre',
    number: 'Ordrenr.',
    date: 'Dato',
    delivery: 'Leveringsdato',
    shipTo: 'Leveringsadresse',
    to: 'Leverandør',
    columns: ['Linje', 'Varenr.', 'Beskrivelse', 'Antal', 'Pris', 'Beløb'],
    sum: 'I alt ekskl. moms',
  },
};
