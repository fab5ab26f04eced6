import { choose } from '../choose.ts';
import { makeDoubt } from '../doubt.ts';
import { type Candidate, type Doubt, type DraftParty, emptyParty } from '../draft.ts';
import { placeOf, type Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, hasLegalForm, looksLikePerson } from '../values/company.ts';
import { readPhone } from '../values/phone.ts';
import { anywhere } from './anywhere.ts';
import { speaksOfPlace } from './composed-labels.ts';
import { best, findContacts } from './contacts.ts';
import { findDomainNames, hasDomain } from './domains.ts';
import { findHouseDetails } from './house-details.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { isBank, isOnOwnPaper, marksOf, marksOfSupplier, type Owners, surelyOf } from './owner.ts';
import { readParty } from './party.ts';
import type { PartyBlock, PartyRole } from './party-block.ts';

export interface Parties {
  buyer: DraftParty;
  shipTo: DraftParty;
  doubts: Doubt[];
}

/** How much a block says about who buys. */
const buyerScores: Partial<Record<PartyRole, number>> = {
  buyer: 0.95,
  letterhead: 0.9,
  billTo: 0.86,
  signature: 0.85,
  foot: 0.8,
  shipTo: 0.72,
};
/** The share of what is missing to certainty that a mail or web address with the company's name takes. */
const domainWeight = 0.5;
/** Of a company's several addresses, or one of delivery, the one taken is not certain to be its own. */
const severalAddresses = 0.84;
/** Shorter names begin too many others. */
const shortestKey = 8;
const addressParts = ['street', 'postalCode', 'city', 'country'] as const;

interface ReadBlock {
  block: PartyBlock;
  party: DraftParty;
}

/** Tells the buyer, the place of delivery and ourselves apart. */
export function findParties(
  blocks: readonly PartyBlock[],
  sheets: readonly Sheet[],
  index: LabelIndex,
  supplier: ExtractSettings['supplier'],
): Parties {
  const read = blocks
    .map((block) => ({ block, party: readParty(block) }))
    .map((entry) =>
      isOurs(entry, supplier) ? { ...entry, block: { ...entry.block, role: 'supplier' as const } } : entry,
    );
  const sellers = [
    supplier.company,
    ...read.filter(isSupplier).flatMap(({ party }) => party.company?.value ?? []),
  ].map(companyKey);
  const theirs = read.filter(
    (entry) => !isSupplier(entry) && !isSeller(entry.party.company?.value ?? '', sellers),
  );
  const buyer = chooseBuyer(theirs, findDomainNames(sheets, supplier.email));
  const foreign = new Set(
    read.filter((entry) => !theirs.includes(entry)).flatMap(({ block }) => block.segments),
  );
  const signer = theirs.find(({ block }) => block.role === 'signature')?.party ?? null;
  const atDelivery = new Set(
    theirs
      .filter(({ block, party }) => block.role === 'shipTo' && party.city !== null)
      .flatMap(({ block }) => block.segments),
  );
  const towns = new Set(read.flatMap(({ party }) => party.city?.value ?? []));
  const contact = findContacts({ buyer, signer }, sheets, index, { foreign, atDelivery, towns }, supplier);
  const place = findShipTo(theirs, buyer);
  const phones = [
    ...valuesAt(index, ['deliveryPhone'], 0.95, readPhone),
    ...anywhere(sheets, new Set(), phoneOfPlace, 0.85),
  ];
  const shipTo = { ...place, phone: place.phone ?? best(phones) };
  const known = { ...buyer, ...contact };
  const house = findHouseDetails(sheets, index, ownersOf(read, known, supplier));
  const doubts = [
    ...otherPlaces(theirs, buyer, shipTo),
    ...severalDeliveries(theirs),
    ...incomplete(buyer, 'customer.address'),
    ...incomplete(shipTo, 'shipping_details.recipient.address'),
  ];
  return { buyer: { ...known, ...house }, shipTo, doubts };
}

/** A sentence has at least this many words. */
const shortestSentence = 5;

/** `Receiving daily from 6 to 11, call the bay on 0121 479 3244.` */
function phoneOfPlace(text: string): string | null {
  if (text.split(' ').length < shortestSentence) return null;
  const [, before = '', number, after = ''] =
    /^(.*\p{L}[^\d+(]{0,4})([+(\d][\d\s()/.-]{6,}\d)(?:\.?$|[,;)]\s(.*)$)/u.exec(text) ?? [];
  // `ahead (0421 555 0177)`: brackets around all of it are none of the number.
  const bare = number?.includes(')') ? number : number?.replace('(', '');
  return bare !== undefined && speaksOfPlace(`${before} ${after}`) ? readPhone(bare) : null;
}

/**
 * Whose blocks and names are printed: the buyer's, or ours and others'. Of what stands without a label only our own
 * blocks are told: any two lines at the foot of a page may look like a firm.
 */
function ownersOf(
  blocks: readonly ReadBlock[],
  buyer: DraftParty,
  supplier: ExtractSettings['supplier'],
): Owners {
  const key = companyKey(buyer.company?.value ?? '');
  const isOwn = ({ party }: Pick<ReadBlock, 'party'>) =>
    key !== '' && companyKey(party.company?.value ?? '') === key;
  const own = blocks.filter((entry) => !isSupplier(entry) && isOwn(entry));
  const others = blocks.filter(
    (entry) =>
      !isBank(entry.block) &&
      (isSupplier(entry) || (!isOwn(entry) && ['buyer', 'billTo', 'shipTo'].includes(entry.block.role))),
  );
  const segments = (entries: readonly ReadBlock[]) =>
    new Set(entries.flatMap(({ block, party }) => surelyOf(block, party)));
  return {
    own: segments(own),
    foreign: segments(others),
    buyerMarks: marksOf(buyer.company, buyer.email, buyer.vatId),
    otherMarks: [
      ...marksOfSupplier(supplier),
      ...others.flatMap(({ party }) => (isOwn({ party }) ? [] : marksOf(party.company, null, null))),
    ],
    isOwnPaper: own.some(({ block }) =>
      isOnOwnPaper(
        block,
        blocks.filter(isSupplier).map((entry) => entry.block),
      ),
    ),
  };
}

/** What a label calls the place of delivery, else another place of the buyer's that stands unlabelled. */
function findShipTo(blocks: readonly ReadBlock[], buyer: DraftParty): DraftParty {
  const labelled = blocks.filter(({ block }) => block.role === 'shipTo');
  if (labelled.length > 0) {
    const fullest = namedAsHouse(bestAddress(labelled), labelled, buyer);
    // `Site: Muster Depot` over `Place of delivery: Kade 7, 1011 AA Amsterdam`.
    const name = labelled.find(({ party }) => party.company && !addressParts.some((part) => party[part]));
    return fullest.company || !name ? fullest : { ...fullest, company: name.party.company };
  }
  const house = firstWord(buyer);
  return bestAddress(
    blocks.filter(
      ({ block, party }) =>
        block.role === 'letterhead' &&
        party.street !== null &&
        party.city !== null &&
        house !== '' &&
        firstWord(party) === house &&
        companyKey(party.street.value) !== companyKey(buyer.street?.value ?? ''),
    ),
  );
}

/** `Marcus McAllister` over `Granger Foods Depot`: what begins with the buyer's name is the firm, whoever stands over it. */
function namedAsHouse(party: DraftParty, blocks: readonly ReadBlock[], buyer: DraftParty): DraftParty {
  const house = firstWord(buyer);
  const { company } = party;
  if (
    !company ||
    house.length < shortestHouse ||
    firstWord(party) === house ||
    !looksLikePerson(company.value)
  )
    return party;
  const block = blocks.find((entry) => entry.party === party)?.block;
  const line = block?.lines.find(({ text }) => companyKey(text.split(' ')[0]!) === house);
  if (!block || !line) return party;
  const place = placeOf(block.sheet, line.words);
  return {
    ...party,
    company: { ...company, value: line.text, places: [place], because: 'the name of the buyer' },
    contactPerson: party.contactPerson ?? company,
  };
}

/** Shorter first words begin too many names. */
const shortestHouse = 4;

/** An address that stands without a label beside those that were taken may be the place of delivery. */
function otherPlaces(blocks: readonly ReadBlock[], buyer: DraftParty, shipTo: DraftParty): Doubt[] {
  const taken = new Set([placeKey(buyer), placeKey(shipTo)]);
  const other = blocks.find(
    ({ block, party }) =>
      (block.role === 'letterhead' || block.role === 'foot') &&
      party.street !== null &&
      party.city !== null &&
      party.postalCode !== null &&
      !taken.has(placeKey(party)),
  );
  const used = shipTo.city ?? buyer.city;
  if (!other || !used) return [];
  const path = 'shipping_details.recipient.address';
  const places = [used.places[0]!, other.party.city!.places[0]!];
  return [makeDoubt('conflicting_values', path, [`${used.value} and ${other.party.city!.value}`], places)];
}

/** Two labels of a place of delivery with an address each. */
function severalDeliveries(blocks: readonly ReadBlock[]): Doubt[] {
  const whole = blocks.filter(
    (entry) => entry.block.role === 'shipTo' && entry.party.street && entry.party.city,
  );
  const other = whole.find(({ party }) => !isSamePlace(party, whole[0]!.party));
  if (!other) return [];
  const towns = [whole[0]!, other].map(({ party }) => party.city!);
  const path = 'shipping_details.recipient.address';
  return [
    makeDoubt(
      'conflicting_values',
      path,
      [towns.map(({ value }) => value).join(' and ')],
      towns.map(({ places }) => places[0]!),
    ),
  ];
}

/** A street without its town, or a town without its street, may have lost the other. */
function incomplete({ street, city }: DraftParty, path: string): Doubt[] {
  const found = street ?? city;
  return found && !(street && city)
    ? [makeDoubt('address_incomplete', path, [found.value], found.places)]
    : [];
}

function placeKey({ street, postalCode }: DraftParty): string {
  return companyKey(`${street?.value ?? ''} ${postalCode?.value ?? ''}`);
}

function firstWord({ company }: DraftParty): string {
  return companyKey(company?.value.split(' ')[0] ?? '');
}

/** True for a name of one of the sellers, also when only one of the two spellings has more words. */
function isSeller(company: string, sellers: readonly string[]): boolean {
  const key = companyKey(company);
  return sellers.some(
    (seller) =>
      key === seller ||
      (Math.min(key.length, seller.length) >= shortestKey &&
        (key.startsWith(seller) || seller.startsWith(key))),
  );
}

/** A block with our name on a line, or with our street and postal code: whatever its label says, it is ours. */
function isOurs({ block, party }: ReadBlock, supplier: ExtractSettings['supplier']): boolean {
  const key = companyKey(supplier.company);
  const { street, postalCode } = supplier.address;
  const isNamed = block.lines.slice(0, 1).some(({ text }) => key !== '' && companyKey(text) === key);
  const isThere =
    party.postalCode !== null &&
    party.street !== null &&
    companyKey(party.postalCode.value) === companyKey(postalCode) &&
    companyKey(party.street.value) === companyKey(street);
  return isNamed || isThere;
}

function isSupplier({ block }: ReadBlock): boolean {
  return block.role === 'supplier' || block.role === 'otherParty';
}

/**
 * The block that most likely names the buyer; rivals that are nearly as good lower its confidence, a mail or web
 * address of its name raises it.
 */
function chooseBuyer(blocks: readonly ReadBlock[], domains: ReadonlySet<string>): DraftParty {
  const named = blocks.flatMap((entry): (Candidate & { entry: ReadBlock })[] => {
    const { company, city } = entry.party;
    const base = buyerScores[entry.block.role];
    if (
      !company ||
      base === undefined ||
      (entry.block.role === 'buyer' && !city && looksLikePerson(company.value))
    )
      return [];
    // A label for the buyer says as much as an address.
    const isPlaced =
      city !== null ||
      (entry.block.role === 'buyer' &&
        hasLegalForm(company.value) &&
        entry.block.lines[0]?.text === company.value);
    const alone = base * company.confidence * (isPlaced ? 1 : 0.85);
    const isTheirs = hasDomain(company.value, domains);
    const score = isTheirs ? alone + (1 - alone) * domainWeight : alone;
    const because = isTheirs ? `${company.because}; its mail or web address is printed` : company.because;
    return [{ ...company.places[0]!, value: company.value, score, because, entry }];
  });
  const { chosen } = choose(named, 'customer.company', companyKey);
  if (!chosen)
    return bestAddress(
      blocks.filter(
        ({ block }) => block.role === 'billTo' || block.role === 'letterhead' || block.role === 'foot',
      ),
    );
  const naming = named.filter((candidate) => companyKey(candidate.value) === companyKey(chosen.value));
  const same = naming.map(({ entry }) => entry);
  const lead = naming.reduce((best, other) => (other.score > best.score ? other : best)).entry;
  const own = same.filter(isWhole).sort((a, b) => ownness(a) - ownness(b))[0];
  const nameless = blocks.filter(
    (entry) => ownRoles.includes(entry.block.role) && !entry.party.company && isWhole(entry),
  );
  const address = own?.party ?? nameless[0]?.party ?? bestAddress([lead, ...same]);
  const rivals = [...same.filter(isWhole), ...(own ? [] : nameless)].filter(
    ({ block }) =>
      block.role !== 'billTo' || own === undefined || own.block.role === 'billTo' || isPostBox(own),
  );
  const isSure = rivals.length > 0 && rivals.every(({ party }) => isSamePlace(party, rivals[0]!.party));
  return {
    ...lead.party,
    ...weakened(pick(address), isSure ? 1 : severalAddresses),
    company: chosen,
  };
}

/** Blocks with the buyer's own address, the nearest first: that for invoices may be of another office. */
const ownRoles: readonly PartyRole[] = ['buyer', 'letterhead', 'foot', 'signature', 'billTo'];

/** Letters go to a post box; the house stands elsewhere. */
function isPostBox({ party: { street } }: ReadBlock): boolean {
  return /^(?:p\.?\s?o\.?\s?box|postfach|postbus|postboks|apartado|bo[iî]te postale|b\.?p\.?\s\d|casella postale|caixa postal|skr)/iu.test(
    street?.value ?? '',
  );
}

function ownness({ block }: ReadBlock): number {
  return ownRoles.indexOf(block.role);
}

/** Places of one postal code are the same unless both print a street and these differ. */
function isSamePlace(one: DraftParty, other: DraftParty): boolean {
  const [street, otherStreet] = [one, other].map((party) => companyKey(party.street?.value ?? ''));
  const [code, otherCode] = [one, other].map((party) => companyKey(party.postalCode?.value ?? ''));
  return code === otherCode && (street!.includes(otherStreet!) || otherStreet!.includes(street!));
}

function isWhole({ block, party }: ReadBlock): boolean {
  return block.role !== 'shipTo' && party.street !== null && party.city !== null;
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
function bestAddress(blocks: readonly ReadBlock[]): DraftParty {
  const count = ({ party }: ReadBlock) =>
    (party.company ? 1 : 0) + addressParts.filter((part) => party[part]).length;
  return (
    [...blocks].sort((a, b) => count(b) - count(a))[0]?.party ?? {
      ...emptyParty,
    }
  );
}
