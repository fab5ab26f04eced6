import type { Language } from '../../../languages.ts';

/** What stands on the papers of a seller beside their titles. */
export interface Labels {
  date: string;
  ours: string;
  goods: string;
  quantity: string;
  price: string;
  amount: string;
  sum: string;
}

export const labels: Record<Language, Labels> = {
  en: {
    date: 'Dated',
    ours: 'Your order',
    goods: 'Goods',
    quantity: 'Quantity',
    price: 'Each',
    amount: 'Amount',
    sum: 'Total before tax',
  },
  de: {
    date: 'Datum',
    ours: 'Ihre Bestellung',
    goods: 'Ware',
    quantity: 'Menge',
    price: 'Einzeln',
    amount: 'Gesamt',
    sum: 'Summe ohne USt.',
  },
  nl: {
    date: 'Datum',
    ours: 'Uw bestelling',
    goods: 'Goederen',
    quantity: 'Aantal',
    price: 'Per stuk',
    amount: 'Bedrag',
    sum: 'Totaal zonder btw',
  },
  fr: {
    date: 'Date',
    ours: 'Votre commande',
    goods: 'Marchandise',
    quantity: 'Quantité',
    price: 'P.U.',
    amount: 'Montant',
    sum: 'Total hors taxes',
  },
  es: {
    date: 'Fecha',
    ours: 'Su pedido',
    goods: 'Mercancía',
    quantity: 'Cantidad',
    price: 'Precio ud.',
    amount: 'Importe',
    sum: 'Base imponible',
  },
  it: {
    date: 'Data',
    ours: 'Vostro ordine',
    goods: 'Merce',
    quantity: 'Quantità',
    price: 'Cad.',
    amount: 'Importo',
    sum: 'Imponibile',
  },
  pt: {
    date: 'Data',
    ours: 'V/ encomenda',
    goods: 'Mercadoria',
    quantity: 'Quantidade',
    price: 'P. unit.',
    amount: 'Valor',
    sum: 'Total sem IVA',
  },
  pl: {
    date: 'Data',
    ours: 'Wasze zamówienie',
    goods: 'Towar',
    quantity: 'Ilość',
    price: 'Cena',
    amount: 'Wartość',
    sum: 'Suma netto',
  },
  da: {
    date: 'Dato',
    ours: 'Jeres ordre',
    goods: 'Varer',
    quantity: 'Antal',
    price: 'Pr. stk.',
    amount: 'Beløb',
    sum: 'I alt uden moms',
  },
};
