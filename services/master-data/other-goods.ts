import { likenesses } from './compare-words.ts';
import { plainWords } from './plain-words.ts';

/** Kinds of marks that tell near-equals apart: each with its group in one, what it says in the other. */
const kinds: RegExp[] = [
  // `26A`, `26X`: of one number.
  /(?<![\p{L}\d])(?<of>\d+)(?<says>[A-Z]{1,2})(?![\p{L}\d])/gu,
  // `Typ III`, `AAA`, `Vitamin C`; not the unit of `10 A`.
  /(?<![\p{L}\d]|\d\s)(?<of>)(?<says>[IVX]{1,5}|A{2,4}|[A-Z])(?![\p{L}\d])/gu,
  // `-20 °C`; not the range of `10 - 20` and `10-20`.
  /(?<=^|[^\d\s]\s)(?<says>[+−-])(?<of>\d+)/gu,
];
const opposites: [string, string][] = [
  ['kalt', 'warm'],
  ['vorder', 'hinter'],
  ['innen', 'aussen'],
  ['ober', 'unter'],
  ['einweg', 'mehrweg'],
];
/** `Deckel für Eimer` is no bucket: what stands before is the article. */
const forWhat = /^(.+?)\s(?:für|for|pour|voor|per|para|till|til|dla)\s/iu;
const saidFrom = 0.6;

/** Whether an article is another thing than a line says, although nearly all words agree. */
export function isOtherGoods(line: string, article: string): boolean {
  return (
    kinds.some((kind) => differsIn(kind, line, article)) ||
    hasOpposite(plainWords(line), plainWords(article)) ||
    isPartOf(line, article)
  );
}

function differsIn(kind: RegExp, line: string, article: string): boolean {
  const [asked, sold] = [marks(kind, line), marks(kind, article)];
  return asked.some(
    ({ of, says }) =>
      sold.some((other) => other.of === of && other.says !== says) &&
      !sold.some((other) => other.of === of && other.says === says),
  );
}

function marks(kind: RegExp, text: string): { of: string; says: string }[] {
  return [...text.matchAll(kind)].map(({ groups }) => ({ of: groups!.of!, says: groups!.says! }));
}

function hasOpposite(line: string[], article: string[]): boolean {
  const swapped = (word: string, from: string, to: string) =>
    word.startsWith(from) && !article.includes(word) && article.includes(to + word.slice(from.length));
  return line.some((word) => opposites.some(([a, b]) => swapped(word, a, b) || swapped(word, b, a)));
}

function isPartOf(line: string, article: string): boolean {
  const head = forWhat.exec(article)?.[1];
  return (
    head !== undefined && likenesses(plainWords(head), plainWords(line)).every((each) => each < saidFrom)
  );
}
