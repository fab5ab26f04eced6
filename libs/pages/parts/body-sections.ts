import type { PageLine } from '../page-lines.ts';
import { countHeads, type Head, namesAmount, namesAmounts, numberHeads, ownNumbersIn } from './body-heads.ts';
import { type BodyLine, bodyLines } from './body-lines.ts';
import { rowsByNumber } from './number-columns.ts';
import { numberedBlocks } from './numbered-blocks.ts';
import { numberKey } from './order-number.ts';
import { countInHeading, namesPlace, ordersSaid, saysOneOrder } from './order-words.ts';
import { titleHeads } from './title-heads.ts';

/** First and last, both included. */
export type Range = readonly [first: number, last: number];

/** One of the orders in a text. */
export interface Section {
  /** Null where the text only counts its orders, or says where each goes. */
  orderNumber: string | null;
  lines: Range[];
}

/**
 * The orders that a text states one after the other: rows of a table that name their orders; lists and sentences below
 * a line that names a number, or above it; below headings that count; below titles, where the text says that it states
 * several orders. What stands above the first and below the lines of the last is said of all. The numbers of orders
 * that other files hold are `known`, as `numberKey` writes them: a line that names one begins none.
 */
export function bodySections(lines: readonly PageLine[], known: ReadonlySet<string> = new Set()): Section[] {
  const message = bodyLines(lines);
  const columns = rowsByNumber(message);
  if (columns.length > 1)
    return columns.map(({ orderNumber, rows }) => ({ orderNumber, lines: rangesOf(message, rows) }));
  const counted = sectionsOf(message, countHeads(message));
  if (counted.length > 1) return counted.map((section) => withNumber(section, message));
  const numbered = sectionsOf(message, numberHeads(message, known));
  if (numbered.length > 1) return numbered;
  const told = numberedBlocks(message);
  if (told.length > 1) return told;
  const titled = sectionsOf(message, titleHeads(message));
  return titled.length > 1 ? titled.map((section) => withNumber(section, message)) : numbered;
}

/** A line of a text that says, or shows, that it states several orders where nothing tells them apart; null when none does. */
export function undividedAt(lines: readonly PageLine[]): string | null {
  const message = bodyLines(lines);
  const text = message.map((line) => line.text).join('\n');
  const hasGoods = message.some((line) => line.isGoods || namesAmount(line.text));
  if (!hasGoods || saysOneOrder(text)) return null;
  const numbers = new Map<string, string>();
  for (const line of message)
    for (const number of ownNumbersIn(line.text))
      numbers.set(numberKey(number), numbers.get(numberKey(number)) ?? line.text);
  if (numbers.size > 1) return [...numbers.values()].at(-1)!;
  const counted = countedWithin(text);
  if (counted !== null) return counted;
  if (ordersSaid(text) !== null && (message.filter((line) => line.isGoods).length > 1 || namesAmounts(text)))
    return message.find((line) => ordersSaid(line.text) !== null)?.text ?? message[0]!.text;
  const places = placesNamed(message);
  return numbers.size === 0 && places.length > 1 ? places[1]! : null;
}

/** "Order 1: … Order 2: …" in one paragraph: the sentence that counts the second; null where none does. */
function countedWithin(text: string): string | null {
  const sentences = text.split(/(?<=[.;!?])\s+|\n+/).filter(namesAmount);
  const counts = sentences.map(countInHeading);
  return sentences.find((_, at) => counts[at] === 2 && counts.slice(0, at).includes(1)) ?? null;
}

/** Titles of lists that say where they go. */
function placesNamed(message: readonly BodyLine[]): string[] {
  const titles = titleHeads(message, { isSaid: true }).map(({ at }) => message[at]!.text);
  const lower = (text: string) => text.replace(/\p{Lu}/u, (letter) => letter.toLowerCase());
  return [...new Set(titles)].filter((text) => namesPlace.test(text) || namesPlace.test(lower(text)));
}

/** Heads with goods of their own, and the lines that are theirs. Goods above the first head belong to nobody knows whom. */
function sectionsOf(message: readonly BodyLine[], heads: readonly Head[]): Section[] {
  const own = withGoods(message, heads);
  const [first] = own;
  if (!first) return [];
  const isBelow = !isListedBefore(message, startOf(message, first.at, heads));
  const placed = isBelow ? below(message, own) : above(message, heads);
  const groups = [...Map.groupBy(placed, ({ key }) => key).values()];
  return groups.map((group) => ({
    orderNumber: group[0]!.orderNumber,
    lines: group.map(({ from, until }) => [message[from]!.line.index, message[until]!.line.index] as const),
  }));
}

interface Placed extends Head {
  from: number;
  until: number;
}

/** Heads that stand before their goods. */
function withGoods(message: readonly BodyLine[], heads: readonly Head[]): Head[] {
  const distinct = heads.filter(({ key }, i) => heads[i - 1]?.key !== key);
  return distinct.filter(({ at }, i) => {
    const end = distinct[i + 1]?.at ?? message.length;
    const own = message[at]!;
    return (
      namesAmount(own.text) ||
      message
        .slice(at + 1, end)
        .some(({ isGoods, text }) => isGoods || (own.text.length > 0 && isProse(text)))
    );
  });
}

/** A sentence that orders something. */
function isProse(text: string): boolean {
  return text.split(/\s+/).length > 4 && namesAmount(text);
}

function below(message: readonly BodyLine[], heads: readonly Head[]): Placed[] {
  const starts = heads.map(({ at }) => startOf(message, at, heads));
  return heads.map((head, i) => {
    const next = starts[i + 1];
    const from = starts[i]!;
    if (next !== undefined) return { ...head, from, until: next - 1 };
    const last = message.findLastIndex(
      ({ isGoods, text }, place) => place >= head.at && (isGoods || isProse(text)),
    );
    return { ...head, from, until: endOfBlock(message, Math.max(last, head.at)) };
  });
}

/** Lists with their numbers below: each head ends what began behind the one before; nothing if one has none, or goods are left. */
function above(message: readonly BodyLine[], heads: readonly Head[]): Placed[] {
  const first = message.findIndex(({ isGoods }) => isGoods);
  const placed = heads.map((head, i) => ({
    ...head,
    from: i === 0 ? first : heads[i - 1]!.at + 1,
    until: head.at,
  }));
  const isWhole = placed.every(({ from, until }) =>
    message.slice(from, until).some(({ isGoods }) => isGoods),
  );
  // An address below the last number is no goods.
  const isLeft = message
    .slice((heads.at(-1)?.at ?? 0) + 1)
    .some(({ isGoods, text }) => isGoods && namesAmount(text));
  return isWhole && !isLeft ? placed : [];
}

function isListedBefore(message: readonly BodyLine[], end: number): boolean {
  return message.slice(0, end).some(({ isGoods, text }) => isGoods && namesAmount(text));
}

/** Fields right above a number belong to its order: "Delivery: Leeds" above "Order number: 4711". */
function startOf(message: readonly BodyLine[], at: number, heads: readonly Head[]): number {
  let from = at;
  const { block } = message[at]!;
  while (
    from > 0 &&
    message[from - 1]!.block === block &&
    isField(message[from - 1]!) &&
    !heads.some((head) => head.at === from - 1)
  )
    from -= 1;
  return from;
}

function isField({ text, isGoods }: BodyLine): boolean {
  return !isGoods && /^[\p{L} .°º-]{2,30}:\s*\S/u.test(text);
}

/** The last of the lines that follow without a blank one between. */
function endOfBlock(message: readonly BodyLine[], at: number): number {
  return message.findLastIndex(({ block }) => block === message[at]!.block);
}

function rangesOf(message: readonly BodyLine[], places: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const { index } = message[place]!.line;
    const last = ranges.at(-1);
    if (last && last[1] + 1 === index) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges;
}

/** The section with the only number that its lines call an order's. */
function withNumber(section: Section, message: readonly BodyLine[]): Section {
  const own = message.filter(({ line }) =>
    section.lines.some(([first, last]) => line.index >= first && line.index <= last),
  );
  const numbers = new Map(
    own.flatMap(({ text }) => ownNumbersIn(text)).map((number) => [numberKey(number), number]),
  );
  return numbers.size === 1 ? { ...section, orderNumber: [...numbers.values()][0]! } : section;
}
