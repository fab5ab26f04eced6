import { folded, wordsOf } from '../lexicon/phrases.ts';
import { ourWords, yourWords } from '../lexicon/possessives.ts';
import { companyKey, longestLegalForm } from './company.ts';
import { remembered } from './remembered.ts';

const purchasing = folded(({ offices }) => offices.purchasing);
const sales = folded((lexicon) => lexicon.offices.sales);
const offices = new Set([...purchasing, ...sales, ...folded((lexicon) => lexicon.offices.other)]);
const particles = folded(({ labelWords }) => labelWords.particle);
const trades = folded((lexicon) => lexicon.trades);

/** True for a text that names nothing but a part of a firm: `Purchasing team`, `Service Achats`, `Automatic warehouse system`. */
export const isOffice = remembered((text): boolean => {
  const words = wordsOf(text);
  return words.some(isOfOffice) && words.every((word) => isOfOffice(word) || isBeside(word));
});

/** True for the part of a firm that takes orders: `Sales desk`, `Abt. Verkauf`. */
export function isSalesOffice(text: string): boolean {
  return isOffice(text) && wordsOf(text).some((word) => sales.has(word));
}

/** True for the part of a firm that buys: `Purchasing department`, `Einkauf & Logistik`. */
export function isPurchasingOffice(text: string): boolean {
  return buys([text]);
}

function isOfOffice(word: string): boolean {
  return offices.has(word);
}

function isBeside(word: string): boolean {
  return particles.has(word) || ourWords.has(word) || yourWords.has(word);
}

/**
 * A firm's name without its office before or behind it: `Muster Ltd Purchasing Team`, `Afdeling Inkoop Muster`. Without
 * a legal form before it only one that buys is told from the name: `Muster Service` is called so.
 */
export function withoutOffice(name: string): string {
  if (isOffice(name)) return name;
  const words = name.split(' ');
  const behind = words.findIndex((_, at) => at > 0 && isOfficeBehind(words, at));
  const bare = behind < 0 ? words : words.slice(0, behind);
  const before = bare.findLastIndex((_, at) => at < bare.length - 1 && buys(bare.slice(0, at + 1)));
  const rest = bare
    .slice(before + 1)
    .join(' ')
    .replace(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '');
  // `Central Purchasing Ltd` is called so.
  return companyKey(rest) === '' ? name : rest;
}

function isOfficeBehind(words: readonly string[], at: number): boolean {
  const [first] = wordsOf(words[at]!);
  const rest = words.slice(at);
  const form = longestLegalForm(words.slice(0, at).join(' '));
  const isBehindForm =
    form !== null &&
    words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,–—-]+$/, '')
      .endsWith(form);
  const isWhole = first === undefined || isOfOffice(first) ? isOffice(rest.join(' ')) : false;
  return isWhole && (isBehindForm || buys(rest));
}

/** True for an office of nothing else, one word of which is for buying. */
function buys(words: readonly string[]): boolean {
  const text = words.join(' ');
  return isOffice(text) && wordsOf(text).some((word) => purchasing.has(word));
}

/** True for a name with a kind of firm in it, as no person is called: `Bakkerij Jansen`, `Hotel Muster`. */
export function namesTrade(name: string): boolean {
  return wordsOf(name).some((word) => trades.has(word));
}

/** True for a text that says nothing but what a firm does: `Installatietechniek`, `Heating & Plumbing`. */
export function isTrade(text: string): boolean {
  const words = wordsOf(text);
  return words.some(isOfTrade) && words.every((word) => isOfTrade(word) || particles.has(word));
}

/** Also a compound that ends in one: `Elektrotechniek`. */
function isOfTrade(word: string): boolean {
  return (
    trades.has(word) || [...trades].some((trade) => trade.length >= shortestTrade && word.endsWith(trade))
  );
}
/** Letters; `bau` ends other words as well. */
const shortestTrade = 5;
