import { Failure } from '@orderloom/errors/failure.ts';
import { createLog } from '@orderloom/telemetry/log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lettersOfTexts } from './letters-of-texts.ts';
import { meaningsOfTexts, type TextsWithMeaning } from './meanings-of-texts.ts';
import { openSqliteStores, type Stores } from './stores.sqlite.ts';

const log = createLog({ service: 'test', level: 'silent' });
let stores: Stores;
let texts: TextsWithMeaning;
let isDown: boolean;
let length: number;
let embedded: string[];
let embedCalls: number;
let limits: Map<string, number>;

/** Whatever speaks of bread lies in one direction, all else in the other. */
const embedder = {
  name: 'bread',
  async embed(given: string[], timeoutMs: number) {
    embedCalls += 1;
    for (const text of given) limits.set(text, timeoutMs);
    if (isDown) throw new Failure('unavailable', 'down');
    if (given.some((text) => text.trim() === '' || text.includes('endless')))
      throw new Failure('validation', 'refused');
    embedded.push(...given);
    return given.map((text) =>
      (/bakery|brot|pain/i.test(text) ? Float32Array.of(1, -1e-3) : Float32Array.of(-1e-3, 1)).slice(
        0,
        length,
      ),
    );
  },
};

function open(): void {
  texts = meaningsOfTexts(lettersOfTexts(), {
    embedder,
    vectors: stores.openVectors('customers', 'bread'),
    log,
  });
}

beforeEach(() => {
  [isDown, length, embedded, embedCalls, limits] = [false, 2, [], 0, new Map()];
  stores = openSqliteStores(':memory:');
  open();
});
afterEach(async () => {
  vi.useRealTimers();
  await texts.stop();
  stores.close();
});

const idsFor = async (text: string) => (await texts.nearest(text, 5)).map(({ id }) => id);

test('a text is found by its letters at once, and by its meaning soon', async () => {
  await texts.set([
    { id: 1, text: 'Brot und Zopf' },
    { id: 2, text: 'Stahl' },
  ]);
  expect(await idsFor('Stahl')).toContain(2);
  await vi.waitFor(async () =>
    expect((await texts.nearest('village bakery', 1))[0]).toMatchObject({ id: 1, letters: 0 }),
  );
});

test('without its embedder it goes by letters, and catches up later', async () => {
  vi.useFakeTimers();
  isDown = true;
  await texts.set([{ id: 1, text: 'Brot' }]);
  expect(await idsFor('Brot')).toEqual([1]);
  expect(await idsFor('bakery')).toEqual([]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await idsFor('bakery')).toEqual([1]);
});

test('for an embedder that is away one search waits, and the others do when it has answered again', async () => {
  vi.useFakeTimers();
  await texts.set([{ id: 1, text: 'Brot' }]);
  await vi.advanceTimersByTimeAsync(1);
  isDown = true;
  embedCalls = 0;
  for (let search = 0; search < 3; search++) expect(await idsFor('bakery')).toEqual([]);
  expect(embedCalls).toBe(1);
  // Tried after 5, 15 and 35 s, and not by searches.
  for (const [ms, calls] of [
    [4_999, 1],
    [2, 2],
    [10_000, 3],
    [19_998, 3],
    [2, 4],
  ]) {
    await vi.advanceTimersByTimeAsync(ms!);
    expect(await idsFor('bakery')).toEqual([]);
    expect(embedCalls).toBe(calls);
  }
  isDown = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await idsFor('bakery')).toEqual([1]);
});

test('searches ask for their vector within a second', async () => {
  await texts.set([{ id: 1, text: 'Brot' }]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1]));
  expect([...limits]).toEqual([
    ['Brot', 5_000],
    ['bakery', 1_000],
  ]);
});

test('a search goes by letters when its vector has another length than those of the texts', async () => {
  await texts.set([{ id: 1, text: 'Brot' }]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1]));
  length = 1;
  expect(await texts.nearest('Brot', 5)).toEqual([{ id: 1, letters: expect.closeTo(1), meaning: 0 }]);
});

test('a text that the embedder refuses, or an empty one, holds up no other', async () => {
  await texts.set([
    { id: 1, text: 'Brot' },
    { id: 2, text: 'endless pain' },
    { id: 3, text: ' ' },
    { id: 4, text: 'pain' },
    { id: 5, text: 'pain et pain' },
  ]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1, 4, 5]));
  expect(await idsFor('endless')).toEqual([2]);
  expect(await idsFor(' ')).toEqual([]);
  // A refused search keeps no other from the embedder.
  await texts.set([{ id: 6, text: 'Brot' }]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1, 4, 5, 6]));
});

test('a text that is put again as it was keeps its vector and is not embedded again', async () => {
  const both = [
    { id: 1, text: 'Brot' },
    { id: 2, text: 'pain' },
  ];
  await texts.set(both);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1, 2]));
  await texts.set(both);
  expect(await idsFor('bakery')).toEqual([1, 2]);
  expect(embedded.filter((text) => text !== 'bakery')).toEqual(['Brot', 'pain']);
});

test('a changed text loses its vector, a removed one all', async () => {
  await texts.set([
    { id: 1, text: 'Brot' },
    { id: 2, text: 'pain' },
  ]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1, 2]));
  isDown = true;
  await texts.set([{ id: 1, text: 'Stahl' }]);
  await texts.remove(2);
  isDown = false;
  expect(await idsFor('bakery')).toEqual([]);
});

test('after a restart only what has no vector is embedded', async () => {
  await texts.set([{ id: 1, text: 'Brot' }]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1]));
  await texts.stop();
  open();
  embedded = [];
  await texts.fill([
    { id: 1, text: 'Brot' },
    { id: 2, text: 'pain' },
  ]);
  await vi.waitFor(async () => expect(await idsFor('bakery')).toEqual([1, 2]));
  expect(embedded.filter((text) => text !== 'bakery')).toEqual(['pain']);
});
