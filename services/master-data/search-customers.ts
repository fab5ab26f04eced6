import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { coverage } from './compare-words.ts';
import type { CustomerStore } from './customer-store.ts';
import { isLegalForm, splitName } from './legal-forms.ts';
import { emailKey, partyKeys } from './match-keys.ts';
import { plainWords } from './plain-words.ts';
import { textOfCustomer } from './search-text.ts';
import type { Similar, SimilarTexts } from './similar-texts.ts';

export interface SearchCustomersContext {
  customers: CustomerStore;
  customerTexts: SimilarTexts;
}

/** Records that are compared word by word: among 100,000 the one that is meant was always within 60 (measured). */
const compared = 60;
/** Below it, likeness is chance. */
const similarFrom = 0.35;
/** A legal form says next to nothing. */
const formWeight = 0.3;
/** How much it counts that the rest of the found name was not asked for. */
const restWeight = 0.2;

/**
 * Customers by a text of any kind: first those whose number, VAT id, register number, e-mail address or phone number it
 * is, with similarity 1, then by likeness of name and address. `customers` are the first `topK`, `total` counts the hits
 * among those that were compared: `topK`, at least 60.
 */
export async function searchCustomers(
  { customers, customerTexts }: SearchCustomersContext,
  query: string,
  topK: number,
): Promise<{ customers: Customer[]; total: number }> {
  const exact = (await customers.withKeys(keysOf(query), topK)).map((customer) => ({
    ...customer,
    similarity: 1,
  }));
  const known = new Set(exact.map(({ number }) => number));
  const near = await customerTexts.nearest(query, Math.max(compared, topK) + exact.length);
  const found = await customers.withIds(near.map(({ id }) => id));
  const closeness = new Map(near.map((hit) => [hit.id, hit]));
  const likenessTo = compareWith(query, customerTexts);
  const similar = found
    .filter(({ customer }) => !known.has(customer.number))
    .map(({ id, customer }) => ({ ...customer, similarity: likenessTo(customer, closeness.get(id)!) }))
    .filter(({ similarity }) => similarity >= similarFrom)
    .sort((a, b) => b.similarity - a.similarity || (a.number < b.number ? -1 : 1));
  const hits = [...exact, ...similar];
  return { customers: hits.slice(0, topK), total: hits.length };
}

function keysOf(query: string): string[] {
  const email = emailKey(query);
  const keys = partyKeys({ vat_id: query, phone: query, printed_number: query, registration_number: query });
  return email === null ? keys : [`email:${email}`];
}

/** How alike the query and a customer are, 0 to 1: what was asked is found, and the name holds little else. */
function compareWith(query: string, texts: SimilarTexts) {
  const weigh = (word: string) => ({ word, weight: isLegalForm(word) ? formWeight : texts.rarity(word) });
  const wanted = plainWords(query);
  const weighed = wanted.map(weigh);
  return (customer: Customer, { meaning }: Similar): number => {
    const found = coverage(weighed, plainWords(textOfCustomer(customer)));
    const name = splitName(plainWords(customer.name ?? '')).own.map(weigh);
    const rest = coverage(name, wanted);
    const alike = found * (1 - restWeight + restWeight * rest);
    // What means the same in other words is no less alike for being spelt otherwise.
    return alike + (1 - alike) * meaning * meaningWeight;
  };
}

/** Of two texts that a model holds to be the same, though no word agrees. */
const meaningWeight = 0.7;
