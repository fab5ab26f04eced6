import { makeSite } from '../../order/make-party.ts';
import type { Order } from '../../order/order.ts';
import type { MailDraft, MailSource } from '../mail-family.ts';
import { orderMail } from './desk-mail.ts';
import type { Letter, Values } from './letter.ts';
import { linesOf, plainOrder } from './lines.ts';

/** Orders of one buyer for sites of his, each with a number and a town of its own. */
export function ordersOf(source: MailSource, count: number): Order[] {
  const { random, place } = source;
  const { buyer } = source.newOrder();
  const orders: Order[] = [];
  while (orders.length < count) {
    const order = { ...plainOrder(source, 1, 5), buyer, shipTo: makeSite(random, place, buyer) };
    if (orders.every(({ number }) => number !== order.number)) orders.push(order);
  }
  return orders;
}

/** What stands in the body is `named`, without its article numbers. */
export function splitMail(
  source: MailSource,
  letter: Letter,
  orders: readonly { order: Order; said: 'numbered' | 'named' }[],
  wishes: Partial<MailDraft> & { values?: Values },
): MailDraft {
  const listed = orders.map(({ order, said }) => ({ number: order.number, lines: linesOf(order, said) }));
  return orderMail(source, orders[0]!.order, letter, {
    ...wishes,
    lines: listed.length === 1 ? listed[0]!.lines : null,
    orders: listed,
  });
}

export const onPaper = (orders: readonly Order[]) =>
  orders.map((order) => ({ order, said: 'numbered' as const }));
