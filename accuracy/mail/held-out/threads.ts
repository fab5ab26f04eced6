import { addDays } from '../../order/calendar.ts';
import type { Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { MailFamily } from '../mail-family.ts';
import { framed, subjectOf } from './body.ts';
import {
  type Desk,
  family,
  noteFrom,
  orderValues,
  type Posting,
  signedOff,
  text,
  timeOn,
  writeNote,
} from './desk.ts';
import { type Habit, habits, type Note } from './habits.ts';
import { listOf, tableOf } from './lists.ts';
import { orderPaper, styleOf } from './papers.ts';
import { attachedLines } from './several.ts';
import { filled, listedLines, makeWishes, phraseOf, saidLines, sentenceOf, type Wish } from './wishes.ts';

const order = 'purchase_order';
const colleague = { ...supplier, contact: 'Ruben Kok', email: 'sales@halvorsen-supplies.nl' };

/** Orders above, between and below older mails, and orders that are passed on. */
export const threadFamilies: MailFamily[] = [
  ...habits.map((habit) => family(`thread-${habit}`, order, (desk) => inThread(desk, habit), [habit])),
  family('thread-three-deep', order, deepThread),
  family('thread-same-again', order, sameAgain),
  family('thread-offer-accepted', order, offerAccepted),
  family('thread-answers-between', order, answersBetween, ['thunderbird', 'gmail', 'notes']),
  family('thread-answer-below', order, answerBelow, ['thunderbird', 'gmail']),
  ...habits.map((habit) => family(`forward-${habit}`, order, forwarded, [habit])),
  family('forward-twice', order, forwardedTwice),
  family('forward-by-buyer', order, forwardedByBuyer),
  family('forward-as-mail', order, forwardedAsMail),
  family('forward-as-mail-with-pdf', order, forwardedAsMailWithPdf),
];

function wishesOf({ random, texts }: Desk): Wish[] {
  return makeWishes(random, texts.trade, [1, 5]);
}

/** A mail of a buyer with an order in its body, and what it orders. */
export function listedNote(desk: Desk, order: Order, wishes = wishesOf(desk)): Note {
  const layout = desk.random.pick([listOf, listOf, tableOf]);
  return noteFrom(desk, order, subjectOf(desk, order), framed(desk, order, [layout(desk, wishes)]));
}

/** We have confirmed an order: our lines, above the buyer's. */
export function ourAnswer(desk: Desk, old: Order, habit: Habit): Note {
  const { random, texts } = desk;
  const first = listedNote(desk, old);
  const [, body] = texts.others.confirmation[0]!;
  const [before = '', after = ''] = filled(random, body, {
    ...orderValues(desk, old),
    i: random.fill('8####'),
  }).split('<list>');
  return {
    from: supplier,
    to: old.buyer,
    subject: `${texts.trade.quote.reply} ${first.subject}`,
    date: timeOn(desk, addDays(old.date, 1)),
    blocks: [
      text(before.trim()),
      listOf(desk, wishesOf(desk), 'none'),
      text(after.trim()),
      ...signedOff({ ...desk, habit: 'outlook-desktop' }, supplier),
    ],
    below: { kind: 'reply', habit, note: first },
  };
}

/** An order of the same buyer, weeks before. */
function earlier(desk: Desk, now: Order): Order {
  const date = addDays(now.date, -desk.random.whole(7, 60));
  return {
    ...desk.newOrder(),
    buyer: now.buyer,
    date,
    delivery: { kind: 'date', date: addDays(date, desk.random.whole(4, 20)) },
  };
}

function replyTo(desk: Desk, note: Note, old: Note, habit: Habit = desk.habit): Note {
  const subject = `${desk.texts.trade.quote.reply} ${old.subject.replace(/^\S+:\s/, '')}`;
  return { ...note, subject, below: { kind: 'reply', habit, note: old } };
}

function inThread(desk: Desk, habit: Habit): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  const old = desk.random.chance(0.5)
    ? ourAnswer(desk, earlier(desk, now), 'outlook-desktop')
    : listedNote(desk, earlier(desk, now));
  return {
    note: replyTo(desk, listedNote(desk, now, wishes), old, habit),
    truths: { lines: listedLines(wishes) },
  };
}

/** Three mails of as many programs below the order. */
function deepThread(desk: Desk): Posting {
  const now = desk.newOrder();
  const before = earlier(desk, now);
  const wishes = wishesOf(desk);
  const [a, b, c] = desk.random.shuffled(habits) as [Habit, Habit, Habit];
  const oldest = ourAnswer(desk, earlier(desk, before), a);
  const middle = replyTo(desk, listedNote(desk, before), oldest, b);
  return {
    note: replyTo(desk, listedNote(desk, now, wishes), middle, c),
    truths: { lines: listedLines(wishes) },
  };
}

/** The lines are wanted once more, but stand only in what is quoted. */
function sameAgain(desk: Desk): Posting {
  const now = desk.newOrder();
  const message = text(desk.random.pick(desk.texts.orders.again));
  const note = noteFrom(desk, now, '', [message]);
  return { note: replyTo(desk, note, listedNote(desk, earlier(desk, now))), truths: { lines: [] } };
}

/** Our offer has the same goods in other quantities. */
function offerAccepted(desk: Desk): Posting {
  const { random, texts } = desk;
  const now = desk.newOrder();
  const wishes = wishesOf(desk).slice(0, 3);
  const [subject] = random.pick(texts.others.offer);
  const offered = wishes.map((wish) => ({ ...wish, quantity: wish.quantity * 2 + 10 }));
  const offer: Note = {
    from: supplier,
    to: now.buyer,
    subject: filled(random, subject, { ...orderValues(desk, now), i: random.fill('OF-####') }),
    date: timeOn(desk, earlier(desk, now).date),
    blocks: [
      text(texts.orders.offer),
      random.pick([tableOf, listOf])(desk, offered),
      ...signedOff(desk, supplier),
    ],
  };
  const message = filled(random, random.pick(texts.orders.accepted), {
    ...orderValues(desk, now),
    lines: sentenceOf(texts.trade, wishes),
  });
  return {
    note: replyTo(desk, noteFrom(desk, now, '', [text(message)]), offer),
    truths: { lines: saidLines(wishes) },
  };
}

/** Each answer stands below its question. */
function answersBetween(desk: Desk): Posting {
  const { random, texts } = desk;
  const now = desk.newOrder();
  const wishes = makeWishes(random, texts.trade, [3, 3]);
  const [questions, answers] = texts.orders.asked;
  const keys = ['a', 'b', 'c'] as const;
  const names = Object.fromEntries(keys.map((key, i) => [key, wishes[i]!.ware.name]));
  const phrases = Object.fromEntries(keys.map((_, i) => [String(i + 1), phraseOf(texts.trade, wishes[i]!)]));
  const blocks = questions.flatMap((question, i) => [
    text(`> ${filled(random, question, names)}`),
    text(filled(random, answers[i]!, phrases)),
  ]);
  const [day = ''] = now.date.split('T');
  const mark = texts.trade.quote.thunderbird
    .replace('<who>', supplier.contact)
    .replace('<day>', day)
    .replace('<time>', '08:31');
  const subject = `${texts.trade.quote.reply} ${random.pick(texts.orders.subjects)}`;
  const ending = [text(`> --\n> ${supplier.contact}\n> ${supplier.phone}`), ...signedOff(desk, now.buyer)];
  const note = noteFrom(desk, now, subject, [text(mark), ...blocks], ending);
  return { note, only: 'text', truths: { lines: saidLines(wishes) } };
}

/** What is quoted stands above. */
function answerBelow(desk: Desk): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  const note = replyTo(desk, listedNote(desk, now, wishes), listedNote(desk, earlier(desk, now)));
  return {
    note: { ...note, below: { ...note.below!, isAbove: true } },
    only: 'text',
    truths: { lines: listedLines(wishes) },
  };
}

/** Somebody of ours passes on what came to him. */
function passOn(desk: Desk, inner: Note, habit: Habit, from = colleague): Note {
  const { random, texts } = desk;
  const comment = text(random.pick(texts.orders.passedOn));
  return {
    from,
    to: supplier,
    subject: `${texts.trade.quote.forward} ${inner.subject}`,
    date: inner.date.replace(/T.*/, 'T19:05:00Z'),
    blocks: random.chance(0.75) ? [comment, text(from.contact)] : [],
    below: { kind: 'forward', habit, note: inner },
  };
}

function forwarded(desk: Desk): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  const inner = { ...listedNote(desk, now, wishes), to: colleague };
  return {
    note: passOn(desk, inner, desk.habit),
    buyer: now.buyer,
    truths: { lines: listedLines(wishes) },
  };
}

function forwardedTwice(desk: Desk): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  const [first, second] = desk.random.shuffled(habits) as [Habit, Habit];
  const driver = { ...supplier, contact: 'Marit Bos', email: 'marit@halvorsen-supplies.nl' };
  const inner = { ...listedNote(desk, now, wishes), to: driver };
  const once = { ...passOn(desk, inner, first, driver), to: colleague };
  return { note: passOn(desk, once, second), buyer: now.buyer, truths: { lines: listedLines(wishes) } };
}

/** The buyer's office passes on what its workshop needs. */
function forwardedByBuyer(desk: Desk): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  const office = { ...now.buyer, contact: desk.newOrder().buyer.contact };
  const inner = { ...listedNote(desk, now, wishes), to: office };
  const note = passOn(desk, inner, desk.habit, office);
  const intro = text(desk.random.pick(desk.texts.orders.brief));
  const blocks = [intro, ...signedOff(desk, office)];
  return {
    note: { ...note, blocks },
    truths: { lines: listedLines(wishes), isContactOpen: true },
  };
}

function forwardedAsMail(desk: Desk): Posting {
  const now = desk.newOrder();
  const wishes = wishesOf(desk);
  return enclosedMail(desk, listedNote(desk, now, wishes), [], listedLines(wishes));
}

async function forwardedAsMailWithPdf(desk: Desk): Promise<Posting> {
  const now = desk.newOrder({ lines: [1, 6] });
  const paper = await orderPaper(desk, await styleOf(desk), [now], `${now.number.replace(/\//g, '-')}.pdf`);
  const message = text(
    filled(desk.random, desk.random.pick(desk.texts.orders.attached), orderValues(desk, now)),
  );
  const inner = noteFrom(desk, now, subjectOf(desk, now), [message]);
  return enclosedMail(desk, inner, [paper], attachedLines(now));
}

function enclosedMail(
  desk: Desk,
  inner: Note,
  enclosures: NonNullable<Posting['enclosures']>,
  lines: Posting['truths']['lines'],
): Posting {
  const content = writeNote(desk, inner, { enclosures });
  const { below, ...note } = passOn(desk, { ...inner, to: colleague }, desk.habit);
  const name = `${inner.subject.replace(/[^\p{L}\p{N} -]/gu, '') || 'mail'}.eml`;
  return {
    note,
    buyer: inner.from,
    enclosures: [{ name, type: 'message/rfc822', content }],
    truths: { lines: lines ?? null },
  };
}
