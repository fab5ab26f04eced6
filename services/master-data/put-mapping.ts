import { Failure } from '@orderloom/errors/failure.ts';
import type { Mapping } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import type { MappingStore } from './mapping-store.ts';
import type { MasterDataChanges } from './master-data-changes.ts';
import { mappingKey } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';

export interface PutMappingContext {
  customers: CustomerStore;
  products: ProductStore;
  mappings: MappingStore;
  changes: MasterDataChanges;
}

/**
 * Inserts or replaces what a customer calls each article, all in one durable step. For each in turn the mapping, or a
 * Failure `not_found` when its customer or product does not exist.
 */
export async function putMappings(
  context: PutMappingContext,
  given: Mapping[],
): Promise<(Mapping | Failure)[]> {
  const checked: (Mapping | Failure)[] = [];
  for (const mapping of given) checked.push((await missingPart(context, mapping)) ?? mapping);
  const taken = checked.filter((each): each is Mapping => !(each instanceof Failure));
  await context.mappings.put(taken.map((mapping) => ({ mapping, itemKey: mappingKey(mapping) })));
  context.changes.note('mappings');
  return checked;
}

export async function deleteMapping(
  { mappings, changes }: Pick<PutMappingContext, 'mappings' | 'changes'>,
  customerNumber: string,
  customerItemNumber: string,
): Promise<void> {
  if (!(await mappings.remove(customerNumber, customerItemNumber))) {
    throw new Failure('not_found', 'Mapping not found');
  }
  changes.note('mappings');
}

async function missingPart(
  { customers, products }: PutMappingContext,
  { customer_number, item_number, language_code }: Mapping,
): Promise<Failure | undefined> {
  if (!(await customers.get(customer_number))) return new Failure('not_found', 'Customer not found');
  if (!(await products.get(item_number, language_code))) return new Failure('not_found', 'Product not found');
  return undefined;
}
