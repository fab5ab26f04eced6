import type { DataCell, DataTableRow } from '@orderloom/pages/data/data.ts';
import { type Datum, joined, noParty, type PartyData } from './order-data.ts';

type PlacePart = 'company' | 'street' | 'postalCode' | 'city' | 'country';

/** What an export calls the place of delivery in front of its parts, in nine languages. */
const leads =
  'ship(?:ping)?(?: ?to)?|deliver(?:y)?(?: ?to)?|dest(?:ination)?|liefer(?:ung|anschrift|adresse)?|(?:af)?lever(?:ing|adres)?s?|livraison|entrega|env[ií]o|consegna|spedizione|dostaw[ay]';
const parts: Record<PlacePart, string> = {
  company: 'name|company|firma|bedrijf|société|nom|empresa|nombre|azienda|nome|nazwa|navn',
  street:
    'addr(?:ess)?(?: ?line)? ?[123]?|street|stra(?:ß|ss)e|straat|rue|calle|direcci[oó]n|via|indirizzo|rua|morada|ulica|vej',
  postalCode:
    'zip(?: ?code)?|post ?code|postal(?: ?code)?|plz|postleitzahl|code postal|cp|c[oó]digo postal|cap|kod pocztowy|postnr',
  city: 'city|town|ort|stadt|plaats|ville|ciudad|poblaci[oó]n|citt[aà]|localit[aà]|localidade|cidade|miasto|by',
  country: 'country|land|pays|pa[ií]s|paese|kraj',
};
const patterns = (Object.entries(parts) as [PlacePart, string][]).map(
  ([part, words]) => [part, new RegExp(`^(?:${leads})[ -]?(?:${words})$`, 'iu')] as const,
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
  if (city === null) return null;
  return {
    ...noParty,
    ...{ company: of('company'), street: of('street'), postalCode: of('postalCode') },
    ...{ city, country: of('country') },
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
