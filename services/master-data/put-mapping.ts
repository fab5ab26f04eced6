import { Failure } from '@orderloom/errors/failure.ts';
import type { Mapping } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { CustomerStore } from './customer-store.ts';
import type { MappingStore } from './mapping-store.ts';
import { numberKey } from './match-keys.ts';
import type { ProductStore } from './product-store.ts';

export interface PutMappingContext {
  customers: CustomerStore;
  products: ProductStore;
  mappings: MappingStore;
}

/** Inserts or replaces what a customer calls an article. Both must exist: else a Failure `not_found`. */
export async function putMapping(context: PutMappingContext, mapping: Mapping): Promise<Mapping> {
  const { customer_number, item_number, language_code } = mapping;
  if (!(await context.customers.get(customer_number))) throw new Failure('not_found', 'Customer not found');
  if (!(await context.products.get(item_number, language_code))) {
    throw new Failure('not_found', 'Product not found');
  }
  await context.mappings.put(mapping, numberKey(mapping.customer_item_number) ?? '');
  return mapping;
}
