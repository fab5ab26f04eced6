import { choose } from '../choose.ts';
import { type Candidate, type Chosen, type DraftParty, emptyParty } from '../draft.ts';
import { heightOf, overlapX, overlapY } from '../layout/boxes.ts';
import { namesPostBox } from '../values/address.ts';
import { isRegionOfTownHall } from '../values/authorities.ts';
import { companyKey, hasLegalForm, looksLikePerson } from '../values/company.ts';
import { isGivenName } from '../values/given-name.ts';
import { honorific } from '../values/honorific.ts';
import { isOffice, namesTrade } from '../values/house-words.ts';
import { isOfRegister } from '../values/registration-number.ts';
import { isSameStreet } from '../values/same-street.ts';
import { namesBuyer } from './composed-labels.ts';
import { hasDomain } from './domains.ts';
import { isBareFoot } from './feet.ts';
import { withHousesUnderLogos } from './house-under-logo.ts';
import type { PartyBlock, PartyRole } from './party-block.ts';
import { isCutAtHyphen, isOfGroup } from './party-names.ts';
import { asksForPerson, initialledIn, surnameFirst } from './person-names.ts';
import { tellsRegister } from './registered-firms.ts';
import { isFirstName } from './signed-lines.ts';
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

export const addressParts = ['street', 'postalCode', 'city', 'country'] as const;

type NamedBlock = Candidate & { entry: ReadBlock };

export interface ReadBlock {
  block: PartyBlock;
  party: DraftParty;
}

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
  const namelessHeads = blocks.filter(
    ({ block, party }) => block.role === 'letterhead' && party.company === null && party.street && party.city,
  );
  // A head whose name is a picture: who takes the goods at its address has it.
  const roleOf = ({ block: { role }, party }: ReadBlock): PartyRole =>
    role === 'shipTo' && namelessHeads.some((head) => isSamePlace(head.party, party)) ? 'letterhead' : role;
  const isTradeAlone = blocks.every(({ party }) => !hasLegalForm(party.company?.value ?? ''));
  const isTheirHouse = domainsOfHouses(blocks, domains);
  // Of two firms at the head the one that is billed, by its name or at its address.
  const billed = blocks.filter(
    ({ block, party }) => block.role === 'billTo' && !party.company && party.street,
  );
  const isBilledHouse = ({ block, party }: ReadBlock) =>
    block.role === 'letterhead' &&
    (billed.some((entry) => isSamePlace(entry.party, party)) || isBilledByName(party, blocks));
  const names = blocks.flatMap(({ party }) => party.company?.value ?? []);
  const named = blocks.flatMap((entry): NamedBlock[] => {
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
  const isSure = places.length > 0 && places.every(({ party }) => isSamePlace(party, places[0]!.party));
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

/** `Muster Hospital` at the head, close over `Purchasing department` and the address that this is at. */
function standsOver({ block, party }: ReadBlock, other: ReadBlock): boolean {
  const isHead = block.role === 'letterhead' && other.block.sheet === block.sheet;
  if (!isHead || party.street || other.party.company || !isWhole(other)) return false;
  const [{ box }, { box: under, text }] = [block.segments.at(-1)!, other.block.segments[0]!];
  if (!isOffice(text)) return false;
  const gap = -overlapY(box, under);
  return overlapX(box, under) > 0 && under[1] > box[1] && gap < closeUnder * heightOf(box);
}
/** In heights of the name. */
const closeUnder = 1.5;

/** True for a house at the head that is billed by the same name, with or without a legal form. */
function isBilledByName({ company }: DraftParty, blocks: readonly ReadBlock[]): boolean {
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
function brandOf(
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

/** `Muster Ltda – Matriz` is the house `Muster Ltda`: behind the legal form a dash parts which of its places. */
function houseKey(name: string): string {
  const [house = ''] = name.split(/\s[–—-]\s/);
  return companyKey(hasLegalForm(house) ? house : name);
}

/** `CHR Sainte-Muster` is `Centre Hospitalier Régional Sainte-Muster`: the first words by their initials. */
function isInitialled(short: string, whole: string): boolean {
  const [initials = '', ...rest] = short.split(' ');
  const words = whole.split(' ');
  const begun = words.slice(0, initials.length);
  return (
    /^\p{Lu}{2,6}$/u.test(initials) &&
    rest.length > 0 &&
    begun.map((word) => word[0]!.toUpperCase()).join('') === initials &&
    companyKey(words.slice(initials.length).join(' ')) === companyKey(rest.join(' '))
  );
}

/** Named in the foot alone, beside another firm that is billed at an address of its own: the paper may be of either. */
function isContested(naming: readonly NamedBlock[], named: readonly NamedBlock[]): boolean {
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
const contestedWeight = 0.7;

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

/** Tells names that a mail or web address has, of the house or of one that begins with the same two words. */
function domainsOfHouses(
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

/** Without the stores and offices of a house that says more of itself elsewhere: they are no rivals. */
function withoutBranches(named: readonly NamedBlock[]): NamedBlock[] {
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
function withoutCutNames(named: readonly NamedBlock[], domains: ReadonlySet<string>): NamedBlock[] {
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
function withoutBrands(rivals: readonly NamedBlock[], named: readonly NamedBlock[]): NamedBlock[] {
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

function isIn(brand: string, house: string): boolean {
  const key = companyKey(brand);
  return key.length >= shortestPart && companyKey(house).includes(key);
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
function isSister({ value }: NamedBlock, { value: house, entry }: NamedBlock): boolean {
  const [one, other] = [value, house].map((name) => companyKey(name.split(' ').slice(0, 2).join(' ')));
  return one === other && one!.length >= shortestPart && entry.block.role === 'letterhead' && isWhole(entry);
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
function isPayer({ value }: NamedBlock, house: NamedBlock, all: readonly NamedBlock[]): boolean {
  const [one, other] = [value, house.value].map((name) => companyKey(name.split(' ')[0]!));
  const isAlsoPayer = all.some(
    ({ value, entry }) => entry.block.role === 'billTo' && companyKey(value) === companyKey(house.value),
  );
  const isHead = house.entry.block.role === 'letterhead' && isWhole(house.entry);
  return one === other && one!.length >= shortestPart && isHead && isAlsoPayer;
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
const shortestPart = 5;
const fewestInitials = 3;

/** `Reusstal AG`, whose first word is a picture or a line of its own, by the full name that its domain has. */
function inFull(chosen: Chosen, named: readonly Candidate[], domains: ReadonlySet<string>): Chosen {
  const whole = named.find(
    ({ value }) =>
      value.endsWith(` ${chosen.value}`) &&
      hasLegalForm(chosen.value) &&
      [...domains].some((domain) => companyKey(value).startsWith(domain)),
  );
  return whole ? { ...chosen, value: whole.value } : chosen;
}

/** `MUSTER Garden Muster & Co. Ltd`: the logo, before the name that stands elsewhere without it. */
function withoutLogo(name: string, names: readonly string[]): string {
  const own = names.find((other) => {
    const logo = name.endsWith(` ${other}`) ? name.slice(0, -other.length - 1) : '';
    return logo.length > 1 && logo === logo.toUpperCase() && hasLegalForm(other) && isIn(logo, other);
  });
  return own ?? name;
}

/** `Muster S.r.l.` on the first line of the page, with nothing else in its block. */
function isFirmAtTop({ block: { role, sheet, lines, segments }, party: { company } }: ReadBlock): boolean {
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
function isNamedAgain({ block, party }: ReadBlock, all: readonly ReadBlock[]): boolean {
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
function takesGoodsAtHome({ block, party }: ReadBlock, all: readonly ReadBlock[]): boolean {
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
function isRegisteredAtFoot(entry: ReadBlock): boolean {
  return entry.block.role === 'letterhead' && printsRegister(entry);
}

/** Who is billed, and `Muster Hotels, S.A. - Inscrita en el R.M. de …` below: the paper is that house's, whatever its brand. */
function isBilledAtFoot(entry: ReadBlock): boolean {
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

/** `Modehaus Muster`, `Commune de Muster`: where no name has a legal form, one with what the house does needs none. */
function namesHouse(name: string): boolean {
  const [first, ...others] = name.split(' ');
  // `Alice Mills`, but `Cedar Ridge School District`
  const isCalled = honorific.test(name) || (others.length === 1 && isGivenName(first!));
  return others.length > 0 && namesTrade(name) && !isCalled;
}
const houseByTrade = 0.92;

/**
 * At the head over its address, where nothing else names a house, or the supplier is told and nothing but a place of
 * delivery, or the maker of the program at the foot, names another: nobody else can be the buyer.
 */
function isOnlyHouse(
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

/** Blocks with the buyer's own address, the nearest first: that for invoices may be of another office. */
const ownRoles: readonly PartyRole[] = ['buyer', 'letterhead', 'foot', 'signature', 'billTo'];

/** `Issued by` over a name, a telephone number and an address: where a firm is named elsewhere, it sits there. */
function isOfPerson({ block, party }: ReadBlock): boolean {
  return block.role === 'buyer' && isPerson(party.company?.value ?? '');
}

function isPersonsName(printed: string): boolean {
  const [first = '', post = ''] = printed.split(', ');
  // `M. Muster, afdeling Openbare Ruimte`
  const called = isOffice(post.split(' ')[0]!) ? first : printed;
  const name = called.replace(honorific, '');
  return looksLikePerson(name) || surnameFirst(name) !== null || initialledIn(called) !== null;
}

/** `BUYER PH 704 …`, `BUYER EM …`: a label whose second word nobody knows. */
function isLabelOfBuyer(name: string): boolean {
  const [first = '', second = '', ...more] = name.split(' ');
  return more.length === 0 && second.length <= longestOfLabel && namesBuyer(first);
}
const longestOfLabel = 3;

/** `Ordered by: Olga`. */
function isFirstNameAt({ block, party }: ReadBlock): boolean {
  const [label = ''] = block.segments[0]?.text.split(':') ?? [];
  return isFirstName(party.company?.value ?? '') && asksForPerson(label);
}

function isPerson(name: string): boolean {
  return !hasLegalForm(name) && looksLikePerson(name) && isGivenName(name.split(' ')[0]!.split('-')[0]!);
}

/** Letters go to a post box; the house stands elsewhere. */
function isPostBox({ party: { street } }: ReadBlock): boolean {
  return namesPostBox(street?.value ?? '');
}

/** Where the house stands, its post box, and where its invoices go, perhaps another office. */
function farness(entry: ReadBlock): number {
  if (entry.block.role === 'billTo') return 2;
  return isPostBox(entry) ? 1 : 0;
}

function ownness({ block }: ReadBlock): number {
  return ownRoles.indexOf(block.role);
}

/** Places of one postal code are the same unless both print a street and these differ. */
export function isSamePlace(one: DraftParty, other: DraftParty): boolean {
  const [printed, otherPrinted] = [one, other].map((party) => party.street?.value ?? '');
  const [street, otherStreet] = [companyKey(printed!), companyKey(otherPrinted!)];
  const [code, otherCode] = [one, other].map((party) => companyKey(party.postalCode?.value ?? ''));
  const isIncluded = street.includes(otherStreet) || otherStreet.includes(street);
  return code === otherCode && (isIncluded || isSameStreet(printed!, otherPrinted!));
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
export function bestAddress(blocks: readonly ReadBlock[]): DraftParty {
  const count = ({ party }: ReadBlock) =>
    (party.company ? 1 : 0) + addressParts.filter((part) => party[part]).length;
  return (
    [...blocks].sort((a, b) => count(b) - count(a))[0]?.party ?? {
      ...emptyParty,
    }
  );
}
