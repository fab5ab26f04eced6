import { Failure } from '@orderloom/errors/failure.ts';
import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { beforeEach, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { deleteCustomer, putCustomers } from './put-customer.ts';
import { searchCustomers } from './search-customers.ts';
import { openSqliteStores } from './stores.sqlite.ts';

let context: Parameters<typeof searchCustomers>[0] & Parameters<typeof putCustomers>[0];

beforeEach(async () => {
  let ids = 0;
  context = {
    ...openSqliteStores(':memory:'),
    customerTexts: lettersOfTexts(),
    changes: { note: () => {} },
    newId: () => `new-${++ids}`,
  };
  const known = [
    customer('10042', { name: 'Bakkerij Jansen B.V.', city: 'Amsterdam', vat_number: 'NL001234567B01' }),
    customer('10043', { name: 'Jansen Installatietechniek', city: 'Utrecht', email: 'info@jansen-it.nl' }),
    customer('10044', { name: 'Müller Fensterbau GmbH', city: 'Köln', phone_number: '+49 221 123456' }),
  ];
  for (const each of known) await putCustomer(each);
});

async function putCustomer(given: Customer): Promise<Customer> {
  const [stored] = await putCustomers(context, [given]);
  if (stored instanceof Failure) throw stored;
  return stored!;
}

async function found(query: string, topK = 10) {
  const { customers, total } = await searchCustomers(context, query, topK);
  return { numbers: customers.map(({ number }) => number), total, best: customers[0]?.similarity };
}

test('a misspelt part of a name finds its customers, best first', async () => {
  const janssen = await found('bakkerij janssen');
  expect(janssen.numbers[0]).toBe('10042');
  expect(janssen.best).toBeGreaterThan(0.5);
  expect((await found('muller koln')).numbers).toEqual(['10044']);
});

test.each([
  ['jansen', 2],
  ['Bakkerij Veenstra', 300],
  ['Bakkerij Veenstra 1011 AB', 300],
  ['1011 AB', 150],
])('of %j the total counts %i hits, however many are shown', async (query, hits) => {
  const bakers = Array.from({ length: 300 }, (_, i) =>
    customer(`B${i}`, { name: `Bakkerij Veenstra ${i}`, postal_code: i < 150 ? '1011 AB' : '2022 CD' }),
  );
  await putCustomers(context, bakers);
  for (const topK of [1, 10, 70, 200, 1_000]) {
    const { numbers, total } = await found(query, topK);
    expect([topK, total, new Set(numbers).size]).toEqual([topK, hits, Math.min(topK, hits)]);
  }
});

test.each([
  ['10043', '10043'],
  ['NL 0012.34.567 B01', '10042'],
  ['INFO@jansen-it.nl', '10043'],
  ['0221 123456', '10044'],
])('the identifier %j finds its customer with similarity 1', async (query, number) => {
  const hit = await found(query);
  expect([hit.numbers[0], hit.best]).toEqual([number, 1]);
});

test('numbers within a text are no identifiers', async () => {
  await putCustomer(
    customer('1', { name: 'Bäckerei Vogt', coc_number: 'HRB 50667', phone_number: '10115 50667' }),
  );
  await putCustomer(customer('2', { name: 'Metallbau Müller GmbH', postal_code: '50667', city: 'Köln' }));
  const { numbers, best } = await found('Metallbau Müller GmbH 50667 Köln');
  expect(numbers).toEqual(['2', '10044']);
  expect(best).toBeLessThanOrEqual(1);
});

test.each([
  ['HRB 50667', ['1', '2', '3']],
  ['hrb50667', ['1', '2', '3']],
  ['50667', ['1', '2', '3']],
  ['HRB 50667 Köln', ['1', '3']],
  ['Amtsgericht Bonn, HRB 50667', ['2', '3']],
  ['HRA 50667', []],
  ['USt-IdNr. DE 136 695 976', ['1']],
  ['Tel. +49 (0)221 55 66 77', ['2']],
])('%j is the identifier of %j', async (query, numbers) => {
  await putCustomer(customer('1', { coc_number: 'HRB 50667 Köln', vat_number: 'DE136695976' }));
  await putCustomer(customer('2', { coc_number: 'HRB 50667 (AG Bonn)', phone_number: '0221 556677' }));
  await putCustomer(customer('3', { coc_number: 'HRB 50667' }));
  const { customers } = await searchCustomers(context, query, 10);
  const exact = customers.filter(({ similarity }) => similarity === 1);
  expect(exact.map(({ number }) => number)).toEqual(numbers);
});

test('an exact hit that is also alike counts once', async () => {
  await putCustomer(customer('4711', { name: '4711 Parfum' }));
  expect(await found('4711')).toEqual({ numbers: ['4711'], total: 1, best: 1 });
});

test('nothing alike is no hit', async () => {
  expect(await found('xyzzy')).toEqual({ numbers: [], total: 0, best: undefined });
});

test('a changed customer is found by its new name only, a deleted one no more', async () => {
  await putCustomer(customer('10044', { name: 'Schreinerei Vogt', city: 'Köln' }));
  expect((await found('fensterbau')).numbers).toEqual([]);
  expect((await found('schreinerei vogt')).numbers).toEqual(['10044']);
  await deleteCustomer(context, '10044');
  expect((await found('schreinerei vogt')).numbers).toEqual([]);
  await expect(deleteCustomer(context, '10044')).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Customer not found',
  });
});

test('an id is kept, made, or taken as given', async () => {
  expect((await putCustomer(customer('1', { id: '' }))).id).toBe('new-1');
  expect((await putCustomer(customer('1', { id: '' }))).id).toBe('new-1');
  expect((await putCustomer(customer('1', { id: 'GIVEN' }))).id).toBe('given');
  await expect(putCustomer(customer('2', { id: 'given' }))).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Another customer has the id given',
  });
});
