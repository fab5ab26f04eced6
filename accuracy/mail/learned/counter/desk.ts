import type { Order } from '../../../order/order.ts';
import { supplier } from '../../../order/supplier.ts';
import { mailAbout } from '../../kit/changed.ts';
import { text, type Values } from '../../kit/letter.ts';
import { workday } from '../../kit/lines.ts';
import type { Inner, MailDraft, MailSource } from '../../mail-family.ts';
import { framings } from './framing.ts';
import { threads } from './threads.ts';

/** `hasRest`: something is changed and something stays, so that people may say so. */
type Outcome = Parameters<typeof mailAbout>[3] & { values: Values; hasRest: boolean };

/** A mail that brings the paper of an order: what is said stands between chat and thanks, or below the signature. */
export async function counterMail(
  source: MailSource,
  order: Order,
  said: string,
  { hasRest, ...outcome }: Outcome,
): Promise<MailDraft> {
  const { random, words, language } = source;
  const body = [...framed(source, said, hasRest), ...noise(source)];
  const inner = random.chance(0.25) ? before(source, order) : null;
  const subject = inner ? `${words.reply} ${inner.subject}` : random.pick(framings[language].subjects);
  return { ...(await mailAbout(source, order, { subject, body }, outcome)), inner };
}

function framed({ random, language }: MailSource, said: string, hasRest: boolean): string[] {
  const { hellos, papers, chats, afters, excuses, byes, below } = framings[language];
  const [hello, paper, chat] = [random.pick(hellos), random.pick(papers), random.pick(chats)];
  const [after, bye] = [random.pick(hasRest ? [...afters, ...excuses] : afters), random.pick(byes)];
  const signed = `${bye}\n<sign>`;
  const isOneLine = !said.includes('\n');
  return random.pick([
    [hello, paper, said, signed],
    [hello, `${chat} ${paper}`, said, after, signed],
    [hello, isOneLine ? `${paper} ${said} ${after}` : `${paper}\n\n${said}`, signed],
    [hello, isOneLine ? `${chat} ${said}` : said, paper, signed],
    [isOneLine ? `${paper} ${said}` : said, '<sign>'],
    [hello, said, after, signed],
    isOneLine ? [hello, paper, signed, `${below} ${said}`] : [hello, said, paper, signed],
  ]);
}

/** What programs and lawyers put below a signature. */
function noise({ random, words }: MailSource): string[] {
  if (random.chance(0.2)) return [random.pick(words.disclaimers)];
  return random.chance(0.1) ? [words.mobile] : [];
}

/** What the supplier had written about something else. */
function before({ random, language }: MailSource, order: Order): Inner {
  const [subject, said] = random.pick(threads[language]);
  return {
    kind: 'reply',
    from: supplier,
    to: order.buyer,
    subject,
    date: `${workday(order.date, -random.whole(3, 9))}T${random.pick(['08:42', '11:05', '15:37'])}:00Z`,
    blocks: [said, `${random.pick(framings[language].byes)}\n${supplier.contact}`].map(text),
  };
}
