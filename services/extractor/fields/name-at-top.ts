import { below } from '../layout/neighbours.ts';
import type { Segment } from '../layout/sheet.ts';
import { hasLegalForm } from '../values/company.ts';
import { hasDomain } from './domains.ts';
import type { LabelIndex } from './labelled-values.ts';
import { readParty } from './party.ts';
import type { BlockLine, PartyBlock } from './party-block.ts';
import { joinedLine } from './party-lines.ts';
import { mayBeCompany } from './party-names.ts';

/** A name stands in this upper part of the first page. */
const nameDepth = 0.15;

/**
 * The address at the foot, or at the head, that has no name, with the one that stands alone at the top of the page: its
 * mail or web address has it as well, or it is a firm's beside that address.
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
  if (!nameless) return [...blocks];
  const { sheet } = nameless.block;
  const taken = new Set(blocks.flatMap(({ segments }) => segments));
  const free = sheet.lines
    .filter(({ box }) => box[1] < nameDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter((segment) => !taken.has(segment) && !index.labelled.has(segment));
  const ofDomain = free.find(
    ({ text }) =>
      !isNamed &&
      (text.includes(' ') || hasLegalForm(text)) &&
      mayBeCompany(text) &&
      hasDomain(text, domains),
  );
  const name = ofDomain ? [ofDomain] : firmBeside(nameless.block, free);
  if (name.length === 0) return [...blocks];
  return blocks.map((block) =>
    block === nameless.block
      ? {
          ...block,
          segments: [...name, ...block.segments],
          lines: [name.reduce<BlockLine>(joinedLine, { text: '', words: [] }), ...block.lines],
        }
      : block,
  );
}

/** The one firm whose name begins in a line of an address at the head, perhaps with the line under it: `Muster Works,` over `LLC`. */
function firmBeside({ role, sheet, segments }: PartyBlock, free: readonly Segment[]): Segment[] {
  if (role !== 'letterhead') return [];
  const lines = new Set(segments.map(({ line }) => line));
  const firms = free.flatMap((first) => {
    const next = below(sheet, first, closeUnder);
    const under = next && free.includes(next) && Math.abs(next.box[0] - first.box[0]) < flush ? next : null;
    return [[first], under ? [first, under] : []].filter(
      (name) => name.length > 0 && lines.has(first.line) && isFirm(name.map(({ text }) => text).join(' ')),
    );
  });
  return firms.length === 1 ? firms[0]! : [];
}
/** In heights; left edges in points. */
const closeUnder = 0.8;
const flush = 2;

function isFirm(text: string): boolean {
  return text.includes(' ') && hasLegalForm(text) && mayBeCompany(text);
}
