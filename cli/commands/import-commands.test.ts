import { afterEach, expect, test } from 'vitest';
import { cleanUp, fileOf, heard, runAgainst } from './stand-in.fixture.ts';

afterEach(cleanUp);

test('customers import puts every record, and tells those refused', async () => {
  const file = fileOf('customers.csv', 'number;name;City\n10042;Muster GmbH;Berlin\nA/1;Other;\n');
  const answers = {
    'PUT /customer/10042': { status: 202, json: {} },
    'PUT /customer/A%2F1': { status: 422, json: { detail: 'no' } },
  };
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 1,
    stdout: '1 customers imported\n',
    stderr: 'record 2: no\norderloom: 1 of 2 customers were refused\n',
  });
  expect(JSON.parse(String(heard()[0]!.body))).toEqual({ name: 'Muster GmbH', city: 'Berlin' });
});

test('products and mappings import, too', async () => {
  const products = fileOf(
    'products.json',
    '[{"item_number":"100-1","language_code":"de","description":"Bolzen"}]',
  );
  const ran = await runAgainst(
    { 'PUT /product/100-1/de': { status: 202, json: {} } },
    ...['products', 'import', products, '--json'],
  );
  expect(ran).toEqual({ code: 0, stdout: '{"imported":1,"refused":0}\n', stderr: '' });
  expect(String(heard()[0]!.body)).toBe('{"description":"Bolzen"}');

  const mappings = fileOf(
    'mappings.csv',
    'customer_number,customer_item_number,item_number,language_code\n10042,A-17,100-1,de\n',
  );
  const mapped = await runAgainst(
    { 'PUT /customer-product/10042/A-17': { status: 202, json: {} } },
    ...['mappings', 'import', mappings],
  );
  expect(mapped).toEqual({ code: 0, stdout: '1 mappings imported\n', stderr: '' });
  expect(String(heard()[0]!.body)).toBe('{"item_number":"100-1","language_code":"de"}');
});

test('an import with a wrong key ends at once', async () => {
  const file = fileOf('many.csv', `number\n${Array.from({ length: 50 }, (_, i) => i + 1).join('\n')}\n`);
  const refusal = { status: 401, json: { detail: 'Invalid or missing API key' } };
  const answers = Object.fromEntries(
    Array.from({ length: 50 }, (_, i) => [`PUT /customer/${i + 1}`, refusal]),
  );
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'orderloom: Invalid or missing API key\n',
  });
  expect(heard().length).toBeLessThanOrEqual(4);
});
