import PDFDocument from 'pdfkit';
import type { Order, Party } from '../order/order.ts';
import type { Attachment } from './mail-family.ts';
import type { MailWords } from './words/mail-words.ts';

type Title = keyof MailWords['titles'];

const fontFile = new URL(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')).pathname;

/** A page with a title, the parties and a table of lines: what a mail of that category brings along. */
export function makeDocument(
  title: Title,
  order: Order,
  words: MailWords,
  name: string,
): Promise<Attachment> {
  return makePdf(name, (pdf) => printDocument(pdf, title, order, words));
}

/** Several orders in one file, each from a new page on. */
export function makeCollection(
  orders: readonly Order[],
  words: MailWords,
  name: string,
): Promise<Attachment> {
  return makePdf(name, (pdf) => {
    for (const [i, order] of orders.entries()) {
      if (i > 0) pdf.addPage();
      printDocument(pdf, 'purchase_order', order, words);
    }
  });
}

/** Pages of nothing but text. */
export function makeText(paragraphs: readonly string[], name: string): Promise<Attachment> {
  return makePdf(name, (pdf) => {
    pdf.font(fontFile).fontSize(9);
    for (const paragraph of paragraphs) pdf.text(paragraph).moveDown();
  });
}

async function makePdf(name: string, print: (pdf: PDFKit.PDFDocument) => void): Promise<Attachment> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  print(pdf);
  pdf.end();
  await done;
  return { name, type: 'application/pdf', content: Buffer.concat(chunks) };
}

function printDocument(pdf: PDFKit.PDFDocument, title: Title, order: Order, words: MailWords): void {
  const isOurs = title !== 'purchase_order';
  const [from, to] = isOurs ? [order.supplier, order.buyer] : [order.buyer, order.supplier];
  pdf.font(fontFile).fontSize(10);
  printParty(pdf, from);
  pdf.moveDown().text(to.company).text(to.street).text(to.townLine);
  pdf.moveDown().fontSize(16).text(`${words.titles[title]} ${order.number}`).fontSize(10).text(order.date);
  pdf.moveDown();
  printRow(pdf, words.columns);
  for (const line of order.lines) {
    const quantity = line.quantity.kind === 'whole' ? String(line.quantity.value) : '';
    printRow(pdf, [line.article ?? line.yourArticle ?? '', line.description, quantity, line.unit]);
  }
}

function printParty(pdf: PDFKit.PDFDocument, party: Party): void {
  pdf.text(party.company).text(`${party.street}, ${party.townLine}`).text(`${party.phone}  ${party.email}`);
}

function printRow(pdf: PDFKit.PDFDocument, cells: readonly string[]): void {
  const top = pdf.y;
  let bottom = top;
  for (const [i, cell] of cells.entries()) {
    pdf.text(cell, [50, 150, 430, 490][i]!, top, { width: [95, 270, 55, 60][i]! });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.x = 50;
  pdf.y = bottom + 4;
}
