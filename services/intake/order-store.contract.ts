import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newOrder, type OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';

const start = Date.parse('2026-03-02T09:00:00Z');

export function order(requestId: string, now = start): OrderRecord {
  const files = [
    { name: 'po.pdf', blob_key: 'uploads/1', size: 12, mime_type: 'application/pdf', sha256: 'ab' },
  ];
  return newOrder(
    { request_id: requestId, files, metadata: [], email: null, message: '1 file received' },
    { now, newId: randomUUID },
  );
}

/** What every order store must do; `reopen` gives a second view of the same orders. */
export function orderStoreContract(
  name: string,
  reopen: () => Promise<OrderStore>,
  reset: () => Promise<void>,
): void {
  describe(`order store: ${name}`, () => {
    let store: OrderStore;
    beforeEach(async () => {
      await reset();
      store = await reopen();
    });
    afterEach(() => store.close());

    test('what was inserted is read back whole, also by another', async () => {
      const record = order('a');
      expect(await store.insert(record)).toBe(true);
      const other = await reopen();
      expect(await other.get('a')).toEqual(record);
      other.close();
    });

    test('a known request_id is not inserted again and changes nothing', async () => {
      await store.insert(order('a'));
      expect(await store.insert({ ...order('a'), metadata: [{ name: 'x', value: 'y' }] })).toBe(false);
      expect((await store.get('a'))?.metadata).toEqual([]);
    });

    test('several are inserted together or not at all', async () => {
      expect(await store.insertAll([order('a'), order('b')])).toBe(true);
      expect((await store.newest(1, 10)).orders.map((record) => record.request_id)).toEqual(['b', 'a']);
      expect(await store.insertAll([order('c'), order('b')])).toBe(false);
      const broken = order('d');
      // What breaks the write of the second one undoes the first.
      Object.defineProperty(broken, 'status_at', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      });
      await expect(store.insertAll([order('e'), broken])).rejects.toThrow('no');
      expect((await store.newest(1, 10)).total).toBe(2);
    });

    test('an unknown order is undefined to get and not_found to update', async () => {
      expect(await store.get('nope')).toBeUndefined();
      await expect(store.update('nope', (record) => record)).rejects.toMatchObject({ kind: 'not_found' });
    });

    test('of many updates at once none is lost', async () => {
      await store.insert(order('a'));
      const other = await reopen();
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : other).update('a', (record) => ({
            ...record,
            retry_count: record.retry_count + 1,
          })),
        ),
      );
      expect((await store.get('a'))?.retry_count).toBe(40);
      other.close();
    });

    test('what change throws is thrown and nothing is written', async () => {
      await store.insert(order('a'));
      const change = () => {
        throw new Error('no');
      };
      await expect(store.update('a', change)).rejects.toThrow('no');
      expect((await store.get('a'))?.retry_count).toBe(0);
    });

    test('an order is changed among those of its number and customer, whatever else is stored', async () => {
      const known = (requestId: string, number: string, company: string, customer_id: string | null) => ({
        ...order(requestId),
        status: 'PROCESSED' as const,
        result: {
          order_number: number,
          order_date: '',
          items: [],
          customer: { company, customer_id, address: {} },
        },
      });
      await store.insert(known('a', 'PO 4711', 'Noord B.V.', '10042'));
      await store.insert(known('b', 'Bestelling nr. 004711', 'NOORD BV', null));
      await store.insert(known('c', 'AB-4711', 'Noord B.V.', '10042'));
      await store.insert(known('d', 'PO-4711', 'Zuid B.V.', null));
      await store.insert(known('e', 'PO-4711', 'Noord B.V.', '10043'));
      await store.insert({ ...known('f', 'PO-4711', 'Noord B.V.', '10042'), status: 'REPROCESSED' });
      await store.insert({ ...known('g', 'PO-4711', 'Noord B.V.', '10042'), status: 'FAILED' });
      await store.insert({ ...order('x'), status_at: 'later' });
      const seen = async (customerId: string | null, company: string) => {
        const ids: string[] = [];
        await store.updateAmong('x', { number: '4711', customerId, company }, (record, alike) => {
          ids.push(...alike.map(({ request_id }) => request_id));
          return record;
        });
        return ids;
      };
      expect(await seen('10042', 'noordbv')).toEqual(['a', 'b']);
      expect(await seen(null, 'noordbv')).toEqual(['a', 'b', 'e']);
      expect(await seen('10044', 'zuidbv')).toEqual(['d']);
      await store.updateAmong('x', { number: '1', customerId: null, company: '' }, (record) => ({
        ...record,
        status_at: 'now',
      }));
      expect((await store.get('x'))?.status_at).toBe('now');
      await expect(
        store.updateAmong('nope', { number: '1', customerId: null, company: '' }, (record) => record),
      ).rejects.toMatchObject({ kind: 'not_found' });
    });

    test('of two orders that are changed among each other at once, one sees the other', async () => {
      const other = await reopen();
      await store.insert(order('a'));
      await store.insert(order('b'));
      const identity = { number: 'PO1', customerId: null, company: 'noord' };
      const settle = (in_: OrderStore, id: string) =>
        in_.updateAmong(id, identity, (record, alike) => ({
          ...record,
          status: 'PROCESSED',
          result: {
            order_number: 'PO-1',
            order_date: '',
            items: [],
            customer: { company: 'Noord', address: {} },
          },
          duplicate_of: alike[0]?.request_id ?? null,
        }));
      await Promise.all([settle(store, 'a'), settle(other, 'b')]);
      const flags = [(await store.get('a'))?.duplicate_of, (await store.get('b'))?.duplicate_of];
      expect(flags.filter((flag) => flag !== null)).toHaveLength(1);
      other.close();
    });

    test('pages come newest first, with the total', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await store.insert(order(id));
      const ids = async (page: number) =>
        (await store.newest(page, 2)).orders.map((record) => record.request_id);
      expect(await ids(1)).toEqual(['e', 'd']);
      expect(await ids(2)).toEqual(['c', 'b']);
      expect(await ids(3)).toEqual(['a']);
      expect(await ids(4)).toEqual([]);
      expect((await store.newest(1, 2)).total).toBe(5);
    });

    test('a page ends where it would be larger than 32 MiB, and never before its first order', async () => {
      const large = (id: string, mebibytes: number) => ({
        ...order(id),
        last_error: 'x'.repeat(mebibytes * 1024 * 1024),
      });
      for (const [id, mebibytes] of [
        ['a', 1],
        ['b', 40],
        ['c', 10],
        ['d', 10],
        ['e', 10],
      ] as const)
        await store.insert(large(id, mebibytes));
      const ids = async (page: number, size: number) =>
        (await store.newest(page, size)).orders.map((record) => record.request_id);
      expect(await ids(1, 5)).toEqual(['e', 'd', 'c']);
      expect(await ids(4, 1)).toEqual(['b']);
      expect(await ids(2, 3)).toEqual(['b']);
    });

    test('repeated inserts leave no holes in the pages', async () => {
      for (const id of ['a', 'a', 'a', 'b', 'a', 'c']) await store.insert(order(id));
      const page = async (number: number) =>
        (await store.newest(number, 1)).orders.map((record) => record.request_id);
      expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([['c'], ['b'], ['a'], []]);
      expect((await store.newest(1, 1)).total).toBe(3);
    });

    test('due: queued, not leased, not waiting for a later try; longest due first', async () => {
      await store.insert(order('second', start + 1));
      await store.insert(order('first', start));
      await store.insert({ ...order('leased'), lease: { owner: 'x', until: start + 100, claim_id: 'c' } });
      await store.insert({ ...order('waiting'), next_retry_at: '2026-03-02T09:00:10+00:00' });
      await store.insert({ ...order('done'), status: 'PROCESSED' });
      expect((await store.leased()).map((record) => record.request_id)).toEqual(['leased']);
      expect(await store.due(start + 50, 10)).toEqual(['first', 'second']);
      expect(await store.due(start + 50, 1)).toEqual(['first']);
      expect(await store.due(start + 100, 10)).toEqual(['first', 'second', 'leased']);
      expect(await store.due(start + 10_000, 10)).toEqual(['first', 'second', 'leased', 'waiting']);
    });

    test('sending and unfinished are found by what the order says', async () => {
      await store.insert({ ...order('quiet'), outbox: [] });
      await store.insert(order('told'));
      await store.insert({ ...order('retried'), outbox: [], queue_successor: true });
      const send = {
        send_id: 's',
        prior_status: 'PROCESSED' as const,
        payload_json: '{}',
        payload_sha256: 'x',
        owner: 'o',
        deadline: start,
      };
      await store.insert({ ...order('sending'), outbox: [], status: 'SENDING', send });
      expect((await store.sending()).map((record) => record.request_id)).toEqual(['sending']);
      expect((await store.unfinished(10)).map((record) => record.request_id)).toEqual(['told', 'retried']);
      await store.update('told', (record) => ({ ...record, outbox: [] }));
      expect((await store.unfinished(10)).map((record) => record.request_id)).toEqual(['retried']);
    });

    test('orders of which master data may tell more, page by page: while they are in ATTENTION', async () => {
      const reason = (code: string) => ({ code, path: 'customer.customer_id', message: '', evidence: [] });
      const doubtful = (requestId: string, code: string) => ({
        ...order(requestId),
        status: 'ATTENTION' as const,
        reasons: [reason('no_lines'), reason(code)],
      });
      for (const requestId of ['a', 'b', 'c']) await store.insert(doubtful(requestId, 'customer_unresolved'));
      await store.insert(doubtful('d', 'article_unresolved'));
      await store.insert(doubtful('e', 'low_confidence'));
      await store.insert({ ...doubtful('f', 'article_unresolved'), status: 'MODIFIED' });
      await store.update('b', (record) => ({ ...record, status: 'SENDING' }));
      await store.update('c', (record) => ({ ...record, status: 'PROCESSED', reasons: [] }));
      const first = await store.unresolved(0, 1);
      expect(first.orders.map(({ request_id }) => request_id)).toEqual(['a']);
      const rest = await store.unresolved(first.next, 5);
      expect([rest.orders.map(({ request_id }) => request_id), rest.next]).toEqual([['d', 'e'], 0]);
      await store.update('b', (record) => ({ ...record, status: 'ATTENTION' }));
      expect((await store.unresolved(0, 5)).orders.length).toBe(4);
    });

    test('a page of them, too, ends where it would be larger than 32 MiB, and the next one goes on', async () => {
      const last_error = 'x'.repeat(20 * 1024 * 1024);
      for (const id of ['a', 'b', 'c']) await store.insert({ ...order(id), status: 'ATTENTION', last_error });
      const pages: string[][] = [];
      let after = 0;
      do {
        const page = await store.unresolved(after, 5);
        pages.push(page.orders.map(({ request_id }) => request_id));
        after = page.next;
      } while (after !== 0);
      expect(pages).toEqual([['a'], ['b'], ['c']]);
    });

    test('the blobs that orders hold are known, evidence from when it came', async () => {
      await store.insert(order('a'));
      expect(await store.holding(['uploads/1', 'uploads/2', 'evidence/a-1.json'])).toEqual(
        new Set(['uploads/1']),
      );
      await store.update('a', (record) => ({ ...record, evidence_blob_key: 'evidence/a-1.json' }));
      expect(await store.holding(['uploads/2', 'evidence/a-1.json'])).toEqual(new Set(['evidence/a-1.json']));
    });

    test('the orders of one e-mail in the order of creation', async () => {
      await store.insert({ ...order('a'), email_group_id: 'g' });
      await store.insert(order('b'));
      await store.insert({ ...order('c'), email_group_id: 'g' });
      const ids = async (offset: number) => {
        const { orders, total } = await store.ofGroup('g', offset);
        return [orders.map((record) => record.request_id), total];
      };
      expect(await ids(0)).toEqual([['a', 'c'], 2]);
      expect(await ids(1)).toEqual([['c'], 2]);
      const large = { last_error: 'x'.repeat(33 * 1024 * 1024), email_group_id: 'g' };
      await store.insert({ ...order('d'), ...large });
      expect(await ids(0)).toEqual([['a', 'c'], 3]);
      expect(await ids(2)).toEqual([['d'], 3]);
    });
  });
}
