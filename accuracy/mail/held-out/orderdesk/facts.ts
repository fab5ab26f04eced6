import { addDays } from '../../../order/calendar.ts';
import { makeSite } from '../../../order/make-party.ts';
import type { Line, Order, Party } from '../../../order/order.ts';
import { otherDay } from '../../kit/changed.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import type { Values } from '../../kit/letter.ts';
import { quantityOf, workday } from '../../kit/lines.ts';
import { inWords, isLetterBox } from '../../kit/stock.ts';
import { ordinals, spelled } from '../../learned/frontdesk/count-words.ts';
import type { MailSource } from '../../mail-family.ts';
import { printedWith, spokenDay } from '../workday/desk.ts';
import { type Goods, goods } from './goods.ts';
import { orderdeskOrder } from './order.ts';
import { seatsOf } from './seats.ts';
import type { Told } from './wording.ts';

/** An order and all that a wording may name of it. */
export function factsOf(source: MailSource, told: Told) {
  const { random, language } = source;
  const { order: drawn, taken } = orderdeskOrder(source, told.hasTwins);
  const seats = seatsOf(source, drawn, told);
  const { order, now } = countedAnew(source, drawn, drawn.lines[seats.at]!, told.count);
  const date = newDay(source, order, told.day);
  if (date === null) return factsOf(source, told);
  const [of, also] = [order.lines[seats.at]!, order.lines[seats.alsoAt]!];
  const alsoNow = otherQuantity(source, also);
  const extras = extrasOf(source, order, taken);
  const site = otherSite(source, order);
  const number = random.fill('{PO-#####|45########|EK-25-####|######}');
  const positions = order.lines.map(({ position }) => position);
  const place = (at: number, mark: string) => placeOf(order.lines[at]!, taken[at]!, mark);
  const past = changelessDay(() => workday(order.date, random.whole(3, 30)), printedDay(order));
  const lineDay = changelessDay(() => otherDay(source, order).date, date);
  const values: Values = {
    ...place(seats.at, ''),
    ...place(seats.out, '2'),
    ...place(seats.alsoOut, '3'),
    ...place(seats.alsoAt, '4'),
    ...{ nth: ordinals[language][seats.at]!, nth2: ordinals[language][seats.out]! },
    ...{ now: String(now), now4: String(alsoNow), by: String(Math.abs(now - quantityOf(of))) },
    ...(spelled[language]?.[now] && { spelled: spelled[language][now] }),
    ...extraPlaces(source, extras),
    ...{ d: spokenDay(source, date), ld: spokenDay(source, lineDay), od: spokenDay(source, past) },
    ...{ d0: spokenDay(source, printedDay(order)), m: number, ...sitePlaces(site) },
    there: `${order.shipTo.street}, ${order.shipTo.townLine}`,
    old: String(otherQuantity(source, of)),
    nowhere: String(positions.at(-1)! + random.whole(2, 5) * (positions[1]! - positions[0]!)),
    g: twinKind(taken),
  };
  return { order, seats, now, alsoNow, extras, date, site, number, values };
}

export const printedDay = ({ delivery, date }: Order): string =>
  delivery.kind === 'date' ? delivery.date : date;

function placeOf(line: Line, { short }: Goods, mark: string): Values {
  return {
    [`p${mark}`]: String(line.position),
    [`t${mark}`]: line.description,
    [`s${mark}`]: short,
    [`a${mark}`]: line.article ?? line.yourArticle ?? '',
    [`q${mark}`]: String(quantityOf(line)),
    [`u${mark}`]: line.unit,
  };
}

/** What the paper says is raised where the mail asks for less, so that no line falls to nothing. */
function countedAnew(source: MailSource, order: Order, line: Line, count: Told['count']) {
  const value = quantityOf(line);
  const by = source.random.pick([2, 4, 5, 6, 10, 20]);
  const printed = { fewer: value + by, half: 2 * value, tenth: 10 * value, more: value, double: value };
  if (count === undefined) return { order, now: otherQuantity(source, line) };
  const now = count === 'more' ? value + by : count === 'double' ? 2 * value : value;
  return { order: printedWith(order, line, printed[count]), now };
}

/** Null: the order leaves no such day. */
function newDay(source: MailSource, order: Order, day: Told['day']): string | null {
  const printed = printedDay(order);
  if (day === 'a-week-later') return addDays(printed, 7);
  if (day === 'two-weeks-later') return addDays(printed, 14);
  if (day === undefined) return changelessDay(() => otherDay(source, order).date, printed);
  const days = Array.from({ length: 60 }, (_, i) => workday(order.date, i + 2));
  const free = days.filter((one) => one < printed && isPlain(one));
  return free.length > 0 ? source.random.pick(free) : null;
}

/** The first, the eighth and the eleventh have articles and endings of their own in French and Italian. */
const isPlain = (date: string): boolean => !/-(01|08|11)$/.test(date);

function changelessDay(draw: () => string, not: string): string {
  const day = draw();
  return isPlain(day) && day !== not ? day : changelessDay(draw, not);
}

/** Two goods that the order does not have, of other kinds, with numbers of the supplier. */
function extrasOf(source: MailSource, { lines }: Order, taken: readonly Goods[]): Line[] {
  const { random, language } = source;
  const isNew = (one: Goods) => !taken.includes(one) && one.kind === undefined;
  const found = random.shuffled(goods[language].filter(isNew)).slice(0, 2);
  return found.map(({ name, unit }) => ({
    ...lines[0]!,
    article: null,
    yourArticle: random.fill('{VK|N|LM}-####'),
    description: name,
    unit,
    quantity: { kind: 'whole', value: otherQuantity(source, lines[0]!) },
  }));
}

function extraPlaces(source: MailSource, [extra, other]: Line[]): Values {
  const { description, unit, yourArticle } = extra!;
  return {
    ...{ x: description, xq: String(quantityOf(extra!)), xu: unit, xa: yourArticle ?? '' },
    ...{ extra: inWords(source, extra!), extra2: inWords(source, other!) },
  };
}

/** Another town, where a lorry can unload. */
function otherSite(source: MailSource, order: Order): Party {
  const site = makeSite(source.random, source.place, order.buyer);
  const isThere = site.city !== order.shipTo.city && !isLetterBox(site.street);
  return isThere ? site : otherSite(source, order);
}

function sitePlaces({ company, extra, street, townLine, contact }: Party): Values {
  const block = [company, extra, street, townLine].filter((row) => row !== null).join('\n');
  return { street, town: townLine, block, who: contact };
}

function twinKind(taken: readonly Goods[]): string {
  const kinds = taken.flatMap(({ kind }) => (kind ? [kind] : []));
  return kinds.find((kind, at) => kinds.indexOf(kind) !== at) ?? '';
}
