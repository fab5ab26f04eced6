import { type Senses, sensesOf } from '../lexicon/label-words.ts';
import type { LabelWord } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { isMailboxForSales } from '../values/email.ts';
import { readParty } from './party.ts';
import type { PartyBlock } from './party-block.ts';
import { isOtherHouse } from './sure-places.ts';

/**
 * `Company name` says of nobody whether they buy or sell: over a mailbox of those who sell, on a paper that has the
 * invoices sent to another house with its whole address, it heads the panel of the supplier. Who buys is then asked: a
 * small house may order from there.
 */
export function withSellersPanel(blocks: readonly PartyBlock[]): PartyBlock[] {
  if (blocks.some(({ role }) => role === 'supplier')) return [...blocks];
  const billed = blocks.filter(({ role }) => role === 'billTo').map(readParty);
  const isSellers = (block: PartyBlock) => {
    const party = readParty(block);
    return (
      block.role === 'buyer' &&
      saysNothing(block.segments[0]?.text ?? '') &&
      isMailboxForSales(party.email?.value ?? '') &&
      billed.some((house) => isOtherHouse(house, [party]))
    );
  };
  return blocks.map((block) => (isSellers(block) ? { ...block, role: 'supplier', isUnsure: true } : block));
}

/** True for a heading that is nothing but words for any firm: `Company name`, `Firma`. */
function saysNothing(heading: string): boolean {
  const senses = sensesOf(heading, tokenise(heading));
  return senses !== null && senses.length > 0 && senses.every(isOfAnybody);
}
function isOfAnybody(senses: Senses): boolean {
  return ofAnybody.some((sense) => senses.has(sense));
}
const ofAnybody: readonly LabelWord[] = ['company', 'address', 'details', 'person'];
