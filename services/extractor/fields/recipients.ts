import { anyOf } from '../lexicon/word-patterns.ts';
import type { PartyBlock } from './party-block.ts';
import type { ReadBlock } from './read-blocks.ts';
import { houseOf, isWholeFirm } from './sure-places.ts';

/**
 * `Destinataire: Muster GmbH` is whom the paper goes to, and not its goods, where no supplier is named and either another
 * place of delivery is, or `Émetteur` stands beside it.
 */
export function addressed(read: readonly ReadBlock[]): ReadBlock[] {
  const places = read.filter(({ block, party }) => block.role === 'shipTo' && party.city !== null);
  if (read.some(({ block }) => block.role === 'supplier')) return [...read];
  const isOfBuyer = ({ party }: ReadBlock) =>
    read.some((other) => other.block.role !== 'shipTo' && houseOf(other.party) === houseOf(party));
  const isOfLetter = ({ block }: ReadBlock) =>
    places.length > 1 || (namesAddressee(block) && read.some((other) => issuesBeside(other.block, block)));
  return read.map((entry) => {
    const isTold = isRecipient(entry.block.segments[0]?.text ?? '');
    const isFirm = isTold && places.includes(entry) && isWholeFirm(entry.party) && !isOfBuyer(entry);
    return isFirm && isOfLetter(entry) ? { ...entry, block: { ...entry.block, role: 'supplier' } } : entry;
  });
}

/** True for a text at a label for who receives something, goods or a letter. */
export function isRecipient(text: string): boolean {
  return recipient.test(text);
}
const recipient = new RegExp(`^${anyOf(({ recipients }) => recipients)}\\s*(?::|$)`, 'iu');

/** `Recipient` and its like beside who issued the paper take the goods. */
function namesAddressee({ segments: [title] }: PartyBlock): boolean {
  return addressee.test(title?.text ?? '');
}
const addressee = new RegExp(`^${anyOf(({ addressees }) => addressees)}`, 'iu');

/** True for the box of who wrote the paper, on the line of another box. */
function issuesBeside({ role, sheet, segments: [title] }: PartyBlock, { sheet: page, segments }: PartyBlock) {
  return (
    role === 'buyer' && sheet === page && title?.line === segments[0]?.line && issuer.test(title?.text ?? '')
  );
}
const issuer = new RegExp(`^${anyOf(({ issuers }) => issuers)}\\s*(?::|$)`, 'iu');
