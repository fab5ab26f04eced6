import { lineText, type PageLine } from '../page-lines.ts';

const amount = /^[€$£]?\d[\d.,]*(?:\s?(?:€|\p{L}{1,12}\.?))?$/u;
const mark = '(?:[-*•–·]\\s*|\\d{1,2}[.)]\\s+)';
/** "- 12 x gloves", "20 boxes of tape", "(48) bags", "Tape 50 mm: 4 rolls", "tape ..... 4 rolls", "tape (4 rolls)", "paper towels x 20", "tape 20x", "tape, 4 rolls". */
const listed = new RegExp(
  [
    `^${mark}?\\(?\\d{1,6}\\)?\\s*(?:[x×]\\s*)?\\p{L}`,
    `^${mark}?(?:qty|quantity|menge|anzahl|aantal|quantité|qté|cantidad|cant|quantità|q\\.tà|quantidade|qtd|ilość|antal)\\.?:?\\s\\d{1,6}\\s`,
    '\\p{L}.*(?::|\\s[-–—=>]{1,2}|\\.{2,}|…)\\s*\\d{1,6}(?:\\s*\\p{L}{1,15}\\.?)?$',
    '\\p{L}.*\\s[x×]\\s?\\d{1,6}$',
    '\\p{L}{2}.*\\s\\d{1,6}\\s?[x×]$',
    '\\p{L}{3}.*,\\s\\d{1,6}\\s\\p{L}{1,8}\\.?$',
    '\\p{L}.*\\s\\(\\d{1,6}(?:\\s*[x×]|\\s*\\p{L}{1,15}\\.?)?\\)$',
    `^${mark}.*\\p{L}.*\\s\\d{1,6}\\s\\p{L}{1,15}\\.?$`,
  ].join('|'),
  'iu',
);
/** An item that begins with its mark or its quantity, and no label with a number behind it. */
const marked = /^(?:[-*•–·]\s*|\d{1,2}[.)]\s+|\(?\d{1,6}\)?\s*[x×]?\s)(?=.*\p{L}{2})/u;
const longest = 200;

/** Whether a line orders something, as far as its looks tell: a row of cells with two numbers, or an item of a list. */
export function looksOrdered(line: PageLine): boolean {
  const texts = line.cells.map((cell) => cell.text);
  if (isTableRow(texts) || isShortRow(texts)) return true;
  const text = lineText(line);
  return text.length <= longest && listed.test(text);
}

/** Whether a line is an item of a list beyond doubt: with a mark or its quantity in front. */
export function looksListed(line: PageLine): boolean {
  return marked.test(lineText(line)) && looksOrdered(line);
}

/** "12 x gloves", "(48) bags", "20 boxes of tape"; no "1. Scope". */
const quantityFirst =
  /^(?:[-*•–·]\s*)?(?:\(\d{1,6}\)|\d{1,6})\s*(?:[x×]\s*\p{L}{2}|\p{Ll}{2,15}\.?\s+\p{L}{2})/u;

/** Whether a line of a document is a row of an order: sentences and labels with numbers are none. */
export function looksLikeRow({ cells }: PageLine): boolean {
  const texts = cells.map(({ text }) => text);
  return isTableRow(texts) || isShortRow(texts) || quantityFirst.test(texts.join(' '));
}

export function isTableRow(cells: readonly string[]): boolean {
  if (cells.length < 3 || !cells.some((cell) => /\p{L}{2}/u.test(cell))) return false;
  return cells.filter((cell) => amount.test(cell)).length >= 2;
}

/** "W69754  gloves  2 boxes": a thing between its number and a quantity with its unit. */
function isShortRow(cells: readonly string[]): boolean {
  const last = cells.at(-1) ?? '';
  return (
    cells.length > 1 &&
    /^\d{1,6}\s\p{L}{1,15}\.?$/u.test(last) &&
    /\p{L}{3}/u.test(cells.slice(0, -1).join(' '))
  );
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
