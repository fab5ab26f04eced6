import { addDays } from '../../order/calendar.ts';
import type { Order } from '../../order/order.ts';
import type { Block, MailLine } from '../mail-family.ts';
import { subjectOf } from './body.ts';
import { type Desk, noteFrom, orderValues, type Posting, text } from './desk.ts';
import type { Enclosure } from './envelope.ts';
import { logo } from './logo.ts';
import { drawingPaper, type Style, termsPaper } from './papers.ts';
import { filled } from './wishes.ts';

/** What an order in an attachment says of its lines. */
export function attachedLines({ lines }: Order): MailLine[] {
  return lines.map(({ article, yourArticle, description, quantity }) => ({
    article,
    yourArticle,
    description,
    quantity: quantity.kind === 'whole' ? quantity.value : 0,
  }));
}

/** Of one buyer, each with a number of its own. */
export function ordersOf(desk: Desk, count: number): Order[] {
  const first = desk.newOrder({ lines: [1, 5] });
  const others = Array.from({ length: count - 1 }, () => desk.newOrder({ lines: [1, 5] }));
  return [first, ...others.map((other) => sameBuyer(desk, first, other))];
}

/** `other` as the buyer of `first` places it on the same day. */
function sameBuyer({ random }: Desk, { buyer, date }: Order, other: Order): Order {
  const { street, townLine, postalCode, city } = other.shipTo;
  const isSame = other.shipTo === other.buyer;
  return {
    ...other,
    buyer,
    date,
    delivery: { kind: 'date', date: addDays(date, random.whole(5, 40)) },
    shipTo: isSame ? buyer : { ...buyer, street, townLine, postalCode, city },
  };
}

export function truthsOf(orders: readonly Order[]): Posting['truths'] {
  const known = orders.map((one) => ({ number: one.number, lines: attachedLines(one) }));
  return { orders: known, lines: known.length === 1 ? known[0]!.lines : null };
}

export function fileName({ random }: Desk, style: Style, { number }: Order, end: string): string {
  const safe = number.replace(/\//g, '-');
  return random.pick([`${safe}.${end}`, `${style.words.title.replace(/\//g, ' ')} ${safe}.${end}`]);
}

export function attachedNote(
  desk: Desk,
  orders: readonly Order[],
  wordings: readonly string[],
  more: readonly Block[] = [],
) {
  const [first] = orders as [Order];
  const { random } = desk;
  const message = text(filled(random, random.pick(wordings), orderValues(desk, first)));
  const subject = orders.length > 1 ? random.pick(desk.texts.orders.subjects) : subjectOf(desk, first);
  return noteFrom(desk, first, subject, [message, ...more]);
}

/** What lies beside an order and is none. */
export function annexesOf(desk: Desk, one: Order): Promise<Enclosure[]> {
  const { random } = desk;
  return Promise.all([
    termsPaper(desk, one, random.pick(['Annex 1.pdf', 'Conditions_2025.pdf', 'EKB.pdf'])),
    drawingPaper(desk, one, random.fill('{A|B}-####_rev{A|B}.pdf')),
    { name: 'logo-firm.png', type: logo.type, content: logo.content },
  ]);
}
