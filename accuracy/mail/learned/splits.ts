import type { Order } from '../../order/order.ts';
import type { MailFamily } from '../mail-family.ts';
import { subjectOf } from './body.ts';
import { type Desk, family, noteFrom, orderValues, type Posting, text, writeNote } from './desk.ts';
import { colleague } from './forwards.ts';
import { listOf } from './lists.ts';
import { annexesOf, attachedLines, attachedNote, fileName, ordersOf, truthsOf } from './order-mail.ts';
import { orderPaper, styleOf, termsPaper } from './papers.ts';
import { filled, listedLines, makeWishes } from './wishes.ts';

const order = 'purchase_order';

/** Mails that are several orders. */
export const splitFamilies: MailFamily[] = [
  family('split-attachments', order, splitAttachments),
  family('split-one-pdf', order, splitOnePdf),
  family('split-body', order, splitBody),
  family('split-body-and-pdf', order, splitBodyAndPdf),
  family('split-mixture', order, splitMixture),
  family('split-two-mails', order, splitTwoMails),
];

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
