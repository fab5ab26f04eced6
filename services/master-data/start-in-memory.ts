import { randomUUID } from 'node:crypto';
import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { letters } from './embed-text.ts';
import { defaultCustomerThreshold } from './find-customer.ts';
import type { MasterRecords } from './import-records.ts';
import { putCustomer } from './put-customer.ts';
import { putMapping } from './put-mapping.ts';
import { putProduct } from './put-product.ts';
import { resolveOrder } from './resolve-order.ts';
import { openSqliteStores } from './stores.sqlite.ts';

/**
 * The service's resolution without the service, on records in memory: for the command line. Throws a Failure
 * `not_found` when a mapping names a customer or product that the records lack.
 */
export async function resolveWith(
  records: MasterRecords,
  customerThreshold = defaultCustomerThreshold,
): Promise<(request: ResolveOrderRequest) => Promise<ResolveOrderResponse>> {
  const stores = openSqliteStores(':memory:', letters);
  const context = { ...stores, embed: letters.embed, customerThreshold, newId: randomUUID, now: Date.now };
  for (const customer of records.customers) await putCustomer(context, customer);
  for (const product of records.products) await putProduct(context, product);
  for (const mapping of records.mappings) await putMapping(context, mapping);
  return (request) => resolveOrder(context, request);
}
