import { afterAll, expect, test } from 'vitest';
import { seededRandom } from './accuracy/random.ts';
import { openSqliteStores } from './stores.sqlite.ts';

const stores = openSqliteStores(':memory:');
afterAll(() => stores.close());

const product = (item_number: string, description = '') => ({
  product: { item_number, language_code: 'en', created_at: '', description, remark: null },
  matchKeys: [],
});

test('whatever is put, replaced and removed between the pages, each is what the whole list has there', async () => {
  const random = seededRandom(7);
  const { products } = stores;
  let newestFirst: string[] = [];
  let made = 0;
  for (let step = 0; step < 2_000; step++) {
    const chance = random.below(10);
    const some = newestFirst[random.below(Math.max(1, newestFirst.length))];
    if (chance < 3) {
      const numbers = [String(++made), String(++made)];
      await products.put([...numbers, ...(some ? [some] : [])].map((number) => product(number, 'again')));
      newestFirst = [...numbers.reverse(), ...newestFirst];
    } else if (chance < 5 && some) {
      await products.remove(some, 'en');
      newestFirst = newestFirst.filter((number) => number !== some);
    } else {
      const [page, size] = [1 + random.below(12), 1 + random.below(9)];
      const found = await products.newest(page, size);
      expect(found.total).toBe(newestFirst.length);
      expect(found.products.map(({ item_number }) => item_number)).toEqual(
        newestFirst.slice((page - 1) * size, page * size),
      );
    }
  }
  expect(newestFirst.length).toBeGreaterThan(100);
});

test('a put that failed counts for nothing', async () => {
  const { products } = stores;
  const before = (await products.newest(1, 1)).total;
  const broken = { ...product('x'), matchKeys: [null as unknown as string] };
  await expect(products.put([product('w'), broken])).rejects.toThrow();
  expect((await products.newest(1, 1)).total).toBe(before);
});
