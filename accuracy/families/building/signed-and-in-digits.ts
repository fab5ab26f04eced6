import { columnsOf } from '../../kit/order-parts.ts';
import type { Paper } from '../../kit/paper.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily, Sheet } from '../family.ts';

interface Words {
  /** With {number}. */
  title: string;
  /** With {city} and {date}. */
  place: string;
  parties: string[];
  tax: string;
  terms: string[];
  values: string[];
  heads: string[];
  rates: string[];
  sum: string;
  inDigits: string;
  digits: string[];
  remarks: string;
  signers: string[];
  printed: string;
}
const words: Record<'pl' | 'de' | 'en' | 'it' | 'es', Words> = {
  pl: {
    title: 'Zamówienie do dostawcy nr {number}',
    place: '{city}, dnia {date}',
    parties: listed('Zamawiający: | Sprzedawca: | Odbiorca:'),
    tax: 'NIP',
    terms: listed('Termin realizacji: | Forma płatności: | Sposób dostawy:'),
    values: listed('przelew, 30 dni | spedycja na koszt dostawcy'),
    heads: listed(
      'Lp. | Kod | Nazwa towaru/usługi | Ilość | J.m. | Rabat | Cena netto | VAT | Wartość netto',
    ),
    rates: listed('Wg stawki VAT | Netto | VAT | Brutto | Razem:'),
    sum: 'Razem do zapłaty:',
    inDigits: 'Słownie:',
    digits: listed('zero | jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć'),
    remarks: 'Uwagi:',
    signers: listed('Zamówienie wystawił | Zatwierdził'),
    printed: 'Wydrukowano z systemu, dokument nie wymaga pieczęci.',
  },
  de: {
    title: 'Bestellung an Lieferanten Nr. {number}',
    place: '{city}, den {date}',
    parties: listed('Auftraggeber: | Verkäufer: | Empfänger:'),
    tax: 'USt-IdNr.',
    terms: listed('Ausführungstermin: | Zahlungsart: | Lieferart:'),
    values: listed('Überweisung, 30 Tage | Spedition zu Lasten des Lieferanten'),
    heads: listed('Lfd. | Code | Warenbezeichnung | Menge | ME | Rabatt | Nettopreis | MwSt. | Nettowert'),
    rates: listed('Nach Steuersatz | Netto | MwSt. | Brutto | Insgesamt:'),
    sum: 'Insgesamt zu zahlen:',
    inDigits: 'In Worten:',
    digits: listed('null | eins | zwei | drei | vier | fünf | sechs | sieben | acht | neun'),
    remarks: 'Anmerkungen:',
    signers: listed('Bestellung ausgestellt von | Genehmigt von'),
    printed: 'Aus dem System gedruckt, ohne Stempel gültig.',
  },
  en: {
    title: 'Order to supplier No. {number}',
    place: '{city}, {date}',
    parties: listed('Ordering party: | Seller: | Recipient:'),
    tax: 'VAT/Tax No.',
    terms: listed('Completion date: | Payment form: | Delivery method:'),
    values: listed('bank transfer, 30 days | forwarder, at supplier’s cost'),
    heads: listed(
      'No. | Code | Name of goods/service | Quantity | U.M. | Disc. | Net price | VAT | Net value',
    ),
    rates: listed('By VAT rate | Net | VAT | Gross | Together:'),
    sum: 'Total to pay:',
    inDigits: 'In words:',
    digits: listed('zero | one | two | three | four | five | six | seven | eight | nine'),
    remarks: 'Remarks:',
    signers: listed('Order issued by | Approved by'),
    printed: 'Printed from the system, valid without a stamp.',
  },
  it: {
    title: 'Ordine al fornitore n. {number}',
    place: '{city}, lì {date}',
    parties: listed('Committente: | Venditore: | Destinatario:'),
    tax: 'Partita IVA',
    terms: listed('Termine di esecuzione: | Forma di pagamento: | Modo di consegna:'),
    values: listed('bonifico, 30 giorni | spedizioniere a carico del fornitore'),
    heads: listed(
      'N. | Codice | Nome merce/servizio | Quantità | U.M. | Sconto | Prezzo netto | IVA | Valore netto',
    ),
    rates: listed('Per aliquota IVA | Netto | IVA | Lordo | Insieme:'),
    sum: 'Totale da pagare:',
    inDigits: 'In lettere:',
    digits: listed('zero | uno | due | tre | quattro | cinque | sei | sette | otto | nove'),
    remarks: 'Note:',
    signers: listed('Ordine emesso da | Approvato da'),
    printed: 'Stampato dal sistema, valido senza timbro.',
  },
  es: {
    title: 'Pedido al proveedor n.º {number}',
    place: '{city}, a {date}',
    parties: listed('Ordenante: | Vendedor: | Receptor:'),
    tax: 'NIF/RFC',
    terms: listed('Plazo de ejecución: | Forma de pago: | Forma de entrega:'),
    values: listed('transferencia, 30 días | transportista a cargo del proveedor'),
    heads: listed(
      'N.º | Código | Nombre del producto/servicio | Cantidad | U.M. | Dto. | Precio neto | IVA | Valor neto',
    ),
    rates: listed('Según tipo de IVA | Neto | IVA | Bruto | Suma:'),
    sum: 'Total a pagar:',
    inDigits: 'En letras:',
    digits: listed('cero | uno | dos | tres | cuatro | cinco | seis | siete | ocho | nueve'),
    remarks: 'Observaciones:',
    signers: listed('Pedido emitido por | Aprobado por'),
    printed: 'Impreso desde el sistema, válido sin sello.',
  },
};

/** Comarch ERP's order: place and date in a sentence, number in the title, and the buyer's clerk only over the line for the signature. */
export const family: DrawnFamily = {
  about:
    'Comarch ERP: "place, the date" at the right, number in a centred title, amount digit by digit in words, clerk with telephone over a signature line',
  languages: languagesOf(words),
  order: {
    lines: [1, 18],
    number: '{ZD|ZZ}-{##|###}/{CEN|MG1|KRK|H2}',
    articles: 'own',
    delivery: 'date',
    discounts: true,
    tax: true,
    freight: false,
    notes: false,
    openQuantity: false,
  },
  paper: { faces: ['helvetica', 'sans', 'lato', 'condensed'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, language } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [40, paper.width - 40];
    const width = right - left;
    const step = paper.leading();
    const city = print.value('buyer', 'city');
    const placed = say.place.replace('{city}', city).replace('{date}', print.date());
    paper.text(placed, left, 34, { width, align: 'right' });
    const title = say.title.replace('{number}', print.number());
    paper.text(title, left, 58, { size: 13, bold: true, width, align: 'center' });
    const low = drawParties(paper, sheet, say, 88);
    const terms = [print.delivery()!, ...say.values];
    terms.forEach((value, i) => {
      paper.text(say.terms[i]!, left, low + i * step);
      paper.text(value, left + 106, low + i * step, { bold: i === 0 });
    });
    const [position, article, text, quantity, unit, discount, price, rate, total] = say.heads;
    const columns = columnsOf(sheet, [
      ['position', 26, position],
      ['article', 74, article],
      ['description', width - 398, text],
      ['quantity', 48, quantity],
      ['unit', 36, unit],
      ['discount', 42, discount],
      ['price', 66, price],
      ['lineTotal', 74, total],
    ]);
    const rates = { head: rate!, width: 32, align: 'right' as const, cell: () => `${order.taxRate}%` };
    columns.splice(-1, 0, rates);
    const end = drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: low + 3 * step + 8,
        bottom: paper.height - 60,
        nextPage() {
          paper.text(title, left, 34, { bold: true });
          paper.text(`${paper.pageNumber()}`, left, 34, { width, align: 'right' });
          return 54;
        },
      },
      { rules: 'all', padding: 2.5, head: { fill: '#eeeeee', size: paper.fontSize - 0.5 } },
    );
    let y = end + 8;
    if (y > paper.height - 250) {
      paper.newPage();
      y = 50;
    }
    drawClose(paper, sheet, say, y);
  },
};

/** Who orders and who sells side by side, who receives below. Gives the y below them. */
function drawParties(paper: Paper, { print, order }: Sheet, say: Words, y: number): number {
  const [left, middle] = [40, paper.width / 2 + 6];
  const step = paper.leading();
  const [buyer, seller, recipient] = say.parties;
  const { supplier } = order;
  const stack = (head: string, texts: readonly string[], x: number, at: number) => {
    paper.text(head, x, at, { italic: true, size: paper.fontSize - 1 });
    texts.forEach((text, i) => {
      paper.fitted(text, x, at + (i + 1) * step, middle - left - 16, { bold: i === 0 });
    });
    return at + (texts.length + 1) * step;
  };
  const ours = [
    ...print.party('buyer', 'company', 'street', 'town'),
    `${say.tax}: ${print.value('buyer', 'vatId')}`,
  ];
  const theirs = [
    ...print.party('supplier', 'company', 'street', 'town', 'country'),
    `${say.tax}: ${supplier.vatId}`,
  ];
  const low = Math.max(stack(buyer!, ours, left, y), stack(seller!, theirs, middle, y));
  paper.line(left, low + 3, paper.width - left, low + 3, { thickness: 0.4 });
  const goodsTo = print.party('shipTo', 'company', 'extra', 'street', 'town');
  return stack(recipient!, goodsTo, left, low + 8) + 8;
}

/** Tax by rate, the total in words, remarks and two signatures. */
function drawClose(paper: Paper, { print, order, sentences }: Sheet, say: Words, top: number): void {
  const [left, right] = [40, paper.width - 40];
  const step = paper.leading() + 3;
  const sums = new Map(print.sums().map(({ kind, text }) => [kind, text]));
  const money = [sums.get('subtotal')!, sums.get('tax')!, sums.get('total')!];
  const [byRate, net, tax, gross, together] = say.rates;
  const rows = [
    [byRate!, net!, tax!, gross!],
    [`${order.taxRate}%`, ...money],
    [together!, ...money],
  ];
  const wide = 74;
  const from = right - 4 * wide - 10;
  rows.forEach((cells, n) => {
    cells.forEach((text, i) => {
      const x = i === 0 ? from : from + 10 + i * wide;
      const room = i === 0 ? wide + 10 : wide;
      paper.box(x, top + n * step, room, step, { thickness: 0.4 });
      const size = Math.min(1, (room - 6) / paper.widthOf(text, { bold: n !== 1 })) * paper.fontSize;
      paper.text(text, x + 3, top + n * step + 2, {
        size,
        bold: n !== 1,
        width: room - 6,
        align: 'right',
      });
    });
  });
  let y = top + 3 * step + 14;
  const [whole = '', fraction = ''] = order.total.toFixed(2).split('.');
  const currency = print.currency();
  paper.text(`${say.sum} ${sums.get('total')} ${currency}`, left, y, { bold: true, size: 11 });
  const digits = [...whole].map((digit) => say.digits[Number(digit)]).join(' * ');
  paper.fitted(`${say.inDigits} * ${digits} * ${currency} ${fraction}/100`, left, y + 18, right - left);
  y += 40;
  paper.text(say.remarks, left, y, { bold: true });
  y = paper.paragraph(sentences('instruction', 1)[0]!, left, y + step, 300) + 34;
  const contact = [
    print.value('buyer', 'contact'),
    `${print.value('buyer', 'phone')}, ${print.value('buyer', 'email')}`,
  ];
  contact.forEach((text, i) => {
    paper.fitted(text, left, y + i * 12, 210);
  });
  say.signers.forEach((signer, i) => {
    const x = i === 0 ? left : right - 190;
    paper.line(x, y + 28, x + 190, y + 28, { dash: 1.5 });
    paper.text(signer, x, y + 31, { size: 7, width: 190, align: 'center' });
  });
  paper.text(say.printed, left, y + 54, { size: 6.5, color: '#555555' });
}
