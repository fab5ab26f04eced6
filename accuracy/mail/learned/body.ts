import type { Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import type { Block, MailFamily } from '../mail-family.ts';
import { type Desk, family, noteFrom, orderValues, type Posting, text, timeOn } from './desk.ts';
import { cards, listOf, nameFirstList, remarkedList, tableOf, typedTable } from './lists.ts';
import {
  filled,
  listedLines,
  makeWishes,
  phraseOf,
  saidLines,
  sentenceOf,
  spelledAmounts,
  type Wish,
} from './wishes.ts';

const order = 'purchase_order';
const typing = ['thunderbird', 'notes', 'gmail', 'apple'] as const;
const phones = ['outlook-phone', 'apple', 'gmail'] as const;

/** Orders that stand in the body and nowhere else. */
export const bodyFamilies: MailFamily[] = [
  family('body-long-letter', order, (desk) => proseOrder(desk, desk.texts.orders.hidden, [2, 3])),
  family('body-one-sentence', order, (desk) => proseOrder(desk, desk.texts.orders.sentences, [1, 2])),
  family('body-spelled-quantities', order, (desk) =>
    proseOrder(desk, desk.texts.orders.sentences, [2, 3], true),
  ),
  family('body-two-languages', order, (desk) => proseOrder(desk, desk.texts.orders.mixed, [1, 3])),
  family('body-not-wanted', order, (desk) => proseOrder(desk, desk.texts.orders.notWanted, [1, 3])),
  family('body-cancelled-and-new', order, (desk) =>
    proseOrder(desk, desk.texts.orders.cancelledAndNew, [1, 3]),
  ),
  family('body-dictated', order, dictated, phones),
  family('body-brief-from-phone', order, brief, phones),
  family('body-list', order, (desk) => listedOrder(desk, listOf)),
  family('body-name-first', order, (desk) => listedOrder(desk, nameFirstList)),
  family('body-list-with-remarks', order, (desk) => listedOrder(desk, remarkedList)),
  family('body-cards', order, (desk) => listedOrder(desk, cards)),
  family('body-table', order, (desk) => listedOrder(desk, tableOf)),
  family('body-table-typed', order, (desk) => ({ ...listedOrder(desk, typedTable), only: 'text' }), typing),
  family('body-table-html-only', order, (desk) => ({ ...listedOrder(desk, tableOf), only: 'html' }), [
    'outlook-desktop',
    'outlook-web',
    'gmail',
  ]),
  family('body-two-places', order, twoPlaces),
  family('body-from-form', order, fromForm),
];

function proseOrder(
  desk: Desk,
  wordings: readonly string[],
  count: readonly [number, number],
  isSpelled = false,
): Posting {
  const { random, texts } = desk;
  const order = desk.newOrder();
  const [old, ...wishes] = makeWishes(
    random,
    texts.trade,
    [count[0] + 1, count[1] + 1],
    isSpelled ? spelledAmounts(texts.trade) : undefined,
  ) as [Wish, ...Wish[]];
  const message = filled(random, random.pick(wordings), {
    ...orderValues(desk, order),
    lines: sentenceOf(texts.trade, wishes, isSpelled),
    old: old.ware.name,
  });
  const note = noteFrom(desk, order, subjectOf(desk, order), message.split('\n\n').map(text));
  return { note, truths: { lines: saidLines(wishes) } };
}

/** Nothing divides the sentences, and there is no signature. */
function dictated(desk: Desk): Posting {
  const { random, texts } = desk;
  const order = desk.newOrder();
  const wishes = makeWishes(random, texts.trade, [3, 3], spelledAmounts(texts.trade));
  const isSpelled = random.chance(0.4);
  const [a, b, c] = wishes.map((wish) => phraseOf(texts.trade, wish, isSpelled)) as [string, string, string];
  const message = text(filled(random, random.pick(texts.orders.dictated), { a, b, c }));
  const footer = text(random.pick(texts.trade.phoneFooters));
  const note = noteFrom(desk, order, random.pick(['', ...texts.orders.subjects]), [], [message, footer]);
  return { note: { ...note, blocks: note.blocks.slice(1) }, truths: { lines: saidLines(wishes) } };
}

function brief(desk: Desk): Posting {
  const { random, texts } = desk;
  const order = desk.newOrder();
  const wishes = makeWishes(random, texts.trade, [1, 4]);
  const intro = random.pick(texts.orders.brief);
  const list = listOf(desk, wishes, 'none');
  const ending = [text(order.buyer.contact.split(' ')[0]!), text(random.pick(texts.trade.phoneFooters))];
  const note = noteFrom(desk, order, random.pick(texts.orders.subjects), [text(intro), list], ending);
  return { note: { ...note, blocks: note.blocks.slice(1) }, truths: { lines: listedLines(wishes) } };
}

function listedOrder(desk: Desk, layout: (desk: Desk, wishes: readonly Wish[]) => Block): Posting {
  const order = desk.newOrder();
  const wishes = makeWishes(desk.random, desk.texts.trade, [1, 8]);
  const message = framed(desk, order, [layout(desk, wishes)]);
  return {
    note: noteFrom(desk, order, subjectOf(desk, order), message),
    truths: { lines: listedLines(wishes) },
  };
}

/** One order whose goods are for two rooms of the same house. */
function twoPlaces(desk: Desk): Posting {
  const order = desk.newOrder();
  const wishes = makeWishes(desk.random, desk.texts.trade, [4, 7]);
  const [first, second] = desk.texts.orders.places;
  const half = Math.ceil(wishes.length / 2);
  const message = framed(desk, order, [
    text(`${first}:`),
    listOf(desk, wishes.slice(0, half), 'dash'),
    text(`${second}:`),
    listOf(desk, wishes.slice(half), 'dash'),
  ]);
  return {
    note: noteFrom(desk, order, subjectOf(desk, order), message),
    truths: { lines: listedLines(wishes) },
  };
}

/** Our own web site writes; who wants the goods stands in the form. */
function fromForm(desk: Desk): Posting {
  const { subject, intro, labels } = desk.texts.orders.form;
  const { buyer, date } = desk.newOrder();
  const wishes = makeWishes(desk.random, desk.texts.trade, [1, 4]);
  const values = [buyer.contact, buyer.company, buyer.phone, buyer.email];
  const fields = labels.slice(0, 4).map((label, i) => `${label}: ${values[i]}`);
  const site = { ...supplier, contact: 'Website', email: 'web@halvorsen-supplies.nl' };
  return {
    note: {
      from: site,
      to: supplier,
      subject,
      date: timeOn(desk, date),
      blocks: [text(intro), text(fields.join('\n')), text(`${labels[4]}:`), listOf(desk, wishes, 'none')],
    },
    buyer,
    headers: [`Reply-To: <${buyer.email}>`],
    only: 'text',
    truths: { lines: listedLines(wishes) },
  };
}

/** Between an opening and, mostly, a last sentence. */
export function framed(desk: Desk, order: Order, blocks: readonly Block[]): Block[] {
  const { random, texts } = desk;
  const values = orderValues(desk, order);
  const outro = random.chance(0.6) ? [text(filled(random, random.pick(texts.orders.outros), values))] : [];
  return [text(filled(random, random.pick(texts.orders.intros), values)), ...blocks, ...outro];
}

export function subjectOf(desk: Desk, order: Order): string {
  const { random, texts } = desk;
  const template = random.pick([...texts.orders.subjects, ...texts.orders.numbered]);
  return filled(random, template, orderValues(desk, order));
}
