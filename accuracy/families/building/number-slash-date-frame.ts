import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    info: listed('PO number/date | Contact person/Telephone | Our fax number | Your vendor number with us'),
    plant: 'Please deliver to plant',
    date: 'Delivery date',
    heads: listed('Item | Material/Description | Order quantity | Price/Unit | Net amount'),
    code: 'Your material number',
    total: 'Total net item value',
    page: 'Page',
    tax: 'Tax code V1. Prices are firm. Invoices in duplicate to Accounts Payable, quoting PO number and item.',
  },
  de: {
    title: 'BESTELLUNG',
    info: listed(
      'Bestellnummer/Datum | Ansprechpartner/Telefon | Unsere Faxnummer | Ihre Lieferantennummer bei uns',
    ),
    plant: 'Bitte liefern an Werk',
    date: 'Liefertermin',
    heads: listed('Pos. | Material/Bezeichnung | Bestellmenge | Preis/Einheit | Nettowert'),
    code: 'Ihre Materialnummer',
    total: 'Summe Nettowert',
    page: 'Seite',
    tax: 'Steuerkennzeichen V1. Festpreise. Rechnung zweifach an die Kreditorenbuchhaltung unter Angabe der Bestellposition.',
  },
  es: {
    title: 'PEDIDO',
    info: listed(
      'Número de pedido/Fecha | Persona de contacto/Teléfono | Nuestro fax | Su número de proveedor',
    ),
    plant: 'Entregar en el centro',
    date: 'Fecha de entrega',
    heads: listed('Pos. | Material/Texto breve | Cantidad pedido | Precio/Unidad | Valor neto'),
    code: 'Su número de material',
    total: 'Suma valor neto',
    page: 'Página',
    tax: 'Indicador de impuesto V1. Precios fijos. Factura por duplicado a Cuentas por Pagar, con número y posición de pedido.',
  },
};

/** Large ERP's oldest form with a frame at the right: number and date in one field, price per 1000 in one cell with currency and unit. */
export const family: DrawnFamily = {
  about:
    'ERP form with a frame at the right: "number / date" and "name / phone" in one field each, prices "98.50 USD / 1000 pcs"',
  languages: languagesOf(words),
  order: {
    lines: [1, 8],
    number: '{45|55|30}########',
    articles: 'both',
    article: '{10|20|8}######',
    delivery: 'date',
    large: true,
    countedOnly: true,
    per: 1000,
    tax: false,
    freight: false,
    discounts: false,
    notes: false,
  },
  style: { quantityDecimals: 0, quantityGroups: true },
  paper: { faces: ['courier', 'helvetica', 'times'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, language, random, word, sentences } = sheet;
    const say = wordsIn(words, language);
    const [left, right] = [50, paper.width - 50];
    const step = paper.leading() + 1;
    const numberAndDate = `${print.number()} / ${print.date()}`;
    paper.lines(print.party('buyer', 'company', 'street', 'town', 'country'), left, 40);
    paper.text(say.title, left, 120, { size: 14, bold: true });
    paper.lines(print.party('supplier', 'company', 'street', 'town', 'country'), left, 150);
    const fields = [
      numberAndDate,
      `${print.value('buyer', 'contact')}/${print.value('buyer', 'phone')}`,
      print.value('buyer', 'fax'),
      order.supplierNumber,
    ];
    const frame = 310;
    paper.box(frame, 112, right - frame, fields.length * (2 * step + 3) + 6);
    say.info.forEach((label, i) => {
      const at = 116 + i * (2 * step + 3);
      paper.fitted(label, frame + 6, at, right - frame - 12, { size: 7.5 });
      paper.fitted(fields[i]!, frame + 6, at + step - 1, right - frame - 12);
    });
    let y = 124 + fields.length * (2 * step + 3);
    paper.fitted(`${say.plant} ${random.fill('{1|2|3}#00')}:`, left, y, 120, { bold: true });
    y =
      paper.lines(print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'), left + 130, y) + 6;
    paper.text(`${say.date}:`, left, y, { bold: true });
    paper.text(print.delivery()!, left + 130, y, { bold: true });
    y += step * 2;
    for (const [label, text] of [
      [word('deliveryTerms'), word('deliveryTermsValue')],
      [word('paymentTerms'), word('paymentTermsValue')],
    ]) {
      paper.fitted(`${label}:`, left, y, 124);
      paper.fitted(text!, left + 130, y, 200);
      y += step;
    }
    const code = print.currency();
    const at = { item: left, text: left + 38, quantity: left + 196, price: left + 282, value: right - 92 };
    const flow = startFlow(paper, {
      y: drawHead(y + 10),
      bottom: paper.height - 70,
      nextPage: () => {
        paper.text(`${say.info[0]}`, left, 36, { size: 7.5 });
        paper.text(numberAndDate, left, 47);
        paper.text(`${say.page} ${paper.pageNumber()}`, right - 70, 40, { width: 70, align: 'right' });
        return drawHead(70);
      },
    });
    print.lines.forEach(drawItem);
    flow.need(2 * step + 10);
    paper.line(left, flow.y, right, flow.y, { dash: 2 });
    paper.text(`${say.total}  ${code}`, left + 38, flow.y + 5, { bold: true });
    paper.text(print.sums()[0]!.text, at.value - 10, flow.y + 5, { bold: true, width: 102, align: 'right' });
    paper.line(left, flow.y + step + 8, right, flow.y + step + 8, { dash: 2 });
    flow.y += 2 * step + 8;
    for (const sentence of [say.tax, ...sentences('terms', 2), ...sentences('closing', 1)]) {
      flow.need(4 * step);
      flow.y = paper.paragraph(sentence, left, flow.y, right - left) + 4;
    }

    function drawHead(from: number): number {
      const [item, text, quantity, price, value] = say.heads;
      paper.line(left, from, right, from, { dash: 2 });
      paper.text(item!, at.item, from + 4);
      paper.fitted(text!, at.text, from + 4, 120);
      paper.fitted(quantity!, at.quantity, from + 4, 80);
      paper.fitted(price!, at.price, from + 4, 110);
      paper.text(value!, at.value, from + 4, { width: 92, align: 'right' });
      paper.line(left, from + step + 6, right, from + step + 6, { dash: 2 });
      return from + step + 12;
    }

    function drawItem(line: PrintedLine, index: number): void {
      const texts = paper.wrap(line.description(), right - at.text - 20);
      flow.need((texts.length + 2) * step + 8);
      paper.text(String((index + 1) * 10).padStart(5, '0'), at.item, flow.y);
      paper.text(line.article(), at.text, flow.y);
      paper.fitted(`${line.quantity()} ${line.unit()}`, at.quantity, flow.y, 80);
      paper.fitted(`${line.price()} ${code} / ${line.per()} ${line.unit()}`, at.price, flow.y, 122);
      paper.text(line.total(), at.value, flow.y, { width: 92, align: 'right' });
      flow.y = paper.lines([...texts, `${say.code}: ${line.yourArticle()}`], at.text, flow.y + step) + 7;
    }
  },
};
