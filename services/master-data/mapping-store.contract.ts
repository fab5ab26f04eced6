import type { Mapping } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describe, expect, test } from 'vitest';
import type { MappingStore } from './mapping-store.ts';

function mapping(customer_number: string, customer_item_number: string, item_number: string): Mapping {
  return { customer_number, customer_item_number, item_number, language_code: 'en' };
}

/** What every mapping store must do. `open` gives an empty one. */
export function mappingStoreContract(name: string, open: () => MappingStore): void {
  describe(`${name} as a mapping store`, () => {
    test('keeps one article for what a customer calls so', async () => {
      const store = open();
      await store.put([{ mapping: mapping('1', 'x-1', 'A'), itemKey: 'X1' }]);
      await store.put([{ mapping: mapping('1', 'x-1', 'B'), itemKey: 'X1' }]);
      await store.put([{ mapping: mapping('2', 'x-1', 'C'), itemKey: 'X1' }]);
      expect(await store.get('1', 'x-1')).toEqual(mapping('1', 'x-1', 'B'));
      expect(await store.get('1', 'X-1')).toBeUndefined();
      expect(await store.withKey('1', 'X1')).toEqual([mapping('1', 'x-1', 'B')]);
    });

    test('lists by customer, by article, by both and all', async () => {
      const store = open();
      await store.put([{ mapping: mapping('1', 'a', 'A'), itemKey: 'A' }]);
      await store.put([{ mapping: mapping('1', 'b', 'B'), itemKey: 'B' }]);
      await store.put([{ mapping: mapping('2', 'a', 'A'), itemKey: 'A' }]);
      const listed = async (filter: Parameters<MappingStore['newest']>[2]) => {
        const { mappings, total } = await store.newest(1, 2, filter);
        return [...mappings.map((each) => each.customer_number + each.customer_item_number), total];
      };
      expect(await listed({})).toEqual(['2a', '1b', 3]);
      expect(await listed({ customerNumber: '1' })).toEqual(['1b', '1a', 2]);
      expect(await listed({ itemNumber: 'A' })).toEqual(['2a', '1a', 2]);
      expect(await listed({ customerNumber: '1', itemNumber: 'A' })).toEqual(['1a', 1]);
    });

    test('one that is put again is found by the key that it is put with', async () => {
      const store = open();
      await store.put([{ mapping: mapping('1', 'x-1', 'A'), itemKey: 'former' }]);
      await store.put([{ mapping: mapping('1', 'x-1', 'A'), itemKey: 'X1' }]);
      expect(await store.withKey('1', 'X1')).toEqual([mapping('1', 'x-1', 'A')]);
      expect(await store.withKey('1', 'former')).toEqual([]);
    });

    test('gives mappings another key, page by page', async () => {
      const store = open();
      for (const number of ['a', 'b', 'c'])
        await store.put([{ mapping: mapping('1', number, 'A'), itemKey: 'former' }]);
      const keyOf = () => 'new';
      const begin = await store.rekey(0, 2, keyOf);
      expect(begin.map((each) => each.mapping)).toEqual([mapping('1', 'a', 'A'), mapping('1', 'b', 'A')]);
      const found = async (key: string) =>
        (await store.withKey('1', key)).map(({ customer_item_number }) => customer_item_number);
      expect([await found('former'), await found('new')]).toEqual([['c'], ['a', 'b']]);
      expect((await store.rekey(begin[1]!.id, 2, keyOf)).length).toBe(1);
      expect([await found('former'), await found('new')]).toEqual([[], ['a', 'b', 'c']]);
    });

    test('removes once', async () => {
      const store = open();
      await store.put([{ mapping: mapping('1', 'a', 'A'), itemKey: 'A' }]);
      expect(await store.remove('1', 'a')).toBe(true);
      expect(await store.remove('1', 'a')).toBe(false);
    });
  });
}
