import type { Language } from '../../languages.ts';
import { makeSite } from '../../order/make-party.ts';
import type { Line, Order, OrderWishes, Party } from '../../order/order.ts';
import type { MailSource } from '../mail-family.ts';
import { quantityOf } from './lines.ts';
import { wares } from './wares.ts';

const quantities = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40, 48, 60];

/** An order of wares, each once and in a quantity that a house takes; its sums are right. */
export function houseOrder(
  source: MailSource,
  least: number,
  most: number,
  wishes: Pick<OrderWishes, 'articles'> = {},
): Order {
  const { random, language } = source;
  const order = source.newOrder({ ...wishes, lines: [least, most] });
  const names = random.shuffled(wares[language]);
  const lines = order.lines.map((line, i): Line => {
    const [description, unit] = names[i]!;
    const value = random.pick(quantities);
    const price = Number((2 + random.next() * 40).toFixed(2));
    const total = Number((value * price).toFixed(2));
    return { ...line, description, unit, price, total, quantity: { kind: 'whole', value } };
  });
  return { ...order, lines, subtotal: sumOf(lines) };
}

/** Orders of one buyer for his houses, numbered on; no ware stands on two of them. */
export function houseOrders(source: MailSource, ...counts: readonly number[]): Order[] {
  const { random } = source;
  const all = houseOrder(source, sum(counts), sum(counts));
  const houses = housesOf(source, all.buyer, counts.length);
  const [prefix, first] = [random.pick(['PO-', 'B', '45', 'EK-25-']), random.whole(10_000, 89_000)];
  return counts.map((count, at) => {
    const from = sum(counts.slice(0, at));
    const lines = all.lines.slice(from, from + count).map((line, i) => ({ ...line, position: i + 1 }));
    return {
      ...all,
      number: `${prefix}${first + at}`,
      lines,
      subtotal: sumOf(lines),
      shipTo: houses[at]!,
    };
  });
}

/** Sites in towns of their own, as far as the place has so many towns. */
function housesOf({ random, place }: MailSource, buyer: Party, count: number): Party[] {
  const drawn = Array.from({ length: count * 8 }, () => makeSite(random, place, buyer));
  const isFirst = ({ city }: Party, at: number) => drawn.findIndex((site) => site.city === city) === at;
  return [...drawn.filter(isFirst), ...drawn].slice(0, count);
}

/** "12 pcs padlock 50 mm". */
export const counted = (line: Line): string => `${quantityOf(line)} ${line.unit} ${line.description}`;

/** As it is said in a sentence: "12 x padlock 50 mm", "3 boxes of till roll 80 mm". */
export function spoken({ language }: MailSource, line: Line): string {
  const { description, unit } = line;
  const name = language === 'de' ? description : `${description[0]!.toLowerCase()}${description.slice(1)}`;
  const link = pieces.has(unit) ? ' x' : ` ${unit}${links[language]}`;
  return `${quantityOf(line)}${link} ${name}`;
}

const pieces = new Set(['pcs', 'Stk', 'stuks', 'pièces', 'uds', 'pz', 'un', 'szt.', 'stk.']);

/** What stands between a box and its goods. */
const links: Record<Language, string> = {
  en: ' of',
  de: '',
  nl: '',
  fr: ' de',
  es: ' de',
  it: ' di',
  pt: ' de',
  pl: '',
  da: '',
};

/** A quantity that a line does not have. */
export function otherQuantity({ random }: MailSource, line: Line): number {
  return random.pick(quantities.filter((quantity) => quantity !== quantityOf(line)));
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const sumOf = (lines: readonly Line[]) => Number(sum(lines.map(({ total }) => total)).toFixed(2));
