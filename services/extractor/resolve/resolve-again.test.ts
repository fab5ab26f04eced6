import { Failure } from '@orderloom/errors/failure.ts';
import type {
  ApplyResolutionRequest,
  ListUnresolvedRequest,
  UnresolvedOrder,
} from '@orderloom/proto/gen/intake/v1/intake.ts';
import type {
  ResolveOrderRequest,
  ResolveOrderResponse,
} from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EvidenceFile, putEvidence, readEvidence } from '../evidence-file.ts';
import { log, temporaryBlobs } from '../intake.fixture.ts';
import { type ResolveAgainContext, resolveAgain } from './resolve-again.ts';
import { type MasterDataWatch, watchMasterData } from './watch-master-data.ts';

const { blobs, remove } = temporaryBlobs();
afterAll(remove);

const place = { file: 'po.pdf', page: 1, box: [1, 2, 3, 4], text: 'Noord B.V.' };
const line = (customer_item_number: string) => ({
  supplier_item_number: null,
  description: null,
  customer_item_number,
  unit: null,
});
const file: EvidenceFile = {
  confidence: { 'customer.company': 0.9 },
  because: { 'customer.company': 'block' },
  evidence: { 'customer.company': [place] },
  asked_master_data: { buyer: { company: 'Noord B.V.' }, lines: [line('X-1'), line('X-2')], language: 'nl' },
};
const customerPath = 'customer.customer_id';
const article = (index: number) => `items[${index}].article_number`;
const order = (request_id: string, paths: string[]): UnresolvedOrder => ({
  request_id,
  epoch: 3,
  revision: 0,
  evidence_blob_key: `evidence/${request_id}-3.json`,
  paths,
  customer_id: paths.includes(customerPath) ? null : '10042',
});

let customer: string | null;
let articles: Record<string, string>;
let asked: ResolveOrderRequest[];
let applied: ApplyResolutionRequest[];
let open: UnresolvedOrder[];
let listings: ListUnresolvedRequest[];
let trouble: Map<string, Failure>;

beforeEach(async () => {
  [customer, articles, asked, applied, open, listings] = [null, {}, [], [], [], []];
  trouble = new Map();
  for (const id of ['a', 'b', 'c']) await putEvidence(blobs, `evidence/${id}-3.json`, file);
});

async function resolve(request: ResolveOrderRequest): Promise<ResolveOrderResponse> {
  asked.push(request);
  const found = { confidence: 0.98765, candidates: [] };
  return {
    customer: { ...found, customer_number: customer, because: 'The VAT id agrees.' },
    lines: request.lines.map(({ customer_item_number }) => ({
      ...found,
      item_number: articles[customer_item_number!] ?? null,
      because: 'It is mapped.',
    })),
    has_customers: true,
    has_products: true,
  };
}

const intake = {
  async listUnresolved(request: ListUnresolvedRequest) {
    listings.push(request);
    const failure = trouble.get('list');
    trouble.delete('list');
    if (failure) throw failure;
    const at = request.after;
    return { orders: open.slice(at, at + 2), next: at + 2 < open.length ? at + 2 : 0 };
  },
  async applyResolution(request: ApplyResolutionRequest) {
    const failure = trouble.get(request.request_id);
    if (failure) throw failure;
    applied.push(request);
    open = open.filter(({ request_id }) => request_id !== request.request_id);
    return { status: 'PROCESSED' };
  },
} as unknown as ResolveAgainContext['intake'];
const context = { intake, blobs, resolve, log };

test('what is known by now goes to intake, with its reason and place in another evidence file', async () => {
  customer = '10042';
  articles = { 'X-1': 'A-1', 'X-2': 'A-2' };
  expect(await resolveAgain(context, order('a', [customerPath, article(1)]))).toBe(true);
  expect(applied).toEqual([
    {
      request_id: 'a',
      epoch: 3,
      revision: 0,
      values: [
        { path: customerPath, value: '10042' },
        { path: article(0), value: 'A-1' },
        { path: article(1), value: 'A-2' },
      ],
      evidence_blob_key: 'evidence/a-3-1.json',
    },
  ]);
  const evidence = await readEvidence(blobs, 'evidence/a-3-1.json');
  expect(evidence.confidence).toEqual({
    'customer.company': 0.9,
    [customerPath]: 0.988,
    [article(0)]: 0.988,
    [article(1)]: 0.988,
  });
  expect(evidence.because[customerPath]).toBe('The VAT id agrees.');
  expect(evidence.evidence[customerPath]).toEqual([place]);
  expect(evidence.asked_master_data).toEqual(file.asked_master_data);
  expect(await readEvidence(blobs, 'evidence/a-3.json')).toEqual(file);
});

test('of an order whose customer is known, only the lines that are open are asked, and for him', async () => {
  [customer, articles] = ['10043', { 'X-1': 'A-1', 'X-2': 'A-2' }];
  expect(await resolveAgain(context, order('a', [article(1)]))).toBe(true);
  expect(asked).toEqual([{ ...file.asked_master_data, lines: [line('X-2')], customer_number: '10042' }]);
  expect(applied[0]!.values).toEqual([{ path: article(1), value: 'A-2' }]);
});

test('an order of a time without customers gets its customer with the mappings of his', async () => {
  [customer, articles] = ['10042', { 'X-1': 'A-9', 'X-2': 'A-2' }];
  await resolveAgain(context, { ...order('a', [article(1)]), customer_id: null });
  expect(asked[0]!.customer_number).toBeNull();
  expect(applied[0]!.values).toEqual([
    { path: customerPath, value: '10042' },
    { path: article(0), value: 'A-9' },
    { path: article(1), value: 'A-2' },
  ]);
});

test('lines that were decided stay while the customer is not known', async () => {
  articles = { 'X-1': 'A-9', 'X-2': 'A-2' };
  await resolveAgain(context, order('a', [customerPath, article(1)]));
  expect(applied[0]!.values).toEqual([{ path: article(1), value: 'A-2' }]);
});

test('nothing new is nothing to store, nor is an order of which nobody noted what to ask', async () => {
  expect(await resolveAgain(context, order('a', [customerPath, article(1)]))).toBe(false);
  const { asked_master_data: _, ...older } = file;
  await putEvidence(blobs, 'evidence/b-3.json', older);
  expect(await resolveAgain(context, order('b', [customerPath]))).toBe(false);
  expect([asked.length, applied]).toEqual([1, []]);
});

let watch: MasterDataWatch;
afterEach(async () => {
  await watch?.stop();
});

test('a round goes through all pages, past orders that changed or are in trouble', async () => {
  customer = '10042';
  open = ['a', 'lost', 'b', 'c'].map((id) => order(id, [customerPath]));
  trouble.set('a', new Failure('conflict', 'The order was changed since it was listed'));
  watch = watchMasterData(context, { quietMs: 0, latestMs: 0, troubleMs: 0, longestRestMs: 0 });
  await vi.waitFor(() => expect(applied.map(({ request_id }) => request_id)).toEqual(['b', 'c']));
  expect(listings[0]).toEqual({ after: 0, limit: 100 });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waits = { quietMs: 0, latestMs: 10_000, troubleMs: 10_000, longestRestMs: 0 };

test('while changes come a round waits for quiet; they are one round then', async () => {
  watch = watchMasterData(context, { ...waits, quietMs: 100 });
  for (let i = 0; i < 5; i++) {
    await sleep(30);
    watch.wake(['customers']);
  }
  expect(listings.length).toBe(0);
  await vi.waitFor(() => expect(listings.length).toBe(1));
  await sleep(150);
  expect(listings.length).toBe(1);
  [customer, open] = ['10042', [order('a', [customerPath])]];
  watch.wake(['customers']);
  await vi.waitFor(() => expect(applied.length).toBe(1));
});

test('what was extracted while master data changed is looked at again', async () => {
  watch = watchMasterData(context, { ...waits, quietMs: 20 });
  await vi.waitFor(() => expect(listings.length).toBe(1));
  expect(await watch.during(async () => 'undisturbed')).toBe('undisturbed');
  await sleep(60);
  expect(listings.length).toBe(1);
  await watch.during(async () => {
    watch.wake(['customers']);
    await vi.waitFor(() => expect(listings.length).toBe(2));
  });
  await vi.waitFor(() => expect(listings.length).toBe(3));
});

test('only what the change may resolve is asked', async () => {
  watch = watchMasterData(context, waits);
  await vi.waitFor(() => expect(listings.length).toBe(1));
  open = [order('a', [customerPath]), order('b', [article(1)])];
  watch.wake(['mappings']);
  await vi.waitFor(() => expect(asked.length).toBe(1));
  expect(asked[0]!.lines).toEqual([line('X-2')]);
  watch.wake(['customers']);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]!.lines.length).toBe(2);
  watch.wake(['customers', 'products']);
  await vi.waitFor(() => expect(asked.length).toBe(4));
});

test('an order of a time without customers is asked about when customers come', async () => {
  watch = watchMasterData(context, waits);
  await vi.waitFor(() => expect(listings.length).toBe(1));
  open = [{ ...order('a', [article(1)]), customer_id: null }, order('b', [article(1)])];
  customer = '10042';
  watch.wake(['customers']);
  await vi.waitFor(() => expect(applied.length).toBe(1));
  expect([applied[0]!.request_id, applied[0]!.values]).toEqual([
    'a',
    [{ path: customerPath, value: '10042' }],
  ]);
  expect(asked.length).toBe(1);
});

test('for quiet it waits so long and no longer', async () => {
  watch = watchMasterData(context, { ...waits, quietMs: 10_000, latestMs: 50 });
  await vi.waitFor(() => expect(listings.length).toBe(1));
});

test('a round that a service did not let end is begun again', async () => {
  [customer, open] = ['10042', [order('a', [customerPath])]];
  trouble.set('list', new Failure('unavailable', 'The intake service is away'));
  watch = watchMasterData(context, { ...waits, troubleMs: 20 });
  await vi.waitFor(() => expect(applied.length).toBe(1));
  expect(listings.length).toBe(2);
});

test('a stop ends the waiting', async () => {
  watch = watchMasterData(context, { ...waits, quietMs: 10_000 });
  await sleep(10);
  const began = performance.now();
  await watch.stop();
  expect(performance.now() - began).toBeLessThan(1_000);
  watch.wake(['customers']);
  await sleep(10);
  expect(listings.length).toBe(0);
});
