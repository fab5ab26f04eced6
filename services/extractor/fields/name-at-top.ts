import { hasLegalForm } from '../values/company.ts';
import { hasDomain } from './domains.ts';
import type { LabelIndex } from './labelled-values.ts';
import { readParty } from './party.ts';
import type { PartyBlock } from './party-block.ts';
import { mayBeCompany } from './party-names.ts';

/** A name stands in this upper part of the first page. */
const nameDepth = 0.15;

/**
 * The address at the foot, or at the head, that has no name, with the one that stands alone at the top of the page: its
 * mail or web address has it as well.
 */
export function withNameAtTop(
  blocks: readonly PartyBlock[],
  index: LabelIndex,
  domains: ReadonlySet<string>,
): PartyBlock[] {
  const read = blocks.map((block) => ({ block, party: readParty(block) }));
  const isNamed = read.some(({ party }) => party.company !== null && hasDomain(party.company.value, domains));
  const [nameless] = read.filter(
    ({ block, party }) =>
      (block.role === 'foot' || block.role === 'letterhead') &&
      block.sheet.isFirst &&
      block.sheet.source !== 'plain' &&
      party.company === null &&
      party.street !== null &&
      party.city !== null,
  );
  if (isNamed || !nameless) return [...blocks];
  const { sheet } = nameless.block;
  const taken = new Set(blocks.flatMap(({ segments }) => segments));
  const name = sheet.lines
    .filter(({ box }) => box[1] < nameDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .find(
      (segment) =>
        !taken.has(segment) &&
        !index.labelled.has(segment) &&
        (segment.text.includes(' ') || hasLegalForm(segment.text)) &&
        mayBeCompany(segment.text) &&
        hasDomain(segment.text, domains),
    );
  if (!name) return [...blocks];
  return blocks.map((block) =>
    block === nameless.block
      ? { ...block, segments: [name, ...block.segments], lines: [name, ...block.lines] }
      : block,
  );
}
