import type { DraftParty } from '../draft.ts';

/** From here on an address is as sure as one at a label. */
const sureOfPlace = 0.85;

/** True for a party of which the name and the whole address are sure: another town on the paper is not its own. */
export function isSurelyPlaced({ company, street, city, postalCode }: DraftParty): boolean {
  return [company, street, city, postalCode].every((value) => (value?.confidence ?? 0) >= sureOfPlace);
}
