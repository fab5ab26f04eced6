import type { LineToResolve } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { customer } from './customer-store.contract.ts';
import { resolveWith } from './start-in-memory.ts';

const product = (item_number: string, description: string, remark: string | null = null) => ({
  item_number,
  language_code: 'en',
  description,
  created_at: '2026-01-02T03:04:05.000Z',
  remark,
});
const products = [
  product('700123', 'Wood glue D3 750 ml carton'),
  product('123-45', 'Oak board 20 mm'),
  product('AB 10001.23', 'Ball valve brass'),
  product('---', 'Assembly on site'),
  product('M-840', 'Hexagon bolt M8x40 zinc plated'),
  product('M-860', 'Hexagon bolt M8x60 zinc plated'),
];

let resolve: Awaited<ReturnType<typeof resolveWith>>;
beforeAll(async () => {
  resolve = await resolveWith({ customers: [], products, mappings: [] });
});

async function articleOf(line: Partial<LineToResolve>) {
  const whole = { supplier_item_number: null, description: null, customer_item_number: null, unit: null };
  return (await resolve({ buyer: null, lines: [{ ...whole, ...line }], language: 'en' })).lines[0]!;
}

test('a description that contradicts is not made good by the unit', async () => {
  const open = await articleOf({
    supplier_item_number: '700123',
    description: 'Kitchen tap',
    unit: 'carton',
  });
  expect([open.item_number, open.confidence]).toEqual([null, 0.6]);
  expect(open.because).toBe('700123 is our article number, but its description does not confirm it.');
});

test('a number of ours where the customer prints his own is left open with nothing that confirms it', async () => {
  expect(await articleOf({ customer_item_number: '700123' })).toEqual({
    item_number: null,
    confidence: 0.7,
    candidates: [{ number: '700123', name: 'Wood glue D3 750 ml carton', score: 0.7 }],
    because: "700123 is our article number, but stands as the customer's own and nothing else confirms it.",
  });
});

test('a number of ours where the customer prints his own is taken with its description', async () => {
  const found = await articleOf({ customer_item_number: '700123', description: 'Wood glue 750ml D3' });
  expect([found.item_number, found.confidence]).toEqual(['700123', 0.98]);
});

test("the customer's own number is not ours when the description fits another article better", async () => {
  const open = await articleOf({
    customer_item_number: 'M-840',
    description: 'Hexagon bolt M8x60 zinc plated',
  });
  expect(open.item_number).toBeNull();
  expect(open.candidates.map(({ number, score }) => [number, score])).toEqual([
    ['M-860', 0.7],
    ['M-840', 0.6],
  ]);
  expect(open.because).toBe(
    "M-840 is our article number, but stands as the customer's own and the description fits M-860 better.",
  );
});

test.each([
  ['12345', '123-45', 0.92],
  ['123 45', '123-45', 0.92],
  ['0123-45', '123-45', 0.92],
  ['AB-1000123', 'AB 10001.23', 0.92],
  ['AB10001 23', 'AB 10001.23', 0.92],
  ['12.345', null, 0.7],
  ['AB 1000-123', null, 0.7],
])('%j is %j with the confidence %d', async (supplier_item_number, number, confidence) => {
  const found = await articleOf({ supplier_item_number });
  expect([found.item_number, found.confidence]).toEqual([number, confidence]);
});

test('a number of ours without letters and digits is left open with nothing that confirms it', async () => {
  const open = await articleOf({ supplier_item_number: '---' });
  expect([open.item_number, open.confidence]).toEqual([null, 0.6]);
});

test('a number that is grouped otherwise is taken with its description', async () => {
  const found = await articleOf({ supplier_item_number: '12.345', description: 'Oak board 20mm' });
  expect([found.item_number, found.confidence]).toEqual(['123-45', 0.98]);
});

describe('a number of ours whose description says otherwise', async () => {
  const numbered = [
    ...products,
    product('H-L-100', 'Gloves size L Box 100 pieces'),
    product('H-L-200', 'Gloves size L Box 200 pieces', 'EAN 4006381333931'),
    product('V-100', 'Wall paint matt white 10 l'),
    product('V-200', 'Wall paint matt black 10 l'),
    product('BATT-AA', 'Battery AA alkaline'),
    product('BATT-AAA', 'Battery AAA alkaline'),
    product('F.10(5x20)/A', 'Fuse 8 A slow'),
    product('F-5', 'Fuse 5x20 A'),
    product('S-1', 'Threaded rod M8x50'),
    product('M-850', 'Hexagon bolt M8x50 zinc plated'),
  ];
  const find = await resolveWith({ customers: [], products: numbered, mappings: [] });
  const articleFor = async (supplier_item_number: string, description: string, more = {}) => {
    const line = { supplier_item_number, description, customer_item_number: null, unit: null, ...more };
    return (await find({ buyer: null, lines: [line], language: 'en' })).lines[0]!;
  };

  test.each([
    ['another pack', 'H-L-100', 'Gloves size L Box 200 pieces', 'H-L-200', 'H-L-100'],
    ['another pack, in short', 'H-L-100', 'Box 200 pieces', 'H-L-200', 'H-L-100'],
    ['another size alone', 'M-840', 'M8x50', 'M-850', 'M-840'],
    ['another size of few words', 'M-840', 'Hexagon bolt M8x60', 'M-860', 'M-840'],
    ['another size after its number', 'M-840', 'M-840 Hexagon bolt M8x60', 'M-860', 'M-840'],
    ['another colour', 'V-100', 'Wall paint black 10 l', 'V-200', 'V-100'],
    ['another type', 'BATT-AA', 'Battery AAA', 'BATT-AAA', 'BATT-AA'],
    ['other goods', '700123', 'Oak board 20 mm', '123-45', '700123'],
    ['another pack than the trade number', '4006381333931', 'Gloves L Box 100 pieces', 'H-L-100', 'H-L-200'],
    ['another size, the number in other spelling', 'M840', 'Hexagon bolt M8x60', 'M-860', 'M-840'],
  ])('is left open where it is that of another article: %s', async (_, number, text, meant, numbers) => {
    const open = await articleFor(number, text);
    expect([open.item_number, open.confidence]).toEqual([null, 0.7]);
    expect(open.candidates.map((each) => each.number)).toEqual([meant, numbers]);
    expect(open.because).toBe(`${numbers} is our article number, but the description fits ${meant} better.`);
  });

  test.each([
    ['another size', 'M-840', 'Hexagon bolt M8x90 zinc plated'],
    ['another type', 'BATT-AA', 'Battery C alkaline'],
    ['another measure', '700123', 'Wood glue D3 1 l'],
  ])('is taken and says so where no other article fits: %s', async (_, number, text) => {
    const found = await articleFor(number, text);
    expect([found.item_number, found.confidence]).toEqual([number, 0.96]);
    expect(found.because).toBe(
      `${number} is our article number. The description says otherwise, but fits no other article.`,
    );
  });

  test.each([
    ['M-840', 'Hexagon bolt'],
    ['M-840', 'Hex. bolt 8x40, zinc'],
    ['M-840', 'Hexagon bolt M8x40 zinc plated, 60 pcs'],
    ['H-L-100', 'H-L-100 Gloves size L'],
    ['F.10(5x20)/A', 'F.10(5x20)/A Fuse'],
    ['V-100', 'matt wall paint white, 10 litres, delivery 12.05.'],
    ['BATT-AA', 'AA Battery'],
  ])('is not doubted for what the description leaves out or adds: %s, %s', async (number, text) => {
    const found = await articleFor(number, text);
    expect([found.item_number, found.because]).toEqual([number, `${number} is our article number.`]);
  });

  test('stays open when another number of the line is that of the described article', async () => {
    const open = await articleFor('H-L-100', 'Gloves size L Box 200 pieces', {
      customer_item_number: 'H-L-200',
    });
    expect([open.item_number, open.because]).toEqual([
      null,
      'H-L-100 is our article number, but the description fits H-L-200 better.',
    ]);
  });
});

describe('a word before a number', () => {
  const all = [
    product('ART-4711', 'Hexagon bolt M8x40'),
    product('4711', 'Flat brush 20 mm'),
    product('88', 'Saw'),
  ];
  const mapped = (customer_item_number: string, item_number: string) => ({
    customer_number: '10042',
    customer_item_number,
    item_number,
    language_code: 'en',
  });
  const mappings = [mapped('REF-100', '88'), mapped('MAT-55', 'ART-4711'), mapped('55', '4711')];
  const jansen = customer('10042', { name: 'Bakkerij Jansen', vat_number: 'NL800000001B01' });

  test.each([
    ['ART-4711', null, 'ART-4711'],
    ['art 4711', null, 'ART-4711'],
    ['4711', null, '4711'],
    ['SKU: 4711', null, '4711'],
    [null, 'REF-100', '88'],
    [null, 'MAT-55', 'ART-4711'],
    [null, 'Item no. 55', '4711'],
  ])('belongs to it where there is such a number: %s, %s', async (ours, theirs, found) => {
    const find = await resolveWith({ customers: [jansen], products: all, mappings });
    const line = { supplier_item_number: ours, customer_item_number: theirs, description: null, unit: null };
    const buyer = { ...nobody, company: 'Bakkerij Jansen', vat_id: 'NL800000001B01' };
    expect((await find({ buyer, lines: [line], language: 'en' })).lines[0]!.item_number).toBe(found);
  });
});

const nobody = {
  company: null,
  street: null,
  postal_code: null,
  city: null,
  country: null,
  vat_id: null,
  email: null,
  phone: null,
  printed_number: null,
  registration_number: null,
  branch: null,
};
