import { columnBook, longestMatch, tokenise } from '../../lexicon/phrases.ts';
import { anyOf } from '../../lexicon/word-patterns.ts';
import type { HeaderCell } from '../headings/merge-pieces.ts';

const weights = anyOf(({ measures }) => measures.weight);
const sizes = anyOf(({ measures }) => measures.size);
const units = 'kgs?|lbs?|mm|cm|m|mtrs?|m[23²³]|ltrs?';
const measure = new RegExp(`${weights}|${sizes}|(?<![\\p{L}\\d])(?:${units})(?![\\p{L}\\d²³])`, 'iu');
/** `kg/Stk`: what one weighs. */
const ofOne = new RegExp(`^(?:${units})\\s?/\\s?\\p{L}`, 'iu');
const currency = /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|DKK|zł|kr)(?!\p{L})/u;

/** `Gesamtgewicht`; `Total en pesos` is money. */
const weight = new RegExp(weights, 'iu');

/** True for a text that speaks of weights. */
export function namesWeight(text: string): boolean {
  return weight.test(text);
}

/** True for a column that tells what the goods weigh: `Weight/box` by the boxes makes the total weight. */
export function holdsWeights({ text }: HeaderCell): boolean {
  return namesWeight(text) && !currency.test(text) && !saysPrice(text);
}

/** `Preis/Gewicht`, `Cena/waga`: what a unit of weight costs. */
function saysPrice(text: string): boolean {
  const all = tokenise(text);
  return all.some((_, at) =>
    longestMatch(columnBook, all, at)?.meanings.some(({ kind }) => kind === 'price'),
  );
}

/**
 * Columns of weights, lengths and contents beside one of quantities: `Net kg`, `Total kg`. They multiply as prices do
 * and are none.
 */
export function measuredColumns(header: readonly HeaderCell[]): ReadonlySet<number> {
  const measured = header.flatMap(({ roles: [role], text }, column) => {
    const isCounted = role === 'quantity' || role === 'price' || role === 'priceUnit';
    const isMeasure = ofOne.test(text) || (!isCounted && measure.test(text) && !saysPrice(text));
    return isMeasure && !currency.test(text) ? [column] : [];
  });
  const isCounted = header.some(
    ({ roles: [role] }, column) => role === 'quantity' && !measured.includes(column),
  );
  return new Set(isCounted ? measured : []);
}
