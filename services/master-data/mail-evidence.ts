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
 * What speaks against each customer when the e-mail was sent from an address of another one's, or the document prints one
 * that is no provider's. Unless a VAT id, register or customer number says that he is the one, it is for a person to say who
 * of them buys.
 */
export function againstMail(
  buyer: Party,
  customers: readonly Customer[],
  shared: ReadonlySet<string>,
): (customer: Customer) => Against | null {
  const firms = domainKey(buyer.email) === null ? null : buyer.email;
  const ofSender = ownerBeside(buyer.sender_email, customers, shared);
  const ofPrinted = ownerBeside(firms, customers, shared);
  return (customer) => {
    if (agreesInKey(buyer, customer)) return null;
    const [sender, other] = [ofSender(customer), ofPrinted(customer)];
    if (sender !== null) return of(sender, 'the e-mail was sent from');
    return other && of(other, 'the document prints');
  };
}

/** Whose address it is, null when it is his or nobody's. */
function ownerBeside(
  address: string | null | undefined,
  customers: readonly Customer[],
  shared: ReadonlySet<string>,
): (customer: Customer) => Customer | null {
  const isTheirs = (customer: Customer) =>
    isAddress(address, customer) || isDomain(address, customer, shared);
  const owner = customers.find(isTheirs) ?? null;
  return (customer) => (isTheirs(customer) ? null : owner);
}

function of({ number }: Customer, where: string): Against {
  return { what: `${where} an address of customer ${number}`, isCertain: false, named: number };
}
