import type { Order } from '../../order/order.ts';
import { supplier } from '../../order/supplier.ts';
import { writeBody } from '../clients.ts';
import { makeDocument } from '../document.ts';
import type { Block, Inner, MailDraft, MailFamily, MailLine, MailSource } from '../mail-family.ts';
import { writeEml } from '../write-eml.ts';
import { letter, linesOf, listOf, sentenceOf, tableOf, text } from './body.ts';

/** Mails that order goods. */
export const orderFamilies: MailFamily[] = [
  { name: 'order-list', category: 'purchase_order', make: (source) => bodyOrder(source, listOf) },
  { name: 'order-table', category: 'purchase_order', make: (source) => bodyOrder(source, tableOf) },
  { name: 'order-prose', category: 'purchase_order', make: proseOrder },
  { name: 'order-mobile', category: 'purchase_order', make: mobileOrder },
  { name: 'order-attached', category: 'purchase_order', make: attachedOrder },
  { name: 'order-forwarded', category: 'purchase_order', make: forwardedOrder },
  { name: 'order-forwarded-attached', category: 'purchase_order', make: attachedMail },
  { name: 'order-in-old-thread', category: 'purchase_order', make: orderInThread },
];

type Layout = (source: MailSource, lines: readonly MailLine[]) => Block;

function bodyOrder(source: MailSource, layout: Layout): MailDraft {
  const { random, words, fill } = source;
  const order = source.newOrder({ lines: [1, 7] });
  const lines = linesOf(order);
  return draft(order, fill(random.pick(words.order.subjects), order), {
    blocks: letter(source, order.buyer, [
      text(fill(random.pick(words.order.openings), order)),
      layout(source, lines),
      ...(random.chance(0.7) ? [text(fill(random.pick(words.order.after), order))] : []),
    ]),
    lines,
  });
}

function proseOrder(source: MailSource): MailDraft {
  const { random, words, fill } = source;
  const order = source.newOrder({ lines: [1, 3] });
  const lines = linesOf(order, true);
  return draft(order, fill(random.pick(words.order.subjects), order), {
    blocks: letter(source, order.buyer, [text(prose(source, order, lines))]),
    lines,
  });
}

function prose(source: MailSource, order: Order, lines: readonly MailLine[]): string {
  const { random, words, fill } = source;
  return fill(random.pick(words.order.prose), order).replace('{lines}', sentenceOf(source, lines));
}

function mobileOrder(source: MailSource): MailDraft {
  const { random, words } = source;
  const order = source.newOrder({ lines: [1, 2] });
  const lines = linesOf(order, true);
  const blocks = [
    text(`${random.pick(words.greetings)} ${prose(source, order, lines)}`),
    text(order.buyer.contact),
    text(words.mobile),
  ];
  return {
    ...draft(order, random.pick(words.order.subjects.filter((subject) => !subject.includes('{'))), {
      blocks,
      lines,
    }),
    clients: ['mobile'],
  };
}

async function attachedOrder(source: MailSource): Promise<MailDraft> {
  const { random, words, fill } = source;
  const order = source.newOrder({ lines: [1, 9] });
  const name = random.pick([
    `${words.titles.purchase_order} ${order.number}.pdf`,
    `${order.number}.pdf`,
    'scan0001.pdf',
  ]);
  const document = await makeDocument('purchase_order', order, words, name.replace(/\//g, '-'));
  return draft(order, fill(random.pick(words.order.subjects), order), {
    blocks: letter(source, order.buyer, [text(fill(random.pick(words.order.attached), order))]),
    attachments: [document],
    lines: null,
  });
}

/** A colleague passes on a mail that was sent to a person. */
function forwardedOrder(source: MailSource): MailDraft {
  const { random, words } = source;
  const inner = bodyOrder(source, random.pick([listOf, tableOf]));
  const forwarded: Inner = {
    kind: 'forward',
    from: inner.from,
    to: supplier,
    subject: inner.subject,
    date: inner.date,
    blocks: inner.blocks,
  };
  return {
    ...inner,
    from: { ...supplier, email: 'sales@halvorsen-supplies.nl' },
    subject: `${words.forward} ${inner.subject}`,
    blocks: random.chance(0.5) ? [text('FYI'), text(supplier.contact)] : [],
    inner: forwarded,
  };
}

function attachedMail(source: MailSource): MailDraft {
  const { random, words } = source;
  const inner = bodyOrder(source, random.pick([listOf, tableOf]));
  const content = writeEml(inner, writeBody('outlook', inner, words), random);
  return {
    ...inner,
    from: { ...supplier, email: 'sales@halvorsen-supplies.nl' },
    subject: `${words.forward} ${inner.subject}`,
    blocks: [text('FYI')],
    attachments: [{ name: 'mail.eml', type: 'message/rfc822', content }],
  };
}

/** Many people begin a new order by an answer to an old mail. */
function orderInThread(source: MailSource): MailDraft {
  const { random, words } = source;
  const now = bodyOrder(source, random.pick([listOf, tableOf]));
  const old = bodyOrder(source, listOf);
  return {
    ...now,
    subject: `${words.reply} ${old.subject}`,
    inner: {
      kind: 'reply',
      from: supplier,
      to: now.from,
      subject: old.subject,
      date: old.date,
      blocks: old.blocks,
    },
  };
}

function draft(
  order: Order,
  subject: string,
  rest: Pick<MailDraft, 'blocks' | 'lines'> & Partial<MailDraft>,
): MailDraft {
  return {
    category: 'purchase_order',
    from: order.buyer,
    subject,
    date: `${order.date}T09:12:00Z`,
    inner: null,
    attachments: [],
    ...rest,
  };
}
