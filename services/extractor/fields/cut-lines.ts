import { anyOf } from '../lexicon/word-patterns.ts';
import { hasStreetWord, isStreetKind, readCityLine, townBeforeCode } from '../values/address.ts';
import { oneLineAddress } from './one-line-address.ts';

/** A part of a building, behind its street. */
export const unit = new RegExp(
  `^${anyOf(
    ({ premises }) => premises.room,
    ({ premises }) => premises.building,
  )}\\.?\\s`,
  'iu',
);

/** `2300 La`: the cell wrapped the name of the town. */
const cutTown = new RegExp(
  `(?:^|,\\s)(?:\\p{Lu}{1,3}[- ])?\\d{4,5}\\s${anyOf(({ townParts }) => townParts.begin)}\\.?$`,
  'iu',
);

/** `(C1437HUR) Ciudad Autónoma de`, `80600 Villers-sur`: no town ends so. */
const openTown = new RegExp(`\\s${anyOf(({ townParts }) => townParts.middle)}$`, 'iu');

/** True for an address that ends with the article of its town, or where no town does: `…, CH-2300 La`. */
export function isCutTown(text: string): boolean {
  return cutTown.test(text) || (openTown.test(text) && (oneLineAddress(text) ?? readCityLine(text)) !== null);
}

/** `Bains`, `Grappa (VI)` under the beginning of its town. */
export function isRestOfTown(text: string): boolean {
  return /^\p{Lu}[\p{L}'’ -]+(?:\s\(\p{Lu}{2}\))?$/u.test(text);
}

/** `94 allée` over `du Parc`, `Quai 5, 74 rue de la` over `République`: the cell wrapped the name of the street. */
export function isCutStreet(text: string, next: string): boolean {
  const last = text.split(' ').at(-1)!;
  const isOpen = goesOn.test(last);
  return (
    /\d/.test(text) &&
    hasStreetWord(text) &&
    // English streets end with their kind, and capital: `12 Harbour Road`.
    (isOpen || (/^\p{Ll}/u.test(last) && isStreetKind(last))) &&
    !/\d/.test(next) &&
    !unit.test(next) &&
    next.split(' ').length <= mostWrapped
  );
}
const goesOn = new RegExp(
  `^${anyOf(
    ({ smallWords }) => smallWords.of,
    ({ smallWords }) => smallWords.the,
  )}$`,
  'u',
);
/** More words under a street are a line of their own. */
const mostWrapped = 3;

/** `Muster Foods - Main Store, 44 E` over `Mill Ave, Tampa FL 33619`: cut between the number of a street and its name. */
export function isCutBeforeStreet(text: string, next: string): boolean {
  const [number = '', name = ''] = [text.split(/,\s+/).slice(1).at(-1), next.split(',')[0]];
  return (
    /^\d{1,5}\p{L}?(?:\s\p{Lu}[\p{L}.]*){0,2}$/u.test(number) &&
    !hasStreetWord(number) &&
    !/\d/.test(name) &&
    hasStreetWord(`Xx ${name}`) &&
    oneLineAddress(`${text} ${next}`) !== null
  );
}

/**
 * `Muster Foods, Store 2, Calle Mayor` over `14 bajo, 28013 Madrid`, `Avda. de las Ciencias,` over `60`: cut between the
 * name of a street and its number.
 */
export function isCutBeforeNumber(text: string, next: string): boolean {
  if (/^[^\d,]+,$/.test(text) && hasStreetWord(text) && /^\d{1,4}(?:\s?\p{L})?$/u.test(next)) return true;
  const [street = '', number = ''] = [text.split(/,\s+/).slice(1).at(-1), next.split(',')[0]];
  return (
    !/\d/.test(street) &&
    hasStreetWord(street) &&
    /^\d{1,4}(?!\d)(?:\s?\p{L}{1,5}\.?(?:\s\d{1,4})?)?$/u.test(number) &&
    number !== next &&
    readCityLine(number) === null &&
    oneLineAddress(`${text} ${next}`) !== null
  );
}

/** `No. 7, Kalapatti Main` over `Road`, `Plot 5, Peenya` over `Industrial Area`: kinds of streets and parks name none. */
export function isEndOfStreet(text: string, next: string): boolean {
  const isKind =
    isStreetKind(next) ||
    /^(?:industrial|trading|business) (?:area|estate|park)$/i.test(next) ||
    (/ (?:industrial|trading|business)$/i.test(text) && /^(?:area|estate|park)$/i.test(next));
  const isOpen = /\d/.test(text) && /\p{L}$/u.test(text) && !isStreetKind(text.split(' ').at(-1)!);
  return isKind && isOpen && /^\p{Lu}/u.test(next);
}

/** `4 Mill Lane, Halifax, West` over `Yorkshire HX6 2QA`, `…, Cedar Rapids, Iowa` over `52401`: cut before or in the region. */
export function isCutBeforeCode(text: string, next: string): boolean {
  return (
    text.includes(',') &&
    /\d$|\d[A-Z]{2}$/.test(next) &&
    next.split(' ').length <= mostWrapped + 1 &&
    oneLineAddress(text) === null &&
    readCityLine(next) === null &&
    townBeforeCode(next) === null &&
    readCityLine(text) === null &&
    oneLineAddress(`${text} ${next}`) !== null
  );
}
