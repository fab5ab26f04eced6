import type { Chosen } from '../draft.ts';
import type { Parties } from '../fields/parties.ts';
import type { Sheet } from '../layout/sheet.ts';
import { readCityLine } from '../values/address.ts';

type Place = Pick<Parties['buyer'], 'city' | 'postalCode'>;

/** Shorter towns become others by one letter. */
const shortestTown = 5;

/**
 * `Bremeq` of a scan that prints `Bremen` more often, behind a postal code as well: what OCR made of one letter of it.
 */
export function withMendedTowns(parties: Parties, sheets: readonly Sheet[]): Parties {
  const segments = sheets
    .filter(({ source }) => source === 'ocr')
    .flatMap(({ lines }) => lines.flatMap((line) => line.segments));
  if (segments.length === 0) return parties;
  const words = segments.flatMap(({ words }) => words.map(({ text }) => text.replace(/[^\p{L}-]+$/u, '')));
  const count = (town: string) => words.filter((word) => word === town).length;
  const towns = segments.flatMap(({ text }) => readCityLine(text) ?? []);
  // Singen is no Bingen: only under the same postal code.
  const mended = ({ city, postalCode }: Place): Chosen | null => {
    if (!city || city.value.length < shortestTown) return city;
    const own = count(city.value);
    const code = postalCode?.value;
    const meant = towns.find(
      (town) =>
        own > 0 &&
        town.postalCode === code &&
        count(town.city) > own &&
        isOneLetterOff(city.value, town.city),
    )?.city;
    return meant === undefined ? city : { ...city, value: meant };
  };
  return {
    ...parties,
    buyer: { ...parties.buyer, city: mended(parties.buyer) },
    shipTo: { ...parties.shipTo, city: mended(parties.shipTo) },
  };
}

function isOneLetterOff(one: string, other: string): boolean {
  return (
    one.length === other.length && [...one].filter((letter, at) => letter !== [...other][at]).length === 1
  );
}
