import type { Order } from '../../../order/order.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import type { Values } from '../../kit/letter.ts';
import { linesOf } from '../../kit/lines.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import type { MailDraft, MailLine, MailSource } from '../../mail-family.ts';
import { framings } from './framing.ts';
import { orderText } from './text-file.ts';
import { names, type Told } from './wording.ts';

/** What the mail makes of the order in its file; lines that are absent stay as printed. */
interface Outcome extends Pick<MailDraft, 'wanted' | 'isUnclear'> {
  lines?: MailLine[];
  values: Values;
}

/** A mail that brings an order as a file and says something of it: above, after, below, on its own, in the subject. */
export async function orderdeskMail(
  source: MailSource,
  order: Order,
  told: Told,
  { lines, values, ...rest }: Outcome,
): Promise<MailDraft> {
  const { random, language } = source;
  const subject = told.subject ?? random.pick(framings[language].subjects);
  const isChanged = lines !== undefined || rest.wanted !== undefined;
  const file = random.chance(0.15)
    ? orderText(source, order)
    : await orderPaper(source, `${fileNumber(order)}.pdf`, order);
  return orderMail(
    source,
    order,
    { subject, body: bodyOf(source, told) },
    {
      attachments: [file],
      lines: lines ?? linesOf(order, 'numbered'),
      values,
      ...rest,
      ...(isChanged && { isChanged: true }),
    },
  );
}

function bodyOf({ random, language }: MailSource, told: Told): string[] {
  const { said, subject } = told;
  const { hellos, befores, afters, byes, below, ...framing } = framings[language];
  // Who gives another number does not go on to call the order by the printed one.
  const papers = framing.papers.filter((paper) => !names(told, 'm') || !paper.includes('<n>'));
  const [hello, paper, before] = [random.pick(hellos), random.pick(papers), random.pick(befores)];
  const sentence = capitalised(paper);
  const [after, signed] = [random.pick(afters), `${random.pick(byes)}\n<sign>`];
  const [first = '', ...more] = said?.split('\n\n') ?? [];
  if (said === undefined) {
    return random.pick([
      [hello, paper, signed],
      [hello, `${before} ${sentence}`, signed],
      [sentence, after, signed],
    ]);
  }
  const apart = [
    [hello, paper, first, ...more, signed],
    [hello, `${before} ${sentence}`, first, ...more, after, signed],
    [first, ...more, sentence, signed],
    [hello, first, ...more, signed],
    [first, ...more, '<sign>'],
  ];
  if (said.includes('\n')) return random.pick(apart);
  const together = [
    [hello, spoken(paper, first), signed],
    [`${hello} ${spoken(paper, first, after)}`, signed],
    [hello, before, spoken(sentence, first, after), signed],
    [hello, spoken(first, after), sentence, signed],
  ];
  // What the subject announces is not said below a signature.
  const asPostscript = subject ? [] : [[hello, paper, signed, `${below} ${first}`]];
  return random.pick([...apart, ...together, ...asPostscript]);
}

/** In one paragraph; who writes no full stop at the end of a line still parts his sentences. */
const spoken = (...sentences: readonly string[]): string =>
  sentences
    .map((sentence, i) => (i < sentences.length - 1 ? sentence.replace(/(?<=[^.!?:)])$/, '.') : sentence))
    .join(' ');

/** German goes on in small letters after the comma of its greeting, and only there. */
const capitalised = (said: string): string => `${said[0]!.toUpperCase()}${said.slice(1)}`;
