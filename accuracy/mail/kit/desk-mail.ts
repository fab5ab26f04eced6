import type { Order, Party } from '../../order/order.ts';
import type { Category, MailDraft, MailSource } from '../mail-family.ts';
import { type Letter, say, sayAll, type Values, valuesOf } from './letter.ts';

/** What differs from mail to mail. */
interface Wishes extends Partial<MailDraft> {
  from?: Party;
  values?: Values;
}

/** An order's mail in the words of a letter; `lines` are null unless they are wished. */
export function orderMail(source: MailSource, order: Order, letter: Letter, wishes: Wishes = {}): MailDraft {
  return mail(source, 'purchase_order', order, letter, wishes);
}

/** A mail that orders nothing. `<n>` is the number of the order that it is about. */
export function otherMail(
  source: MailSource,
  category: Category,
  order: Order,
  letter: Letter,
  wishes: Wishes = {},
): MailDraft {
  return mail(source, category, order, letter, wishes);
}

function mail(
  source: MailSource,
  category: Category,
  order: Order,
  { subject, body }: Letter,
  { values, ...wishes }: Wishes,
): MailDraft {
  const from = wishes.from ?? order.buyer;
  const all = { n: order.number, ...valuesOf(source, from), ...values };
  const [hour, minute] = [source.random.whole(6, 18), source.random.whole(10, 59)];
  return {
    category,
    from,
    subject: say(source, subject, all),
    date: `${order.date}T${String(hour).padStart(2, '0')}:${minute}:00Z`,
    blocks: sayAll(source, body, all),
    inner: null,
    attachments: [],
    lines: null,
    ...wishes,
  };
}
