import { below } from '../layout/neighbours.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
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
  const places = read.filter(
    ({ block, party }) =>
      (block.role === 'foot' || block.role === 'letterhead') &&
      block.sheet.isFirst &&
      block.sheet.source !== 'plain' &&
      party.city !== null &&
      (party.street !== null || party.postalCode !== null),
  );
  const nameless = places.find(({ party }) => party.company === null && party.street !== null);
  const foot = places.find(({ block }) => block.role === 'foot');
  if (!nameless && foot && !isNamed) return withMark(blocks, foot.block, index, domains);
  if (!nameless) return [...blocks];
  const free = freeAtTop(nameless.block.sheet, blocks, index);
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

/** What stands at the top of a page in no block and is no label. */
function freeAtTop(sheet: Sheet, blocks: readonly PartyBlock[], { labelled }: LabelIndex): Segment[] {
  const taken = new Set(blocks.flatMap(({ segments }) => segments));
  return sheet.lines
    .filter(({ box }) => box[1] < nameDepth * sheet.height)
    .flatMap(({ segments }) => segments)
    .filter((segment) => !taken.has(segment) && !labelled.has(segment));
}

/** `ESAM` at the top of a paper with mail addresses at `esam`, over the address at its foot: how the house is called. */
function withMark(
  blocks: readonly PartyBlock[],
  foot: PartyBlock,
  index: LabelIndex,
  domains: ReadonlySet<string>,
): PartyBlock[] {
  const mark = freeAtTop(foot.sheet, blocks, index).find(
    ({ text }) => /^\p{Lu}{3,12}$/u.test(text) && domains.has(text.toLowerCase()),
  );
  return blocks.map((block) =>
    mark && block === foot
      ? { ...block, segments: [mark, ...block.segments], lines: [mark, ...block.lines] }
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
