import { supplier } from '../../order/supplier.ts';
import { makeDocument } from '../document.ts';
import type { MailDraft, MailFamily, MailSource } from '../mail-family.ts';
import type { OtherCategory } from '../words/mail-words.ts';
import { letter, linesOf, listOf, text } from './body.ts';

const otherCategories: readonly OtherCategory[] = [
  'order_confirmation',
  'invoice',
  'delivery_note',
  'quotation',
  'receipt',
  'credit_note',
  'unknown',
];

/** Mails that order nothing. */
export const otherFamilies: MailFamily[] = otherCategories.flatMap((category) => [
  { name: `${category}-plain`, category, make: (source: MailSource) => other(source, category) },
  { name: `${category}-answer`, category, make: (source: MailSource) => answer(source, category) },
  ...(category === 'unknown'
    ? []
    : [{ name: `${category}-attached`, category, make: (source: MailSource) => attached(source, category) }]),
]);

function other(source: MailSource, category: OtherCategory): MailDraft {
  const { random, words, fill } = source;
  const order = source.newOrder({ lines: [1, 5] });
  const [subject, body] = random.pick(words.others[category]);
  const sender =
    category === 'unknown' || category === 'quotation' ? order.buyer : random.pick([order.buyer, supplier]);
  return {
    category,
    from: sender,
    subject: fill(subject, order),
    date: `${order.date}T09:12:00Z`,
    blocks: letter(source, sender, [text(fill(body, order))]),
    inner: null,
    attachments: [],
    lines: null,
  };
}

/** An answer to an order quotes its lines. */
function answer(source: MailSource, category: OtherCategory): MailDraft {
  const order = source.newOrder({ lines: [1, 5] });
  const { random, words, fill } = source;
  const subject = fill(random.pick(words.order.subjects), order);
  const blocks = letter(source, order.buyer, [
    text(fill(random.pick(words.order.openings), order)),
    listOf(source, linesOf(order)),
  ]);
  return {
    ...other(source, category),
    subject: `${words.reply} ${subject}`,
    inner: {
      kind: 'reply',
      from: order.buyer,
      to: supplier,
      subject,
      date: `${order.date}T08:00:00Z`,
      blocks,
    },
  };
}

async function attached(source: MailSource, category: Exclude<OtherCategory, 'unknown'>): Promise<MailDraft> {
  const order = source.newOrder({ lines: [1, 7] });
  const name = source.random.pick([
    `${source.words.titles[category]}.pdf`,
    'document.pdf',
    `${order.number.replace(/\//g, '-')}.pdf`,
  ]);
  return {
    ...other(source, category),
    attachments: [await makeDocument(category, order, source.words, name)],
  };
}
