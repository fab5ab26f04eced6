import { describe, expect, test } from 'vitest';
import { measureArticles, measureTwins } from './measure-articles.ts';
import { measureCustomers } from './measure-customers.ts';
import { measureRecall, measureSearch } from './measure-search.ts';
import { makeCustomers } from './parties.ts';
import { seededRandom } from './random.ts';

describe.each(['building', 'heldOut'] as const)('of the %s families', (split) => {
  test('a customer is found by each variant of his name', async () => {
    const figures = await measureSearch(2_000, 15, split);
    for (const { variant, mrr } of figures) expect([variant, mrr >= 0.95]).toEqual([variant, true]);
  });

  test('the customer of a document is named, and never a wrong one', async () => {
    const { coverage, wrong, guessed } = await measureCustomers(1_000, 300, split);
    expect([wrong, guessed]).toEqual([0, 0]);
    expect(coverage).toBeGreaterThanOrEqual(0.98);
  });

  test('an article is found by its numbers and by its description, never a wrong one', async () => {
    for (const { shown, top1, named, wrong } of await measureArticles(1_500, 20, split)) {
      expect([shown, top1 >= 0.96, named >= 0.85, wrong]).toEqual([shown, true, true, 0]);
    }
  });

  test('of articles with one description none is named', async () => {
    expect(await measureTwins(1_500, split)).toMatchObject({ named: 0 });
  });
});

test('the budget of the index costs nothing that is found', () => {
  const customers = makeCustomers(5_000, 'building', seededRandom(13)).map(({ customer }) => customer);
  expect(measureRecall(customers, 30)).toBeGreaterThanOrEqual(0.99);
});
