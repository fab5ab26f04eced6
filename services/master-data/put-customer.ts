import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import { customerKeys } from './match-keys.ts';
import type { Embed, VectorIndex } from './vector-index.ts';

export interface PutCustomerContext {
  customers: CustomerStore;
  customerVectors: VectorIndex;
  embed: Embed;
  newId: () => string;
}

/** Inserts or replaces the customer of that number. An empty id keeps the former one, or makes one. */
export async function putCustomer(context: PutCustomerContext, given: Customer): Promise<Customer> {
  const former = await context.customers.get(given.number);
  const id = given.id || former?.id || context.newId();
  const customer = { ...given, id, similarity: null };
  // The vector first: whoever has the answer finds the record, and a vector without a record is passed over.
  const [vector] = await context.embed([searchText(customer)]);
  await context.customerVectors.put(customer.number, vector!);
  await context.customers.put(customer, customerKeys(customer));
  return customer;
}

export async function deleteCustomer(
  { customers, customerVectors }: Pick<PutCustomerContext, 'customers' | 'customerVectors'>,
  number: string,
): Promise<void> {
  if (!(await customers.remove(number))) throw new Failure('not_found', 'Customer not found');
  await customerVectors.remove(number);
}

/** The name twice, so that it weighs more than the address. */
function searchText({ name, city, postal_code, address, contact_person }: Customer): string {
  return [name, name, city, postal_code, address, contact_person].filter(Boolean).join(' ');
}
