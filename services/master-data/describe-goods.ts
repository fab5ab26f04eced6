import { type GoodsWords, phrasesOf } from './lexicon/goods-words.ts';
import { goodsLexicons } from './lexicon/languages.ts';
import { plainWords } from './plain-words.ts';

/** A description of goods, taken apart: sizes and codes decide between articles that the words do not tell apart. */
export interface Description {
  /** Without numbers and their measures. */
  words: string[];
  numbers: NumberWithin[];
  /** What it is sold by, of `pieces`, `packs`, `pallets`; as far as it says so. */
  units: Set<string>;
}

/** A number of a description. */
export interface NumberWithin {
  /** Whole or decimal, without filling zeros: `2,50` is `2.5`. */
  digits: string;
  /** `m` of `M8`; null when it stands apart. */
  letters: string | null;
  /** In the smallest unit: `volume 750` for 0,75 l; null without a unit. */
  measure: string | null;
}

type WordsKey = Exclude<keyof GoodsWords, 'language'>;

/** Those of all languages, plain. */
function wordsFor(key: WordsKey): string[] {
  return goodsLexicons.flatMap((lexicon) => phrasesOf(lexicon[key]).flatMap(plainWords));
}

const unitOf = new Map(
  (['pieces', 'packs', 'pallets'] as const).flatMap((unit) =>
    wordsFor(unit).map((word) => [word, unit] as const),
  ),
);

/** What is measured, how many of its smallest unit make one, and its symbols. */
const measures: [what: string, factor: number, symbols: string, names?: WordsKey][] = [
  ['volume', 1, 'ml'],
  ['volume', 10, 'cl'],
  ['volume', 1000, 'l', 'litres'],
  ['weight', 1, 'g gr', 'grams'],
  ['weight', 1000, 'kg', 'kilograms'],
  ['length', 1, 'mm'],
  ['length', 10, 'cm'],
  ['length', 1000, 'm', 'metres'],
  ['area', 1, 'qmm sqmm'],
];
const measureOf = new Map(
  measures.flatMap(([what, factor, symbols, names]) =>
    [...symbols.split(' '), ...(names ? wordsFor(names) : [])].map(
      (word) => [word, { what, factor }] as const,
    ),
  ),
);

export function describe(text: string): Description {
  const words: string[] = [];
  const numbers: NumberWithin[] = [];
  const parts = partsOf(text);
  for (const [i, { part, isJoined }] of parts.entries()) {
    const before = parts[i - 1]?.part ?? '';
    if (isNumber(part))
      numbers.push(numberOf(part, isJoined && isCode(before) ? before : null, measureAt(parts, i + 1)));
    else if (part !== 'x' && !(isNumber(before) && measureAt(parts, i))) words.push(part);
  }
  return { words, numbers, units: new Set(words.flatMap((word) => unitOf.get(word) ?? [])) };
}

interface Part {
  part: string;
  /** Nothing stands between it and the one before. */
  isJoined: boolean;
}

/** `m` of `40 m`, not of `DIN 963 M10`. */
function measureAt(parts: Part[], i: number): { what: string; factor: number } | undefined {
  return parts[i + 1]?.isJoined ? undefined : measureOf.get(parts[i]?.part ?? '');
}

/** Words, with letters and digits apart. */
function partsOf(text: string): Part[] {
  const plain = text
    .replace(/mm\s?(?:²|2\b)/gi, 'qmm')
    .replace(/(?<![\d.,])(\d+)[.,](\d{1,2})(?![\d])|(?<![\d.,])(0)[.,](\d+)/g, '$1$3DOT$2$4');
  return plainWords(plain).flatMap((word) =>
    (word.match(/\d+(?:dot\d+)?|\p{L}+/gu) ?? []).map((part, i) => ({ part, isJoined: i > 0 })),
  );
}

function isNumber(part: string): boolean {
  return /^\d/.test(part);
}

/** `M` of `M8`, not the `x` between two numbers. */
function isCode(part: string): boolean {
  return part !== 'x' && part.length <= 3 && !isNumber(part);
}

function numberOf(part: string, letters: string | null, unit: ReturnType<typeof measureAt>): NumberWithin {
  const number = Number(part.replace('dot', '.'));
  const digits = Number.isSafeInteger(number) || part.includes('dot') ? String(number) : part;
  const amount = unit && Math.round(number * unit.factor * 1000) / 1000;
  return { digits, letters, measure: unit ? `${unit.what} ${amount}` : null };
}

/** What is not said of one of them is no difference. */
export function isSameNumber(a: NumberWithin, b: NumberWithin): boolean {
  if (a.measure !== null && b.measure !== null) return a.measure === b.measure;
  if (a.digits !== b.digits) return false;
  return a.letters === null || b.letters === null || a.letters === b.letters;
}
