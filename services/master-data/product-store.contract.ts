import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describe, expect, test } from 'vitest';
import type { ProductStore } from './product-store.ts';

function product(item_number: string, language_code: string, description: string): Product {
  return { item_number, language_code, created_at: '2026-01-02T03:04:05.000Z', description, remark: null };
}

/** What every product store must do. `open` gives an empty one. */
export function productStoreContract(name: string, open: () => ProductStore): void {
  describe(`${name} as a product store`, () => {
    test('keeps one record for each number and language', async () => {
      const store = open();
      await store.put(product('A-1', 'de', 'Schraube'), 'A1');
      await store.put(product('A-1', 'en', 'Screw'), 'A1');
      await store.put(product('A-1', 'en', 'Bolt'), 'A1');
      expect(await store.get('A-1', 'de')).toEqual(product('A-1', 'de', 'Schraube'));
      expect(await store.get('A-1', 'en')).toEqual(product('A-1', 'en', 'Bolt'));
      expect(await store.get('A-1', 'fr')).toBeUndefined();
      expect((await store.withKey('A1')).map(({ description }) => description)).toEqual(['Schraube', 'Bolt']);
    });

    test('pages from the newest; a replaced record keeps its place', async () => {
      const store = open();
      for (const number of ['1', '2', '3']) await store.put(product(number, 'en', number), number);
      await store.put(product('1', 'en', 'one'), '1');
      const { products, total } = await store.newest(1, 2);
      expect([products.map(({ item_number }) => item_number), total]).toEqual([['3', '2'], 3]);
    });

    test('removes one language, once', async () => {
      const store = open();
      await store.put(product('1', 'de', 'x'), '1');
      await store.put(product('1', 'en', 'x'), '1');
      expect(await store.remove('1', 'de')).toBe(true);
      expect(await store.remove('1', 'de')).toBe(false);
      expect((await store.withKey('1')).map(({ language_code }) => language_code)).toEqual(['en']);
    });
  });
}
