import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, formOf, whenSettled } from './client.fixture.ts';
import { documentedFetch } from './documented-fetch.fixture.ts';
import { writeEmail } from './email.fixture.ts';
import { type Suite, startSuite } from './suite.fixture.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterAll(async () => {
  expect(await suite.stop()).toBe(0);
});

const headers = () => ({ 'x-api-key': suite.apiKey });
const statusOf = async (id: string) => (await call(suite, 'GET', `/order_status/${id}`)).body;

/** Uploads text files in this order, each with its number as content. */
async function upload(names: string[], fields: [string, string][] = []): Promise<string> {
  const request_id = randomUUID();
  const form = new FormData();
  form.set('request_id', request_id);
  for (const [name, value] of fields) form.append(name, value);
  for (const [i, name] of names.entries()) form.append('files', new Blob([`file ${i}`]), name);
  expect(await call(suite, 'POST', '/order/upload', form)).toEqual({
    status: 200,
    body: { request_id, split: false },
  });
  return request_id;
}

const content = async (id: string, name: string) => {
  const url = `${suite.baseUrl}/order/${id}/${encodeURIComponent(name)}`;
  const response = await documentedFetch(url, { headers: headers() });
  return [response.status, await response.text()];
};

describe('odd names', () => {
  test('are listed without what is dangerous in them, and each file is found by its own', async () => {
    const id = await upload([
      '../../etc/passwd.txt',
      '..\\..\\win.txt',
      'C:\\fakepath\\a b.txt',
      'order\u202etxt.exe.txt',
      'same.txt',
      'same.txt',
      'dir/same.txt',
      'Bestellung Größe 注文書 😀.txt',
      'Gro\u0308\u00dfe.txt',
      `${'n'.repeat(3000)}.txt`,
      '__proto__.txt',
      'constructor.md',
      '100% & #1?.txt',
      '.txt.txt',
      'CON.txt',
    ]);
    const names = [
      'passwd.txt',
      'win.txt',
      'a b.txt',
      'ordertxt.exe.txt',
      'same.txt',
      'same (2).txt',
      'same (3).txt',
      'Bestellung Größe 注文書 😀.txt',
      'Gro\u0308\u00dfe.txt',
      `${'n'.repeat(196)}.txt`,
      '__proto__.txt',
      'constructor.md',
      '100% & #1?.txt',
      '.txt.txt',
      'CON.txt',
    ];
    expect(Object.keys((await statusOf(id)).attachments)).toEqual(names);
    for (const [i, name] of names.entries()) expect(await content(id, name)).toEqual([200, `file ${i}`]);
  });

  test.each(['../orders.db', '..%2forders.db', 'same.txt\0', '', '.', '__proto__', 'toString'])(
    '%j is no file of an order',
    async (name) => {
      const id = await upload(['same.txt']);
      const url = `${suite.baseUrl}/order/${id}/${encodeURIComponent(name)}`;
      const response = await documentedFetch(url, { headers: headers() });
      expect(response.status).toBe(404);
      await response.text();
    },
  );

  test('an artifact is not shadowed by an upload that is called like it', async () => {
    expect((await call(suite, 'POST', '/order/upload', formOf({ 'latest_result.json': '{}' }))).status).toBe(
      415,
    );
    const ours = { name: 'latest_result.json', mimeType: 'application/json', bytes: Buffer.from('{"a":1}') };
    const form = new FormData();
    const mail = writeEmail({
      from: 'Inkoop <inkoop@noordhaven.example>',
      subject: 'Purchase order PO-7',
      messageId: '<po-7@noordhaven.example>',
      text: 'Purchase order PO-7\r\n\r\n10 x hammer\r\n4 x saw\r\n',
      attachments: [ours],
    });
    form.set('file', new Blob([mail]), 'order.eml');
    const { request_id } = (await call(suite, 'POST', '/order/raw/upload', form)).body;
    const { attachments, result } = await whenSettled(suite, request_id);
    expect(Object.keys(attachments)).toContain('latest_result (2).json');
    expect(Object.keys(attachments)).not.toContain('latest_result.json');
    expect(await content(request_id, 'latest_result (2).json')).toEqual([200, '{"a":1}']);
    expect(JSON.parse((await content(request_id, 'latest_result.json'))[1] as string)).toEqual(result);
  });
});

describe('metadata', () => {
  test('of ten thousand fields comes back, byte for byte', async () => {
    const fields = Array.from({ length: 10_000 }, (_, i): [string, string] => [`field ${i}`, `värde ${i}`]);
    const { metadata } = await statusOf(await upload(['a.txt'], fields));
    expect(metadata).toEqual(Object.fromEntries(fields));
  });

  test('may be called like anything that has a meaning elsewhere', async () => {
    const fields: [string, string][] = [
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['a[$ne]', '1'],
      ['$where', 'sleep(1000)'],
      ['status', 'SENT'],
      ['erp_ref', 'SO-1'],
      ['a.b[0]', ' spaces \r\n lines '],
    ];
    const order = await statusOf(await upload(['a.txt'], [...fields, ['twice', 'first'], ['twice', 'last']]));
    expect(Object.entries(order.metadata)).toEqual([...fields, ['twice', 'last']]);
    expect([order.erp_ref, ({} as { a?: unknown }).a]).toEqual([null, undefined]);
  });
});

test('operators in a query are names that nobody knows, or values that are none', async () => {
  const all = (await call(suite, 'GET', '/order_status/list')).body.total;
  for (const query of [
    'page[$gt]=5',
    'size[$ne]=1',
    'filter[$where]=1',
    '__proto__[page]=7',
    'constructor=1',
  ])
    expect((await call(suite, 'GET', `/order_status/list?${encodeURI(query)}`)).body).toMatchObject({
      page: 1,
      size: 100,
      total: all,
    });
  for (const path of ['/order_status/list?page={"$gt":0}', '/rejected/list?status={"$ne":"pending"}'])
    expect((await call(suite, 'GET', encodeURI(path))).status).toBe(422);
});

test('one bad file among good ones: no order', async () => {
  const total = async () => (await call(suite, 'GET', '/order_status/list')).body.total;
  const before = await total();
  const request_id = randomUUID();
  const good = { 'a.txt': 'one', 'b.txt': 'two' };
  for (const [bad, status] of [
    [{ 'c.exe': 'x' }, 415],
    [{ 'c.pdf': 'no PDF' }, 400],
    [{ 'c.txt': '' }, 400],
  ] as const) {
    const answer = await call(suite, 'POST', '/order/upload', formOf({ ...good, ...bad }, { request_id }));
    expect(answer.status).toBe(status);
    expect((await call(suite, 'GET', `/order_status/${request_id}`)).status).toBe(404);
  }
  expect(await total()).toBe(before);
  expect((await call(suite, 'POST', '/order/upload', formOf(good, { request_id }))).status).toBe(200);
});
