import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { addDays } from '../../order/calendar.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Sales - Invoice',
    row: listed('Your Reference | Order No. | Due Date | Payment Terms | Shipment No.'),
    heads: listed(
      'No. | Description | Quantity | Unit | Unit Price Excl. VAT | VAT % | Line Amount Excl. VAT',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Freight', tax: 'VAT', total: 'Total {c} Incl. VAT' },
    pay: listed('Bank | IBAN | Payment Reference'),
  },
  de: {
    title: 'Verkauf - Rechnung',
    row: listed('Ihre Referenz | Auftragsnr. | Fälligkeitsdatum | Zlg.-Bedingungen | Lieferungsnr.'),
    heads: listed(
      'Nr. | Beschreibung | Menge | Einheit | VK-Preis ohne MwSt. | MwSt. % | Zeilenbetrag ohne MwSt.',
    ),
    sums: { subtotal: 'Zwischensumme', freight: 'Fracht', tax: 'MwSt.', total: 'Total {c} inkl. MwSt.' },
    pay: listed('Bank | IBAN | Zahlungsreferenz'),
  },
  nl: {
    title: 'Verkoopfactuur',
    row: listed('Uw referentie | Ordernr. | Vervaldatum | Betalingscondities | Verzendnr.'),
    heads: listed(
      'Nr. | Omschrijving | Aantal | Eenheid | Eenheidsprijs excl. btw | Btw % | Regelbedrag excl. btw',
    ),
    sums: { subtotal: 'Subtotaal', freight: 'Vracht', tax: 'Btw', total: 'Totaal {c} incl. btw' },
    pay: listed('Bank | IBAN | Betalingsreferentie'),
  },
  da: {
    title: 'Salg - faktura',
    row: listed('Deres reference | Ordrenr. | Forfaldsdato | Betalingsbetingelser | Leverancenr.'),
    heads: listed(
      'Nummer | Beskrivelse | Antal | Enhed | Enhedspris ekskl. moms | Momspct. | Linjebeløb ekskl. moms',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Fragt', tax: 'Moms', total: 'I alt {c} inkl. moms' },
    pay: listed('Bank | IBAN | Betalingsreference'),
  },
  es: {
    title: 'Factura venta',
    row: listed('Su/Ntra. ref. | N.º pedido | Fecha vencimiento | Términos de pago | N.º envío'),
    heads: listed(
      'N.º | Descripción | Cantidad | Unidad | Precio venta excl. IVA | % IVA | Importe línea excl. IVA',
    ),
    sums: { subtotal: 'Subtotal', freight: 'Portes', tax: 'IVA', total: 'Total {c} IVA incl.' },
    pay: listed('Banco | IBAN | Referencia de pago'),
  },
};

/** Not an order: our invoice from Business Central, with the customer's order number, an order number of ours and a due date. */
export const family: DrawnFamily = {
  about:
    'negative: Business Central invoice that names the customer’s order and ours, with a due date and a bank account',
  type: 'invoice',
  languages: languagesOf(words),
  order: { lines: [1, 12], articles: 'yours', tax: true, delivery: 'date', notes: false },
  paper: { faces: ['lato', 'helvetica', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random, language, word } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [48, paper.width - 48];
    const code = print.currency();
    paper.text(order.supplier.brand, 300, 34, {
      size: 20,
      bold: true,
      color: '#1b5e8a',
      width: right - 300,
      align: 'right',
    });
    paper.text(`${say.title} ${random.fill('1032##')}`, left, 40, { size: 16 });
    paper.text(print.day(addDays(order.date, 20)), left, 64);
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country', 'vatId'), left, 90);
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'phone', 'email', 'vatId'), 330, 90, {
      width: right - 330,
      align: 'right',
    });
    const values = [
      print.number(),
      random.fill('1010##'),
      print.day(addDays(order.date, 50)),
      word('paymentTermsValue'),
      random.fill('1020##'),
    ];
    const wide = (right - left) / 5;
    say.row.forEach((label, i) => {
      paper.fitted(label, left + i * wide, 186, wide - 8, { bold: true });
      paper.fitted(values[i]!, left + i * wide, 198, wide - 8);
    });
    const [article, text, quantity, unit, price, vat, amount] = say.heads;
    const columns = columnsOf(sheet, [
      ['yourArticle', 66, article],
      ['description', right - left - 352, text],
      ['quantity', 50, quantity],
      ['unit', 46, unit],
      ['price', 76, price],
      ['lineTotal', 74, amount],
    ]);
    columns.splice(-1, 0, { head: vat!, width: 40, align: 'right', cell: () => String(order.taxRate) });
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 226, bottom: paper.height - 150, nextPage: () => 48 },
      { rules: 'head', padding: 3 },
    );
    print.sums().forEach(({ kind, text: sum }, i) => {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate} %` : '';
      paper.text(`${say.sums[kind].replace('{c}', code)}${rate}`, right - 250, end + 8 + i * 14, {
        bold,
        width: 160,
        align: 'right',
      });
      paper.text(sum, right - 84, end + 8 + i * 14, { bold, width: 81, align: 'right' });
    });
    const paying = ['Rabobank', 'NL91 RABO 0315 2733 04', random.fill('1032##')];
    say.pay.forEach((label, i) => {
      paper.text(label, left + i * 160, paper.height - 58, { size: 7, bold: true });
      paper.text(paying[i]!, left + i * 160, paper.height - 48, { size: 7 });
    });
  },
};
