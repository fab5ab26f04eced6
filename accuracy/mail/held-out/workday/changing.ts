import { makeSite } from '../../../order/make-party.ts';
import type { Line, Order, Party } from '../../../order/order.ts';
import { otherDay } from '../../kit/changed.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import type { Values } from '../../kit/letter.ts';
import { linesOf, quantityOf, workday } from '../../kit/lines.ts';
import { inWords, isLetterBox } from '../../kit/stock.ts';
import type { MailDraft, MailFamily, MailLine, MailSource, WantedHead } from '../../mail-family.ts';
import { printedWith, spokenDay, workdayMail, workdayOrder } from './desk.ts';
import { isNamed, type Told, toldOf, type Wording, type Wordings } from './wording.ts';

/** Mails that bring an order and change it in one of these wordings. */
export function changing(name: string, wordings: Wordings): MailFamily {
  return {
    name,
    category: 'purchase_order',
    make: (source) => changedMail(source, source.random.pick(wordings[source.language])),
  };
}

/** What the wording names is changed; `around` puts other talk beside it. */
export function changedMail(
  source: MailSource,
  wording: Wording,
  around: (said: string) => string = (said) => said,
): Promise<MailDraft> {
  const told = toldOf(wording);
  const facts = factsOf(source, told);
  const { said } = told;
  const isCounted = told.count !== undefined || isNamed(said, 'now');
  const isLess = told.out !== undefined || isNamed(said, 'p2', 't2', 'a2');
  const added = facts.extras.slice(0, isNamed(said, 'extra2') ? 2 : isNamed(said, 'extra', 'x') ? 1 : 0);
  const wanted: WantedHead = {
    ...(isNamed(said, 'd') && { deliveryDate: facts.date }),
    ...(isNamed(said, 'm') && { number: facts.number }),
    ...(isNamed(said, 'street', 'block') && { shipTo: facts.site }),
  };
  const { order, at, out, now } = facts;
  const kept = order.lines.map((line, i) =>
    i === at && isCounted ? { ...line, quantity: { kind: 'whole' as const, value: now } } : line,
  );
  const lines = linesOf({ lines: kept.filter((_, i) => i !== out || !isLess) }, 'numbered');
  const isOfLines = isCounted || isLess || added.length > 0;
  return workdayMail(source, order, around(said), {
    values: facts.values,
    ...(isOfLines && { lines: [...lines, ...added.map((line) => addedLine(line, said))] }),
    ...(Object.keys(wanted).length > 0 && { wanted }),
  });
}

function addedLine(line: Line, said: string): MailLine {
  const yourArticle = isNamed(said, 'xa') ? line.yourArticle : null;
  return { article: null, yourArticle, description: line.description, quantity: quantityOf(line) };
}

/** An order and all that a wording may name of it. */
export function factsOf(source: MailSource, { line, out: goes, count, number: shape }: Told) {
  const { random } = source;
  const first = workdayOrder(source);
  const last = first.lines.length - 1;
  const placeOf = (told: 'first' | 'last' | undefined, not: number) =>
    told === 'first' ? 0 : told === 'last' ? last : random.pick(others(last, not));
  const out = goes && placeOf(goes, -1);
  const at = placeOf(line, out ?? -1);
  const gone = out ?? placeOf(undefined, at);
  const { order, now } = countedAnew(source, first, first.lines[at]!, count);
  const extras = extrasOf(source, order);
  const day = changedDay(source, order);
  const site = otherSite(source, order);
  const number =
    shape === 'swapped' ? swapped(order.number) : random.fill('{PO-#####|45########|BE##-####|######}');
  const [of, off, extra] = [order.lines[at]!, order.lines[gone]!, extras[0]!];
  const isLowered = random.chance(0.5);
  const named = ({ description }: Line) => (isLowered ? lowered(source, description) : description);
  const values: Values = {
    ...{ p: String(of.position), t: named(of), a: articleOf(of), q: String(quantityOf(of)), u: of.unit },
    ...{ now: String(now), by: String(Math.abs(now - quantityOf(of))) },
    ...{ p2: String(off.position), t2: named(off), a2: articleOf(off), q2: String(quantityOf(off)) },
    ...{ x: extra.description, xq: String(quantityOf(extra)), xu: extra.unit, xa: articleOf(extra) },
    ...{ extra: inWords(source, extra), extra2: inWords(source, extras[1]!) },
    ...{ ...day.values, m: number, ...sitePlaces(site) },
    there: `${order.shipTo.street}, ${order.shipTo.townLine}`,
  };
  return { order, at, out: gone, now, extras, date: day.date, site, number, values };
}

const others = (last: number, not: number) =>
  Array.from({ length: last + 1 }, (_, at) => at).filter((at) => at !== not);

const articleOf = ({ article, yourArticle }: Line): string => article ?? yourArticle ?? '';

/** As a word in a sentence; German nouns and what is no word keep their capital. */
function lowered({ language }: MailSource, name: string): string {
  const isWord = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(name);
  return isWord ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name;
}

/** What the paper says is raised where the mail asks for less, so that no line falls to nothing. */
function countedAnew(source: MailSource, order: Order, line: Line, count: Told['count']) {
  const value = quantityOf(line);
  const by = source.random.pick([2, 3, 4, 5, 6, 10]);
  const printed = { fewer: value + by, half: 2 * value, tenth: 10 * value, more: value, double: value };
  if (count === undefined) return { order, now: otherQuantity(source, line) };
  const now = count === 'more' ? value + by : count === 'double' ? 2 * value : value;
  return { order: printedWith(order, line, printed[count]), now };
}

/** Two goods that the order does not have, with numbers of the supplier. */
function extrasOf(source: MailSource, { lines }: Order): Line[] {
  const isNew = ({ description }: Line) => lines.every((line) => line.description !== description);
  const found = workdayOrder(source, 5, 7).lines.filter(isNew).slice(0, 2);
  const numbered = found.map((line) => ({
    ...line,
    article: null,
    yourArticle: source.random.fill('{HX|S|KT}-####'),
  }));
  return found.length < 2 ? extrasOf(source, { lines } as Order) : numbered;
}

/** The first, the eighth and the eleventh have articles and endings of their own in French and Italian. */
function changedDay(source: MailSource, order: Order): { date: string; values: Values } {
  const { date } = otherDay(source, order);
  const [before, printed] = [workday(date, -source.random.whole(3, 5)), order.delivery];
  const isPlain = [date, before].every((day) => !/-(01|08|11)$/.test(day)) && before < date;
  if (!isPlain) return changedDay(source, order);
  const said = (day: string) => spokenDay(source, day);
  const d0 = printed.kind === 'date' ? said(printed.date) : '';
  return { date, values: { d: said(date), e: said(before), d0 } };
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

/** Two neighbouring digits changed places; where all are alike, the last is another. */
function swapped(number: string): string {
  const pair = [...number.matchAll(/(\d)(?=(\d))/g)].findLast(([, one, next]) => one !== next);
  if (!pair) return number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  return `${number.slice(0, pair.index)}${pair[2]}${pair[1]}${number.slice(pair.index + 2)}`;
}
