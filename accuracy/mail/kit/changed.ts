import type { Order } from '../../order/order.ts';
import type { MailDraft, MailLine, MailSource } from '../mail-family.ts';
import { orderMail } from './desk-mail.ts';
import { dayOf, type Letter, type Values } from './letter.ts';
import { linesOf, plainOrder, workday } from './lines.ts';
import { fileNumber, orderPaper } from './paper.ts';

/** What the mail makes of the order on its paper; lines that are absent stay as printed. */
interface Outcome extends Pick<MailDraft, 'wanted' | 'isUnclear'> {
  lines?: MailLine[];
  values?: Values;
}

/** A mail that brings an order's paper and says something about it. */
export async function mailAbout(
  source: MailSource,
  order: Order,
  letter: Letter,
  outcome: Outcome,
): Promise<MailDraft> {
  const { lines = linesOf(order, 'numbered'), values, ...rest } = outcome;
  const isChanged = outcome.lines !== undefined || outcome.wanted !== undefined;
  return orderMail(source, order, letter, {
    attachments: [await orderPaper(source, `${fileNumber(order)}.pdf`, order)],
    lines,
    ...(values && { values }),
    ...rest,
    ...(isChanged && { isChanged: true }),
  });
}

/** A line of an order, its place among them, and how it is named in a letter. */
export function lineOf({ random }: MailSource, order: Order) {
  const at = random.whole(0, order.lines.length - 1);
  const line = order.lines[at]!;
  return { at, line, values: { p: String(line.position), t: line.description } };
}

/** Goods that are not on the order yet. */
export function otherGoods(source: MailSource, order: Order): string {
  const [{ description }] = plainOrder(source, 1, 1).lines as [Order['lines'][0]];
  const isThere = order.lines.some((line) => line.description === description);
  return isThere ? otherGoods(source, order) : description;
}

/** A day other than the printed one, some weeks later, and its words. */
export function otherDay(source: MailSource, order: Order): { date: string; said: string } {
  const printed = order.delivery.kind === 'date' ? order.delivery.date : order.date;
  const date = workday(printed, source.random.whole(6, 30));
  return { date, said: dayOf(source, date) };
}
