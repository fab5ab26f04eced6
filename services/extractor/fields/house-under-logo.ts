import { placeOf } from '../layout/sheet.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import type { ReadBlock } from './read-blocks.ts';

/** Shorter names begin too many others. */
const shortestKey = 6;

/**
 * The blocks, where a head has `MUSTERènergie` over `Muster Énergie Réseaux` and the other blocks know the second alone: the
 * first line is the logo, the second the house.
 */
export function withHousesUnderLogos(blocks: readonly ReadBlock[]): ReadBlock[] {
  const names = blocks.map(({ party }) => companyKey(party.company?.value ?? ''));
  return blocks.map((entry, at) => {
    const { block, party } = entry;
    const [logo, house] = block.lines;
    if (block.role !== 'letterhead' || !house || party.company?.value !== logo!.text) return entry;
    const others = names.filter((_, other) => other !== at);
    const [short, key] = [companyKey(logo!.text), companyKey(house.text)];
    // `The Mill` under `Muster Ltd` is where the house sits.
    const isIts = key.length >= shortestKey && key.startsWith(short) && !hasLegalForm(logo!.text);
    if (!isIts || !others.some((name) => name.startsWith(key)) || others.includes(short)) return entry;
    const company = { ...party.company, value: house.text, places: [placeOf(block.sheet, house.words)] };
    return { block, party: { ...party, company } };
  });
}
