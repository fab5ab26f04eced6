import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import { overlapX } from '../layout/boxes.ts';
import type { Segment } from '../layout/sheet.ts';
import { sensesOf } from '../lexicon/label-words.ts';
import { labelBook, longestMatch, tokenise } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { isStreetKind } from '../values/address.ts';
import { companyKey } from '../values/company.ts';
import { isOurAddress } from '../values/email.ts';
import { isGivenName } from '../values/given-name.ts';
import { isOffice, isTrade } from '../values/house-words.ts';
import { anywhere } from './anywhere.ts';
import { findCalled } from './called-people.ts';
import { partOfParty } from './composed-labels.ts';
import { valuesAt } from './labelled-values.ts';
import type { Label } from './labels.ts';
import { findByLogin, loginBesideName } from './logins.ts';
import { isAtHouse, namedByMail } from './mailboxes.ts';
import { candidatesOutside } from './of-supplier.ts';
import { isWholeTitle } from './order-words.ts';
import { isOwnReference, isPlainReference } from './own-reference.ts';
import { besideMail, firstFound, type OwnTexts, without } from './own-texts.ts';
import { findPeople, weighPeople } from './people.ts';
import {
  addressees,
  besideBuyers,
  firstNamesAtLabels,
  namesAnother,
  namesReceiver,
  ofBuyers,
  ofConfirmers,
  ofManagers,
  ofReceivers,
} from './people-at-labels.ts';
import { initialledIn, personIn, surnameFirst, withoutOffice, withoutOwnCode } from './person-names.ts';
import { findSignedNotes } from './signed-notes.ts';
import { best, fuller, inFull } from './who-is-asked.ts';

/** Who may be asked at the house that buys. */
export interface BuyersPeople {
  /** Those of the first kind of place that names anybody, and the name of the best of them. */
  askers: readonly Candidate[];
  asker: string | null;
  /** Everybody who is named with a given name, and those of them who do not stand where the goods go. */
  byName: readonly Candidate[];
  others: readonly Candidate[];
  /** The asker stands at a label of who buys; or only takes the goods. */
  isBuyer: boolean;
  isReceiver: boolean;
  /** Labels such as `Confirm to`, and those of them, and other labels, where the supplier's people stand. */
  atConfirm: ReadonlySet<Segment>;
  confirmers: ReadonlySet<Segment>;
}

/** The people of the buyer, from the most telling kind of place that names one. */
export function findBuyersPeople(
  { sheets, index, own, supplier, ofSupplier, foreign, atDelivery, ofReceiving }: OwnTexts,
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
  places: ReadonlySet<string>,
): BuyersPeople {
  const asCandidates = (chosen: Chosen | null) => candidatesOutside(chosen, ofSupplier);
  const ownPlace = without(own, atDelivery);
  const houses = [companyKey(buyer.company?.value ?? ''), companyKey(supplier.company)];
  const person = (text: string) => {
    const name = personIn(text);
    // `Inside Sales` at `Your person responsible`
    const isSomebody =
      name !== null &&
      !isOffice(name) &&
      !endsInTrade(name) &&
      !namesSite(name) &&
      !places.has(name) &&
      !isWholeTitle(name);
    return isSomebody && !houses.some((house) => isHouse(name, house)) ? name : null;
  };
  const atLabel = (printed: string) => {
    // `Ann Lee @ Muster Steel LLC, Macon GA`
    const coded = withoutOwnCode(printed);
    const [text = ''] = withoutOffice(loginBesideName(coded) ?? coded).split(/\s@\s/);
    return person(text) ?? initialledIn(text) ?? surnameFirst(text);
  };
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
  const elsewhere = new Set([...foreign, ...atDelivery, ...confirmers]);
  const anywhereAsked = without(own, confirmers);
  const contacts = without(ownPlace, confirmers);
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
  const boxesAtDelivery = [...atDelivery, ...ofReceiving, ...ofReceivers(sheets)].flatMap(({ words }) =>
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
  // `F. Adeyemi`, as signed, over the whole name in print, whatever the given name is.
  const askers = inFull(chosen, [...byName, ...anywhere(sheets, noPeople, person, 0.8)]);
  const asker = best(askers)?.value ?? null;
  return {
    askers,
    asker,
    byName,
    others,
    isBuyer: buyers.some(({ value }) => value === asker),
    isReceiver: receiving.includes(chosen),
    atConfirm,
    confirmers,
  };
}

/** `Von: Frau Lang, Zentraleinkauf` at the head of a fax; without the colon it begins a name, as `Van Oldeneel` does. */
const faxSender = new RegExp(`^${anyOf(({ smallWords }) => smallWords.from)}\\s?:\\s+(\\S[^,]*)`, 'iu');
const besideBuyer = 0.9;
/** Who signs or approves for the house may be its head; who is named as its contact is asked. */
const signs =
  /"(?:fdo|firmado|autoriz|authori[sz]ed|signed|approved|genehmigt|freigegeben|goedgekeurd|approuv|aprobado|approvato|aprovado|zatwierdz|godkendt|director|direktor|directeur|direttore|diretora?|dyrektor|direktør)/iu;
/** `Contact Ann Lee`, `Buyer Ann Lee`: the label has no colon. */
function withoutContactWord(text: string): string {
  const all = tokenise(text);
  const label = longestMatch(labelBook, all, 0);
  const isContact = label?.meanings.some(({ kind }) => kind === 'contact' || kind === 'buyer');
  return isContact && label!.length < all.length ? text.slice(all[label!.length]!.start) : text;
}

/** `Leeds Branch`, `Filiale Köln` at a label of people: where somebody works; `Peter Werk` is called so. */
function namesSite(name: string): boolean {
  const isSite = tokenise(name).some((token) => sensesOf(name, [token])?.some((one) => one.has('site')));
  return isSite && !isGivenName(name.split(' ')[0]!);
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
