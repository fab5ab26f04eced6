import type { DraftParty } from '../draft.ts';
import { namesPostBox } from '../values/address.ts';
import { companyKey } from '../values/company.ts';
import { isSameStreet } from '../values/same-street.ts';
import type { PartyBlock } from './party-block.ts';

export const addressParts = ['street', 'postalCode', 'city', 'country'] as const;

export interface ReadBlock {
  block: PartyBlock;
  party: DraftParty;
}

/** Places of one postal code are the same unless both print a street and these differ. */
export function isSamePlace(one: DraftParty, other: DraftParty): boolean {
  const [printed, otherPrinted] = [one, other].map((party) => party.street?.value ?? '');
  const [street, otherStreet] = [companyKey(printed!), companyKey(otherPrinted!)];
  const [code, otherCode] = [one, other].map((party) => companyKey(party.postalCode?.value ?? ''));
  const isIncluded = street.includes(otherStreet) || otherStreet.includes(street);
  return code === otherCode && (isIncluded || isSameStreet(printed!, otherPrinted!));
}

export function isWhole({ block, party }: ReadBlock): boolean {
  return block.role !== 'shipTo' && party.street !== null && party.city !== null;
}

/** Letters go to a post box; the house stands elsewhere. */
export function isPostBox({ party: { street } }: ReadBlock): boolean {
  return namesPostBox(street?.value ?? '');
}
