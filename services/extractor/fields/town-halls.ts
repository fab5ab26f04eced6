import { townOfAuthority } from '../values/authorities.ts';
import { foldWord } from '../values/fold.ts';
import type { ReadBlock } from './read-blocks.ts';

/**
 * `City of Muster, Iowa` at the head of a paper that is billed or delivered to in Muster: the offices there are its own,
 * whatever they are called.
 */
export function isTownOfPlaces({ block, party }: ReadBlock, all: readonly ReadBlock[]): boolean {
  const [town] = (townOfAuthority(party.company?.value ?? '') ?? '').split(/\s?[,(]/);
  if (block.role !== 'letterhead' || !town) return false;
  const key = foldWord(town);
  return all.some(
    (other) =>
      (other.block.role === 'billTo' || other.block.role === 'shipTo') &&
      foldWord(other.party.city?.value ?? '') === key,
  );
}
