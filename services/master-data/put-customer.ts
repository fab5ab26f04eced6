import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import type { MasterDataChanges } from './master-data-changes.ts';
import { customerKeys } from './match-keys.ts';
import { textOfCustomer } from './search-text.ts';
import type { SimilarTexts } from './similar-texts.ts';

export interface PutCustomerContext {
  customers: CustomerStore;
  customerTexts: SimilarTexts;
  changes: MasterDataChanges;
  newId: () => string;
}

/**
 * Inserts or replaces each customer by its number, all in one durable step. An empty id keeps the former one, or makes one.
 * For each in turn the record, or why it was refused.
 */
export async function putCustomers(
  context: PutCustomerContext,
  given: Customer[],
): Promise<(Customer | Failure)[]> {
  const { customers, customerTexts, changes } = context;
  const { complete, hasNew } = await withIds(context, given);
  const ids = await customers.put(
    complete.map((customer) => ({ customer, matchKeys: customerKeys(customer) })),
  );
  const stored = ids.map((id, i) => (id instanceof Failure ? id : complete[i]!));
  await customerTexts.set(
    ids.flatMap((id, i) => (id instanceof Failure ? [] : [{ id, text: textOfCustomer(complete[i]!) }])),
  );
  changes.note('customers');
  // One that was deleted and is put again has a say in the lines of his orders again.
  if (hasNew) changes.note('mappings');
  return stored;
}

export async function deleteCustomer(
  { customers, customerTexts, changes }: Omit<PutCustomerContext, 'newId'>,
  number: string,
): Promise<void> {
  const id = await customers.remove(number);
  if (id === undefined) throw new Failure('not_found', 'Customer not found');
  await customerTexts.remove(id);
  changes.note('customers');
  // They went with him: lines of his that are open have another reason by now.
  changes.note('mappings');
}

/** A number that comes twice keeps the id that it was given, or made, first. Whether any was not there before. */
async function withIds(
  { customers, newId }: PutCustomerContext,
  given: Customer[],
): Promise<{ complete: Customer[]; hasNew: boolean }> {
  const idOf = new Map<string, string>();
  const complete: Customer[] = [];
  let hasNew = false;
  for (const customer of given) {
    const { number } = customer;
    const former = await customers.get(number);
    hasNew ||= former === undefined;
    const id = customer.id.toLowerCase() || idOf.get(number) || former?.id || newId();
    idOf.set(number, id);
    complete.push({ ...customer, id, similarity: null });
  }
  return { complete, hasNew };
}
