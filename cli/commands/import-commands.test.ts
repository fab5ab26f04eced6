import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, fileOf, heard, runAgainst } from './stand-in.fixture.ts';

afterEach(cleanUp);

const taken = (imported: number, refused: { index: number; reason: string }[] = []) => ({
  status: 200,
  json: { imported, refused },
});

test('customers import puts every record, tells those refused and writes them to the report', async () => {
  const file = fileOf('customers.csv', 'number;name;City\n10042;Muster GmbH;Berlin\n;Nobody;\nA1;Other;\n');
  const report = path.join(path.dirname(file), 'report.jsonl');
  const answers = { 'POST /customer/import': taken(1, [{ index: 1, reason: 'no' }]) };
  expect(await runAgainst(answers, 'customers', 'import', file, '--report', report)).toEqual({
    code: 1,
    stdout: '1 customers imported\n',
    stderr: 'record 2: number is empty\nrecord 3: no\norderloom: 2 of 3 customers were refused\n',
  });
  expect(JSON.parse(String(heard()[0]!.body))).toEqual({
    records: [
      { number: '10042', name: 'Muster GmbH', city: 'Berlin' },
      { number: 'A1', name: 'Other' },
    ],
  });
  expect(readFileSync(report, 'utf8')).toBe(
    '{"record":2,"reason":"number is empty"}\n{"record":3,"reason":"no"}\n',
  );
});

test('a malformed row of CSV is refused with its line while the others are imported', async () => {
  const file = fileOf('customers.csv', 'number,name\n1,3" pipes\n2,Two\n3\n');
  const answers = { 'POST /customer/import': taken(1) };
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 1,
    stdout: '1 customers imported\n',
    stderr:
      'record 1: line 2: a quote stands within a value\n' +
      'record 3: line 4: has 1 columns where the header has 2\n' +
      'orderloom: 2 of 3 customers were refused\n',
  });
});

test('columns that are no field are told once, and the records imported without them', async () => {
  const file = fileOf('customers.csv', 'number,vat,name,region\n1,NL1,One,\n2,NL2,Two,\n');
  const answers = { 'POST /customer/import': taken(2) };
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 0,
    stdout: '2 customers imported\n',
    stderr: 'column vat is no field of customers: it is passed over\n',
  });
});

test('an empty file is an error', async () => {
  const file = fileOf('customers.csv', '');
  expect(await runAgainst({}, 'customers', 'import', file)).toEqual({
    code: 2,
    stdout: '',
    stderr: `orderloom: ${file} is empty: its first row must name the columns\n`,
  });
});

test('products and mappings import, too', async () => {
  const products = fileOf(
    'products.jsonl',
    '{"item_number":"100-1","language_code":"de","description":"Bolzen"}\n',
  );
  const ran = await runAgainst(
    { 'POST /product/import': taken(1) },
    'products',
    'import',
    products,
    '--json',
  );
  expect(ran).toEqual({ code: 0, stdout: '{"imported":1,"refused":0}\n', stderr: '' });
  expect(JSON.parse(String(heard()[0]!.body))).toEqual({
    records: [{ item_number: '100-1', language_code: 'de', description: 'Bolzen' }],
  });

  const mappings = fileOf(
    'mappings.csv',
    'customer_number,customer_item_number,item_number,language_code\n10042,A-17,100-1,de\n',
  );
  const mapped = await runAgainst(
    { 'POST /customer-product/import': taken(1) },
    'mappings',
    'import',
    mappings,
  );
  expect(mapped).toEqual({ code: 0, stdout: '1 mappings imported\n', stderr: '' });
  expect(JSON.parse(String(heard()[0]!.body)).records).toEqual([
    { customer_number: '10042', customer_item_number: 'A-17', item_number: '100-1', language_code: 'de' },
  ]);
});

test('records go in calls of five hundred; of one that is refused as a whole the bad record is found', async () => {
  const numbers = Array.from({ length: 501 }, (_, i) => i + 1);
  const file = fileOf('many.csv', `number\n${numbers.join('\n')}\n`);
  const refusal = {
    status: 422,
    json: { detail: [{ type: 'x', loc: ['body'], msg: 'too long', input: null }] },
  };
  const outcomes = [taken(500), refusal];
  const ran = await runAgainst(
    { 'POST /customer/import': (before) => outcomes[before]! },
    'customers',
    'import',
    file,
  );
  expect(heard().map(({ body }) => JSON.parse(String(body)).records.length)).toEqual([500, 1]);
  expect([ran.code, ran.stdout]).toEqual([1, '500 customers imported\n']);
  expect(ran.stderr).toMatch(/^record 501: .*\norderloom: 1 of 501 customers were refused\n$/);
});

test('long records go in calls of at most half a MiB', async () => {
  const remark = 'x'.repeat(3000);
  const line = (i: number) =>
    JSON.stringify({ item_number: `${i}`, language_code: 'de', description: remark });
  const file = fileOf('long.jsonl', Array.from({ length: 600 }, (_, i) => `${line(i)}\n`).join(''));
  const sizes = [169, 169, 169, 93];
  const answers = { 'POST /product/import': (before: number) => taken(sizes[before]!) };
  expect(await runAgainst(answers, 'products', 'import', file)).toEqual({
    code: 0,
    stdout: '600 products imported\n',
    stderr: '',
  });
  expect(heard().map(({ body }) => JSON.parse(String(body)).records.length)).toEqual(sizes);
  for (const { body } of heard()) expect(body.length).toBeLessThan(1024 * 1024);
});

test('a call that is too large all the same is halved; a record that is too large alone is refused', async () => {
  const file = fileOf('three.csv', 'number\n1\n2\n3\n');
  const tooLarge = { status: 413, json: { detail: 'Request too large (limit 1 MiB)' } };
  const outcomes = [tooLarge, taken(1), tooLarge, taken(1), tooLarge];
  const answers = { 'POST /customer/import': (before: number) => outcomes[before]! };
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 1,
    stdout: '2 customers imported\n',
    stderr: 'record 3: Request too large (limit 1 MiB)\norderloom: 1 of 3 customers were refused\n',
  });
  expect(heard().map(({ body }) => JSON.parse(String(body)).records.length)).toEqual([3, 1, 2, 1, 1]);
});

test('an import with a wrong key ends at once', async () => {
  const file = fileOf('many.csv', `number\n${Array.from({ length: 1500 }, (_, i) => i + 1).join('\n')}\n`);
  const answers = {
    'POST /customer/import': { status: 401, json: { detail: 'Invalid or missing API key' } },
  };
  expect(await runAgainst(answers, 'customers', 'import', file)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'orderloom: Invalid or missing API key\n',
  });
  expect(heard().length).toBe(1);
});

test('a report that cannot be opened ends the import before anything is put', async () => {
  const file = fileOf('customers.csv', 'number\n1\n');
  const report = path.join(path.dirname(file), 'none', 'report.jsonl');
  expect(await runAgainst({}, 'customers', 'import', file, '--report', report)).toEqual({
    code: 2,
    stdout: '',
    stderr: `orderloom: ${report}: cannot be written (ENOENT)\n`,
  });
  expect(heard()).toEqual([]);
});

test.skipIf(!existsSync('/dev/full'))('a full disk ends the import, and names the report', async () => {
  const file = fileOf(
    'customers.csv',
    `number\n${Array.from({ length: 600 }, (_, i) => i + 1).join('\n')}\n`,
  );
  const answers = { 'POST /customer/import': taken(499, [{ index: 4, reason: 'no' }]) };
  expect(await runAgainst(answers, 'customers', 'import', file, '--report', '/dev/full')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'record 5: no\norderloom: /dev/full: cannot be written (ENOSPC), so the import ended after 499 customers\n',
  });
  expect(heard().length).toBe(1);
});

test('a report of a hundred thousand refusals holds each of them', async () => {
  const file = fileOf('empty.jsonl', '{"number":""}\n'.repeat(100_000));
  const report = path.join(path.dirname(file), 'report.jsonl');
  const ran = await runAgainst({}, 'customers', 'import', file, '--report', report);
  expect(ran.stderr.split('\n').slice(-3)).toEqual([
    'more were refused: see --report',
    'orderloom: 100000 of 100000 customers were refused',
    '',
  ]);
  const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([100_000, '{"record":100000,"reason":"number is empty"}']);
});
