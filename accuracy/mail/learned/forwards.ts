import { supplier } from '../../order/supplier.ts';
import type { MailFamily } from '../mail-family.ts';
import { subjectOf } from './body.ts';
import {
  type Desk,
  family,
  noteFrom,
  orderValues,
  type Posting,
  signedOff,
  text,
  writeNote,
} from './desk.ts';
import { type Habit, habits, type Note } from './habits.ts';
import { listOf } from './lists.ts';
import { attachedLines } from './order-mail.ts';
import { orderPaper, styleOf } from './papers.ts';
import { listedNote, wishesOf } from './threads.ts';
import { filled, listedLines } from './wishes.ts';

const order = 'purchase_order';

/** Whoever of ours passes on what came to him. */
export const colleague = { ...supplier, contact: 'Ruben Kok', email: 'sales@halvorsen-supplies.nl' };

/** Orders that are passed on. */
export const forwardFamilies: MailFamily[] = [
  ...habits.map((habit) => family(`forward-${habit}`, order, forwarded, [habit])),
  family('forward-twice', order, forwardedTwice),
  family('forward-by-buyer', order, forwardedByBuyer),
  family('forward-as-mail', order, forwardedAsMail),
  family('forward-as-mail-with-pdf', order, forwardedAsMailWithPdf),
];

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
  // No table: a program without HTML would show another's cells one below the other.
  const inner = { ...listedNote(desk, now, wishes, [listOf]), to: driver };
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
