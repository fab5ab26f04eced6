import type { Customer, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Rarity } from './compare-names.ts';
import { findSharedDomain, firmEvidence } from './firm-evidence.ts';
import { type Against, otherLegalPerson } from './other-legal-person.ts';
import { placeEvidence } from './place-evidence.ts';

export interface Judged {
  customer: Customer;
  /** 0 to 1: that this one is the buyer, and not another one or nobody. */
  confidence: number;
  /** What agrees, as words of a sentence: `VAT id`, `postal code`. */
  agreeing: string[];
  /** True when he is of the buyer's firm, but what the document says of the place speaks against him. */
  isElsewhere: boolean;
  /** What says that he is another firm of the buyer's group. */
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
  const ofFirm = firmEvidence(buyer, rarity, findSharedDomain(buyer, candidates, rarity));
  const weighed = candidates.map((customer) => {
    const [firm, place] = [ofFirm(customer), placeEvidence(buyer, customer)];
    const evidence = [...firm, ...place];
    const against = otherLegalPerson(buyer, customer);
    return {
      customer,
      against,
      odds: heldBelow(Math.exp(prior + sum(firm) + sum(place)), against),
      elsewhere: against === null ? Math.exp(prior + sum(firm) + unlisted) : 0,
      isElsewhere: prior + sum(firm) > sureOfFirm && sum(place) < 0,
      agreeing: evidence.flatMap(({ agreeing }) => agreeing),
    };
  });
  const elsewhere = Math.max(0, ...weighed.map((each) => each.elsewhere));
  const total = weighed.reduce((all, { odds }) => all + odds, 1 + elsewhere);
  return weighed
    .map(({ odds, elsewhere: _, ...judged }) => ({ ...judged, confidence: odds / total }))
    .sort((a, b) => b.confidence - a.confidence || (a.customer.number < b.customer.number ? -1 : 1));
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
