import { describe, expect, test } from 'vitest';
import { type AskPage, readInChunks } from './list-chunks.ts';

/** A list of numbers, newest (highest) first, that `grow` may lengthen before each answer; notes what it is asked. */
function listOf(length: number, grow: (call: number) => number = () => 0) {
  const asked: string[] = [];
  let newest = length;
  const ask: AskPage<number> = async ({ page, size }) => {
    newest += grow(asked.length);
    asked.push(`${page}/${size}`);
    const start = newest - (page - 1) * size;
    const count = Math.max(0, Math.min(size, start));
    return { items: Array.from({ length: count }, (_, i) => start - i), total: newest };
  };
  return { ask, asked };
}

async function read(list: ReturnType<typeof listOf>, page: number, size: number) {
  const chunks = await Array.fromAsync(readInChunks(list.ask, page, size));
  return { numbers: chunks.flatMap(({ items }) => items), totals: new Set(chunks.map(({ total }) => total)) };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

describe('a page in chunks', () => {
  test.each([
    [1, 100, down(250, 151), ['1/20', '2/20', '3/20', '4/20', '5/20']],
    [3, 100, down(50, 1), ['11/20', '12/20', '13/20']],
    [4, 100, [], ['16/20']],
    [2, 7, down(243, 237), ['2/7']],
    [2, 30, down(220, 191), ['2/20', '3/20']],
    [3, 90, down(70, 1), ['10/20', '11/20', '12/20', '13/20']],
    [2_147_483_647, 1000, [], ['2147483647/20']],
  ])('page %i of %i', async (page, size, numbers, asked) => {
    const list = listOf(250);
    expect(await read(list, page, size)).toEqual({ numbers, totals: new Set([250]) });
    expect(list.asked).toEqual(asked);
  });

  test('a list whose end is a chunk’s end is not asked once more', async () => {
    const list = listOf(40);
    expect((await read(list, 1, 100)).numbers).toEqual(down(40, 1));
    expect(list.asked).toEqual(['1/20', '2/20']);
  });

  test('what a chunk that ended early left out is asked for one by one', async () => {
    const whole = listOf(50);
    const cut: AskPage<number> = async (page) => {
      const { items, total } = await whole.ask(page);
      const large = items.indexOf(17);
      return { items: large > 0 ? items.slice(0, large) : items, total };
    };
    expect((await read({ ...whole, ask: cut }, 1, 40)).numbers).toEqual(down(50, 11));
    expect(whole.asked).toEqual(['1/20', '2/20', ...Array.from({ length: 7 }, (_, i) => `${34 + i}/1`)]);
    whole.asked.length = 0;
    expect((await read({ ...whole, ask: cut }, 1, 100)).numbers).toEqual(down(50, 1));
    expect(whole.asked.slice(-2)).toEqual(['40/1', '3/20']);
    expect((await read({ ...whole, ask: cut }, 2, 36)).numbers).toEqual(down(14, 1));
  });

  test('a list that grew shorter ends', async () => {
    const shrinking = listOf(100, (call) => (call === 2 ? -70 : 0));
    expect((await read(shrinking, 1, 100)).numbers).toEqual(down(100, 61));
  });

  test('an empty list has one empty chunk', async () => {
    expect(await read(listOf(0), 1, 1000)).toEqual({ numbers: [], totals: new Set([0]) });
  });

  test.each([1, 7, 19, 20, 33])('%i arrivals between the calls change nothing', async (arrivals) => {
    // Only between the first calls: whoever sends more than a chunk during each is never caught up with.
    const grow = (call: number) => (call > 0 && call < 8 ? arrivals : 0);
    const expected = await read(listOf(250), 2, 100);
    expect(await read(listOf(250, grow), 2, 100)).toEqual(expected);
  });
});
