import type { Rarity } from './compare-names.ts';
import { coverage } from './compare-words.ts';
import { plainWords } from './plain-words.ts';

/** A description of goods, taken apart: sizes and codes decide between articles that the words do not tell apart. */
export interface Description {
  words: string[];
  /** Whole and decimal numbers, without filling zeros: `2,50` is `2.5`. */
  numbers: string[];
  /** What it is sold by, of `pieces`, `packs`, `pallets`, `weight`, `volume`, `length`; as far as it says so. */
  units: Set<string>;
}

const unitWords: Record<string, string> = {
  pieces: 'pc pcs pce piece pieces stk stck stuck st stuks piece pza pz pezzi szt each ea unit units',
  packs:
    'pack packs packung pak pakken vpe ve karton kartons carton cartons ctn doos dozen box boxes case paket colli kolli pkg paquet boite scatola karton kasse set',
  pallets: 'palette paletten pallet pallets plt palet pal palle',
  weight: 'kg kilo kilogram g gr gram t ton',
  volume: 'l lt ltr liter litre liters litres ml cl litro',
  length: 'm mtr meter metre metres cm mm',
};
const unitOf = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);
/** A measure may be a size of the thing itself, so only these tell how it is sold. */
const soldBy = new Set(['pieces', 'packs', 'pallets']);

export function describe(text: string): Description {
  const joined = text.replace(/(\d)[.,](\d{1,2})(?!\d)/g, '$1DOT$2');
  const parts = plainWords(joined).flatMap((word) => word.match(/\d+(?:dot\d+)?|\p{L}+/gu) ?? []);
  const words = parts.filter((part) => !/^\d/.test(part) && part !== 'x');
  return {
    words: words.map((word) => (unitOf.has(word) ? oneSpelling(word) : word)),
    numbers: parts.filter((part) => /^\d/.test(part)).map(plainNumber),
    units: new Set(words.flatMap((word) => unitOf.get(word) ?? []).filter((unit) => soldBy.has(unit))),
  };
}

const spellings: Record<string, string> = {
  ltr: 'l',
  lt: 'l',
  liter: 'l',
  litre: 'l',
  mtr: 'm',
  meter: 'm',
  gr: 'g',
  kilo: 'kg',
};

function oneSpelling(unit: string): string {
  return spellings[unit] ?? unit;
}

function plainNumber(digits: string): string {
  const number = Number(digits.replace('dot', '.'));
  return Number.isSafeInteger(number) || digits.includes('dot') ? String(number) : digits;
}

/** A number of the line that the article lacks is another size. */
const otherNumber = 0.7;
/** A number of the article that the line does not repeat may be left out. */
const missingNumber = 0.93;
const leastNumbers = 0.4;

/**
 * 0 to 1: how well an article's description fits a line's. `unit` is what the line is ordered in: it speaks for an
 * article that is sold so, and against one that is sold otherwise.
 */
export function descriptionLikeness(line: Description, article: Description, rarity: Rarity): number {
  const weigh = (word: string) => ({ word, weight: Math.max(0.3, rarity(word)) });
  const there = coverage(line.words.map(weigh), article.words);
  const back = coverage(article.words.map(weigh), line.words);
  const byWords = line.words.length === 0 ? 0.5 : 0.6 * there + 0.4 * back;
  const missing = without(line.numbers, article.numbers).length;
  const unasked = without(article.numbers, line.numbers).length;
  const byNumbers = Math.max(leastNumbers, otherNumber ** missing * missingNumber ** unasked);
  return byWords * byNumbers;
}

/** How far what a line is ordered in fits how an article is sold: -1, 0 or 1. */
export function unitAgreement(ordered: Description, article: Description): number {
  if (ordered.units.size === 0 || article.units.size === 0) return 0;
  return [...ordered.units].some((unit) => article.units.has(unit)) ? 1 : -1;
}

/** What of `a` is not in `b`, each as often as it is missing. */
function without(a: string[], b: string[]): string[] {
  const left = [...b];
  return a.filter((each) => {
    const at = left.indexOf(each);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
