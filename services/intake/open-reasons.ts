import { type Comparison, isOfLine } from './compare-orders.ts';
import type { StoredReason } from './order-record.ts';

/**
 * The reasons for a review that are left after corrections. A reason goes when the value that it is about was
 * corrected, or one that its sum is made of, or when its line was removed; the paths of the others follow their
 * lines. A reason about the order as a whole stays.
 */
export function openReasons(reasons: StoredReason[], { changes, places }: Comparison): StoredReason[] {
  // The path of a line that went is another line's now.
  const paths = changes.filter((change) => !isOfLine(change)).map(({ path }) => path);
  const corrected = new Set(paths);
  const touched = new Set(paths.flatMap((path) => [path, ...partsAbove(path)]));
  if (changes.some(isOfLine)) touched.add('items').add('total_price');
  if (paths.some((path) => /^items\[\d+\]\.line_total$/.test(path))) touched.add('total_price');
  return reasons.flatMap((reason) => {
    const path = moved(reason.path, places);
    if (path === null) return [];
    const values = reason.code === 'line_total_mismatch' ? factorsOf(path) : [path];
    const isResolved =
      values.some((value) => touched.has(value)) || partsAbove(path).some((part) => corrected.has(part));
    return isResolved ? [] : [{ ...reason, path }];
  });
}

/** Null when the line is gone. */
function moved(path: string, places: Comparison['places']): string | null {
  const [, line, rest] = /^items\[(\d+)\](.*)$/.exec(path) ?? [];
  if (line === undefined) return path;
  const place = places[Number(line)] ?? null;
  return place === null ? null : `items[${place}]${rest}`;
}

/** `customer.address` and `customer` of `customer.address.city`. */
function partsAbove(path: string): string[] {
  const parts = path.split('.');
  return parts.slice(1).map((_part, i) => parts.slice(0, i + 1).join('.'));
}

function factorsOf(lineTotal: string): string[] {
  const line = lineTotal.slice(0, lineTotal.lastIndexOf('.'));
  return [lineTotal, `${line}.quantity`, `${line}.price`];
}
