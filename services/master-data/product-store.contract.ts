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
      await store.put([{ product: product('A-1', 'de', 'Schraube'), matchKeys: ['A1'] }]);
      await store.put([{ product: product('A-1', 'en', 'Screw'), matchKeys: ['A1'] }]);
      await store.put([{ product: product('A-1', 'en', 'Bolt'), matchKeys: ['A1'] }]);
      expect(await store.get('A-1', 'de')).toEqual(product('A-1', 'de', 'Schraube'));
      expect(await store.get('A-1', 'en')).toEqual(product('A-1', 'en', 'Bolt'));
      expect(await store.get('A-1', 'fr')).toBeUndefined();
      expect((await store.withKey('A1', 9)).map(({ description }) => description)).toEqual([
        'Schraube',
        'Bolt',
      ]);
    });

    test('finds and removes a record by its language in any case', async () => {
      const store = open();
      const [id] = await store.put([{ product: product('A-1', 'de-AT', 'Schraube'), matchKeys: [] }]);
      expect(await store.get('A-1', 'DE-at')).toEqual(product('A-1', 'de-AT', 'Schraube'));
      expect(await store.get('a-1', 'de-AT')).toBeUndefined();
      expect(await store.remove('A-1', 'de')).toBeUndefined();
      expect(await store.remove('A-1', 'DE-AT')).toBe(id);
      expect(await store.isEmpty()).toBe(true);
    });

    test('pages from the newest; a replaced record keeps its place', async () => {
      const store = open();
      for (const number of ['1', '2', '3'])
        await store.put([{ product: product(number, 'en', number), matchKeys: [number] }]);
      await store.put([{ product: product('1', 'en', 'one'), matchKeys: ['1'] }]);
      const { products, total } = await store.newest(1, 2);
      expect([products.map(({ item_number }) => item_number), total]).toEqual([['3', '2'], 3]);
    });

    test('finds an article in all languages, records by their ids, and goes through all in turn', async () => {
      const store = open();
      expect(await store.isEmpty()).toBe(true);
      const entry = (language: string) => ({ product: product('A-1', language, language), matchKeys: [] });
      const [de, en] = await store.put([entry('de'), entry('en')]);
      expect((await store.inAllLanguages('A-1')).map(({ language_code }) => language_code)).toEqual([
        'de',
        'en',
      ]);
      expect((await store.withIds([en!, 999, de!])).map(({ product }) => product.description)).toEqual([
        'en',
        'de',
      ]);
      expect((await store.following(de!, 9)).map(({ id }) => id)).toEqual([en]);
      expect(await store.isEmpty()).toBe(false);
    });

    test('gives records other keys, page by page', async () => {
      const store = open();
      for (const number of ['1', '2', '3'])
        await store.put([{ product: product(number, 'en', number), matchKeys: ['former'] }]);
      const keysOf = () => ['new', 'new'];
      const begin = await store.rekey(0, 2, keysOf);
      expect(begin.map((each) => each.product.item_number)).toEqual(['1', '2']);
      const found = async (key: string) =>
        (await store.withKey(key, 9)).map(({ item_number }) => item_number);
      expect([await found('former'), await found('new')]).toEqual([['3'], ['1', '2']]);
      expect((await store.rekey(begin[1]!.id, 2, keysOf)).length).toBe(1);
      expect([await found('former'), await found('new')]).toEqual([[], ['1', '2', '3']]);
    });

    test('removes one language, once', async () => {
      const store = open();
      await store.put([{ product: product('1', 'de', 'x'), matchKeys: ['1'] }]);
      await store.put([{ product: product('1', 'en', 'x'), matchKeys: ['1'] }]);
      expect(await store.remove('1', 'de')).toEqual(expect.any(Number));
      expect(await store.remove('1', 'de')).toBeUndefined();
      expect((await store.withKey('1', 9)).map(({ language_code }) => language_code)).toEqual(['en']);
    });
  });
}
