import type { DraftRow } from '../draft.ts';

/** Rows in the order of the data, each with the printed one of the same article, else with the next that is left. */
export function pairUp(data: readonly DraftRow[], print: readonly DraftRow[]): [DraftRow, DraftRow][] {
  if (data.every((row, index) => isSameArticle(row, print[index]!)))
    return data.map((row, index) => [row, print[index]!]);
  const left = [...print];
  const take = (index: number) => (index < 0 ? null : left.splice(index, 1)[0]!);
  const matched = data.map((row) => take(left.findIndex((printed) => isSameArticle(row, printed))));
  return data.map((row, index) => [row, matched[index] ?? left.shift()!]);
}

/** For each row of the data the index of the printed one that is about the same goods; null where nothing proves one. */
export function provenPairs(data: readonly DraftRow[], print: readonly DraftRow[]): (number | null)[] {
  const left = new Set(print.keys());
  const found: (number | null)[] = data.map(() => null);
  // The same article may be ordered twice: the row of as many, at the same place, comes first.
  for (const isAlike of [
    (row: DraftRow, at: number, other: number) =>
      at === other && isSameArticle(row, print[other]!) && isAsMany(row, print[other]!),
    (row: DraftRow, _: number, other: number) =>
      isSameArticle(row, print[other]!) && isAsMany(row, print[other]!),
    (row: DraftRow, _: number, other: number) => isSameArticle(row, print[other]!),
    (row: DraftRow, at: number, other: number) =>
      data.length === print.length &&
      at === other &&
      isUnnamed(row, print[other]!) &&
      isAsMany(row, print[other]!),
  ])
    data.forEach((row, at) => {
      if (found[at] !== null) return;
      const other = [...left].find((index) => isAlike(row, at, index));
      if (other === undefined) return;
      found[at] = other;
      left.delete(other);
    });
  return found;
}

function isAsMany({ quantity }: DraftRow, { quantity: other }: DraftRow): boolean {
  return quantity?.value != null && quantity.value === other?.value;
}

/** One of them names no article; what both say of the goods is the same in its first word. */
function isUnnamed(one: DraftRow, other: DraftRow): boolean {
  if (articlesOf(one).length > 0 && articlesOf(other).length > 0) return false;
  const [word, otherWord] = [one, other].map(
    ({ description }) => description?.value.toLowerCase().match(/[\p{L}\d]+/u)?.[0],
  );
  return word === undefined || otherWord === undefined || word === otherWord;
}

export function isSameArticle(a: DraftRow, b: DraftRow): boolean {
  const codes = new Set(articlesOf(a).map(codeKey));
  return articlesOf(b).some((code) => codes.has(codeKey(code)));
}

export function articlesOf(row: DraftRow): string[] {
  return [row.supplierArticle, row.customerArticle].flatMap((article) => article?.value ?? []);
}

/** The same for all ways to write a number. */
export function codeKey(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '')
    .replace(/^0+(?=.)/, '');
}
