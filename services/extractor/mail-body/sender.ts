import type { Chosen, Draft, DraftParty } from '../draft.ts';
import { domainName } from '../fields/domains.ts';
import { isFirstName } from '../fields/signed-lines.ts';
import type { ExtractSettings } from '../settings.ts';
import { companyKey, looksLikePerson } from '../values/company.ts';
import { domainOf, isOurAddress } from '../values/email.ts';
import { foldWord } from '../values/fold.ts';
import { isGivenName } from '../values/given-name.ts';
import { isOffice, namesTrade, withoutOffice } from '../values/house-words.ts';

/** Who sent the mail that an order came with: the address may be anybody's, so it alone does not say who buys. */
export interface Sender {
  address: string;
  /** Empty when the mail says none. */
  name: string;
}

/** Addresses that nobody reads. */
const unread =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-daemon|postmaster|bounces?|notifications?)(?![a-z])/i;
/** Any mail claims a sender: less sure than what the order prints, more than a guess. */
const confidence = 0.7;
/** Who sends and signs is one. */
const signsToo = 0.85;

/** The draft with the sender as the buyer's way of contact where the documents name none. Our own people do not count. */
export function withSender(
  draft: Draft,
  sender: Sender | null,
  supplier: ExtractSettings['supplier'],
): Draft {
  if (sender === null || addressOfOthers(sender, supplier) === null || unread.test(sender.address))
    return draft;
  const { buyer } = draft;
  // A system of the house printed or sent it: nobody reads what is written to that.
  const printed = buyer.email !== null && unread.test(buyer.email.value) ? null : buyer.email;
  const isSame = printed === null || printed.value.toLowerCase() === sender.address.toLowerCase();
  const name = isSame ? personOf(sender, buyer) : null;
  return {
    ...draft,
    buyer: {
      ...buyer,
      email: printed ?? asSender(sender.address),
      contactPerson: contactOf(buyer, name),
    },
  };
}

/** Who signed, by the full name where only the first is signed; else who sent the mail. */
function contactOf({ contactPerson: signed }: DraftParty, name: string | null): Chosen | null {
  if (name === null || signed === null) return signed ?? (name === null ? null : asSender(name));
  const isFirstName = !/\s/.test(signed.value) && foldWord(signed.value) === foldWord(name.split(' ')[0]!);
  return isFirstName
    ? { ...asSender(name), confidence: signsToo, places: signed.places, because: "the e-mail's sender signs" }
    : signed;
}

/** The person that a mail says it is from: `Rossi, Anna` is Anna Rossi; a firm, its office or its system is nobody. */
function personOf(sender: Sender, { company }: DraftParty): string | null {
  const [, surname, given] = /^([^,]+), ([^,]+)$/.exec(sender.name) ?? [];
  const turned =
    given !== undefined && isGivenName(given.split(' ')[0]!) ? `${given} ${surname}` : sender.name;
  const name = turned.split(/\s*[|(]|\s+[–—-]\s+/)[0]!;
  const isHouse = company !== null && companyKey(company.value).startsWith(companyKey(name));
  const isPart = isOffice(name) || withoutOffice(name) !== name;
  const isPerson = looksLikePerson(name) || isFirstName(name);
  return isPerson && !isHouse && !isPart && !isFirm(name, sender) ? name : null;
}

/** A name with a kind of firm, or that of the domain unless a given name begins it. */
function isFirm(name: string, { address }: Sender): boolean {
  const key = companyKey(name);
  const isOfDomain = key.length >= shortestName && domainName(domainOf(address)) === key;
  return namesTrade(name) || (isOfDomain && !isGivenName(name.split(' ')[0]!));
}
/** Shorter names are in too many domains. */
const shortestName = 5;

/**
 * The draft with the firm that signs a mail and sends it: a name that looks like a person's, where it is that of the
 * mail's sender and of the domain as well.
 */
export function withSignedFirm(draft: Draft, sender: Sender | null): Draft {
  const { company, contactPerson: signed } = draft.buyer;
  const isSigned = signed !== null && companyKey(signed.value) === companyKey(sender?.name ?? '');
  if (!isSigned || company !== null || sender === null || !isFirm(signed.value, sender)) return draft;
  const firm = { ...signed, confidence, because: "the e-mail's sender and its domain" };
  return {
    ...draft,
    buyer: { ...draft.buyer, company: firm, contactPerson: null },
    doubts: draft.doubts.filter(({ code }) => code !== 'customer_missing'),
  };
}

/** The address that a mail was sent from; null when it has none, or our own people sent it. */
export function addressOfOthers(
  sender: Sender | null,
  { email }: ExtractSettings['supplier'],
): string | null {
  if (!sender?.address.includes('@')) return null;
  return isOurAddress(sender.address, email) ? null : sender.address;
}

function asSender(value: string): Chosen {
  return { value, confidence, places: [], because: "the e-mail's sender" };
}
