import { randomUUID } from 'node:crypto';
import type { Customer, Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { lettersOfTexts } from '../letters-of-texts.ts';
import { putCustomers } from '../put-customer.ts';
import { putProducts } from '../put-product.ts';
import { openSqliteStores } from '../stores.sqlite.ts';

const changes = { note: () => {} };
const atATime = 1_000;

/** What searches and identification need, with these customers put. */
export async function openCustomers(customers: Customer[]) {
  const context = {
    ...openSqliteStores(':memory:'),
    customerTexts: lettersOfTexts(),
    changes,
    newId: randomUUID,
  };
  for (let from = 0; from < customers.length; from += atATime) {
    await putCustomers(context, customers.slice(from, from + atATime));
  }
  return context;
}

/** What finding articles needs, with these products put. */
export async function openProducts(products: Product[]) {
  const context = { ...openSqliteStores(':memory:'), productTexts: lettersOfTexts(), changes, now: () => 0 };
  for (let from = 0; from < products.length; from += atATime) {
    await putProducts(context, products.slice(from, from + atATime));
  }
  return context;
}
