import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawSampleOrder } from './sample-order.ts';

test('the committed sample order is what the script draws', async () => {
  const committed = await readFile(new URL('../examples/sample-order.pdf', import.meta.url));
  expect(committed.equals(await drawSampleOrder())).toBe(true);
});
