import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { overlapX } from '../layout/boxes.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { labelBook, longestMatch, tokenise, wordsOf } from '../lexicon/phrases.ts';
import type { ExtractSettings } from '../settings.ts';
import { isStreetKind } from '../values/address.ts';
import { companyKey } from '../values/company.ts';
import { isOurAddress } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { isOffice, isTrade } from '../values/house-words.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { digitsOf, readPhone } from '../values/phone.ts';
import { anywhere } from './anywhere.ts';
import { findCalled } from './called-people.ts';
import { partOfParty } from './composed-labels.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { languageOf } from './language.ts';
import { findByLogin, loginBesideName } from './logins.ts';
import {
  isAtHouse,
  isMailOf,
  namedByMail,
  ofHouse,
  otherOwner,
  sureOfOwner,
  takesPapers,
  usableEmail,
  weighMailboxes,
  weighOwner,
} from './mailboxes.ts';
import { candidatesOutside, findSupplierTexts, isAmong } from './of-supplier.ts';
import { isWholeTitle } from './order-words.ts';
import { isOwnReference, isPlainReference } from './own-reference.ts';
import type { PartyBlock } from './party-block.ts';
import { findPeople, weighPeople } from './people.ts';
import {
  addressees,
  besideBuyers,
  besidePeople,
  firstNamesAtLabels,
  managersLines,
  namesAnother,
  namesReceiver,
  ofBuyers,
  ofConfirmers,
  ofManagers,
  ofReceivers,
} from './people-at-labels.ts';
import { phonesOfPerson } from './person-entries.ts';
import { initialledIn, personIn, surnameFirst, withoutOffice, withoutOwnCode } from './person-names.ts';
import { phonesAtPlaceWords } from './place-phones.ts';
import { mailSenders } from './printed-mails.ts';
import {
  amidAmounts,
  behindCurrencies,
  groupsAlone,
  listMarks,
  numbersOfOthers,
  phoneAlone,
  phoneOfList,
  withWrappedEnd,
} from './printed-phones.ts';
import { roleInWords } from './role-words.ts';
import { findSignedNotes } from './signed-notes.ts';
import { findToldPhones, phoneBehindStroke, toldAt } from './told-phones.ts';
import {
  brokenVatIds,
  homes,
  namedNumbers,
  nationalVatId,
  ofOthers,
  vatIdIn,
  vatIdNamed,
  vatIdOf,
  withoutForeign,
} from './vat-ids.ts';
import { amongOthers, best, bestPerson, fuller, inFull, ofConfirmer } from './who-is-asked.ts';

/** What the addresses on the pages tell of where things stand. */
interface Places {
  /** Segments in the blocks of others, and in that of the place of delivery. */
  foreign: ReadonlySet<Segment>;
  atDelivery: ReadonlySet<Segment>;
  /** Towns and streets of all addresses: `São Leopoldo` may look like a person. */
  places: ReadonlySet<string>;
  blocks: readonly PartyBlock[];
  /** Countries of the sellers' addresses. */
  sellers: ReadonlySet<string>;
}

/**
 * Person, e-mail and telephone of the buyer: in its block, at labels, in the signature, else anywhere outside the
 * blocks of others.
 */
export function findContacts(
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
  sheets: readonly Sheet[],
  index: LabelIndex,
  { foreign: ofBlocks, atDelivery, places, blocks, sellers }: Places,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const ofSupplier = findSupplierTexts(sheets, index, buyer.company?.value ?? '', blocks);
  const foreign = new Set([...ofBlocks, ...ofSupplier]);
  const asCandidates = (chosen: Chosen | null) => candidatesOutside(chosen, ofSupplier);
  const countries = { buyer: buyer.country?.value ?? null, ours: supplier.address.country, sellers };
  const notTheirs = new Set([...foreign, ...ofOthers(sheets, index)]);
  const national = countries.buyer ?? homes[languageOf(index.labels, '')] ?? null;
  const own = { ...index, labels: index.labels.filter((label) => !foreign.has(label.segment)) };
  const ownPlace = { ...own, labels: own.labels.filter((label) => !atDelivery.has(label.segment)) };
  const houses = [companyKey(buyer.company?.value ?? ''), companyKey(supplier.company)];
  const person = (text: string) => {
    const name = personIn(text);
    // `Inside Sales` at `Your person responsible`
    const isSomebody =
      name !== null && !isOffice(name) && !endsInTrade(name) && !places.has(name) && !isWholeTitle(name);
    return isSomebody && !houses.some((house) => isHouse(name, house)) ? name : null;
  };
  const atLabel = (printed: string) => {
    // `Ann Lee @ Muster Steel LLC, Macon GA`
    const coded = withoutOwnCode(printed);
    const [text = ''] = withoutOffice(loginBesideName(coded) ?? coded).split(/\s@\s/);
    return person(text) ?? initialledIn(text) ?? surnameFirst(text);
  };
  const email = (text: string) => usableEmail(text, supplier);
  const named = (part: string) => {
    // `Purchasing: Ann Lee`, `Questions about this order? Ann Lee`
    // `Note: Pallets to dock 6. Buyer Ann Lee`
    const [last = ''] = part
      .replace(/^[^:?]{2,60}[:?]\s*/, '')
      .split(/(?<=\p{Ll}{3}[.!?])\s+(?=\p{Lu})/u)
      .slice(-1);
    const bare = withoutContactWord(last.trim());
    const first = bare.split(' ')[0]!;
    return isGivenName(first) && !isStreetKind(first) ? person(bare) : null;
  };
  const greeted = addressees(sheets);
  const ownReferences = { ...ownPlace, labels: ownPlace.labels.filter(isOwnReference) };
  // `K. Visser / 2261`
  const referee = (text: string) => atLabel(text.replace(/\s*[/-]\s*\d+$/, ''));
  // `Reference: Stores / K. Visser`
  const plainReferences = { ...ownPlace, labels: ownPlace.labels.filter(isPlainReference) };
  const refereeBehind = (text: string) => {
    const [, ...parts] = text.split(/\s\/\s/);
    return parts.map((part) => initialledIn(part) ?? person(part)).find((name) => name !== null) ?? null;
  };
  const isOfHouse = isAtHouse(buyer.company?.value ?? '');
  // `Company name: Ann Lee Books` names nobody; `Buyer` may.
  const namesFirm = ({ text }: Label) => text.includes(' ') && partOfParty(text) === 'company';
  const ofPeople = { ...own, labels: own.labels.filter((label) => !namesFirm(label)) };
  const buyers = valuesAt(ofPeople, ['buyer'], 0.95, atLabel);
  const leads = valuesAt(ofBuyers(own), ['contact'], 0.93, atLabel);
  // Where who buys is named, `Confirm to` is the supplier's; at `Current buyer`, where it has another name.
  const atConfirm = ofConfirmers(index);
  const isTheirs =
    buyers.length > 0 || (leads.length > 0 && [...atConfirm].some(({ text }) => namesAnother(text, leads)));
  const atSellers = besideBuyers(index);
  const confirmers = new Set([...(isTheirs ? atConfirm : []), ...atSellers]);
  const isAsked = (label: Label) => !confirmers.has(label.segment);
  const elsewhere = new Set([...foreign, ...atDelivery, ...confirmers]);
  const anywhereAsked = { ...own, labels: own.labels.filter(isAsked) };
  const contacts = { ...ownPlace, labels: ownPlace.labels.filter(isAsked) };
  const notReceiving = { ...contacts, labels: contacts.labels.filter(({ text }) => !namesReceiver(text)) };
  const byMail = namedByMail(
    sheets,
    new Set([...foreign, ...greeted]),
    person,
    (mail) => !isOurAddress(mail, supplier.email),
  );
  // `Confirm to: Ann Lee`, who has a mailbox of the house: its own, whatever the label says.
  const ofOthersByMail = namedByMail(sheets, new Set([...ofSupplier, ...greeted]), person, (value) =>
    isOfHouse({ value }),
  );
  const noPeople = new Set([...foreign, ...greeted, ...atSellers]);
  const allPeople = findPeople(sheets, index, noPeople, person);
  const atContact = valuesAt(notReceiving, ['contact'], 0.93, atLabel);
  // `Buyer: AVELTEN Anna Velten`, as the system of the house has her: who else is a contact may be anybody's.
  const byLogin = findByLogin(own, [...allPeople, ...byMail]);
  const isKnown = byLogin.length > 0 || valuesAt(own, ['buyer'], 1, loginBesideName).length > 0;
  // Beside who buys, a contact is one for something else, and who signs may be the head of the house.
  const isBesideBuyer = buyers.length > 0;
  const isLess = ({ because }: Candidate) => isKnown || isBesideBuyer || signs.test(because);
  const elsewhereNamed = () => [
    ...ofOthersByMail.filter(({ value }) => !byMail.some((one) => one.value === value)),
    ...anywhere(sheets, elsewhere, besideMail(named, supplier), 0.93),
  ];
  const people = [
    ...buyers,
    ...atContact.map((candidate) =>
      isLess(candidate) ? { ...candidate, score: candidate.score * besideBuyer } : candidate,
    ),
    ...byLogin,
    ...firstNamesAtLabels(own),
    ...asCandidates(signer?.contactPerson ?? null),
    ...findSignedNotes(sheets, elsewhere, person),
    ...byMail,
    ...(isBesideBuyer ? [] : elsewhereNamed()),
    ...anywhere(sheets, elsewhere, (text) => person(faxSender.exec(text)?.[1] ?? ''), 0.9),
  ];
  const asked = sheets.flatMap((sheet) =>
    sheet.lines.flatMap(({ segments }) => segments.filter((segment) => toldAt(sheet, segment)?.isOfPlace)),
  );
  const boxesAtDelivery = [...atDelivery, ...asked, ...ofReceivers(sheets)].flatMap(({ words }) =>
    words.map(({ box }) => box),
  );
  const isElsewhere = ({ box }: Candidate) =>
    !boxesAtDelivery.some((other) => overlapX(other, box) > 0 && Math.abs(other[1] - box[1]) < 1);
  const byName = weighPeople(allPeople);
  const others = weighPeople(allPeople.filter(isElsewhere));
  // Who takes the goods, or has the site in hand, is the contact only where nobody else is named, and in doubt.
  const receiving: readonly (readonly Candidate[])[] = [
    valuesAt(anywhereAsked, ['contact'], 0.93, person),
    byName,
  ];
  const chosen = firstFound([
    () => fuller(people, others),
    () => valuesAt(ownReferences, ['orderNumber', 'anyNumber', 'other'], 0.88, referee),
    () => valuesAt(plainReferences, ['orderNumber', 'anyNumber', 'other', 'contact'], 0.85, refereeBehind),
    () => others,
    ...receiving.map((candidates) => () => candidates),
    () => ofManagers(own, person),
    () => findCalled(sheets, elsewhere),
  ]);
  const isForPapers = takesPapers(sheets);
  const emails = [
    ...asCandidates(buyer.email).filter(({ value }) => email(value) !== null),
    ...asCandidates(signer?.email ?? null).filter(({ value }) => email(value) !== null),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email, 0.8),
  ].filter((candidate) => !isForPapers(candidate));
  const taken = new Set([
    ...foreign,
    ...confirmers,
    ...index.values,
    ...segmentsOf(index, 'deliveryPhone'),
    ...sheets.flatMap(numbersOfOthers),
    ...sheets.flatMap(amidAmounts),
    ...sheets.flatMap(behindCurrencies),
  ]);
  // `F. Adeyemi`, as signed, over the whole name in print, whatever the given name is.
  const askers = inFull(chosen, [...byName, ...anywhere(sheets, noPeople, person, 0.8)]);
  const asker = best(askers)?.value ?? null;
  const known = [...askers, ...byName];
  const phonesOf = (prints: readonly Candidate[]) => phonesOfPerson(prints, sheets, index, elsewhere);
  const ofAsker = phonesOf(known.filter(({ value }) => value === asker));
  // `Quality contact: Mina Castell, 0421 555 0165`
  const ofOtherPeople =
    asker === null ? [] : phonesOf(known.filter(({ value }) => !isSamePerson(value, asker)));
  const ofOthersHere = new Set(
    [...ofOtherPeople, ...phonesAtPlaceWords(sheets, foreign)].map(({ value }) => value),
  );
  const isOfOther = ({ value }: Candidate) => ofOthersHere.has(value);
  // `Confirm to`: a mailbox of the house, or of who orders, at a label of others.
  const ofHouseElsewhere = () =>
    anywhere(sheets, new Set(), email, 0.8)
      .filter((box) => isOfHouse(box) || (asker !== null && isMailOf(asker, box.value)))
      .filter((candidate) => !isForPapers(candidate));
  const managers = managersLines(sheets);
  const ofPlaces = new Set([...managers, ...asked]);
  const notManaged = { ...contacts, labels: contacts.labels.filter((label) => !ofPlaces.has(label.segment)) };
  const phones = () => [
    ...asCandidates(buyer.phone),
    ...asCandidates(signer?.phone ?? null),
    ...valuesAt(notManaged, ['phone'], 0.95, readPhone),
    ...valuesAt(contacts, ['contact'], 0.85, readPhone),
    ...findToldPhones(sheets, new Set([...elsewhere, ...managers])).filter(({ isOfPlace }) => !isOfPlace),
    ...anywhere(sheets, elsewhere, besideMail(phoneOfList, supplier), 0.9),
    ...anywhere(sheets, new Set([...taken, ...atDelivery, ...ofPlaces]), phoneAlone, 0.78),
  ];
  // The telephone of the place of delivery is the buyer's only when no other is printed; groups of digits may be others.
  const sources = [
    // The number behind the name of who is asked comes before that of the house, however often that is printed.
    () => [
      ...valuesAt(anywhereAsked, ['contact'], 0.95, phoneBehindStroke),
      ...valuesAt(besidePeople(own), ['phone'], 0.95, readPhone),
      ...ofAsker,
    ],
    () =>
      valuesAt({ ...notManaged, labels: notManaged.labels.filter(isDirect) }, ['phone'], 0.95, directPhone),
    () => phones().filter((phone) => !isOfOther(phone)),
    () => findToldPhones(sheets, elsewhere),
    () => anywhere(sheets, new Set([...taken, ...atDelivery]), groupsAlone, 0.76),
    () => valuesAt(anywhereAsked, ['phone'], 0.9, readPhone),
    () => anywhere(sheets, taken, phoneAlone, 0.76),
    () => anywhere(sheets, taken, groupsAlone, 0.7),
  ];
  const vatId = best(
    withoutForeign(countries, [
      ...asCandidates(buyer.vatId),
      ...valuesAt(own, ['vatId'], 0.9, vatIdIn),
      ...anywhere(sheets, notTheirs, (text) => vatIdOf({ ...countries, house: houses[0]! }, text), 0.8),
      ...anywhere(sheets, notTheirs, vatIdNamed, 0.8),
      ...brokenVatIds(sheets, notTheirs),
      ...anywhere(
        sheets,
        new Set([...notTheirs, ...namedNumbers(sheets)]),
        (text) => nationalVatId(national, houses[0]!, text),
        0.8,
      ),
    ]),
  );
  // `0772.794.732` of `BE 0772.794.732` and `2025-5099`, the number of an order, are no telephone.
  const numbers = valuesAt(index, ['orderNumber', 'orderTitle', 'customerNumber'], 1, readOrderNumber);
  // Nor is what `Supplier telephone` calls its own theirs, where it stands at `Telephone` as well.
  // `VENDOR` alone titles a box, whatever stands over it.
  const called = index.labels.filter(
    (label) =>
      roleInWords(label.text) === 'supplier' && !(label.form === 'whole' && means(label, 'supplier')),
  );
  const ofSeller = valuesAt({ ...index, labels: called }, ['other', 'supplier'], 1, readPhone);
  const noPhones = new Set(
    [vatId?.value ?? '', ...[...numbers, ...ofSeller].map(({ value }) => value)].map(digitsOf),
  );
  const isPhone = ({ value }: Candidate) => !noPhones.has(digitsOf(value));
  const phonesFound = firstFound(sources.map((find) => () => find().filter(isPhone)));
  const ofOwners = ofHouse(emails.length > 0 ? emails : ofHouseElsewhere(), buyer.company?.value ?? '');
  // Who sends a mail of the house orders, whoever has a copy.
  const senders = mailSenders(sheets);
  const sent = ofOwners.filter((box) => senders.has(box.value) && isOfHouse(box));
  const boxes = sent.length > 0 ? sent : ofOwners;
  const mail = sureOfOwner(best(weighMailboxes(weighOwner(boxes, asker)), amongMailboxes), boxes, asker);
  const isReceiver = receiving.includes(chosen);
  // Who stands at `BUYER` is asked, whatever names stand above.
  const isBuyer = buyers.some(({ value }) => value === asker);
  const rivals = isBuyer ? [] : others;
  // `Contact Ann Lee, alee@… Requester: Bob Ray`: the mailbox of another who is named is the one to write to.
  const isMailOfOther =
    mail !== null &&
    asker !== null &&
    otherOwner(mail.value, asker, sheets, foreign, buyer.company?.value ?? '') !== null;
  const orderer = bestPerson(askers, rivals, mail, isReceiver || isMailOfOther ? amongOthers : 1);
  return {
    contactPerson:
      (orderer && ofConfirmer(orderer, atConfirm, mail)) ??
      (buyer.contactPerson && !isAmong(buyer.contactPerson, ofSupplier) ? buyer.contactPerson : null),
    email: mail,
    phone: best(phonesFound.map((phone) => withWrappedEnd(sheets, phone))),
    vatId,
  };
}

/** `DAY, KIM` is `Kim Day`, and perhaps `K. Day`. */
function isSamePerson(one: string, other: string): boolean {
  const parts = new Set(wordsOf(one).filter((word) => word.length > 1));
  return wordsOf(other).some((word) => parts.has(word));
}

/** What the first of some sources gives that gives anything; those behind it are not asked. */
function firstFound(sources: readonly (() => readonly Candidate[])[]): readonly Candidate[] {
  for (const find of sources) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

/** `Von: Frau Lang, Zentraleinkauf` at the head of a fax; without the colon it begins a name, as `Van Oldeneel` does. */
const faxSender = /^(?:von|van|de|da|fra|od)\s?:\s+(\S[^,]*)/iu;
/** `Durchwahl`, `Direct line`: of who is asked, where the switchboard is printed as well. */
function isDirect({ text }: Label): boolean {
  return directLine.test(text);
}
const directLine =
  /^(?:(?:telefon-?)?durchwahl|direkt(?:wahl|e linie)?|direct(?: (?:line|dial|phone|tel(?:ephone)?|no|number))?|doorkies\p{L}*|rechtstreeks\p{L}*|ligne directe|(?:tél(?:éphone)?|numéro) direct|(?:línea|linea|linha) (?:directa|diretta|direta)|(?:teléfono|telefono|telefone) (?:directo|diretto|direto)|(?:telefon|numer|linia) bezpośredni\p{L}*|direkte(?: (?:telefon|nummer|linje))?)$/iu;

/** An extension alone calls nobody. */
function directPhone(text: string): string | null {
  const phone = readPhone(text);
  return phone !== null && phone.replace(/\D/g, '').length >= shortestPhone ? phone : null;
}
const shortestPhone = 7;

const besideBuyer = 0.9;
/** Who signs or approves for the house may be its head; who is named as its contact is asked. */
const signs =
  /"(?:fdo|firmado|autoriz|authori[sz]ed|signed|approved|genehmigt|freigegeben|goedgekeurd|approuv|aprobado|approvato|aprovado|zatwierdz|godkendt|director|direktor|directeur|direttore|diretora?|dyrektor|direktør)/iu;
function segmentsOf(index: LabelIndex, kind: LabelKind): Segment[] {
  return index.labels.filter((label) => means(label, kind)).map(({ segment }) => segment);
}

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

/** `Contact Ann Lee`, `Buyer Ann Lee`: the label has no colon. */
function withoutContactWord(text: string): string {
  const all = tokenise(text);
  const label = longestMatch(labelBook, all, 0);
  const isContact = label?.meanings.some(({ kind }) => kind === 'contact' || kind === 'buyer');
  return isContact && label!.length < all.length ? text.slice(all[label!.length]!.start) : text;
}

/** `Ann Lee Landscape Architects`: longer names that end in a trade are of firms. */
function endsInTrade(name: string): boolean {
  const words = name.split(' ');
  return words.length > 2 && isTrade(words.at(-1)!);
}

/** A company's name without its legal form looks like that of a person. */
function isHouse(name: string, house: string): boolean {
  const key = companyKey(name);
  return house !== '' && (house.startsWith(key) || key.startsWith(house));
}

/** Of several mailboxes of one house, none of them that of who orders, one is a guess. */
const amongMailboxes = 0.75;
