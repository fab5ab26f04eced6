import type { Order, Party } from '../../../order/order.ts';
import { supplier } from '../../../order/supplier.ts';
import { formatDate, formatNumber, monthNames } from '../../../print/formats.ts';
import { quantityOf } from '../../kit/lines.ts';
import { makePdf } from '../../kit/paper.ts';
import type { Attachment, MailSource } from '../../mail-family.ts';
import { type Labels, labels } from './labels.ts';

/** A paper that a seller makes out to us. */
export interface Paper {
  title: string;
  number: string;
  /** Its order as we numbered it. */
  ours: string;
  seller: Party;
  order: Order;
  hasPrices: boolean;
  /** The last lines: when it is paid, who carries it. */
  foot: string;
}

export function printPaper(source: MailSource, file: string, paper: Paper): Promise<Attachment> {
  const { random, place, language } = source;
  const said = labels[language];
  const amounts = random.pick(place.numbers);
  const date = formatDate(paper.order.date, random.pick(place.dates), monthNames(language));
  const money = (amount: number) => formatNumber(amount, 2, amounts);
  return makePdf(`${file}.pdf`, (pdf) => {
    printHead(pdf, paper, said, date);
    printLines(pdf, paper, said, money);
    pdf.fontSize(8).text(paper.foot, 60, pdf.y + 24, { width: 470 });
    pdf.text(`${paper.seller.company} · ${paper.seller.vatId} · ${paper.seller.email}`, 60, pdf.y + 12);
  });
}

function printHead(pdf: PDFKit.PDFDocument, paper: Paper, said: Labels, date: string): void {
  const { seller, title, number, ours } = paper;
  pdf.fontSize(17).text(seller.brand, 60, 40).fontSize(8);
  pdf.text(`${seller.street}, ${seller.townLine}, ${seller.phone}`);
  pdf.fontSize(9).text(supplier.company, 60, 110).text(supplier.street).text(supplier.townLine);
  pdf.fontSize(13).text(`${title} ${number}`, 60, 190).fontSize(9);
  pdf.text(`${said.date}: ${date}      ${said.ours}: ${ours}`, 60, 212);
  pdf.y = 240;
}

const columns = [
  { x: 60, width: 240 },
  { x: 305, width: 90, align: 'right' },
  { x: 400, width: 60, align: 'right' },
  { x: 465, width: 70, align: 'right' },
] as const;

function printLines(
  pdf: PDFKit.PDFDocument,
  { order, hasPrices }: Paper,
  said: Labels,
  money: (amount: number) => string,
): void {
  const rows = [
    [said.goods, said.quantity, ...(hasPrices ? [said.price, said.amount] : [])],
    ...order.lines.map((line) => [
      line.description,
      `${quantityOf(line)} ${line.unit}`,
      ...(hasPrices ? [money(line.price), money(line.total)] : []),
    ]),
  ];
  for (const row of rows) {
    const top = pdf.y;
    for (const [i, cell] of row.entries()) {
      const { x, ...box } = columns[i]!;
      pdf.text(cell, x, top, box);
    }
    pdf.y = top + 18;
  }
  if (!hasPrices) return;
  const sum = `${said.sum} ${money(order.subtotal)} ${order.currency}`;
  pdf.fontSize(10).text(sum, 235, pdf.y + 8, { width: 300, align: 'right' });
}
