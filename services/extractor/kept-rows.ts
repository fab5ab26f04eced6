import type { Doubt, DraftRow } from './draft.ts';

/** Some rows of an order, and the doubts that are left: those about rows that went go, the others follow theirs. */
export function keepRows(
  rows: readonly (DraftRow | null)[],
  doubts: readonly Doubt[],
): { rows: DraftRow[]; doubts: Doubt[] } {
  const places = new Map<number, number>();
  rows.forEach((row, index) => {
    if (row) places.set(index, places.size);
  });
  return {
    rows: rows.filter((row) => row !== null),
    doubts: doubts.flatMap((doubt) => {
      const [, line, rest] = /^items\[(\d+)\](.*)$/.exec(doubt.path) ?? [];
      if (line === undefined) return [doubt];
      const place = places.get(Number(line));
      return place === undefined ? [] : [{ ...doubt, path: `items[${place}]${rest}` }];
    }),
  };
}
