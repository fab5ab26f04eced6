import { addDays } from '../../order/calendar.ts';
import type { Order, Party } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Block, Category, MailFamily } from '../mail-family.ts';
import { type Desk, family, orderValues, type Posting, signedOff, text, timeOn, writeNote } from './desk.ts';
import type { Enclosure } from './envelope.ts';
import { colleague } from './forwards.ts';
import type { Note } from './habits.ts';
import { listOf, tableOf } from './lists.ts';
import { sellerPaper, styleOf } from './papers.ts';
import type { OtherTexts } from './texts.ts';
import { listedNote, ourAnswer } from './threads.ts';
import { filled, makeWishes, phraseOf } from './wishes.ts';

/** How a mail that orders nothing is made up. */
interface Shape {
  key: keyof OtherTexts;
  category: Exclude<Category, 'purchase_order'>;
  /** Who writes: a seller (another firm, or we ourselves), a buyer, a machine. */
  by: 'seller' | 'buyer' | 'machine';
  /** Below it stands the order that it is about. */
  quotesOrder?: 'often' | 'always';
  paper?: 'invoice' | 'confirmation' | 'quotation' | 'deliveryNote' | 'creditNote';
  isHtmlOnly?: boolean;
  headers?: readonly string[];
}

const shapes: Readonly<Record<string, Shape>> = {
  'confirmation-listed': { key: 'confirmation', category: 'order_confirmation', by: 'seller' },
  'confirmation-above-order': {
    key: 'confirmation',
    category: 'order_confirmation',
    by: 'seller',
    quotesOrder: 'always',
  },
  'confirmation-of-shop': {
    key: 'shopConfirmation',
    category: 'order_confirmation',
    by: 'machine',
    isHtmlOnly: true,
  },
  'confirmation-attached': {
    key: 'confirmationAttached',
    category: 'order_confirmation',
    by: 'seller',
    paper: 'confirmation',
  },
  'invoice-listed': { key: 'invoiceLines', category: 'invoice', by: 'seller' },
  'invoice-as-pdf': { key: 'invoiceAttached', category: 'invoice', by: 'seller', paper: 'invoice' },
  'invoice-reminder': { key: 'reminder', category: 'invoice', by: 'seller' },
  'shipping-listed': { key: 'shipping', category: 'delivery_note', by: 'seller' },
  'shipping-parcel': { key: 'parcel', category: 'delivery_note', by: 'machine', isHtmlOnly: true },
  'shipping-attached': {
    key: 'deliveryAttached',
    category: 'delivery_note',
    by: 'seller',
    paper: 'deliveryNote',
  },
  'inquiry-with-list': { key: 'inquiryList', category: 'quotation', by: 'buyer' },
  'inquiry-in-prose': { key: 'inquiry', category: 'quotation', by: 'buyer' },
  'offer-listed': { key: 'offer', category: 'quotation', by: 'seller' },
  'offer-attached': { key: 'offer', category: 'quotation', by: 'seller', paper: 'quotation' },
  'payment-received': { key: 'paid', category: 'receipt', by: 'seller' },
  'receipt-of-till': { key: 'slip', category: 'receipt', by: 'machine' },
  'credit-listed': { key: 'creditLines', category: 'credit_note', by: 'seller' },
  'credit-attached': { key: 'creditAttached', category: 'credit_note', by: 'seller', paper: 'creditNote' },
  'cancel-order': { key: 'cancel', category: 'unknown', by: 'buyer', quotesOrder: 'often' },
  'ask-for-delivery': { key: 'whereIsIt', category: 'unknown', by: 'buyer', quotesOrder: 'often' },
  complaint: { key: 'complaint', category: 'unknown', by: 'buyer', quotesOrder: 'often' },
  advert: {
    key: 'advert',
    category: 'unknown',
    by: 'machine',
    isHtmlOnly: true,
    headers: ['List-Unsubscribe: <https://news.example/u/4f1>', 'Precedence: bulk'],
  },
  'out-of-office': {
    key: 'away',
    category: 'unknown',
    by: 'buyer',
    quotesOrder: 'often',
    headers: ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'],
  },
  'goods-in-closed': { key: 'closed', category: 'unknown', by: 'buyer' },
  'thanks-for-delivery': { key: 'thanks', category: 'unknown', by: 'buyer', quotesOrder: 'always' },
  'visit-proposed': { key: 'meeting', category: 'unknown', by: 'buyer' },
};

/** Mails that order nothing. */
export const otherFamilies: MailFamily[] = [
  ...Object.entries(shapes).map(([name, shape]) =>
    family(name, shape.category, (desk) => otherMail(desk, shape)),
  ),
  family('returned-mail', 'unknown', returned),
  family('forwarded-complaint', 'unknown', forwardedComplaint),
];

async function otherMail(desk: Desk, shape: Shape): Promise<Posting> {
  const { random } = desk;
  const order = desk.newOrder({ lines: [1, 6] });
  const from = senderOf(desk, shape, order);
  const note = otherNote(desk, shape, order, from);
  const hasQuote = shape.quotesOrder === 'always' || (shape.quotesOrder && random.chance(0.5));
  return {
    note: hasQuote ? { ...note, below: quotedBelow(desk, shape, order, from) } : note,
    enclosures: shape.paper ? [await paperOf(desk, shape.paper, order)] : [],
    ...(shape.headers && { headers: shape.headers }),
    ...(shape.isHtmlOnly && { only: 'html' as const }),
    truths: {},
  };
}

/** What such a mail answers: the order, the sender's own or that of the other side, or our answer to it. */
function quotedBelow(desk: Desk, { key }: Shape, order: Order, from: Party): NonNullable<Note['below']> {
  const before = { ...order, date: addDays(order.date, -3) };
  const note =
    key === 'away' || key === 'thanks'
      ? ourAnswer(desk, before, desk.habit)
      : from === supplier || key !== 'confirmation'
        ? listedNote(desk, before)
        : { ...listedNote(desk, { ...before, buyer: supplier }), to: from };
  return { kind: 'reply', habit: desk.habit, note };
}

function senderOf({ random }: Desk, { by }: Shape, { buyer }: Order): Party {
  if (by === 'buyer') return buyer;
  const seller = random.pick([buyer, supplier]);
  const box = `noreply@${seller.email.split('@')[1]}`;
  return by === 'seller' ? seller : { ...seller, contact: seller.brand, email: box };
}

function otherNote(desk: Desk, shape: Shape, order: Order, from: Party): Note {
  const { random, texts } = desk;
  const wares = makeWishes(random, texts.trade, [1, 5]);
  const values = {
    ...orderValues(desk, order),
    i: random.fill(random.pick(['2025####', '{A|V}-#####', '7#####'])),
    a: phraseOf(texts.trade, { ware: wares[0]!.ware, quantity: 40 }),
  };
  const [subject, body] = random.pick(texts.others[shape.key]);
  const [before = '', after] = filled(random, body, values).split('<list>');
  const table = shape.key === 'shopConfirmation';
  const middle: Block[] =
    after === undefined && !table
      ? []
      : [random.pick(table ? [tableOf] : [listOf, listOf, tableOf])(desk, wares)];
  const isLetter = shape.by !== 'machine';
  return {
    from,
    to: from === supplier ? order.buyer : supplier,
    subject: filled(random, subject, values),
    date: timeOn(desk, order.date),
    blocks: [
      ...(isLetter ? [text(random.pick(greetingsTo(desk, from)))] : []),
      ...before.trim().split('\n\n').map(text),
      ...middle,
      ...(after?.trim() ? [text(after.trim())] : []),
      ...(isLetter ? signedOff(desk, from) : [text(`${from.company}, ${from.street}, ${from.townLine}`)]),
    ],
  };
}

/** Our own people do not greet themselves. */
function greetingsTo({ texts }: Desk, from: Party): string[] {
  const named = supplier.contact.split(' ');
  const isNamed = (greeting: string) => named.some((name) => greeting.includes(name));
  return texts.trade.greetings.filter((greeting) => from !== supplier || !isNamed(greeting));
}

async function paperOf(desk: Desk, title: NonNullable<Shape['paper']>, order: Order): Promise<Enclosure> {
  const style = await styleOf(desk);
  const safe = order.number.replace(/\//g, '-');
  const name = desk.random.pick([`${style.words[title].replace(/\//g, ' ')}.pdf`, `${safe}.pdf`]);
  return sellerPaper(desk, style, order, title, name);
}

/** Our own mail comes back, with our lines in it. */
function returned(desk: Desk): Posting {
  const { random, texts } = desk;
  const order = desk.newOrder();
  const [subject, body] = random.pick(texts.others.bounce);
  const content = writeNote(desk, ourAnswer(desk, order, 'outlook-desktop'));
  return {
    note: {
      from: { ...supplier, contact: 'Mail Delivery System', email: 'MAILER-DAEMON@mx.example.net' },
      to: supplier,
      subject,
      date: timeOn(desk, order.date),
      blocks: body.split('\n\n').map(text),
    },
    headers: ['Auto-Submitted: auto-replied'],
    only: 'text',
    enclosures: [{ name: 'original.eml', type: 'message/rfc822', content }],
    truths: {},
  };
}

function forwardedComplaint(desk: Desk): Posting {
  const { random, texts } = desk;
  const order = desk.newOrder();
  const inner = otherNote(desk, shapes.complaint!, order, order.buyer);
  return {
    note: {
      from: colleague,
      to: supplier,
      subject: `${texts.trade.quote.forward} ${inner.subject}`,
      date: timeOn(desk, order.date),
      blocks: [text(random.pick(['FYI', '??', '@Ingrid'])), text(colleague.contact)],
      below: { kind: 'forward', habit: desk.habit, note: inner },
    },
    truths: {},
  };
}
