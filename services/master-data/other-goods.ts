import { likenesses } from './compare-words.ts';
import { phrasesOf } from './lexicon/goods-words.ts';
import { goodsLexicons } from './lexicon/languages.ts';
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
/** Beginnings of words, plain: `kalt` and `warm` of `kaltweiß` and `warmweiß`. */
const opposites = goodsLexicons.flatMap((lexicon) =>
  phrasesOf(lexicon.opposites).map((pair) => plainWords(pair) as [string, string]),
);
/** `Deckel für Eimer` is no bucket: what stands before is the article. */
const forWhat = new Set(goodsLexicons.flatMap(({ partOf }) => plainWords(partOf)));
const saidFrom = 0.6;

/** Whether an article is another thing than a line says, although nearly all words agree. */
export function isOtherGoods(line: string, article: string): boolean {
  const [asked, sold] = [plainWords(line), plainWords(article)];
  return (
    kinds.some((kind) => differsIn(kind, line, article)) || hasOpposite(asked, sold) || isPartOf(asked, sold)
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
  const isSwapped = (word: string, from: string, to: string) => {
    if (!word.startsWith(from) || article.includes(word)) return false;
    const other = to + word.slice(from.length);
    return article.includes(other) && !line.includes(other);
  };
  return line.some((word) => opposites.some(([a, b]) => isSwapped(word, a, b) || isSwapped(word, b, a)));
}

function isPartOf(line: string[], article: string[]): boolean {
  const at = article.findIndex((word, i) => i > 0 && i < article.length - 1 && forWhat.has(word));
  return at > 0 && likenesses(article.slice(0, at), line).every((each) => each < saidFrom);
}
