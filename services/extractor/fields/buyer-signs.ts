import type { DraftParty } from '../draft.ts';
import { heightOf, overlapX, overlapY } from '../layout/boxes.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { isOffice } from '../values/house-words.ts';
import { isPersonsName } from './buyer-names.ts';
import { hasDomain } from './domains.ts';
import { isBareFoot } from './feet.ts';
import { isSamePlace, isWhole, type ReadBlock } from './read-blocks.ts';
import { tellsRegister } from './registered-firms.ts';

/** True for a house at the head that is billed by the same name, with or without a legal form. */
export function isBilledByName({ company }: DraftParty, blocks: readonly ReadBlock[]): boolean {
  const key = companyKey(company?.value ?? '');
  return (
    key !== '' &&
    blocks.some(
      ({ block, party }) =>
        block.role === 'billTo' && party.city !== null && companyKey(party.company?.value ?? '') === key,
    )
  );
}

/**
 * `Hotel Muster` over `MUSTER HOLDING S.A.C.` at the head: what the house is called, as its mail has it, where a place of
 * delivery is called so and nothing else; any other line over a firm may begin its name.
 */
export function brandOf(
  { block: { role, lines }, party: { company } }: ReadBlock,
  blocks: readonly ReadBlock[],
): string | null {
  const [first, second] = lines;
  const isOver =
    role === 'letterhead' &&
    company !== null &&
    second?.text === company.value &&
    hasLegalForm(company.value);
  if (!isOver || hasLegalForm(first!.text)) return null;
  const key = companyKey(first!.text);
  const called = blocks.filter(({ party }) => companyKey(party.company?.value ?? '') === key);
  return called.length > 0 && called.every(({ block }) => block.role === 'shipTo') ? first!.text : null;
}

/** `Muster Hospital` at the head, close over `Purchasing department` and the address that this is at. */
export function standsOver({ block, party }: ReadBlock, other: ReadBlock): boolean {
  const isHead = block.role === 'letterhead' && other.block.sheet === block.sheet;
  if (!isHead || party.street || other.party.company || !isWhole(other)) return false;
  const [{ box }, { box: under, text }] = [block.segments.at(-1)!, other.block.segments[0]!];
  if (!isOffice(text)) return false;
  const gap = -overlapY(box, under);
  return overlapX(box, under) > 0 && under[1] > box[1] && gap < closeUnder * heightOf(box);
}
/** In heights of the name. */
const closeUnder = 1.5;

/** Tells names that a mail or web address has, of the house or of one that begins with the same two words. */
export function domainsOfHouses(
  blocks: readonly ReadBlock[],
  domains: ReadonlySet<string>,
): (name: string) => boolean {
  const begin = (name: string) => companyKey(name.split(' ').slice(0, 2).join(' '));
  const known = new Set(
    blocks
      .flatMap(({ party }) => party.company?.value ?? [])
      .filter((name) => name.split(' ').length > 2 && hasDomain(name, domains))
      .map(begin),
  );
  return (name) => hasDomain(name, domains) || (name.split(' ').length > 2 && known.has(begin(name)));
}

/** `Muster S.r.l.` on the first line of the page, with nothing else in its block. */
export function isFirmAtTop({
  block: { role, sheet, lines, segments },
  party: { company },
}: ReadBlock): boolean {
  return (
    role === 'letterhead' &&
    lines.length === 1 &&
    lines[0]!.text === company?.value &&
    hasLegalForm(company.value) &&
    segments[0]!.line === 0 &&
    sheet.lines[0]!.segments.length === 1
  );
}

/** The head of the paper, and `Muster Supply - Warehouse` where the goods or the invoice go. */
export function isNamedAgain({ block, party }: ReadBlock, all: readonly ReadBlock[]): boolean {
  const name = party.company?.value ?? '';
  return (
    block.role === 'letterhead' &&
    name.includes(' ') &&
    all.some(
      (other) =>
        (other.block.role === 'shipTo' || other.block.role === 'billTo') &&
        `${other.party.company?.value ?? ''} `.startsWith(`${name} `),
    )
  );
}

/** The head of the paper, and the same name at the same address where the goods go: nobody sends goods to who sells them. */
export function takesGoodsAtHome({ block, party }: ReadBlock, all: readonly ReadBlock[]): boolean {
  const key = companyKey(party.company?.value ?? '');
  return (
    block.role === 'letterhead' &&
    party.street !== null &&
    all.some(
      (other) =>
        other.block.role === 'shipTo' &&
        other.party.street !== null &&
        companyKey(other.party.company?.value ?? '') === key &&
        isSamePlace(party, other.party),
    )
  );
}

/** The head of the paper, and `Muster Bouw • KvK 12345678 • …` below: the house prints its numbers beside its name. */
export function isRegisteredAtFoot(entry: ReadBlock): boolean {
  return entry.block.role === 'letterhead' && printsRegister(entry);
}

/** Who is billed, and `Muster Hotels, S.A. - Inscrita en el R.M. de …` below: the paper is that house's, whatever its brand. */
export function isBilledAtFoot(entry: ReadBlock): boolean {
  return entry.block.role === 'billTo' && printsRegister(entry);
}

/** The name elsewhere, with a register behind it. */
function printsRegister({ block: { sheet, segments }, party: { company } }: ReadBlock): boolean {
  const start = `${company?.value ?? ''} `;
  return (
    start.includes(' ', 1) &&
    sheet.lines.some((line) =>
      line.segments.some(
        (segment) =>
          !segments.includes(segment) &&
          segment.text.startsWith(start) &&
          /^[-–—·•|*/,;]\s/.test(segment.text.slice(start.length)) &&
          tellsRegister(segment.text.slice(start.length)),
      ),
    )
  );
}

/**
 * At the head over its address, where nothing else names a house, or the supplier is told and nothing but a place of
 * delivery, or the maker of the program at the foot, names another: nobody else can be the buyer.
 */
export function isOnlyHouse(
  { block, party }: ReadBlock,
  all: readonly ReadBlock[],
  isSupplierKnown: boolean,
): boolean {
  const name = party.company?.value ?? '';
  return (
    block.role === 'letterhead' &&
    party.city !== null &&
    party.street !== null &&
    block.lines[0]?.text === name &&
    all.every(
      (other) =>
        other.party.company === null ||
        (isSupplierKnown &&
          (other.block.role === 'shipTo' || isWhoBuys(other) || isBareFoot(other.block, other.party))) ||
        companyKey(other.party.company.value) === companyKey(name),
    )
  );
}

/** `DOLORES KRAMER` or `LKM` at `BUYER`: who orders for the house at the head, and no house. */
function isWhoBuys({ block, party: { company, city } }: ReadBlock): boolean {
  const name = company?.value ?? '';
  return block.role === 'buyer' && city === null && (isPersonsName(name) || /^\p{Lu}{2,3}$/u.test(name));
}
