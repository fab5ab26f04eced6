import PDFDocument from 'pdfkit';
import type { Line, Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Random } from '../../random.ts';
import { loadWording, type Term, type Wording } from '../../wording/wording.ts';
import type { Desk } from './desk.ts';
import type { Enclosure } from './envelope.ts';

const fontFile = new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')).pathname;
const boldFile = new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')).pathname;

type Pdf = PDFKit.PDFDocument;
type Column = 'position' | 'article' | 'description' | 'quantity' | 'unit' | 'price' | 'lineTotal';
type SellerTitle = keyof typeof ownNumbers;
type Title = 'title' | SellerTitle;

/** The label of the number that a seller's paper has itself. */
const ownNumbers = {
  invoice: 'invoiceNumber',
  confirmation: 'confirmationNumber',
  quotation: 'quotationNumber',
  deliveryNote: 'deliveryNoteNumber',
  creditNote: 'creditNoteNumber',
} as const satisfies Partial<Record<Term, Term>>;

/** How one firm's papers look: the same for all orders of a mail. */
export interface Style {
  words: Record<Term, string>;
  columns: readonly Column[];
  hasRules: boolean;
  isShaded: boolean;
}

const layouts: readonly (readonly Column[])[] = [
  ['position', 'article', 'description', 'quantity', 'unit', 'price', 'lineTotal'],
  ['position', 'quantity', 'unit', 'description', 'article', 'lineTotal'],
  ['position', 'description', 'quantity', 'unit', 'price', 'lineTotal'],
];
const widths: Readonly<Record<Column, number>> = {
  position: 34,
  article: 74,
  description: 0,
  quantity: 52,
  unit: 48,
  price: 58,
  lineTotal: 66,
};
const left = 48;
const right = 547;

export async function styleOf({ random, language }: Desk): Promise<Style> {
  const wording = await loadWording(language, 'held-out');
  return {
    words: oneOfEach(wording, random),
    columns: random.pick(layouts),
    hasRules: random.chance(0.5),
    isShaded: random.chance(0.5),
  };
}

function oneOfEach(wording: Wording, random: Random): Record<Term, string> {
  const picked = Object.entries(wording).map(([term, wordings]) => [term, random.pick(wordings)]);
  return Object.fromEntries(picked) as Record<Term, string>;
}

/** Orders of one buyer in one file, each on pages of its own. */
export function orderPaper(
  desk: Desk,
  style: Style,
  orders: readonly Order[],
  name: string,
): Promise<Enclosure> {
  return makePdf(name, (pdf) => {
    for (const [i, order] of orders.entries()) {
      if (i > 0) pdf.addPage();
      drawPaper(pdf, desk, style, order, 'title');
    }
  });
}

/** What a seller sends of an order. */
export function sellerPaper(desk: Desk, style: Style, order: Order, title: SellerTitle, name: string) {
  return makePdf(name, (pdf) => drawPaper(pdf, desk, style, order, title));
}

/** Pages of conditions, in small letters. */
export async function termsPaper({ language, random }: Desk, order: Order, name: string): Promise<Enclosure> {
  const { terms, title } = await loadWording(language, 'held-out');
  return makePdf(name, (pdf) => {
    pdf.font(boldFile).fontSize(11).text(`${order.buyer.company}`).text(random.pick(title)).moveDown();
    pdf.font(fontFile).fontSize(8);
    for (let i = 0; i < 24; i++) pdf.text(`${i + 1}. ${terms[i % terms.length]}`).moveDown(0.5);
  });
}

/** A part with its measures and a title block. */
export function drawingPaper({ random }: Desk, order: Order, name: string): Promise<Enclosure> {
  return makePdf(name, (pdf) => {
    pdf.font(fontFile).fontSize(8).rect(40, 40, 515, 760).stroke();
    pdf.rect(140, 180, 260, 140).stroke().circle(200, 250, 24).stroke().circle(340, 250, 24).stroke();
    for (const [measure, x, y] of [
      ['260 ±0,2', 250, 330],
      ['140', 410, 245],
      ['2x Ø48 H7', 180, 285],
      ['R5', 130, 170],
    ] as const)
      pdf.text(measure, x, y, { lineBreak: false });
    const block = [order.buyer.company, random.fill('DWG {A|B|C}-#### rev {A|B|C}'), '1:2', 'S235JR', 'A4'];
    for (const [i, cell] of block.entries()) {
      pdf.rect(360, 690 + i * 20, 195, 20).stroke();
      pdf.text(cell, 365, 696 + i * 20, { lineBreak: false });
    }
  });
}

/** The lines with semicolons between the cells, as an ERP writes them. */
export function orderSheet(style: Style, order: Order, name: string): Enclosure {
  const columns = ['position', 'article', 'description', 'quantity', 'unit'] as const;
  const rows = order.lines.map((line) => columns.map((column) => cellOf(column, line, plainMoney)));
  const head = [
    [style.words.orderNumber, order.number],
    [style.words.orderDate, order.date],
    [],
    columns.map((column) => style.words[column]),
  ];
  const content = [...head, ...rows].map((cells) => cells.join(';')).join('\r\n');
  return { name, type: 'text/csv', content: Buffer.from(`\ufeff${content}\r\n`) };
}

function plainMoney(amount: number): string {
  return amount.toFixed(2);
}

async function makePdf(name: string, draw: (pdf: Pdf) => void): Promise<Enclosure> {
  const pdf = new PDFDocument({ size: 'A4', margin: 40, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  await done;
  return { name, type: 'application/pdf', content: Buffer.concat(chunks) };
}

function drawPaper(pdf: Pdf, desk: Desk, style: Style, order: Order, title: Title): void {
  const isOrder = title === 'title';
  const [from, to] = isOrder ? [order.buyer, supplier] : [supplier, order.buyer];
  const { words } = style;
  const date = (iso: string) => desk.fill('{d}', { ...order, delivery: { kind: 'date', date: iso } });
  pdf.font(boldFile).fontSize(13).text(from.company, left, 48);
  pdf.font(fontFile).fontSize(8).text(`${from.street} · ${from.townLine} · ${from.phone} · ${from.email}`);
  pdf.fontSize(10).text([to.company, to.street, to.townLine].join('\n'), left, 110, { width: 220 });
  pdf.font(boldFile).fontSize(15).text(words[title], 320, 108, { width: 227 });
  const facts: [string, string][] = [
    ...(title === 'quotation'
      ? []
      : [[isOrder ? words.orderNumber : words.yourOrder, order.number] as [string, string]]),
    [isOrder ? words.orderDate : words.date, date(order.date)],
    ...(isOrder ? [] : [[words[ownNumbers[title]], desk.random.fill('2#-#####')] as [string, string]]),
    ...(order.delivery.kind === 'date' && title !== 'invoice' && title !== 'creditNote'
      ? [[words.deliveryDate, date(order.delivery.date)] as [string, string]]
      : []),
    ...(isOrder ? [[words.buyerContact, order.buyer.contact] as [string, string]] : []),
  ];
  let top = Math.max(pdf.y + 4, 136);
  for (const [label, value] of facts) {
    pdf.font(fontFile).fontSize(9).text(`${label}:`, 320, top, { width: 110 });
    const below = pdf.y;
    pdf.text(value, 432, top, { width: 115 });
    top = Math.max(pdf.y, below) + 2;
  }
  if (isOrder) {
    const site = order.shipTo;
    const lines = [`${words.shipTo}:`, site.company, site.street, site.townLine];
    pdf.text(lines.join('\n'), left, 180, { width: 240 });
    top = Math.max(top, pdf.y);
  }
  const end = drawLines(pdf, desk, style, order, top + 18);
  pdf.font(boldFile).fontSize(9);
  const total = `${words.total}: ${desk.fill('{m}', { ...order, total: order.subtotal })}`;
  pdf.text(total, left, end + 10, { width: right - left, align: 'right' });
  pdf.font(fontFile).text(isOrder ? words.closing : words.paymentTermsValue, left, pdf.y + 16);
}

function drawLines(pdf: Pdf, desk: Desk, style: Style, order: Order, top: number): number {
  const money = (amount: number) =>
    desk.fill('{m}', { ...order, total: amount }).replace(` ${order.currency}`, '');
  const head = style.columns.map((column) => style.words[column]);
  if (style.isShaded)
    pdf
      .rect(left, top - 3, right - left, 24)
      .fill('#dddddd')
      .fillColor('black');
  pdf.font(boldFile).fontSize(8);
  let y = drawRow(pdf, style, head, top);
  pdf.font(fontFile).fontSize(9);
  for (const line of order.lines) {
    const cells = style.columns.map((column) => cellOf(column, line, money));
    y = drawRow(pdf, style, cells, Math.max(y, top + 24));
  }
  return y;
}

function cellOf(column: Column, line: Line, money: (amount: number) => string): string {
  switch (column) {
    case 'position':
      return String(line.position);
    case 'article':
      return line.article ?? line.yourArticle ?? '';
    case 'quantity':
      return line.quantity.kind === 'whole' ? String(line.quantity.value) : '';
    case 'price':
    case 'lineTotal':
      return money(column === 'price' ? line.price : line.total);
    default:
      return line[column];
  }
}

function drawRow(pdf: Pdf, { columns, hasRules }: Style, cells: readonly string[], top: number): number {
  const taken = columns.reduce((sum, column) => sum + widths[column], 0);
  let x = left;
  let bottom = top;
  for (const [i, column] of columns.entries()) {
    const width = widths[column] || right - left - taken;
    const isNumber = ['quantity', 'price', 'lineTotal'].includes(column);
    fitWords(pdf, cells[i]!, width - 6);
    pdf.text(cells[i]!, x + 2, top, { width: width - 6, align: isNumber ? 'right' : 'left' });
    bottom = Math.max(bottom, pdf.y);
    x += width;
  }
  if (hasRules)
    pdf
      .moveTo(left, bottom + 2)
      .lineTo(right, bottom + 2)
      .lineWidth(0.4)
      .stroke();
  return bottom + 6;
}

/** Letters so small that the longest word is not broken. */
function fitWords(pdf: Pdf, text: string, width: number): void {
  pdf.fontSize(9);
  const widest = Math.max(...text.split(' ').map((word) => pdf.widthOfString(word)));
  if (widest > width) pdf.fontSize((9 * width) / widest - 0.1);
}
