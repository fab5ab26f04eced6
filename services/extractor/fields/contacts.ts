import type { Chosen, DraftParty } from '../draft.ts';
import type { Segment, Sheet } from '../layout/sheet.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey } from '../values/company.ts';
import { anywhere } from './anywhere.ts';
import { type BuyersPeople, findBuyersPeople } from './buyer-people.ts';
import { findBuyersPhone } from './buyer-phones.ts';
import { withoutArticle } from './domains.ts';
import { type LabelIndex, valuesAt } from './labelled-values.ts';
import { languageOf } from './language.ts';
import {
  isAtHouse,
  isMailOf,
  ofHouse,
  otherOwner,
  sureOfOwner,
  takesPapers,
  usableEmail,
  weighMailboxes,
  weighOwner,
} from './mailboxes.ts';
import { candidatesOutside, findSupplierTexts, isAmong } from './of-supplier.ts';
import { type OwnTexts, ownTexts } from './own-texts.ts';
import type { PartyBlock } from './party-block.ts';
import { mailSenders } from './printed-mails.ts';
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
import { amongOthers, best, bestPerson, ofConfirmer } from './who-is-asked.ts';

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

interface Buying {
  buyer: DraftParty;
  /** Who signs. */
  signer: DraftParty | null;
}

/**
 * Person, e-mail and telephone of the buyer: in its block, at labels, in the signature, else anywhere outside the
 * blocks of others.
 */
export function findContacts(
  buying: Buying,
  sheets: readonly Sheet[],
  index: LabelIndex,
  places: Places,
  supplier: ExtractSettings['supplier'],
): Partial<DraftParty> {
  const { buyer } = buying;
  const ofSupplier = findSupplierTexts(sheets, index, buyer.company?.value ?? '', places.blocks);
  const where = { ofBlocks: places.foreign, ofSupplier, atDelivery: places.atDelivery };
  const texts = ownTexts(sheets, index, where, supplier);
  const people = findBuyersPeople(texts, buying, places.places);
  const email = findMailbox(texts, people, buying);
  const vatId = findVatId(texts, buyer, places.sellers);
  return {
    contactPerson:
      contactOf(texts, people, { buyer, email }) ??
      (buyer.contactPerson && !isAmong(buyer.contactPerson, ofSupplier) ? buyer.contactPerson : null),
    email,
    phone: findBuyersPhone(texts, people, { ...buying, vatId }),
    vatId,
  };
}

/** Who is asked, as sure as what else is printed lets us be. */
function contactOf(
  { sheets, foreign }: OwnTexts,
  { askers, asker, others, isBuyer, isReceiver, atConfirm }: BuyersPeople,
  { buyer, email }: { buyer: DraftParty; email: Chosen | null },
): Chosen | null {
  // `Contact Ann Lee, alee@… Requester: Bob Ray`: the mailbox of another who is named is the one to write to.
  const isMailOfOther =
    email !== null &&
    asker !== null &&
    otherOwner(email.value, asker, sheets, foreign, buyer.company?.value ?? '') !== null;
  // Who stands at `BUYER` is asked, whatever names stand above.
  const rivals = isBuyer ? [] : others;
  const person = bestPerson(askers, rivals, email, isReceiver || isMailOfOther ? amongOthers : 1);
  return person && ofConfirmer(person, atConfirm, email);
}

function findMailbox(
  { sheets, own, supplier, ofSupplier, foreign }: OwnTexts,
  { asker }: BuyersPeople,
  { buyer, signer }: Buying,
): Chosen | null {
  const asCandidates = (chosen: Chosen | null) => candidatesOutside(chosen, ofSupplier);
  const email = (text: string) => usableEmail(text, supplier);
  const isOfHouse = isAtHouse(buyer.company?.value ?? '');
  const isForPapers = takesPapers(sheets);
  const emails = [
    ...asCandidates(buyer.email).filter(({ value }) => email(value) !== null),
    ...asCandidates(signer?.email ?? null).filter(({ value }) => email(value) !== null),
    ...valuesAt(own, ['email'], 0.95, email),
    ...anywhere(sheets, foreign, email, 0.8),
  ].filter((candidate) => !isForPapers(candidate));
  // `Confirm to`: a mailbox of the house, or of who orders, at a label of others.
  const ofHouseElsewhere = () =>
    anywhere(sheets, new Set(), email, 0.8)
      .filter((box) => isOfHouse(box) || (asker !== null && isMailOf(asker, box.value)))
      .filter((candidate) => !isForPapers(candidate));
  const ofOwners = ofHouse(emails.length > 0 ? emails : ofHouseElsewhere(), buyer.company?.value ?? '');
  // Who sends a mail of the house orders, whoever has a copy.
  const senders = mailSenders(sheets);
  const sent = ofOwners.filter((box) => senders.has(box.value) && isOfHouse(box));
  const boxes = sent.length > 0 ? sent : ofOwners;
  return sureOfOwner(best(weighMailboxes(weighOwner(boxes, asker)), amongMailboxes), boxes, asker);
}
/** Of several mailboxes of one house, none of them that of who orders, one is a guess. */
const amongMailboxes = 0.75;

function findVatId(
  { sheets, index, own, supplier, ofSupplier, foreign }: OwnTexts,
  buyer: DraftParty,
  sellers: ReadonlySet<string>,
): Chosen | null {
  const countries = { buyer: buyer.country?.value ?? null, ours: supplier.address.country, sellers };
  const house = companyKey(withoutArticle(buyer.company?.value ?? ''));
  const notTheirs = new Set([...foreign, ...ofOthers(sheets, index)]);
  const national = countries.buyer ?? homes[languageOf(index.labels, '')] ?? null;
  return best(
    withoutForeign(countries, [
      ...candidatesOutside(buyer.vatId, ofSupplier),
      ...valuesAt(own, ['vatId'], 0.9, vatIdIn),
      ...anywhere(sheets, notTheirs, (text) => vatIdOf({ ...countries, house }, text), 0.8),
      ...anywhere(sheets, notTheirs, vatIdNamed, 0.8),
      ...brokenVatIds(sheets, notTheirs),
      ...anywhere(
        sheets,
        new Set([...notTheirs, ...namedNumbers(sheets)]),
        (text) => nationalVatId(national, house, text),
        0.8,
      ),
    ]),
  );
}
