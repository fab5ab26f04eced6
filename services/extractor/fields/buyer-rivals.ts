import type { Candidate } from '../draft.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { isIn, shortestPart } from './buyer-names.ts';
import { brandOf, isBilledAtFoot } from './buyer-signs.ts';
import type { PartyBlock } from './party-block.ts';
import { isOfGroup } from './party-names.ts';
import { isSamePlace, isWhole, type ReadBlock } from './read-blocks.ts';

export type NamedBlock = Candidate & { entry: ReadBlock };

/** Without the stores and offices of a house that says more of itself elsewhere: they are no rivals. */
export function withoutBranches(named: readonly NamedBlock[]): NamedBlock[] {
  const isBranch = ({ role }: PartyBlock) => role === 'shipTo' || role === 'billTo';
  const isShortened = (one: NamedBlock) =>
    named.some((house) => house.score > one.score && isCutShort(one.value, house.value));
  return named.filter(
    (one) =>
      !isBranch(one.entry.block) ||
      ((one.entry.block.role !== 'shipTo' || !isShortened(one)) &&
        !named.some((house) => isGroup(one, house)) &&
        !named.some(
          (house) =>
            !isBranch(house.entry.block) &&
            house.score > one.score &&
            companyKey(house.value) !== companyKey(one.value) &&
            (isPartOf(one.value, house.value) ||
              isDepartment(one.value, house) ||
              isSister(one, house) ||
              isBranded(one, house) ||
              isPayer(one, house, named)),
        )),
  );
}

/** `Hotel Muster`, where the goods go, of the house at the head under that brand. */
function isBranded({ value, entry }: NamedBlock, house: NamedBlock): boolean {
  const brand = brandOf(house.entry, [entry]);
  return brand !== null && companyKey(brand) === companyKey(value);
}

/** Without `MUSTERINDUS`, of which a scan lost the rest, where a mail or web address goes on as another name does. */
export function withoutCutNames(named: readonly NamedBlock[], domains: ReadonlySet<string>): NamedBlock[] {
  const isCut = (cut: string) => (whole: string) =>
    cut.length >= shortestCut &&
    whole.startsWith(cut) &&
    [...domains].some((domain) => domain !== cut && domain.startsWith(cut) && whole.startsWith(domain));
  const keys = named.map(({ value }) => companyKey(value));
  return named.filter(
    ({ value, entry }) =>
      entry.block.sheet.source !== 'ocr' || value.includes(' ') || !keys.some(isCut(companyKey(value))),
  );
}

/** Shorter names begin too many others. */
const shortestCut = 8;

/**
 * Without the logo of a house that stands in full in the foot, with its registers, or as who is billed: `Muster Foods` over
 * `Conservas Muster Foods, S.L.`, with its address or with none. Beside the registered house whose paper it is, a logo
 * may have any name.
 */
export function withoutBrands(rivals: readonly NamedBlock[], named: readonly NamedBlock[]): NamedBlock[] {
  const isBrand = ({ value, entry: { block } }: NamedBlock) =>
    block.role === 'letterhead' && !hasLegalForm(value);
  const isHouse =
    ({ value, entry: { party } }: NamedBlock) =>
    (one: NamedBlock) =>
      hasLegalForm(one.value) &&
      isWhole(one.entry) &&
      (party.street === null && party.city === null
        ? one.entry.block.isRegistered === true || isBilledAtFoot(one.entry) || isIn(value, one.value)
        : isIn(value, one.value) && isSamePlace(party, one.entry.party));
  return rivals.filter(
    (one) =>
      !isBrand(one) || !(rivals.some(isHouse(one)) || named.some((other) => goesOnAsBilled(one, other))),
  );
}

/** `Muster Regional Health` at the head, alone, and `Muster Regional Health System` at the address that is billed. */
function goesOnAsBilled({ value, entry: { party } }: NamedBlock, billed: NamedBlock): boolean {
  const isAlone = party.street === null && party.city === null && value.includes(' ');
  const role = billed.entry.block.role;
  return (
    isAlone &&
    (role === 'billTo' || role === 'buyer') &&
    isWhole(billed.entry) &&
    billed.value.toLowerCase().startsWith(`${value.toLowerCase()} `)
  );
}

/** `MUSTER LAKES FARMERS COOP` of `MUSTER LAKES FARMERS COOPERATIVE`: the last word is cut. */
function isCutShort(branch: string, house: string): boolean {
  const [cut, words] = [branch, house].map((name) => name.toLowerCase().split(' '));
  const last = cut!.length - 1;
  return (
    last > 0 &&
    words!.length === cut!.length &&
    cut![last]!.length >= fewestInitials &&
    words![last] !== cut![last] &&
    words![last]!.startsWith(cut![last]!.replace(/\.$/, '')) &&
    cut!.slice(0, last).every((word, at) => word === words![at])
  );
}

/** `Muster Vale Health Network`, which pays, beside `Muster Vale Medical Center` with its address at the head: the house that orders. */
function isSister(other: NamedBlock, house: NamedBlock): boolean {
  return isWholeHead(house) && startAlike(other, house, 2);
}

function isWholeHead({ entry }: NamedBlock): boolean {
  return entry.block.role === 'letterhead' && isWhole(entry);
}

function startAlike(one: NamedBlock, other: NamedBlock, words: number): boolean {
  const [start, same] = [one, other].map(({ value }) =>
    companyKey(value.split(' ').slice(0, words).join(' ')),
  );
  return start === same && start!.length >= shortestPart;
}

/** `MUSTER COUNTY AUDITOR` of the `COUNTY OF MUSTER` at the head: all its words and more. */
function isDepartment(name: string, { value, entry }: NamedBlock): boolean {
  const [words, own] = [name, value].map((each) => each.split(/[\s,]+/).map(companyKey));
  const told = own!.filter((word) => word.length >= shortestWord);
  return (
    entry.block.role === 'letterhead' &&
    told.length > 1 &&
    words!.length > told.length &&
    told.every((word) => words!.includes(word))
  );
}
/** `of`, `de`, `the` say nothing. */
const shortestWord = 4;

/** `Muster Inc`, which pays as well, beside `Muster Production LLC` at the head, where invoices go, too. */
function isPayer(other: NamedBlock, house: NamedBlock, all: readonly NamedBlock[]): boolean {
  const isAlsoPayer = all.some(
    ({ value, entry }) => entry.block.role === 'billTo' && companyKey(value) === companyKey(house.value),
  );
  return isWholeHead(house) && startAlike(other, house, 1) && isAlsoPayer;
}

/** `Muster Trust`, which pays, of the house at the head that says `part of the Muster Trust`. */
function isGroup({ value }: NamedBlock, { entry: { block } }: NamedBlock): boolean {
  return block.role === 'letterhead' && block.lines.some(({ text }) => isOfGroup(text, value));
}

/** `De Korenbloem – Expeditie` of `Bakkerij De Korenbloem B.V.`, `LRHS RECEIVING` of `Lakeshore Regional Health System`. */
function isPartOf(branch: string, house: string): boolean {
  const [name = ''] = branch.split(/\s[–—-]\s/);
  const initials = house
    .split(/\s+/)
    .map((word) => word[0])
    .join('');
  const isCut = name !== branch && companyKey(name).length >= shortestPart;
  return (
    (isCut && companyKey(house).includes(companyKey(name))) ||
    (initials.length >= fewestInitials && branch.startsWith(`${initials.toUpperCase()} `))
  );
}
const fewestInitials = 3;

/** Named in the foot alone, beside another firm that is billed at an address of its own: the paper may be of either. */
export function isContested(naming: readonly NamedBlock[], named: readonly NamedBlock[]): boolean {
  const [only, ...more] = naming;
  const isPayerElse = ({ value, entry }: NamedBlock) =>
    entry.block.role === 'billTo' &&
    hasLegalForm(value) &&
    isWhole(entry) &&
    companyKey(value.split(' ')[0]!) !== companyKey(only!.value.split(' ')[0]!);
  const isFootAlone = only?.entry.block.isRegistered === true && more.length === 0;
  const isToldElse =
    only?.because !== only?.entry.party.company?.because ||
    named.some(({ value, entry }) => entry.block.role === 'letterhead' && isIn(value, only!.value));
  return isFootAlone && !isToldElse && named.some(isPayerElse);
}
export const contestedWeight = 0.7;
