import { describe, expect, test } from 'vitest';
import type { VectorIndex } from './vector-index.ts';

/** What every vector index must do. `open` gives an empty one. */
export function vectorIndexContract(name: string, open: () => VectorIndex): void {
  describe(`${name} as a vector index`, () => {
    const at = (degrees: number) => {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return Float32Array.of(x, y, -x, -y).map((each) => each / Math.SQRT2);
    };

    test('finds the nearest first, as many as are wanted', async () => {
      const index = open();
      await index.put([10, 80, 45].map((degrees) => ({ id: degrees, vector: at(degrees) })));
      const hits = await index.nearest(at(70), 2);
      expect(hits.map(({ id }) => id)).toEqual([80, 45]);
      expect(hits[0]!.cosine).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 1);
      expect(await open().nearest(at(0), 5)).toEqual([]);
    });

    test('a replaced vector is found at its new place at once, a removed one no more', async () => {
      const index = open();
      await index.put([
        { id: 1, vector: at(0) },
        { id: 2, vector: at(90) },
        { id: 3, vector: at(60) },
      ]);
      await index.put([{ id: 1, vector: at(85) }]);
      expect((await index.nearest(at(84), 1)).map(({ id }) => id)).toEqual([1]);
      await index.remove(1);
      await index.remove(1);
      expect(await index.having([1, 3, 4])).toEqual(new Set([3]));
      expect((await index.nearest(at(84), 9)).map(({ id }) => id)).toEqual([2, 3]);
    });

    test('a vector of another length is refused, and so are those that come with it', async () => {
      const index = open();
      const short = Float32Array.of(1);
      const refusal = { kind: 'unavailable', message: 'a vector of 1 numbers among vectors of 4' };
      const both = [
        { id: 2, vector: at(0) },
        { id: 3, vector: short },
      ];
      await expect(index.put(both)).rejects.toMatchObject(refusal);
      await index.put([{ id: 1, vector: at(0) }]);
      await expect(index.put(both)).rejects.toMatchObject(refusal);
      await expect(index.nearest(short, 1)).rejects.toMatchObject(refusal);
      expect(await index.having([1, 2, 3])).toEqual(new Set([1]));
    });

    test('where no vector is left the next ones may have another length', async () => {
      const index = open();
      await index.put([{ id: 1, vector: at(0) }]);
      await index.remove(1);
      await index.put([{ id: 2, vector: Float32Array.of(1) }]);
      expect(await index.nearest(Float32Array.of(1), 1)).toEqual([{ id: 2, cosine: 1 }]);
    });
  });
}
