import { anyOf } from '../../lexicon/word-patterns.ts';
/** "Street;Postcode;Town": a list of addresses, whose codes are no quantities. */
export function headsPlaces(cells: readonly string[]): boolean {
  return cells.filter((text) => partOfPlace.test(text.trim())).length > 1;
}
const partOfPlace = new RegExp(
  `^${anyOf(
    ({ placeHeadings }) => placeHeadings.street,
    ({ placeHeadings }) => placeHeadings.postalCode,
    ({ placeHeadings }) => placeHeadings.city,
    ({ placeHeadings }) => placeHeadings.country,
    ({ labelWords }) => labelWords.town,
  )} ?\\d?$`,
  'iu',
);
