import { afterAll, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { deleteCustomer, putCustomers } from './put-customer.ts';
import { openSqliteStores } from './stores.sqlite.ts';

const stores = openSqliteStores(':memory:');
afterAll(() => stores.close());

test('a customer who is deleted takes his mappings with him, and both changes are told', async () => {
  const noted: string[] = [];
  const changes = { note: (kind: string) => noted.push(kind) };
  const context = { ...stores, customerTexts: lettersOfTexts(), changes, newId: () => crypto.randomUUID() };
  await putCustomers(context, [customer('1', { id: '', name: 'Bakkerij Jansen' })]);
  const mapping = {
    customer_number: '1',
    customer_item_number: 'J-77',
    item_number: '500123',
    language_code: 'en',
  };
  await stores.mappings.put([{ mapping, itemKey: 'J77' }]);
  await deleteCustomer(context, '1');
  expect(await stores.mappings.get('1', 'J-77')).toBeUndefined();
  const told = ['customers', 'mappings', 'customers', 'mappings'];
  expect(noted).toEqual(told);
  await expect(deleteCustomer(context, '1')).rejects.toMatchObject({ kind: 'not_found' });
  expect(noted).toEqual(told);
});

test('one who is put again tells that of mappings, too: lines of his say that he is no customer', async () => {
  const noted: string[] = [];
  const changes = { note: (kind: string) => noted.push(kind) };
  const context = { ...stores, customerTexts: lettersOfTexts(), changes, newId: () => crypto.randomUUID() };
  const put = async (number: string) => {
    noted.length = 0;
    await putCustomers(context, [customer(number, { id: '', name: 'Bakkerij Jansen' })]);
    return [...noted];
  };
  expect(await put('2')).toEqual(['customers', 'mappings']);
  expect(await put('2')).toEqual(['customers']);
  await deleteCustomer(context, '2');
  expect(await put('2')).toEqual(['customers', 'mappings']);
});
