import type { Order } from '../../order/order.ts';
import { makeCollection, makeDocument, makeText } from '../document.ts';
import type { Attachment, Block, MailDraft, MailFamily, MailSource } from '../mail-family.ts';
import { letter, linesOf, listOf, text } from './body.ts';

/** Mails with several orders, and mails that only look so. */
export const severalFamilies: MailFamily[] = [
  { name: 'several-attached', category: 'purchase_order', make: severalAttached },
  { name: 'several-in-one-pdf', category: 'purchase_order', make: severalInOnePdf },
  { name: 'several-in-body', category: 'purchase_order', make: severalInBody },
  { name: 'several-body-and-attached', category: 'purchase_order', make: bodyAndAttached },
  { name: 'one-attached-twice', category: 'purchase_order', make: attachedTwice },
  { name: 'one-with-terms', category: 'purchase_order', make: withTerms },
];

async function severalAttached(source: MailSource): Promise<MailDraft> {
  const orders = ordersOf(source, source.random.pick([2, 2, 3]));
  const documents = await Promise.all(
    orders.map((order, i) => documentOf(source, order, `order-${i + 1}.pdf`)),
  );
  const extra = source.random.chance(0.5) ? [await termsOf()] : [];
  return draft(source, orders, [text(attachedWords(source, orders))], [...documents, ...extra]);
}

async function severalInOnePdf(source: MailSource): Promise<MailDraft> {
  const orders = ordersOf(source, source.random.pick([2, 3]));
  const file = await makeCollection(orders, source.words, 'orders.pdf');
  return draft(source, orders, [text(attachedWords(source, orders))], [file]);
}

function severalInBody(source: MailSource): MailDraft {
  const { random, words } = source;
  const orders = ordersOf(source, 2);
  const head = random.pick([words.titles.purchase_order, 'PO']);
  const blocks = orders.flatMap((order) => [
    text(`${head} ${order.number}:`),
    listOf(source, linesOf(order)),
  ]);
  return draft(source, orders, blocks, []);
}

async function bodyAndAttached(source: MailSource): Promise<MailDraft> {
  const { words } = source;
  const [own, attached] = ordersOf(source, 2) as [Order, Order];
  const blocks = [text(`${words.titles.purchase_order} ${own.number}:`), listOf(source, linesOf(own))];
  return draft(source, [own, attached], blocks, [await documentOf(source, attached, 'attached.pdf')]);
}

async function attachedTwice(source: MailSource): Promise<MailDraft> {
  const orders = ordersOf(source, 1);
  const names = ['order.pdf', 'copy of order.pdf'];
  const documents = await Promise.all(names.map((name) => documentOf(source, orders[0]!, name)));
  return draft(source, orders, [text(attachedWords(source, orders))], documents);
}

async function withTerms(source: MailSource): Promise<MailDraft> {
  const orders = ordersOf(source, 1);
  const files = [await documentOf(source, orders[0]!, 'order.pdf'), await termsOf()];
  return draft(source, orders, [text(attachedWords(source, orders))], files);
}

/** Of one buyer, each with a number of its own. */
function ordersOf({ newOrder }: MailSource, count: number): Order[] {
  const first = newOrder({ lines: [1, 5] });
  const others = Array.from({ length: count - 1 }, () => newOrder({ lines: [1, 5] }));
  return [first, ...others.map((order) => ({ ...order, buyer: first.buyer }))];
}

function documentOf({ words }: MailSource, order: Order, name: string): Promise<Attachment> {
  return makeDocument('purchase_order', order, words, name);
}

function termsOf(): Promise<Attachment> {
  const paragraphs = [
    'General terms and conditions of purchase',
    ...Array.from(
      { length: 12 },
      (_, i) =>
        `${i + 1}. The supplier delivers within ${i + 10} days. The order number stands on all papers.`,
    ),
  ];
  return makeText(paragraphs, 'terms.pdf');
}

function attachedWords({ random, words, fill }: MailSource, orders: readonly Order[]): string {
  const plain = words.order.attached.filter((wording) => !wording.includes('{n}'));
  return fill(random.pick(orders.length > 1 ? plain : words.order.attached), orders[0]!);
}

function draft(
  source: MailSource,
  orders: readonly Order[],
  blocks: Block[],
  attachments: Attachment[],
): MailDraft {
  const { random, words } = source;
  const [first] = orders as [Order];
  const subjects = words.order.subjects.filter((subject) => !subject.includes('{'));
  return {
    category: 'purchase_order',
    from: first.buyer,
    subject: random.pick(subjects),
    date: `${first.date}T09:12:00Z`,
    blocks: letter(source, first.buyer, blocks),
    inner: null,
    attachments,
    lines: orders.length === 1 ? linesOf(first) : null,
    orders: orders.map((order) => ({ number: order.number, lines: linesOf(order) })),
  };
}
