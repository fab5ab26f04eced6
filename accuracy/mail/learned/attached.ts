import type { Order } from '../../order/order.ts';
import type { Block, MailFamily } from '../mail-family.ts';
import { type Desk, family, noteFrom, type Posting, text } from './desk.ts';
import { annexesOf, attachedLines, attachedNote, fileName, ordersOf, truthsOf } from './order-mail.ts';
import { orderPaper, orderSheet, sellerPaper, styleOf } from './papers.ts';

const order = 'purchase_order';

/** One order in attachments, also where it looks like several. */
export const attachedFamilies: MailFamily[] = [
  family('attached-pdf', order, onePdf),
  family('attached-without-words', order, withoutWords),
  family('attached-sheet', order, sheetOnly),
  family('single-with-annexes', order, withAnnexes),
  family('single-pdf-and-sheet', order, pdfAndSheet),
  family('single-repeated-in-body', order, repeatedInBody),
  family('single-with-old-invoice', order, withOldInvoice),
];

async function onePdf(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [1, 9] });
  const style = await styleOf(desk);
  const paper = await orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'));
  return {
    note: attachedNote(desk, [one], desk.texts.orders.attached),
    enclosures: [paper],
    truths: truthsOf([one]),
  };
}

/** An ERP or a scanner sends a file and nothing else. */
async function withoutWords(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [1, 6] });
  const style = await styleOf(desk);
  const paper = await orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'));
  const note = noteFrom(desk, one, desk.random.pick([paper.name, one.number, '']), []);
  return {
    note: { ...note, blocks: [text('')] },
    only: 'text',
    enclosures: [paper],
    truths: truthsOf([one]),
  };
}

async function sheetOnly(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [2, 9] });
  const style = await styleOf(desk);
  const sheet = orderSheet(style, one, fileName(desk, style, one, 'csv'));
  return {
    note: attachedNote(desk, [one], desk.texts.orders.attached),
    enclosures: [sheet],
    truths: truthsOf([one]),
  };
}

async function withAnnexes(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [1, 6] });
  const style = await styleOf(desk);
  const paper = await orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'));
  return {
    note: attachedNote(desk, [one], desk.texts.orders.attached),
    enclosures: desk.random.shuffled([paper, ...(await annexesOf(desk, one))]),
    truths: truthsOf([one]),
  };
}

/** The same order for people and for machines. */
async function pdfAndSheet(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [1, 6] });
  const style = await styleOf(desk);
  const name = fileName(desk, style, one, 'pdf');
  const paper = await orderPaper(desk, style, [one], name);
  return {
    note: attachedNote(desk, [one], desk.texts.orders.attached),
    enclosures: [paper, orderSheet(style, one, name.replace(/pdf$/, 'csv'))],
    truths: truthsOf([one]),
  };
}

async function repeatedInBody(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [1, 5] });
  const style = await styleOf(desk);
  const items = attachedLines(one).map(({ quantity, description }) => `${quantity} x ${description}`);
  const list: Block = { kind: 'list', items, marks: 'dash' };
  return {
    note: attachedNote(desk, [one], desk.texts.orders.repeated, [list]),
    enclosures: [await orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'))],
    truths: truthsOf([one]),
  };
}

async function withOldInvoice(desk: Desk): Promise<Posting> {
  const [one, old] = ordersOf(desk, 2) as [Order, Order];
  const style = await styleOf(desk);
  const paper = await orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'));
  const invoice = await sellerPaper(
    desk,
    await styleOf(desk),
    old,
    'invoice',
    desk.random.fill('{R|INV}-####.pdf'),
  );
  return {
    note: attachedNote(desk, [one], desk.texts.orders.oldInvoice),
    enclosures: [paper, invoice],
    truths: truthsOf([one]),
  };
}
