import type { ReadFile } from '@orderloom/pages/page.ts';
import {
  closesRound,
  groupOf,
  housePlacing,
  placedBy,
  tellsOwner,
} from '@orderloom/pages/parts/shop-orders.ts';
import type { Chosen, Draft, DraftParty } from '../draft.ts';
import { domainName, hasDomain } from '../fields/domains.ts';
import { mayBeCompany } from '../fields/party-names.ts';
import { sheetsOf } from '../layout/sheet.ts';
import { companyKey, hasLegalForm } from '../values/company.ts';
import { domainOf } from '../values/email.ts';
import { isOffice } from '../values/house-words.ts';
import { chosenFrom, type Said, saidOn } from './named-houses.ts';
import type { Sender } from './sender.ts';
import { isPerson } from './signers.ts';

/** What the text of an e-mail says that a system wrote to bring an order. */
export interface Brought {
  /** A shop tells its owner, a group of buyers its supplier. */
  by: 'shop' | 'group';
  /** The person who ordered in the shop, or the group, where the text names it. */
  who: Said | null;
  /** The house that ordered on a platform. */
  house: Said | null;
}

/** Who a sentence and an address name. */
const toldTwice = 0.88;
/** A system says so in one of the first lines. */
const firstLines = 12;

/** Null where a person writes. */
export function broughtBy(bodies: readonly ReadFile[]): Brought | null {
  const first = saidOn(sheetsOf(bodies)).slice(0, firstLines);
  const ofShop = first.filter(({ text }) => tellsOwner(text));
  const told = ofShop.length > 0 ? ofShop : first.filter(({ text }) => closesRound(text));
  if (told.length === 0) return null;
  const nameIn = ofShop.length > 0 ? placedBy : groupOf;
  const [who] = told.flatMap((said) => {
    const text = nameIn(said.text);
    return text === null ? [] : [{ ...said, text }];
  });
  const [house] = ofShop.flatMap((said) => {
    const text = housePlacing(said.text);
    return text === null || isPerson(text) ? [] : [{ ...said, text }];
  });
  return { by: ofShop.length > 0 ? 'shop' : 'group', who: who ?? null, house: house ?? null };
}

/**
 * The draft with who buys by an order that a system brought: in a shop the person who placed it and the firm below that
 * name in an address; in a round of orders the group, and not the house at which the goods are handed over.
 */
export function withBroughtBuyer(
  draft: Draft,
  bodies: readonly ReadFile[],
  { by, who, house }: Brought,
  sender: Sender | null,
): Draft {
  if (by === 'group') return withGroup(draft, who, sender);
  const customer = who === null ? draft : withCustomer(draft, bodies, who, sender);
  const own = house === null ? customer : withHouse(customer, bodies, house);
  return { ...withDayOfOrder(own), homePage: null, isOfShop: true };
}

/** The house that a platform names, surer where it stands in a line of its own as well; what is below in small print is the platform. */
function withHouse(draft: Draft, bodies: readonly ReadFile[], house: Said): Draft {
  const { buyer } = draft;
  if (isSame(buyer.company?.value ?? '', house.text)) return draft;
  const line = saidOn(sheetsOf(bodies)).find(({ text }) => isSame(text, house.text));
  const told = chosenFrom(line ? { ...line, text: house.text } : house, 'just placed the order');
  const company = line ? { ...told, confidence: toldTwice } : told;
  const isHouse = isSame(buyer.contactPerson?.value ?? '', house.text);
  // The address of the platform is none of its buyer's.
  const none = { street: null, postalCode: null, city: null, country: null };
  return {
    ...draft,
    buyer: {
      ...buyer,
      ...(isFirm(buyer.company) && none),
      company,
      contactPerson: isHouse ? null : buyer.contactPerson,
    },
    doubts: withoutDoubt(draft.doubts, company),
  };
}

/** `Ann Lee placed order #12 on Apr 22`: no day of delivery. */
function withDayOfOrder(draft: Draft): Draft {
  const { deliveryDate: day, orderDate } = draft;
  const [place] = day?.places ?? [];
  if (!day || !place || !tellsOwner(place.text)) return draft;
  return {
    ...draft,
    orderDate: orderDate ?? { ...day, because: 'the order was placed that day' },
    ...{ deliveryDate: null, deliveryDateFrom: null, deliveryDateTo: null },
  };
}

function withCustomer(draft: Draft, bodies: readonly ReadFile[], who: Said, sender: Sender | null): Draft {
  const { buyer, shipTo } = draft;
  const said = saidOn(sheetsOf(bodies));
  const firm = firmBelow(said, who.text);
  const company = firm ? chosenFrom(firm, 'stands below who placed the order') : null;
  const isAddressed = said.some(({ text }) => isSame(text, who.text));
  const told = chosenFrom(who, 'placed the order in a shop');
  const contactPerson = isAddressed ? { ...told, confidence: toldTwice } : told;
  const isOpen =
    buyer.company === null || isShop(buyer.company, sender) || isSame(buyer.company.value, who.text);
  const own =
    company && !isFirm(buyer.company)
      ? company
      : isOpen
        ? chosenFrom(who, 'placed the order')
        : buyer.company;
  const isTheirs = shipTo.company !== null && isSame(shipTo.company.value, who.text);
  return {
    ...draft,
    buyer: { ...buyer, company: own, contactPerson },
    shipTo: company && isTheirs ? { ...shipTo, company, contactPerson: shipTo.company } : shipTo,
    doubts: withoutDoubt(draft.doubts, own),
  };
}

/** The line between the name and the street of an address: `Ann Lee`, `The Corner House`, `18 Castle Arcade`. */
function firmBelow(said: readonly Said[], who: string): Said | null {
  const at = said.findIndex(({ text, line }, i) => {
    const [firm, street] = [said[i + 1], said[i + 2]];
    return (
      isSame(text, who) &&
      firm?.line === line + 1 &&
      street?.line === line + 2 &&
      /\d/.test(street.text) &&
      mayBeCompany(firm.text) &&
      !/\d|@/.test(firm.text)
    );
  });
  return at < 0 ? null : said[at + 1]!;
}

/** The platform of several groups sends for the one that the text names. */
function withGroup(draft: Draft, who: Said | null, sender: Sender | null): Draft {
  const { buyer, shipTo } = draft;
  if (isFirm(buyer.company)) return draft;
  const isPlace =
    buyer.company === null ||
    (shipTo.company !== null &&
      isSame(buyer.company.value, shipTo.company.value) &&
      !isShop(buyer.company, sender));
  const group =
    who && !isSame(who.text, buyer.company?.value ?? '')
      ? chosenFrom(who, 'its round of orders is closed')
      : null;
  const company = group ?? (isPlace && sender ? ofSender(sender) : null);
  if (company === null) return draft;
  const none = { street: null, postalCode: null, city: null, country: null };
  return {
    ...draft,
    buyer: { ...buyer, company, ...(isPlace && none) },
    doubts: withoutDoubt(draft.doubts, company),
  };
}

/** Less than what a mail says of itself in its text: a person has to look. */
const confidenceOfSender = 0.6;

function ofSender({ name }: Sender): Chosen | null {
  if (name === '' || isPerson(name) || isOffice(name)) return null;
  return { value: name, confidence: confidenceOfSender, places: [], because: "the e-mail's sender" };
}

/** The name of who sends, or of its domain. */
function isShop({ value }: Chosen, sender: Sender | null): boolean {
  if (sender === null) return false;
  const [key, name] = [value, sender.name].map(companyKey) as [string, string];
  return (
    (name !== '' && (name.includes(key) || key.includes(name))) ||
    hasDomain(value, new Set([domainName(domainOf(sender.address))]))
  );
}

function isFirm(company: DraftParty['company']): boolean {
  return company !== null && hasLegalForm(company.value);
}

function isSame(one: string, other: string): boolean {
  return companyKey(one) === companyKey(other);
}

function withoutDoubt(doubts: Draft['doubts'], company: Chosen | null): Draft['doubts'] {
  return company ? doubts.filter(({ code }) => code !== 'customer_missing') : doubts;
}
