import { afterAll, describe, expect, test } from 'vitest';
import { measureDescriptions, measureNumbers, measurePlanted, openCatalogue } from './measure-articles.ts';
import { measureCustomers } from './measure-customers.ts';
import { measureArticleRecall, measureCustomerRecall } from './measure-recall.ts';
import { measureSearch } from './measure-search.ts';

describe.each(['building', 'heldOut'] as const)('of the %s families', (split) => {
  test('a customer is found by each variant of his name', async () => {
    const figures = await measureSearch(2_000, 15, split);
    for (const { variant, mrr } of figures) expect([variant, mrr >= 0.95]).toEqual([variant, true]);
  });

  test('the customer of a document is named, and never a wrong one', async () => {
    const { coverage, wrong, guessed } = await measureCustomers(1_000, 600, split);
    expect([wrong, guessed]).toEqual([0, 0]);
    // A legal form that the document tells otherwise is left open: one in fifty.
    expect(coverage).toBeGreaterThanOrEqual(0.95);
  }, 20_000);

  describe('an article', async () => {
    const catalogue = await openCatalogue(1_500, split, 31);
    afterAll(() => catalogue.context.close());

    test('is found by its numbers, never a wrong one', async () => {
      for (const { shown, top1, wrong } of await measureNumbers(catalogue, 20)) {
        expect([shown, top1 >= 0.97, wrong]).toEqual([shown, true, 0]);
      }
    });

    test('is found by its description, however written, among others of its series', async () => {
      for (const { shown, top1, named, wrong } of await measureDescriptions(catalogue, 20)) {
        expect([shown, top1 >= 0.9, named >= 0.85, wrong]).toEqual([shown, true, true, 0]);
      }
    });

    test('is not named where the line leaves it open, or prints a number that is ours by chance', async () => {
      const figures = await measurePlanted(catalogue, 40);
      expect(figures.map(({ named }) => named)).toEqual(figures.map(() => 0));
      expect(figures.length).toBe(7);
    });
  });
});

test('the index finds first what weighing every record finds first', async () => {
  const customers = await measureCustomerRecall(2_000, 4, 'building');
  const articles = await measureArticleRecall(1_500, 2, 'building');
  for (const { variant, first, recallOfLikely } of [...customers, ...articles]) {
    expect([variant, first, recallOfLikely >= 0.9]).toEqual([variant, 1, true]);
  }
}, 60_000);
