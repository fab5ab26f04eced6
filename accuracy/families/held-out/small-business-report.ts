import { columnsOf, factsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { Sum } from '../../print/print.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

interface Words {
  title: string;
  original: string;
  number: string;
  date: string;
  page: string;
  vendor: string;
  shipTo: string;
  payTo: string;
  federalTax: string;
  yourReference: string;
  buyer: string;
  deliveryDate: string;
  terms: string;
  heads: string[];
  sums: Record<Sum['kind'], string>;
  remarks: string;
}
const words: Record<'en' | 'de' | 'es' | 'it' | 'pt' | 'nl' | 'pl', Words> = {
  en: {
    title: 'Purchase Order',
    original: 'Original',
    number: 'Document Number',
    date: 'Document Date',
    page: 'Page',
    vendor: 'Vendor',
    shipTo: 'Ship To',
    payTo: 'Pay To',
    federalTax: 'Federal Tax ID',
    yourReference: 'Your Reference',
    buyer: 'Buyer',
    deliveryDate: 'Delivery Date',
    terms: 'Payment Terms',
    heads: listed('# | Item No. | Description | Quantity | UoM | Price | Disc. % | Total (Doc.)'),
    sums: { subtotal: 'Total Before Discount', freight: 'Freight', tax: 'Tax', total: 'Total Payment Due' },
    remarks: 'Remarks',
  },
  de: {
    title: 'Bestellung',
    original: 'Original',
    number: 'Belegnummer',
    date: 'Belegdatum',
    page: 'Seite',
    vendor: 'Lieferant',
    shipTo: 'Lieferadresse',
    payTo: 'Zahlungsadresse',
    federalTax: 'USt-IdNr.',
    yourReference: 'Ihre Referenz',
    buyer: 'Einkäufer',
    deliveryDate: 'Lieferdatum',
    terms: 'Zahlungsbedingungen',
    heads: listed('# | Artikelnr. | Beschreibung | Menge | ME | Preis | Rabatt % | Gesamt (Bel.)'),
    sums: { subtotal: 'Gesamt vor Rabatt', freight: 'Fracht', tax: 'Steuer', total: 'Fälliger Gesamtbetrag' },
    remarks: 'Bemerkungen',
  },
  es: {
    title: 'Pedido',
    original: 'Original',
    number: 'Número de documento',
    date: 'Fecha de documento',
    page: 'Página',
    vendor: 'Proveedor',
    shipTo: 'Entregar a',
    payTo: 'Pagar a',
    federalTax: 'Número de identificación fiscal',
    yourReference: 'Su referencia',
    buyer: 'Encargado de compras',
    deliveryDate: 'Fecha de entrega',
    terms: 'Condiciones de pago',
    heads: listed('# | Número de artículo | Descripción | Cantidad | UdM | Precio | % Dto. | Total (doc.)'),
    sums: {
      subtotal: 'Total antes del descuento',
      freight: 'Portes',
      tax: 'Impuesto',
      total: 'Total del documento',
    },
    remarks: 'Comentarios',
  },
  it: {
    title: 'Ordine d’acquisto',
    original: 'Originale',
    number: 'Numero documento',
    date: 'Data documento',
    page: 'Pagina',
    vendor: 'Fornitore',
    shipTo: 'Destinatario',
    payTo: 'Pagare a',
    federalTax: 'Partita IVA',
    yourReference: 'Vostro riferimento',
    buyer: 'Addetto acquisti',
    deliveryDate: 'Data di consegna',
    terms: 'Condizioni di pagamento',
    heads: listed('# | Numero articolo | Descrizione | Quantità | UM | Prezzo | % sconto | Totale (doc.)'),
    sums: {
      subtotal: 'Totale al lordo dello sconto',
      freight: 'Trasporto',
      tax: 'Imposta',
      total: 'Totale documento',
    },
    remarks: 'Osservazioni',
  },
  pt: {
    title: 'Pedido de compra',
    original: 'Original',
    number: 'Número do documento',
    date: 'Data do documento',
    page: 'Página',
    vendor: 'Fornecedor',
    shipTo: 'Entregar a',
    payTo: 'Pagar a',
    federalTax: 'N.º de contribuinte',
    yourReference: 'Sua referência',
    buyer: 'Comprador',
    deliveryDate: 'Data de entrega',
    terms: 'Condições de pagamento',
    heads: listed('# | N.º do item | Descrição | Quantidade | UM | Preço | % desc. | Total (doc.)'),
    sums: {
      subtotal: 'Total antes do desconto',
      freight: 'Frete',
      tax: 'Imposto',
      total: 'Total do documento',
    },
    remarks: 'Observações',
  },
  nl: {
    title: 'Inkooporder',
    original: 'Origineel',
    number: 'Documentnummer',
    date: 'Documentdatum',
    page: 'Pagina',
    vendor: 'Leverancier',
    shipTo: 'Afleveradres',
    payTo: 'Betalen aan',
    federalTax: 'Btw-nummer',
    yourReference: 'Uw referentie',
    buyer: 'Inkoper',
    deliveryDate: 'Leveringsdatum',
    terms: 'Betalingsvoorwaarden',
    heads: listed('# | Artikelnr. | Omschrijving | Hoeveelheid | ME | Prijs | Korting % | Totaal (doc.)'),
    sums: { subtotal: 'Totaal vóór korting', freight: 'Vracht', tax: 'Btw', total: 'Totaal verschuldigd' },
    remarks: 'Opmerkingen',
  },
  pl: {
    title: 'Zamówienie zakupu',
    original: 'Oryginał',
    number: 'Numer dokumentu',
    date: 'Data dokumentu',
    page: 'Strona',
    vendor: 'Dostawca',
    shipTo: 'Adres dostawy',
    payTo: 'Adres płatności',
    federalTax: 'NIP',
    yourReference: 'Numer referencyjny',
    buyer: 'Nabywca',
    deliveryDate: 'Data dostawy',
    terms: 'Warunki płatności',
    heads: listed('# | Indeks | Opis | Ilość | JM | Cena | Rabat % | Suma (dok.)'),
    sums: {
      subtotal: 'Suma przed rabatem',
      freight: 'Fracht',
      tax: 'Podatek',
      total: 'Łączna kwota do zapłaty',
    },
    remarks: 'Uwagi',
  },
};

/** SAP Business One's standard report: number, date and page in a grey strip, the parties in three columns of small print. */
export const family: DrawnFamily = {
  about:
    'SAP Business One: number, date and page in a strip of heads, currency beside each amount, remarks under the sums',
  languages: languagesOf(words),
  order: { lines: [1, 14], articles: 'own', delivery: 'date', discounts: true, number: '{1|2}0####' },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, language, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [32, paper.width - 32];
    const { currency } = order;
    paper.text(print.value('buyer', 'company'), left, 30, { size: 12, bold: true });
    paper.fitted(print.party('buyer', 'street', 'town', 'country').join(', '), left, 47, 260, { size: 7 });
    paper.text(say.title, 300, 28, { size: 18, bold: true, width: right - 300, align: 'right' });
    paper.text(say.original, 300, 52, { width: right - 300, align: 'right' });
    const strip = [
      [say.number, print.number()],
      [say.date, print.date()],
      [say.page, '1'],
    ] as const;
    const from = right - 270;
    paper.box(from, 70, 270, 14, { fill: '#dcdcdc' });
    strip.forEach(([head, text], i) => {
      paper.fitted(head, from + i * 90 + 4, 72, 82, { bold: true });
      paper.fitted(text, from + i * 90 + 4, 88, 82);
    });
    const blocks = [
      [say.vendor, print.party('supplier', 'company', 'street', 'town', 'country')],
      [say.shipTo, print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')],
      [say.payTo, print.party('supplier', 'company', 'street', 'town')],
    ] as const;
    blocks.forEach(([head, texts], i) => {
      const x = left + i * 178;
      paper.text(head, x, 112, { bold: true });
      paper.line(x, 124, x + 168, 124, { color: '#888888' });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 128 + n * 11, 168);
      });
    });
    const facts = [
      [say.yourReference, order.quoteReference],
      [say.buyer, print.value('buyer', 'contact')],
      [say.deliveryDate, print.delivery()!],
      [say.terms, word('paymentTermsValue')],
      ...factsOf(sheet, ['currency']).map(([, value]) => [word('currency'), value] as const),
    ] as const;
    const wide = (right - left) / facts.length;
    paper.box(left, 196, right - left, 28, { color: '#aaaaaa' });
    facts.forEach(([head, text], i) => {
      paper.fitted(head, left + i * wide + 4, 198, wide - 8, { bold: true });
      paper.fitted(text, left + i * wide + 4, 211, wide - 8);
    });
    const [position, article, description, quantity, unit, price, discount, total] = say.heads;
    const columns = columnsOf(sheet, [
      ['position', 26, position],
      ['article', 74, article],
      ['description', right - left - 386, description],
      ['quantity', 54, quantity],
      ['unit', 40, unit],
      ['price', 74, price],
      ['discount', 42, discount],
      ['lineTotal', 76, total],
    ]).map((column) =>
      column.head === price || column.head === total
        ? { ...column, cell: (line: (typeof print.lines)[number]) => withCurrency(column.cell(line)) }
        : column,
    );
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 236, bottom: paper.height - 150, nextPage },
      { rules: 'head', head: { fill: '#dcdcdc' }, gap: 2 },
    );
    paper.line(left, end + 4, right, end + 4);
    print.sums().forEach(({ kind, text }, i) => {
      const y = end + 10 + i * 14;
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.fitted(`${say.sums[kind]}${rate}:`, right - 230, y, 130, { bold: kind === 'total' });
      paper.text(withCurrency(text), right - 98, y, { bold: kind === 'total', width: 95, align: 'right' });
    });
    paper.text(`${say.remarks}:`, left, end + 10, { bold: true });
    paper.paragraph(sentences('instruction', 1)[0]!, left, end + 23, 250);
    const foot = `${say.federalTax}: ${print.value('buyer', 'vatId')}    ${print.value('buyer', 'phone')}    ${print.value('buyer', 'email')}`;
    paper.fitted(foot, left, paper.height - 40, right - left, { size: 7 });

    function withCurrency(text: string | readonly string[]): string {
      return text === '' ? '' : `${currency} ${text}`;
    }
    function nextPage(): number {
      paper.text(`${say.title} ${order.number}`, left, 34, { bold: true });
      paper.text(`${say.page} ${paper.pageNumber()}`, right - 90, 34, { width: 90, align: 'right' });
      return 56;
    }
  },
};
