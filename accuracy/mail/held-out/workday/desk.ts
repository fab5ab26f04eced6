import type { Line, Order } from '../../../order/order.ts';
import { formatDate, monthNames } from '../../../print/formats.ts';
import { mailAbout } from '../../kit/changed.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { houseOrder } from '../../kit/house-order.ts';
import { dayOf, type Values } from '../../kit/letter.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { MailDraft, MailSource } from '../../mail-family.ts';
import { framings } from './framing.ts';

/** An order of what a house, a counter or a workshop takes, with numbers for its articles. */
export function workdayOrder(source: MailSource, least = 3, most = 7): Order {
  const articles = source.random.pick(['own', 'yours'] as const);
  const order = source.random.pick([
    () => houseOrder(source, least, most, { articles }),
    () => counterOrder(source, least, most, { articles }),
    () => stockOrder(source, least, most),
  ])();
  const isNumbered = order.lines.every(({ article, yourArticle }) => article ?? yourArticle);
  return isNumbered ? order : workdayOrder(source, least, most);
}

/** The same order with another quantity on its paper; its sums are right. */
export function printedWith(order: Order, line: Line, value: number): Order {
  const total = Number((value * line.price).toFixed(2));
  const printed: Line = { ...line, quantity: { kind: 'whole', value }, total };
  const subtotal = Number((order.subtotal - line.total + total).toFixed(2));
  return { ...order, lines: order.lines.map((other) => (other === line ? printed : other)), subtotal };
}

/** A day as people say it: with its weekday, without its year, in digits. */
export function spokenDay(source: MailSource, date: string): string {
  const { random, language, place } = source;
  const locale = language === 'en' ? (place.country === 'US' ? 'en-US' : 'en-GB') : language;
  const worded = (weekday: boolean) =>
    new Intl.DateTimeFormat(locale, {
      ...(weekday && { weekday: 'long' }),
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(date));
  // A weekday in front would need another case or preposition elsewhere, and English digits tell no month from a day.
  const hasWeekday = ['en', 'de', 'nl', 'fr'].includes(language) && random.chance(0.25);
  const hasDigits = language !== 'en' && random.chance(0.4);
  if (hasWeekday) return worded(true);
  if (hasDigits) return formatDate(date, place.dates[0]!, monthNames(language));
  return random.chance(0.4) ? worded(false) : dayOf(source, date);
}

/** A mail that brings the paper of an order: what is said stands above, below or beside that, or alone. */
export function workdayMail(
  source: MailSource,
  order: Order,
  said: string,
  outcome: Parameters<typeof mailAbout>[3] & { values: Values; isQuiet?: boolean },
): Promise<MailDraft> {
  const { random, language } = source;
  const { hellos, papers, byes, subjects, alerts, below } = framings[language];
  const { isQuiet = false, ...rest } = outcome;
  const subject = random.pick(isQuiet || random.chance(0.6) ? subjects : alerts);
  const [hello, paper, bye] = [random.pick(hellos), random.pick(papers), random.pick(byes)];
  const paragraphs = said.split('\n\n');
  const [first = '', ...others] = paragraphs;
  const signed = `${bye}\n<sign>`;
  const isWhole = said.includes('<n>');
  const plain = [hello, ...paragraphs, signed];
  const above = [hello, paper, ...paragraphs, signed];
  const alone = [plain, plain, [...paragraphs, '<sign>']];
  const beside = [
    above,
    first.includes('\n') ? above : [hello, `${paper} ${first}`, ...others, signed],
    [hello, ...paragraphs, paper, signed],
    [paper, ...paragraphs, signed],
    said.includes('\n') ? above : [hello, paper, signed, `${below} ${said}`],
  ];
  return mailAbout(source, order, { subject, body: random.pick(isWhole ? alone : beside) }, rest);
}
