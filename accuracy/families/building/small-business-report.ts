import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import type { Sum } from '../../print/print.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

interface Words {
  title: string;
  strip: string[];
  parties: string[];
  federalTax: string;
  facts: string[];
  heads: string[];
  sums: Record<Sum['kind'], string>;
  remarks: string;
}
const words: Record<'en' | 'de' | 'es' | 'it' | 'pt' | 'nl' | 'pl', Words> = {
  en: {
    title: 'Purchase Order',
    strip: listed('Document Number | Document Date | Page'),
    parties: listed('Vendor | Ship To | Pay To'),
    federalTax: 'Federal Tax ID',
    facts: listed('Your Reference | Buyer | Delivery Date | Payment Terms'),
    heads: listed('# | Item No. | Description | Quantity | UoM | Price | Disc. % | Total (Doc.)'),
    sums: { subtotal: 'Total Before Discount', freight: 'Freight', tax: 'Tax', total: 'Total Payment Due' },
    remarks: 'Remarks',
  },
  de: {
    title: 'Bestellung',
    strip: listed('Belegnummer | Belegdatum | Seite'),
    parties: listed('Lieferant | Lieferadresse | Zahlungsadresse'),
    federalTax: 'USt-IdNr.',
    facts: listed('Ihre Referenz | Einkäufer | Lieferdatum | Zahlungsbedingungen'),
    heads: listed('# | Artikelnr. | Beschreibung | Menge | ME | Preis | Rabatt % | Gesamt (Bel.)'),
    sums: { subtotal: 'Gesamt vor Rabatt', freight: 'Fracht', tax: 'Steuer', total: 'Fälliger Gesamtbetrag' },
    remarks: 'Bemerkungen',
  },
  es: {
    title: 'Pedido',
    strip: listed('Número de documento | Fecha de documento | Página'),
    parties: listed('Proveedor | Entregar a | Pagar a'),
    federalTax: 'Número de identificación fiscal',
    facts: listed('Su referencia | Encargado de compras | Fecha de entrega | Condiciones de pago'),
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
    strip: listed('Numero documento | Data documento | Pagina'),
    parties: listed('Fornitore | Destinatario | Pagare a'),
    federalTax: 'Partita IVA',
    facts: listed('Vostro riferimento | Addetto acquisti | Data di consegna | Condizioni di pagamento'),
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
    strip: listed('Número do documento | Data do documento | Página'),
    parties: listed('Fornecedor | Entregar a | Pagar a'),
    federalTax: 'N.º de contribuinte',
    facts: listed('Sua referência | Comprador | Data de entrega | Condições de pagamento'),
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
    strip: listed('Documentnummer | Documentdatum | Pagina'),
    parties: listed('Leverancier | Afleveradres | Betalen aan'),
    federalTax: 'Btw-nummer',
    facts: listed('Uw referentie | Inkoper | Leveringsdatum | Betalingsvoorwaarden'),
    heads: listed('# | Artikelnr. | Omschrijving | Hoeveelheid | ME | Prijs | Korting % | Totaal (doc.)'),
    sums: { subtotal: 'Totaal vóór korting', freight: 'Vracht', tax: 'Btw', total: 'Totaal verschuldigd' },
    remarks: 'Opmerkingen',
  },
  pl: {
    title: 'Zamówienie zakupu',
    strip: listed('Numer dokumentu | Data dokumentu | Strona'),
    parties: listed('Dostawca | Adres dostawy | Adres płatności'),
    federalTax: 'NIP',
    facts: listed('Numer referencyjny | Nabywca | Data dostawy | Warunki płatności'),
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
  order: { lines: [1, 32], articles: 'own', delivery: 'date', discounts: true, number: '{1|2}0####' },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [7.5, 8.5] },
  draw(paper, sheet) {
    const { print, order, language, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [32, paper.width - 32];
    const { currency } = order;
    paper.text(print.value('buyer', 'company'), left, 30, { size: 12, bold: true });
    paper.fitted(print.party('buyer', 'street', 'town', 'country').join(', '), left, 47, 260, { size: 7 });
    paper.text(say.title, 300, 28, { size: 18, bold: true, width: right - 300, align: 'right' });
    const strip = [print.number(), print.date(), '1'];
    const from = right - 270;
    paper.box(from, 70, 270, 14, { fill: '#dcdcdc' });
    strip.forEach((text, i) => {
      paper.fitted(say.strip[i]!, from + i * 90 + 4, 72, 82, { bold: true });
      paper.fitted(text, from + i * 90 + 4, 88, 82);
    });
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
      print.party('supplier', 'company', 'street', 'town'),
    ] as const;
    blocks.forEach((texts, i) => {
      const x = left + i * 178;
      paper.text(say.parties[i]!, x, 112, { bold: true });
      paper.line(x, 124, x + 168, 124, { color: '#888888' });
      texts.forEach((text, n) => {
        paper.fitted(text, x, 128 + n * 11, 168);
      });
    });
    const facts = [
      order.quoteReference,
      print.value('buyer', 'contact'),
      print.delivery()!,
      word('paymentTermsValue'),
      print.currency(),
    ] as const;
    const wide = (right - left) / facts.length;
    paper.box(left, 196, right - left, 28, { color: '#aaaaaa' });
    facts.forEach((text, i) => {
      paper.fitted([...say.facts, word('currency')][i]!, left + i * wide + 4, 198, wide - 8, { bold: true });
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
      paper.text(`${say.strip[2]} ${paper.pageNumber()}`, right - 90, 34, { width: 90, align: 'right' });
      return 56;
    }
  },
};
