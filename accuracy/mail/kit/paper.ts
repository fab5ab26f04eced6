import PDFDocument from 'pdfkit';
import type { Order, Party } from '../../order/order.ts';
import type { NumberStyle } from '../../places/place.ts';
import { formatDate, formatNumber, monthNames } from '../../print/formats.ts';
import type { Attachment, MailSource } from '../mail-family.ts';
import { quantityOf } from './lines.ts';
import { type PaperWords, paperWords } from './paper-words.ts';

const fonts = {
  plain: new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')).pathname,
  bold: new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')).pathname,
};
const left = 48;
const columns = [
  { x: 48, width: 36 },
  { x: 86, width: 82 },
  { x: 170, width: 196 },
  { x: 370, width: 66, align: 'right' },
  { x: 440, width: 52, align: 'right' },
  { x: 494, width: 58, align: 'right' },
] as const;

interface Print {
  pdf: PDFKit.PDFDocument;
  said: PaperWords;
  number: NumberStyle;
  day(date: string): string;
}

/** The paper of an order; several orders make one file, each from a new page on. */
export function orderPaper(
  { random, place, language }: Pick<MailSource, 'random' | 'place' | 'language'>,
  name: string,
  ...orders: Order[]
): Promise<Attachment> {
  const dates = random.pick(place.dates);
  const months = monthNames(language);
  const number = random.pick(place.numbers);
  return makePdf(name, (pdf) => {
    const day = (date: string) => formatDate(date, dates, months);
    for (const [i, order] of orders.entries()) {
      if (i > 0) pdf.addPage();
      printOrder({ pdf, said: paperWords[language], number, day }, order);
    }
  });
}

export async function makePdf(name: string, print: (pdf: PDFKit.PDFDocument) => void): Promise<Attachment> {
  const pdf = new PDFDocument({ size: 'A4', margin: left, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.font(fonts.plain).fontSize(9);
  print(pdf);
  pdf.end();
  await done;
  return { name, type: 'application/pdf', content: Buffer.concat(chunks) };
}

/** A name for the file of an order: no slashes. */
export const fileNumber = ({ number }: Order): string => number.replaceAll('/', '-');

function printOrder(print: Print, order: Order): void {
  print.pdf.y = printHead(print, order) + 24;
  printLines(print, order);
  const { contact, email } = order.buyer;
  print.pdf.font(fonts.plain).text(`${contact} · ${email}`, left, print.pdf.y + 20);
}

/** The letterhead, both addresses and the facts beside them; returns where they end. */
function printHead({ pdf, said, day }: Print, order: Order): number {
  const { buyer, shipTo, supplier } = order;
  pdf.font(fonts.bold).fontSize(13).text(buyer.company, left, 48).font(fonts.plain).fontSize(8);
  pdf.text(`${buyer.street} · ${buyer.townLine} · ${buyer.phone}`);
  const bottom = Math.max(
    printAddress(pdf, said.to, supplier, left),
    printAddress(pdf, said.shipTo, shipTo, 230),
  );
  const facts = [
    [said.number, order.number],
    [said.date, day(order.date)],
    [said.delivery, order.delivery.kind === 'date' ? day(order.delivery.date) : ''],
  ];
  pdf.font(fonts.bold).fontSize(14).text(said.title, 400, 92).font(fonts.plain).fontSize(9);
  for (const [at, [label, value]] of facts.entries()) {
    pdf.text(`${label}:  ${value}`, 400, 114 + at * 14, { width: 160 });
  }
  return Math.max(bottom, pdf.y);
}

function printLines({ pdf, said, number }: Print, order: Order): void {
  const money = (amount: number) => formatNumber(amount, 2, number);
  printRow(pdf, said.columns);
  const rule = pdf.y - 2;
  pdf.moveTo(left, rule).lineTo(552, rule).stroke();
  for (const line of order.lines) {
    printRow(pdf, [
      String(line.position),
      line.article ?? line.yourArticle ?? '',
      line.description,
      `${quantityOf(line)} ${line.unit}`,
      money(line.price),
      money(line.total),
    ]);
  }
  const sum = `${said.sum}  ${money(order.subtotal)} ${order.currency}`;
  pdf.font(fonts.bold).text(sum, 330, pdf.y + 10, { width: 222, align: 'right' });
}

function printAddress(pdf: PDFKit.PDFDocument, label: string, party: Party, x: number): number {
  pdf.fontSize(8).font(fonts.bold).text(label, x, 92, { width: 160 }).font(fonts.plain).fontSize(9);
  for (const row of [party.company, party.extra, party.street, party.townLine, party.countryName]) {
    if (row) pdf.text(row, { width: 160 });
  }
  return pdf.y;
}

function printRow(pdf: PDFKit.PDFDocument, cells: readonly string[]): void {
  const top = pdf.y;
  let bottom = top;
  for (const [i, cell] of cells.entries()) {
    const { x, ...box } = columns[i]!;
    pdf.text(cell, x, top, box);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = left;
  pdf.y = bottom + 6;
}
