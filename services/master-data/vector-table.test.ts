import { expect, test } from 'vitest';
import { createVectorTable, type VectorTable } from './vector-table.ts';

/** Resolves to what `work` gives and how often other work had its turn meanwhile. */
async function countTurns<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const result = await work();
  clearImmediate(next);
  return { result, turns };
}

function axes(count: number): { table: VectorTable; axis: (i: number) => Float32Array } {
  const table = createVectorTable(256);
  const axis = (i: number) => Float32Array.from({ length: 256 }, (_, at) => (at === i % 256 ? 1 : 0));
  for (let i = 0; i < count; i++) table.set(`v${String(i).padStart(5, '0')}`, axis(i));
  return { table, axis };
}

test('other work has its turn at least at every two million products', async () => {
  const { table, axis } = axes(5_000);
  const questions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(axis);
  const { result, turns } = await countTurns(() => table.nearest(questions, 1, 0.5));
  expect(result.map(({ hits, total }) => [hits[0]!.key, total])).toEqual(
    questions.map((_, i) => [`v0000${i}`, 20]),
  );
  expect(turns).toBeGreaterThanOrEqual(6); // 10 × 5,000 × 256 products are 12.8 million
});

test('what stays is found whatever is deleted and set during the search', async () => {
  const { table, axis } = axes(5_000);
  const search = table.nearest([axis(7), ...Array.from({ length: 20 }, () => axis(0))], 100, 0.5);
  for (let i = 0; i < 5_000; i += 1) if (i % 256 !== 7) table.delete(`v${String(i).padStart(5, '0')}`);
  for (let i = 0; i < 100; i++) table.set(`new${i}`, axis(8));
  const [found] = await search;
  expect([found!.total, found!.hits.at(-1)!.key]).toEqual([20, 'v04871']);
  const [after] = await table.nearest([axis(8)], 1, 0.5);
  expect(after!.total).toBe(100);
});
