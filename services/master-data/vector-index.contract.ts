import { describe, expect, test } from 'vitest';
import type { VectorIndex } from './vector-index.ts';

/** What every vector index must do. `open` gives an empty one for vectors of two numbers. */
export function vectorIndexContract(name: string, open: () => VectorIndex): void {
  describe(`${name} as a vector index`, () => {
    const vector = (...numbers: number[]) => Float32Array.from(numbers);
    const nearest = async (index: VectorIndex, to: Float32Array, limit: number, atLeast: number) =>
      (await index.nearest([to], limit, atLeast))[0]!;

    test('finds the nearest first, cuts at the limit and counts all that are near enough', async () => {
      const index = open();
      await index.put('east', vector(1, 0));
      await index.put('north', vector(0, 1));
      await index.put('north-east', vector(0.6, 0.8));
      const { hits, total } = await nearest(index, vector(0, 1), 1, 0.5);
      expect(hits).toEqual([{ key: 'north', similarity: 1 }]);
      expect(total).toBe(2);
      const all = await nearest(index, vector(0, 1), 10, 0.5);
      expect(all.hits.map(({ key }) => key)).toEqual(['north', 'north-east']);
      expect(all.hits[1]!.similarity).toBeCloseTo(0.8, 6);
    });

    test('answers several questions at once, each for itself, and none with nothing', async () => {
      const index = open();
      await index.put('east', vector(1, 0));
      await index.put('north', vector(0, 1));
      const answers = await index.nearest([vector(0, 1), vector(1, 0), vector(-1, 0)], 5, 0.5);
      expect(answers.map(({ hits, total }) => [...hits.map(({ key }) => key), total])).toEqual([
        ['north', 1],
        ['east', 1],
        [0],
      ]);
      expect(await index.nearest([], 5, 0.5)).toEqual([]);
    });

    test('among equals the lower key comes first, and the cut keeps the best', async () => {
      const index = open();
      for (const key of ['c', 'a', 'd', 'b']) await index.put(key, vector(0.6, 0.8));
      await index.put('z', vector(0, 1));
      const { hits, total } = await nearest(index, vector(0, 1), 3, 0.5);
      expect([hits.map(({ key }) => key), total]).toEqual([['z', 'a', 'b'], 5]);
      expect(await nearest(index, vector(0, 1), 0, 0.5)).toEqual({ hits: [], total: 5 });
    });

    test('a replaced vector is found at its new place at once, a removed one no more', async () => {
      const index = open();
      await index.put('a', vector(1, 0));
      await index.put('a', vector(0, 1));
      expect((await nearest(index, vector(1, 0), 10, 0.1)).total).toBe(0);
      expect((await nearest(index, vector(0, 1), 10, 0.1)).total).toBe(1);
      await index.remove('a');
      await index.remove('a');
      expect(await nearest(index, vector(0, 1), 10, 0.1)).toEqual({ hits: [], total: 0 });
    });

    test('many come and go, and each that stays keeps its own place', async () => {
      const index = open();
      const at = (i: number) => vector(Math.cos(i / 100), Math.sin(i / 100));
      for (let i = 0; i < 150; i++) await index.put(`v${i}`, at(i));
      for (let i = 0; i < 150; i += 3) await index.remove(`v${i}`);
      const { hits, total } = await nearest(index, at(100), 2, 0);
      expect(hits[0]!.key).toBe('v100');
      expect(total).toBe(100);
      expect((await nearest(index, at(99), 1, 0.99999999)).total).toBe(0);
    });

    test('a vector that changes after it was put changes nothing', async () => {
      const index = open();
      const mine = vector(1, 0);
      await index.put('a', mine);
      mine[0] = 0;
      expect((await nearest(index, vector(1, 0), 10, 0.9)).total).toBe(1);
    });
  });
}
