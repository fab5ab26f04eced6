import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { coverage } from './compare-words.ts';
import type { CustomerStore } from './customer-store.ts';
import { findByIdentifier } from './find-by-identifier.ts';
import { splitName } from './legal-forms.ts';
import { postalKey } from './match-keys.ts';
import { plainWords } from './plain-words.ts';
import { placeOfCustomer } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface SearchCustomersContext {
  customers: CustomerStore;
  customerTexts: SimilarTexts;
}

/**
 * Records that are compared word by word. The one that is meant was always within 60 of 100,000; of the ten most alike of
 * 10,000 within 60 were 89 %, within 120 97 % (measured).
 */
const compared = 120;
/** Of one postal code. */
const neighbourLimit = 100;
/** Below it, likeness is chance. */
export const similarFrom = 0.35;
/** Of those who are not compared, who has this part of the query's letters is a hit. */
const hitFrom = 0.5;
/** Comparing them all would take four times as long as a search may. */
const mostByText = 1_000;
/** A legal form says next to nothing, but of two alike it chooses. */
const otherForm = 0.98;
/** How much it counts that the rest of the found name was not asked for. */
const restWeight = 0.2;

/**
 * Customers by a text of any kind: first those whose number, VAT id, register number, e-mail address or phone number all of
 * it is, with similarity 1, then by likeness of name and address. `customers` are the first `topK`; `total` counts the
 * hits, a thousand by their texts at most, whatever `topK` is.
 */
export async function searchCustomers(
  context: SearchCustomersContext,
  query: string,
  topK: number,
): Promise<{ customers: Customer[]; total: number }> {
  const exact = await findByIdentifier(context.customers, query, mostByText);
  const { near, far } = await candidates(context, query, exact);
  const likenessTo = compareWith(query, context.customerTexts);
  const weigh = ({ customer, meaning }: Candidate) => ({
    ...customer,
    similarity: likenessTo(customer, meaning),
  });
  const similar = near.map(weigh).filter(({ similarity }) => similarity >= similarFrom);
  const wanted = Math.max(0, topK - exact.length - similar.length);
  const alike = [...similar, ...far.slice(0, wanted).map(weigh)].sort(
    (a, b) => b.similarity - a.similarity || (a.number < b.number ? -1 : 1),
  );
  const hits = [...exact.map((customer) => ({ ...customer, similarity: 1 })), ...alike];
  return { customers: hits.slice(0, topK), total: exact.length + similar.length + far.length };
}

interface Candidate {
  customer: Customer;
  meaning: number;
}

/**
 * To be compared are the nearest by their letters, those by their meaning, and those who live at a postal code that the
 * query names; `far` are the next by their letters.
 */
async function candidates(
  { customers, customerTexts }: SearchCustomersContext,
  query: string,
  exact: Customer[],
): Promise<{ near: Candidate[]; far: Candidate[] }> {
  const known = new Set(exact.map(({ number }) => number));
  const neighbours = await customers.withKeys(postalKeys(query), neighbourLimit);
  const isNeighbour = new Set(neighbours.map(({ number }) => number));
  const texts = (await customerTexts.nearest(query, mostByText)).map((text, i) => ({
    ...text,
    isNear: i < compared || text.meaning > 0,
  }));
  const textOf = new Map(texts.map((text) => [text.id, text]));
  const hits = texts.filter(({ isNear, letters }) => isNear || letters >= hitFrom);
  const found = (await customers.withIds(hits.map(({ id }) => id)))
    .filter(({ customer }) => !known.has(customer.number))
    .map(({ id, customer }) => ({ customer, ...textOf.get(id)! }));
  const near = found.filter(({ isNear, customer }) => isNear || isNeighbour.has(customer.number));
  for (const { customer } of near) known.add(customer.number);
  const others = neighbours.filter(({ number }) => !known.has(number));
  return {
    near: [...near, ...others.map((customer) => ({ customer, meaning: 0 }))],
    far: found.filter(({ customer }) => !known.has(customer.number)),
  };
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
