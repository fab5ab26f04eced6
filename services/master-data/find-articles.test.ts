import type { LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { beforeAll, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { resolveWith } from './start-in-memory.ts';

const article = (item_number: string, description: string) => ({
  item_number,
  language_code: 'en',
  description,
  remark: null,
  created_at: '2026-01-02T03:04:05.000Z',
});
const gtinArticle = { ...article('P-88', 'Fineliner blue'), remark: 'EAN 4006381333931' };
const mapping = (customer_item_number: string, item_number: string) => ({
  customer_number: '1',
  customer_item_number,
  item_number,
  language_code: 'en',
});

let resolve: Awaited<ReturnType<typeof resolveWith>>;
beforeAll(async () => {
  resolve = await resolveWith({
    customers: [customer('1', { name: 'Jansen B.V.' })],
    products: [
      article('4711', 'Ball valve brass'),
      article('9000', 'Oak board'),
      article('9001', 'Tap'),
      gtinArticle,
    ],
    mappings: [mapping('4711', '9000'), mapping('J-1', '9001'), mapping('J-2', '4711')],
  });
});

async function articleOf(numbers: Partial<LineToResolve>) {
  const line = { supplier_item_number: null, description: null, customer_item_number: null, unit: null };
  const { lines } = await resolve({
    buyer: null,
    lines: [{ ...line, ...numbers }],
    language: 'en',
    customer_number: '1',
  });
  return lines[0]!;
}

const wins =
  'is mapped to this article. The mapping wins: 4711, which the line prints too, is another article of ours.';

test.each([
  [
    'his own number',
    { customer_item_number: '4711' },
    '9000',
    "The customer's number 4711 is mapped to this article.",
  ],
  [
    'a number in a column that does not say whose',
    { supplier_item_number: '4711' },
    '9000',
    `The customer's number 4711 ${wins}`,
  ],
  [
    'his own and another of ours',
    { customer_item_number: 'J-1', supplier_item_number: '4711' },
    '9001',
    `The customer's number J-1 ${wins}`,
  ],
  [
    'his own and the same of ours',
    { customer_item_number: 'J-2', supplier_item_number: '4711' },
    '4711',
    "The customer's number J-2 is mapped to this article.",
  ],
])('the mapping of %s wins, and a conflict is told', async (_, numbers, item_number, because) => {
  expect(await articleOf(numbers)).toMatchObject({ item_number, because });
});

test('a number that is mapped is open where it stands as ours beside his own and is another article', async () => {
  expect(await articleOf({ customer_item_number: 'X9', supplier_item_number: '4711' })).toEqual({
    item_number: null,
    confidence: 0.5,
    is_mapped: true,
    candidates: [
      { number: '9000', name: 'Oak board', score: 0.5 },
      { number: '4711', name: 'Ball valve brass', score: 0.5 },
    ],
    because:
      "4711 is mapped to 9000 as the customer's number, but stands as ours beside his own X9, and the line's number of ours is 4711.",
  });
});

test('a number of ours is open where the description is that of another article, and both are shown', async () => {
  const line = { customer_item_number: 'X9', supplier_item_number: '9001', description: 'Oak board' };
  expect(await articleOf(line)).toEqual({
    item_number: null,
    confidence: 0.7,
    candidates: [
      { number: '9000', name: 'Oak board', score: 0.7 },
      { number: '9001', name: 'Tap', score: 0.6 },
    ],
    because: '9001 is our article number, but the description fits 9000 better.',
  });
});

test('the mapping of his own number wins over what number and description say, and tells it', async () => {
  const line = { customer_item_number: 'J-1', supplier_item_number: '4711', description: 'Oak board' };
  expect(await articleOf(line)).toMatchObject({
    item_number: '9001',
    because:
      "The customer's number J-1 is mapped to this article. The mapping wins: 4711 is our article number, but the description fits 9000 better.",
  });
});

test('a number that is mapped, is ours and is described as a third article is open between all', async () => {
  const line = { customer_item_number: 'X9', supplier_item_number: '4711', description: 'Tap' };
  const open = await articleOf(line);
  expect([open.item_number, open.candidates.map(({ number }) => number)]).toEqual([
    null,
    ['9000', '9001', '4711'],
  ]);
  expect(open.because).toBe(
    "4711 is mapped to 9000 as the customer's number, but stands as ours beside his own X9. 4711 is our article number, but the description fits 9001 better.",
  );
});

test('one that is no article of ours is his, wherever it stands', async () => {
  const found = await articleOf({ customer_item_number: 'X9', supplier_item_number: 'J-1' });
  expect(found).toMatchObject({
    item_number: '9001',
    because: "The customer's number J-1 is mapped to this article.",
  });
});

test.each<[string, Partial<LineToResolve>, string | null]>([
  ['alone', {}, 'P-88'],
  ['with blanks, and a description that says little', { description: 'Feutre fin, bleu' }, 'P-88'],
  ['with a description of something else', { description: 'Brass tap' }, null],
])('a trade number stands for its article in his column, too: %s', async (_what, line, item_number) => {
  expect((await articleOf({ ...line, customer_item_number: '4006381 333931' })).item_number).toBe(
    item_number,
  );
});

test.each([
  ['Fineliner blue, EAN 4006381333931', 'P-88', '4006381333931 is the trade number (GTIN) of P-88.'],
  ['Fineliner EAN 4006381333931, carton 4006381333948', null, 'The line shows no article number.'],
  [
    'Brass tap, replaces 4006381333931',
    null,
    'P-88 is our article number, but the description fits 9001 better.',
  ],
  [
    'Fountain pen, replaces 4006381333931',
    null,
    'P-88 is our article number, but its description does not confirm it.',
  ],
  ['Fineliner blue, EAN 4006381333932', null, 'The line shows no article number.'],
])('by the trade number within %j the article is %s', async (description, item_number, because) => {
  const found = await articleOf({ description });
  expect([found.item_number, found.because.slice(0, because.length)]).toEqual([item_number, because]);
});
