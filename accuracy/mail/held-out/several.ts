import type { Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Block, MailFamily, MailLine } from '../mail-family.ts';
import { subjectOf } from './body.ts';
import { type Desk, family, noteFrom, orderValues, type Posting, text, writeNote } from './desk.ts';
import type { Enclosure } from './envelope.ts';
import { listOf } from './lists.ts';
import { logo } from './logo.ts';
import {
  drawingPaper,
  orderPaper,
  orderSheet,
  type Style,
  sellerPaper,
  styleOf,
  termsPaper,
} from './papers.ts';
import { filled, listedLines, makeWishes } from './wishes.ts';

const order = 'purchase_order';

/** Orders in attachments: one, several, and one that looks like several. */
export const attachedFamilies: MailFamily[] = [
  family('attached-pdf', order, onePdf),
  family('attached-without-words', order, withoutWords),
  family('attached-sheet', order, sheetOnly),
  family('split-attachments', order, splitAttachments),
  family('split-one-pdf', order, splitOnePdf),
  family('split-body', order, splitBody),
  family('split-body-and-pdf', order, splitBodyAndPdf),
  family('split-mixture', order, splitMixture),
  family('split-two-mails', order, splitTwoMails),
  family('single-with-annexes', order, withAnnexes),
  family('single-pdf-and-sheet', order, pdfAndSheet),
  family('single-repeated-in-body', order, repeatedInBody),
  family('single-with-old-invoice', order, withOldInvoice),
];

/** What an order in an attachment says of its lines. */
export function attachedLines({ lines }: Order): MailLine[] {
  return lines.map(({ article, yourArticle, description, quantity }) => ({
    article,
    yourArticle,
    description,
    quantity: quantity.kind === 'whole' ? quantity.value : 0,
  }));
}

/** Of one buyer, each with a number of its own. */
function ordersOf(desk: Desk, count: number): Order[] {
  const first = desk.newOrder({ lines: [1, 5] });
  const others = Array.from({ length: count - 1 }, () => desk.newOrder({ lines: [1, 5] }));
  return [first, ...others.map((other) => ({ ...other, buyer: first.buyer, date: first.date }))];
}

function truthsOf(orders: readonly Order[]): Posting['truths'] {
  const known = orders.map((one) => ({ number: one.number, lines: attachedLines(one) }));
  return { orders: known, lines: known.length === 1 ? known[0]!.lines : null };
}

export function fileName({ random }: Desk, style: Style, { number }: Order, end: string): string {
  const safe = number.replace(/\//g, '-');
  return random.pick([`${safe}.${end}`, `${style.words.title.replace(/\//g, ' ')} ${safe}.${end}`]);
}

function attachedNote(
  desk: Desk,
  orders: readonly Order[],
  wordings: readonly string[],
  more: readonly Block[] = [],
) {
  const [first] = orders as [Order];
  const { random } = desk;
  const message = text(filled(random, random.pick(wordings), orderValues(desk, first)));
  const subject = orders.length > 1 ? random.pick(desk.texts.orders.subjects) : subjectOf(desk, first);
  return noteFrom(desk, first, subject, [message, ...more]);
}

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

async function splitAttachments(desk: Desk): Promise<Posting> {
  const orders = ordersOf(desk, desk.random.pick([2, 3]));
  const style = await styleOf(desk);
  const papers = await Promise.all(
    orders.map((one) => orderPaper(desk, style, [one], fileName(desk, style, one, 'pdf'))),
  );
  const annexes = await annexesOf(desk, orders[0]!);
  return {
    note: attachedNote(desk, orders, desk.texts.orders.attachedSeveral),
    enclosures: [...papers, ...annexes.slice(0, desk.random.whole(0, 3))],
    truths: truthsOf(orders),
  };
}

async function splitOnePdf(desk: Desk): Promise<Posting> {
  const orders = ordersOf(desk, desk.random.pick([2, 3]));
  const paper = await orderPaper(desk, await styleOf(desk), orders, desk.random.fill('Scan_2025####.pdf'));
  return {
    note: attachedNote(desk, orders, desk.texts.orders.attachedSeveral),
    enclosures: [paper],
    truths: truthsOf(orders),
  };
}

/** Each under a heading with its number. */
function splitBody(desk: Desk): Posting {
  const { random, texts } = desk;
  const orders = ordersOf(desk, random.pick([2, 2, 3]));
  const heading = random.pick(texts.orders.headings);
  const parts = orders.map((one) => {
    const wishes = makeWishes(random, texts.trade, [1, 4]);
    const head = text(filled(random, heading, orderValues(desk, one)));
    return { number: one.number, lines: listedLines(wishes), blocks: [head, listOf(desk, wishes, 'dash')] };
  });
  const note = noteFrom(
    desk,
    orders[0]!,
    random.pick(texts.orders.subjects),
    parts.flatMap(({ blocks }) => blocks),
  );
  return { note, truths: { orders: parts.map(({ number, lines }) => ({ number, lines })) } };
}

async function splitBodyAndPdf(desk: Desk): Promise<Posting> {
  const { random, texts } = desk;
  const [own, attached] = ordersOf(desk, 2) as [Order, Order];
  const style = await styleOf(desk);
  const wishes = makeWishes(random, texts.trade, [1, 4]);
  const list = listOf(desk, wishes, 'dash');
  return {
    note: {
      ...attachedNote(desk, [own], texts.orders.bodyAndAttached, [list]),
      subject: random.pick(texts.orders.subjects),
    },
    enclosures: [await orderPaper(desk, style, [attached], fileName(desk, style, attached, 'pdf'))],
    truths: {
      orders: [
        { number: own.number, lines: listedLines(wishes) },
        { number: attached.number, lines: attachedLines(attached) },
      ],
    },
  };
}

/** Two orders in one file, a third in another, and the conditions. */
async function splitMixture(desk: Desk): Promise<Posting> {
  const orders = ordersOf(desk, 3);
  const style = await styleOf(desk);
  const pair = await orderPaper(desk, style, orders.slice(0, 2), desk.random.fill('batch_####.pdf'));
  const third = await orderPaper(desk, style, orders.slice(2), fileName(desk, style, orders[2]!, 'pdf'));
  return {
    note: attachedNote(desk, orders, desk.texts.orders.attachedSeveral),
    enclosures: [pair, third, await termsPaper(desk, orders[0]!, 'Annex.pdf')],
    truths: truthsOf(orders),
  };
}

/** Two mails of a buyer in one mail of a colleague. */
function splitTwoMails(desk: Desk): Posting {
  const { random, texts } = desk;
  const orders = ordersOf(desk, 2);
  const parts = orders.map((one) => {
    const wishes = makeWishes(random, texts.trade, [1, 4]);
    const heading = text(filled(random, random.pick(texts.orders.headings), orderValues(desk, one)));
    const inner = noteFrom(desk, one, subjectOf(desk, one), [heading, listOf(desk, wishes)]);
    return { number: one.number, lines: listedLines(wishes), content: writeNote(desk, inner) };
  });
  const [first] = orders as [Order];
  const colleague = { ...supplier, contact: 'Ruben Kok', email: 'sales@halvorsen-supplies.nl' };
  const note = noteFrom(desk, first, `${texts.trade.quote.forward} 2x`, [], [text('FYI')]);
  return {
    note: { ...note, from: colleague },
    buyer: first.buyer,
    enclosures: parts.map(({ content }, i) => ({
      name: `mail ${i + 1}.eml`,
      type: 'message/rfc822',
      content,
    })),
    truths: { orders: parts.map(({ number, lines }) => ({ number, lines })) },
  };
}

function annexesOf(desk: Desk, one: Order): Promise<Enclosure[]> {
  const { random } = desk;
  return Promise.all([
    termsPaper(desk, one, random.pick(['Annex 1.pdf', 'Conditions_2025.pdf', 'EKB.pdf'])),
    drawingPaper(desk, one, random.fill('{A|B}-####_rev{A|B}.pdf')),
    { name: 'logo-firm.png', type: logo.type, content: logo.content },
  ]);
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
