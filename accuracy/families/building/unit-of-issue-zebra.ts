import { drawBlock } from '../../kit/labelled-boxes.ts';
import { gtinOf } from '../../kit/number-marks.ts';
import { drawTable } from '../../kit/table.ts';
import type { PrintedLine } from '../../print/print-line.ts';
import { languagesOf, listed, wordsIn } from '../../wording/own-words.ts';
import type { DrawnFamily } from '../family.ts';

const words = {
  en: {
    trust: 'Procurement & Supplies Service',
    title: 'OFFICIAL ORDER',
    box: listed('Official Order No. | Order Raised | Required At Stores By | Requisition Ref.'),
    blocks: listed('To | Deliver goods with this order number to'),
    heads: listed('Ln | Supplier Cat. No. | Product | Qty | UOI | Cost per UOI | Line Value'),
    own: 'Trust code',
    sums: { subtotal: 'Goods', freight: 'Carriage', tax: 'VAT @ {r}%', total: 'ORDER VALUE' },
    contact: 'Order queries: {who}, tel. {phone}, {mail}',
    notes: listed(
      'Substitutes are not accepted unless agreed with the Supplies Officer beforehand. | Cold chain items: call the receipt point before despatch. | No order number, no payment.',
    ),
    invoices: 'Send invoices to Shared Financial Services, quoting the official order number in full.',
  },
  es: {
    trust: 'Dirección de Gestión - Suministros Sanitarios',
    title: 'HOJA DE PEDIDO',
    box: listed('Nº expediente de pedido | Emitido el | Recepción en almacén antes de | Petición interna'),
    blocks: listed('Casa suministradora | Entregar, indicando el nº de pedido, en'),
    heads: listed('Lín. | Ref. casa | Producto | Uds. pedidas | Env. | Precio env. | Importe línea'),
    own: 'Cód. hospital',
    sums: { subtotal: 'Suma de líneas', freight: 'Portes', tax: 'I.V.A. {r}%', total: 'TOTAL HOJA' },
    contact: 'Aclaraciones: {who}, tel. {phone}, {mail}',
    notes: listed(
      'No se admiten sustituciones sin conformidad de Suministros. | Productos refrigerados: avisar al punto de recepción antes del envío. | Horario de recepción: de 8 a 14 h.',
    ),
    invoices: 'Facturas a la Unidad de Contabilidad, con indicación del nº de expediente de pedido.',
  },
};

/** A hospital's printed order: bands in a box at the right, supplier's number first and the hospital's own one in small print. */
export const family: DrawnFamily = {
  about:
    'hospital: order box of shaded label bands at the right, zebra rows without rules, own code and bar code number in small print below the product, unit of issue, sums in a tinted panel',
  languages: languagesOf(words),
  order: { lines: [2, 16], articles: 'both', delivery: 'date', countedOnly: false },
  paper: { faces: ['helvetica', 'condensed', 'lato'], fontSize: [8, 9] },
  draw(paper, sheet) {
    const { print, order, random } = sheet;
    const say = wordsIn(words, sheet.language);
    const [left, right] = [36, paper.width - 36];
    const tint = random.pick(['#e3edf7', '#e6f2ea', '#eeeeee']);
    const box = right - 168;
    paper.fitted(print.value('buyer', 'company'), left, 34, box - left - 20, { size: 15, bold: true });
    paper.text(say.trust, left, 54);
    const sender = print.party('buyer', 'street', 'town', 'country').join(', ');
    paper.fitted(sender, left, 66, box - left - 20);
    paper.text(say.title, box, 34, { size: 15, bold: true, width: right - box, align: 'right' });

    const [number, raised, due, requisition] = say.box;
    const facts = [
      [number!, print.number()],
      [raised!, print.date()],
      [due!, print.delivery() ?? ''],
      [requisition!, order.project],
    ];
    facts.forEach(([label, value], i) => {
      const y = 62 + i * 29;
      paper.box(box, y, right - box, 12, { fill: tint });
      paper.fitted(label!, box + 4, y + 2, right - box - 8, { size: 7 });
      paper.fitted(value!, box + 4, y + 14, right - box - 8, { bold: i === 0, size: paper.fontSize + 1 });
    });
    paper.box(box, 62, right - box, 116, { thickness: 0.8 });
    const supplier = print.party('supplier', 'company', 'street', 'town', 'country');
    drawBlock(paper, say.blocks[0]!, supplier, { x: left, y: 96, width: 165 });
    const site = print.party('shipTo', 'company', 'extra', 'street', 'town', 'phone');
    drawBlock(paper, say.blocks[1]!, site, { x: left + 176, y: 96, width: box - left - 186 });

    const small = order.lines.map(() => gtinOf(random));
    const cells: [number, 'left' | 'right' | 'center', (line: PrintedLine) => string | string[]][] = [
      [26, 'center', (line) => line.position()],
      [82, 'left', (line) => line.yourArticle()],
      [
        right - left - 344,
        'left',
        (line) => [
          line.description(),
          ...line.notes(),
          `${say.own} ${line.article()}   ${small[print.lines.indexOf(line)]}`,
        ],
      ],
      [52, 'right', (line) => line.quantity()],
      [44, 'center', (line) => line.unit()],
      [66, 'right', (line) => line.price()],
      [74, 'right', (line) => line.total()],
    ];
    const columns = cells.map(([width, align, cell], i) => ({ head: say.heads[i]!, width, align, cell }));
    const nextPage = () => {
      paper.text(`${number} ${order.number}`, left, 36, { bold: true });
      return 56;
    };
    let y = drawTable(
      paper,
      columns,
      print.lines,
      { x: left, y: 192, bottom: paper.height - 60, nextPage },
      { rules: 'none', zebra: tint, head: { fill: '#4a5a6a', color: '#ffffff' } },
    );
    if (y > paper.height - 170) {
      paper.newPage();
      y = nextPage();
    }
    y += 10;
    const sums = print.sums();
    const panel = right - 200;
    paper.box(panel, y, 200, sums.length * 16 + 6, { fill: tint });
    const rate = print.money(order.taxRate).replace(/[.,]?0+$/, '');
    sums.forEach(({ kind, text }, i) => {
      const bold = kind === 'total';
      paper.fitted(say.sums[kind].replace('{r}', rate), panel + 6, y + 6 + i * 16, 100, { bold });
      const amount = bold ? `${print.currency()} ${text}` : text;
      paper.text(amount, panel + 94, y + 6 + i * 16, { bold, width: 100, align: 'right' });
    });
    const notes = [...random.shuffled(say.notes).slice(0, 2), say.invoices];
    for (const note of notes) y = paper.paragraph(note, left, y + 4, 300, { size: 7.5 });
    const [who, phone, mail] = (['contact', 'phone', 'email'] as const).map((part) =>
      print.value('buyer', part),
    );
    const queries = say.contact.replace('{who}', who!).replace('{phone}', phone!).replace('{mail}', mail!);
    paper.fitted(queries, left, y + 8, 320);
  },
};
