import type { Item, PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';
import { lettersAndDigits } from './order-identity.ts';

/**
 * What a later order says differently, each a few words for the order desk: its lines, their quantities and prices,
 * the delivery date. What only one of the two says is no difference: a scan shows less than a file.
 */
export function differencesBetween(earlier: PurchaseOrder, later: PurchaseOrder): string[] {
  const pairs = pairLines(earlier.items, later.items);
  const lines = later.items.flatMap((line, index) => {
    const before = pairs.get(index);
    if (before === undefined) return [`line ${index + 1} is new: ${shown(line)}`];
    return valueDifferences(earlier.items[before]!, line).map((words) => `line ${index + 1}: ${words}`);
  });
  const kept = new Set(pairs.values());
  const gone = earlier.items.flatMap((line, index) =>
    kept.has(index) ? [] : [`line ${index + 1} of the earlier order is missing: ${shown(line)}`],
  );
  return [...lines, ...gone, ...changed('delivery date', earlier.delivery_date, later.delivery_date)];
}

function valueDifferences(before: Item, after: Item): string[] {
  return [
    ...changed('quantity', before.quantity, after.quantity),
    ...changed('price', before.price, after.price),
  ];
}

function changed<T extends string | number>(
  name: string,
  before: T | null | undefined,
  after: T | null | undefined,
): string[] {
  return before == null || after == null || before === after ? [] : [`${name} ${after}, was ${before}`];
}

function shown({ quantity, article_number, customer_item_number, description }: Item): string {
  return [quantity, article_number ?? customer_item_number, description]
    .filter((part) => part != null)
    .join(' ');
}

/** For each later line its earlier one, by index: the surest pairs first, of equals those that stand closest. */
function pairLines(earlier: readonly Item[], later: readonly Item[]): Map<number, number> {
  const candidates = later.flatMap((after, index) =>
    earlier.flatMap((before, place) => {
      const likeness = likenessOf(before, after);
      return likeness === 0 ? [] : [{ index, place, likeness, distance: Math.abs(index - place) }];
    }),
  );
  candidates.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { index, place } of candidates) {
    if (pairs.has(index) || taken.has(place)) continue;
    pairs.set(index, place);
    taken.add(place);
  }
  return pairs;
}

/** How much of the shorter description a misread one still shares. */
const sharedWords = 0.6;

/** 3: the same article. 2: the same words. 1: much the same words and the same quantity, as a second scan reads them. */
function likenessOf(before: Item, after: Item): number {
  if (sharesCode(before, after)) return 3;
  const isSameQuantity = before.quantity === after.quantity;
  const [words, others] = [wordsOf(before), wordsOf(after)];
  if (words.length === 0 || others.length === 0) return 0;
  if (words.join(' ') === others.join(' ') && (isSameQuantity || !contradicts(before, after))) return 2;
  const shared = words.filter((word) => others.includes(word)).length;
  return isSameQuantity && shared >= sharedWords * Math.min(words.length, others.length) ? 1 : 0;
}

function sharesCode(before: Item, after: Item): boolean {
  const codes = codesOf(before);
  return codesOf(after).some((code) => codes.includes(code));
}

/** Both name an article, and not the same. */
function contradicts(before: Item, after: Item): boolean {
  return codesOf(before).length > 0 && codesOf(after).length > 0 && !sharesCode(before, after);
}

function codesOf({ article_number, customer_item_number }: Item): string[] {
  return [article_number, customer_item_number].flatMap((code) =>
    code ? lettersAndDigits(code).toUpperCase() : [],
  );
}

function wordsOf({ description }: Item): string[] {
  return (description ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
