import type { DraftParty } from '../draft.ts';
import { homeOfTown } from '../values/address.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';

/** From here on an address is as sure as one at a label. */
const sureOfPlace = 0.85;

/** True for a party of which the name and the whole address are sure: another town on the paper is not its own. */
export function isSurelyPlaced({ company, street, city, postalCode }: DraftParty): boolean {
  return [company, street, city, postalCode].every((value) => (value?.confidence ?? 0) >= sureOfPlace);
}

/** True for a party with street, town and the postal code that most countries have, however sure they are. */
export function isWholePlace({ street, city, postalCode }: DraftParty): boolean {
  return street !== null && city !== null && (postalCode !== null || homeOfTown(city.value) !== null);
}

/** True for a house with its whole address and a name that begins as none of the known ones does. */
export function isOtherHouse(party: DraftParty, known: readonly DraftParty[]): boolean {
  const first = ({ company }: DraftParty) => companyKey(company?.value.split(' ')[0] ?? '');
  return isWholePlace(party) && first(party) !== '' && known.every((each) => first(each) !== first(party));
}

/** True for a firm with its whole address. */
export function isWholeFirm(party: DraftParty): boolean {
  return hasLegalForm(party.company?.value ?? '') && isWholePlace(party);
}

/** By its first word: `Muster Works LLC` and `Muster Depot` are one house. */
export function houseOf({ company }: DraftParty): string {
  const name = company?.value ?? '';
  return companyKey(name.split(' ')[0]!) || companyKey(name);
}
