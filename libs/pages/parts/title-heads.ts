import type { Head } from './body-heads.ts';
import type { BodyLine } from './body-lines.ts';
import { ordersSaid, saysOneOrder } from './order-words.ts';

const longestTitle = 70;
const mostTitleLines = 3;

/**
 * Titles of the lists of a text that says that it states several orders, as many as it says: "Leeds:", "Filiale Hamburg".
 * Lists without titles count where a blank line parts them and they are as many as is said. Nothing when not all lists
 * fit. `isSaid`: whatever the text says.
 */
export function titleHeads(message: readonly BodyLine[], { isSaid = false } = {}): Head[] {
  const text = message.map((line) => line.text).join('\n');
  const said = ordersSaid(text);
  if (!isSaid && (said === null || saysOneOrder(text))) return [];
  const lists = listsOf(message);
  const titles = lists.flatMap((from) => titleAbove(message, from) ?? []);
  const isTitled =
    titles.length > 1 && titles.length === new Set(titles).size && titleAbove(message, lists[0]!) !== null;
  if (isTitled && (isSaid || said === 0 || said === titles.length))
    return titles.map((at) => headAt(message, at));
  if (isSaid || titles.length > 0 || said !== lists.length || lists.length < 2) return [];
  return lists.map((at) => headAt(message, at));
}

function headAt(message: readonly BodyLine[], at: number): Head {
  return { at, key: `${at} ${message[at]!.text}`, orderNumber: null };
}

/** Where lists begin: a block of goods, or goods behind a line that is none. */
function listsOf(message: readonly BodyLine[]): number[] {
  return message.flatMap(({ isGoods, block }, at) => {
    const before = message[at - 1];
    return isGoods && (!before?.isGoods || before.block !== block) ? [at] : [];
  });
}

/** The first line of what stands between the list and the goods before it, in its block or the one above; null for sentences. */
function titleAbove(message: readonly BodyLine[], from: number): number | null {
  const last = message[from - 1];
  if (!last || last.isGoods) return null;
  let at = from - 1;
  while (at > 0 && message[at - 1]!.block === last.block && !message[at - 1]!.isGoods) at -= 1;
  const lines = message.slice(at, from);
  const isFirst = at === 0 || message[at - 1]!.block !== last.block || message[at - 1]!.isGoods;
  const isTitle = ({ text }: BodyLine) => text.length <= longestTitle && !/\p{L}{3}[.!?,]$/u.test(text);
  return isFirst && lines.length <= mostTitleLines && isTitle(lines[0]!) ? at : null;
}
