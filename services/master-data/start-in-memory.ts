import { randomUUID } from 'node:crypto';
import { Failure } from '@orderloom/errors/failure.ts';
import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { defaultCustomerThreshold } from './find-customer.ts';
import type { MasterRecords } from './import-records.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { putCustomers } from './put-customer.ts';
import { putMappings } from './put-mapping.ts';
import { putProducts } from './put-product.ts';
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
  const context = {
    ...openSqliteStores(':memory:'),
    customerTexts: lettersOfTexts(),
    productTexts: lettersOfTexts(),
    changes: { note: () => {} },
    customerThreshold,
    newId: randomUUID,
    now: Date.now,
  };
  await putAll(records.customers, (batch) => putCustomers(context, batch));
  await putAll(records.products, (batch) => putProducts(context, batch));
  await putAll(records.mappings, (batch) => putMappings(context, batch));
  return (request) => resolveOrder(context, request);
}

const atATime = 1_000;

async function putAll<T>(records: T[], put: (batch: T[]) => Promise<unknown[]>): Promise<void> {
  for (let from = 0; from < records.length; from += atATime) {
    for (const outcome of await put(records.slice(from, from + atATime))) {
      if (outcome instanceof Failure) throw outcome;
    }
  }
}
