import { startFlow } from '../../kit/page-flow.ts';
import { type Column, drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    title: 'PURCHASE ORDER',
    warning: 'This number must appear on all packages, packing slips and invoices.',
    facts: listed('P.O. No. | Rev | P.O. Date | Page'),
    addresses: listed('VENDOR | SHIP TO | BILL TO'),
    terms: listed('Ship via | F.O.B. | Payment terms | Buyer | Buyer phone | Confirm to'),
    values: listed('Best way | Destination, freight prepaid | Net 45'),
    heads: listed('Ln | Qty ord. | UM | Part no. / Description | Need by | Unit cost | Extended cost'),
    vendorPart: 'Mfr:',
    sums: { subtotal: 'Merchandise', freight: 'Freight', tax: 'Sales tax', total: 'PO TOTAL' },
    clauses: listed(
      'Seller agrees to furnish the goods at the price and on the need-by date shown. | Substitutions, overshipments and early shipments need the written approval of the Buyer. | Invoices are payable from date of receipt of goods or invoice, whichever is later. | Packing slip must accompany each shipment. Certificates of conformance on request.',
    ),
    sign: 'Authorized signature',
  },
  es: {
    title: 'ORDEN DE COMPRA',
    warning: 'Este número debe figurar en bultos, remisiones y facturas.',
    facts: listed('O.C. núm. | Rev. | Fecha O.C. | Hoja'),
    addresses: listed('PROVEEDOR | ENVIAR A | FACTURAR A'),
    terms: listed('Vía de embarque | L.A.B. | Condiciones | Comprador | Tel. comprador | Confirmar a'),
    values: listed('Su transporte | Destino, flete pagado | 45 días netos'),
    heads: listed(
      'Ren. | Cant. ped. | U.M. | No. de parte / Descripción | Se requiere | Costo unitario | Costo total',
    ),
    vendorPart: 'Fab.:',
    sums: { subtotal: 'Mercancía', freight: 'Flete', tax: 'I.V.A.', total: 'TOTAL O.C.' },
    clauses: listed(
      'El vendedor se obliga a surtir la mercancía al precio y en la fecha indicados. | No se aceptan sustituciones ni excedentes sin autorización escrita del comprador. | Las facturas se pagan a partir de la recepción de la mercancía. | Cada envío debe traer su remisión.',
    ),
    sign: 'Firma autorizada',
  },
};

/** An American manufacturer's ERP: three addresses in a row, terms in a grid, part number over description, need-by date in each line. */
export const family: DrawnFamily = {
  about:
    'American ERP: vendor, ship-to and bill-to in a row, terms in a two-row grid, quantity first, part number above the description in one cell, need-by date per line, clauses and signature below',
  languages: languagesOf(words),
  order: { delivery: 'lines', articles: 'both', notes: false, openQuantity: false },
  paper: { size: 'LETTER', faces: ['helvetica', 'times', 'condensed', 'sans'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const width = right - left;
    const step = paper.leading() + 0.5;
    const letterhead = () => {
      paper.text(say.title, left, 32, { size: 16, bold: true, width, align: 'center' });
      const values = [print.number(), '0', print.date(), String(paper.pageNumber())];
      values.forEach((text, i) => {
        paper.text(`${say.facts[i]}:`, right - 160, 54 + i * step, { bold: true, width: 66, align: 'right' });
        paper.fitted(text, right - 90, 54 + i * step, 90);
      });
      return 64 + 4 * step;
    };
    paper.fitted(print.value('buyer', 'company'), left, 56, 300, { bold: true, size: paper.fontSize + 3 });
    const home = [...print.party('buyer', 'street', 'town'), print.value('buyer', 'email')];
    paper.lines(home, left, 59 + step);
    let y = letterhead();
    paper.text(say.warning, left, y, { italic: true, size: 7.5, width, align: 'center' });
    y += step + 2;

    const third = width / 3;
    const blocks = [
      print.party('supplier', 'company', 'street', 'town', 'country'),
      print.party('shipTo', 'company', 'extra', 'street', 'town'),
      print.party('billTo', 'company', 'street', 'town'),
    ];
    paper.box(left, y, width, 6 * step + 8);
    blocks.forEach((texts, i) => {
      const x = left + i * third;
      if (i > 0) paper.line(x, y, x, y + 6 * step + 8);
      paper.text(say.addresses[i]!, x + 4, y + 4, { size: 7, bold: true });
      texts.forEach((text, n) => {
        paper.fitted(text, x + 10, y + 5 + (n + 1) * step, third - 16);
      });
    });
    y += 6 * step + 8;
    const terms = [
      ...say.values,
      print.value('buyer', 'contact'),
      print.value('buyer', 'phone'),
      print.value('supplier', 'contact'),
    ];
    terms.forEach((text, i) => {
      const [x, top] = [left + (i % 3) * third, y + Math.floor(i / 3) * (step + 6)];
      paper.box(x, top, third, step + 6);
      paper.fitted(`${say.terms[i]}: ${text}`, x + 4, top + 3, third - 8);
    });
    y += 2 * (step + 6) + 8;

    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [30, 'center', (line) => line.position()],
      [54, 'right', (line) => line.quantity()],
      [38, 'center', (line) => line.unit()],
      [
        width - 322,
        'left',
        (line) => [line.article(), line.description(), `${say.vendorPart} ${line.yourArticle()}`],
      ],
      [64, 'center', (line) => line.date()],
      [62, 'right', (line) => line.price()],
      [74, 'right', (line) => line.total()],
    ];
    const columns: Column<PrintedLine>[] = cells.map(([wide, align, cell], i) => ({
      head: say.heads[i]!,
      width: wide,
      align,
      cell,
    }));
    const bottom = paper.height - 48;
    const end = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y, bottom, nextPage: letterhead },
      { rules: 'head', gap: 2, head: { fill: '#d9d9d9' } },
    );
    const flow = startFlow(paper, { y: end + 4, bottom, nextPage: letterhead });
    flow.need(12 * step);
    paper.line(left, flow.y, right, flow.y, { thickness: 1 });
    flow.y += 4;
    for (const { kind, text } of print.sums()) {
      const bold = kind === 'total';
      const rate = kind === 'tax' ? ` ${order.taxRate}%` : bold ? ` (${print.currency()})` : '';
      paper.text(`${say.sums[kind]}${rate}`, right - 250, flow.y, { bold, width: 150, align: 'right' });
      paper.text(text, right - 93, flow.y, { bold, width: 90, align: 'right' });
      flow.y += step + 1;
    }
    flow.y += 6;
    for (const clause of say.clauses) {
      flow.y = paper.paragraph(clause, left, flow.y, width * 0.6, { size: 7 });
    }
    paper.line(right - 180, flow.y, right, flow.y, { thickness: 0.5 });
    paper.text(say.sign, right - 180, flow.y + 2, { size: 7 });
  },
};
