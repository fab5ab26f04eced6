import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { columnsOf } from '../../kit/order-parts.ts';
import { drawTable } from '../../kit/table.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    title: 'PEDIDO A PROVEEDOR',
    strip: listed('DOCUMENTO | NÚMERO | PÁGINA | FECHA'),
    document: 'Pedido prov.',
    call: listed('Tel. | Fax | E-mail | C.I.F.:'),
    second: listed('N.I.F. | COMPRADOR | FORMA DE PAGO | FECHA DE ENTREGA'),
    ship: 'LUGAR DE ENTREGA:',
    heads: listed('ARTÍCULO | DESCRIPCIÓN | CANTIDAD | UD. | PRECIO UNIDAD | DTO. | TOTAL'),
    foot: listed('TIPO | IMPORTE | DESCUENTO | PRONTO PAGO | PORTES | FINANCIACIÓN | BASE | I.V.A.'),
    total: 'TOTAL:',
    notes: 'OBSERVACIONES:',
  },
  pt: {
    title: 'ENCOMENDA A FORNECEDOR',
    strip: listed('DOCUMENTO | NÚMERO | PÁGINA | DATA'),
    document: 'Encomenda',
    call: listed('Tel. | Fax | E-mail | Contribuinte:'),
    second: listed('N.I.F. | COMPRADOR | PAGAMENTO | DATA DE ENTREGA'),
    ship: 'LOCAL DE DESCARGA:',
    heads: listed('ARTIGO | DESCRIÇÃO | QUANTIDADE | UN. | PREÇO UNIT. | DESC. | TOTAL'),
    foot: listed('TAXA | ILÍQUIDO | DESCONTO | DESC. P.P. | PORTES | FINANC. | INCIDÊNCIA | I.V.A.'),
    total: 'TOTAL:',
    notes: 'OBSERVAÇÕES:',
  },
};

/** The form of small firms on the Iberian peninsula: document, number, page and date in boxes, a strip of bases of VAT at the foot. */
export const family: DrawnFamily = {
  about:
    'Iberian small-business form: boxes DOCUMENTO, NÚMERO, PÁGINA, FECHA beside the framed addressee, columns to the foot, strip of bases and VAT with a total box below',
  languages: languagesOf(words),
  order: {
    lines: [1, 13],
    number: '1-000###',
    articles: 'yours',
    delivery: 'date',
    tax: true,
    discounts: true,
    notes: false,
    openQuantity: false,
  },
  style: { quantityDecimals: 2 },
  paper: { faces: ['helvetica', 'condensed', 'times'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, word, sentences } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [34, paper.width - 34];
    const width = right - left;
    const middle = left + width / 2;
    const step = paper.leading();
    const call = [
      `${say.call[0]} ${print.value('buyer', 'phone')}  ${say.call[1]} ${print.value('buyer', 'fax')}`,
      `${say.call[2]} ${print.value('buyer', 'email')}`,
      `${say.call[3]} ${print.value('buyer', 'vatId')}`,
    ];
    paper.fitted(print.value('buyer', 'company'), left, 34, width / 2 - 12, { size: 13, bold: true });
    const own = [...print.party('buyer', 'street', 'town', 'country'), ...call];
    own.forEach((text, i) => {
      paper.fitted(text, left, 54 + i * step, width / 2 - 12);
    });
    paper.fitted(say.title, middle + 10, 36, width / 2 - 10, { size: 13, bold: true });
    paper.box(middle, 60, width / 2, 74, { thickness: 0.8 });
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    paper.lines(supplier, middle + 10, 70);

    const strip = [say.document, print.number(), '1', print.date()];
    const second = [
      order.supplier.vatId,
      print.value('buyer', 'contact'),
      word('paymentTermsValue'),
      print.delivery()!,
    ];
    const box = { x: left, width, height: 28, fill: '#ececec', labelStyle: { bold: true } };
    let y = drawBoxRow(
      paper,
      say.strip.map((label, i) => [label, strip[i]!] as const),
      { ...box, y: 142, shares: [3, 3, 1.4, 3], value: { bold: true } },
    );
    y = drawBoxRow(
      paper,
      say.second.map((label, i) => [label, second[i]!] as const),
      { ...box, y: y + 4, shares: [2.4, 3, 3.4, 2.4] },
    );
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town').join(' - ');
    paper.text(say.ship, left, y + 6, { bold: true, size: 7.5 });
    paper.fitted(site, left + 102, y + 6, width - 102);

    const [article, name, quantity, unit, price, discount, total] = say.heads;
    const columns = columnsOf(sheet, [
      ['yourArticle', 74, article],
      ['description', width - 358, name],
      ['quantity', 62, quantity],
      ['unit', 40, unit],
      ['price', 68, price],
      ['discount', 42, discount],
      ['lineTotal', 72, total],
    ]);
    const foot = paper.height - 128;
    const top = y + 22;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: top, bottom: foot - 4, nextPage: () => 40 },
      { rules: 'head', padding: 3, head: { fill: '#ececec', size: 7.5 } },
    );
    const from = paper.pageNumber() === 1 ? top : 40;
    if (end < foot) {
      let x = left;
      for (const column of [...columns, null]) {
        paper.line(x, from, x, foot);
        x += column?.width ?? 0;
      }
      paper.line(left, foot, right, foot);
    }

    const sums = print.sums();
    const textOf = (kind: 'subtotal' | 'freight' | 'tax' | 'total') =>
      sums.find((sum) => sum.kind === kind)?.text ?? '';
    const values = [
      print.money(order.taxRate),
      textOf('subtotal'),
      '',
      '',
      textOf('freight'),
      '',
      print.money(order.subtotal + order.freight),
      textOf('tax'),
    ];
    y = drawBoxRow(
      paper,
      say.foot.map((label, i) => [label, values[i]!] as const),
      { ...box, y: foot + 6, labelStyle: { bold: true, size: 6 } },
    );
    paper.box(right - 170, y + 6, 170, 24);
    paper.text(say.total, right - 164, y + 12, { bold: true, size: 11 });
    paper.text(`${textOf('total')} ${print.currency()}`, right - 120, y + 12, {
      bold: true,
      size: 11,
      width: 114,
      align: 'right',
    });
    paper.text(say.notes, left, y + 8, { bold: true, size: 7.5 });
    paper.fitted(sentences('instruction', 1)[0]!, left, y + 20, width - 190, { size: 8 });
  },
};
