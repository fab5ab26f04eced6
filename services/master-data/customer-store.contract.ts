import type { Customer } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { describe, expect, test } from 'vitest';
import type { CustomerStore } from './customer-store.ts';

/** A customer of whom only what the test is about is known. */
export function customer(number: string, known: Partial<Customer> = {}): Customer {
  return {
    number,
    id: `id-${number}`,
    name: null,
    postal_code: null,
    city: null,
    address: null,
    contact_person: null,
    phone_number: null,
    vat_number: null,
    email: null,
    coc_number: null,
    home_page: null,
    similarity: null,
    ...known,
  };
}

/** What every customer store must do. `open` gives an empty one. */
export function customerStoreContract(name: string, open: () => CustomerStore): void {
  describe(`${name} as a customer store`, () => {
    const numbers = (customers: Customer[]) => customers.map(({ number }) => number);

    test('gives back what was put, and nothing for an unknown number', async () => {
      const store = open();
      const jansen = customer('10042', { name: 'Bäckerei Jansen', city: '東京' });
      await store.put([{ customer: jansen, matchKeys: [] }]);
      expect(await store.get('10042')).toEqual(jansen);
      expect(await store.get('10043')).toBeUndefined();
    });

    test('replaces as a whole and keeps the place in the list', async () => {
      const store = open();
      await store.put([{ customer: customer('1', { name: 'One' }), matchKeys: ['vat:1'] }]);
      await store.put([{ customer: customer('2'), matchKeys: [] }]);
      await store.put([{ customer: customer('1', { city: 'Ulm' }), matchKeys: ['vat:9'] }]);
      expect(await store.get('1')).toEqual(customer('1', { city: 'Ulm' }));
      expect(numbers((await store.newest(1, 10)).customers)).toEqual(['2', '1']);
      expect(await store.withKeys(['vat:1'], 10)).toEqual([]);
      expect(numbers(await store.withKeys(['vat:9'], 10))).toEqual(['1']);
    });

    test('pages from the newest and counts all', async () => {
      const store = open();
      for (const number of ['1', '2', '3']) await store.put([{ customer: customer(number), matchKeys: [] }]);
      const { customers, total } = await store.newest(2, 2);
      expect([numbers(customers), total]).toEqual([['1'], 3]);
      expect(await store.newest(3, 2)).toEqual({ customers: [], total: 3 });
    });

    test('removes with the keys, once', async () => {
      const store = open();
      await store.put([{ customer: customer('1'), matchKeys: ['vat:1'] }]);
      expect(await store.remove('1')).toEqual(expect.any(Number));
      expect(await store.remove('1')).toBeUndefined();
      expect(await store.withKeys(['vat:1'], 10)).toEqual([]);
    });

    test('stores several in one step, each with its record id, and refuses an id that another customer has', async () => {
      const store = open();
      const entry = (number: string, id: string) => ({ customer: customer(number, { id }), matchKeys: [] });
      const [first, refused, second] = await store.put([entry('1', 'a'), entry('2', 'a'), entry('3', 'b')]);
      expect(refused).toMatchObject({
        kind: 'conflict',
        message: 'Another customer has the id a',
      });
      expect(
        (await store.withIds([second as number, 999, first as number])).map((each) => each.customer.number),
      ).toEqual(['3', '1']);
      expect(await store.put([entry('1', 'a')])).toEqual([first]);
    });

    test('goes through all records in turn, and knows when there are none', async () => {
      const store = open();
      expect(await store.isEmpty()).toBe(true);
      for (const number of ['1', '2', '3']) await store.put([{ customer: customer(number), matchKeys: [] }]);
      expect(await store.isEmpty()).toBe(false);
      const begin = await store.following(0, 2);
      const rest = await store.following(begin[1]!.id, 2);
      expect([...begin, ...rest].map((each) => each.customer.number)).toEqual(['1', '2', '3']);
    });

    test('gives records other keys, page by page', async () => {
      const store = open();
      for (const number of ['1', '2', '3'])
        await store.put([{ customer: customer(number), matchKeys: [`former:${number}`] }]);
      const keysOf = ({ number }: Customer) => [`number:${number}`, `number:${number}`];
      const begin = await store.rekey(0, 2, keysOf);
      expect(begin.map((each) => each.customer.number)).toEqual(['1', '2']);
      expect(numbers(await store.withKeys(['number:1', 'former:1', 'former:3'], 9))).toEqual(['1', '3']);
      const rest = await store.rekey(begin[1]!.id, 2, keysOf);
      expect(rest.map((each) => each.customer.number)).toEqual(['3']);
      expect(numbers(await store.withKeys(['former:3', 'number:3'], 9))).toEqual(['3']);
    });

    test('finds by any of several keys, each customer once, within the limit', async () => {
      const store = open();
      await store.put([{ customer: customer('1'), matchKeys: ['vat:1', 'postal:A', 'postal:A'] }]);
      await store.put([{ customer: customer('2'), matchKeys: ['postal:A'] }]);
      await store.put([{ customer: customer('3'), matchKeys: ['postal:B'] }]);
      expect(numbers(await store.withKeys(['vat:1', 'postal:A', 'none'], 10)).sort()).toEqual(['1', '2']);
      expect((await store.withKeys(['postal:A'], 1)).length).toBe(1);
    });
  });
}
