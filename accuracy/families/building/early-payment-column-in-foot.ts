import { drawBoxRow } from '../../kit/labelled-boxes.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  es: {
    title: 'PEDIDO A PROVEEDOR',
    head: listed('SERIE / NÚMERO | FECHA | CÓD. PROVEEDOR | N.I.F. | PÁG.'),
    terms: listed('S/ REFERENCIA | FORMA DE PAGO | PORTES | TRANSPORTISTA | FECHA ENTREGA'),
    vendor: 'DATOS DEL PROVEEDOR',
    deliver: 'LUGAR DE ENTREGA',
    heads: listed('CÓDIGO | CONCEPTO | S/CÓDIGO | UNIDADES | U.M. | PRECIO | % DTO. | IMPORTE'),
    foot: listed('SUMA | % P.P. | PORTES | BASE IMPONIBLE | % IVA | CUOTA IVA | TOTAL'),
    remarks: 'OBSERVACIONES',
    remark: 'Rogamos confirmen plazo. Atención: {c} ({e}).',
    carried: 'SUMA Y SIGUE',
    register: 'Inscrita en el R.M. de {t}, tomo {n}, folio {f}, hoja {h}',
    home: listed('Tel. | Fax'),
  },
};

/** A Spanish bookkeeping house's program: boxes of capitals all over, the sums in one row of boxes with an early-payment rebate of nought. */
export const family: DrawnFamily = {
  about:
    'Spanish management program (a3ERP, Sage Murano): capitals over boxes, series and number in one box, SUMA Y SIGUE at the end of a page, row of foot boxes from SUMA over % P.P. to TOTAL, register line up the edge',
  languages: languagesOf(words),
  order: {
    lines: [2, 28],
    number: '{A|B|P|25}/######',
    articles: 'both',
    delivery: 'date',
    discounts: true,
    tax: true,
    notes: false,
  },
  paper: { faces: ['helvetica', 'sans', 'condensed'], fontSize: [8, 8.5] },
  draw(paper, sheet) {
    const { print, order, random, word } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [44, paper.width - 32];
    const width = right - left;
    const step = paper.leading();
    const bottom = paper.height - 124;
    const number = print.number();
    const date = print.date();
    const register = say.register
      .replace('{t}', order.buyer.city)
      .replace('{n}', random.fill('####'))
      .replace('{f}', random.fill('###'))
      .replace('{h}', random.fill('B-#####'));
    const head = [number, date, order.supplierNumber, print.value('buyer', 'vatId')];
    const drawPageHead = (): number => {
      paper.text(print.value('buyer', 'company'), left, 28, { size: 13, bold: true });
      const own = [
        print.party('buyer', 'street', 'town').join(' - '),
        `${say.home[0]} ${print.value('buyer', 'phone')}  ${say.home[1]} ${print.value('buyer', 'fax')}`,
      ];
      paper.lines(own, left, 46);
      paper.text(say.title, left, 30, { size: 12, bold: true, width, align: 'right' });
      const values = [...head, String(paper.pageNumber())];
      paper.turned(-90, 26, bottom, () => paper.text(register, 26, bottom, { size: 6 }));
      return drawBoxRow(
        paper,
        say.head.map((label, i) => [label, values[i]!] as const),
        { x: left, y: 78, width, height: 30, shares: [3, 2.4, 2.2, 2.4, 1], value: { bold: true } },
      );
    };
    let y = drawPageHead() + 8;
    const half = width / 2 - 5;
    const addresses = [
      [say.vendor, print.party('supplier', 'company', 'street', 'town', 'country')] as const,
      [say.deliver, print.party('shipTo', 'company', 'extra', 'street', 'town', 'country')] as const,
    ];
    addresses.forEach(([label, texts], i) => {
      const x = left + i * (half + 10);
      paper.box(x, y, half, 6 * step + 8, { thickness: 0.5 });
      paper.text(label, x + 5, y + 3, { size: 6.5 });
      paper.lines(texts, x + 8, y + 4 + step);
    });
    y += 6 * step + 14;
    const terms = [
      order.quoteReference,
      word('paymentTermsValue'),
      word('deliveryTermsValue'),
      word('carrierValue'),
      print.delivery()!,
    ];
    y = drawBoxRow(
      paper,
      say.terms.map((label, i) => [label, terms[i]!] as const),
      { x: left, y, width, height: 27, shares: [2, 3, 2, 2.4, 2.4] },
    );

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string][] = [
      [58, 'left', (line) => line.article()],
      [width - 378, 'left', (line) => line.description()],
      [66, 'left', (line) => line.yourArticle()],
      [56, 'right', (line) => line.quantity()],
      [40, 'center', (line) => line.unit()],
      [56, 'right', (line) => line.price()],
      [38, 'right', (line) => line.discount().replace(/\s?%/, '')],
      [64, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      headAlign: 'center',
      cell,
    }));
    drawTable(
      paper,
      columns,
      print.lines,
      {
        x: left,
        y: y + 8,
        bottom: bottom - step,
        nextPage: () => drawPageHead() + 8,
        beforeBreak(end, done) {
          const sum = done.reduce((total, { raw }) => total + raw.total, 0);
          paper.text(say.carried, right - 220, end + 3, { bold: true });
          paper.text(print.money(sum), right - 103, end + 3, { width: 100, align: 'right', bold: true });
        },
      },
      { rules: 'columns', padding: 2.5, head: { size: 7, fill: '#e6e6e6' } },
    );
    const sums = print.sums();
    const sumOf = (kind: string) => sums.find((sum) => sum.kind === kind)?.text ?? print.money(0);
    const remark = say.remark
      .replace('{c}', print.value('buyer', 'contact'))
      .replace('{e}', print.value('buyer', 'email'));
    paper.text(`${say.remarks}: ${remark}`, left, bottom + 14);
    const row = [
      sumOf('subtotal'),
      print.money(0),
      sumOf('freight'),
      print.money(order.subtotal + order.freight),
      print.money(order.taxRate),
      sumOf('tax'),
      `${sumOf('total')} ${print.currency()}`,
    ];
    drawBoxRow(
      paper,
      say.foot.map((label, i) => [label, row[i]!] as const),
      {
        x: left,
        y: bottom + 34,
        width,
        height: 32,
        fill: '#e6e6e6',
        shares: [2, 1.1, 1.4, 2.2, 1.1, 1.8, 2.8],
      },
    );
  },
};
