import type { Order, OrderWishes } from '../../order/order.ts';
import type { MailSource } from '../mail-family.ts';
import { counterGoods } from './counter-goods.ts';
import { houseOrder, houseOrders } from './house-order.ts';
import { isLetterBox } from './stock.ts';

/** An order of what is fetched from the counter. */
export function counterOrder(
  source: MailSource,
  least: number,
  most: number,
  wishes: Pick<OrderWishes, 'articles'> = {},
): Order {
  return filled(source, [houseOrder(source, least, most, wishes)])[0]!;
}

/** Orders of one buyer for his houses; nothing stands on two of them. */
export function counterOrders(source: MailSource, ...counts: readonly number[]): Order[] {
  const orders = houseOrders(source, ...counts);
  const isDriveable = orders.every(({ shipTo }) => !isLetterBox(shipTo.street));
  return isDriveable ? filled(source, orders) : counterOrders(source, ...counts);
}

function filled({ random, language }: MailSource, orders: readonly Order[]): Order[] {
  const left = random.shuffled(counterGoods[language]);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const [description, unit] = left.pop()!;
      return { ...line, description, unit };
    }),
  }));
}
