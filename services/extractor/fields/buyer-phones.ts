import type { Candidate, Chosen, DraftParty } from '../draft.ts';
import type { Segment } from '../layout/sheet.ts';
import type { LabelKind } from '../lexicon/lexicon.ts';
import { wordsOf } from '../lexicon/phrases.ts';
import { anyOf } from '../lexicon/word-patterns.ts';
import { readOrderNumber } from '../values/order-number.ts';
import { digitsOf, readPhone } from '../values/phone.ts';
import { anywhere } from './anywhere.ts';
import type { BuyersPeople } from './buyer-people.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { type Label, means } from './labels.ts';
import { candidatesOutside } from './of-supplier.ts';
import { besideMail, firstFound, type OwnTexts, without } from './own-texts.ts';
import { besidePeople, managersLines } from './people-at-labels.ts';
import { phonesOfPerson } from './person-entries.ts';
import { phonesAtPlaceWords } from './place-phones.ts';
import {
  amidAmounts,
  behindCurrencies,
  groupsAlone,
  numbersOfOthers,
  phoneAlone,
  phoneOfList,
  withWrappedEnd,
} from './printed-phones.ts';
import { roleInWords } from './role-words.ts';
import { findToldPhones, phoneBehindStroke } from './told-phones.ts';
import { best } from './who-is-asked.ts';

/**
 * The telephone of the buyer: that of who is asked, a direct line, that of the house, and the number of the place of
 * delivery only when no other is printed.
 */
export function findBuyersPhone(
  texts: OwnTexts,
  people: BuyersPeople,
  { buyer, signer, vatId }: { buyer: DraftParty; signer: DraftParty | null; vatId: Chosen | null },
): Chosen | null {
  const { sheets } = texts;
  const noPhones = digitsOfOthers(texts.index, vatId);
  const isPhone = ({ value }: Candidate) => !noPhones.has(digitsOf(value));
  const sources = sourcesOf(texts, people, { buyer, signer });
  const found = firstFound(sources.map((find) => () => find().filter(isPhone)));
  return best(found.map((phone) => withWrappedEnd(sheets, phone)));
}

function sourcesOf(
  { sheets, index, own, supplier, ofSupplier, foreign, atDelivery, ofReceiving }: OwnTexts,
  { askers, asker, byName, confirmers }: BuyersPeople,
  { buyer, signer }: { buyer: DraftParty; signer: DraftParty | null },
): (() => readonly Candidate[])[] {
  const asCandidates = (chosen: Chosen | null) => candidatesOutside(chosen, ofSupplier);
  const elsewhere = new Set([...foreign, ...atDelivery, ...confirmers]);
  const anywhereAsked = without(own, confirmers);
  const contacts = without(anywhereAsked, atDelivery);
  const taken = new Set([
    ...foreign,
    ...confirmers,
    ...index.values,
    ...segmentsOf(index, 'deliveryPhone'),
    ...sheets.flatMap(numbersOfOthers),
    ...sheets.flatMap(amidAmounts),
    ...sheets.flatMap(behindCurrencies),
  ]);
  const known = [...askers, ...byName];
  const phonesOf = (prints: readonly Candidate[]) =>
    phonesOfPerson(prints, sheets, index, elsewhere, buyer.phone?.value ?? null);
  // `Quality contact: Mina Castell, 0421 555 0165`
  const ofOtherPeople = () =>
    asker === null ? [] : phonesOf(known.filter(({ value }) => !isSamePerson(value, asker)));
  const withoutOthers = (found: readonly Candidate[]) => {
    const others = new Set(
      [...ofOtherPeople(), ...phonesAtPlaceWords(sheets, foreign)].map(({ value }) => value),
    );
    return found.filter(({ value }) => !others.has(value));
  };
  const managers = managersLines(sheets);
  const ofPlaces = new Set([...managers, ...ofReceiving]);
  const notManaged = without(contacts, ofPlaces);
  const phones = () => [
    ...asCandidates(buyer.phone),
    ...asCandidates(signer?.phone ?? null),
    ...valuesAt(notManaged, ['phone'], 0.95, readPhone),
    ...valuesAt(contacts, ['contact'], 0.85, readPhone),
    ...findToldPhones(sheets, new Set([...elsewhere, ...managers])).filter(({ isOfPlace }) => !isOfPlace),
    ...anywhere(sheets, elsewhere, besideMail(phoneOfList, supplier), 0.9),
    ...anywhere(sheets, new Set([...taken, ...atDelivery, ...ofPlaces]), phoneAlone, 0.78),
  ];
  // Groups of digits may be others.
  return [
    // The number behind the name of who is asked comes before that of the house, however often that is printed.
    () => [
      ...valuesAt(anywhereAsked, ['contact'], 0.95, phoneBehindStroke),
      ...valuesAt(besidePeople(own), ['phone'], 0.95, readPhone),
      ...phonesOf(known.filter(({ value }) => value === asker)),
    ],
    () =>
      valuesAt({ ...notManaged, labels: notManaged.labels.filter(isDirect) }, ['phone'], 0.95, directPhone),
    () => withoutOthers(phones()),
    () => findToldPhones(sheets, elsewhere),
    () => anywhere(sheets, new Set([...taken, ...atDelivery]), groupsAlone, 0.76),
    () => valuesAt(anywhereAsked, ['phone'], 0.9, readPhone),
    () => anywhere(sheets, taken, phoneAlone, 0.76),
    () => anywhere(sheets, taken, groupsAlone, 0.7),
  ];
}

/** The digits of numbers that are no telephone of the buyer's, whatever they look like. */
function digitsOfOthers(index: LabelIndex, vatId: Chosen | null): ReadonlySet<string> {
  // `0772.794.732` of `BE 0772.794.732` and `2025-5099`, the number of an order, are no telephone.
  const numbers = valuesAt(index, ['orderNumber', 'orderTitle', 'customerNumber'], 1, readOrderNumber);
  // Nor is what `Supplier telephone` calls its own theirs, where it stands at `Telephone` as well.
  // `VENDOR` alone titles a box, whatever stands over it.
  const called = index.labels.filter(
    (label) =>
      roleInWords(label.text) === 'supplier' && !(label.form === 'whole' && means(label, 'supplier')),
  );
  const ofSeller = valuesAt({ ...index, labels: called }, ['other', 'supplier'], 1, readPhone);
  return new Set([vatId?.value ?? '', ...[...numbers, ...ofSeller].map(({ value }) => value)].map(digitsOf));
}

/** `DAY, KIM` is `Kim Day`, and perhaps `K. Day`. */
function isSamePerson(one: string, other: string): boolean {
  const parts = new Set(wordsOf(one).filter((word) => word.length > 1));
  return wordsOf(other).some((word) => parts.has(word));
}

/** `Durchwahl`, `Direct line`: of who is asked, where the switchboard is printed as well. */
function isDirect({ text }: Label): boolean {
  return directLine.test(text);
}
const directLine = new RegExp(`^${anyOf(({ directLines }) => directLines)}$`, 'iu');

/** An extension alone calls nobody. */
function directPhone(text: string): string | null {
  const phone = readPhone(text);
  return phone !== null && digitsOf(phone).length >= shortestPhone ? phone : null;
}
const shortestPhone = 7;

function segmentsOf(index: LabelIndex, kind: LabelKind): Segment[] {
  return index.labels.filter((label) => means(label, kind)).map(({ segment }) => segment);
}
