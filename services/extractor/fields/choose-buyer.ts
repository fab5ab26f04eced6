import { choose } from '../choose.ts';
import { type DraftParty, emptyParty } from '../draft.ts';
import { isRegionOfTownHall } from '../values/authorities.ts';
import { hasLegalForm } from '../values/company.ts';
import { isOffice } from '../values/house-words.ts';
import { isOfRegister } from '../values/registration-number.ts';
import {
  houseByTrade,
  houseKey,
  inFull,
  isFirstNameAt,
  isInitialled,
  isLabelOfBuyer,
  isOfPerson,
  isPerson,
  isPersonsName,
  namesHouse,
  withoutLogo,
} from './buyer-names.ts';
import {
  contestedWeight,
  isContested,
  type NamedBlock,
  withoutBranches,
  withoutBrands,
  withoutCutNames,
} from './buyer-rivals.ts';
import {
  brandOf,
  domainsOfHouses,
  isBilledByName,
  isFirmAtTop,
  isNamedAgain,
  isOnlyHouse,
  isRegisteredAtFoot,
  standsOver,
  takesGoodsAtHome,
} from './buyer-signs.ts';
import { hasDomain } from './domains.ts';
import { withHousesUnderLogos } from './house-under-logo.ts';
import type { PartyRole } from './party-block.ts';
import { isCutAtHyphen } from './party-names.ts';
import { addressParts, isPostBox, isSamePlace, isWhole, type ReadBlock } from './read-blocks.ts';
import { isTownOfPlaces } from './town-halls.ts';

/** How much a block says about who buys. */
const buyerScores: Partial<Record<PartyRole, number>> = {
  buyer: 0.95,
  letterhead: 0.9,
  billTo: 0.86,
  signature: 0.85,
  foot: 0.8,
  shipTo: 0.72,
};

/** What a foot says that has the capital of its house. */
const registeredScore = 0.92;

/** The share of what is missing to certainty that a mail or web address with the company's name takes. */
const domainWeight = 0.5;

/** Of a company's several addresses, or one of delivery, the one taken is not certain to be its own. */
const severalAddresses = 0.84;

/**
 * The block that most likely names the buyer; rivals that are nearly as good lower its confidence, a mail or web
 * address of its name raises it.
 */
export function chooseBuyer(
  read: readonly ReadBlock[],
  domains: ReadonlySet<string>,
  isSupplierKnown = false,
): DraftParty {
  const blocks = withHousesUnderLogos(read);
  const isTheirHouse = domainsOfHouses(blocks, domains);
  const named = namedIn(blocks, domains, isTheirHouse, isSupplierKnown);
  // `Issued by: Ann Lee` over an address names no buyer where a firm orders.
  const firms = named.filter(({ entry }) => !isOfPerson(entry));
  const isOfFirm = firms.some(({ entry }) => entry.block.role !== 'shipTo');
  const rivals = withoutBrands(withoutCutNames(withoutBranches(isOfFirm ? firms : named), domains), named);
  const keyOf = (name: string) =>
    houseKey(named.find(({ value }) => isInitialled(name, value))?.value ?? name);
  const likely = choose(rivals, 'customer.company', keyOf).chosen;
  const chosen = likely && inFull(likely, named, domains);
  if (!chosen)
    return bestAddress(
      blocks.filter(
        ({ block }) => block.role === 'billTo' || block.role === 'letterhead' || block.role === 'foot',
      ),
    );
  const naming = named.filter((candidate) => keyOf(candidate.value) === keyOf(chosen.value));
  const same = naming.map(({ entry }) => entry);
  // What the head says of the house goes before the foot, where the switchboard is.
  const isHead = ({ entry }: NamedBlock) => entry.block.role === 'letterhead';
  const leads = naming.some(isHead) ? naming.filter(({ entry }) => entry.block.role !== 'foot') : naming;
  const lead = leads.reduce((best, other) => (other.score > best.score ? other : best)).entry;
  const own = same.filter(isWhole).sort((a, b) => farness(a) - farness(b) || ownness(a) - ownness(b))[0];
  // `FINANCE & OPERATIONS` over the address that a town is billed at.
  const isOfTown = naming.some(({ entry }) => isTownOfPlaces(entry, blocks));
  const nameless = blocks.filter(
    (entry) =>
      ownRoles.includes(entry.block.role) &&
      isWhole(entry) &&
      (!entry.party.company ||
        (isOfTown && isOffice(entry.party.company.value)) ||
        (isOfPerson(entry) && !isPerson(chosen.value))),
  );
  const address = own?.party ?? nameless[0]?.party ?? bestAddress([lead, ...same]);
  // The name at the head in large letters, apart from the address and how the house is reached.
  const apart = own === undefined && nameless[0]?.block.role === 'letterhead' ? nameless[0].party : null;
  const isAtHome = own !== undefined && own.block.role !== 'billTo' && !isPostBox(own);
  // The register has another address of a house now and then, which says so.
  const isElsewhere = ({ block }: ReadBlock) =>
    own?.block.role === 'letterhead' && block.isRegistered === true;
  const places = [...same.filter(isWhole), ...(own ? [] : nameless)].filter(
    (entry) => !isAtHome || (entry.block.role !== 'billTo' && !isPostBox(entry) && !isElsewhere(entry)),
  );
  const isSure =
    places.length > 0
      ? places.every(({ party }) => isSamePlace(party, places[0]!.party))
      : isOnlyPlace(address, same, blocks);
  return {
    ...lead.party,
    ...weakened(pick(address), isSure ? 1 : severalAddresses),
    phone: lead.party.phone ?? apart?.phone ?? null,
    company:
      isContested(naming, named) ||
      isOfTownHall(naming) ||
      (!isSupplierKnown && isPerhapsAddressee(naming, blocks, isTheirHouse))
        ? { ...chosen, confidence: chosen.confidence * contestedWeight }
        : chosen,
  };
}

/** The names that blocks give who buys, each with what speaks for it. */
function namedIn(
  blocks: readonly ReadBlock[],
  domains: ReadonlySet<string>,
  isTheirHouse: (name: string) => boolean,
  isSupplierKnown: boolean,
): NamedBlock[] {
  const namelessHeads = blocks.filter(
    ({ block, party }) => block.role === 'letterhead' && party.company === null && party.street && party.city,
  );
  // A head whose name is a picture: who takes the goods at its address has it.
  const roleOf = ({ block: { role }, party }: ReadBlock): PartyRole =>
    role === 'shipTo' && namelessHeads.some((head) => isSamePlace(head.party, party)) ? 'letterhead' : role;
  const isTradeAlone = blocks.every(({ party }) => !hasLegalForm(party.company?.value ?? ''));
  // Of two firms at the head the one that is billed, by its name or at its address.
  const billed = blocks.filter(
    ({ block, party }) => block.role === 'billTo' && !party.company && party.street,
  );
  const isBilledHouse = ({ block, party }: ReadBlock) =>
    block.role === 'letterhead' &&
    (billed.some((entry) => isSamePlace(entry.party, party)) || isBilledByName(party, blocks));
  const names = blocks.flatMap(({ party }) => party.company?.value ?? []);
  return blocks.flatMap((entry): NamedBlock[] => {
    const { company, city } = entry.party;
    const base = entry.block.isRegistered ? registeredScore : buyerScores[roleOf(entry)];
    if (
      !company ||
      base === undefined ||
      isOffice(company.value) ||
      isOfRegister(company.value) ||
      isLabelOfBuyer(company.value) ||
      (entry.block.role === 'buyer' && !city && (isPersonsName(company.value) || isFirstNameAt(entry)))
    )
      return [];
    // A label for the buyer says as much as an address.
    const isPlaced =
      city !== null ||
      blocks.some((other) => standsOver(entry, other)) ||
      (isSupplierKnown && isFirmAtTop(entry) && names.every((name) => name === company.value)) ||
      (entry.block.role === 'buyer' &&
        (hasLegalForm(company.value) || (namesHouse(company.value) && !/\d/.test(company.value))) &&
        entry.block.lines[0]?.text === company.value);
    // `COMMUNE DE SAINT-MUSTER-LE-`: what its cell cut is no more told by a domain that begins so.
    const isCut = isCutAtHyphen(company.places[0]!.text);
    const isTold = (isTradeAlone && namesHouse(company.value)) || isOnlyHouse(entry, blocks, isSupplierKnown);
    const sure = isTold && !isCut ? Math.max(houseByTrade, company.confidence) : company.confidence;
    const alone = base * sure * (isPlaced ? 1 : 0.85);
    const brand = brandOf(entry, blocks);
    const isTheirs =
      isTheirHouse(company.value) ||
      isBilledHouse(entry) ||
      (brand !== null && hasDomain(brand, domains)) ||
      isRegisteredAtFoot(entry) ||
      isTownOfPlaces(entry, blocks) ||
      takesGoodsAtHome(entry, blocks) ||
      (isSupplierKnown && isNamedAgain(entry, blocks));
    const score = isTheirs ? alone + (1 - alone) * domainWeight : alone;
    const because = isTheirs
      ? `${company.because}; its web address, or its own name or address again, is printed`
      : company.because;
    return [{ ...company.places[0]!, value: withoutLogo(company.value, names), score, because, entry }];
  });
}

/** `DÉPARTEMENT DU NORD` over `Hôtel de Ville`: the line with the town was not taken for one of the block. */
function isOfTownHall(naming: readonly NamedBlock[]): boolean {
  return naming.every(({ value, entry }) =>
    isRegionOfTownHall(
      value,
      entry.block.lines.map(({ text }) => text),
    ),
  );
}

/**
 * Named in an address at the head alone, which no label, mail or web address says to be the buyer's, while the goods go to
 * another house and nobody is the supplier: whom the paper is written to stands there as well.
 */
function isPerhapsAddressee(
  naming: readonly NamedBlock[],
  blocks: readonly ReadBlock[],
  isTheirHouse: (name: string) => boolean,
): boolean {
  const [first] = naming;
  if (!first || isTheirHouse(first.value)) return false;
  const isHeadAlone = naming.every(({ entry: { block } }) => block.role === 'letterhead');
  const word = (name: string) => houseKey(name.split(' ')[0]!);
  return (
    isHeadAlone &&
    blocks.some(
      ({ block, party: { company, city } }) =>
        block.role === 'shipTo' &&
        company !== null &&
        city !== null &&
        hasLegalForm(company.value) &&
        word(company.value) !== word(first.value),
    )
  );
}

/**
 * Where the goods go to the house by its name, in a typed letter that tells no other place: nothing says that it is elsewhere
 * itself. The head of a print may have its address in a form that is not read.
 */
function isOnlyPlace(address: DraftParty, same: readonly ReadBlock[], blocks: readonly ReadBlock[]): boolean {
  const isTold = same.some(
    ({ block, party }) =>
      block.role === 'shipTo' && block.sheet.source === 'plain' && party.city === address.city,
  );
  return (
    isTold &&
    address.street !== null &&
    address.city !== null &&
    blocks.every(({ party }) => (party.city ?? party.street) === null || isSamePlace(party, address))
  );
}

/** Blocks with the buyer's own address, the nearest first: that for invoices may be of another office. */
const ownRoles: readonly PartyRole[] = ['buyer', 'letterhead', 'foot', 'signature', 'billTo'];

/** Where the house stands, its post box, and where its invoices go, perhaps another office. */
function farness(entry: ReadBlock): number {
  if (entry.block.role === 'billTo') return 2;
  return isPostBox(entry) ? 1 : 0;
}

function ownness({ block }: ReadBlock): number {
  return ownRoles.indexOf(block.role);
}

function weakened(parts: Partial<DraftParty>, weight: number): Partial<DraftParty> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, chosen]) => [
      part,
      chosen && { ...chosen, confidence: chosen.confidence * weight },
    ]),
  );
}

function pick(party: DraftParty): Partial<DraftParty> {
  return Object.fromEntries(addressParts.map((part) => [part, party[part]]));
}

/** The block that says most. */
export function bestAddress(blocks: readonly ReadBlock[]): DraftParty {
  const count = ({ party }: ReadBlock) =>
    (party.company ? 1 : 0) + addressParts.filter((part) => party[part]).length;
  return (
    [...blocks].sort((a, b) => count(b) - count(a))[0]?.party ?? {
      ...emptyParty,
    }
  );
}
