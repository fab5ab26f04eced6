import { heightOf } from '../layout/boxes.ts';
import type { Line, Segment } from '../layout/sheet.ts';
import { dateWords, tokenise } from '../lexicon/phrases.ts';
import { ourWords, yourWords } from '../lexicon/possessives.ts';
import { readCityLine } from '../values/address.ts';
import { hasLegalForm, looksLikePerson } from '../values/company.ts';
import { readCountry } from '../values/country.ts';
import { readDate } from '../values/date.ts';
import { readEmails } from '../values/email.ts';
import { isOffice, isPurchasingOffice, isSalesOffice, namesTrade } from '../values/house-words.ts';
import { readPhone } from '../values/phone.ts';
import { readRegistrationNumber } from '../values/registration-number.ts';
import { readVatId } from '../values/vat-id.ts';
import { hasDomain } from './domains.ts';
import { overAddress } from './labels.ts';
import { withNumberedSupplier } from './numbered-supplier.ts';
import { isOrderWord } from './order-words.ts';
import { isReference } from './own-reference.ts';
import { readParty } from './party.ts';
import { holdCity, isCity, type PartyBlock } from './party-block.ts';
import { attention } from './party-names.ts';
import { greets } from './person-names.ts';
import { isSamePlace, type ReadBlock } from './read-blocks.ts';
import { addressed } from './recipients.ts';
import { isSupplierOrder } from './supplier-orders.ts';
import { houseOf, isOtherHouse, isWholeFirm, isWholePlace } from './sure-places.ts';

/** In points. */
const flush = 4;

/**
 * True for an address in the manner of a letter to those who take the order: its own line says that it is for their
 * sales, or `Firma` stands over it. Whom a form calls so has a colon, or stands beside.
 */
export function isAddressee(block: PartyBlock): boolean {
  const { role, lines } = block;
  const isTold =
    role === 'letterhead' &&
    lines.some(({ text }) => isSalesOffice(text.replace(attention, '')) || takesOrders(text));
  const isNamed = (isTold || isUnderSalutation(block)) && readParty(block).company !== null;
  return (isNamed || isUnderDay(block)) && holdCity(lines);
}

/** `Attention: Orders`, `z. Hd. Bestellannahme`, `Attn: Order Entry` */
function takesOrders(text: string): boolean {
  const desk = text.replace(attention, '');
  const words = tokenise(desk);
  return (
    desk !== text && !/\d/.test(desk) && words.length <= wordsOfDesk && isOrderWord(words[0]?.text ?? '')
  );
}
const wordsOfDesk = 2;

/** Under the day of a letter, over its salutation: whom it goes to. */
function isUnderDay({ role, lines: [first, ...others], sheet, segments }: PartyBlock): boolean {
  if (role !== 'letterhead' || !first || !holdCity(others)) return false;
  const day = readDate(first.text, null, dateWords);
  const last = Math.max(...segments.map(({ line }) => line));
  return day !== null && day.text === first.text && sheet.lines.slice(last + 1).some(opensLetter);
}

function opensLetter({ segments: [first, ...others] }: Line): boolean {
  return others.length === 0 && first !== undefined && greets(first.text) && /[,:!]$/.test(first.text);
}

function isUnderSalutation({ role, segments: [heading, first] }: PartyBlock): boolean {
  return (
    role === 'buyer' &&
    heading !== undefined &&
    first !== undefined &&
    overAddress.test(heading.text) &&
    first.line > heading.line &&
    Math.abs(first.box[0] - heading.box[0]) < flush
  );
}

/** Who are parties to the order, with what they are called; nobody else stands in the window of a letter. */
const buyersRoles: readonly PartyBlock['role'][] = ['buyer', 'billTo', 'shipTo'];

/**
 * Blocks in which the firm that the order is addressed to is the supplier, where no label says so:
 * its whole address stands without a label at the left, or beside that of the delivery, under the line of the sender, or while mail domains and the
 * other blocks name another house as the buyer.
 */
export function withAddressee(blocks: readonly PartyBlock[], domains: ReadonlySet<string>): PartyBlock[] {
  const entries = withNumberedSupplier(blocks).map((block) => ({ block, party: readParty(block) }));
  const read = underCompany(addressed(entries), domains);
  const isKnown = read.some(
    ({ block, party }) => block.role === 'supplier' && (party.company !== null || party.city !== null),
  );
  const heads = read.filter(({ block }) => block.role === 'letterhead' && block.sheet.isFirst);
  const registered = read.filter(({ block }) => block.isRegistered);
  // Under the line of the sender any name with its whole address is whom the letter goes to.
  const isInWindow = ({ block, party }: ReadBlock) =>
    party.company !== null && isWholePlace(party) && heads.some((other) => isSenderOver(other.block, block));
  // So it is beside a head with every way of contact, where a label says where the goods go.
  const isTold = read.some(({ block, party }) => block.role === 'shipTo' && isWholePlace(party));
  const isBesideHead = (entry: ReadBlock) =>
    isTold &&
    entry.party.company !== null &&
    isWholePlace(entry.party) &&
    heads.some(
      ({ block, party }) =>
        (waysOfContact(block) >= waysBeside || isOtherHouse(entry.party, [party])) &&
        isHeadOver(block, entry),
    );
  const isOwnHouse = (head: ReadBlock) =>
    isNamedAsBuyer(head, read, domains) ||
    registered.some(
      ({ party }) =>
        houseOf(party) === houseOf(head.party) ||
        (party.postalCode !== null && party.street !== null && isSamePlace(party, head.party)),
    ) ||
    heads.some((other) => (isWholeHouse(other) || isBesideHead(other)) && isHeadOver(head.block, other));
  const besideOwn =
    underYourReference(heads, read) ??
    (isTold ? belowOwnHead(heads, read, domains) : besideHouseOfFoot(heads, read));
  const likely = heads.filter(
    (head) =>
      head.block.segments.length > 2 &&
      (isWholeHouse(head) || isInWindow(head) || isBesideHead(head)) &&
      !isOwnHouse(head),
  );
  const others = isKnown ? [] : besideOwn ? [besideOwn] : likely;
  const [addressee, ...more] = others;
  const isSure =
    addressee !== undefined &&
    more.length === 0 &&
    (registered.length > 0 ||
      addressee === besideOwn ||
      read.some((entry) => isFootOfDomain(entry, addressee, domains)) ||
      heads.some(({ block }) => isHeadOver(block, addressee)) ||
      ((isAtLeft(addressee.block) ||
        read.some(({ block }) => block.role === 'shipTo' || hasPurchasing(block))) &&
        (heads.some(({ block }) => isSenderOver(block, addressee.block)) ||
          read.some((entry) => isHouseOfBuyer(entry, addressee, read, domains)))));
  return read.map(({ block }) =>
    isSure && block === addressee.block ? { ...block, role: 'supplier' } : block,
  );
}

/**
 * Of two addresses at the head the one that ends with `Your ref.: Ann Lee`, where `Our ref.: Bo Lee` ends the other alone.
 * In a strip below them, or with a file, such labels stand under an address by chance.
 */
function underYourReference(heads: readonly ReadBlock[], read: readonly ReadBlock[]): ReadBlock | null {
  const whole = heads.filter(({ party }) => party.company !== null && isWholePlace(party));
  const under = (words: ReadonlySet<string>) => whole.filter(({ block }) => hasReferenceOf(words, block));
  const [[ours, ...others], [yours, ...more]] = [under(ourWords), under(yourWords)];
  if (!ours || !yours || ours === yours || others.length + more.length > 0) return null;
  const isToldElse = read.some(
    ({ block, party }) =>
      (block.role === 'foot' || block.isRegistered === true) && houseOf(party) === houseOf(yours.party),
  );
  return isToldElse || waysOfContact(yours.block) >= waysBeside ? null : yours;
}

/** `Our ref.: Bo Lee`, `Deres reference: Ann Lee` */
function hasReferenceOf(words: ReadonlySet<string>, block: PartyBlock): boolean {
  return ownTexts(block).some((text) => {
    const [label = '', name = ''] = text.split(/:\s*/);
    const [first, second] = tokenise(label);
    const isPerson = !/\d/.test(name) && name.includes(' ') && looksLikePerson(name);
    return isPerson && words.has(first?.text ?? '') && isReference(second?.text ?? '');
  });
}

/** What goes on flush from the first line of a block without a gap. */
function ownTexts({ sheet, segments: [first, second] }: PartyBlock): string[] {
  if (!first || !second) return [];
  const pitch = second.box[1] - first.box[1];
  let last = first;
  const under = sheet.lines
    .flatMap((line) => line.segments)
    .filter((segment) => {
      const step = segment.box[1] - last.box[1];
      const isNext =
        Math.abs(segment.box[0] - first.box[0]) < flush && step > 0 && step < pitch * widestPitch;
      if (isNext) last = segment;
      return isNext;
    });
  return under.map(({ text }) => text);
}
/** Of the distance of the first two lines. */
const widestPitch = 1.4;

/**
 * Of two addresses at the head the one that begins below the whole other one, where that house prints how to reach it and
 * either takes the goods or the invoice by its name, or begins the page of an order to a supplier. What the lower one prints
 * of itself, telephone and tax number, says nothing then.
 */
function belowOwnHead(
  heads: readonly ReadBlock[],
  read: readonly ReadBlock[],
  domains: ReadonlySet<string>,
): ReadBlock | null {
  const whole = heads.filter(({ party }) => party.company !== null && isWholePlace(party));
  const top = ({ block: { segments } }: ReadBlock) => segments[0]!.box[1];
  const [own, other] = whole.sort((one, another) => top(one) - top(another));
  if (!own || !other || whole.length !== 2 || own.block.sheet !== other.block.sheet) return null;
  const [last, first] = [own.block.segments.at(-1)!, other.block.segments[0]!];
  const isBelow = first.box[1] > last.box[3] - heightOf(last.box) / 2;
  const isOther = isOtherHouse(other.party, [own.party]) && !isNamedAsBuyer(other, read, domains);
  if (!isBelow || !isOther || waysOfContact(own.block) < waysOfHead) return null;
  const isNamed = read.some(
    ({ block, party }) => buyersRoles.includes(block.role) && houseOf(party) === houseOf(own.party),
  );
  const beginsPage = own.block.segments[0]!.line <= 1 && isSupplierOrder(own.block.sheet);
  return isNamed || beginsPage ? other : null;
}

/**
 * Of two addresses at the head of an order to a supplier, as its title says, or to another country, the one whose house
 * does not print its address again in the foot.
 */
function besideHouseOfFoot(heads: readonly ReadBlock[], read: readonly ReadBlock[]): ReadBlock | null {
  const whole = heads.filter(({ party }) => party.company !== null && isWholePlace(party));
  const isOwn = ({ party }: ReadBlock) =>
    read.some(
      (foot) =>
        foot.block.role === 'foot' &&
        houseOf(foot.party) === houseOf(party) &&
        isWholePlace(foot.party) &&
        isSamePlace(foot.party, party),
    );
  const [own, other] = [whole.find(isOwn), whole.find((entry) => !isOwn(entry))];
  if (!own || !other || whole.length !== 2 || !isOtherHouse(other.party, [own.party])) return null;
  const isAbroad = printsCountry(other.block) && !printsCountry(own.block);
  const isOrder = isSupplierOrder(own.block.sheet);
  return (isAbroad || isOrder) && waysOfContact(other.block) === 0 ? other : null;
}
/**
 * `Company` alone over the window of a letter: whom it goes to, where the line of another sender stands over it, or mail
 * domains or the head and other blocks name another house.
 */
function underCompany(read: readonly ReadBlock[], domains: ReadonlySet<string>): ReadBlock[] {
  if (read.some(({ block }) => block.role === 'supplier')) return [...read];
  return read.map((entry) => {
    const [heading, first] = entry.block.segments;
    const isWindow =
      entry.block.role === 'buyer' &&
      overWindow.test(heading!.text) &&
      first !== undefined &&
      first.line > heading!.line &&
      Math.abs(first.box[0] - heading!.box[0]) < flush;
    const others = read.filter((other) => other !== entry && houseOf(other.party) !== houseOf(entry.party));
    const isOther = others.some(
      (other) =>
        other.party.company !== null &&
        (hasDomain(other.party.company.value, domains) || isAtHead(other, others)) &&
        (['shipTo', 'billTo'] as string[]).includes(other.block.role),
    );
    const isUnderSender = others.some(
      ({ block }) => block.role === 'letterhead' && isSenderOver(block, entry.block),
    );
    const isNamed = others.length < read.length - 1 || hasDomain(entry.party.company?.value ?? '', domains);
    return isWindow && isWholePlace(entry.party) && (isOther || isUnderSender) && !isNamed
      ? { ...entry, block: { ...entry.block, role: 'supplier' } }
      : entry;
  });
}

/** What programs call whom they write to. */
const overWindow = /^(?:company|empresa|société|entreprise|azienda|ditta|firma|bedrijf|virksomhed)$/i;

/** True for a house of which the head of the paper has an address as well. */
function isAtHead({ party }: ReadBlock, all: readonly ReadBlock[]): boolean {
  return all.some(
    (head) =>
      head.block.role === 'letterhead' && isWholeFirm(head.party) && houseOf(head.party) === houseOf(party),
  );
}

/** Also one without a legal form, by its trade, or by who of it is addressed. */
function isWholeHouse({ block, party }: ReadBlock): boolean {
  const name = party.company?.value ?? '';
  const isHouse = namesTrade(name) || block.lines.some(({ text }) => attention.test(text) || isOffice(text));
  return isWholeFirm(party) || (name !== '' && isHouse && isWholePlace(party));
}

/** True for a firm that a label of the buyer's side names, or a mail or web address. */
function isNamedAsBuyer(
  { block, party }: ReadBlock,
  all: readonly ReadBlock[],
  domains: ReadonlySet<string>,
): boolean {
  const company = party.company?.value ?? '';
  const key = houseOf(party);
  return (
    key !== '' &&
    (buyersRoles.includes(block.role) ||
      hasPurchasing(block) ||
      hasDomain(company, domains) ||
      all.some(
        (entry) =>
          buyersRoles.includes(entry.block.role) &&
          // `c/o Muster Interiors` at a site
          (houseOf(entry.party) === key ||
            entry.block.lines.some(({ text }) => text.endsWith(` ${company}`))),
      ))
  );
}

/** Nobody orders from a purchasing department. */
function hasPurchasing({ role, lines }: PartyBlock): boolean {
  return role === 'letterhead' && lines.some(({ text }) => isPurchasingOffice(text));
}

/** True for a firm at another place whose paper it is: who is named as the buyer, outside the place of delivery. */
function isHouseOfBuyer(
  entry: ReadBlock,
  { party }: ReadBlock,
  all: readonly ReadBlock[],
  domains: ReadonlySet<string>,
): boolean {
  const { role } = entry.block;
  const { company, city, postalCode } = entry.party;
  return (
    ['letterhead', 'foot', 'signature', 'buyer'].includes(role) &&
    // A town hall has none.
    (hasLegalForm(company?.value ?? '') ||
      namesTrade(company?.value ?? '') ||
      waysOfContact(entry.block) >= waysOfHead) &&
    city !== null &&
    postalCode?.value !== party.postalCode?.value &&
    // `Visiting address: …` with all ways of contact, apart from the name that is a picture or stands alone.
    ((role === 'buyer' && company === null) || isNamedAsBuyer(entry, all, domains))
  );
}

/** The house at the foot whose mail addresses the paper has, elsewhere than the one firm at its head. */
function isFootOfDomain(
  { block: { role }, party }: ReadBlock,
  addressee: ReadBlock,
  domains: ReadonlySet<string>,
): boolean {
  const isOf = (name: string | undefined) => name !== undefined && hasDomain(name, domains);
  return (
    role === 'foot' &&
    isOf(party.company?.value) &&
    !isOf(addressee.party.company?.value) &&
    party.postalCode !== null &&
    isOtherHouse(addressee.party, [party])
  );
}

/**
 * Higher on the page, with how to reach the house and its tax number; of whom a letter goes to only the address stands,
 * with its country where that is abroad.
 */
function isHeadOver(head: PartyBlock, { block: addressee, party }: ReadBlock): boolean {
  const [first, other] = [head.segments[0]!, addressee.segments[0]!];
  const isOver = first.box[1] < other.box[1] - heightOf(other.box) / 2;
  const isAbroad = printsCountry(addressee) && !printsCountry(head);
  return (
    head !== addressee &&
    head.sheet === addressee.sheet &&
    party.city !== null &&
    waysOfContact(head) >= (isOver || isAbroad ? waysOfHead : waysBeside) &&
    waysOfContact(addressee) === 0
  );
}
const waysOfHead = 2;
/** Telephone, mail and tax number are printed together of one's own house alone. */
const waysBeside = 3;

function printsCountry({ lines }: PartyBlock): boolean {
  return lines.some(({ text }) => readCountry(text) !== null);
}

/** `Ringweg 9, 28195 Bremen | T 0421 367200 | office@muster.example`: what goes on beside the last line of a block. */
function goesOnBeside({ sheet, segments }: PartyBlock): Segment[] {
  let last = segments.at(-1)!;
  return sheet.lines[last.line]!.segments.filter((segment) => {
    const gap = segment.box[0] - last.box[2];
    const isNext = gap > 0 && gap < besideGap * heightOf(last.box);
    if (isNext) last = segment;
    return isNext;
  });
}
/** In heights. */
const besideGap = 3;

/** What stands in the block, beside its end, or flush with it. */
function textsAt(block: PartyBlock): string[] {
  const { sheet, segments } = block;
  const beside = goesOnBeside(block);
  const [first, last] = [segments[0]!, segments.at(-1)!];
  const reach = last.box[3] + linesBelow * heightOf(last.box);
  return sheet.lines
    .flatMap((line) => line.segments)
    .filter(
      (segment) =>
        segments.includes(segment) ||
        beside.includes(segment) ||
        ([0, 2].some((edge) => Math.abs(segment.box[edge]! - first.box[edge]!) < flush) &&
          segment.box[1] >= first.box[1] &&
          segment.box[3] <= reach),
    )
    .map(({ text }) => text);
}
const linesBelow = 6;

/** How many of telephone, mail and tax number stand there. */
function waysOfContact(block: PartyBlock): number {
  const texts = textsAt(block)
    // `Order 106021` is no telephone; a fax is where the order goes.
    .filter((text) => !isOrderWord(tokenise(text)[0]?.text ?? '') && !faxAlone.test(text));
  const ways = [
    // `1200-109 Lisboa` is a town.
    (text: string) => (readCityLine(text)?.before === '' ? null : readPhone(text)),
    (text: string) => readVatId(text) ?? readRegistrationNumber(text) ?? taxNumber.exec(text)?.[0] ?? null,
    (text: string) => readEmails(text)[0] ?? null,
  ];
  return ways.filter((read) => texts.some((text) => read(text) !== null)).length;
}
/** A number of a national register of taxes at its label. */
const taxNumber =
  /(?<!\p{L})(?:NIP|REGON|NIF|NIPC|P\. ?IVA|P\.?IVA|CNPJ|RFC|RUT|RUC|NIT|CUIT|ABN|GSTIN|TRN|UEN|Steuer(?:[- ]?[Nn]r|[Nn]ummer))\.?\s?(?:n[or°º]\.?)?\s?:?\s?(?=[A-Z\d./ -]{0,6}\d{2})[A-Z\d][A-Z\d./-]{5,24}/u;
const faxAlone = /^(?:tele)?(?:fax|faks)(?:[- ]?(?:nr|no))?[.:\s]{1,3}[+\d][\d\s()/.-]+$/i;

/** `Muster AG · Ringweg 9 · 28195 Bremen` in one small line close over the address. */
function isSenderOver(sender: PartyBlock, { sheet, segments: [first] }: PartyBlock): boolean {
  const [line, ...more] = sender.segments;
  if (!line || !first || more.length > 0 || sender.sheet !== sheet || !isCity(line)) return false;
  const gap = first.box[1] - line.box[3];
  return (
    Math.abs(line.box[0] - first.box[0]) < flush &&
    gap > 0 &&
    gap < farthestSender * heightOf(first.box) &&
    heightOf(line.box) < heightOf(first.box)
  );
}
/** In heights. */
const farthestSender = 4;

/** Windows of envelopes are in the left half. */
function isAtLeft({ sheet, segments: [first] }: PartyBlock): boolean {
  return first!.box[0] < 0.5 * sheet.width;
}
