import { isSalesOffice } from '../values/house-words.ts';
import { readParty } from './party.ts';
import { isCity, type PartyBlock } from './party-block.ts';
import { attention } from './party-names.ts';

/** What letters have over the address in their window, alone on its line. */
const overAddress = /^(?:(?:an )?(?:die )?firma|fa\.|messrs\.?|m\/s\.?)$/i;
/** In points. */
const flush = 4;

/**
 * True for an address in the manner of a letter to those who take the order: its own line says that it is for their
 * sales, or `Firma` stands over it. Whom a form calls so has a colon, or stands beside.
 */
export function isAddressee(block: PartyBlock): boolean {
  const { role, lines } = block;
  const isTold =
    role === 'letterhead' && lines.some(({ text }) => isSalesOffice(text.replace(attention, '')));
  return (isTold || isUnderSalutation(block)) && lines.some(isCity) && readParty(block).company !== null;
}

function isUnderSalutation({ role, segments: [heading, first] }: PartyBlock): boolean {
  return (
    role === 'buyer' &&
    heading !== undefined &&
    first !== undefined &&
    overAddress.test(heading.text) &&
    first.line > heading.line &&
    Math.abs(first.box[0] - heading.box[0]) < flush
  );
}
