import type { DraftRow } from '../../draft.ts';

/**
 * Which files say nothing but what another one says: the same order as PDF and in the text of the e-mail is ordered
 * once. Of two that say the same the one with more values stays, else the first. Files by their index.
 */
export function repeatedFiles(files: readonly (readonly DraftRow[])[]): ReadonlySet<number> {
  const repeated = new Set<number>();
  for (const [at, rows] of files.entries()) {
    const isRepeated = files.some(
      (other, i) =>
        i !== at &&
        !repeated.has(i) &&
        isSameOrder(rows, other) &&
        says(other) - says(rows) >= (i < at ? 0 : 1),
    );
    if (isRepeated) repeated.add(at);
  }
  return repeated;
}

/** Every row has its like among the others, each another one. */
function isSameOrder(rows: readonly DraftRow[], others: readonly DraftRow[]): boolean {
  const left = [...others];
  return (
    rows.length === others.length &&
    rows.every((row) => {
      const at = left.findIndex((other) => isSameRow(row, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The same goods, as many, at the same price where both name one. */
export function isSameRow(one: DraftRow, other: DraftRow): boolean {
  if ((one.quantity?.value ?? null) !== (other.quantity?.value ?? null)) return false;
  const [codes, others] = [codesOf(one), codesOf(other)];
  const sharesCode = codes.some((code) => others.includes(code));
  if (codes.length > 0 && others.length > 0) return sharesCode && !differ(one, other);
  return sharesWords(one, other) && !differ(one, other);
}

/** Prices that both print and that are not the same. */
function differ(one: DraftRow, other: DraftRow): boolean {
  return [
    [one.price, other.price],
    [one.lineTotal, other.lineTotal],
  ].some(([a, b]) => a && b && a.value !== b.value);
}

function codesOf({ customerArticle, supplierArticle }: DraftRow): string[] {
  return [customerArticle, supplierArticle].flatMap((code) => (code ? code.value.toUpperCase() : []));
}

/** So many of the words of the shorter description are in the longer one. */
const sameShare = 0.6;

function sharesWords(one: DraftRow, other: DraftRow): boolean {
  const [small, large] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (small.length === 0) return large.length === 0;
  return small.filter((word) => large.includes(word)).length >= sameShare * small.length;
}

function wordsOf({ description, customerArticle, supplierArticle }: DraftRow): string[] {
  const text = [customerArticle, supplierArticle, description].map((each) => each?.value ?? '').join(' ');
  return [...new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])];
}

/** How many values rows have. */
function says(rows: readonly DraftRow[]): number {
  return rows.reduce(
    (sum, row) =>
      sum +
      [row.customerArticle, row.supplierArticle, row.description, row.unit, row.price, row.lineTotal].filter(
        (value) => value !== null,
      ).length,
    0,
  );
}
