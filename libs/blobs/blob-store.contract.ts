import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore, ListedBlob } from './blob-store.ts';

export interface OpenedBlobStore {
  store: BlobStore;
  /** Everything that is left in the store, half-written content included: names of any kind. */
  leftovers(): Promise<string[]>;
  close(): Promise<void>;
}

const hello = { size: 5, sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' };

/** What every blob store must do; run it from the test of each adapter. `open` gives an empty store. */
export function blobStoreContract(name: string, open: () => Promise<OpenedBlobStore>): void {
  describe(`${name} as a blob store`, () => {
    let opened: OpenedBlobStore;
    let store: BlobStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    test('says size and hash of what it stored, from bytes and from a stream', async () => {
      expect(await store.put('orders/a/1', Buffer.from('hello'))).toEqual({ key: 'orders/a/1', ...hello });
      expect(await store.put('orders/a/2', Readable.from([Buffer.from('hel'), Buffer.from('lo')]))).toEqual({
        key: 'orders/a/2',
        ...hello,
      });
      expect(String(await store.read('orders/a/2', 5))).toBe('hello');
    });

    test('keeps an empty blob', async () => {
      expect((await store.put('empty', Readable.from([]))).size).toBe(0);
      expect((await store.read('empty', 0)).length).toBe(0);
    });

    test('streams five megabytes in and out unchanged', async () => {
      const content = Buffer.alloc(5_000_000, 'orderloom ');
      const sha256 = createHash('sha256').update(content).digest('hex');
      const stored = await store.put('large', Readable.from(chunksOf(content, 65_536)));
      expect(stored).toEqual({ key: 'large', size: 5_000_000, sha256 });
      const back = await buffer(await store.open('large'));
      expect(createHash('sha256').update(back).digest('hex')).toBe(sha256);
    });

    test('leaves nothing when the source fails or is cut off', async () => {
      const failing = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the client went away');
        })(),
      );
      await expect(store.put('gone', failing)).rejects.toThrow('the client went away');
      const cut = new Readable({ read() {} });
      cut.push('half');
      setTimeout(() => cut.destroy(), 20);
      await expect(store.put('gone', cut)).rejects.toThrow('Premature close');
      await expect(store.open('gone')).rejects.toMatchObject({ kind: 'not_found' });
      expect(await opened.leftovers()).toEqual([]);
    });

    test('keeps the former blob when replacing it fails, and replaces it as a whole otherwise', async () => {
      await store.put('k', Buffer.from('the former content'));
      await expect(store.put('k', Readable.from(failAtOnce()))).rejects.toThrow('no');
      expect(String(await store.read('k', 100))).toBe('the former content');
      await store.put('k', Buffer.from('new'));
      expect(String(await store.read('k', 100))).toBe('new');
    });

    test('says not_found for what is not there', async () => {
      const missing = { kind: 'not_found', message: 'File not found' };
      await expect(store.open('no/such')).rejects.toMatchObject(missing);
      await expect(store.read('no/such', 10)).rejects.toMatchObject(missing);
      await expect(store.fetch('no/such')).rejects.toMatchObject(missing);
    });

    test('does not read more than the caller allows', async () => {
      await store.put('six', Buffer.from('123456'));
      await expect(store.read('six', 5)).rejects.toMatchObject({
        kind: 'too_large',
        message: 'A stored file of 6 bytes is above the limit of 5',
      });
    });

    test('fetches a blob as a file and takes it back', async () => {
      await store.put('orders/b/1', Buffer.from('by path'));
      const local = await store.fetch('orders/b/1');
      expect(await readFile(local.path, 'utf8')).toBe('by path');
      await local.release();
      expect(String(await store.read('orders/b/1', 10))).toBe('by path');
    });

    test('removes, and removes again without complaint', async () => {
      await store.put('short-lived', Buffer.from('x'));
      await store.remove('short-lived');
      await store.remove('short-lived');
      await expect(store.open('short-lived')).rejects.toMatchObject({ kind: 'not_found' });
      expect(await opened.leftovers()).toEqual([]);
    });

    test('lists what a folder holds, deeper folders included, by the time of its writing', async () => {
      await store.put('uploads/a', Buffer.from('1'));
      await store.put('uploads/deep/er/b', Buffer.from('22'));
      await store.put('uploads-of-others/c', Buffer.from('3'));
      await store.put('parts/d', Buffer.from('4'));
      const minute = 60_000; // the store's clock may differ from ours
      const listed = await listOf(store, 'uploads', Date.now() + minute);
      expect(listed.map(({ key, size }) => [key, size]).sort()).toEqual([
        ['uploads/a', 1],
        ['uploads/deep/er/b', 2],
      ]);
      for (const { writtenAtMs } of listed) {
        expect(Math.abs(writtenAtMs - Date.now())).toBeLessThan(minute);
      }
      expect(await listOf(store, 'uploads', Date.now() - minute)).toEqual([]);
      expect(await listOf(store, 'evidence', Date.now() + minute)).toEqual([]);
    });

    test('what is listed can be removed on the way', async () => {
      for (let i = 0; i < 50; i++) await store.put(`uploads/${i}`, Buffer.from('x'));
      let removed = 0;
      for await (const { key } of store.writtenBefore('uploads', Date.now() + 60_000)) {
        await store.remove(key);
        removed += 1;
      }
      expect([removed, await opened.leftovers()]).toEqual([50, []]);
    });

    test('half-written content is never listed', async () => {
      const writing = new Readable({ read() {} });
      writing.push('half');
      const put = store.put('uploads/slow', writing);
      await expect.poll(() => opened.leftovers()).toHaveLength(1);
      expect(await listOf(store, 'uploads', Date.now() + 60_000)).toEqual([]);
      writing.push(null);
      await put;
      expect(await listOf(store, 'uploads', Date.now() + 60_000)).toHaveLength(1);
    });

    test('two writers of one key leave one whole blob', async () => {
      const [a, b] = [Buffer.alloc(100_000, 'a'), Buffer.alloc(100_000, 'b')];
      await Promise.all([store.put('raced', a), store.put('raced', b)]);
      const winner = await store.read('raced', 100_000);
      expect([a.equals(winner), b.equals(winner)].filter(Boolean)).toEqual([true]);
    });

    test.each([
      '',
      '/',
      '/etc/passwd',
      '../up',
      'a/../b',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'ä',
      'a b',
      'a\\b',
      'a\0b',
    ])('refuses the key %j', async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('not a blob key');
      await expect(store.open(key)).rejects.toThrow('not a blob key');
      await expect(store.remove(key)).rejects.toThrow('not a blob key');
      await expect(listOf(store, key, 0)).rejects.toThrow('not a blob key');
    });
  });
}

function listOf(store: BlobStore, folder: string, timeMs: number): Promise<ListedBlob[]> {
  return Array.fromAsync(store.writtenBefore(folder, timeMs));
}

function* chunksOf(content: Buffer, bytes: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes);
}

// biome-ignore lint/correctness/useYield: a source that fails before its first byte.
async function* failAtOnce(): AsyncGenerator<Buffer> {
  throw new Error('no');
}
