import type { Customer, CustomerResolution, Party } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import { type Judged, judgeCandidates } from './judge-candidates.ts';
import { partyKeys } from './match-keys.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface FindCustomerContext {
  customers: CustomerStore;
  customerTexts: SimilarTexts;
  /** Confidence, 0 to 1, from which a customer counts as found. */
  customerThreshold: number;
}

/** Where the tenant has set no other: at it, one order in ten would be wrong if every one were borderline. */
export const defaultCustomerThreshold = 0.9;
/** A chain's branches may share a domain or a VAT id. */
const lookupLimit = 100;
const namesakeLimit = 40;
const shownCandidates = 5;
/** Less likely ones do not help the person who decides. */
const shownFrom = 0.01;

/** Who the buyer of a document is among the customers, or why none is certain. */
export async function findCustomer(
  context: FindCustomerContext,
  buyer: Party | null,
): Promise<CustomerResolution> {
  if (buyer === null || Object.values(buyer).every((value) => !value)) {
    return { customer_number: null, confidence: 0, candidates: [], because: 'The document shows no buyer.' };
  }
  const candidates = await findCandidates(context, buyer);
  const judged = judgeCandidates(buyer, candidates, context.customerTexts.rarity);
  const best = judged[0];
  const isFound =
    best !== undefined && best.confidence >= context.customerThreshold && !best.against?.isCertain;
  return {
    customer_number: isFound ? best.customer.number : null,
    confidence: best?.confidence ?? 0,
    candidates: shown(judged).map(({ customer, confidence }) => ({
      number: customer.number,
      name: nameAndPlace(customer),
      score: confidence,
    })),
    because: explain(judged, isFound),
  };
}

async function findCandidates(context: FindCustomerContext, buyer: Party): Promise<Customer[]> {
  const byKey = await context.customers.withKeys(partyKeys(buyer), lookupLimit);
  const known = new Set(byKey.map(({ number }) => number));
  const alike = (await namesakes(context, buyer)).filter(({ number }) => !known.has(number));
  return [...byKey, ...alike];
}

async function namesakes(
  { customers, customerTexts }: FindCustomerContext,
  buyer: Party,
): Promise<Customer[]> {
  if (!buyer.company) return [];
  const text = [buyer.company, buyer.branch, buyer.city, buyer.postal_code, buyer.street]
    .filter(Boolean)
    .join(' ');
  const near = await customerTexts.nearest(text, namesakeLimit);
  return (await customers.withIds(near.map(({ id }) => id))).map(({ customer }) => customer);
}

/** The likeliest, and whom the reason names: however unlikely, he is one of those to choose from. */
function shown(judged: Judged[]): Judged[] {
  const likely = judged.filter(({ confidence }) => confidence >= shownFrom);
  if (likely.length === 0) return [];
  const named = judged.filter(({ customer }) => customer.number === judged[0]?.against?.named);
  const others = likely.filter((each) => !named.includes(each));
  const kept = new Set([...others.slice(0, shownCandidates - named.length), ...named]);
  return judged.filter((each) => kept.has(each));
}

/** `Müller GmbH, 50667 Köln`: namesakes and branches are told by the place alone. */
function nameAndPlace({ name, postal_code, city }: Customer): string {
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [name, place].filter(Boolean).join(', ');
}

function explain([best, second]: Judged[], isFound: boolean): string {
  if (best === undefined || best.confidence < shownFrom) return 'No customer resembles the buyer.';
  const what = best.agreeing.length === 0 ? 'little' : listed(best.agreeing);
  if (isFound) return `Customer ${best.customer.number} agrees in ${what}.`;
  if (best.against !== null) {
    return `Customer ${best.customer.number} agrees in ${what}, but ${best.against.what}.`;
  }
  if (second !== undefined && second.confidence > best.confidence / 3) {
    return `Customers ${best.customer.number} and ${second.customer.number} fit almost equally well.`;
  }
  if (best.isElsewhere) {
    return `Customer ${best.customer.number} is of this firm, but elsewhere: the buyer may be a branch that is no customer.`;
  }
  return `The nearest customer, ${best.customer.number}, agrees in ${what} only.`;
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
