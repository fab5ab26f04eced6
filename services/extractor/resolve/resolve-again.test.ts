import { Failure } from '@orderloom/errors/failure.ts';
import type {
  ApplyResolutionRequest,
  ListUnresolvedRequest,
  UnresolvedOrder,
} from '@orderloom/proto/gen/intake/v1/intake.ts';
import type {
  Candidate,
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
  asked_master_data: {
    buyer: { company: 'Noord B.V.' },
    lines: [
      { ...line('X-1'), decided: true },
      { ...line('X-2'), decided: false },
    ],
    language: 'nl',
  },
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
  article_numbers: ['A-1', ''],
  doubted: [],
});

let customer: string | null;
let articles: Record<string, string>;
let mapped: Record<string, string>;
let candidates: Candidate[];
let has: { has_customers: boolean; has_products: boolean };
let asked: ResolveOrderRequest[];
let applied: ApplyResolutionRequest[];
let open: UnresolvedOrder[];
let listings: ListUnresolvedRequest[];
let trouble: Map<string, Failure>;

beforeEach(async () => {
  [customer, articles, mapped, asked, applied, open, listings] = [null, {}, {}, [], [], [], []];
  has = { has_customers: true, has_products: true };
  candidates = [{ number: '7', name: 'Zuid', score: 0.43219 }];
  trouble = new Map();
  for (const id of ['a', 'b', 'c']) await putEvidence(blobs, `evidence/${id}-3.json`, file);
});

async function resolve(request: ResolveOrderRequest): Promise<ResolveOrderResponse> {
  asked.push(request);
  const found = { confidence: 0.98765, candidates };
  return {
    customer: { ...found, customer_number: customer, because: 'The VAT id agrees.' },
    lines: request.lines.map(({ customer_item_number: number, decided }) => {
      const ofCustomer = mapped[number!] ?? null;
      const item_number = ofCustomer ?? (decided ? null : (articles[number!] ?? null));
      const because = item_number === null ? 'None is like it.' : 'It is known.';
      return { ...found, item_number, because, is_mapped: ofCustomer !== null };
    }),
    ...has,
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
  articles = { 'X-2': 'A-2' };
  expect(await resolveAgain(context, order('a', [customerPath, article(1)]))).toBe(true);
  expect(applied).toEqual([
    {
      request_id: 'a',
      epoch: 3,
      revision: 0,
      values: [
        { path: customerPath, value: '10042', is_mapped: false },
        { path: article(1), value: 'A-2', is_mapped: false },
      ],
      reasons: [],
      evidence_blob_key: 'evidence/a-3-1.json',
    },
  ]);
  const evidence = await readEvidence(blobs, 'evidence/a-3-1.json');
  expect(evidence.confidence).toEqual({
    'customer.company': 0.9,
    [customerPath]: 0.988,
    [article(1)]: 0.988,
  });
  expect(evidence.because[customerPath]).toBe('The VAT id agrees.');
  expect(evidence.evidence[customerPath]).toEqual([place]);
  expect(evidence.asked_master_data!.lines.map(({ decided }) => decided)).toEqual([true, true]);
  expect(await readEvidence(blobs, 'evidence/a-3.json')).toEqual(file);
});

test('of an order whose customer is known, the lines are asked for him, and what was decided as that', async () => {
  [customer, articles] = ['10043', { 'X-1': 'A-8', 'X-2': 'A-2' }];
  expect(await resolveAgain(context, order('a', [article(1)]))).toBe(true);
  expect(asked).toEqual([{ ...file.asked_master_data, customer_number: '10042' }]);
  expect(applied[0]!.values).toEqual([{ path: article(1), value: 'A-2', is_mapped: false }]);
});

test('a mapping wins over what a line was decided to be, once', async () => {
  mapped = { 'X-1': 'A-9' };
  const open = order('a', []);
  expect(await resolveAgain(context, open)).toBe(true);
  expect(applied[0]!.values).toEqual([{ path: article(0), value: 'A-9', is_mapped: true }]);
  expect((await readEvidence(blobs, 'evidence/a-3-1.json')).because[article(0)]).toBe('It is known.');
  expect(await resolveAgain(context, { ...open, article_numbers: ['A-9', ''] })).toBe(false);
});

test('an order of a time without customers gets its customer with the mappings of his', async () => {
  [customer, mapped] = ['10042', { 'X-1': 'A-9', 'X-2': 'A-2' }];
  await resolveAgain(context, order('a', [customerPath, article(1)]));
  expect(asked[0]!.customer_number).toBeNull();
  expect(applied[0]!.values.map(({ value }) => value)).toEqual(['10042', 'A-9', 'A-2']);
});

test('what is open still goes to intake in its new words, with its candidates and place', async () => {
  expect(await resolveAgain(context, order('a', [customerPath, article(1)]))).toBe(false);
  expect(applied).toEqual([
    {
      request_id: 'a',
      epoch: 3,
      revision: 0,
      values: [],
      reasons: [
        {
          code: 'customer_unresolved',
          path: customerPath,
          message: 'The buyer matches no customer with certainty: The VAT id agrees. Candidates: 7 Zuid.',
          evidence: [place],
          candidates: [{ number: '7', name: 'Zuid', score: 0.432 }],
        },
        {
          code: 'article_unresolved',
          path: article(1),
          message: 'The article was not identified: None is like it. Candidates: 7 Zuid.',
          evidence: [],
          candidates: [{ number: '7', name: 'Zuid', score: 0.432 }],
        },
      ],
      evidence_blob_key: 'evidence/a-3.json',
    },
  ]);
});

test('without any customers or articles nothing is doubted', async () => {
  has = { has_customers: false, has_products: false };
  expect(await resolveAgain(context, order('a', [customerPath, article(1)]))).toBe(false);
  expect(applied).toEqual([]);
});

test('without any left, what was doubted has no candidates any more', async () => {
  has = { has_customers: false, has_products: false };
  candidates = [];
  const doubted = [customerPath, article(1)];
  expect(await resolveAgain(context, { ...order('a', doubted), doubted })).toBe(false);
  expect(applied[0]!.reasons.map((reason) => [reason.path, reason.candidates])).toEqual([
    [customerPath, []],
    [article(1), []],
  ]);
});

test('a number that was taken as it is printed, when there were no articles, is looked up', async () => {
  const lines = [{ ...line('X-1'), decided: false }];
  await putEvidence(blobs, 'evidence/b-3.json', {
    ...file,
    asked_master_data: { ...file.asked_master_data!, lines },
  });
  articles = { 'X-1': 'A-01' };
  await resolveAgain(context, { ...order('b', []), article_numbers: ['A-1'] });
  expect(applied[0]!.values).toEqual([{ path: article(0), value: 'A-01', is_mapped: false }]);
});

test('of an order of an earlier version what is not open was decided; without what to ask it stays', async () => {
  articles = { 'X-1': 'A-8' };
  const lines = [line('X-1')];
  await putEvidence(blobs, 'evidence/b-3.json', {
    ...file,
    asked_master_data: { ...file.asked_master_data!, lines },
  });
  expect(await resolveAgain(context, { ...order('b', []), article_numbers: ['A-1'] })).toBe(false);
  const { asked_master_data: _, ...older } = file;
  await putEvidence(blobs, 'evidence/c-3.json', older);
  expect(await resolveAgain(context, order('c', [customerPath]))).toBe(false);
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
  watch = watchMasterData(context, {
    quietMs: 0,
    latestMs: 0,
    troubleMs: 0,
    longestRestMs: 0,
    idleMs: 60_000,
  });
  await vi.waitFor(() => expect(applied.map(({ request_id }) => request_id)).toEqual(['b', 'c']));
  expect(listings[0]).toEqual({ after: 0, limit: 20 });
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waits = { quietMs: 0, latestMs: 10_000, troubleMs: 10_000, longestRestMs: 0, idleMs: 60_000 };

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

test('only orders that the change may resolve are asked about', async () => {
  watch = watchMasterData(context, waits);
  await vi.waitFor(() => expect(listings.length).toBe(1));
  const noLines = { ...order('c', []), article_numbers: [] };
  const askedAbout = async (kind: string) => {
    [asked, open] = [[], [order('a', [customerPath, article(1)]), order('b', []), noLines]];
    const round = listings.length;
    watch.wake([kind]);
    await vi.waitFor(() => expect(listings.length).toBeGreaterThan(round));
    await sleep(50);
    return asked.map(({ customer_number }) => customer_number);
  };
  // A mapping is a customer's.
  expect(await askedAbout('mappings')).toEqual(['10042']);
  expect(await askedAbout('customers')).toEqual([null]);
  expect(await askedAbout('products')).toEqual([null, '10042']);
});

test('an order of a time without customers is asked about when customers come', async () => {
  watch = watchMasterData(context, waits);
  await vi.waitFor(() => expect(listings.length).toBe(1));
  open = [order('a', [customerPath]), order('b', [])];
  customer = '10042';
  watch.wake(['customers']);
  await vi.waitFor(() => expect(applied.length).toBe(1));
  expect([applied[0]!.request_id, applied[0]!.values]).toEqual([
    'a',
    [{ path: customerPath, value: '10042', is_mapped: false }],
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

test('an order that was being sent when master data changed is asked about when it is open again', async () => {
  watch = watchMasterData(context, { ...waits, idleMs: 100 });
  await vi.waitFor(() => expect(listings.length).toBe(1));
  [customer, open] = ['10042', [order('a', [customerPath])]];
  await vi.waitFor(() => expect(applied.length).toBe(1));
  await watch.stop();
  const looks = listings.length;
  await sleep(250);
  expect(listings.length).toBe(looks);
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
