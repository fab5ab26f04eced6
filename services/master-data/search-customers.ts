import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import { partyKeys } from './match-keys.ts';
import type { Embed, VectorIndex } from './vector-index.ts';

export interface SearchCustomersContext {
  customers: CustomerStore;
  customerVectors: VectorIndex;
  embed: Embed;
}

/** Below it, likeness is chance: unrelated texts have 0 ± 0.06. */
const atLeast = 0.2;

/**
 * Customers by a text of any kind: first those whose number, VAT id, e-mail address or phone number it is, with
 * similarity 1, then by likeness of name and address. `total` counts all hits, `customers` the first `topK`.
 */
export async function searchCustomers(
  { customers, customerVectors, embed }: SearchCustomersContext,
  query: string,
  topK: number,
): Promise<{ customers: Customer[]; total: number }> {
  const identifiers = { vat_id: query, phone: query, printed_number: query };
  const keys = partyKeys(identifiers).concat(
    query.includes('@') ? `email:${query.trim().toLowerCase()}` : [],
  );
  const exact = (await customers.withKeys(keys, topK)).map((customer) => ({ ...customer, similarity: 1 }));

  const known = new Set(exact.map(({ number }) => number));
  const [nearest] = await customerVectors.nearest(await embed([query]), topK + exact.length, atLeast);
  const { hits, total } = nearest!;
  const alike = hits.filter(({ key }) => !known.has(key));
  const found = await Promise.all(
    alike.map(async ({ key, similarity }) => ({ customer: await customers.get(key), similarity })),
  );
  const similar = found.flatMap(({ customer, similarity }) =>
    customer ? [{ ...customer, similarity }] : [],
  );
  const repeated = hits.length - alike.length;
  return { customers: [...exact, ...similar].slice(0, topK), total: total - repeated + exact.length };
}
