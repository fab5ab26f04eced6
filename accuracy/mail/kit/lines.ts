import { addDays } from '../../order/calendar.ts';
import type { Line, Order } from '../../order/order.ts';
import type { Block, MailLine, MailSource } from '../mail-family.ts';

/** An order whose goods can be named without their commas and are still told apart. */
export function plainOrder(source: MailSource, least: number, most: number): Order {
  const order = source.newOrder({ lines: [least, most] });
  const lines = order.lines.map((line) => ({ ...line, description: shortName(line) }));
  const isPlain = new Set(lines.map(({ description }) => description)).size === lines.length;
  return isPlain ? { ...order, lines } : plainOrder(source, least, most);
}

function shortName({ description }: Line): string {
  return description.split(', ')[0]!;
}

/** The lines as the truth has them; `named` when no article number is said, else one stands there. */
export function linesOf({ lines }: Pick<Order, 'lines'>, said: 'numbered' | 'named' = 'named'): MailLine[] {
  return lines.map(({ article, yourArticle, description, quantity }) => ({
    article: said === 'numbered' ? article : null,
    yourArticle: said === 'numbered' && article === null ? yourArticle : null,
    description,
    quantity: quantity.kind === 'whole' ? quantity.value : 1,
  }));
}

export const quantityOf = ({ quantity }: Line): number => (quantity.kind === 'whole' ? quantity.value : 1);

/** "12 pcs gaskets, 3 x pump and 40 m hose". */
export function goodsOf({ random, words }: MailSource, lines: readonly Line[]): string {
  const write = random.pick<(line: Line) => string>([
    (line) => `${quantityOf(line)} ${line.unit} ${line.description}`,
    (line) => `${quantityOf(line)} x ${line.description}`,
    (line) => `${quantityOf(line)}x ${line.description}`,
  ]);
  const said = lines.map(write);
  const last = said.pop()!;
  return said.length === 0 ? last : `${said.join(', ')} ${words.and} ${last}`;
}

export function listOf({ random }: MailSource, lines: readonly Line[]): Block {
  const write = random.pick<(line: Line) => string>([
    (line) => `${quantityOf(line)} ${line.unit} ${line.description}`,
    (line) => `${quantityOf(line)} x ${line.description}`,
    (line) => `${line.description}, ${quantityOf(line)} ${line.unit}`,
    (line) => `${line.description}   ${quantityOf(line)}x`,
    (line) => `${line.description} = ${quantityOf(line)} ${line.unit}`,
  ]);
  return { kind: 'list', items: lines.map(write), marks: random.pick(['dash', 'none', 'number']) };
}

/** A working day that many days after a date. */
export function workday(date: string, days: number): string {
  const day = addDays(date, days);
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 ? addDays(day, 1) : weekday === 6 ? addDays(day, 2) : day;
}
