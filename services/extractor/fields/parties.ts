import { makeDoubt } from '../doubt.ts';
import type { Doubt, DraftParty } from '../draft.ts';
import { heightOf } from '../layout/boxes.ts';
import { below, rightOf } from '../layout/neighbours.ts';
import { placeOf, type Segment, type Sheet } from '../layout/sheet.ts';
import { tokenise } from '../lexicon/phrases.ts';
import { ourWords } from '../lexicon/possessives.ts';
import type { ExtractSettings } from '../settings.ts';
import { namesPostBox, readCityLine } from '../values/address.ts';
import { companyKey, hasLegalForm, looksLikePerson } from '../values/company.ts';
import { readEmails } from '../values/email.ts';
import { phoneAlone, readPhone } from '../values/phone.ts';
import { anywhere } from './anywhere.ts';
import { bestAddress, chooseBuyer } from './choose-buyer.ts';
import { namesBuyer, namesManager, namesTown } from './composed-labels.ts';
import { findContacts } from './contacts.ts';
import { domainsOfPaper } from './domains.ts';
import { findHouseDetails } from './house-details.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { means } from './labels.ts';
import { isBank, isOnOwnPaper, marksOf, marksOfSupplier, type Owners, surelyOf } from './owner.ts';
import { readParty } from './party.ts';
import { isDoor } from './party-address.ts';
import type { PartyBlock } from './party-block.ts';
import { phonesAtPlaceWords } from './place-phones.ts';
import { addressParts, isSamePlace, type ReadBlock } from './read-blocks.ts';
import { roleInWords } from './role-words.ts';
import { phonesBesideAddress, phonesInSection } from './section-phones.ts';
import { isOtherHouse, isSurelyPlaced } from './sure-places.ts';
import { findToldPhones, phoneOfPlace, phonesBehindPlaces, withoutCut } from './told-phones.ts';
import { valuesBeside } from './values-beside.ts';
import { announcesVatId } from './vat-ids.ts';
import { best } from './who-is-asked.ts';

export interface Parties {
  buyer: DraftParty;
  shipTo: DraftParty;
  doubts: Doubt[];
}

/** Shorter names begin too many others. */
const shortestKey = 8;

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
  const isSupplierKnown = read.some((entry) => isSupplier(entry) && entry.party.company !== null);
  const buyer = withWholeStreet(
    chooseBuyer(theirs, domainsOfPaper(blocks, sheets, supplier.email), isSupplierKnown),
    theirs,
  );
  const ofBank = new Set(
    read.flatMap(({ block }) =>
      isBank(block) ? block.segments.filter(({ text }) => announcesVatId(text)) : [],
    ),
  );
  const inTheirBlocks = new Set(
    read
      .filter(
        (entry) => !theirs.includes(entry) || isOtherFirm(entry, buyer) || entry.block.isServed === true,
      )
      .flatMap(({ block }) => block.segments)
      // Who has the site in hand is the buyer's, close under our address too; so is a VAT number behind its bank.
      .filter((segment) => !isOfBuyer(index.labelled.get(segment)?.text ?? '') && !ofBank.has(segment)),
  );
  const asksForBuyer = (segment: Segment) => {
    const label = index.labelled.get(segment);
    return label?.form === 'whole' && means(label, 'buyer');
  };
  const foreign = new Set([
    ...inTheirBlocks,
    ...read.filter(isSupplier).flatMap(({ block }) => [...belowNumber(block), ...numbersBelow(block)]),
    // `Ordered by` close behind our name is a label of theirs.
    ...sheets.flatMap((sheet) => valuesBeside(sheet, inTheirBlocks)).filter((one) => !asksForBuyer(one)),
    ...theirs
      .filter((entry) => isOtherFirm(entry, buyer))
      .flatMap(({ block }) => [...goesOnBeside(block), ...numbersBelow(block)]),
  ]);
  const signer = theirs.find(({ block }) => block.role === 'signature')?.party ?? null;
  const atDelivery = new Set(
    theirs
      .filter(({ block, party }) => block.role === 'shipTo' && party.city !== null)
      .flatMap(({ block }) => block.segments),
  );
  const places = read.flatMap(({ party: { street, city } }) =>
    // `Ann Lee, chair` at a label of who orders may look like a street; in no town it is none.
    [street, city].flatMap((place) => (place ? [place.value, ...(city ? place.value.split(', ') : [])] : [])),
  );
  const sellersOf = read.filter(isSupplier).flatMap(({ party }) => party.country?.value ?? []);
  const where = { foreign, atDelivery, places: new Set(places), blocks, sellers: new Set(sellersOf) };
  const contact = findContacts({ buyer, signer }, sheets, index, where, supplier);
  const place = withWholeTown(townAlone(findShipTo(theirs, buyer), sheets), buyer);
  const phones = () => [
    ...valuesAt(index, ['deliveryPhone'], 0.95, readPhone),
    // `Goods-in: 01924 555 018`
    ...valuesAt(index, ['shipTo'], 0.9, (text, { form }) => (form === 'colon' ? phoneAlone(text) : null)),
    ...[phonesInSection, phonesBesideAddress].flatMap((find) =>
      find(
        theirs.map(({ block }) => block),
        index,
      ),
    ),
    ...anywhere(sheets, new Set(), phoneOfPlace, 0.85),
    ...findToldPhones(sheets, foreign).filter(({ isOfPlace }) => isOfPlace),
    ...phonesBehindPlaces(theirs.map(({ block }) => block)),
    ...phonesAtPlaceWords(sheets, foreign),
  ];
  const shipTo = { ...place, phone: place.phone ?? best(withoutCut(phones())) };
  const known = { ...buyer, ...contact };
  const house = findHouseDetails(sheets, index, ownersOf(read, known, supplier));
  const doubts = [
    ...otherPlaces(theirs, buyer, shipTo),
    ...severalDeliveries(theirs),
    ...unsureSellers(read, buyer),
    ...incomplete(buyer, 'customer.address'),
    ...incomplete(shipTo, 'shipping_details.recipient.address'),
  ];
  return { buyer: { ...known, ...house }, shipTo, doubts };
}

/** `Mill Estate, Wharf Road` in small print is `Unit 7 Mill Estate, Wharf Road` where the same address stands in whole. */
function withWholeStreet(buyer: DraftParty, blocks: readonly ReadBlock[]): DraftParty {
  const own = buyer.street?.value;
  if (own === undefined || buyer.postalCode === null) return buyer;
  const [whole] = blocks.flatMap(({ party }) => {
    const street = party.street?.value ?? '';
    const isWhole = street.length > own.length && street.endsWith(own) && isSamePlace(party, buyer);
    const before = street.slice(0, -own.length).replace(/[\s,]+$/, '');
    return isWhole && isDoor(before) ? [party.street] : [];
  });
  return whole ? { ...buyer, street: whole } : buyer;
}

/** `25030 Castel`, where the line ended, is `25030 Castel Mella` as the buyer has it at the same street. */
function withWholeTown(place: DraftParty, buyer: DraftParty): DraftParty {
  const isCut =
    place.city !== null &&
    place.street !== null &&
    place.postalCode !== null &&
    buyer.city?.value.startsWith(`${place.city.value} `) === true &&
    isSamePlace(place, buyer);
  return isCut ? { ...place, city: { ...place.city!, value: buyer.city!.value } } : place;
}

/** A house that may buy as well as sell, beside the one that was taken for the buyer. */
function unsureSellers(read: readonly ReadBlock[], buyer: DraftParty): Doubt[] {
  return read.flatMap(({ block, party }) =>
    block.isUnsure && party.company
      ? [
          makeDoubt(
            'conflicting_values',
            'customer.company',
            [`${buyer.company?.value ?? ''} and ${party.company.value}`],
            party.company.places,
          ),
        ]
      : [],
  );
}

/** A whole firm at the head that is not the buyer: whom the paper goes to, in a box without a label. */
function isOtherFirm({ block, party }: ReadBlock, buyer: DraftParty): boolean {
  const isFirm = block.role === 'letterhead' && hasLegalForm(party.company?.value ?? '');
  return isFirm && buyer.city !== null && isOtherHouse(party, [buyer]);
}

/** `FAX: …` and `CNPJ: …` beside the lines of an address. */
function goesOnBeside({ sheet, segments }: PartyBlock): Segment[] {
  return segments.flatMap((segment) => {
    const next = rightOf(sheet, segment);
    return next && next.box[0] - segment.box[2] < widestBeside * heightOf(segment.box) ? [next] : [];
  });
}
/** In heights. */
const widestBeside = 4;

/** `TRN: …` flush under an address, a line apart from it; `Our VAT no.: …` is the buyer's wherever it stands. */
function numbersBelow({ sheet, segments }: PartyBlock): Segment[] {
  const last = segments.at(-1);
  const next = last ? below(sheet, last, lineApart) : null;
  const isFlush = next !== null && Math.abs(next.box[0] - last!.box[0]) <= flush;
  const isOwn = isFlush && ourWords.has(tokenise(next.text)[0]?.text ?? '');
  return isFlush && !isOwn && announcesVatId(next.text) ? [next] : [];
}
/** In heights. */
const lineApart = 2;

/** What stands flush under the buyer's number of a supplier, close below the address: how to reach that house. */
function belowNumber({ sheet, segments }: PartyBlock): Segment[] {
  const found: Segment[] = [];
  let last = segments.at(-1);
  while (last && found.length < mostBelow) {
    const next: Segment | null = below(sheet, last, closeUnder);
    if (!next || Math.abs(next.box[0] - last.box[0]) > flush) break;
    // `Supplier address: Kade 1, 1011 AA Amsterdam` is none.
    const isNumber =
      roleInWords(/^[^:\d]+/.exec(next.text)?.[0] ?? '') === 'supplier' &&
      /\d/.test(next.text) &&
      !next.text.includes(',');
    const isContact = readPhone(next.text) !== null || readEmails(next.text).length > 0;
    if (found.length === 0 ? !isNumber : !isContact) break;
    found.push(next);
    last = next;
  }
  return found;
}
const mostBelow = 5;
/** In heights; left edges in points. */
const closeUnder = 0.8;
const flush = 3;

function isOfBuyer(label: string): boolean {
  return namesManager(label) || namesBuyer(label);
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

/** `Deliver to the loading dock, 8 to 11.30` */
function isDoorAlone({ block: { lines }, party: { city } }: ReadBlock): boolean {
  return city === null && lines.length === 1 && isDoor(lines[0]!.text.split(',')[0]!);
}

/** What a label calls the place of delivery, else another place of the buyer's that stands unlabelled. */
function findShipTo(blocks: readonly ReadBlock[], buyer: DraftParty): DraftParty {
  const labelled = blocks.filter((entry) => entry.block.role === 'shipTo' && !isDoorAlone(entry));
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

/** `Leiden` alone at the label of a delivery, printed beside or under `City` elsewhere, is a town and no house. */
function townAlone(party: DraftParty, sheets: readonly Sheet[]): DraftParty {
  const { company } = party;
  if (!company || addressParts.some((part) => party[part])) return party;
  const isSame = (text: string) => companyKey(text) === companyKey(company.value);
  const isTown = sheets.some((sheet) =>
    sheet.lines.some(({ segments }) =>
      segments.some((segment) => {
        const [, label = '', value] = /^([^:]{2,20}?)(?:\s*:\s*(.*))?$/.exec(segment.text) ?? [];
        const near = value ? [value] : [rightOf(sheet, segment)?.text, below(sheet, segment, 1)?.text];
        return namesTown(label) && near.some((text) => text !== undefined && isSame(text));
      }),
    ),
  );
  return isTown ? { ...party, company: null, city: company } : party;
}

/**
 * `Marcus McAllister`, the code of a place or `Room 318, Life Sciences` over `Granger Foods Depot`: what begins with the
 * buyer's name is the firm, whoever and whatever stands over it.
 */
function namedAsHouse(party: DraftParty, blocks: readonly ReadBlock[], buyer: DraftParty): DraftParty {
  const house = firstWord(buyer);
  const whole = companyKey(buyer.company?.value ?? '');
  const { company } = party;
  const isOver =
    company &&
    (looksLikePerson(company.value) ||
      placeCode.test(company.value) ||
      isDoor(company.value.split(', ')[0]!));
  if (!isOver || whole === '' || firstWord(party) === house) return party;
  const block = blocks.find((entry) => entry.party === party)?.block;
  const line = block?.lines.find(
    ({ text }) =>
      companyKey(text) === whole ||
      // `Port Aldine CA 93455` is where the district of that name has its school.
      (house.length >= shortestHouse &&
        companyKey(text.split(' ')[0]!) === house &&
        readCityLine(text) === null),
  );
  if (!block || !line) return party;
  const place = placeOf(block.sheet, line.words);
  return {
    ...party,
    company: { ...company, value: line.text, places: [place], because: 'the name of the buyer' },
    contactPerson: party.contactPerson ?? (looksLikePerson(company.value) ? company : null),
  };
}
/** `RCV-MAIN`, `WHSE_2` */
const placeCode = /^[\p{Lu}\d]+(?:[-_/.][\p{Lu}\d]+)*$/u;

/** Shorter first words begin too many names. */
const shortestHouse = 4;

/** An address that stands without a label beside those that were taken may be the place of delivery. */
function otherPlaces(blocks: readonly ReadBlock[], buyer: DraftParty, shipTo: DraftParty): Doubt[] {
  const taken = new Set([placeKey(buyer), placeKey(shipTo)]);
  // Where a label says where the goods go, the foot only has another office of the house.
  const isTold = blocks.some(({ block, party }) => block.role === 'shipTo' && party.street && party.city);
  const other = blocks.find(
    ({ block, party }) =>
      // What the register has is where the house is entered.
      (block.role === 'letterhead' || (block.role === 'foot' && !isTold && block.isRegistered !== true)) &&
      party.street !== null &&
      party.city !== null &&
      party.postalCode !== null &&
      // Goods go to no post box.
      !namesPostBox(party.street.value) &&
      !taken.has(placeKey(party)) &&
      ![buyer, shipTo].some((known) => known.street !== null && isSamePlace(known, party)),
  );
  const used = shipTo.city ?? buyer.city;
  if (!other || !used) return [];
  // Where a label says the goods go to without a name, it is the buyer's place.
  const parties = [buyer, { ...shipTo, company: shipTo.company ?? buyer.company }];
  if (isTold && parties.every(isSurelyPlaced) && isOtherHouse(other.party, parties)) return [];
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
  // `Ordini di acquisto — Muster S.p.A.`: a title with whom it goes to.
  const behindTitle = companyKey(
    company
      .split(/\s[–—-]\s/)
      .slice(1)
      .join(' '),
  );
  return sellers.some(
    (seller) =>
      key === seller ||
      (seller.length >= shortestKey && behindTitle === seller) ||
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
