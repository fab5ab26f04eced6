import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { connect } from '@orderloom/rpc/connect.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import type { RunningService } from '@orderloom/rpc/run-service.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { customer } from './customer-store.contract.ts';
import { start } from './start.ts';

let folder: string;
let service: RunningService;
let client: RpcClient<typeof MasterDataServiceService>;

async function startService(env: Record<string, string> = {}): Promise<void> {
  service = await start(readConfig({ GRPC_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }));
  client = connect(MasterDataServiceService, { address: service.address, deadlineMs: 5_000, repeatable: [] });
}

async function stopService(): Promise<void> {
  client.close();
  await service.stop(0);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'master-data-'));
  await startService();
});
afterEach(async () => {
  await stopService();
  rmSync(folder, { recursive: true });
});

const jansen = customer('10042', { id: '', name: 'Bakkerij Jansen', vat_number: 'NL001234567B01' });
const glue = { item_number: '500123', language_code: 'en', description: 'Wood glue', remark: null };
const mapping = {
  customer_number: '10042',
  customer_item_number: 'J-77',
  item_number: '500123',
  language_code: 'en',
};

test('texts are sent to no address that is forbidden: such a configuration does not start', async () => {
  const other = path.join(folder, 'other');
  const env = { GRPC_PORT: '0', DATA_DIR: other, LOG_LEVEL: 'silent', EMBEDDINGS_MODEL: 'm' };
  const starting = (url: string) => start(readConfig({ ...env, EMBEDDINGS_BASE_URL: url }));
  await expect(starting('http://localhost:11434/v1')).rejects.toThrow(
    'EMBEDDINGS_BASE_URL names an address that is not called: 127.0.0.1; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true',
  );
  expect(() => starting('https://me:secret@models.example.test/v1')).toThrow(
    'EMBEDDINGS_BASE_URL is not usable: must hold no name and password: use EMBEDDINGS_API_KEY',
  );
});

test('a second process on the same data does not start: it would not find what the first is given', async () => {
  const env = { GRPC_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  await expect(start(readConfig(env))).rejects.toThrow(
    `another master-data works on ${folder}: its index is in the memory of one process, so stop one of the two`,
  );
});

test('a customer is put, found at once, listed, and gone after its deletion', async () => {
  const { customer: put } = await client.putCustomer({ customer: jansen });
  expect(put!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await client.getCustomer({ number: '10042' })).customer).toEqual(put);
  const search = await client.searchCustomers({ query: 'janssen', top_k: 10 });
  expect([search.customers[0]!.number, search.total]).toEqual(['10042', 1]);
  expect(await client.listCustomers({ page: 1, size: 10 })).toEqual({ customers: [put], total: 1 });
  await client.deleteCustomer({ number: '10042' });
  const gone = { kind: 'not_found', message: 'Customer not found' };
  await expect(client.deleteCustomer({ number: '10042' })).rejects.toMatchObject(gone);
  await expect(client.getCustomer({ number: '10042' })).rejects.toMatchObject(gone);
});

test('a product keeps the time of its creation when it is replaced', async () => {
  const { product: first } = await client.putProduct(glue);
  const { product: second } = await client.putProduct({ ...glue, description: 'Wood glue D3' });
  expect(second).toEqual({ ...glue, description: 'Wood glue D3', created_at: first!.created_at });
  expect((await client.listProducts({ page: 1, size: 10 })).total).toBe(1);
  await client.deleteProduct({ item_number: '500123', language_code: 'en' });
  await expect(client.getProduct({ item_number: '500123', language_code: 'en' })).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Product not found',
  });
});

test('the language of a product is one in any case, spelt as it was first', async () => {
  await client.importProducts({
    products: [
      { ...glue, language_code: 'pt-BR' },
      { ...glue, language_code: 'PT-br', description: 'Cola' },
    ],
  });
  const { product } = await client.putProduct({ ...glue, language_code: 'pt-br' });
  expect([product!.language_code, (await client.listProducts({ page: 1, size: 10 })).total]).toEqual([
    'pt-BR',
    1,
  ]);
  await client.putCustomer({ customer: jansen });
  const shouted = { ...mapping, language_code: 'PT-BR' };
  expect((await client.putMapping({ mapping: shouted })).mapping).toEqual(shouted);
  await client.deleteProduct({ item_number: '500123', language_code: 'PT-BR' });
  expect((await client.listMappings({ page: 1, size: 10 })).total).toBe(0);
});

test('a mapping needs its customer and its product', async () => {
  await expect(client.putMapping({ mapping })).rejects.toMatchObject({ message: 'Customer not found' });
  await client.putCustomer({ customer: jansen });
  await expect(client.putMapping({ mapping })).rejects.toMatchObject({ message: 'Product not found' });
  await client.putProduct(glue);
  expect((await client.putMapping({ mapping })).mapping).toEqual(mapping);
  const listed = await client.listMappings({
    page: 1,
    size: 10,
    customer_number: '10042',
    item_number: null,
  });
  expect(listed).toEqual({ mappings: [mapping], total: 1 });
  const key = { customer_number: '10042', customer_item_number: 'J-77' };
  await client.deleteMapping(key);
  await expect(client.deleteMapping(key)).rejects.toMatchObject({ message: 'Mapping not found' });
});

test('an import takes what it can, tells the rest by its place, and may be repeated', async () => {
  const customers = [jansen, { ...jansen, number: ' ' }, { ...jansen, number: '10043', id: 'x' }];
  const refused = [
    { index: 1, reason: 'customer_number: String should have at least 1 character' },
    { index: 2, reason: 'id: Input should be a valid UUID' },
  ];
  expect(await client.importCustomers({ customers })).toEqual({ refused });
  expect(await client.importCustomers({ customers })).toEqual({ refused });
  expect(await client.importProducts({ products: [glue, { ...glue, language_code: 'e n' }] })).toEqual({
    refused: [{ index: 1, reason: 'language_code: Input should be a language code' }],
  });
  const unknown = { ...mapping, customer_number: '1' };
  expect(await client.importMappings({ mappings: [unknown, mapping] })).toEqual({
    refused: [{ index: 0, reason: 'Customer not found' }],
  });
  expect((await client.listCustomers({ page: 1, size: 10 })).total).toBe(1);
  const tooMany = Array.from({ length: 1_001 }, () => jansen);
  await expect(client.importCustomers({ customers: tooMany })).rejects.toMatchObject({
    kind: 'validation',
    message: 'List should have at most 1000 items after validation, not 1001',
  });
});

test('what was put resolves an order, also after a restart', async () => {
  await client.putCustomer({ customer: jansen });
  await client.putProduct(glue);
  await client.putMapping({ mapping });
  await stopService();
  await startService();
  const buyer = { vat_id: 'NL001234567B01' };
  const { customer: found, lines } = await client.resolveOrder({
    buyer,
    lines: [{ supplier_item_number: null, description: null, customer_item_number: 'J-77', unit: null }],
    language: 'en',
  });
  expect([found!.customer_number, lines[0]!.item_number]).toEqual(['10042', '500123']);
  expect((await client.searchCustomers({ query: 'jansen', top_k: 1 })).customers.length).toBe(1);
});

test('an endpoint for embeddings hears of customers, and nothing of articles and order lines', async () => {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    const { input } = JSON.parse(await text(request));
    heard.push(...input);
    const data = input.map((_: string, index: number) => ({ index, embedding: [1, 0] }));
    response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await stopService();
  await startService({
    EMBEDDINGS_BASE_URL: `http://127.0.0.1:${port}/v1`,
    EMBEDDINGS_MODEL: 'm',
    ALLOW_PRIVATE_TARGETS: 'true',
  });
  await client.putProduct(glue);
  const line = {
    supplier_item_number: null,
    description: 'Wood glue',
    customer_item_number: null,
    unit: null,
  };
  const { lines } = await client.resolveOrder({ buyer: null, lines: [line], language: 'en' });
  expect(lines[0]!.item_number).toBe('500123');
  await client.putCustomer({ customer: jansen });
  await client.searchCustomers({ query: 'village bakery', top_k: 1 });
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['Bakkerij Jansen', 'village bakery']));
  server.closeAllConnections();
  server.close();
});

test('wrong requests name the value', async () => {
  const problem = (work: Promise<unknown>) =>
    work.catch((error) => [error.kind, error.detail.problems[0].loc]);
  expect(await problem(client.putCustomer({ customer: { ...jansen, id: 'x' } }))).toEqual([
    'validation',
    ['body', 'id'],
  ]);
  expect(await problem(client.putProduct({ ...glue, language_code: 'e n' }))).toEqual([
    'validation',
    ['path', 'language_code'],
  ]);
  expect(await problem(client.searchCustomers({ query: 'x', top_k: 0 }))).toEqual([
    'validation',
    ['query', 'top_k'],
  ]);
});

test('a template parameter may be empty, and each put of it is a version', async () => {
  const template_parameter = { role: 'system', parameter: 'tone', value: '' };
  const { template_parameter: first } = await client.putTemplateParameter({ template_parameter });
  expect(first).toEqual({ ...template_parameter, version: 1, put_at: expect.stringMatching(/^20.*Z$/) });
  const { template_parameter: second } = await client.putTemplateParameter({ template_parameter });
  expect(second!.version).toBe(2);
  expect(await client.getTemplateParameter({ role: 'system', parameter: 'tone' })).toEqual({
    template_parameter: second,
  });
  expect(await client.getTemplateParameter({ role: 'system', parameter: 'tone', version: 1 })).toEqual({
    template_parameter: first,
  });
  expect(await client.listTemplateParameters({})).toEqual({ template_parameters: [second] });
  await expect(client.getTemplateParameter({ role: 'user', parameter: 'tone' })).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Template parameter not found',
  });
});

test('a template parameter whose role is in no prompt is kept, and the log says that nobody is told it', async () => {
  await stopService();
  const LOG_FILE = path.join(folder, 'log');
  await startService({ LOG_LEVEL: 'warn', LOG_FILE });
  const put = (role: string) =>
    client.putTemplateParameter({ template_parameter: { role, parameter: 'x', value: 'hush' } });
  for (const role of ['system', 'assistant', 'user', 'robot']) await put(role);
  expect(
    (await client.getTemplateParameter({ role: 'robot', parameter: 'x' })).template_parameter!.value,
  ).toBe('hush');
  const lines = readFileSync(LOG_FILE, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      role: 'robot',
      parameter: 'x',
      msg: 'template parameter kept, but said to nobody: prompts have texts of system, assistant, user only',
    },
  ]);
  expect(lines[0]).not.toContain('hush');
});

test('the index is rebuilt over what is stored', async () => {
  expect((await client.getIndexRebuild({})).rebuild).toEqual({ state: 'none', done: 0, total: 0 });
  await client.putCustomer({ customer: jansen });
  await client.putProduct(glue);
  expect((await client.rebuildIndex({})).rebuild).toEqual({ state: 'running', done: 0, total: 2 });
  await vi.waitFor(async () =>
    expect((await client.getIndexRebuild({})).rebuild).toEqual({ state: 'done', done: 2, total: 2 }),
  );
  expect((await client.searchCustomers({ query: 'jansen', top_k: 1 })).customers.length).toBe(1);
});
