import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { firmOf, nameLikeness, type Rarity, sameName } from './compare-names.ts';
import { type Evidence, nothing } from './evidence.ts';
import { domainKey, emailKey } from './match-keys.ts';
import { type Against, agreesInKey } from './other-legal-person.ts';

/** Whoever sends an e-mail may be another than its document's buyer: his address counts less than a printed one. */
const weights = { email: 7, senderEmail: 6, domain: 5, senderDomain: 4, homePage: 4 };

/** Domains of addresses that a document shows, where customers of different names have theirs too. */
export function findSharedDomains(
  buyer: Party,
  customers: readonly Customer[],
  rarity: Rarity,
): ReadonlySet<string> {
  const domains = [buyer.email, buyer.sender_email, buyer.home_page].map(domainKey);
  return new Set(
    domains.filter((domain) => domain !== null && isShared(domain, customers, rarity)) as string[],
  );
}

function isShared(domain: string, customers: readonly Customer[], rarity: Rarity): boolean {
  const [first, ...others] = customers.filter((customer) => hasDomain(customer, domain));
  if (first === undefined) return false;
  const firm = firmOf(first.name ?? '', rarity);
  return others.some((customer) => nameLikeness(firm, firmOf(customer.name ?? '', rarity)) < sameName);
}

function hasDomain(customer: Customer, domain: string): boolean {
  return [domainKey(customer.email), domainKey(customer.home_page)].includes(domain);
}

/** The best of what the printed address, the sender's and the web site say: they are hardly independent. */
export function mailEvidence(buyer: Party, customer: Customer, shared: ReadonlySet<string>): Evidence {
  const ways: [agrees: boolean, what: string, weight: number][] = [
    [isAddress(buyer.email, customer), 'e-mail address', weights.email],
    [isAddress(buyer.sender_email, customer), "sender's address", weights.senderEmail],
    [isDomain(buyer.email, customer, shared), 'e-mail domain', weights.domain],
    [isDomain(buyer.sender_email, customer, shared), "sender's domain", weights.senderDomain],
    [isDomain(buyer.home_page, customer, shared), 'web site', weights.homePage],
  ];
  const [, what, weight] = ways.find(([agrees]) => agrees) ?? [];
  return what === undefined || weight === undefined ? nothing : { weight, agreeing: [what] };
}

function isAddress(email: string | null | undefined, customer: Customer): boolean {
  const key = emailKey(email);
  return key !== null && key === emailKey(customer.email);
}

function isDomain(
  address: string | null | undefined,
  customer: Customer,
  shared: ReadonlySet<string>,
): boolean {
  const domain = domainKey(address);
  return domain !== null && !shared.has(domain) && hasDomain(customer, domain);
}

/**
 * What speaks against each customer when the sender's address and the document are of different ones: the e-mail was sent
 * from another's, or it was from his, but the document prints another's. Unless a VAT id, register or customer number says
 * that he is the one, it is for a person to say who of them buys.
 */
export function againstSender(
  buyer: Party,
  customers: readonly Customer[],
  shared: ReadonlySet<string>,
): (customer: Customer) => Against | null {
  const has = (address: string | null | undefined) => (customer: Customer) =>
    isAddress(address, customer) || isDomain(address, customer, shared);
  const [isSenders, isPrinted] = [has(buyer.sender_email), has(buyer.email)];
  const [sender, printed] = [customers.find(isSenders), customers.find(isPrinted)];
  return (customer) => {
    if (sender === undefined || agreesInKey(buyer, customer)) return null;
    if (!isSenders(customer))
      return { what: `the e-mail was sent from an address of customer ${sender.number}`, isCertain: false };
    return printed === undefined || isPrinted(customer)
      ? null
      : { what: `the document prints an address of customer ${printed.number}`, isCertain: false };
  };
}
