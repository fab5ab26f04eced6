import { addDays } from '../../order/calendar.ts';
import type { Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Block, MailFamily } from '../mail-family.ts';
import { framed, subjectOf } from './body.ts';
import { type Desk, family, noteFrom, orderValues, type Posting, signedOff, text, timeOn } from './desk.ts';
import { type Habit, habits, type Note } from './habits.ts';
import { listOf, tableOf } from './lists.ts';
import { filled, listedLines, makeWishes, phraseOf, saidLines, sentenceOf, type Wish } from './wishes.ts';

const order = 'purchase_order';

/** Orders above, between and below older mails. */
export const threadFamilies: MailFamily[] = [
  ...habits.map((habit) => family(`thread-${habit}`, order, (desk) => inThread(desk, habit), [habit])),
  family('thread-three-deep', order, deepThread),
  family('thread-same-again', order, sameAgain),
  family('thread-offer-accepted', order, offerAccepted),
  family('thread-answers-between', order, answersBetween, ['thunderbird', 'gmail', 'notes']),
  family('thread-answer-below', order, answerBelow, ['thunderbird', 'gmail']),
];

type Layout = (desk: Desk, wishes: readonly Wish[]) => Block;

export function wishesOf({ random, texts }: Desk): Wish[] {
  return makeWishes(random, texts.trade, [1, 5]);
}

/** A mail of a buyer with an order in its body, and what it orders. */
export function listedNote(
  desk: Desk,
  order: Order,
  wishes = wishesOf(desk),
  layouts: readonly Layout[] = [listOf, listOf, tableOf],
): Note {
  const layout = desk.random.pick(layouts);
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
    truths: { lines: listedLines(wishes) },
  };
}
