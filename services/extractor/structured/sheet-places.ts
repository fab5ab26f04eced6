import type { DataCell, DataTableRow } from '@orderloom/pages/data/data.ts';
import { oneLineAddress } from '../fields/one-line-address.ts';
import { lexicons } from '../lexicon/languages.ts';
import { type Phrases, phrasesOf } from '../lexicon/lexicon.ts';
import { withinWords } from '../lexicon/word-patterns.ts';
import { readCityLine } from '../values/address.ts';
import { type Datum, joined, noParty, type PartyData } from './order-data.ts';

type PlacePart = 'company' | 'street' | 'postalCode' | 'city' | 'country';

/** What an export calls the place of delivery in front of its parts, and these, language by language: `via` is a street in Italian alone. */
const patterns = lexicons.flatMap(({ placeHeadings: { delivery, ...parts } }) =>
  (Object.entries(parts) as [PlacePart, Phrases][]).map(
    ([part, words]) =>
      [
        part,
        new RegExp(
          `^(?:${withinWords(phrasesOf(delivery))})[ -]?(?:${withinWords(phrasesOf(words))})(?: ?[123])?$`,
          'iu',
        ),
      ] as const,
  ),
);

/** The columns in which each row repeats where its order goes: `SHIP_TO_CITY`, `Liefer-PLZ`. */
export type PlaceColumns = ReadonlyMap<number, PlacePart>;

/** Empty where a town and its code, or a street, have no column: a name alone may be anything. */
export function placeColumns(headings: readonly DataCell[]): PlaceColumns {
  const found = headings.flatMap(({ text }, column): [number, PlacePart][] => {
    const bare = text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/[_.\s]+/g, ' ')
      .trim();
    const part = patterns.find(([, pattern]) => pattern.test(bare))?.[0];
    return part ? [[column, part]] : [];
  });
  const has = (part: PlacePart) => found.some(([, each]) => each === part);
  return new Map(has('city') && (has('street') || has('postalCode')) ? found : []);
}

/** Where a row goes; null where its cells are empty. */
export function placeIn({ cells, line }: DataTableRow, columns: PlaceColumns): PartyData | null {
  const of = (part: PlacePart): Datum | null =>
    joined(
      [...columns].flatMap(([column, each]) =>
        each === part ? [{ text: cells[column]?.text.trim() ?? '', line }] : [],
      ),
      ', ',
    );
  const city = of('city');
  if (city === null || /\d/.test(city.text)) return null;
  return {
    ...noParty,
    ...{ company: of('company'), street: of('street'), postalCode: of('postalCode') },
    ...{ city, country: of('country') },
  };
}

/** `Muster Machine LLC, 900 Dock St, Tacoma, WA 98402` in one cell; null for what is no whole address. */
export function addressInCell(text: string, line: number): PartyData | null {
  const parts = oneLineAddress(text) ?? [];
  const at = parts.findIndex((part) => readCityLine(part) !== null);
  const town = at > 0 ? readCityLine(parts[at]!) : null;
  if (town?.before !== '' || at < parts.length - 2) return null;
  const datum = (said: string | null | undefined): Datum | null => (said ? { text: said, line } : null);
  const [street, ...names] = parts.slice(0, at).reverse();
  return {
    ...noParty,
    company: datum(names.reverse().join(', ')),
    street: datum(street),
    ...{ postalCode: datum(town.postalCode), city: datum(town.city), country: datum(town.country) },
  };
}

/** The place that all rows of an order name; null where they name none, or several. */
export function commonPlace(places: readonly (PartyData | null)[]): PartyData | null {
  const [first] = places;
  const textOf = (place: PartyData | null | undefined) =>
    place
      ? [place.company, place.street, place.postalCode, place.city].map((each) => each?.text).join('|')
      : '';
  return first && places.every((place) => textOf(place) === textOf(first)) ? first : null;
}
