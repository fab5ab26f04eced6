import type { Product } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { expect, test } from 'vitest';
import { findByDescription } from './find-by-description.ts';
import { lettersOfTexts } from './letters-of-texts.ts';
import { putProducts } from './put-product.ts';
import { openSqliteStores } from './stores.sqlite.ts';

async function find(description: string, articles: string[]) {
  const stores = openSqliteStores(':memory:');
  const context = { ...stores, productTexts: lettersOfTexts(), changes: { note: () => {} }, now: () => 0 };
  await putProducts(
    context,
    articles.map((text, i) => articleOf(i, text)),
  );
  const line = { description, unit: null, supplier_item_number: null, customer_item_number: null };
  const found = await findByDescription(context, line, 'en', 'No number.');
  stores.close();
  return found;
}

function articleOf(i: number, description: string): Product {
  return { item_number: `P${i}`, language_code: 'en', description, remark: null, created_at: '' };
}

/** More than are compared, all nearer by their letters than a long text. */
const crowd = Array.from({ length: 150 }, (_, i) => `Cocoa powder natural ${i + 100} kg`);
const long = 'Cocoa powder natural 5 kg, conventional, resealable bag with printed measuring table';

test('an article among hundreds is not named when one whose longer text says as much is not among the nearest', async () => {
  const short = 'Cocoa powder natural organic 5 kg';
  expect((await find('Cocoa powder natural 5 kg', [...crowd, short])).item_number).toBe('P150');
  const both = await find('Cocoa powder natural 5 kg', [...crowd, short, long]);
  expect(both.item_number).toBeNull();
  expect(both.candidates.slice(0, 2).map(({ number }) => number)).toEqual(['P150', 'P151']);
  expect(both.because).toBe('No number. Its description fits several articles almost equally well.');
});

test('one that says more of the line than the nearest is found from these', async () => {
  const near = 'Cocoa powder natural organic 5 kg';
  const { item_number } = await find('Cocoa powder natural 5 kg resealable bag', [...crowd, near, long]);
  expect(item_number).toBe('P151');
});
