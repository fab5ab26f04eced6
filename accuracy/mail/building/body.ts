import type { Order, Party } from '../../order/order.ts';
import type { Block, MailLine, MailSource } from '../mail-family.ts';

export const text = (content: string): Block => ({ kind: 'text', text: content });

/** Greeting, the message, and what stands below it: closing, signature and perhaps a disclaimer. */
export function letter({ random, words }: MailSource, from: Party, message: readonly Block[]): Block[] {
  const ends = random.pick([
    [text(`${random.pick(words.closings)}\n${from.contact}`)],
    [text(random.pick(words.closings)), text(signature({ random, words } as MailSource, from))],
    [text(`${random.pick(words.closings)}\n\n${signature({ random, words } as MailSource, from)}`)],
    [
      text(random.pick(words.closings)),
      text(signature({ random, words } as MailSource, from)),
      text(random.fill(random.pick(words.disclaimers))),
    ],
  ]);
  return [text(random.pick(words.greetings)), ...message, ...ends];
}

function signature(
  { random, words }: MailSource,
  { contact, company, street, townLine, phone, email }: Party,
): string {
  const address = random.pick([`${street}\n${townLine}`, `${street}, ${townLine}`]);
  const contacts = random.pick([
    `${words.phone} ${phone}\n${words.email} ${email}`,
    `${words.phone} ${phone} | ${email}`,
    email,
  ]);
  return [contact, ...random.pick([[company], ['Purchasing', company]]), address, contacts].join('\n');
}

/** The lines of an order as a mail words them; in prose no name has a comma. */
export function linesOf({ lines }: Order, isProse = false): MailLine[] {
  return lines.map(({ article, yourArticle, description, quantity }) => ({
    article,
    yourArticle,
    description: isProse ? description.split(',')[0]! : description,
    quantity: quantity.kind === 'whole' ? quantity.value : 1,
  }));
}

/** How lists are written: one way for all lines of a mail. */
export function listOf({ random, words }: MailSource, lines: readonly MailLine[]): Block {
  const unit = random.pick(words.units);
  const short = unit.replace(/ \p{L}{1,3}$/u, '');
  const write = random.pick<(line: MailLine) => string>([
    ({ quantity, description }) => `${quantity} x ${description}`,
    ({ quantity, description }) => `${quantity}x ${description}`,
    ({ quantity, description }) => `${quantity} ${unit} ${description}`,
    ({ quantity, description }) => `${description}: ${quantity} ${short}`,
    ({ quantity, description }) => `${description} - ${quantity} ${short}`,
    ({ quantity, description, article }) =>
      `${quantity} ${short} ${article ?? ''} ${description}`.replace(/ {2,}/g, ' '),
  ]);
  return { kind: 'list', items: lines.map(write), marks: random.pick(['dash', 'none', 'none', 'number']) };
}

export function tableOf({ random, words }: MailSource, lines: readonly MailLine[]): Block {
  const unit = random
    .pick(words.units)
    .replace(/ \p{L}{1,3}$/u, '')
    .replace(/^x$/, '');
  const [article, description, quantity, unitName] = words.columns;
  const hasArticles = lines.some((line) => line.article ?? line.yourArticle);
  const columns: [head: string, cell: (line: MailLine) => string][] = [
    ...(hasArticles
      ? [
          [article, (line: MailLine) => line.article ?? line.yourArticle ?? ''] as [
            string,
            (line: MailLine) => string,
          ],
        ]
      : []),
    [description, (line) => line.description],
    [quantity, (line) => String(line.quantity)],
    ...(unit ? [[unitName, () => unit] as [string, () => string]] : []),
  ];
  return {
    kind: 'table',
    head: columns.map(([head]) => head),
    rows: lines.map((line) => columns.map(([, cell]) => cell(line))),
  };
}

/** "3 boxes of gloves, 5 rolls of tape and 2 buckets of paint". */
export function sentenceOf({ random, words }: MailSource, lines: readonly MailLine[]): string {
  const phrases = lines.map(
    ({ quantity, description }) => `${quantity} ${random.pick(words.units)} ${description}`,
  );
  const last = phrases.pop()!;
  return phrases.length === 0 ? last : `${phrases.join(', ')} ${words.and} ${last}`;
}
