import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { readCustomers, readProducts, readRecords } from './import-records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);

test('reads CSV with a byte order mark, semicolons, quotes and columns it does not know', async () => {
  write(
    'customers.csv',
    '\uFEFFNumber;Name;Postal Code;Region\r\n10042;"Jansen; Zonen";1011 AA;West\r\n\r\n',
  );
  expect(await readRecords(folder)).toEqual({
    customers: [
      customer('10042', { id: '', name: 'Jansen; Zonen', postal_code: '1011 AA', similarity: undefined }),
    ],
    products: [],
    mappings: [],
  });
});

test('reads JSON, numbers included, and all three files', async () => {
  write('customers.json', '[{"number": 10042, "name": "Jansen", "vat_number": null}]');
  write('products.csv', 'item_number,language_code,description\nA-1,en,"Bolt, long"\n');
  write(
    'mappings.csv',
    'customer_number\tcustomer_item_number\titem_number\tlanguage_code\n10042\tJ1\tA-1\ten\n',
  );
  const { customers, products, mappings } = await readRecords(folder);
  expect(customers[0]!.number).toBe('10042');
  expect(products).toEqual([
    { item_number: 'A-1', language_code: 'en', description: 'Bolt, long', created_at: '', remark: null },
  ]);
  expect(mappings).toEqual([
    { customer_number: '10042', customer_item_number: 'J1', item_number: 'A-1', language_code: 'en' },
  ]);
});

test.each([
  ['customers.csv', 'number,name\n1,One\n,Two\n', ', record 2: number is empty'],
  ['products.csv', 'item_number,description\nA,Bolt\n', ', record 1: language_code is missing'],
  ['customers.json', '[{"number": "1", "name": ["x"]}]', ', record 1: name must be text'],
  ['customers.json', '{"number": "1"}', ' must be a JSON list of records'],
  ['customers.json', '[', ' is not JSON: '],
  ['customers.csv', 'number,name\n1,"One\n', ', record 1: line 2: a quote is opened and not closed'],
  ['customers.csv', '', ' is empty: its first row must name the columns'],
  ['customers.csv', 'number;name;Number\n1;2;3\n', ' names the column number twice'],
  ['customers.csv', 'number;name\r1;A\r2;B\r', ' ends its lines as old Macs did: save it with line feeds'],
])('%s that says %j is refused with its place', async (name, content, sentence) => {
  write(name, content);
  const failure = await readRecords(folder).catch((error) => error);
  expect(failure.kind).toBe('validation');
  expect(failure.message).toContain(`${path.join(folder, name)}${sentence}`);
});

test('malformed rows of CSV are refused with their line, and the others are read', async () => {
  const rows = [
    'item_number,language_code,description',
    'A,en,"Bolt',
    'of two lines"',
    '',
    'B,en,3/4" pipe',
    'C,en',
    'D,en,Nut,x',
    'E,en,"Washer',
    'F,en,"Rivet, ""long"""',
  ];
  write('products.csv', `${rows.join('\r\n')}\r\n${'G,en,Nail\r\n'.repeat(60)}`);
  const read = [];
  for await (const each of readProducts(path.join(folder, 'products.csv'))) read.push(each);
  expect(read.slice(0, 7).map((each) => ('record' in each ? each.record.description : each.refusal))).toEqual(
    [
      'Bolt\nof two lines',
      'line 5: a quote stands within a value',
      'line 6: has 2 columns where the header has 3',
      'line 7: has 4 columns where the header has 3',
      'line 8: a quote stands within a value',
      'Rivet, "long"',
      'Nail',
    ],
  );
  expect([read.length, read.at(-1)!.place]).toEqual([66, 66]);
});

test.each([
  ['customers.jsonl', (row: string) => `{}\n${row}`],
  ['customers.json', (row: string) => `[${row}]`],
])('%s keeps every digit of a number that is no text, and refuses an exponent', async (name, file) => {
  write(name, file('{"number":12345678901234567890,"name":0.50,"phone_number":-1}'));
  const read = [];
  for await (const each of readCustomers(path.join(folder, name))) read.push(each);
  expect(read.at(-1)).toMatchObject({
    record: { number: '12345678901234567890', name: '0.50', phone_number: '-1' },
  });
  write(name, file('{"number":4.00638E+12}'));
  for await (const each of readCustomers(path.join(folder, name))) read.push(each);
  expect(read.at(-1)).toMatchObject({
    refusal: 'number has an exponent, which may have cost it digits: write it as text',
  });
});

test.each([
  ['customers.csv', 'number,name\n1,M\xfcller\n'],
  ['customers.jsonl', '{"number":"1","name":"M\xfcller"}\n'],
  ['customers.json', '[{"number":"1","name":"M\xfcller"}]'],
])('%s that is not UTF-8 is refused with what to do', async (name, content) => {
  const file = path.join(folder, name);
  writeFileSync(file, Buffer.from(content, 'latin1'));
  await expect(readRecords(folder)).rejects.toMatchObject({
    kind: 'validation',
    message: `${file} is not UTF-8: save it as UTF-8 (in Excel as "CSV UTF-8")`,
  });
});

test.each([
  ['customers.csv', 'number,name', '1,One', '2,Two'],
  ['customers.jsonl', '', '{"number":"1"}', '{"number":"2"}'],
])(
  'a line without end in %s is refused, not kept, and the others are read',
  async (name, header, one, two) => {
    const file = path.join(folder, name);
    write(name, [...(header ? [header] : []), one, ''].join('\n'));
    const mebibyte = 'x'.repeat(1024 * 1024);
    for (let i = 0; i < 64; i++) appendFileSync(file, mebibyte);
    appendFileSync(file, `\n${two}\n`);
    const before = process.memoryUsage.rss();
    let highest = before;
    const read: string[] = [];
    for await (const each of readCustomers(file)) {
      highest = Math.max(highest, process.memoryUsage.rss());
      read.push('record' in each ? each.record.number : each.refusal);
    }
    const line = header ? 3 : 2;
    expect(read).toEqual(['1', `line ${line}: is longer than 1 MiB`, '2']);
    expect((highest - before) / 2 ** 20).toBeLessThan(48);
  },
);

test('a line without end may be the first or the last', async () => {
  const endless = 'x'.repeat(1024 * 1024 + 1);
  write('customers.csv', endless);
  const file = path.join(folder, 'customers.csv');
  await expect(readRecords(folder)).rejects.toMatchObject({
    message: `${file} is no CSV: its first row is longer than 1 MiB`,
  });
  write('customers.csv', `number,name\n1,"One\n${endless}`);
  const read = [];
  for await (const each of readCustomers(file)) read.push('refusal' in each ? each.refusal : null);
  expect(read).toEqual(['line 2: a quote is opened and not closed', 'line 3: is longer than 1 MiB']);
});

test('a JSON list that is too large to be read as a whole says what to do', async () => {
  const file = path.join(folder, 'customers.json');
  write('customers.json', '');
  truncateSync(file, 256 * 1024 * 1024 + 1);
  await expect(readRecords(folder)).rejects.toMatchObject({
    kind: 'validation',
    message: `${file} is larger than 256 MiB: write such a list as JSON Lines (.jsonl)`,
  });
});

test('a folder without records is refused', async () => {
  await expect(readRecords(folder)).rejects.toMatchObject({
    kind: 'not_found',
    message: `${folder} holds none of customers, products and mappings as .csv, .jsonl or .json. Give a folder with at least one.`,
  });
});

test('JSON Lines are read one by one: what is none is told with its place, and the others go on', async () => {
  write(
    'products.jsonl',
    '\ufeff{"item_number":"A","language_code":"en","description":"Bo\u2028lt"}\n\n{"item_number":7\n{"item_number":""}\n',
  );
  const read = [];
  for await (const each of readProducts(path.join(folder, 'products.jsonl'))) read.push(each);
  expect(
    read.map((each) => ('record' in each ? each.record.description : each.refusal.replace(/:.*/, ''))),
  ).toEqual(['Bo\u2028lt', 'is not JSON', 'item_number is empty']);
  expect(read.map(({ place }) => place)).toEqual([1, 2, 3]);
});
