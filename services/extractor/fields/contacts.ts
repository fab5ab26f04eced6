import { choose } from '../choose.ts';
import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { overlapX } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { tokenise } from '../lexicon/phrases.ts';
import type { ExtractSettings } from '../settings.ts';
import { isStreetKind } from '../values/address.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { domainOf, isMailboxForInvoices, isOurAddress, readEmails } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { readPhone } from '../values/phone.ts';
import { anywhere } from './anywhere.ts';
import { composedKind } from './composed-labels.ts';
import { domainName, hasDomain } from './domains.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { means } from './labels.ts';
import { languageOf } from './language.ts';
import { namedByMail } from './mailboxes.ts';
import { findPeople } from './people.ts';
import { isOrderWord } from './title-number.ts';
import { homes, namedNumbers, nationalVatId, ofOthers, vatIdIn, vatIdNamed, vatIdOf } from './vat-ids.ts';

/** Digits of a telephone number that stands without a label. */
const shortestPhone = 8;

/** What some countries print without a zero or plus: `416 555 0199`, `91 223 38 23`, `98 67 62 53`. */
const groups = /^\d{2,3}(?:[ .-]\d{2,4}){2,4}$/;

/** What the addresses on the pages tell of where things stand. */
interface Places {
  /** Segments in the blocks of others, and in that of the place of delivery. */
  foreign: ReadonlySet<Segment>;
  atDelivery: ReadonlySet<Segment>;
  /** Towns of all addresses: `São Leopoldo` may look like a person. */
  towns: ReadonlySet<string>;
}

/**
 * Person, e-mail and telephone of the buyer: in its block, at labels, in the signature, else anywhere outside the
 * blocks of others.
 */
export function findContacts(
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
  sheets: readonly Sheet[],
  index: LabelIndex,
  { foreign, atDelivery, towns }: Places,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const countries = { buyer: buyer.country?.value ?? null, ours: supplier.address.country };
  const notTheirs = new Set([...foreign, ...ofOthers(sheets, index)]);
  const national = countries.buyer ?? homes[languageOf(index.labels, '')] ?? null;
  const own = { ...index, labels: index.labels.filter((label) => !foreign.has(label.segment)) };
  const ownPlace = { ...own, labels: own.labels.filter((label) => !atDelivery.has(label.segment)) };
  const houses = [companyKey(buyer.company?.value ?? ''), companyKey(supplier.company)];
  const person = (text: string) => {
    const name = personIn(text);
    return name !== null && !towns.has(name) && !houses.some((house) => isHouse(name, house)) ? name : null;
  };
  const email = (text: string) => usableEmail(text, supplier);
  const elsewhere = new Set([...foreign, ...atDelivery]);
  const named = (part: string) => {
    const bare = part.replace(/^[^:]{2,30}:\s*/, '').trim();
    const first = bare.split(' ')[0]!;
    return isGivenName(first) && !isStreetKind(first) ? person(bare) : null;
  };
  const people = [
    ...valuesAt(own, ['buyer'], 0.95, person),
    ...valuesAt(ownPlace, ['contact'], 0.93, person),
    ...asCandidates(signer?.contactPerson ?? null),
    ...namedByMail(sheets, foreign, person, supplier),
    ...anywhere(sheets, elsewhere, besideMail(named, supplier), 0.93),
  ];
  const boxesAtDelivery = [...atDelivery].flatMap(({ words }) => words.map(({ box }) => box));
  const isElsewhere = ({ box }: Candidate) =>
    !boxesAtDelivery.some((other) => overlapX(other, box) > 0 && Math.abs(other[1] - box[1]) < 1);
  const byName = findPeople(sheets, index, foreign, person);
  const others = byName.filter(isElsewhere);
  // Who takes the goods is the contact only where nobody else is named.
  const found = [people, others, valuesAt(own, ['contact'], 0.93, person), byName];
  const chosen = found.find((candidates) => candidates.length > 0) ?? [];
  const emails = [
    ...asCandidates(buyer.email).filter(({ value }) => email(value) !== null),
    ...asCandidates(signer?.email ?? null).filter(({ value }) => email(value) !== null),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email, 0.8),
  ];
  const taken = new Set([...foreign, ...index.values, ...segmentsOf(index, 'deliveryPhone')]);
  const phones = [
    ...asCandidates(buyer.phone),
    ...asCandidates(signer?.phone ?? null),
    ...valuesAt(ownPlace, ['phone'], 0.95, readPhone),
    ...valuesAt(own, ['contact'], 0.85, readPhone),
    ...anywhere(sheets, elsewhere, besideMail(phoneOfList, supplier), 0.9),
    ...anywhere(sheets, new Set([...taken, ...atDelivery]), phoneAlone, 0.78),
  ];
  // The telephone of the place of delivery is the buyer's only when no other is printed; groups of digits may be others.
  const sources = [
    () => phones,
    () => anywhere(sheets, new Set([...taken, ...atDelivery]), groupsAlone, 0.76),
    () => valuesAt(own, ['phone'], 0.9, readPhone),
    () => anywhere(sheets, taken, phoneAlone, 0.76),
    () => anywhere(sheets, taken, groupsAlone, 0.7),
  ];
  const vatId = best([
    ...asCandidates(buyer.vatId),
    ...valuesAt(own, ['vatId'], 0.9, vatIdIn),
    ...anywhere(sheets, notTheirs, (text) => vatIdOf({ ...countries, house: houses[0]! }, text), 0.8),
    ...anywhere(sheets, notTheirs, vatIdNamed, 0.8),
    ...anywhere(
      sheets,
      new Set([...notTheirs, ...namedNumbers(sheets)]),
      (text) => nationalVatId(national, houses[0]!, text),
      0.8,
    ),
  ]);
  // `0772.794.732` of `BE 0772.794.732` is no telephone.
  const isPhone = ({ value }: Candidate) => digitsOf(value) !== digitsOf(vatId?.value ?? '');
  const phonesFound = sources.map((find) => find().filter(isPhone)).find((found) => found.length > 0) ?? [];
  return {
    contactPerson: bestPerson(chosen, others) ?? buyer.contactPerson,
    email: best(ofHouse(emails, buyer.company?.value ?? '').map(weighMailbox)),
    phone: best(phonesFound),
    vatId,
  };
}

/** Of several people one is a guess. */
const amongOthers = 0.75;

/** Who is named first is more likely the one who orders than who stands at a label further down. */
function bestPerson(people: readonly Candidate[], others: readonly Candidate[]): Chosen | null {
  const chosen = best(people);
  const [place] = chosen?.places ?? [];
  const isBefore = (other: Candidate) =>
    place !== undefined &&
    (other.page < place.page || (other.page === place.page && other.box[3] < place.box[1])) &&
    other.value.toLowerCase() !== chosen!.value.toLowerCase();
  return chosen && others.some(isBefore)
    ? { ...chosen, confidence: Math.min(chosen.confidence, amongOthers) }
    : chosen;
}

function segmentsOf(index: LabelIndex, kind: LabelKind): Segment[] {
  return index.labels.filter((label) => means(label, kind)).map(({ segment }) => segment);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Between the entries of a list in one text. */
const listMarks = /\s+[·•|–/-]\s+|[,;]\s+/;

/** What reads the parts of `Ann Lee / a.lee@muster.example / 0421 555 120`, a list with a mail address that is not ours. */
function besideMail(
  read: (part: string) => string | null,
  supplier: ExtractSettings['supplier'],
): (text: string) => string | null {
  return (text) => {
    const parts = text.split(listMarks);
    const isTheirs = parts.length > 1 && usableEmail(text, supplier) !== null;
    return isTheirs ? (parts.map(read).find((found) => found !== null) ?? null) : null;
  };
}

/** `Questions about this order: 01 472 7934` */
function phoneOfList(part: string): string | null {
  const bare = part.replace(/^[^:]{3,40}:\s*/, '');
  return phoneIn(bare) ?? (groups.test(bare) ? readPhone(bare) : null);
}

/** A telephone number between marks, perhaps behind one or two short words: `Ringvej 1 · Tlf. +45 98 12 34 56`. */
function phoneAlone(text: string): string | null {
  return [text, ...text.split(listMarks)].map(phoneIn).find((phone) => phone !== null) ?? null;
}

/** Alone, or behind the name of a person. */
function groupsAlone(text: string): string | null {
  const [name, ...parts] = text.split(/\s[–—-]\s/);
  const number = parts.length === 1 && looksLikePerson(name!) ? parts[0]! : text;
  return groups.test(number) ? readPhone(number) : null;
}

function phoneIn(text: string): string | null {
  const bare = text.replace(/^(?:\p{L}{1,14}(?:[.:]+\s*|\s+)){0,2}/u, '');
  // Eleven digits without a space are a number of the Italian tax office.
  const isPhone = /^[+(0]/.test(bare) && !/fax/i.test(text) && !/^\d{11}$/.test(bare);
  const phone = isPhone ? readPhone(bare) : null;
  return phone !== null &&
    phone.replace(/\D/g, '').length >= shortestPhone &&
    bare.startsWith(phone.slice(0, 3))
    ? phone
    : null;
}

/** `Ricardo Rocha / 770-821-5183`, `Dean Rick @ Pikes Peak Steel`, `Ann Lee 01 234`: the name before the first mark. */
function personIn(text: string): string | null {
  const [email] = readEmails(text);
  const name = (email ? text.replace(email, '') : text).split(afterName)[0]!.trim();
  return looksLikePerson(name) && !isTitle(name) ? name : null;
}

/** `Formulaire de commande` over a form, `Il responsabile del procedimento` under a signature, `Ordered by`. */
function isTitle(name: string): boolean {
  if (isGivenName(name.split(' ')[0]!)) return false;
  const isWords = articles.test(name) || composedKind(name) !== null;
  return isWords || tokenise(name).some(({ text }) => isOrderWord(text));
}
const articles = /^(?:el|los|il|lo|le|les|der|die|das|the|het|os|as|den|det)\s/i;

/** What parts a person's name from what follows it. */
const afterName =
  /[,;(@/|]|\s(?=(?:ddi|mob|mobile|tel|telefon|phone|ph|ext|durchwahl|dw|gsm|direct|direkt|e-?mail|mail)\b)|\s(?:[–—-]\s)?(?=[+(\d])/i;

/** A company's name without its legal form looks like that of a person. */
function isHouse(name: string, house: string): boolean {
  const key = companyKey(name);
  return house !== '' && (house.startsWith(key) || key.startsWith(house));
}

function usableEmail(text: string, supplier: ExtractSettings['supplier']): string | null {
  return readEmails(text).find((email) => !isOurAddress(email, supplier.email)) ?? null;
}

/** Where the house has an address, those of others are a portal's or a forwarder's. */
function ofHouse(emails: Candidate[], house: string): Candidate[] {
  const own = emails.filter(({ value }) => hasDomain(house, new Set([domainName(domainOf(value))])));
  return own.length > 0 ? own : emails;
}

function weighMailbox(candidate: Candidate): Candidate {
  return isMailboxForInvoices(candidate.value) ? { ...candidate, score: candidate.score * 0.5 } : candidate;
}

/** What the buyer's block prints; a letterhead's number is that of the house, not of the person who orders. */
function asCandidates(chosen: Chosen | null): Candidate[] {
  return chosen
    ? [
        {
          ...chosen.places[0]!,
          value: chosen.value,
          score: chosen.confidence * (chosen.because.startsWith('buyer') ? 1.05 : 0.9),
          because: chosen.because,
        },
      ]
    : [];
}

/** The best of several; ways of contact that differ are no conflict, a company has many. */
export function best(candidates: readonly Candidate[]): Chosen | null {
  const { chosen, doubts } = choose(candidates, '', (value) => value.toLowerCase());
  if (!chosen || doubts.length === 0) return chosen;
  return {
    ...chosen,
    confidence: Math.min(0.8, ...candidates.map(({ score }) => score)),
  };
}
