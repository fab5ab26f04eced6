import type { Order } from '../../../order/order.ts';
import { mailAbout } from '../../kit/changed.ts';
import type { Values } from '../../kit/letter.ts';
import type { MailDraft, MailSource } from '../../mail-family.ts';
import { framings } from './framing.ts';
import { type FrontdeskTold, names } from './wording.ts';

type Outcome = Parameters<typeof mailAbout>[3] & { values: Values };

/** A mail that brings the paper of an order and says something of it: in the subject, amid talk, on its own, below. */
export function frontdeskMail(
  source: MailSource,
  order: Order,
  told: FrontdeskTold,
  outcome: Outcome,
): Promise<MailDraft> {
  const { random, words, language } = source;
  const subject = told.subject ?? random.pick(framings[language].subjects);
  const below = random.chance(0.15) ? [random.pick([random.pick(words.disclaimers), words.mobile])] : [];
  return mailAbout(source, order, { subject, body: [...bodyOf(source, told), ...below] }, outcome);
}

function bodyOf({ random, language }: MailSource, told: FrontdeskTold): string[] {
  const { said, subject } = told;
  const { hellos, befores, afters, byes, below } = framings[language];
  // Who gives another number does not go on to call the order by the printed one.
  const papers = framings[language].papers.filter((paper) => !names(told, 'm') || !paper.includes('<n>'));
  const [hello, paper, before] = [random.pick(hellos), random.pick(papers), random.pick(befores)];
  const [after, signed] = [random.pick(afters), `${random.pick(byes)}\n<sign>`];
  if (said === undefined) {
    return random.pick([
      [hello, paper, signed],
      [hello, spoken(paper, after), signed],
      [paper, '<sign>'],
    ]);
  }
  const ownLines = [
    [hello, paper, said, signed],
    [hello, spoken(before, paper), said, after, signed],
    [hello, said, paper, signed],
    [said, '<sign>'],
  ];
  const inTalk = [
    [hello, spoken(before, paper, said, after), signed],
    [`${hello} ${paper}`, spoken(said, after), signed],
    [hello, spoken(paper, said), signed],
    [hello, before, spoken(said, paper), signed],
  ];
  // What the subject announces is not said below a signature.
  const asPostscript = subject ? [] : [[hello, spoken(paper, after), signed, `${below} ${said}`]];
  return random.pick(said.includes('\n') ? ownLines : [...ownLines, ...inTalk, ...asPostscript]);
}

/** In one paragraph; who writes no full stop at the end of a line still parts his sentences. */
const spoken = (...sentences: readonly string[]): string =>
  sentences
    .map((sentence, i) => (i < sentences.length - 1 ? sentence.replace(/(?<=[^.!?:])$/, '.') : sentence))
    .join(' ');
