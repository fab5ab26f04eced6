import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Rarity } from './compare-names.ts';
import { firmEvidence } from './firm-evidence.ts';
import { againstMail, findSharedDomains } from './mail-evidence.ts';
import { type Against, isNamedFurther, otherLegalPerson } from './other-legal-person.ts';
import { placeEvidence } from './place-evidence.ts';

export interface Judged {
  customer: Customer;
  /** 0 to 1: that this one is the buyer, and not another one or nobody. */
  confidence: number;
  /** What agrees, as words of a sentence: `VAT id`, `postal code`. */
  agreeing: string[];
  /** True when he is of the buyer's firm, but what the document says of the place speaks against him. */
  isElsewhere: boolean;
  /** What says that he is another: a firm of the buyer's group, or not whose mail address it is. */
  against: Against | null;
}

/**
 * Natural logarithms of odds, as the weights of all evidence: set by judgement and checked on generated parties (`npm
 * run accuracy-master-data`). One identifier of a legal person, or a name together with a place, takes the odds over
 * 0.9; a name or a domain alone does not, because a sender's address is evidence and not identity. Of a firm that is a
 * customer, one document in twenty is taken to be of a branch that is none: so a place that differs leaves it open.
 */
const prior = -5;
const unlisted = -3;
/** Nine to one: more than a name alone. */
const sureOfFirm = 2.2;
/** Odds of another firm of a group: where a printed identifier tells it from the buyer, and where the name does. */
const mostOdds = { byIdentifier: 1, byName: 2 };

/**
 * Posterior probabilities, the likeliest first: each candidate's evidence against the others', against "a branch of the
 * same firm that is no customer" and against "none of them". So a customer is certain only with a margin to the
 * runner-up: two that fit equally well have 0.5 each at most. Nor is a customer whose identifier or name is another firm's.
 */
export function judgeCandidates(buyer: Party, candidates: Customer[], rarity: Rarity): Judged[] {
  const shared = findSharedDomains(buyer, candidates, rarity);
  const ofFirm = firmEvidence(buyer, rarity, shared);
  const ofMail = againstMail(buyer, candidates, shared);
  const seen = candidates.map((customer) => {
    const [firm, place] = [ofFirm(customer), placeEvidence(buyer, customer)];
    const against = otherLegalPerson(buyer, customer);
    const further = isNamedFurther(buyer, customer);
    return { customer, firm, place, logOdds: prior + sum(firm) + sum(place), against, further };
  });
  const sister = logOddsOfSister(seen);
  const weighed = seen.map(({ customer, firm, place, logOdds, further, ...each }) => {
    const isOneOfSeveral = further && logOdds < sister + sureOfFirm;
    const against = each.against ?? ofMail(customer) ?? (isOneOfSeveral ? sisterToo : null);
    return {
      customer,
      against,
      odds: heldBelow(Math.exp(logOdds), against),
      elsewhere: against === null ? Math.exp(prior + sum(firm) + unlisted) : 0,
      isElsewhere: prior + sum(firm) > sureOfFirm && sum(place) < 0,
      agreeing: [...firm, ...place].flatMap(({ agreeing }) => agreeing),
    };
  });
  const elsewhere = Math.max(0, ...weighed.map((each) => each.elsewhere));
  const total = weighed.reduce((all, { odds }) => all + odds, 1 + elsewhere);
  return weighed
    .map(({ odds, elsewhere: _, ...judged }) => ({ ...judged, confidence: odds / total }))
    .sort((a, b) => b.confidence - a.confidence || (a.customer.number < b.customer.number ? -1 : 1));
}

/** Of `Nord Handel` and `Nord Logistik` a document of `Nord` means either, though the latter's word is rarely a buyer's. */
const sisterToo: Against = { what: 'so does another firm of its group', isCertain: false };

/** Of the likeliest whom his longer name alone tells from the buyer. */
function logOddsOfSister(seen: { logOdds: number; against: Against | null; further: boolean }[]): number {
  const sisters = seen.filter(({ against, further }) => further && against !== null && !against.isCertain);
  return Math.max(Number.NEGATIVE_INFINITY, ...sisters.map(({ logOdds }) => logOdds));
}

/** Near the most that is allowed, those with more evidence still come first. */
function heldBelow(odds: number, against: Against | null): number {
  if (against === null) return odds;
  const most = against.isCertain ? mostOdds.byIdentifier : mostOdds.byName;
  return (most * odds) / (most + odds);
}

function sum(evidence: { weight: number }[]): number {
  return evidence.reduce((total, { weight }) => total + weight, 0);
}
