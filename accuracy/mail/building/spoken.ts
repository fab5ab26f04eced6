import { supplier } from '../../order/supplier.ts';
import type { Block, Category, MailDraft, MailFamily, MailSource } from '../mail-family.ts';
import { letter, linesOf, listOf, sentenceOf, text } from './body.ts';
import { loadSpoken, type SpokenMail } from './spoken-words.ts';

const categories: readonly Category[] = [
  'purchase_order',
  'order_confirmation',
  'invoice',
  'delivery_note',
  'quotation',
  'receipt',
  'credit_note',
  'unknown',
];

/** Mails in the words of people who sell and buy, each with its list of goods or its sentence. */
export const spokenFamilies: MailFamily[] = [
  ...categories.map((category) => ({
    name: `spoken-${category}`,
    category,
    make: (source: MailSource) => spokenMail(source, category),
  })),
  { name: 'spoken-without-goods', category: 'purchase_order', make: withoutGoods },
];

async function spokenMail(source: MailSource, category: Category): Promise<MailDraft> {
  const { random, language, words } = source;
  const { mails } = await loadSpoken(language);
  const mail = random.pick(mails.filter((each) => each.category === category));
  const order = source.newOrder({ lines: [1, 4] });
  const isProse = mail.body.includes('{goods}');
  // Goods that people talk of have a unit.
  const counted = { ...source, words: { ...words, units: words.units.filter((unit) => unit !== 'x') } };
  const lines = linesOf(order, isProse);
  const isOrder = category === 'purchase_order';
  const from = isOrder || category === 'quotation' || category === 'unknown' ? order.buyer : supplier;
  return {
    category,
    from,
    subject: mail.subject,
    date: `${order.date}T09:12:00Z`,
    blocks: letter(source, from, blocksOf(mail, counted, lines)),
    inner: null,
    attachments: [],
    lines: isOrder ? lines : null,
  };
}

function blocksOf({ body }: SpokenMail, source: MailSource, lines: ReturnType<typeof linesOf>): Block[] {
  const pieces = body.replace('{goods}', () => sentenceOf(source, lines)).split('{lines}');
  return pieces.flatMap((piece, at) => [
    ...(at > 0 ? [listOf(source, lines)] : []),
    ...(piece.trim() === '' ? [] : [text(piece.trim())]),
  ]);
}

async function withoutGoods(source: MailSource): Promise<MailDraft> {
  const { random, language } = source;
  const { withoutGoods: said, mails } = await loadSpoken(language);
  const order = source.newOrder({ lines: [1, 1] });
  const { subject } = random.pick(mails.filter(({ category }) => category === 'purchase_order'));
  return {
    category: 'purchase_order',
    from: order.buyer,
    subject,
    date: `${order.date}T09:12:00Z`,
    blocks: letter(source, order.buyer, [text(random.pick(said))]),
    inner: null,
    attachments: [],
    lines: [],
  };
}
