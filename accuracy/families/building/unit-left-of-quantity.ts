import { currencySign, numbersLike } from '../../kit/number-marks.ts';
import { startFlow } from '../../kit/page-flow.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'Purchase Order',
    left: listed('Supplier Name: | Supplier Address: | Shipping Address:'),
    right: listed('Date: | Required By: | Payment Terms: | Contact Person: | Contact Email: | Mobile No:'),
    heads: listed('Sr | Item | Quantity | Rate | Amount'),
    sums: { subtotal: 'Total:', freight: 'Freight:', tax: 'VAT @ {r}:', total: 'Grand Total:' },
    quantity: 'Total Quantity:',
    page: 'Page {n}',
  },
  de: {
    title: 'Lieferantenauftrag',
    left: listed('Lieferantenname: | Lieferantenadresse: | Lieferadresse:'),
    right: listed(
      'Datum: | Erforderlich bis: | Zahlungsbedingungen: | Kontaktperson: | Kontakt-E-Mail: | Mobilfunknummer:',
    ),
    heads: listed('Pos | Artikel | Menge | Einzelpreis | Betrag'),
    sums: { subtotal: 'Summe:', freight: 'Fracht:', tax: 'MwSt. @ {r}:', total: 'Gesamtbetrag:' },
    quantity: 'Gesamtmenge:',
    page: 'Seite {n}',
  },
  fr: {
    title: 'Bon de commande',
    left: listed('Nom du fournisseur : | Adresse du fournisseur : | Adresse de livraison :'),
    right: listed(
      'Date : | Requis pour le : | Conditions de paiement : | Personne à contacter : | Email du contact : | N° mobile :',
    ),
    heads: listed('N° | Article | Quantité | Prix | Montant'),
    sums: { subtotal: 'Total :', freight: 'Fret :', tax: 'TVA @ {r} :', total: 'Somme totale :' },
    quantity: 'Quantité totale :',
    page: 'Page {n}',
  },
  es: {
    title: 'Orden de compra',
    left: listed('Nombre de proveedor: | Dirección de proveedor: | Dirección de envío:'),
    right: listed(
      'Fecha: | Requerido para: | Términos de pago: | Persona de contacto: | Email de contacto: | Nº móvil:',
    ),
    heads: listed('Sec | Producto | Cantidad | Precio | Importe'),
    sums: { subtotal: 'Total:', freight: 'Portes:', tax: 'IVA @ {r}:', total: 'Suma total:' },
    quantity: 'Cantidad total:',
    page: 'Página {n}',
  },
  pt: {
    title: 'Pedido de Compra',
    left: listed('Nome do Fornecedor: | Endereço do Fornecedor: | Endereço para Entrega:'),
    right: listed(
      'Data: | Solicitado para: | Condições de Pagamento: | Pessoa de Contato: | Email de Contato: | Telemóvel:',
    ),
    heads: listed('Sr | Item | Quantidade | Valor | Montante'),
    sums: { subtotal: 'Total:', freight: 'Frete:', tax: 'IVA @ {r}:', total: 'Total Geral:' },
    quantity: 'Quantidade Total:',
    page: 'Página {n}',
  },
  pl: {
    title: 'Zamówienie kupna',
    left: listed('Nazwa dostawcy: | Adres dostawcy: | Adres dostawy:'),
    right: listed(
      'Data: | Wymagane na: | Warunki płatności: | Osoba kontaktowa: | E-mail kontaktu: | Nr tel. kom.:',
    ),
    heads: listed('Lp. | Przedmiot | Ilość | Stawka | Kwota'),
    sums: { subtotal: 'Razem:', freight: 'Fracht:', tax: 'VAT @ {r}:', total: 'Suma całkowita:' },
    quantity: 'Łączna ilość:',
    page: 'Strona {n}',
  },
};

/** A free ERP in a browser: label and value in two columns under title and number, unit and quantity at both edges of a cell. */
export const family: DrawnFamily = {
  about:
    'free ERP in a browser: number without a label below the title, two columns of labels with values, code above the name in one cell, unit at the left and quantity at the right of another, sign before each amount',
  languages: languagesOf(words),
  order: {
    lines: [1, 20],
    number: 'PUR-ORD-2025-000##',
    articles: 'own',
    delivery: 'date',
    tax: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 0 },
  paper: { faces: ['helvetica', 'lato', 'sans'], fontSize: [8.5, 9.5] },
  draw(paper, sheet) {
    const { print, order, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [42, paper.width - 42];
    const width = right - left;
    const step = paper.leading();
    const sign = currencySign(print.currency());
    const grey = { color: '#6b7680' };
    paper.text(print.value('buyer', 'company'), left, 36, { size: 13, bold: true });
    paper.fitted(print.party('buyer', 'street', 'town', 'country').join(', '), left, 54, width / 2, grey);
    paper.text(say.title.toUpperCase(), left, 34, { size: 15, width, align: 'right' });
    paper.text(print.number(), left, 54, { size: 10, width, align: 'right', ...grey });
    paper.line(left, 76, right, 76, { color: '#c0c6cc' });

    const half = width / 2;
    const shown = (labels: readonly string[], values: readonly (readonly string[])[], x: number): number => {
      let y = 88;
      labels.forEach((label, i) => {
        paper.fitted(label, x, y, 100, { bold: true });
        for (const value of values[i]!) {
          paper.fitted(value, x + 106, y, half - 118);
          y += step;
        }
        y += 4;
      });
      return y;
    };
    const blocks = [
      [order.supplier.company],
      print.party('supplier', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town', 'country'),
    ];
    const facts = [
      print.date(),
      print.delivery()!,
      word('paymentTermsValue'),
      print.value('buyer', 'contact'),
      print.value('buyer', 'email'),
      print.value('buyer', 'phone'),
    ].map((value) => [value]);
    const ends = [shown(say.left, blocks, left), shown(say.right, facts, left + half + 6)];

    const widths = [28, width - 28 - 104 - 84 - 96, 104, 84, 96];
    const edges = widths.map((_, i) => left + widths.slice(0, i).reduce((sum, wide) => sum + wide, 0));
    const rules = (top: number, bottom: number) => {
      paper.box(left, top, width, bottom - top, { color: '#c0c6cc' });
      for (const edge of edges.slice(1)) paper.line(edge, top, edge, bottom, { color: '#c0c6cc' });
    };
    const put = (text: string, column: number, y: number, style = {}) => {
      const room = widths[column]! - 10;
      const size = Math.min(paper.fontSize, (paper.fontSize * room) / paper.widthOf(text, style));
      const align = column >= 2 ? 'right' : 'left';
      paper.text(text, edges[column]! + 5, y, { width: room, align, size, ...style });
    };
    const drawHeads = (y: number): number => {
      paper.box(left, y, width, step + 10, { fill: '#eef0f2' });
      say.heads.forEach((head, i) => {
        put(head, i, y + 5, { bold: true });
      });
      rules(y, y + step + 10);
      return y + step + 10;
    };
    const drawFoot = () => {
      const footer = say.page.replace('{n}', String(paper.pageNumber()));
      paper.text(footer, left, paper.height - 36, { size: 7.5, width, align: 'right', ...grey });
    };
    const flow = startFlow(paper, {
      y: drawHeads(Math.max(...ends) + 10),
      bottom: paper.height - 60,
      beforeBreak: drawFoot,
      nextPage: () => drawHeads(44),
    });
    const drawItem = (line: PrintedLine, serial: number) => {
      const name = paper.wrap(line.description(), widths[1]! - 10);
      const height = (name.length + 1) * step + 10;
      flow.need(height);
      const y = flow.y + 5;
      put(String(serial), 0, y);
      put(line.article(), 1, y, { bold: true });
      paper.lines(name, edges[1]! + 5, y + step);
      paper.text(line.unit(), edges[2]! + 5, y + 1, { size: paper.fontSize * 0.85 });
      paper.text(line.quantity(), edges[2]! + 40, y, { width: widths[2]! - 45, align: 'right' });
      put(`${sign} ${line.price()}`, 3, y);
      put(`${sign} ${line.total()}`, 4, y);
      rules(flow.y, flow.y + height);
      flow.y += height;
    };
    print.lines.forEach((line, i) => {
      drawItem(line, i + 1);
    });

    const sums = print.sums();
    if (flow.y + (sums.length + 1) * (step + 5) > paper.height - 50) {
      drawFoot();
      paper.newPage();
      flow.y = 44;
    }
    flow.y += 12;
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    const pieces = order.lines.reduce(
      (sum, { quantity }) => sum + Number('value' in quantity && quantity.value),
      0,
    );
    paper.text(`${say.quantity} ${numbersLike(print)(pieces, 0)}`, left, flow.y);
    for (const { kind, text } of sums) {
      const bold = kind === 'total';
      paper.text(say.sums[kind].replace('{r}', `${rate}%`), left + half + 6, flow.y, { bold });
      paper.text(`${sign} ${text}`, left + half, flow.y, { bold, width: half - 5, align: 'right' });
      flow.y += step + 5;
    }
    drawFoot();
  },
};
