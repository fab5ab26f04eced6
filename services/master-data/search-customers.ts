import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { coverage } from './compare-words.ts';
import type { CustomerStore } from './customer-store.ts';
import { findByIdentifier } from './find-by-identifier.ts';
import { splitName } from './legal-forms.ts';
import { postalKey } from './match-keys.ts';
import { plainWords } from './plain-words.ts';
import { placeOfCustomer } from './search-text.ts';
import type { Similar, SimilarTexts } from './similar-texts.ts';

export interface SearchCustomersContext {
  customers: CustomerStore;
  customerTexts: SimilarTexts;
}

/** Records that are compared word by word: among 100,000 the one that is meant was always within 60 (measured). */
const compared = 60;
/** Of one postal code. */
const neighbourLimit = 100;
/** Below it, likeness is chance. */
const similarFrom = 0.35;
/** A legal form says next to nothing, but of two alike it chooses. */
const otherForm = 0.98;
/** How much it counts that the rest of the found name was not asked for. */
const restWeight = 0.2;

/**
 * Customers by a text of any kind: first those whose number, VAT id, register number, e-mail address or phone number all of
 * it is, with similarity 1, then by likeness of name and address. `customers` are the first `topK`, `total` counts the hits
 * among those that were compared: `topK`, at least 60.
 */
export async function searchCustomers(
  context: SearchCustomersContext,
  query: string,
  topK: number,
): Promise<{ customers: Customer[]; total: number }> {
  const { customers, customerTexts } = context;
  const exact = (await findByIdentifier(customers, query, topK)).map((customer) => ({
    ...customer,
    similarity: 1,
  }));
  const known = new Set(exact.map(({ number }) => number));
  const near = await customerTexts.nearest(query, Math.max(compared, topK) + exact.length);
  const found = await candidates(context, query, near);
  const likenessTo = compareWith(query, customerTexts);
  const similar = found
    .filter(({ customer }) => !known.has(customer.number))
    .map(({ customer, meaning }) => ({ ...customer, similarity: likenessTo(customer, meaning) }))
    .filter(({ similarity }) => similarity >= similarFrom)
    .sort((a, b) => b.similarity - a.similarity || (a.number < b.number ? -1 : 1));
  const hits = [...exact, ...similar];
  return { customers: hits.slice(0, topK), total: hits.length };
}

/** The nearest by their texts, and those who live at a postal code that the query names. */
async function candidates({ customers }: SearchCustomersContext, query: string, near: Similar[]) {
  const found = await customers.withIds(near.map(({ id }) => id));
  const meaningOf = new Map(near.map(({ id, meaning }) => [id, meaning]));
  const byText = found.map(({ id, customer }) => ({ customer, meaning: meaningOf.get(id)! }));
  const known = new Set(found.map(({ customer }) => customer.number));
  const neighbours = (await customers.withKeys(postalKeys(query), neighbourLimit)).filter(
    ({ number }) => !known.has(number),
  );
  return [...byText, ...neighbours.map((customer) => ({ customer, meaning: 0 }))];
}

/** Of the query's words, and of two in a row, those that may be postal codes: `1011 AB`, `50667`. */
function postalKeys(query: string): string[] {
  const words = query.split(/\s+/);
  const codes = [...words, ...words.slice(1).map((word, i) => `${words[i]}${word}`)];
  return codes
    .filter((code) => /\d/.test(code) && code.length <= 10)
    .flatMap((code) => postalKey(code) ?? [])
    .map((key) => `postal:${key}`);
}

/** How alike the query and a customer are, 0 to 1: what was asked is found, and the name holds little else. */
function compareWith(query: string, texts: SimilarTexts) {
  const weigh = (word: string) => ({ word, weight: texts.rarity(word) });
  const asked = splitName(plainWords(query));
  const wanted = asked.own.map(weigh);
  return (customer: Customer, meaning: number): number => {
    const { own, form } = splitName(plainWords(customer.name ?? ''));
    const found = coverage(wanted, [...own, ...plainWords(placeOfCustomer(customer))]);
    const rest = coverage(own.map(weigh), asked.own);
    const byForm = asked.form !== '' && asked.form !== form ? otherForm : 1;
    const alike = found * (1 - restWeight + restWeight * rest) * byForm;
    // What means the same in other words is no less alike for being spelt otherwise.
    return alike + (1 - alike) * meaning * meaningWeight;
  };
}

/** Of two texts that a model holds to be the same, though no word agrees. */
const meaningWeight = 0.7;
