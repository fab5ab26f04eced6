import type { PageLine } from '../page-lines.ts';

const amount = /^[€$£]?\d[\d.,]*(?:\s?(?:€|\p{L}{1,12}\.?))?$/u;
/** "- 12 x gloves", "20 boxes of tape", "Tape 50 mm: 4 rolls", "paper towels x 20". */
const listed =
  /^(?:[-*•–]\s*|\d{1,2}[.)]\s+)?\d{1,6}\s*(?:[x×]\s*)?\p{L}|\p{L}.*(?::|\s[-–])\s*\d{1,6}(?:\s*\p{L}{1,12}\.?)?$|\p{L}.*\s[x×]\s?\d{1,6}$/iu;
const longest = 200;

/** Whether a line orders something, as far as its looks tell: a row of cells with two numbers, or an item of a list. */
export function looksOrdered({ cells }: PageLine): boolean {
  if (isTableRow(cells.map(({ text }) => text))) return true;
  const text = cells.map((cell) => cell.text).join(' ');
  return text.length <= longest && listed.test(text);
}

export function isTableRow(cells: readonly string[]): boolean {
  if (cells.length < 3 || !cells.some((cell) => /\p{L}{2}/u.test(cell))) return false;
  return cells.filter((cell) => amount.test(cell)).length >= 2;
}

/** What rows are about, or what all lines are where none is seen: codes and longer words. */
export function contentOf(lines: readonly PageLine[]): Set<string> {
  const rows = lines.filter((line) => isTableRow(line.cells.map(({ text }) => text)));
  const telling = rows.length > 0 ? rows : lines;
  const words = telling.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => text.toUpperCase().split(/[\s,;]+/)),
  );
  return new Set(words.filter((word) => /\p{L}{4}|^(?=.*\p{L}).*\d{3}|\d{5}/u.test(word)));
}

/** Two files that say the same of an order share most words of the shorter one. */
const sameShare = 0.6;

export function sharesContent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return false;
  return [...small].filter((word) => large.has(word)).length >= sameShare * small.size;
}
