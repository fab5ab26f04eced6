import { addDays } from '../../order/calendar.ts';
import type { Order } from '../../order/order.ts';
import type { MailFamily, MailLine, WantedHead } from '../mail-family.ts';
import { subjectOf } from './body.ts';
import { type Desk, family, laterDate, noteFrom, orderValues, type Posting, text } from './desk.ts';
import { attachedLines, fileName } from './order-mail.ts';
import { orderPaper, styleOf } from './papers.ts';
import type { ChangeKind } from './texts.ts';
import { filled, makeWishes, saidLines, sentenceOf } from './wishes.ts';

const order = 'purchase_order';

/** An instruction, and the order after it. */
interface Change {
  sentence: string;
  lines: MailLine[];
  wanted: WantedHead;
}

const kinds: readonly ChangeKind[] = [
  'cancel',
  'drop',
  'quantity',
  'amount',
  'add',
  'date',
  'address',
  'reference',
];
const pairs: readonly (readonly [ChangeKind, ChangeKind])[] = [
  ['cancel', 'date'],
  ['quantity', 'address'],
  ['add', 'reference'],
  ['drop', 'add'],
];

/** Mails whose body changes the order that they bring. */
export const changedFamilies: MailFamily[] = [
  ...kinds.map((kind) => family(`change-${kind}`, order, (desk) => changed(desk, [kind]))),
  family('change-two-things', order, (desk) => changed(desk, desk.random.pick(pairs))),
  family('change-unclear', order, unclear),
  family('change-none', order, unchanged),
  family('change-in-quoted-mail', order, changedBefore),
];

async function changed(desk: Desk, wished: readonly ChangeKind[]): Promise<Posting> {
  const one = desk.newOrder({ lines: [2, 7] });
  let lines = attachedLines(one);
  let wanted: WantedHead = {};
  const sentences: string[] = [];
  for (const kind of wished) {
    const change = changeOf(desk, one, lines, kind);
    sentences.push(change.sentence);
    lines = change.lines;
    wanted = { ...wanted, ...change.wanted };
  }
  const isHead = Object.keys(wanted).length > 0;
  return posting(desk, one, sentences, { lines, isChanged: true, ...(isHead && { wanted }) });
}

/** The order is to be read as it is printed, and somebody must look at the sentence. */
function unclear(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [2, 6] });
  const sentence = desk.random.pick(desk.texts.changes.unclear);
  return posting(desk, one, [sentence], { lines: attachedLines(one), isUnclear: true });
}

function unchanged(desk: Desk): Promise<Posting> {
  const one = desk.newOrder({ lines: [2, 6] });
  const sentence = desk.random.pick(desk.texts.changes.none);
  return posting(desk, one, [sentence], { lines: attachedLines(one) });
}

/** The change belongs to an older order, whose mail is quoted. */
async function changedBefore(desk: Desk): Promise<Posting> {
  const { random, texts } = desk;
  const now = desk.newOrder({ lines: [2, 6] });
  const before = { ...desk.newOrder({ lines: [2, 6] }), buyer: now.buyer, date: addDays(now.date, -12) };
  const { sentence } = changeOf(desk, before, attachedLines(before), random.pick(['cancel', 'quantity']));
  const opening = filled(random, random.pick(texts.orders.attached), orderValues(desk, before));
  const old = noteFrom(desk, before, subjectOf(desk, before), [text(`${opening} ${sentence}`)]);
  const { note, ...rest } = await posting(desk, now, [], { lines: attachedLines(now) });
  const subject = `${texts.trade.quote.reply} ${old.subject}`;
  return { ...rest, note: { ...note, subject, below: { kind: 'reply', habit: desk.habit, note: old } } };
}

async function posting(
  desk: Desk,
  one: Order,
  sentences: readonly string[],
  truths: Posting['truths'],
): Promise<Posting> {
  const { random, texts } = desk;
  const style = await styleOf(desk);
  const plain = texts.orders.attached.filter((wording) => !wording.includes('<n>'));
  const opening = filled(random, random.pick(plain), orderValues(desk, one));
  const change = sentences.join(random.pick([' ', '\n']));
  const isApart = change !== '' && random.chance(0.5);
  const message = isApart ? [text(opening), text(change)] : [text(`${opening} ${change}`.trim())];
  const isRenumbered = truths.wanted?.number !== undefined;
  const subject = isRenumbered ? random.pick(texts.orders.subjects) : subjectOf(desk, one);
  const name = isRenumbered ? random.fill('scan_####.pdf') : fileName(desk, style, one, 'pdf');
  return {
    note: noteFrom(desk, one, subject, message),
    enclosures: [await orderPaper(desk, style, [one], name)],
    truths,
  };
}

function changeOf(desk: Desk, one: Order, lines: MailLine[], kind: ChangeKind): Change {
  const { random, texts } = desk;
  const say = (values: Record<string, string>) =>
    filled(random, random.pick(texts.changes[kind]), { ...orderValues(desk, one), ...values });
  switch (kind) {
    case 'add': {
      const wishes = makeWishes(random, texts.trade, [1, 1]);
      const sentence = say({ lines: sentenceOf(texts.trade, wishes) });
      return { sentence, lines: [...lines, ...saidLines(wishes)], wanted: {} };
    }
    case 'date': {
      const { iso, shown } = laterDate(desk, one, random.whole(3, 25));
      return { sentence: say({ d: shown }), lines, wanted: { deliveryDate: iso } };
    }
    case 'address': {
      const { street, townLine, postalCode, city } = desk.newOrder().shipTo;
      const shipTo = { street, postalCode, city };
      return { sentence: say({ street, town: townLine }), lines, wanted: { shipTo } };
    }
    case 'reference': {
      const { number } = desk.newOrder();
      return { sentence: say({ n: number }), lines, wanted: { number } };
    }
    default:
      return lineChange(desk, one, lines, kind, say);
  }
}

function lineChange(
  desk: Desk,
  one: Order,
  lines: MailLine[],
  kind: ChangeKind,
  say: (values: Record<string, string>) => string,
): Change {
  const index = namedIndex(desk, lines);
  const line = lines[index]!;
  const quantity = line.quantity + desk.random.whole(2, 30);
  const sentence = say({
    i: String(one.lines[index]!.position),
    t: shortName(line),
    o: String(line.quantity),
    q: String(quantity),
  });
  const isGone = kind === 'cancel' || kind === 'drop';
  const after = isGone ? lines.toSpliced(index, 1) : lines.with(index, { ...line, quantity });
  return { sentence, lines: after, wanted: {} };
}

/** A line that its short name alone tells from the others. */
function namedIndex({ random }: Desk, lines: readonly MailLine[]): number {
  const isAlone = (line: MailLine) =>
    lines.filter((other) => shortName(other).startsWith(shortName(line))).length === 1;
  const alone = lines.map((line, i) => (isAlone(line) ? i : -1)).filter((i) => i >= 0);
  return random.pick(alone.length > 0 ? alone : [0]);
}

function shortName({ description }: MailLine): string {
  return description.split(',')[0]!;
}
