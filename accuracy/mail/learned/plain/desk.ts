import type { Language } from '../../../languages.ts';
import type { Line, Order, OrderWishes } from '../../../order/order.ts';
import { counterOrder } from '../../kit/counter-order.ts';
import { orderSheet } from '../../kit/data-files.ts';
import { orderMail } from '../../kit/desk-mail.ts';
import { houseOrder } from '../../kit/house-order.ts';
import type { Values } from '../../kit/letter.ts';
import { linesOf, quantityOf } from '../../kit/lines.ts';
import { fileNumber, orderPaper } from '../../kit/paper.ts';
import { inWords, stockOrder } from '../../kit/stock.ts';
import type { MailDraft, MailLine, MailSource } from '../../mail-family.ts';
import { openings } from './openings.ts';

/** What is said in the languages of which the author is sure; in the others nothing is said, and nothing changes. */
export type Said<T = readonly string[]> = Partial<Record<Language, T>>;

export interface Outcome extends Pick<MailDraft, 'wanted' | 'isUnclear'> {
  /** Absent: the lines stay as printed. */
  lines?: readonly Line[];
}

interface Wish {
  /** Paragraphs between the sentence that brings the order and the farewell. */
  said: readonly string[] | undefined;
  values?: Values;
  outcome?: Outcome;
  /** The mail does not say its order's number. */
  isUnnumbered?: boolean;
  /** The order may come as a sheet, which has nothing but its number and lines. */
  mayBeSheet?: boolean;
  /** What the firm's server puts below every mail. */
  footer?: string;
}

/** A short mail that brings an order and says something about it. */
export async function plainMail(source: MailSource, order: Order, wish: Wish): Promise<MailDraft> {
  const { random, language } = source;
  const { said = [], values = {}, outcome = {}, footer, isUnnumbered = false, mayBeSheet = false } = wish;
  const { subjects, hellos, numbered, unnumbered, byes } = openings[language];
  const subject = isUnnumbered ? subjects.at(-1)! : random.pick(subjects);
  const paper = random.pick(isUnnumbered ? unnumbered : [...numbered, ...unnumbered]);
  const bye = random.pick(byes);
  const [first, ...rest] = said;
  const isRunOn = first !== undefined && isShort(first) && random.chance(0.5);
  const told = isRunOn ? [`${paper} ${first}`, ...rest] : [paper, ...said];
  const body = [
    ...greeted(source, random.pick(hellos), told),
    bye === '' ? '<sign>' : `${bye}\n<sign>`,
    ...(footer === undefined ? [] : [footer]),
  ];
  const attachment =
    mayBeSheet && random.chance(0.25)
      ? orderSheet(source, order)
      : await orderPaper(source, `${fileNumber(order)}.pdf`, order);
  return orderMail(
    source,
    order,
    { subject, body },
    {
      values,
      attachments: [attachment],
      ...(said.length === 0 ? { lines: mailLines(order.lines) } : truthOf(order, outcome)),
    },
  );
}

const isShort = (said: string) => !said.includes('\n') && !/^<\w+>$/.test(said);

/** Now and then without a greeting; in some languages the first word after its comma is a small one. */
export function greeted({ random, language }: MailSource, hello: string, said: readonly string[]): string[] {
  if (random.chance(0.08)) return [...said];
  const [first = '', ...rest] = said;
  const isSmall = hello.endsWith(',') && ['de', 'it', 'pl'].includes(language);
  return [hello, isSmall ? `${first[0]!.toLowerCase()}${first.slice(1)}` : first, ...rest];
}

export function truthOf(order: Order, { lines, wanted, isUnclear }: Outcome): Partial<MailDraft> {
  return {
    lines: mailLines(lines ?? order.lines),
    ...(wanted && { wanted }),
    ...(isUnclear && { isUnclear }),
    ...((lines || wanted) && { isChanged: true }),
  };
}

const mailLines = (lines: readonly Line[]): MailLine[] => linesOf({ lines: [...lines] }, 'numbered');

/** An order of everyday goods; each line has an article number. */
export function everydayOrder(source: MailSource, least: number, most: number): Order {
  const wishes: Pick<OrderWishes, 'articles'> = { articles: source.random.pick(['own', 'yours'] as const) };
  const make = source.random.pick([houseOrder, counterOrder, stockOrder]);
  const order = make(source, least, most, wishes);
  return order.lines.every((line) => numberOf(line) !== '') ? order : everydayOrder(source, least, most);
}

const numberOf = ({ article, yourArticle }: Line) => article ?? yourArticle ?? '';

/** `<p>`, `<a>`, `<t>`, `<q>`, `<u>` and `<g>` of a line: place, number, name, quantity, unit, and all as it is said. */
export function namesOf(source: MailSource, line: Line, mark = ''): Record<string, string> {
  const { position, description, unit } = line;
  const isWord = source.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(description);
  return {
    [`p${mark}`]: String(position),
    [`a${mark}`]: numberOf(line),
    [`t${mark}`]: isWord ? `${description[0]!.toLowerCase()}${description.slice(1)}` : description,
    [`q${mark}`]: String(quantityOf(line)),
    [`u${mark}`]: unit,
    [`g${mark}`]: inWords(source, line),
  };
}

/** Some lines of an order, by chance. */
export function someOf({ random }: MailSource, { lines }: Order): [Line, Line, ...Line[]] {
  return random.shuffled(lines) as [Line, Line, ...Line[]];
}

export const without = (lines: readonly Line[], ...gone: readonly Line[]) =>
  lines.filter((line) => !gone.includes(line));

export const recounted = (lines: readonly Line[], which: Line, value: number) =>
  lines.map((line) => (line === which ? { ...line, quantity: { kind: 'whole' as const, value } } : line));

/** One of the paragraphs that a language has, or nothing. */
export function oneOf({ random, language }: MailSource, said: Said): readonly string[] | undefined {
  const own = said[language];
  return own && random.pick(own).split('\n\n');
}
