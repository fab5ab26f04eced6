import { isDeepStrictEqual } from 'node:util';
import type { Item, PurchaseOrder } from '@orderloom/proto/gen/orders/v1/purchase_order.ts';

/**
 * One value that differs, at its path in the later order (`items[2].quantity`). A line that was added has `from`
 * null; one that was removed has `to` null and its path in the earlier order.
 */
export interface Change {
  path: string;
  from: unknown;
  to: unknown;
}

/** Whether a change is about a line as a whole: it came or went. */
export function isOfLine({ path }: Change): boolean {
  return /^items\[\d+\]$/.test(path);
}

export interface Comparison {
  changes: Change[];
  /** Where each line of the earlier order is in the later one; null: removed. */
  places: (number | null)[];
}

/** What differs between two orders, both with every key. */
export function compareOrders(earlier: PurchaseOrder, later: PurchaseOrder): Comparison {
  const { items: before, ...headBefore } = earlier;
  const { items: after, ...headAfter } = later;
  const places = alignLines(before, after);
  const kept = new Set(places);
  const changes = [
    ...compareValues('', headBefore, headAfter),
    ...places.flatMap((place, i): Change[] =>
      place === null
        ? [{ path: `items[${i}]`, from: before[i], to: null }]
        : compareValues(`items[${place}]`, before[i], after[place]),
    ),
    ...after.flatMap((line, i) => (kept.has(i) ? [] : [{ path: `items[${i}]`, from: null, to: line }])),
  ];
  return { changes, places };
}

/** Equal lines at both ends stay; those between are paired from the top, and what is left over came or went. */
function alignLines(before: Item[], after: Item[]): (number | null)[] {
  const shorter = Math.min(before.length, after.length);
  let top = 0;
  while (top < shorter && isDeepStrictEqual(before[top], after[top])) top++;
  let bottom = 0;
  while (bottom < shorter - top && isDeepStrictEqual(before.at(-1 - bottom), after.at(-1 - bottom))) bottom++;
  return before.map((_line, i) => {
    if (i >= before.length - bottom) return i + after.length - before.length;
    return i < after.length - bottom ? i : null;
  });
}

function compareValues(path: string, from: unknown, to: unknown): Change[] {
  if (!isObject(from) || !isObject(to)) return isDeepStrictEqual(from, to) ? [] : [{ path, from, to }];
  return Object.keys(from).flatMap((key) =>
    compareValues(path === '' ? key : `${path}.${key}`, from[key], to[key]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
